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
import { promotionChoicesOn } from '../moves/becoming.ts';
import { parseMoveNotation } from '../moves/betza.ts';
import { cellRightsFor } from '../moves/ground-rules.ts';
import type { MovePattern } from '../moves/notation.ts';
import { cellAfterStep, type ForwardDirection } from '../moves/passages.ts';
import { forwardDirectionOfPiece, gridCellOf } from '../moves/rule.ts';
import { directionsOfMoves } from '../moves/travels.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { captureRuleOfPiece } from './capture-rule.ts';
import type { CaptureDefinition } from './form.ts';
import { piecesStandingOn } from './position.ts';

export type JumpCaptureRule = Extract<CaptureDefinition, { readonly by: 'jump' }>;

export interface JumpChain {
  readonly path: readonly CellId[];
  readonly takes: readonly PieceId[];
}

const MOST_JUMPS = 20_000;

const stepsOf = derived(({ jumps = '' }: Traits): readonly MovePattern[] => {
  const read = parseMoveNotation(jumps);
  return read.ok ? read.moves : [];
});

/** Returns the rule by which a piece captures by jumping from its place; undefined if it doesn't. */
export const jumpRuleOfPiece = (world: World, piece: Piece): JumpCaptureRule | undefined => {
  if (traitsOf(world, piece).jumps === undefined) return undefined;
  const rule = captureRuleOfPiece(world, piece, piece.place.in);
  return rule.by === 'jump' ? rule : undefined;
};

interface JumpGround {
  readonly world: World;
  readonly piece: Piece;
  readonly ways: readonly JumpWay[];
  readonly rule: JumpCaptureRule;
}

/**
 * A direction of jumps. `range` is the most steps to the enemy, and also the most steps from the enemy to the landing.
 */
interface JumpWay {
  readonly range: number;
  readonly next: (cell: CellId) => CellId | undefined;
}

const waysOf = (grid: Grid, moves: MovePattern, forward: ForwardDirection): readonly JumpWay[] => {
  const { kind, steps, range } = moves;
  if (kind === 'walk' || kind === 'slide')
    return directionsOfMoves(grid, moves, forward).map((one) => ({ range, next: (cell) => nextCell(grid, cell, one) }));
  if (kind !== 'steps' || grid.kind !== 'square') return [];
  return steps.map((step) => ({ range, next: (cell) => cellAfterStep(grid, cell, step, forward) }));
};

const groundOf = (world: World, piece: Piece, rule: JumpCaptureRule): JumpGround | undefined => {
  const on = gridCellOf(world, piece);
  if (!on) return undefined;
  const forward = forwardDirectionOfPiece(world, piece);
  const ways = stepsOf(traitsOf(world, piece)).flatMap((moves) => waysOf(on.grid, moves, forward));
  return { world, piece, ways, rule };
};

interface Jump {
  readonly over: PieceId;
  readonly to: CellId;
}

/**
 * Returns the pieces on a cell during a chain of jumps. The jumping piece is left out, and so are captured pieces that
 * leave the board at once.
 */
const standingNow = ({ world, piece, rule }: JumpGround, cell: CellId, taken: readonly PieceId[]): readonly Piece[] =>
  piecesStandingOn(world, piece.place.in, cell).filter(
    ({ id }) =>
      id !== piece.id &&
      !(caseOf(rule.removed ?? 'at once', { 'at once': true, 'at end': false }) && taken.includes(id)),
  );

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
      if (cellRightsFor(world, piece, piece.place.in, to).enters) yield { over: enemy.id, to };
      to = next(to);
    }
  }
}

/** True if promotion on a cell ends the move of a piece. */
const endsOn = ({ world, piece }: JumpGround, cell: CellId): boolean =>
  isOn(traitsOf(world, piece).becomes?.ends) && promotionChoicesOn(world, piece, piece.place.in, cell).length > 0;

/**
 * Returns every chain of jumps that a piece can make in this world. If it must capture, a chain goes on as long as it
 * can. Otherwise it may end after any jump.
 */
