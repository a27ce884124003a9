import type { z } from 'zod';
import type { SetupStack } from '../../../engine/play/pieces/setup-form.ts';
import { expects } from '../../../form/expects.ts';
import { valuesOf } from '../../../form/values.ts';
import { keyed, line, list, text } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import type { deckContentsInGameSchema } from './form.ts';

const MOST_CHOICES_OF_VARIANT = 20;

/** A name without separators, so that several can be typed together: `Length: long; blind`. */
export const variantChoiceNameSchema = line(60).regex(/^[^;,:]+$/, expects({ is: 'kind', kind: 'text' }));

export const createVariantSchema = <Setup extends z.ZodType, Decks extends z.ZodType>(setup: Setup, decks: Decks) =>
  keyed({
    name: variantChoiceNameSchema.describe('The name of the choice'),
    text: text(300).exactOptional().describe('The text that players read'),
    choices: list(
      keyed({
        name: variantChoiceNameSchema.describe('The name of the option, as players type it in /game start variants:'),
        values: valuesOf('game').prefault({}).describe('Properties of the game with this option'),
        setup: setup
          .exactOptional()
          .describe('The pieces at the start with this option, instead of the setup of the module'),
        decks: decks
          .exactOptional()
          .describe('The pieces of these decks at the start with this option, instead of their own'),
      }),
      MOST_CHOICES_OF_VARIANT,
    )
      .min(2, expects({ is: 'one-at-least', of: 'name' }))
      .describe('The options; the first is the default'),
  });

type DeckContents = Stored<typeof deckContentsInGameSchema>;
export type VariantDefinition = Stored<
  ReturnType<typeof createVariantSchema<z.ZodType<readonly SetupStack[]>, z.ZodType<readonly DeckContents[]>>>
>;

declare module '../../../engine/play/module.ts' {
  interface Module {
    readonly variants?: readonly VariantDefinition[];
  }
}
