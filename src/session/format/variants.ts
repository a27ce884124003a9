import { z } from 'zod';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import type { Module } from '../../engine/index.ts';
import { expects } from '../module/expects.ts';
import { given } from '../module/given.ts';
import { keyed, line, list, name, text } from '../module/words.ts';
import { carried, schemaOf } from './carried.ts';
import { simpleValues, valuesOf } from './values.ts';

/** What can be chosen when a game of the module starts. */

type VariantDefinition = NonNullable<Module['variants']>[number];

const MOST_CHOICES_OF_VARIANT = 20;

/** Names that can be typed side by side: `Length: long; blind`. */
const choiceName = line(60).regex(/^[^;,:]+$/, expects({ is: 'kind', kind: 'text' }));

const choice = keyed({
  name: choiceName.describe('What whoever starts a game types: /game start variants:'),
  values: valuesOf('game').default({}).describe('What the properties of the game are then'),
});

export const variant = keyed({
  name: choiceName.describe('What is chosen'),
  text: text(300).optional().describe('What players read of it'),
  choices: list(choice, MOST_CHOICES_OF_VARIANT)
    .min(2, expects({ is: 'one-at-least', of: 'name' }))
    .describe('Among what one chooses; what stands first is meant where nothing is said'),
});

const choiceInGame = carried(choice, { values: valuesInGame });

export const variantInGame = schemaOf<VariantDefinition>()(
  carried(variant, { choices: list(choiceInGame, MOST_CHOICES_OF_VARIANT).min(2) }),
);

export const chosenInGame = z.record(name, choiceName);

export const variantOf = ({ name: called, text: said, choices }: z.output<typeof variant>): VariantDefinition => ({
  name: called,
  ...given('text', said),
  choices: choices.map((one) => ({ name: one.name, values: simpleValues(one.values) })),
});
