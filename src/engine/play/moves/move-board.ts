import { cellWithNumber, type SquareGrid } from '../../../table/grid/index.ts';
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
import { isBoardLinkedToOthers } from '../../modifiers/joined.ts';
import { captureRuleOfPiece } from '../captures/capture-rule.ts';
import type { Module, Traits } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { locateContainer, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { hasCellEntryRules } from './ground-rules.ts';
import { MoveRuleReadLog } from './move-reads.ts';
import type { MovePattern } from './notation.ts';
import type { ForwardDirection } from './passages.ts';
import { forwardDirectionOfSide, moveRulesOf, type PieceMoveRule } from './rule.ts';
import { type BoardStep, boardStepsOf, type SquareBoard } from './strides.ts';

/**
 * The pieces of a board and their moves, in arrays, to find legal moves without repeated lookups. It exists only for
 * boards of squares with one piece on a cell. The pieces must capture by displacement or not at all.
 */
export interface MoveSearchBoard extends SquareBoard {
  readonly world: Table;
  readonly container: ContainerId;
  readonly labels: readonly CellId[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly standing: (BoardPiece | undefined)[];
  readonly pieces: readonly BoardPiece[];
  readonly royals: readonly BoardPiece[];
  readonly byId: ReadonlyMap<string, BoardPiece>;
  /** The recorded reads that decided how the pieces move. Undefined if that never changes. */
  readonly reads: MoveRuleReadLog | undefined;
  /** The cells whose contents differ from the table while a move is tried. */
  readonly changed: number[];
  /** A number for each cell, 0 between uses. A search that sets numbers must reset them. */
  readonly which: Uint16Array;
}

export interface BoardMoveRule extends PieceMoveRule {
  readonly strides: readonly BoardStep[];
}

export interface BoardPiece {
  readonly piece: Piece;
  readonly owner: SideId | undefined;
  readonly isRoyal: boolean;
  readonly takes: boolean;
  /** The rules by which the piece moves; undefined if its player moves it freely. */
  readonly rules: readonly BoardMoveRule[] | undefined;
  /** The number of the piece's cell. It changes while a move is tried. */
  at: number;
  isGone: boolean;
  /** The rules by which the piece could capture now; undefined until they are needed. */
  strikes: readonly BoardMoveRule[] | undefined;
  /** The enemies that could capture the piece on its present cell; undefined until they are needed. */
  threats: PieceThreats | undefined;
}

export const isMoveRuleOpenToPiece = (
  { moves: { first }, isOpen }: PieceMoveRule,
  { piece }: Pick<BoardPiece, 'piece'>,
): boolean => isOpen && !(first && piece.old !== undefined);

/**
 * The enemies that could capture a piece, with the lines on which they attack. Valid as long as the piece stays on its
 * cell of the table.
 */
export interface PieceThreats {
  readonly at: number;
  readonly lines: readonly ThreatLine[];
  /** Has 1 for each cell whose contents matter to one of these lines. */
  readonly isOn: Uint8Array;
  /**
   * An attacker that attacks as long as none of these cells changes. It is null if there is none, and undefined until
   * it is searched.
   */
  untouched: BoardPiece | null | undefined;
}

export interface ThreatLine {
  readonly by: BoardPiece;
  readonly moves: MovePattern;
  readonly stride: BoardStep;
}

const MOST_SQUARES = 4_096;

interface Cells {
  readonly labels: readonly CellId[];
  readonly numbers: ReadonlyMap<string, number>;
}

const cellsOf = derived((grid: SquareGrid): Cells => {
  const labels = Array.from({ length: grid.columns * grid.rows }, (_, number) => cellWithNumber(grid, number));
  return { labels, numbers: new Map(labels.map((label, number) => [label, number])) };
});

/** True if a module has only rules that a move board knows. */
const isPlain = derived(
  (module: Module): boolean =>
    module.rules.movePoints === undefined &&
    !hasCellEntryRules(module) &&
    Object.values(module.traits ?? {}).every(
      ({ unit, level, jumps }) => !isOn(unit) && level === undefined && jumps === undefined,
    ),
);

const boards = whileSame<Table, MoveSearchBoard | undefined>();

const areAllFixed = derived(({ traits }: Module): boolean => Object.values(traits ?? {}).every(isFixed));

/**
 * Returns one move board that all callers share as long as the table stays the same. A caller that tries a move on it
 * must take the move back.
 */
export const sharedMoveBoardOf = (world: Table, board: ContainerId): MoveSearchBoard | undefined =>
  areAllFixed(moduleOf(world))
    ? boards(world, [world.revision, board], () => createMoveBoard(world, board))
    : createMoveBoard(world, board);

/** Returns a move board; undefined if the rules of the board are beyond what a move board knows. */
export const createMoveBoard = (world: Table, board: ContainerId): MoveSearchBoard | undefined => {
  const module = moduleOf(world);
  const grid = world.get('board', board)?.grid;
  if (isBoardLinkedToOthers(world, board)) return undefined;
  if (grid?.kind !== 'square' || grid.columns * grid.rows > MOST_SQUARES || !isPlain(module)) return undefined;
  if (isForbidden(module, locateContainer(world, board)?.map.name) || isBent(world, 'piece', 'Owner')) return undefined;
  const { labels, numbers } = cellsOf(grid);
  const ownerOf = effectiveValues(world, 'piece', 'Owner');
  const reads = new MoveRuleReadLog(world);
  const kinds = new Map<Traits, KindOnBoard>();
  const standing = new Array<BoardPiece | undefined>(labels.length).fill(undefined);
  const pieces: BoardPiece[] = [];
  for (const piece of world.all('piece')) {
    const { in: container, cell } = piece.place;
    const traits = traitsOf(world, piece);
    if (container !== board || cell === undefined) {
      // A move board can't judge attacks on a royal piece that is on another board.
      if (isOn(traits.royal) && cell !== undefined) return undefined;
      continue;
    }
    const at = numbers.get(cell);
    if (at === undefined || standing[at] !== undefined) return undefined;
    let kind = kinds.get(traits);
    if (!kind) {
      kind = { by: captureRuleOfPiece(world, piece, board).by, isFixed: isFixed(traits) };
      kinds.set(traits, kind);
    }
    if (kind.by !== 'displacement' && kind.by !== 'none') return undefined;
    const takes = kind.by === 'displacement';
    const owner = ownerOf(piece) as SideId | undefined;
    const forward = forwardDirectionOfSide(module, owner);
    const known = kind.isFixed
      ? { found: fixedRules(world, piece, traits, forward) }
      : reads.of(piece.id, (log) => onBoard(moveRulesOf(log, piece), forward));
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

const isForbidden = ({ maps }: Module, name: string | undefined): boolean => {
  const repeat = maps.find((map) => map.name === name)?.repeat;
  return repeat !== undefined && 'forbid' in repeat;
};

const isFixed = ({ moves = [] }: Traits): boolean =>
  moves.every(({ when, range }) => when === undefined && range === undefined);

const takesOtherwise = ({ moves }: PieceMoveRule): boolean =>
  moves.takes && moves.kind !== 'steps' && moves.kind !== 'placed';

const onBoard = (
  rules: readonly PieceMoveRule[] | undefined,
  forward: ForwardDirection,
): readonly BoardMoveRule[] | undefined =>
  rules?.map((rule) => ({ ...rule, strides: boardStepsOf(rule.moves, forward) }));

const rulesByTraits = derived((_traits: Traits) => new Map<ForwardDirection, readonly BoardMoveRule[]>());

const fixedRules = (
  world: Table,
  piece: Piece,
  traits: Traits,
  forward: ForwardDirection,
): readonly BoardMoveRule[] | undefined => {
  if (traits.moves === undefined) return undefined;
  const known = rulesByTraits(traits);
  const rules = known.get(forward) ?? onBoard(moveRulesOf(world, piece), forward) ?? [];
  known.set(forward, rules);
  return rules;
};
