import { z } from 'zod';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import type { Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { changed } from '../../form/given.ts';
import { simpleValues, valuesOf } from '../../form/values.ts';
import { keyed, line, list, name, text } from '../../form/words.ts';
import { deckContents, deckContentsInGame, deckContentsOf, type Labelled, MOST_DECKS } from './decks.ts';
import type { Places } from './places.ts';
import { MOST_PIECES, MOST_STACKS, stackInGame, stackOfChoice, stacksOf } from './setup.ts';

/** What can be chosen when a game of the module starts. */

type VariantDefinition = NonNullable<Module['variants']>[number];

const MOST_CHOICES_OF_VARIANT = 20;

/** Names that can be typed side by side: `Length: long; blind`. */
const choiceName = line(60).regex(/^[^;,:]+$/, expects({ is: 'kind', kind: 'text' }));

const choice = keyed({
  name: choiceName.describe('What whoever starts a game types: /game start variants:'),
  values: valuesOf('game').default({}).describe('What the properties of the game are then'),
  setup: list(stackOfChoice, MOST_STACKS)
    .exactOptional()
    .describe('What stands where then when the game begins, in the place of the set-up of the module'),
  decks: list(deckContents, MOST_DECKS)
    .exactOptional()
    .describe('What lies in these decks then when the game begins, in the place of what they have by themselves'),
});

export const variant = keyed({
  name: choiceName.describe('What is chosen'),
  text: text(300).exactOptional().describe('What players read of it'),
  choices: list(choice, MOST_CHOICES_OF_VARIANT)
    .min(2, expects({ is: 'one-at-least', of: 'name' }))
    .describe('Among what one chooses; what stands first is meant where nothing is said'),
});

const variantWith = <S extends z.ZodType, D extends z.ZodType>(setup: S, decks: D) => {
  const choiceInGame = carried(choice, {
    values: valuesInGame,
    setup: setup.exactOptional(),
    decks: decks.exactOptional(),
  });
  return carried(variant, { choices: list(choiceInGame, MOST_CHOICES_OF_VARIANT).min(2) });
};

export const variantInGame = schemaOf<VariantDefinition>()(
  variantWith(list(stackInGame, MOST_PIECES), list(deckContentsInGame, MOST_DECKS)),
);

/** The same, but for what stands in set-ups and decks, of which there may be thousands. */
export const variantWithoutEntries = variantWith(z.array(z.unknown()), z.array(z.unknown()).max(MOST_DECKS));

export const chosenInGame = z.record(name, choiceName);

export const variantOf = (file: z.output<typeof variant>, places: Places, labels: Labelled): VariantDefinition =>
  changed(file, {
    choices: (all) =>
      all.map((choice) =>
        changed(choice, {
          values: simpleValues,
          setup: (stacks) => stacks.flatMap((stack) => stacksOf(places, stack, labels)),
          decks: (contents) => contents.map((deck) => deckContentsOf(deck, labels)),
        }),
      ),
  });
