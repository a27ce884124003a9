import type { CellId, ContainerId, PersonId, PieceId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Table, World } from '../../core/table.ts';
import { cells } from '../../grid/grid.ts';
import { captureRuleOf } from '../captures/capture-rule.ts';
import { type Duty, dutyOf, type JumpChain, jumpChains, jumpRuleOf } from '../captures/jumps.ts';
import { standingOn } from '../captures/position.ts';
import { refusalOfCapture } from '../pieces/moves.ts';
import { isPlace } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { type CellRights, rightsOn } from './ground-rules.ts';
import { type Hindrance, type MovePassage, passages } from './passages.ts';
import { forwardOf, type Rule, rulesOf, standsOn } from './rule.ts';

declare module '../../core/refusal.ts' {
  interface Refusals {
    /** None of its moves leads there. */
    'not-its-move': { readonly piece: string; readonly to: string };
    /** Something stands on its way (D5: that its mover sees). */
    'way-blocked': { readonly piece: string; readonly by: string; readonly at: string };
    /** It goes there by jumping over something, and there is nothing, or too much. */
    'nothing-to-jump': { readonly piece: string; readonly to: string };
    /** That move takes nobody. */
    'takes-not-there': { readonly piece: string; readonly by: string; readonly at: string };
    /** That move only takes, and nobody is there to be taken. */
    'only-takes': { readonly piece: string; readonly to: string };
    /** That move is one of a piece that has never moved. */
    'moved-already': { readonly piece: string; readonly to: string };
    /** What the module asks for that move is not so now. */
    'moves-not-now': { readonly piece: string; readonly to: string };
    /** It moves on its board, and not from there to elsewhere. */
    'stays-on-board': { readonly piece: string; readonly place: string };
    /** It does not come onto a board from elsewhere. */
    'not-placed': { readonly piece: string; readonly place: string };
    /** The ground there does not let it end its move. */
    'may-not-enter': { readonly piece: string; readonly to: string };
    /** The ground there does not let it through. */
    'may-not-pass': { readonly piece: string; readonly at: string };
    /** It has to stop there. */
    'has-to-stop': { readonly piece: string; readonly at: string };
    /** Another of the side's pieces, or this one by another move, has to take somebody. */
    'must-take': { readonly piece: string; readonly at: string };
    /** So many have to be taken at once, as that piece can. */
    'must-take-most': { readonly piece: string; readonly at: string; readonly count: number };
    /** It can go on taking from there. */
    'must-go-on': { readonly piece: string; readonly to: string };
    /** It gets there by several ways, on which others are taken. */
    'several-ways': { readonly piece: string; readonly to: string; readonly via: readonly string[] };
    /** It does not take its way over those cells. */
    'not-that-way': { readonly piece: string; readonly to: string };
  }
}

/** A move that the rules let through, in the world of who makes it. */
export interface Legal {
  readonly piece: Piece;
  /** The ways that lead there; none to where nothing can be in the way. */
  readonly ways: readonly MovePassage[];
  /** Who is taken by it. */
  readonly takes: readonly PieceId[];
  /** Where it takes by jumping: how. */
  readonly chain?: JumpChain;
}

/** What stands on a cell, in this world, and whether a piece may take it. */
interface MoveGround {
  readonly piece: Piece;
  readonly standing: (cell: CellId) => readonly Piece[];
  readonly canTake: (other: Piece) => boolean;
  readonly rightsOn: (cell: CellId) => CellRights;
}

const groundOf = (world: World, piece: Piece, container: ContainerId): MoveGround => {
  const owner = ownerOf(world, piece);
  const { by } = captureRuleOf(world, piece, container);
  const standing = (cell: CellId): readonly Piece[] =>
    standingOn(world, container, cell).filter(({ id }) => id !== piece.id);
  return {
    piece,
    standing,
    rightsOn: (cell) => rightsOn(world, piece, container, cell),
    canTake: (other) => {
      if (!ENDS_ON_ENEMIES.has(by)) return false;
      const side = ownerOf(world, other);
      const isAlone = by !== 'hit' || other.place.cell === undefined || standing(other.place.cell).length === 1;
      return side !== undefined && side !== owner && isAlone;
    },
  };
};

/** The ways of taking by which a move ends where enemies stand. */
const ENDS_ON_ENEMIES: ReadonlySet<string> = new Set(['displacement', 'hit', 'manual']);

