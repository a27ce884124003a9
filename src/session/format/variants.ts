import { z } from 'zod';
import { deckContents, deckContentsInGame, MOST_PIECES, stack, stackInGame, variantWith } from '../../engine/forms.ts';
import type { VariantDefinition } from '../../engine/index.ts';
import { inGame } from '../../form/carried.ts';
import { changed } from '../../form/given.ts';
import { list } from '../../form/words.ts';
import { deckContentsOf, type Labelled, MOST_DECKS } from './pieces.ts';
import type { Places } from './places.ts';
import { MOST_STACKS, stacksOf } from './setup.ts';

/** What can be chosen when a game of the module starts: set-ups and decks need places and labels. */

export const variant = variantWith(list(stack, MOST_STACKS), list(deckContents, MOST_DECKS));

export const variantInGame = inGame(variantWith(list(stackInGame, MOST_PIECES), list(deckContentsInGame, MOST_DECKS)));

/** The same, but for what stands in set-ups and decks, of which there may be thousands. */
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
