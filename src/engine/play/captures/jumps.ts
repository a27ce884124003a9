import { type Grid, nextCell } from '../../../table/grid/index.ts';
import {
  type CellId,
  COST,
  caseOf,
  charge,
  derived,
  isOn,
  type PieceId,
  type World,
  within,
} from '../../../table/index.ts';
import type { Module, Traits } from '../module.ts';
import { becomesOn } from '../moves/becoming.ts';
import { readMoves } from '../moves/betza.ts';
import { rightsOn } from '../moves/ground-rules.ts';
import type { Moves } from '../moves/notation.ts';
import { cellBeyond, type Forward } from '../moves/passages.ts';
import { forwardOf, standsOn } from '../moves/rule.ts';
import { directionsFor } from '../moves/travels.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { captureRuleOf } from './capture-rule.ts';
import type { CaptureDefinition } from './form.ts';
import { standingOn } from './position.ts';

/** Taking by jumping over enemies, one after the other in one move. */

export type JumpRule = Extract<CaptureDefinition, { readonly by: 'jump' }>;

export interface JumpChain {
  /** Where it lands, in order. */
  readonly path: readonly CellId[];
  /** Whom it jumps over, in order. */
  readonly takes: readonly PieceId[];
}

/** So many jumps of one piece are tried. */
const MOST_JUMPS = 20_000;

const stepsOf = derived(({ jumps = '' }: Traits): readonly Moves[] => {
  const read = readMoves(jumps);
  return read.ok ? read.moves : [];
});

/** The rule by which a piece jumps where it stands, if it does. */
export const jumpRuleOf = (world: World, piece: Piece): JumpRule | undefined => {
  if (traitsOf(world, piece).jumps === undefined) return undefined;
  const rule = captureRuleOf(world, piece, piece.place.in);
  return rule.by === 'jump' ? rule : undefined;
};

interface JumpGround {
  readonly world: World;
  readonly piece: Piece;
  readonly ways: readonly JumpWay[];
  readonly rule: JumpRule;
}

/** One direction of jumps: the next cell of it, and how far it leads to an enemy, and beyond. */
interface JumpWay {
  readonly range: number;
  readonly next: (cell: CellId) => CellId | undefined;
}

/** The directions in which moves lead on a board: those of Betza's notation on squares, others anywhere. */
const waysOf = (grid: Grid, moves: Moves, forward: Forward): readonly JumpWay[] => {
  const { kind, steps, range } = moves;
  if (kind === 'walk' || kind === 'slide')
    return directionsFor(grid, moves, forward).map((one) => ({ range, next: (cell) => nextCell(grid, cell, one) }));
  if (kind !== 'steps' || grid.kind !== 'square') return [];
  return steps.map((step) => ({ range, next: (cell) => cellBeyond(grid, cell, step, forward) }));
};

const groundOf = (world: World, piece: Piece, rule: JumpRule): JumpGround | undefined => {
  const on = standsOn(world, piece);
  if (!on) return undefined;
  const forward = forwardOf(world, piece);
  const ways = stepsOf(traitsOf(world, piece)).flatMap((moves) => waysOf(on.grid, moves, forward));
  return { world, piece, ways, rule };
};

/** One jump: over whom, and where it lands. */
interface Jump {
  readonly over: PieceId;
  readonly to: CellId;
}

/** Who stands on a cell while somebody jumps: its own piece is on its way, and whom it took at once is gone. */
const standingNow = ({ world, piece, rule }: JumpGround, cell: CellId, taken: readonly PieceId[]): readonly Piece[] =>
  standingOn(world, piece.place.in, cell).filter(
    ({ id }) =>
      id !== piece.id &&
      !(caseOf(rule.removed ?? 'at once', { 'at once': true, 'at end': false }) && taken.includes(id)),
  );

/** The jumps that can follow from a cell. */
function* jumpsFrom(ground: JumpGround, from: CellId, taken: readonly PieceId[]): Generator<Jump> {
  const { world, piece, ways } = ground;
  const side = ownerOf(world, piece);
  for (const { next, range } of ways) {
    let over = next(from);
    for (
      let count = 1;
      over !== undefined && count < range && standingNow(ground, over, taken).length === 0;
      count += 1
    )
      over = next(over);
    const [enemy, ...others] = over === undefined ? [] : standingNow(ground, over, taken);
    const owner = enemy && ownerOf(world, enemy);
    if (over === undefined || !enemy || others.length > 0) continue;
    if (owner === undefined || owner === side || taken.includes(enemy.id)) continue;
    let to = next(over);
    for (let count = 1; to !== undefined && count <= range && standingNow(ground, to, taken).length === 0; count += 1) {
      if (rightsOn(world, piece, piece.place.in, to).enters) yield { over: enemy.id, to };
      to = next(to);
    }
  }
}