/** Why a rule does not lead to a cell to which its way leads; undefined where it does. */
const hindered = (
  { piece, standing, canTake, rightsOn: rights }: MoveGround,
  { moves: { goes, takes, first }, isOpen }: Rule,
  to: CellId,
  hindrance: Hindrance | undefined,
): Refusal | undefined => {
  if (!isOpen) return refuse('moves-not-now', { piece: piece.id, to });
  if (first && piece.old !== undefined) return refuse('moved-already', { piece: piece.id, to });
  if (hindrance?.is === 'nothing-to-jump') return refuse('nothing-to-jump', { piece: piece.id, to });
  if (hindrance?.is === 'closed') return refuse('may-not-pass', { piece: piece.id, at: hindrance.at });
  if (hindrance?.is === 'stops') return refuse('has-to-stop', { piece: piece.id, at: hindrance.at });
  if (hindrance) {
    const [by] = standing(hindrance.at);
    if (by) return refuse('way-blocked', { piece: piece.id, by: by.id, at: hindrance.at });
  }
  if (!rights(to).enters) return refuse('may-not-enter', { piece: piece.id, to });
  const there = standing(to);
  const [one] = there;
  if (!one) return goes ? undefined : refuse('only-takes', { piece: piece.id, to });
  const safe = there.find((other) => !canTake(other));
  if (safe) return refuse('occupied', { place: to, by: safe.id });
  return takes ? undefined : refuse('takes-not-there', { piece: piece.id, by: one.id, at: to });
};

/** Of several reasons the one that says most is told. */
const TOLD_FIRST: readonly Refusal['code'][] = [
  'occupied',
  'way-blocked',
  'may-not-enter',
  'may-not-pass',
  'has-to-stop',
  'nothing-to-jump',
  'takes-not-there',
  'only-takes',
  'moved-already',
  'moves-not-now',
];

/** All that the rules of a piece lead to on its board: each cell with the ways there, free or not. */
function* tried(
  world: World,
  ground: MoveGround,
  rules: readonly Rule[],
  only?: CellId,
): Generator<{ readonly rule: Rule; readonly to: CellId; readonly passage?: MovePassage }> {
  const { piece } = ground;
  const on = standsOn(world, piece);
  if (!on) return;
  const forward = forwardOf(world, piece);
  const isTaken = (cell: CellId): boolean => ground.standing(cell).length > 0;
  const bars = (cell: CellId): 'closed' | 'stops' | undefined => {
    const { passes, stops } = ground.rightsOn(cell);
    return passes ? (stops ? 'stops' : undefined) : 'closed';
  };
  for (const rule of rules) {
    if (rule.moves.kind === 'anywhere') {
      for (const to of only === undefined ? cells(on.grid) : [only]) if (to !== on.cell) yield { rule, to };
    }
    for (const passage of passages(on, { moves: rule.moves, forward, isTaken, bars }, only))
      if (only === undefined || passage.to === only) yield { rule, to: passage.to, passage };
  }
}

/** A move of a piece on its board: where it ends, and where it takes by jumping, the cells where it lands. */
export interface RuledMove {
  readonly to: CellId;
  readonly path?: readonly CellId[];
}

/** How a piece can move on its board by its rules, in this world, each way once; so many cells are tried at most. */
export function* ruledMoves(world: World, piece: Piece, most = Number.POSITIVE_INFINITY): Generator<RuledMove> {
  const rules = rulesOf(world, piece);
  if (!rules) return;
  const jumpRule = jumpRuleOf(world, piece);
  const duty = dutyOf(world, piece);
  for (const { path, takes } of jumpRule ? jumpChains(world, piece, jumpRule) : []) {
    const to = path.at(-1);
    if (to !== undefined && (jumpRule?.must !== 'most' || takes.length >= (duty?.count ?? 0))) yield { to, path };
  }
  if (duty) return;
  const ground = groundOf(world, piece, piece.place.in);
  const found = new Set<CellId>();
  let count = 0;
  for (const { rule, to, passage } of tried(world, ground, rules)) {
    if (!found.has(to) && !hindered(ground, rule, to, passage?.hindrance)) {
      found.add(to);
      yield { to };
    }
    count += 1;
    if (count >= most) return;
  }
}

/** Whether a rule says how a piece moves. */
export const isRuledPiece = (world: World, piece: Piece): boolean => rulesOf(world, piece) !== undefined;

/**
 * Where a piece can go on its board by its moves, in this world: what is not seen in it blocks nothing. Each cell once,
 * in no stated order; undefined where no rule says how it moves. Whose turn it is and what modifiers forbid is not
 * asked. So many cells are tried at most.
 */
export const destinationsOf = (
  world: World,
  piece: Piece,
  most = Number.POSITIVE_INFINITY,
): readonly CellId[] | undefined =>
  isRuledPiece(world, piece) ? [...new Set([...ruledMoves(world, piece, most)].map(({ to }) => to))] : undefined;

/** Whether a piece may be put onto a board from elsewhere. */
export const isPlaceable = (world: World, piece: Piece): boolean | undefined =>
  rulesOf(world, piece)?.some(({ moves, isOpen }) => moves.kind === 'placed' && isOpen);

type MovePath = Operation<'move'>['path'];

/**
 * What the rules say of a piece that is to go somewhere: who is taken and by what ways it gets there, or why it can't;
 * undefined where they say nothing.
 */
