// boardgame.io's own server, with a card game for four of about the size of Duel of Magicians.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const [port, folder] = process.argv.slice(2);

const duel = {
  name: "duel",
  setup: ({ random }) => {
    const pile = random.Shuffle(Array.from({ length: 58 }, (_, n) => 1 + (n % 13)));
    const players = Object.fromEntries(["0", "1", "2", "3"].map((id) => [id, { hand: pile.splice(0, 6), front: [] }]));
    return { pile, players, round: [], total: 0 };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, p]) => [id, id === playerID ? p : { ...p, hand: p.hand.length }]),
    ),
  }),
  moves: {
    play: ({ G, ctx, events, random }, index) => {
      const me = G.players[ctx.currentPlayer];
      const card = me.hand.splice(index, 1)[0];
      G.round.push(card);
      G.total = card;
      if (G.round.length > 4) {
        me.front.push(...G.round.splice(0));
        if (me.front.length > 20) G.pile = random.Shuffle(G.pile.concat(me.front.splice(0)));
      }
      me.hand.push(G.pile.pop());
      events.endTurn();
    },
  },
};

const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [duel], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
server.run(Number(port), () => console.log("ready"));
