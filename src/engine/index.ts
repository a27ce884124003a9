import type { System } from './core/system.ts';
import { arrangeSystem } from './play/arrange.ts';
import { gameSystem } from './play/game.ts';
import { historySystem } from './play/history.ts';
import { pieceSystem } from './play/pieces.ts';
import { requestSystem } from './play/requests.ts';
import { seatSystem } from './play/seats.ts';
import { turnSystem } from './play/turns.ts';

/** The rules, system by system, in the order in which they are asked what follows. */
export const systems: readonly System[] = [gameSystem, seatSystem, requestSystem, pieceSystem, arrangeSystem, turnSystem, historySystem];

export { look, may } from './modifiers/look.ts';
export type { Module } from './play/module.ts';
export { gameOf, hidesAnything, isPlace, locate, moduleOf, onTurn, playersOf, sidesOf } from './play/queries.ts';
export type { Board, Piece, Request, Side, Wish } from './play/records.ts';
export { isGranted } from './play/requests.ts';
export { traitsOf } from './play/traits.ts';