export const judged = (
  world: Table,
  actor: PersonId,
  piece: Piece,
  { to, path }: Pick<Operation<'move'>, 'to' | 'path'>,
): Legal | Refusal | undefined => {
  const rules = rulesOf(world, piece);
  const { place } = piece;
  if (!rules || !isPlace(world, to.in, to.cell)) return undefined;
  const jumping = place.in === to.in && to.cell !== undefined ? judgedJump(world, piece, to.cell, path) : undefined;
  if (jumping) return jumping;
  if (place.in === to.in && place.cell === to.cell) return undefined;
  if (to.cell === undefined)
    return place.cell === undefined ? undefined : refuse('stays-on-board', { piece: piece.id, place: to.in });
  const ground = groundOf(world, piece, to.in);
  if (place.cell === undefined) return placed(world, ground, to.cell);
  if (place.in !== to.in) return refuse('stays-on-board', { piece: piece.id, place: to.cell });
  const ways: MovePassage[] = [];
  let reason: Refusal | undefined;
  let isFree = false;
  for (const { rule, to: cell, passage } of tried(world, ground, rules, to.cell)) {
    const fault = hindered(ground, rule, cell, passage?.hindrance);
    if (fault) reason = reason && rank(reason) <= rank(fault) ? reason : fault;
    else if (passage) ways.push(passage);
    else isFree = true;
  }
  if (!isFree && ways.length === 0) return reason ?? refuse('not-its-move', { piece: piece.id, to: to.cell });
  const duty = dutyOf(world, piece);
  if (duty) return dutyRefusal(duty);
  const takes = ground.standing(to.cell).map(({ id }) => id);
  const isManual = captureRuleOf(world, piece, to.in).by === 'manual';
  const fault = isManual && takes.length > 0 ? refusalOfCapture(world, actor, takes) : undefined;
  return fault ?? { piece, ways: isFree ? [] : ways, takes };
};

const dutyRefusal = ({ piece: { id, place }, count }: Duty): Refusal => {
  const at = place.cell ?? place.in;
  return count > 1 ? refuse('must-take-most', { piece: id, at, count }) : refuse('must-take', { piece: id, at });
};

/** What the rules say of a move by which a piece takes in jumps; undefined where it takes nobody on the way there. */
const judgedJump = (world: World, piece: Piece, to: CellId, path: MovePath): Legal | Refusal | undefined => {
  const rule = jumpRuleOf(world, piece);
  if (!rule) return undefined;
  const all = jumpChains(world, piece, rule);
  const there = all.filter((chain) => chain.path.at(-1) === to);
  if (there.length === 0) {
    const isOnTheWay = all.some((chain) => chain.path.includes(to));
    return isOnTheWay ? refuse('must-go-on', { piece: piece.id, to }) : undefined;
  }
  const duty = rule.must === 'most' ? dutyOf(world, piece) : undefined;
  const enough = there.filter(({ takes }) => takes.length >= (duty?.count ?? 0));
  if (duty && enough.length === 0) return dutyRefusal(duty);
  const via = path?.slice(0, -1) ?? [];
  const exact = enough.filter((chain) => chain.path.join() === path?.join());
  const meant = exact.length > 0 ? exact : enough.filter((chain) => isAlong(chain.path, via));
  const [chain] = meant;
  if (!chain) return refuse('not-that-way', { piece: piece.id, to });
  if (meant.some((other) => !hasSame(other.takes, chain.takes)))
    return refuse('several-ways', { piece: piece.id, to, via: partingOf(meant) });
  return { piece, ways: [], takes: chain.takes, chain };
};

/** Whether a way leads over these cells, in that order. */
const isAlong = (path: readonly CellId[], via: readonly CellId[]): boolean => {
  let next = 0;
  for (const cell of path.slice(0, -1)) if (cell === via[next]) next += 1;
  return next === via.length;
};

const hasSame = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The cells on which several ways part: each is on some of them alone. */
const partingOf = (chains: readonly JumpChain[]): readonly CellId[] => {
  const all = new Set(chains.flatMap(({ path }) => path.slice(0, -1)));
  return [...all].filter((cell) => chains.some(({ path }) => !path.slice(0, -1).includes(cell)));
};

const rank = ({ code }: Refusal): number => TOLD_FIRST.indexOf(code);

/** A piece comes onto a free cell of a board from where there are no cells, such as a hand. */
const placed = (world: World, ground: MoveGround, cell: CellId): Legal | Refusal => {
  const { piece, standing, canTake } = ground;
  if (!isPlaceable(world, piece)) return refuse('not-placed', { piece: piece.id, place: cell });
  if (!ground.rightsOn(cell).enters) return refuse('may-not-enter', { piece: piece.id, to: cell });
  const [by] = standing(cell);
  if (!by) return { piece, ways: [], takes: [] };
  return canTake(by)
    ? refuse('takes-not-there', { piece: piece.id, by: by.id, at: cell })
    : refuse('occupied', { place: cell, by: by.id });
};
