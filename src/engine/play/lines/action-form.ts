import { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { nameOf, reveals } from '../../../form/names.ts';
import { keyed, list, name, oneOf, text } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';
import { amount, choice, condition, lines, match, on, subjectMatch, thing } from './form.ts';

const ACTION_TOLD = ['nobody', 'name', 'all'] as const;

const MOST_CHOICES_OF_ACTION = 10;
const MOST_CHECKS_OF_ACTION = 20;

/** What it costs (G10). */
const payment = keyed({
  with: match.default('').describe('What pays: a match of pieces; everything, when it is left out'),
  on: on.exactOptional().describe('Where it is; the hand of who pays, when it is left out'),
  worth: nameOf('property').exactOptional().describe('What each is worth; 1, when it is left out'),
  least: amount.describe('What they must be worth together: a formula over what the action is done with'),
  to: thing.exactOptional().describe('Where it goes; off the table, when it is left out'),
  change: thing.exactOptional().describe('From where change is given; none is when it is left out'),
});

/** Something that a module lets players do, by its name (G9). */
export const action = keyed({
  name,
  of: subjectMatch.exactOptional().describe('What it is done with; the game as a whole, when it is left out'),
  when: condition.exactOptional().describe('It can be done while this is true'),
  choose: z
    .record(name, choice)
    .refine(
      (choices) => Object.keys(choices).length <= MOST_CHOICES_OF_ACTION,
      expects({ is: 'most-entries', most: MOST_CHOICES_OF_ACTION }),
    )
    .exactOptional()
    .describe('What is chosen, by the names that stand for it in the lines'),
  pay: payment.exactOptional().describe('What it costs'),
  does: lines.describe('What happens then, a line after the other'),
  check: list(
    keyed({
      that: condition.describe('What must be true then, as who acts sees it'),
      text: text(200).describe('What is said where it is false'),
    }),
    MOST_CHECKS_OF_ACTION,
  )
    .exactOptional()
    .describe('What must be true once all that was done; else nothing of it is done'),
  told: oneOf(ACTION_TOLD)
    .exactOptional()
    .describe('How much others are told of it: nobody: nothing; name: that it was done; all: also with what'),
  text: text(500).exactOptional().describe('What players read of it'),
  reveals: reveals
    .exactOptional()
    .describe(
      'What is hidden and may show in it: private maps, decks that lie face down, prototypes that can be covered',
    ),
});

export type ActionDefinition = Stored<typeof action>;
export type PaymentDefinition = Stored<typeof payment>;
