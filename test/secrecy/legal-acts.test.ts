import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actsFor, createLegalityCheck } from '../../src/engine/index.ts';
import { cells } from '../../src/table/grid/index.ts';
import type { CellId, Operation, PieceId } from '../../src/table/index.ts';
import { BOARD, gameOf, position } from '../support/games/captures.ts';
import { runs } from '../support/runs.ts';
import { ANN, BEN, type Play, played } from '../support/table.ts';

/** Positions by chance with pieces that move and take by rules, and Red's ghosts somewhere among them, whom Blue does not see. */

const SIZE = 4;

const CAPTURES = [
  'displacement',
  'hit',
  'custodial',
  'intervene',
  'flip',
  'surrounded',
  '{ by: jump, must: any }',
  '{ by: jump, must: most }',
  '{ by: line, count: 3, spares: lines }',
  'manual',
];
const MOVES = ['K', 'R2', 'step 2', 'slide', 'leap 2', 'mWcF', 'pR', 'step 1 forward to free'];

interface Scene {
  readonly captures: number;
  readonly moves: readonly [number, number];
  readonly isHex: boolean;
  readonly repeat: boolean;
  /** What stands on each cell: nothing, pieces of both sides, and for Blue one that must not be attacked. */
  readonly standing: readonly number[];
}

const scenes: fc.Arbitrary<Scene> = fc.record({
  captures: fc.nat(CAPTURES.length - 1),
  moves: fc.tuple(fc.nat(MOVES.length - 1), fc.nat(MOVES.length - 1)),
  isHex: fc.boolean(),
  repeat: fc.boolean(),
  standing: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 4, 5), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE }),
});

const LETTERS = ['.', 'A', 'B', 'a', 'b', 'k'];

/** The game with ghosts on those of its free cells, which are led there before anybody looks, and perhaps are not hidden. */
const haunted = (scene: Scene, ghosts: readonly number[], isHidden: boolean): Play => {
  const free = scene.standing.flatMap((one, i) => (one === 0 ? [i] : []));
  const at = new Set(ghosts.map((number) => free[number % Math.max(1, free.length)]));
  const letters = scene.standing.map((one, i) => (at.has(i) ? 'G' : (LETTERS[one] ?? '.')));
  const rows = Array.from({ length: SIZE }, (_, row) => letters.slice(row * SIZE, (row + 1) * SIZE).join(''));
  const [one, two] = scene.moves.map((number) => MOVES[scene.isHex ? 2 + (number % 3) : number]);
  const jumps = scene.isHex ? 'step' : 'K';
  const text = position(rows.join(' '), {
    grid: scene.isHex ? 'hex' : 'square+',
    captures: CAPTURES[scene.captures] ?? 'none',
    prototypes: [
      `a: { moves: "${one}", jumps: ${jumps} }`,
      `b: { moves: "${two}" }`,
      `k: { moves: ${scene.isHex ? 'step' : 'K'}, royal: true }`,
      `g: { moves: "${one}", jumps: ${jumps}, invisible: true }`,
      'r: { moves: "@" }',
    ].join(', '),
    trays: 1,
    ...(scene.repeat ? { map: 'repeat: { forbid: any }' } : {}),
  });
  const game = gameOf(text);
  for (const { id, prototype } of [...game.table.all('piece')])
    if (isHidden && prototype === 'g') played(game, { kind: 'hide', actor: ANN, piece: id, what: 'existence' });
  return game;
};

const where = ({ table }: Play, id: string): string => table.get('piece', id)?.place.cell ?? 'tray';

/** What Ben is offered and refused, by cells. */
const legalOf = (game: Play): readonly string[] => {
  const { table } = game;
  const told = ({ pieces, to, captures, path = [] }: Operation<'move'>): string =>
    `${pieces.map((id) => where(game, id))} ${to.cell} ${captures.map((id) => where(game, id))} ${path}`;
  const offered = [...actsFor(table, BEN, { kind: 'move' })].map((act) => (act.kind === 'move' ? told(act) : ''));
  const foresee = createLegalityCheck(table, BEN);
  const refused: string[] = [];
  for (const { id, side } of table.all('piece'))
    for (const cell of side === 'Blue'
      ? cells(table.get('board', BOARD)?.grid ?? { kind: 'region', regions: [] })
      : []) {
      const to = { in: BOARD, cell: cell as CellId };
      const refusal = foresee({ kind: 'move', actor: BEN, pieces: [id as PieceId], to, captures: [] });
      const by = refusal && 'by' in refusal ? where(game, String(refusal.by)) : '';
      refused.push(`${where(game, id)} ${cell} ${refusal?.code} ${by}`);
    }
  return [...offered.sort(), ...refused.sort()];
};

const RUNS = runs(8);
const SHOWN = 6;
const SEED = 20_300_821;

test('[G20] legal acts and refusals do not depend on hidden pieces', () => {
  const ghosts = fc.array(fc.nat(99), { minLength: 1, maxLength: 3 });
  const pairs = fc.tuple(scenes, ghosts, ghosts);
  fc.assert(
    fc.property(pairs, ([scene, one, other]) => {
      expect(legalOf(haunted(scene, one, true))).toEqual(legalOf(haunted(scene, other, true)));
    }),
    { seed: SEED, numRuns: RUNS },
  );
  // Where they are seen it is not the same: the positions are such that it could show.
  const shown = fc.sample(pairs, { seed: SEED, numRuns: SHOWN });
  const differ = shown.filter(
    ([scene, one, other]) =>
      legalOf(haunted(scene, one, false)).join() !== legalOf(haunted(scene, other, false)).join(),
  );
  expect(differ.length).toBeGreaterThan(SHOWN / 2);
});
