import {
  type Change,
  LiveTable,
  type Operation,
  type Seen,
  type Table,
  tableBefore,
  type World,
} from '../../../table/index.ts';
import { hidesAnything, moduleOf } from '../queries.ts';
import { algebraicNotation } from './chess.ts';
import { draughtsNotation, squareNumbers } from './draughts.ts';
import { goNotation } from './go.ts';
import { checkSign, moveOfSan, sanOf } from './san.ts';
import type { Notation } from './style.ts';

/** How players write the moves of a world's game; undefined if they don't, or it hides anything. */
const styleOf = (world: World): Notation | undefined => {
  if (hidesAnything(world)) return undefined;
  const module = moduleOf(world);
  return algebraicNotation(module) ?? draughtsNotation(module) ?? goNotation(module);
};

/**
 * Returns a move or a pass as players write it, once its change was applied. Undefined if its module is not written so
 * or hides anything, and for a move that does more than the notation says.
 */
const writtenMove = (table: Table, change: Change, operation: Operation): Seen<'written'> | undefined => {
  if (operation.kind !== 'move' && operation.kind !== 'pass') return undefined;
  const style = styleOf(table);
  if (!style || operation.overruled || !(table instanceof LiveTable)) return undefined;
  const before = tableBefore(table, [change]);
  const turn = before.get('turn', 'turn');
  const san = turn && style.told({ before, after: table, change }, operation);
  if (!turn || san === undefined) return undefined;
  const { number, position } = turn;
  if (style.countsMoves) return { what: 'written', number: 2 * (number - 1) + position + 1, san };
  return { what: 'written', number, ...(position === 1 ? { isSecond: true as const } : {}), san };
};

/** Moves as players write them: from operations to their texts and back. */
export const notations = { checkSign, moveOfSan, sanOf, squareNumbers, styleOf, writtenMove };
