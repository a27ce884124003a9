import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { actsFor, type Module, onTurn, playersOf } from '../../src/engine/index.ts';
import { leapingFurther } from '../support/games/chess.ts';
import { gameFromFen, KIWIPETE, START } from '../support/games/fen.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { alternating, median, medianRatio, type Row } from './row.ts';

/**
 * All legal moves of positions of chess, by the shipped module and by the inner generator of a library for chess alone;
 * and those of a variant, in which knights leap further as well, by a property and a modifier on it.
 */

const NAME = 'chess.js';
const VERSION = '1.4.0';
const HOW = [
  `The row of legal moves is left out: it needs ${NAME} ${VERSION}. To have it, install it in a folder of its own and name that:`,
  `  npm install --prefix ../rivals --ignore-scripts ${NAME}@${VERSION}`,
  '  BENCH_RIVALS=../rivals npm run bench -- legal-moves',
].join('\n');

/** The library's generator, which its own users don't see: moves as plain numbers. */
interface Rival {
  _moves(): readonly unknown[];
}

const POSITIONS = [
  START,
  KIWIPETE,
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -',
  'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ -',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -',
  'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -',
];
const WARM = 10;
const RUNS = 15;
/** How often each looks through all positions in a run. */
const OURS = 20;
const THEIRS = 60;

const rivalOf = (fen: string): Rival | undefined => {
  const folder = process.env['BENCH_RIVALS'];
  if (!folder) return undefined;
  const load = createRequire(resolve(folder, 'package.json'));
  try {
    const { Chess } = load(NAME) as { readonly Chess: new (fen: string) => Rival };
    return new Chess(`${fen} 0 1`);
  } catch {
    return undefined;
  }
};

/** What a position costs us, as a share of what it costs the rival; both count its moves once to be warm. */
const compared = async (module: Module, rivals: readonly Rival[], isSame: boolean) => {
  const games = POSITIONS.map((fen) => {
    const { table } = gameFromFen(module, fen);
    const side = onTurn(table);
    const [actor] = side ? playersOf(table, side.id) : [];
    if (actor === undefined) throw new Error(`nobody is on turn in ${fen}`);
    return () => [...actsFor(table, actor, { kind: 'move' })].length;
  });
  const ours = (): number => games.reduce((sum, count) => sum + count(), 0);
  const theirs = (): number => rivals.reduce((sum, rival) => sum + rival._moves().length, 0);
  if ((ours() === theirs()) !== isSame) throw new Error(`${ours()} moves, and the rival finds ${theirs()}`);
  /** Microseconds of processor time for one position. */
  const timed = (times: number, does: () => number) => async (): Promise<number> => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i += 1) does();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times / POSITIONS.length;
  };
  await alternating(WARM, timed(OURS, ours), timed(THEIRS, theirs));
  const pairs = await alternating(RUNS, timed(OURS, ours), timed(THEIRS, theirs));
  const [own, other] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.rival))];
  return {
    against: `the inner generator of ${NAME}`,
    ratio: medianRatio(pairs),
    note: `${POSITIONS.length} positions, ${own.toFixed(0)} against ${other.toFixed(0)} µs each`,
  };
};

export const legalMoves = async (): Promise<readonly Row[]> => {
  const rivals = POSITIONS.flatMap((fen) => rivalOf(fen) ?? []);
  if (rivals.length === 0) {
    console.error(HOW);
    return [];
  }
  const chess = await shippedModule('chess');
  const plain = await compared(chess, rivals, true);
  const bent = await compared(leapingFurther(chess), rivals, false);
  return [
    { what: 'all legal moves of a position of chess', ...plain, most: 10 },
    { what: 'the same with a leaper and a modifier on its range', ...bent, most: 20 },
  ];
};
