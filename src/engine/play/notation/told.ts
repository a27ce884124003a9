import {
  type Change,
  LiveTable,
  type Operation,
  type SeenReport,
  type Table,
  tableBeforeChanges,
  type World,
} from '../../../table/index.ts';
import { canGameHideAnything, moduleOf } from '../queries.ts';
import { algebraicNotationOf } from './chess.ts';
import { draughtsNotationOf, squareNumbersByCell } from './draughts.ts';
import { goNotationOf } from './go.ts';
import { formatSan, parseSan, signOfCheckOrMate } from './san.ts';
import type { MoveNotation } from './style.ts';

/** Returns the notation for a game; undefined if its module has none, or if it hides anything. */
const styleOf = (world: World): MoveNotation | undefined => {
  if (canGameHideAnything(world)) return undefined;
  const module = moduleOf(world);
  return algebraicNotationOf(module) ?? draughtsNotationOf(module) ?? goNotationOf(module);
};

/**
 * Returns a move or pass in notation, after its change was applied. Undefined if the game hides anything, or if the
 * move did more than the notation can express.
 */
const writtenMove = (table: Table, change: Change, operation: Operation): SeenReport<'written'> | undefined => {
  if (operation.kind !== 'move' && operation.kind !== 'pass') return undefined;
  const style = styleOf(table);
  if (!style || operation.overruled || !(table instanceof LiveTable)) return undefined;
  const before = tableBeforeChanges(table, [change]);
  const turn = before.get('turn', 'turn');
  const san = turn && style.told({ before, after: table, change }, operation);
  if (!turn || san === undefined) return undefined;
  const { number, position } = turn;
  if (style.countsMoves) return { what: 'written', number: 2 * (number - 1) + position + 1, san };
  return { what: 'written', number, ...(position === 1 ? { isSecond: true as const } : {}), san };
};

/** The conversions between operations and their texts in notation. */
export const notationFunctions = {
  checkSign: signOfCheckOrMate,
  moveOfSan: parseSan,
  sanOf: formatSan,
  squareNumbers: squareNumbersByCell,
  styleOf,
  writtenMove,
};
