import { compiled } from '../../src/features/counters/rules/count.ts';
import { recountSums } from '../../src/features/counters/rules/whole.ts';
import { printDecimalSum } from '../../src/table/index.ts';
import { type CountedTable, countedTable } from '../support/games/counting.ts';
import { alternating, median, medianRatio, quickestRatio, type Row } from './row.ts';

/** Moves before anything is measured, and in each run. */
const WARM = 1000;
const MOVES = 300;
const RUNS = 15;

export const BIG = { maps: 100, columns: 301, rows: 300 } as const;
const SMALL = { maps: 1, columns: 10, rows: 10 } as const;

/**
 * What counters cost (C81): a move that touches 10 of 1,000 counters among 100,000 pieces, decided, applied and
 * counted, against the same among 100 pieces and these 10, and against counting these 10 again; the same with 100
 * modifiers on the counted property of which 5 reach the piece, against these 5; the end of a turn by which a condition
 * of the whole game flips, for each piece in its scope.
 *
 * No piece is like another here. Of pieces that are alike one is counted for all, which takes a millisecond however
 * many they are: it is where they differ that keeping a sum has to be worth more than counting again.
 */
export const counters = async (): Promise<readonly Row[]> => {
  const [big, small] = [
    { ...BIG, differing: true },
    { ...SMALL, differing: true },
  ];
  const plain = await moves('a move that touches 10 of 1000 counters', countedTable(big), [countedTable(small)]);
  const squads = Array.from({ length: 20 }, () => countedTable({ ...small, captains: 5 }));
  const led = await moves(
    'the same with 100 modifiers, 5 in reach',
    countedTable({ ...big, captains: 5 * squads.length }),
    squads,
  );
  return [...plain, ...led, ...(await fromScratch()), flipOf5000(false), flipOf5000(true), await flips()];
};

/** As many pieces move in turn among many as in all the small tables together. */
const moves = async (what: string, big: CountedTable, smalls: readonly CountedTable[]): Promise<readonly Row[]> => {
  let turn = 0;
  const inSmall = (): void => {
    smalls[(turn >> 1) % smalls.length]?.move();
    turn += 1;
  };
  for (const move of [big.move, inSmall]) timed(WARM, move);
  const pairs = await alternating(
    RUNS,
    async () => timed(MOVES, big.move),
    async () => timed(MOVES, inSmall),
  );
  const move = Math.min(...pairs.map(({ ours }) => ours));
  const again = Math.min(...Array.from({ length: 5 }, () => timed(1, () => countAgain(big))));
  return [
    {
      what,
      against: 'the same among 100 pieces',
      ratio: quickestRatio(pairs),
      most: 2,
      note: `${big.pieces} pieces, ${move.toFixed(0)} µs`,
    },
    {
      what,
      against: 'a thousandth of counting these 10 again',
      ratio: (1000 * move) / again,
      most: 1,
      note: `${(again / 1000).toFixed(0)} ms to count again`,
    },
  ];
};

/** The counters of the first map, from scratch. */
const countAgain = ({ table }: CountedTable): ReadonlyMap<string, bigint> =>
  recountSums(
    table,
    [...table.all('counter')].filter(({ map }) => map === 'Map 0').map((counter) => compiled(counter)),
  );

/** Counting from scratch against a plain loop over plain objects for each counter (Q6). */
const fromScratch = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [columns, height, differing] of [
    [100, 50, false],
    [100, 50, true],
    [301, 300, true],
  ] as const) {
    const one = countedTable({ maps: 1, columns, rows: height, differing });
    const plain = [...one.table.all('piece')].map(({ id, place }) => ({
      id,
      map: 'Map 0',
      board: 'Board 0',
      cell: place.cell,
      properties: { Strength: 2, Class: 'foot' },
    }));
    const loops = (): readonly number[] =>
      Array.from({ length: 10 }, (_, i) => {
        let sum = 0;
        for (const { map, properties } of plain)
          if (map === 'Map 0' && properties.Strength > i - 5 && properties.Class === 'foot')
            sum += i % 2 === 0 ? properties.Strength : 1;
        return sum;
      });
    const found = [...countAgain(one).values()].map(printDecimalSum);
    if (String(found) !== String(loops())) throw new Error(`counted ${found}, and the rival ${loops()}`);
    for (let i = 0; i < 20; i += 1) timed(1, () => [countAgain(one), loops()]);
    const pairs = await alternating(
      RUNS,
      async () => timed(3, () => countAgain(one)),
      async () => timed(30, loops),
    );
    rows.push({
      what: 'counting 10 counters from scratch',
      against: 'a plain loop over plain objects for each',
      ratio: quickestRatio(pairs),
      most: 20,
      note: `${one.pieces} pieces ${differing ? 'that all differ' : 'that are alike'}, ${median(pairs.map(({ ours }) => ours / 1000)).toFixed(1)} against ${median(pairs.map(({ rival }) => rival / 1000)).toFixed(2)} ms`,
    });
  }
  return rows;
};

/** A condition that flips, in milliseconds of processor time (Q6): the quickest, as other work only adds to it. */
const flipOf5000 = (differing: boolean): Row => {
  const one = countedTable({ maps: 1, columns: 100, rows: 50, weather: true, differing });
  timed(10, one.turn);
  const cost = Math.min(...Array.from({ length: RUNS }, () => timed(1, one.turn) / 1000));
  return {
    what: 'a condition of the game that flips',
    against: '10 ms',
    ratio: cost / 10,
    most: 1,
    note: `${one.pieces} pieces ${differing ? 'that all differ' : 'that are alike'}, 10 counters, ${cost.toFixed(1)} ms`,
  };
};

const flips = async (): Promise<Row> => {
  const [big, small] = [
    countedTable({ maps: 1, columns: 100, rows: 100, weather: true, differing: true }),
    countedTable({ ...SMALL, weather: true, differing: true }),
  ];
  for (const { turn } of [big, small]) timed(4, turn);
  const pairs = await alternating(
    RUNS,
    async () => timed(2, big.turn) / big.pieces,
    async () => timed(40, small.turn) / small.pieces,
  );
  return {
    what: 'a condition of the game that flips',
    against: 'the same among 100 pieces',
    ratio: medianRatio(pairs),
    most: 2,
    note: `for each of ${big.pieces} pieces, 10 counters`,
  };
};

/** Processor time of one run, in microseconds. */
const timed = (runs: number, run: () => unknown): number => {
  const before = process.cpuUsage();
  for (let i = 0; i < runs; i += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / runs;
};