/** Whether a piece ends its move by what it becomes on a cell. */
const endsOn = ({ world, piece }: JumpGround, cell: CellId): boolean =>
  isOn(traitsOf(world, piece).becomes?.ends) && becomesOn(world, piece, piece.place.in, cell).length > 0;

/**
 * How a piece can take by jumping in this world, each way of it by itself. Where it must take it goes on for as long as
 * it can; else it may end behind any jump.
 */
export const jumpChains = (world: World, piece: Piece, rule: JumpRule): readonly JumpChain[] => {
  const ground = groundOf(world, piece, rule);
  if (!ground) return [];
  const found: JumpChain[] = [];
  let tried = 0;
  const visit = (from: CellId, path: readonly CellId[], takes: readonly PieceId[]): void => {
    let goesOn = false;
    for (const { over, to } of jumpsFrom(ground, from, takes)) {
      tried += 1;
      charge(COST.line + path.length);
      if (tried > MOST_JUMPS) return;
      goesOn = true;
      if (endsOn(ground, to)) found.push({ path: [...path, to], takes: [...takes, over] });
      else visit(to, [...path, to], [...takes, over]);
    }
    if (path.length > 0 && (!goesOn || rule.must === undefined)) found.push({ path, takes });
  };
  visit(piece.place.cell as CellId, [], []);
  return found;
};

/** Whether a piece can take anybody by jumping. */
const canJump = (world: World, piece: Piece, rule: JumpRule): boolean => {
  const ground = groundOf(world, piece, rule);
  return ground !== undefined && !jumpsFrom(ground, piece.place.cell as CellId, []).next().done;
};

/** The fewest enemies that a piece must take with the jumps it has. */
const owedBy = (world: World, piece: Piece, rule: JumpRule): number => {
  switch (rule.must ?? 'free') {
    case 'any':
      return canJump(world, piece, rule) ? 1 : 0;
    case 'most':
      return Math.max(0, ...jumpChains(world, piece, rule).map(({ takes }) => takes.length));
    case 'free':
      return 0;
  }
};

/** The fewest enemies that a jump must take. */
export const leastTaken = ({ must }: JumpRule, duty: Duty | undefined): number =>
  caseOf(must ?? 'free', { most: duty?.count ?? 0, any: 0, free: 0 });

/** Whether anything must be taken anywhere. */
const hasDuties = derived(({ maps, traits }: Module): boolean =>
  [...maps, ...Object.values(traits ?? {})].some(
    ({ captures }) => captures?.by === 'jump' && captures.must !== undefined,
  ),
);

/** What a side must take, in this world: who can, and how many at once at most. */
export interface Duty {
  readonly piece: Piece;
  readonly count: number;
}

/**
 * Who of a side has to take on the board of one of its pieces; undefined where nobody can, or nobody has to. `count`:
 * of how many a move must take at least.
 */
const dutyOf = (world: World, mover: Piece): Duty | undefined => {
  if (!hasDuties(moduleOf(world))) return undefined;
  const side = ownerOf(world, mover);
  let duty: Duty | undefined;
  for (const piece of world.all('piece')) {
    if (piece.place.in !== mover.place.in || piece.place.cell === undefined) continue;
    const rule = jumpRuleOf(world, piece);
    if (rule?.must === undefined || ownerOf(world, piece) !== side) continue;
    const count = owedBy(world, piece, rule);
    if (count > 0 && rule.must === 'any') return { piece, count };
    if (count > (duty?.count ?? 0)) duty = { piece, count };
  }
  return duty;
};

/** The jumps of a board, as rules ask for them. */
export interface Jumps {
  readonly chains: (piece: Piece, rule: JumpRule) => readonly JumpChain[];
  readonly duty: (mover: Piece) => Duty | undefined;
}

/** The jumps in a world, found anew whenever somebody asks. */
export const jumpsIn = (world: World): Jumps => ({
  chains: (piece, rule) => jumpChains(world, piece, rule),
  duty: (mover) => dutyOf(world, mover),
});

/** The same, each found once: good as long as the world stays as it is. */
export const jumpsKept = (world: World): Jumps => {
  const chains = new Map<PieceId, readonly JumpChain[]>();
  const duties = new Map<string, { readonly duty: Duty | undefined }>();
  return {
    chains: (piece, rule) => within(chains, piece.id, () => jumpChains(world, piece, rule)),
    duty: (mover) =>
      hasDuties(moduleOf(world))
        ? within(duties, `${mover.place.in}\n${ownerOf(world, mover)}`, () => ({ duty: dutyOf(world, mover) })).duty
        : undefined,
  };
};
