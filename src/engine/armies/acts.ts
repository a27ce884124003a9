import { linksFromCell } from '../../table/grid/index.ts';
import {
  type ActRefusalChecks,
  type ActsAsked,
  type BoardId,
  type CellId,
  isRefusal,
  type Operation,
  type PersonId,
  type Refusal,
  type Table,
} from '../../table/index.ts';
import { placeOfCellName } from '../modifiers/subject.ts';
import { isContainerWithoutCombat } from '../play/captures/capture-rule.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf, refusalOfMovingPiece, refusalOfPlayingNow } from '../play/rights.ts';
import { boardAndCellAt, cellNumberIn, crossableAreaOf } from './area.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { groupOf } from './groups.ts';
import { neighborGraphOfArea } from './links.ts';
import { moveRangeOf } from './range.ts';
import { isUnit, pieceIdsOf, piecesInBoardCell, unitsOfArmy } from './units.ts';

/** Lists the moves of each army and each loose unit, their captures of neighbors, and their attacks. */
export function* listPossibleUnitActs(seen: Table, actor: PersonId, asked: ActsAsked): Generator<Operation> {
  const { kind, piece } = asked;
  const { rules, battle } = moduleOf(seen);
  if (asked.action !== undefined || refusalOfPlayingNow(seen, actor)) return;
  const isAsked = (one: Operation['kind']): boolean => kind === undefined || kind === one;
  if (seen.get('battle', 'battle') && isAsked('return-army') && piece === undefined)
    yield { kind: 'return-army', actor };
  if (rules.movePoints === undefined || !(isAsked('move') || isAsked('engage'))) return;
  for (const group of groupsOf(seen, actor, piece)) {
    if (isAsked('move')) yield* movesOf(seen, actor, group);
    if (battle && isAsked('engage') && isContainerWithoutCombat(seen, group.board.id))
      yield* engagements(seen, actor, group);
  }
}

/**
 * Lists the legal acts of units. Every cell in range can be entered (A58), so only the right to move is checked, once
 * for each board.
 */
export function* legalActsByUnits(
  seen: Table,
  actor: PersonId,
  asked: ActsAsked,
  { may, foresee }: ActRefusalChecks,
): Generator<Operation> {
  let last: { readonly move: Operation<'move'>; readonly refusal: Refusal | undefined } | undefined;
  for (const act of listPossibleUnitActs(seen, actor, asked)) {
    if (act.kind !== 'move' || act.captures.length > 0) {
      if ((asked.kind ?? act.kind) === act.kind && !foresee(act)) yield act;
      continue;
    }
    if (last?.move.pieces !== act.pieces || last.move.to.in !== act.to.in) last = { move: act, refusal: may(act) };
    if (!last.refusal) yield act;
  }
}

function* groupsOf(seen: Table, actor: PersonId, only: string | undefined): Generator<UnitGroup> {
  const armies = new Set<string>();
  for (const piece of only === undefined ? [...seen.all('piece')] : [seen.get('piece', only)]) {
    if (piece?.place.cell === undefined || !isUnit(seen, piece) || refusalOfMovingPiece(seen, actor, piece)) continue;
    if (piece.army !== undefined && armies.has(piece.army)) continue;
    if (piece.army !== undefined) armies.add(piece.army);
    const group = groupOf(seen, piece.army === undefined ? [piece] : unitsOfArmy(seen, piece.army));
    if (!isRefusal(group)) yield group;
  }
}

function* movesOf(seen: Table, actor: PersonId, group: UnitGroup): Generator<Operation<'move'>> {
  const army = group.units[0]?.army;
  const pieces = pieceIdsOf(group.units);
  const move = (to: CellOnBoard, captures: readonly Piece[]): Operation<'move'> => ({
    kind: 'move',
    actor,
    pieces,
    ...(army === undefined ? {} : { army }),
    to,
    captures: pieceIdsOf(captures),
  });
  for (const { cell } of moveRangeOf(seen, group).cells) yield move(placeOfCellName(group.board.id, cell), []);
  if (isContainerWithoutCombat(seen, group.board.id)) return;
  for (const [to, enemies] of enemiesBeside(seen, group)) yield move(to, enemies);
}

/** Lists the moves of loose units that stand on one cell and go together, without captures. Each of them may move. */
export function* movesOfUnitsTogether(
  seen: Table,
  actor: PersonId,
  units: readonly Piece[],
): Generator<Operation<'move'>> {
  const group = groupOf(seen, units);
  if (isRefusal(group)) return;
  for (const move of movesOf(seen, actor, group)) if (move.captures.length === 0) yield move;
}

function* engagements(seen: Table, actor: PersonId, group: UnitGroup): Generator<Operation<'engage'>> {
  const army = group.units[0]?.army;
  for (const [target] of enemiesBeside(seen, group))
    yield { kind: 'engage', actor, army, pieces: pieceIdsOf(group.units), target };
}

interface CellOnBoard {
  readonly in: BoardId;
  readonly cell: CellId;
}

function* enemiesBeside(seen: Table, group: UnitGroup): Generator<readonly [CellOnBoard, readonly Piece[]]> {
  const { side } = group;
  const area = crossableAreaOf(seen, group.board);
  const from = cellNumberIn(area, cellOfGroup(group));
  if (from === undefined) return;
  for (const number of linksFromCell(neighborGraphOfArea(seen, area), from)) {
    const { board, cell } = boardAndCellAt(area, number);
    const enemies = piecesInBoardCell(seen, board.id, cell).filter((one) => {
      const owner = isUnit(seen, one) ? ownerOf(seen, one) : undefined;
      return owner !== undefined && owner !== side;
    });
    if (enemies.length > 0) yield [{ in: board.id, cell }, enemies];
  }
}
