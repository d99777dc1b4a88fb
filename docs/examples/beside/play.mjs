// Plays the game for boardgame.io at random, with two clients at its local server: `npm install boardgame.io@0.50.2`
// in a folder with these two files, then `node play.mjs`.
import { createRequire } from "node:module";
import { Ladder } from "./ladder.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { Local } = require("boardgame.io/dist/cjs/multiplayer.js");
const multiplayer = Local();
const seats = ["0", "1"].map((playerID) => Client({ game: Ladder, debug: false, multiplayer, playerID }));
seats.forEach((seat) => seat.start());

while (!seats[0].getState().ctx.gameover) {
  const seat = seats[seats[0].getState().ctx.currentPlayer];
  const { G, ctx } = seat.getState();
  const moves = Ladder.ai.enumerate(G, ctx);
  const { move, args = [] } = moves[Math.floor(Math.random() * moves.length)];
  seat.moves[move](...args);
}
console.log(seats[0].getState().ctx.gameover, JSON.stringify(seats[0].getState().G));
