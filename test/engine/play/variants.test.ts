import { expect, test } from 'vitest';
import {
  applyVariants,
  chosenVariantsOf,
  initialSetupOf,
  type Module,
  parseVariantChoices,
} from '../../../src/engine/index.ts';
import { deckModule } from '../../support/games/decks.ts';
import { openModule } from '../../support/table.ts';

const module: Module = {
  ...openModule,
  values: { Rounds: 6, Other: 1 },
  variants: [
    {
      name: 'Length',
      choices: [
        { name: 'usual', values: {} },
        { name: 'short', values: { Rounds: 3 } },
      ],
    },
  ],
};

test('[S37] choices of a variant set game properties and are known in the module', () => {
  const short = applyVariants(module, [{ variant: 'Length', choice: 'short' }]);
  expect(short.values).toEqual({ Rounds: 3, Other: 1 });
  expect(chosenVariantsOf(short)).toEqual([{ variant: 'Length', choice: 'short' }]);
  expect(applyVariants(module, chosenVariantsOf(short))).toEqual(short);
  const usual = applyVariants(module, [{ variant: 'Length', choice: 'endless' }]);
  expect(usual.values).toEqual({ Rounds: 6, Other: 1 });
  expect(chosenVariantsOf(usual)).toEqual([{ variant: 'Length', choice: 'usual' }]);
  expect(applyVariants(openModule, chosenVariantsOf(short))).toBe(openModule);
});

test('[S37] variants are typed by the names of their choices, in any case', () => {
  expect(parseVariantChoices(module, '')).toEqual([]);
  expect(parseVariantChoices(module, ' SHORT ')).toEqual([{ variant: 'Length', choice: 'short' }]);
  expect(parseVariantChoices(module, 'length:short;')).toEqual([{ variant: 'Length', choice: 'short' }]);
  expect(parseVariantChoices(module, 'short, wide')).toEqual({ unknown: 'wide' });
});

test('[S37] a variant’s choice may have its own setup and decks', () => {
  const [deck, ...others] = deckModule.decks ?? [];
  const setup = deckModule.setup.slice(0, 1);
  const pieces = deck?.pieces.slice(0, 1) ?? [];
  const chosen = (choice: string) =>
    initialSetupOf(
      applyVariants(
        {
          ...deckModule,
          variants: [
            {
              name: 'Day',
              choices: [
                { name: 'first', values: {} },
                { name: 'second', values: {}, setup, decks: [{ name: deck?.name ?? '', pieces }] },
              ],
            },
          ],
        },
        [{ variant: 'Day', choice }],
      ),
    );
  expect(chosen('second')).toEqual({ setup, decks: [{ ...deck, pieces }, ...others] });
  expect(chosen('first')).toEqual({ setup: deckModule.setup, decks: deckModule.decks });
  expect(deck?.pieces.length).toBeGreaterThan(1);
});
