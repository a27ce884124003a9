import { type Change, join, removed, type SideId, type Table, type World } from '../../table/index.ts';
import { cardsHeld } from '../play/points/held.ts';
import type { KeeperDefinition } from './language/tree.ts';
import { programOf } from './program.ts';

/** Scorekeepers that lie on cards (S33): each judges a side while that holds such a card, and nobody else knows of it. */

/** Whether the card on which a scorekeeper lies is held; one that lies on none always counts. */
export const isHeld = (world: World, card: KeeperDefinition['card']): boolean =>
  card === undefined || cardsHeld(world, card.side, (prototype) => prototype === card.prototype).length > 0;

/** What a side has by the card that it holds. */
export const scoreOnCard = (table: Table, name: string, side: SideId): number | undefined => {
  const own = programOf(table).definitions.find(({ card }) => card?.name === name && card.side === side);
  if (!own || !isHeld(table, own.card)) return undefined;
  return table.get('scorekeeper', own.name)?.scores[side] ?? own.initial;
};

/** Whoever holds the card no more has nothing by it: what it scored was claimed, or is lost with it. */
export const cardsLeft = (table: Table): Change =>
  join(
    ...programOf(table).definitions.flatMap(({ name, card }): readonly Change[] => {
      const record = card && table.get('scorekeeper', name);
      if (!record || isHeld(table, card)) return [];
      const rounds = [...table.all('round-score')].filter(({ keeper }) => keeper === name);
      return [removed(record, ...rounds)];
    }),
  );
