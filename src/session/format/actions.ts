import { z } from 'zod';
import { makeWhole } from '../../engine/core/plain.ts';
import { ACTION_TOLD, type Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { mapped } from '../../form/given.ts';
import { nameOf, reveals } from '../../form/names.ts';
import { each, keyed, list, name, oneOf, text } from '../../form/words.ts';
import {
  amount,
  amountInGame,
  choice,
  choiceInGame,
  choiceOf,
  condition,
  lineOf,
  lines,
  linesInGame,
  match,
  on,
  subjectInGame,
  subjectMatch,
  subjectOf,
  thing,
} from './lines.ts';

/** What players can do beside what every game has, and what happens then. */

type ActionDefinition = NonNullable<Module['actions']>[number];

const MOST_CHOICES_OF_ACTION = 10;
const MOST_CHECKS_OF_ACTION = 20;

const payment = keyed({
  with: match.default('').describe('What pays: a match of pieces; everything, when it is left out'),
  on: on.optional().describe('Where it is; the hand of who pays, when it is left out'),
  worth: nameOf('property').optional().describe('What each is worth; 1, when it is left out'),
  least: amount.describe('What they must be worth together: a formula over what the action is done with'),
  to: thing.optional().describe('Where it goes; off the table, when it is left out'),
  change: thing.optional().describe('From where change is given; none is when it is left out'),
});

export const action = keyed({
  name,
  each,
  of: subjectMatch.optional().describe('What it is done with; the game as a whole, when it is left out'),
  when: condition.optional().describe('It can be done while this is true'),
  choose: z.record(name, choice).optional().describe('What is chosen, by the names that stand for it in the lines'),
  pay: payment.optional().describe('What it costs'),
  does: lines.describe('What happens then, a line after the other'),
  check: list(
    keyed({
      that: condition.describe('What must be true then, as who acts sees it'),
      text: text(200).describe('What is said where it is false'),
    }),
    MOST_CHECKS_OF_ACTION,
  )
    .optional()
    .describe('What must be true once all that was done; else nothing of it is done'),
  told: oneOf(ACTION_TOLD)
    .optional()
    .describe('How much others are told of it: nobody: nothing; name: that it was done; all: also with what'),
  text: text(500).optional().describe('What players read of it'),
  reveals: reveals.describe(
    'What is hidden and may show in it: private maps, decks that lie face down, prototypes that can be covered',
  ),
});

export const actionInGame = schemaOf<ActionDefinition>()(
  carried(action, {
    each: undefined,
    of: subjectInGame.optional(),
    choose: z
      .record(name, choiceInGame)
      .refine((choices) => Object.keys(choices).length <= MOST_CHOICES_OF_ACTION)
      .optional(),
    pay: carried(payment, { least: amountInGame }).optional(),
    does: linesInGame,
  }),
);

type FileAction = z.output<typeof action>;

export const actionOf = ({
  name,
  of,
  when,
  choose,
  pay,
  does,
  check,
  told,
  text,
  reveals,
}: FileAction): ActionDefinition =>
  makeWhole<ActionDefinition>({
    name,
    of: of === undefined ? undefined : subjectOf(of),
    when,
    choose: choose && mapped(choose, choiceOf),
    pay: pay && paymentOf(pay),
    does: does.map(lineOf),
    check,
    told,
    text,
    reveals,
  });

const paymentOf = ({
  with: match,
  on,
  worth,
  least,
  to,
  change,
}: z.output<typeof payment>): NonNullable<ActionDefinition['pay']> =>
  makeWhole<NonNullable<ActionDefinition['pay']>>({ with: match, on, worth, least: String(least), to, change });
