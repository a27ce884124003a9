import { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { nameOf, reveals } from '../../../form/names.ts';
import { keyed, list, name, oneOf, text } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { amount, choice, condition, lines, match, on, says, sentence, subjectMatchSchema, thing } from './form.ts';

const ACTION_TOLD = ['nobody', 'name', 'all'] as const;

const MOST_CHOICES_OF_ACTION = 10;
const MOST_CHECKS_OF_ACTION = 20;

/** The cost of an action (G10). */
const payment = keyed({
  with: match.default('').describe('A match of the pieces that can pay; all by default'),
  on: on.exactOptional().describe('The place of the pieces that pay; the hand of the payer by default'),
  worth: nameOf('property').exactOptional().describe('The worth of each piece; 1 by default'),
  least: amount.describe('The price: a formula of the target of the action'),
  to: thing.exactOptional().describe('The place to which the pieces go; off the table by default'),
  change: thing.exactOptional().describe('The place from which change is given; no change by default'),
});

/** An action of a module (G9). */
export const action = keyed({
  name,
  of: subjectMatchSchema.exactOptional().describe('The target of the action; the whole game by default'),
  when: condition.exactOptional().describe('The action is possible while this is true'),
  choose: z
    .record(name, choice)
    .refine(
      (choices) => Object.keys(choices).length <= MOST_CHOICES_OF_ACTION,
      expects({ is: 'most-entries', most: MOST_CHOICES_OF_ACTION }),
    )
    .exactOptional()
    .describe('The choices, by their names in the lines'),
  pay: payment.exactOptional().describe('The cost'),
  does: lines.describe('The lines that happen then, one after another'),
  check: list(
    keyed({
      that: condition.describe('A condition that must be true afterwards, as the player sees it'),
      text: text(200).describe('The refusal if it is false'),
    }),
    MOST_CHECKS_OF_ACTION,
  )
    .exactOptional()
    .describe('Conditions that must be true afterwards; otherwise nothing is done'),
  told: oneOf(ACTION_TOLD)
    .exactOptional()
    .describe('What others see of it. nobody: nothing; name: its name; all: also its target and choices'),
  says: says.exactOptional().describe('The sentence for the players once it is done; without one they read its name'),
  chosen: sentence
    .exactOptional()
    .describe('The sentence for a player who has chosen it, while the choices of all players are hidden'),
  preview: sentence
    .exactOptional()
    .describe(
      'What a player reads with each option of the last choice, by the first let lines, such as "$force$ against $guard$"',
    ),
  text: text(500).exactOptional().describe('The text that players read'),
  reveals: reveals
    .exactOptional()
    .describe(
      'The hidden things that it may reveal. These are private maps, face-down decks, and prototypes that can be covered',
    ),
});

export type ActionDefinition = Stored<typeof action>;
export type PaymentDefinition = Stored<typeof payment>;
