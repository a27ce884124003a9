import type { System } from './core/system.ts';
import { arrangeSystem } from './play/arrange.ts';
import { gameSystem } from './play/game.ts';
import { historySystem } from './play/history.ts';
import { pieceSystem } from './play/pieces.ts';
import { reloadSystem } from './play/reload.ts';
import { requestSystem } from './play/requests.ts';
import { seatSystem } from './play/seats.ts';
import { turnSystem } from './play/turns.ts';

/** The rules, system by system, in the order in which they are asked what follows. */
export const systems: readonly System[] = [
  gameSystem,
  reloadSystem,
  seatSystem,
  requestSystem,
  pieceSystem,
  arrangeSystem,
  turnSystem,
  historySystem,
];

export type { Card, Landscape, Role } from './kingdom/card.ts';
export { cardTypes, judgedRoles, landscapeKinds, rolesOf } from './kingdom/card.ts';
export type { BadCode } from './kingdom/code.ts';
export type { Culprit, Impossible } from './kingdom/conflict.ts';
export { readCost } from './kingdom/cost.ts';
export type { CardSet, Dominion } from './kingdom/dominion.ts';
export type { BadExpression } from './kingdom/expression.ts';
export type { Extra, ExtraKind } from './kingdom/extra.ts';
export type { Wish as KingdomWish } from './kingdom/frame.ts';
export type { Demand, Potions, Subject } from './kingdom/request.ts';
export { noMost } from './kingdom/request.ts';
export type { KingdomRefusal } from './kingdom/sampler.ts';
export { look, may } from './modifiers/look.ts';
export type { Misfit } from './play/fit.ts';
export type { Module } from './play/module.ts';
export { gameOf, hidesAnything, isPlace, locate, moduleOf, onTurn, playersOf, sidesOf } from './play/queries.ts';
export type { Board, Piece, Request, Side } from './play/records.ts';
export { reloadRefusal } from './play/reload.ts';
export { isGranted } from './play/requests.ts';
export { traitsOf } from './play/traits.ts';
