// The same load as load.py: moves due at fixed moments, measured until the last of four seats has the new state.
const { io } = require("socket.io-client");
const [server, tables, seconds, ...rates] = process.argv.slice(2);
const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

class Table {
  constructor(id) {
    Object.assign(this, { id, states: [null, null, null, null], due: null, waiting: [], latencies: [] });
  }
  async connect() {
    this.sockets = await Promise.all(["0", "1", "2", "3"].map((player) => this.seat(player)));
  }
  seat(player) {
    return new Promise((ready) => {
      const socket = io(`${server}/duel`, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", this.id, player, undefined, 4));
      socket.on("sync", (_, info) => { this.states[player] = info.state; ready(socket); });
      socket.on("update", (_, state) => this.heard(player, state));
    });
  }
  heard(player, state) {
    this.states[player] = state;
    if (this.states.some((each) => each._stateID !== state._stateID)) return;
    if (this.due !== null) this.latencies.push(now() - this.due);
    this.due = null;
    if (this.waiting.length) this.play(this.waiting.shift());
  }
  moveDue(moment) {
    if (this.due === null) this.play(moment);
    else this.waiting.push(moment);
  }
  play(moment) {
    this.due = moment;
    const { ctx, _stateID } = this.states[0];
    const playerID = ctx.currentPlayer;
    const action = { type: "MAKE_MOVE", payload: { type: "play", args: [0], playerID } };
    this.sockets[playerID].emit("update", action, _stateID, this.id, playerID);
  }
}

async function create() {
  const body = JSON.stringify({ numPlayers: 4, unlisted: true });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server}/games/duel/create`, { method: "POST", body, headers });
  return new Table((await answer.json()).matchID);
}

async function load(all, rate) {
  for (const table of all) Object.assign(table, { latencies: [] });
  const start = now() + 100;
  const count = rate * seconds;
  for (let number = 0; number < count; ) {
    while (number < count && start + (number * 1000) / rate <= now()) {
      all[number % all.length].moveDue(start + (number * 1000) / rate);
      number += 1;
    }
    await sleep(1);
  }
  const end = now() + 2000;
  while (now() < end && all.some((table) => table.due !== null)) await sleep(50);
  const sorted = all.flatMap((table) => table.latencies).sort((a, b) => a - b);
  const lagging = all.reduce((sum, table) => sum + (table.due !== null) + table.waiting.length, 0);
  for (const table of all) table.waiting = [];
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? Infinity;
  return { rate, done: sorted.length, seconds: Number(seconds), p50: at(0.5), p99: at(0.99), errors: 0, lagging };
}

(async () => {
  const all = [];
  for (let n = 0; n < Number(tables); n++) {
    const table = await create();
    await table.connect();
    all.push(table);
  }
  console.log(JSON.stringify("connected"));
  await sleep(1000);
  for (const rate of rates.map(Number)) {
    const run = await load(all, rate);
    console.log(JSON.stringify({ ...run, p50: Math.min(run.p50, 1e9), p99: Math.min(run.p99, 1e9) }));
    if (rate >= 500 && (run.p99 > 100 || run.lagging)) break;
  }
  process.exit(0);
})();