export const findJumpChains = (world: World, piece: Piece, rule: JumpCaptureRule): readonly JumpChain[] => {
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

/**
 * Returns the pieces that a piece certainly captures by jumping to a cell: those of every chain that ends there. Without
 * a cell, the pieces of any one chain. Undefined if the piece doesn't capture by jumping. `must`: true if its side may
 * make no other move.
 */
export const jumpCapturesOf = (
  world: World,
  piece: Piece,
  cell?: CellId,
): { readonly takes: readonly PieceId[]; readonly must: boolean } | undefined => {
  const rule = jumpRuleOfPiece(world, piece);
  if (!rule) return undefined;
  const chains = findJumpChains(world, piece, rule).filter(({ path }) => cell === undefined || path.at(-1) === cell);
  const [first, ...others] = chains.map(({ takes }) => takes);
  const isCertain = (id: PieceId): boolean => cell === undefined || others.every((takes) => takes.includes(id));
  return { takes: first?.filter(isCertain) ?? [], must: rule.must !== undefined };
};

const canJump = (world: World, piece: Piece, rule: JumpCaptureRule): boolean => {
  const ground = groundOf(world, piece, rule);
  return ground !== undefined && !jumpsFrom(ground, piece.place.cell as CellId, []).next().done;
};

/** Returns the fewest enemies that a piece must capture by its own jumps. */
const owedBy = (world: World, piece: Piece, rule: JumpCaptureRule): number => {
  switch (rule.must ?? 'free') {
    case 'any':
      return canJump(world, piece, rule) ? 1 : 0;
    case 'most':
      return Math.max(0, ...findJumpChains(world, piece, rule).map(({ takes }) => takes.length));
    case 'free':
      return 0;
  }
};

export const requiredCaptureCount = ({ must }: JumpCaptureRule, duty: CaptureDuty | undefined): number =>
  caseOf(must ?? 'free', { most: duty?.count ?? 0, any: 0, free: 0 });

const hasDuties = derived(({ maps, traits }: Module): boolean =>
  [...maps, ...Object.values(traits ?? {})].some(
    ({ captures }) => captures?.by === 'jump' && captures.must !== undefined,
  ),
);

/** A piece that its side must capture with, and the fewest enemies that a move must capture. */
export interface CaptureDuty {
  readonly piece: Piece;
  readonly count: number;
}

const dutyOf = (world: World, mover: Piece): CaptureDuty | undefined => {
  if (!hasDuties(moduleOf(world))) return undefined;
  const side = ownerOf(world, mover);
  let duty: CaptureDuty | undefined;
  for (const piece of world.all('piece')) {
    if (piece.place.in !== mover.place.in || piece.place.cell === undefined) continue;
    const rule = jumpRuleOfPiece(world, piece);
    if (rule?.must === undefined || ownerOf(world, piece) !== side) continue;
    const count = owedBy(world, piece, rule);
    if (count > 0 && rule.must === 'any') return { piece, count };
    if (count > (duty?.count ?? 0)) duty = { piece, count };
  }
  return duty;
};

export interface JumpFinder {
  readonly chains: (piece: Piece, rule: JumpCaptureRule) => readonly JumpChain[];
  readonly duty: (mover: Piece) => CaptureDuty | undefined;
}

/** Finds jumps again for each call, without a cache. */
export const jumpsIn = (world: World): JumpFinder => ({
  chains: (piece, rule) => findJumpChains(world, piece, rule),
  duty: (mover) => dutyOf(world, mover),
});

/** Finds jumps and caches the results, as long as the world stays the same. */
export const createCachedJumpFinder = (world: World): JumpFinder => {
  const chains = new Map<PieceId, readonly JumpChain[]>();
  const duties = new Map<string, { readonly duty: CaptureDuty | undefined }>();
  return {
    chains: (piece, rule) => within(chains, piece.id, () => findJumpChains(world, piece, rule)),
    duty: (mover) =>
      hasDuties(moduleOf(world))
        ? within(duties, `${mover.place.in}\n${ownerOf(world, mover)}`, () => ({ duty: dutyOf(world, mover) })).duty
        : undefined,
  };
};
