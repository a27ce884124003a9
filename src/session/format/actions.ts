import { z } from 'zod';
import { ACTION_TOLD, type Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { changed, mapped } from '../../form/given.ts';
import { nameOf, reveals } from '../../form/names.ts';
import { each, keyed, list, name, oneOf, text } from '../../form/words.ts';
import {
  amount,
  amountInGame,
  choice,
  choiceInGame,
  choiceOf,
  condition,
  lines,
  linesInGame,
  linesOf,
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
  on: on.exactOptional().describe('Where it is; the hand of who pays, when it is left out'),
  worth: nameOf('property').exactOptional().describe('What each is worth; 1, when it is left out'),
  least: amount.describe('What they must be worth together: a formula over what the action is done with'),
  to: thing.exactOptional().describe('Where it goes; off the table, when it is left out'),
  change: thing.exactOptional().describe('From where change is given; none is when it is left out'),
});

export const action = keyed({
  name,
  each,
  of: subjectMatch.exactOptional().describe('What it is done with; the game as a whole, when it is left out'),
  when: condition.exactOptional().describe('It can be done while this is true'),
  choose: z
    .record(name, choice)
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

export const actionInGame = schemaOf<ActionDefinition>()(
  carried(action, {
    each: undefined,
    of: subjectInGame.exactOptional(),
    choose: z
      .record(name, choiceInGame)
      .refine((choices) => Object.keys(choices).length <= MOST_CHOICES_OF_ACTION)
      .exactOptional(),
    pay: carried(payment, { least: amountInGame }).exactOptional(),
    does: linesInGame,
  }),
);

type FileAction = z.output<typeof action>;

export const actionOf = ({ each: _, ...rest }: FileAction): ActionDefinition =>
  changed(rest, {
    of: subjectOf,
    choose: (all) => mapped(all, choiceOf),
    pay: (pay) => changed(pay, { least: String }),
    does: linesOf,
  });
