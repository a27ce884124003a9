import type { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { valuesOf } from '../../../form/values.ts';
import { keyed, line, list, text } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';
import type { SetupStack } from '../pieces/setup-form.ts';
import type { deckContentsInGame } from './form.ts';

/** What can be chosen when a game of the module starts. */

const MOST_CHOICES_OF_VARIANT = 20;

/** Names that can be typed side by side: `Length: long; blind`. */
export const choiceName = line(60).regex(/^[^;,:]+$/, expects({ is: 'kind', kind: 'text' }));

/** One thing that can be chosen, with the forms of set-ups and of what is in decks. */
export const variantWith = <Setup extends z.ZodType, Decks extends z.ZodType>(setup: Setup, decks: Decks) =>
  keyed({
    name: choiceName.describe('What is chosen'),
    text: text(300).exactOptional().describe('What players read of it'),
    choices: list(
      keyed({
        name: choiceName.describe('What whoever starts a game types: /game start variants:'),
        values: valuesOf('game').prefault({}).describe('What the properties of the game are then'),
        setup: setup
          .exactOptional()
          .describe('What stands where then when the game begins, in the place of the set-up of the module'),
        decks: decks
          .exactOptional()
          .describe('What lies in these decks then when the game begins, in the place of what they have by themselves'),
      }),
      MOST_CHOICES_OF_VARIANT,
    )
      .min(2, expects({ is: 'one-at-least', of: 'name' }))
      .describe('Among what one chooses; what stands first is meant where nothing is said'),
  });

type DeckContents = Stored<typeof deckContentsInGame>;
export type VariantDefinition = Stored<
  ReturnType<typeof variantWith<z.ZodType<readonly SetupStack[]>, z.ZodType<readonly DeckContents[]>>>
>;

declare module '../module.ts' {
  interface Module {
    /** What can be chosen when a game starts. */
    readonly variants?: readonly VariantDefinition[];
  }
}
