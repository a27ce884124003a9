import { z } from 'zod';
import {
  createVariantSchema,
  deckContentsInGameSchema,
  deckContentsSchema,
  MOST_PIECES,
  stack,
  storedSetupStackSchema,
} from '../../engine/forms.ts';
import type { VariantDefinition } from '../../engine/index.ts';
import { gameSchemaOf } from '../../form/carried.ts';
import { changed } from '../../form/given.ts';
import { list } from '../../form/words.ts';
import { deckContentsOf, type LabelSource, MOST_DECKS } from './pieces.ts';
import type { Places } from './places.ts';
import { MOST_STACKS, setupStacksFromFile } from './setup.ts';

/** The choices of a variant. Their setups and decks depend on places and labels. */

export const variant = createVariantSchema(list(stack, MOST_STACKS), list(deckContentsSchema, MOST_DECKS));

export const gameVariantSchema = gameSchemaOf(
  createVariantSchema(list(storedSetupStackSchema, MOST_PIECES), list(deckContentsInGameSchema, MOST_DECKS)),
);

/** The schema of a variant without the entries of setups and decks, since there may be thousands. */
export const variantWithoutEntriesSchema = gameSchemaOf(
  createVariantSchema(z.array(z.unknown()), z.array(z.unknown()).max(MOST_DECKS)),
);

export const variantDefinitionOf = (
  file: z.output<typeof variant>,
  places: Places,
  labels: LabelSource,
): VariantDefinition =>
  changed(file, {
    choices: (all) =>
      all.map((choice) =>
        changed(choice, {
          setup: (stacks) => stacks.flatMap((stack) => setupStacksFromFile(places, stack, labels)),
          decks: (contents) => contents.map((deck) => deckContentsOf(deck, labels)),
        }),
      ),
  });
