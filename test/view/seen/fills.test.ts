import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { deckModule, draw, RED_HAND, SUPPLIES } from '../../support/games/decks.ts';
import { ANN, BEN, begun, type Play, played } from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { deedOf } = en.deed;

/** Hands and the supplies tell no more than whether they are empty. */
const shut = {
  ...deckModule,
  maps: deckModule.maps.map((map) => (map.private === undefined ? map : { ...map, publishes: 'some' as const })),
  decks: (deckModule.decks ?? []).map((deck) => ({ ...deck, publishes: 'some' as const, reshuffle: 'never' as const })),
};

const heard = (game: Play, operation: Operation): readonly string[] => {
  const change = played(game, operation);
  return [channelViewer, personViewer(BEN), personViewer(ANN)].map((viewer) =>
    deedOf(tell(operation, reportChangeToViewer(game.table, change, viewer, operation))),
  );
};

describe('[D7] a hand with `publishes: some`', () => {
  it('[D7] with `publishes: some`, others learn only that a hand fills or empties', () => {
    const game = begun(shut);
    expect(heard(game, draw(ANN, SUPPLIES, RED_HAND))).toEqual([
      'puts something into **Red Hand**',
      'puts something into **Red Hand**',
      'draws **e** to Red Hand',
    ]);
    for (const card of ['d', 'c', 'b']) {
      expect(heard(game, draw(ANN, SUPPLIES, RED_HAND))).toEqual(['', '', `draws **${card}** to Red Hand`]);
    }
    expect(heard(game, draw(ANN, SUPPLIES, RED_HAND))).toEqual([
      'empties **Supplies**',
      'empties **Supplies**',
      'draws **a** to Red Hand and empties **Supplies**',
    ]);
  });
});
