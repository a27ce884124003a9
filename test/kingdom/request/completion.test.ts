import { expect, test } from 'vitest';
import type { Card } from '../../../src/kingdom/cards/card.ts';
import { canDraftBeCompleted } from '../../../src/kingdom/request/completion.ts';
import { createChoiceDraft, type KingdomChoiceDraft } from '../../../src/kingdom/request/options.ts';
import { plainRequest } from '../../../src/kingdom/request/request.ts';
import { availableCardsFor } from '../../../src/kingdom/request/stock.ts';
import { card, dominion, editions } from '../made/wishes.ts';

test('[K28] landscapes may be attached to a pile beyond the ten if needed', () => {
  const isFor =
    (...types: readonly string[]) =>
    ({ types: own }: { readonly types: readonly string[] }): boolean =>
      own.some((type) => types.includes(type));
  const neither = dominion.cards.filter((one) => !isFor('Action', 'Treasure')(one)).slice(0, 9);
  const traits = dominion.landscapes.filter(({ kind }) => kind === 'trait').slice(0, 2);
  const laid = (...names: readonly string[]) => dominion.landscapes.filter(({ name }) => names.includes(name));
  const stock = (without: readonly string[]) => {
    const request = {
      ...plainRequest(editions),
      across: { include: [], exclude: laid(...without).map(({ nr }) => nr), lock: [], weights: {} },
    };
    return availableCardsFor(
      request,
      dominion,
      dominion.cards,
      dominion.cards.map(() => true),
    );
  };
  const can = (piles: readonly Card[], across: KingdomChoiceDraft['landscapes'], ...out: readonly string[]): boolean =>
    canDraftBeCompleted(createChoiceDraft(piles, undefined, across), stock(out));
  expect(neither).toHaveLength(9);
  const witch = [...neither, card('Young Witch')];
  const army = 'Approaching Army';
  expect([can(witch, traits), can(witch, traits, army), can(witch, traits.slice(1), army)]).toEqual([true, true, true]);
  // An Omen brings a Prophecy of one's choice, and that of the army brings a pile.
  const omen = [...neither, ...dominion.cards.filter(isFor('Omen')).slice(0, 1)];
  expect([can(omen, traits), can(omen, traits, army), can(omen, traits.slice(1), army)]).toEqual([true, false, true]);
  const treasures = dominion.cards.filter((one) => isFor('Treasure')(one) && !isFor('Action')(one)).slice(0, 10);
  expect([
    can(treasures, laid('Obelisk')),
    can(treasures, laid('Obelisk', army)),
    can(treasures, laid('Obelisk'), army),
  ]).toEqual([false, true, false]);
});
