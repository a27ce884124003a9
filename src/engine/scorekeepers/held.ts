import { type Change, join, removed, type SideId, type Table, type World } from '../../table/index.ts';
import { findCardsHeldBySide } from '../play/points/held.ts';
import type { KeeperDefinition } from './language/tree.ts';
import { scoringProgramOf } from './program.ts';

/**
 * Scorekeepers on cards (S33). Each judges only the side that holds the card, and only that side knows the scorekeeper.
 */

/** True if the side holds the card. Also true if the scorekeeper is not on a card. */
export const isScorekeeperCardHeld = (world: World, card: KeeperDefinition['card']): boolean =>
  card === undefined || findCardsHeldBySide(world, card.side, (prototype) => prototype === card.prototype).length > 0;

export const scoreOfScorekeeperCard = (table: Table, name: string, side: SideId): number | undefined => {
  const own = scoringProgramOf(table).definitions.find(({ card }) => card?.name === name && card.side === side);
  if (!own || !isScorekeeperCardHeld(table, own.card)) return undefined;
  return table.get('scorekeeper', own.name)?.scores[side] ?? own.initial;
};

/** Removes the records of scorekeepers whose cards are no longer held. Their scores were claimed or are lost. */
export const removeUnheldScorekeepers = (table: Table): Change =>
  join(
    ...scoringProgramOf(table).definitions.flatMap(({ name, card }): readonly Change[] => {
      const record = card && table.get('scorekeeper', name);
      if (!record || isScorekeeperCardHeld(table, card)) return [];
      const rounds = [...table.all('round-score')].filter(({ keeper }) => keeper === name);
      return [removed(record, ...rounds)];
    }),
  );
