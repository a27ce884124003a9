import { derived } from '../../core/derived.ts';
import type { CellId, ContainerId, SideId } from '../../core/ids.ts';
import type { Table } from '../../core/table.ts';
import { cellOf } from '../../grid/net.ts';
import type { SquareGrid } from '../../grid/square.ts';
import { effectiveValues, isBent } from '../../modifiers/effective-value.ts';
import { captureRuleOf } from '../captures/capture-rule.ts';
import type { Module, Traits } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { locate, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import type { Attacked } from './attacks.ts';
import { hasGroundRules } from './ground-rules.ts';
import { MoveReads } from './move-reads.ts';
import type { Forward } from './passages.ts';
import { forwardOfSide, type Rule, rulesOf } from './rule.ts';
import { getsTo, type Squares, type Stride, stridesOf } from './strides.ts';

/**
 * What stands on a board, and how it moves, in arrays: so all moves of a position are found, and whom each of them
 * leaves attacked, without looking the same up again. It is for boards of squares on which one piece stands on a cell
 * and takes whom it gets to, whatever the pieces are; of others `undefined` says that nothing is known.
 */
export interface MoveBoard extends Squares {
  readonly world: Table;
  readonly container: ContainerId;
  /** The cells by their numbers, and the other way round. */
  readonly labels: readonly CellId[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly standing: (BoardPiece | undefined)[];
  /** In the order of the table. */
  readonly pieces: readonly BoardPiece[];
  readonly royals: readonly BoardPiece[];
  readonly byId: ReadonlyMap<string, BoardPiece>;
  /** What was read for how the pieces move; undefined where that never changes. */
  readonly reads: MoveReads | undefined;
}

/** A rule of a piece, and its steps as they go on the board. */
export interface BoardRule extends Rule {
  readonly strides: readonly Stride[];
}

export interface BoardPiece {
  readonly piece: Piece;
  readonly owner: SideId | undefined;
  readonly isRoyal: boolean;
  /** Whether it takes by going where an enemy stands. */
  readonly takes: boolean;
  /** Undefined where it goes where its player says. */
  readonly rules: readonly BoardRule[] | undefined;
  /** The number of its cell; both change while a move is looked at. */
  at: number;
  isGone: boolean;
}

/** No more cells than so many: larger boards are looked at piece by piece. */
const MOST_SQUARES = 4_096;

interface Cells {
  readonly labels: readonly CellId[];
  readonly numbers: ReadonlyMap<string, number>;
}

const cellsOf = derived((grid: SquareGrid): Cells => {
  const labels = Array.from({ length: grid.columns * grid.rows }, (_, number) => cellOf(grid, number));
  return { labels, numbers: new Map(labels.map((label, number) => [label, number])) };
});

/** Whether nothing in a module makes a cell, or a piece on it, more than one that stands there. */
const isPlain = derived(
  (module: Module): boolean =>
    module.rules.movePoints === undefined &&
    !hasGroundRules(module) &&
    Object.values(module.traits ?? {}).every(
      ({ unit, level, jumps }) => unit === undefined && level === undefined && jumps === undefined,
    ),
);

/** The board as it stands; undefined where something on it asks for more than is known here. */
export const moveBoardOf = (world: Table, board: ContainerId): MoveBoard | undefined => {
  const module = moduleOf(world);
  const grid = world.get('board', board)?.grid;
  if (grid?.kind !== 'square' || grid.columns * grid.rows > MOST_SQUARES || !isPlain(module)) return undefined;
  if (isForbidden(module, locate(world, board)?.map.name) || isBent(world, 'piece', 'Owner')) return undefined;
  const { labels, numbers } = cellsOf(grid);
  const ownerOf = effectiveValues(world, 'piece', 'Owner');
  const reads = new MoveReads(world);
  const kinds = new Map<Traits, KindOnBoard>();
  const standing = new Array<BoardPiece | undefined>(labels.length).fill(undefined);
  const pieces: BoardPiece[] = [];
  for (const piece of world.all('piece')) {
    const { in: container, cell } = piece.place;
    const traits = traitsOf(world, piece);
    if (container !== board || cell === undefined) {
      // Of what stands elsewhere and must not be left attacked nothing is known here.
      if (traits.royal === true && cell !== undefined) return undefined;
      continue;
    }
    const at = numbers.get(cell);
    if (at === undefined || standing[at] !== undefined) return undefined;
    let kind = kinds.get(traits);
    if (!kind) {
      kind = { by: captureRuleOf(world, piece, board).by, isFixed: isFixed(traits) };
      kinds.set(traits, kind);
    }
    if (kind.by !== 'displacement' && kind.by !== 'none') return undefined;
    const takes = kind.by === 'displacement';
    const owner = ownerOf(piece) as SideId | undefined;
    const forward = forwardOfSide(module, owner);
    const known = kind.isFixed
      ? { found: fixedRules(world, piece, traits, forward) }
      : reads.of(piece.id, (log) => onBoard(rulesOf(log, piece), forward));
    const rules = known?.found;
    if (!known || (takes && rules?.some(takesOtherwise))) return undefined;
    const standsThere = { piece, owner, isRoyal: traits.royal === true, takes, rules, at, isGone: false };
    standing[at] = standsThere;
    pieces.push(standsThere);
  }
  return {
    world,
    container: board,
    columns: grid.columns,
    rows: grid.rows,
    labels,
    numbers,
    standing,
    pieces,
    royals: pieces.filter(({ isRoyal }) => isRoyal),
    byId: new Map(pieces.map((one) => [one.piece.id, one])),
    reads: reads.isEmpty ? undefined : reads,
  };
};

interface KindOnBoard {
  readonly by: string;
  readonly isFixed: boolean;
}

/** Whether a map must not come to a position again. */
const isForbidden = ({ maps }: Module, name: string | undefined): boolean => {
  const repeat = maps.find((map) => map.name === name)?.repeat;
  return repeat !== undefined && 'forbid' in repeat;
};

/** Whether what a piece can do is the same whatever else is so. */
const isFixed = ({ moves = [] }: Traits): boolean =>
  moves.every(({ when, range }) => when === undefined && range === undefined);

/** By these it gets to where others stand, and not by steps. */
const takesOtherwise = ({ moves }: Rule): boolean => moves.takes && moves.kind !== 'steps' && moves.kind !== 'placed';

const onBoard = (rules: readonly Rule[] | undefined, forward: Forward): readonly BoardRule[] | undefined =>
  rules?.map((rule) => ({ ...rule, strides: stridesOf(rule.moves, forward) }));

const rulesByTraits = derived((_traits: Traits) => new Map<Forward, readonly BoardRule[]>());

const fixedRules = (world: Table, piece: Piece, traits: Traits, forward: Forward): readonly BoardRule[] | undefined => {
  if (traits.moves === undefined) return undefined;
  const known = rulesByTraits(traits);
  const rules = known.get(forward) ?? onBoard(rulesOf(world, piece), forward) ?? [];
  known.set(forward, rules);
  return rules;
};

/** Whether a piece could take who stands on a cell, as the board is now. */
const attacksCell = (board: MoveBoard, { piece, at, rules, takes }: BoardPiece, cell: number): boolean => {
  if (!takes || !rules) return false;
  for (const { moves, isOpen, strides } of rules)
    if (moves.takes && isOpen && !(moves.first && piece.old !== undefined))
      if (getsTo(board, at, cell, moves, strides)) return true;
  return false;
};

/** Who could take a piece, as the board is now. */
const attackerOn = (board: MoveBoard, { owner, at }: BoardPiece): BoardPiece | undefined => {
  for (const enemy of board.pieces)
    if (!enemy.isGone && enemy.owner !== undefined && enemy.owner !== owner && attacksCell(board, enemy, at))
      return enemy;
  return undefined;
};

export const isAttacked = (board: MoveBoard, piece: BoardPiece): boolean => attackerOn(board, piece) !== undefined;

/** A piece as it stands now. */
const nowAt = ({ labels }: MoveBoard, { piece, at }: BoardPiece): Piece => {
  const cell = labels[at];
  return cell === undefined || cell === piece.place.cell ? piece : { ...piece, place: { ...piece.place, cell } };
};

/** Whom of a side's an enemy could take, as the board is now. */
export const attackedOn = (board: MoveBoard, side: SideId): Attacked | undefined => {
  for (const royal of board.royals) {
    const by = royal.owner === side && !royal.isGone ? attackerOn(board, royal) : undefined;
    if (by) return { royal: nowAt(board, royal), by: by.piece };
  }
  return undefined;
};

/** What is so once a piece has gone to a cell, and who was taken is gone; then all is as it was. */
export const afterMove = <T>(
  { standing }: MoveBoard,
  mover: BoardPiece,
  to: number,
  taken: BoardPiece | undefined,
  question: () => T,
): T => {
  const from = mover.at;
  standing[from] = undefined;
  if (taken) {
    standing[taken.at] = undefined;
    taken.isGone = true;
  }
  standing[to] = mover;
  mover.at = to;
  const answer = question();
  mover.at = from;
  standing[to] = undefined;
  if (taken) {
    standing[taken.at] = taken;
    taken.isGone = false;
  }
  standing[from] = mover;
  return answer;
};
