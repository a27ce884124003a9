import { cellOf, type SquareGrid } from '../../../table/grid/index.ts';
import {
  type CellId,
  type ContainerId,
  derived,
  isOn,
  type SideId,
  type Table,
  whileSame,
} from '../../../table/index.ts';
import { effectiveValues, isBent } from '../../modifiers/effective-value.ts';
import { isJoined } from '../../modifiers/joined.ts';
import { captureRuleOf } from '../captures/capture-rule.ts';
import type { Module, Traits } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { locate, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { hasGroundRules } from './ground-rules.ts';
import { MoveReads } from './move-reads.ts';
import type { Moves } from './notation.ts';
import type { Forward } from './passages.ts';
import { forwardOfSide, type Rule, rulesOf } from './rule.ts';
import { type Squares, type Stride, stridesOf } from './strides.ts';

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
  /** The cells on which something else stands than on the table, while a move is looked at. */
  readonly changed: number[];
  /** A number for each cell, all 0, for whoever goes through cells and leaves it so. */
  readonly which: Uint16Array;
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
  /** Those of its rules by which it could take somebody now; found when they are first asked for. */
  strikes: readonly BoardRule[] | undefined;
  /** What could take it where it stands on the table; likewise. */
  threats: Threats | undefined;
}

/** Whether a piece can go by a rule as the board is. */
export const isOpenTo = ({ moves: { first }, isOpen }: Rule, { piece }: Pick<BoardPiece, 'piece'>): boolean =>
  isOpen && !(first && piece.old !== undefined);

/** What could take a piece as long as it stays where it stands on the table. */
export interface Threats {
  /** Where that is. */
  readonly at: number;
  readonly lines: readonly ThreatLine[];
  /** By cell, 1: what stands there matters to one of them. */
  readonly isOn: Uint8Array;
  /** Who could take it where none of these cells is touched: null for nobody, undefined as long as nobody asked. */
  untouched: BoardPiece | null | undefined;
}

/** A step by which an enemy could get to the piece. */
export interface ThreatLine {
  readonly by: BoardPiece;
  readonly moves: Moves;
  readonly stride: Stride;
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
      ({ unit, level, jumps }) => !isOn(unit) && level === undefined && jumps === undefined,
    ),
);

const boards = whileSame<Table, MoveBoard | undefined>();

/** True if nothing ever changes how the pieces of a module move. */
const areAllFixed = derived(({ traits }: Module): boolean => Object.values(traits ?? {}).every(isFixed));

/** Returns one board for all callers as long as the table stays as it is; a caller that tries a move takes it back. */
export const moveBoardNow = (world: Table, board: ContainerId): MoveBoard | undefined =>
  areAllFixed(moduleOf(world))
    ? boards(world, [world.revision, board], () => moveBoardOf(world, board))
    : moveBoardOf(world, board);

/** The board as it stands; undefined where something on it asks for more than is known here. */
export const moveBoardOf = (world: Table, board: ContainerId): MoveBoard | undefined => {
  const module = moduleOf(world);
  const grid = world.get('board', board)?.grid;
  if (isJoined(world, board)) return undefined;
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
      if (isOn(traits.royal) && cell !== undefined) return undefined;
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
    const standsThere = {
      piece,
      owner,
      isRoyal: isOn(traits.royal),
      takes,
      rules,
      at,
      isGone: false,
      strikes: undefined,
      threats: undefined,
    };
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
    changed: [],
    which: new Uint16Array(labels.length),
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
