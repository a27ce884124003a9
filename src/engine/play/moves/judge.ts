import type { CellId, ContainerId, PersonId, PieceId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Table, World } from '../../core/table.ts';
import { cells } from '../../grid/grid.ts';
import { isWithoutCombat, refusalOfCapture } from '../pieces/moves.ts';
import { isPlace, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { type Hindrance, type MovePassage, passages } from './passages.ts';
import { forwardOf, type Rule, rulesOf, standingOn, standsOn } from './rule.ts';

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
  }
}

type Target = Operation<'move'>['to'];

/** A move that the rules let through, in the world of who makes it. */
export interface Legal {
  readonly piece: Piece;
  /** The ways that lead there; none to where nothing can be in the way. */
  readonly ways: readonly MovePassage[];
  /** Who is taken by it. */
  readonly takes: readonly PieceId[];
}

/** What stands on a cell, in this world, and whether a piece may take it. */
interface MoveGround {
  readonly piece: Piece;
  readonly standing: (cell: CellId) => readonly Piece[];
  readonly canTake: (other: Piece) => boolean;
}

const groundOf = (world: World, piece: Piece, container: ContainerId): MoveGround => {
  const owner = ownerOf(world, piece);
  const takesAny = moduleOf(world).rules.captures === 'manual' && !isWithoutCombat(world, container);
  return {
    piece,
    standing: (cell) => standingOn(world, container, cell, piece),
    canTake: (other) => {
      const side = takesAny ? ownerOf(world, other) : undefined;
      return side !== undefined && side !== owner;
    },
  };
};

/** Why a rule does not lead to a cell to which its way leads; undefined where it does. */
const hindered = (
  { piece, standing, canTake }: MoveGround,
  { moves: { goes, takes, first }, isOpen }: Rule,
  to: CellId,
  hindrance: Hindrance | undefined,
): Refusal | undefined => {
  if (!isOpen) return refuse('moves-not-now', { piece: piece.id, to });
  if (first && piece.old !== undefined) return refuse('moved-already', { piece: piece.id, to });
  if (hindrance?.is === 'nothing-to-jump') return refuse('nothing-to-jump', { piece: piece.id, to });
  if (hindrance) {
    const [by] = standing(hindrance.at);
    if (by) return refuse('way-blocked', { piece: piece.id, by: by.id, at: hindrance.at });
  }
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
  for (const rule of rules) {
    if (rule.moves.kind === 'anywhere') {
      for (const to of only === undefined ? cells(on.grid) : [only]) if (to !== on.cell) yield { rule, to };
    }
    for (const passage of passages(on, { moves: rule.moves, forward, isTaken }, only))
      if (only === undefined || passage.to === only) yield { rule, to: passage.to, passage };
  }
}

/**
 * Where a piece can go on its board by its moves, in this world: what is not seen in it blocks nothing. Each cell once,
 * in no stated order; undefined where no rule says how it moves. Whose turn it is and what modifiers forbid is not
 * asked. So many cells are tried at most.
 */
export const destinationsOf = (
  world: World,
  piece: Piece,
  most = Number.POSITIVE_INFINITY,
): readonly CellId[] | undefined => {
  const rules = rulesOf(world, piece);
  if (!rules) return undefined;
  const ground = groundOf(world, piece, piece.place.in);
  const found = new Set<CellId>();
  let count = 0;
  for (const { rule, to, passage } of tried(world, ground, rules)) {
    if (!found.has(to) && !hindered(ground, rule, to, passage?.hindrance)) found.add(to);
    count += 1;
    if (count >= most) break;
  }
  return [...found];
};

/** Whether a piece may be put onto a board from elsewhere. */
const isPlaceable = (world: World, piece: Piece): boolean | undefined =>
  rulesOf(world, piece)?.some(({ moves, isOpen }) => moves.kind === 'placed' && isOpen);

/**
 * What the rules say of a piece that is to go somewhere: who is taken and by what ways it gets there, or why it can't;
 * undefined where they say nothing.
 */
export const judged = (world: Table, actor: PersonId, piece: Piece, to: Target): Legal | Refusal | undefined => {
  const rules = rulesOf(world, piece);
  const { place } = piece;
  if (!rules || !isPlace(world, to.in, to.cell) || (place.in === to.in && place.cell === to.cell)) return undefined;
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
  const takes = ground.standing(to.cell).map(({ id }) => id);
  const fault = takes.length > 0 ? refusalOfCapture(world, actor, takes) : undefined;
  return fault ?? { piece, ways: isFree ? [] : ways, takes };
};

const rank = ({ code }: Refusal): number => TOLD_FIRST.indexOf(code);

/** A piece comes onto a free cell of a board from where there are no cells, such as a hand. */
const placed = (world: World, { piece, standing, canTake }: MoveGround, cell: CellId): Legal | Refusal => {
  if (!isPlaceable(world, piece)) return refuse('not-placed', { piece: piece.id, place: cell });
  const [by] = standing(cell);
  if (!by) return { piece, ways: [], takes: [] };
  return canTake(by)
    ? refuse('takes-not-there', { piece: piece.id, by: by.id, at: cell })
    : refuse('occupied', { place: cell, by: by.id });
};
