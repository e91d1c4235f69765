// boardgame.io's own server, in memory as it comes or (given a folder) with its own file storage, and a game whose
// state is as large as Forbidden Island's view.
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const tile = (n) => ({ tile: `tile_${n}`, row: n % 6, column: n % 5, state: 'dry' });
const card = (n) => ({ card: `some_treasure_card_${n}`, seat: n % 4, drawn: false, discarded: false });

const island = {
  name: 'island',
  setup: () => ({
    tiles: Array.from({ length: 24 }, (_, n) => tile(n)),
    cards: Array.from({ length: 36 }, (_, n) => card(n)),
    acts: 0,
  }),
  moves: {
    // Changes as much as an act of ours does: a tile, a card, a counter.
    act: ({ G }, n) => {
      G.tiles[n % 24].state = G.acts % 2 ? 'flooded' : 'dry';
      G.cards[n % 36].drawn = !G.cards[n % 36].drawn;
      G.acts += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [island], origins: [Origins.LOCALHOST], db }).run({ port: Number(port) });
