import fc from 'fast-check';

/** Generated modules without faults, as the plain data of their files. */

export type Data = Record<string, unknown>;

const SIDES = ['Red', 'Blue', 'Green', 'White'];
const PROTOTYPES = ['guard', 'wagon'];
const TERRAIN = ['wood', 'hill'];

const sheet = fc
  .record({
    kind: fc.constantFrom('square', 'hex'),
    columns: fc.integer({ min: 4, max: 30 }),
    rows: fc.integer({ min: 4, max: 30 }),
  })
  .map((grid): Data => ({ ...grid, numbering: 'A1' }));

const regions = fc.constant<Data>({
  kind: 'region',
  regions: [
    { name: 'Vale', x: 1, y: 1, neighbours: ['Moor'] },
    { name: 'Moor', x: 2, y: 1, neighbours: ['Fen'] },
    { name: 'Fen', x: 3, y: 1, neighbours: [] },
  ],
});

/** The first cells of a board, each next to the one before. */
export const cellsOf = ({ kind }: Data): readonly string[] =>
  kind === 'region' ? ['Vale', 'Moor', 'Fen'] : ['A1', 'A2', 'A3'];

const board = (name: string): fc.Arbitrary<Data> =>
  fc.oneof(sheet, regions).map((grid) => {
    const [first = '', second = '', third = ''] = cellsOf(grid);
    return {
      name,
      grid,
      terrain: { wood: [first, second], hill: [third] },
      edges: { road: [[first, second, third]] },
      zones: [{ name: 'North', cells: [first, third], values: { Gold: 3 } }],
      picture: { file: 'map.png', x: -0.5, width: 12 },
    };
  });

const map = (name: string): fc.Arbitrary<Data> =>
  fc.record({
    name: fc.constant(name),
    occupied: fc.constantFrom('refuse', 'stack'),
    boards: board(`${name} West`).map((only) => [only]),
  });

const prototype = fc.record({
  symbol: fc.constantFrom('G', 'W'),
  Class: fc.constantFrom('foot', 'horse'),
  MovePoints: fc.nat(9),
  Hits: fc.constant({ value: 2, min: 0, max: 3 }),
  layers: fc.constant({ levels: ['Fresh', { name: 'Spent', symbol: 's' }], follows: 'Hits - 1' }),
  facing: fc.constantFrom(4, 6),
  mask: fc.constantFrom(true, { name: 'Somebody', symbol: '?' }),
  invisible: fc.boolean(),
});

/** A module with a few of everything; its file can be broken at every place. */
export const good: fc.Arbitrary<Data> = fc
  .record({
    sides: fc.integer({ min: 2, max: 4 }),
    maps: fc.tuple(map('Field'), map('Sea')),
    prototypes: fc.tuple(prototype, prototype),
    stacks: fc.array(fc.record({ map: fc.constantFrom('Field', 'Sea'), side: fc.nat(1), prototype: fc.nat(1) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ sides, maps, prototypes, stacks }) => {
    const names = SIDES.slice(0, sides);
    return {
      module: 'made',
      title: 'Made by chance',
      description: 'A module of a test.',
      sides: names.map((name) => ({ name, colour: '#336699' })),
      turn: { order: names, ends: 'by-command' },
      seats: { least: 2 },
      rules: { pieces: 'owner', captures: 'manual', undo: 'reshuffle' },
      properties: { MovePoints: 'natural', Class: 'text' },
      terrain: Object.fromEntries(
        TERRAIN.map((name, index) => [name, { colour: '#99aa77', cost: { default: index + 1, horse: 'closed' } }]),
      ),
      edges: { road: { runs: 'along', cost: 1 }, river: { runs: 'between' } },
      maps: [...maps, { name: '$side$ Hand', private: '$side$', publishes: 'count', each: 'side' }],
      prototypes: Object.fromEntries(PROTOTYPES.map((name, index) => [name, prototypes[index]])),
      decks: [
        {
          name: 'Supplies',
          at: `Field Field West ${cellsOf((maps[0]['boards'] as readonly Data[])[0]?.['grid'] as Data)[2]}`,
          faceDown: 'always',
          publishes: 'contents',
          pick: false,
          discards: 'Discards',
          reshuffle: 'always',
          shuffled: true,
          pieces: [{ prototype: 'wagon', name: 'Wagon', count: 6 }, { prototype: 'guard' }],
        },
        { name: 'Discards', at: 'Sea', faceDown: 'never' },
        {
          name: '$side$ Pile',
          at: '$side$ Hand',
          side: '$side$',
          each: 'side',
          pieces: [{ prototype: 'guard', count: 2 }],
        },
      ],
      setup: stacks.map((stack, index) => {
        const boards = maps[stack.map === 'Field' ? 0 : 1]['boards'] as readonly Data[];
        const cell = cellsOf(boards[0]?.['grid'] as Data)[index];
        return {
          at: `${stack.map} ${stack.map} West ${cell}`,
          side: SIDES[stack.side],
          pieces: [{ prototype: PROTOTYPES[stack.prototype], count: 1 }],
        };
      }),
    };
  })
  // No two places share what stands there.
  .map((data): Data => JSON.parse(JSON.stringify(data)));
