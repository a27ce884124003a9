import {
  type CellId,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type Table,
  type World,
} from '../../../table/index.ts';
import { isJoined } from '../../modifiers/joined.ts';
import { calledOn, cellSubject, placeOfCalled } from '../../modifiers/subject.ts';
import { captureRuleOf } from '../captures/capture-rule.ts';
import { type Duty, type JumpChain, type Jumps, jumpRuleOf, jumpsIn, leastTaken } from '../captures/jumps.ts';
import { WAYS } from '../captures/ways.ts';
import { refusalOfCapture } from '../pieces/moves.ts';
import { traitsOf } from '../pieces/traits.ts';
import { isPlace } from '../queries.ts';
import type { Piece } from '../records.ts';
import { becomesOn } from './becoming.ts';
import { type Castling, castlings } from './castling.ts';
import type { MovePassage } from './passages.ts';
import { groundOf, hindered, type MoveGround, type Reach, TOLD_FIRST, tried } from './reaches.ts';
import { type Rule, rulesOf } from './rule.ts';

declare module '../../../table/core/refusal.ts' {
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
    /** All that is said of its moves is about boards of squares, and it stands on another. */
    'moves-on-squares': { readonly piece: string; readonly board: string };
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

/** So many cells are tried of one piece. */
export const MOST_TRIED = 5_000;

/** A move that the rules let through, in the world of who makes it. */
export interface Legal {
  readonly piece: Piece;
  /** The ways that lead there; none to where nothing can be in the way. */
  readonly ways: readonly MovePassage[];
  /** Who is taken by it. */
  readonly takes: readonly PieceId[];
  /** Where it takes by jumping: how. */
  readonly chain?: JumpChain;
  readonly castling?: Castling;
  /** The cells through which it went in a way by which it can be taken there. */
  readonly passed?: readonly CellId[];
}

/**
 * A move of a piece: where it ends, as its board calls that cell, and where it takes by jumping, the cells where it
 * lands.
 */
export interface RuledMove {
  readonly to: CellId;
  readonly path?: readonly CellId[];
  /** What it becomes there, of what it can. */
  readonly becomes?: string;
}

/**
 * How a piece can move by its rules, on its board and over links to others, in this world, each way once, and once for
 * each that it can become there; so many cells are tried at most.
 */
export function* ruledMoves(
  world: World,
  piece: Piece,
  most = Number.POSITIVE_INFINITY,
  jumps = jumpsIn(world),
): Generator<RuledMove> {
  for (const move of plainMoves(world, piece, most, jumps)) {
    const { in: board, cell } = placeOfCalled(piece.place.in, move.to);
    const choices = becomesOn(world, piece, board, cell);
    if (choices.length < 2) yield move;
    else for (const becomes of choices) yield { ...move, becomes };
  }
}

function* plainMoves(world: World, piece: Piece, most: number, jumps: Jumps): Generator<RuledMove> {
  const rules = rulesOf(world, piece);
  if (!rules) return;
  const jumpRule = jumpRuleOf(world, piece);
  const duty = jumps.duty(piece);
  for (const { path, takes } of jumpRule ? jumps.chains(piece, jumpRule) : []) {
    const to = path.at(-1);
    if (to !== undefined && jumpRule && takes.length >= leastTaken(jumpRule, duty)) yield { to, path };
  }
  if (duty || rules.every(({ moves }) => moves.kind === 'placed')) return;
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
export const isRuledPiece = (world: World, piece: Piece): boolean => {
  const { moves, jumps } = traitsOf(world, piece);
  return moves !== undefined || jumps !== undefined;
};

/**
 * Where a piece can go by its moves, in this world, as its board calls the cells: what is not seen in it blocks nothing.
 * Each cell once, in no stated order; undefined where no rule says how it moves. Whose turn it is and what modifiers
 * forbid is not asked. On a board of many thousand cells some may lack.
 */
export const destinationsOf = (world: World, piece: Piece): readonly CellId[] | undefined =>
  isRuledPiece(world, piece) ? [...new Set([...ruledMoves(world, piece, MOST_TRIED)].map(({ to }) => to))] : undefined;

/** True if a piece would castle by going to that cell. */
export const castlesTo = (world: World, piece: Piece, cell: CellId): boolean =>
  rulesOf(world, piece)?.some(
    ({ moves }) => moves.kind === 'castles' && [...castlings(world, piece, moves)].some(({ to }) => to === cell),
  ) ?? false;

/** Whether a piece may be put onto a board from elsewhere. */
export const isPlaceable = (world: World, piece: Piece): boolean | undefined =>
  rulesOf(world, piece)?.some(({ moves, isOpen }) => moves.kind === 'placed' && isOpen);

const isOfSquares = ({ moves: { kind } }: Rule): boolean => kind === 'steps' || kind === 'castles';

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
  jumps = jumpsIn(world),
): Legal | Refusal | undefined => {
  const rules = rulesOf(world, piece);
  const { place } = piece;
  if (!rules || !isPlace(world, to.in, to.cell)) return undefined;
  const jumping =
    place.in === to.in && to.cell !== undefined ? judgedJump(world, piece, to.cell, path, jumps) : undefined;
  if (jumping) return jumping;
  if (place.in === to.in && place.cell === to.cell) return undefined;
  if (to.cell === undefined)
    return place.cell === undefined ? undefined : refuse('stays-on-board', { piece: piece.id, place: to.in });
  if (place.cell === undefined) return placed(world, groundOf(world, piece, to.in), to.cell);
  const ground = groundOf(world, piece, place.in);
  const called = place.in === to.in ? to.cell : calledOn(place.in, cellSubject(to.in, to.cell));
  if (called !== to.cell && !isJoined(world, place.in))
    return refuse('stays-on-board', { piece: piece.id, place: to.cell });
  const board = world.get('board', place.in);
  if (board?.grid.kind !== 'square' && rules.every(isOfSquares))
    return refuse('moves-on-squares', { piece: piece.id, board: board?.name ?? '' });
  const reaches: Reach[] = [];
  let reason: Refusal | undefined;
  for (const reach of tried(world, ground, rules, called)) {
    const fault = hindered(ground, reach.rule, reach.to, reach.passage?.hindrance);
    if (!fault) reaches.push(reach);
    else reason = reason && rank(reason) <= rank(fault) ? reason : fault;
  }
  if (reaches.length === 0) return reason ?? refuse('not-its-move', { piece: piece.id, to: called });
  const duty = jumps.duty(piece);
  if (duty) return dutyRefusal(duty);
  const there = ground.standing(called);
  const passer =
    there.length === 0 && reaches.every(({ rule }) => !rule.moves.goes) ? ground.passer(called) : undefined;
  const takes = (passer ? [passer] : there).map(({ id }) => id);
  const isManual = WAYS[captureRuleOf(world, piece, to.in).by].endsOn === 'named';
  const fault = isManual && takes.length > 0 ? refusalOfCapture(world, actor, takes) : undefined;
  return fault ?? { ...legalBy(reaches), piece, takes };
};

/** What of a move follows from the ways in which it can be made; the first that is more than a way counts. */
const legalBy = (reaches: readonly Reach[]): Pick<Legal, 'ways' | 'castling' | 'passed'> => {
  const ways = reaches.flatMap(({ passage }) => passage ?? []);
  const [first] = ways;
  const castling = ways.length === 1 ? first?.castling : undefined;
  const isOpen = ways.length < reaches.length;
  const isLame = !isOpen && reaches.every(({ rule }) => rule.moves.way === 'lame');
  return {
    ways: isOpen ? [] : ways,
    ...(castling ? { castling } : {}),
    ...(isLame && first ? { passed: first.free() } : {}),
  };
};

const dutyRefusal = ({ piece: { id, place }, count }: Duty): Refusal => {
  const at = place.cell ?? place.in;
  return count > 1 ? refuse('must-take-most', { piece: id, at, count }) : refuse('must-take', { piece: id, at });
};

/** What the rules say of a move by which a piece takes in jumps; undefined where it takes nobody on the way there. */
const judgedJump = (
  world: World,
  piece: Piece,
  to: CellId,
  path: MovePath,
  jumps: Jumps,
): Legal | Refusal | undefined => {
  const rule = jumpRuleOf(world, piece);
  if (!rule) return undefined;
  const all = jumps.chains(piece, rule);
  const there = all.filter((chain) => chain.path.at(-1) === to);
  if (there.length === 0) {
    const isOnTheWay = all.some((chain) => chain.path.includes(to));
    return isOnTheWay ? refuse('must-go-on', { piece: piece.id, to }) : undefined;
  }
  const duty = rule.must === undefined ? undefined : jumps.duty(piece);
  const enough = there.filter(({ takes }) => takes.length >= leastTaken(rule, duty));
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
