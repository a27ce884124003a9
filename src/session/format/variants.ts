import { z } from 'zod';
import { deckContents, deckContentsInGame, MOST_PIECES, stack, stackInGame, variantWith } from '../../engine/forms.ts';
import type { VariantDefinition } from '../../engine/index.ts';
import { inGame } from '../../form/carried.ts';
import { changed } from '../../form/given.ts';
import { list } from '../../form/words.ts';
import { deckContentsOf, type Labelled, MOST_DECKS } from './pieces.ts';
import type { Places } from './places.ts';
import { MOST_STACKS, stacksOf } from './setup.ts';

/** The choices of a variant. Their setups and decks depend on places and labels. */

export const variant = variantWith(list(stack, MOST_STACKS), list(deckContents, MOST_DECKS));

export const variantInGame = inGame(variantWith(list(stackInGame, MOST_PIECES), list(deckContentsInGame, MOST_DECKS)));

/** The schema of a variant without the entries of setups and decks, since there may be thousands. */
export const variantWithoutEntries = inGame(variantWith(z.array(z.unknown()), z.array(z.unknown()).max(MOST_DECKS)));

export const variantOf = (file: z.output<typeof variant>, places: Places, labels: Labelled): VariantDefinition =>
  changed(file, {
    choices: (all) =>
      all.map((choice) =>
        changed(choice, {
          setup: (stacks) => stacks.flatMap((stack) => stacksOf(places, stack, labels)),
          decks: (contents) => contents.map((deck) => deckContentsOf(deck, labels)),
        }),
      ),
  });
