// The same game for boardgame.io 0.50: rules, hidden hands and pile, and what its bots may choose from.
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const higher = (G, card) => G.ladder.length === 0 || card > G.ladder.at(-1);

export const Ladder = {
  name: "ladder",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const pile = random.Shuffle(Array.from({ length: 20 }, (_, n) => n + 1));
    return { hands: [pile.splice(0, 5), pile.splice(0, 5)], ladder: pile.splice(0, 1), discards: [], pile, passes: 0 };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.map(() => null),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => null))),
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ random }) => random.Die(2) - 1, next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 },
  },
  moves: {
    lay: ({ G, ctx }, card) => {
      const hand = G.hands[ctx.currentPlayer];
      if (!hand.includes(card) || !higher(G, card)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      G.ladder.push(card);
      G.passes = 0;
    },
    draw: {
      client: false,
      undoable: false,
      move: ({ G, ctx }) => {
        if (G.pile.length === 0) return INVALID_MOVE;
        G.hands[ctx.currentPlayer].push(G.pile.pop());
      },
    },
    pass: ({ G }) => {
      if (G.pile.length > 0 || G.ladder.length === 0) return INVALID_MOVE;
      G.passes += 1;
      if (G.passes === 2) G.discards.push(...G.ladder.splice(0));
    },
  },
  endIf: ({ G }) => {
    const winner = G.hands.findIndex((hand) => hand.length === 0);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
  ai: {
    enumerate: (G, ctx) => [
      ...G.hands[ctx.currentPlayer].filter((card) => higher(G, card)).map((card) => ({ move: "lay", args: [card] })),
      ...(G.pile.length ? [{ move: "draw" }] : G.ladder.length ? [{ move: "pass" }] : []),
    ],
  },
};
