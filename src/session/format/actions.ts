import { z } from 'zod';
import { LONGEST_EXPRESSION } from '../../engine/expression/read.ts';
import type { Module } from '../../engine/index.ts';
import { MOST_CHOSEN } from '../../engine/index.ts';
import { expects } from '../module/expects.ts';
import { given, mapped } from '../module/given.ts';
import { each, keyed, line, list, name, oneOf, text } from '../module/words.ts';
import { carried, schemaOf } from './carried.ts';
import { nameOf, reading, reveals } from './names.ts';

/** What players can do beside what every game has, and what happens then. */

type ActionDefinition = NonNullable<Module['actions']>[number];
type Instruction = ActionDefinition['does'][number];
type SubjectMatch = NonNullable<ActionDefinition['of']>;
type ChoiceDefinition = NonNullable<ActionDefinition['choose']>[string];

const MOST_ACTION_LINES = 100;
const MOST_CHOICES_OF_ACTION = 10;

const match = reading('match-here', z.string().max(LONGEST_EXPRESSION));
const condition = reading('condition', z.string().max(LONGEST_EXPRESSION));
const AMOUNT = expects({ is: 'formula' });
const MOST_AMOUNT = 1_000_000_000;
const whole = z.int(AMOUNT).min(-MOST_AMOUNT, AMOUNT).max(MOST_AMOUNT, AMOUNT);
const amount = z.union([whole, reading('amount', z.string().max(LONGEST_EXPRESSION))], AMOUNT);
const amountInGame = reading('amount', z.string().max(LONGEST_EXPRESSION));

/** A thing, a place or a side by whatever it may be called there; see session/check/actions.ts. */
const thing = line(200);
const on = line(200).describe(
  'Where: a map, board, zone, deck or cell, Hand, here, or what was chosen; anywhere, when it is left out',
);

const SUBJECT = expects({ is: 'subject' });

const subjects = {
  piece: match.optional().describe('A match of pieces; a blank matches all'),
  cell: match.optional().describe('A match of cells'),
  side: match.optional().describe('A match of sides'),
};

const subjectMatch = z.union([match, keyed({ ...subjects, on: on.optional() })], SUBJECT);

const COUNT = expects({ is: 'whole', from: 0, to: MOST_CHOSEN });
const many = z.int(COUNT).min(0, COUNT).max(MOST_CHOSEN, COUNT);

const CHOICE = expects({ is: 'choice' });

const choice = z.union(
  [
    match,
    keyed({
      ...subjects,
      number: z.tuple([amount, amount], CHOICE).optional().describe('A whole number from the one to the other'),
      on: on.optional(),
      least: many.optional().describe('So many at least; 1, when it is left out'),
      most: many.optional().describe('So many at most; as many as at least, when it is left out'),
    }),
  ],
  CHOICE,
);

const doing = keyed({
  when: condition.optional().describe('It is done only while this is true'),
  each: subjectMatch.optional().describe('It is done for each of these, which is it then'),
  let: name.optional().describe('A name for the value of be, for the lines behind it'),
  be: amount.optional().describe('The value of let: a formula'),
  move: thing.optional().describe('What goes to the place in to: it, or what was chosen'),
  place: nameOf('prototype').optional().describe('The prototype of a new piece, which comes to the place in to'),
  remove: thing.optional().describe('What is taken off the table'),
  give: thing.optional().describe('What goes into the hand of the side in to'),
  set: nameOf('property').optional().describe('The property that gets the value of the formula in to'),
  flip: thing.optional().describe('What shows its next layer, or the one whose number is in to'),
  rotate: thing.optional().describe('What is turned to the direction in to, from 0'),
  reveal: thing.optional().describe('What is shown to everybody'),
  hide: thing.optional().describe('What is laid face down'),
  draw: amount.optional().describe('So many cards come from the deck in from, to the hand or to the place in to'),
  deal: amount.optional().describe('So many cards go from the deck in from to each hand'),
  shuffle: nameOf('deck').optional().describe('The deck that is shuffled'),
  roll: line(100).optional().describe('Dice such as 2d6, rolled for all to see'),
  end: oneOf(['turn']).optional().describe('turn: the turn ends'),
  of: thing.optional().describe('Whose property is set: it, when it is left out'),
  to: z
    .union([whole, line(LONGEST_EXPRESSION)], AMOUNT)
    .optional()
    .describe('Where to, to whom, or to what value'),
  from: nameOf('deck').optional().describe('The deck'),
  where: oneOf(['top', 'bottom', 'random']).optional().describe('Where in a deck; on top, when it is left out'),
  side: thing.optional().describe('Whose a new piece is: nobody owns it, when it is left out'),
  name: name.optional().describe('What a new piece is called, or a roll in the lines behind it'),
  discards: z
    .boolean(expects({ is: 'kind', kind: 'flag' }))
    .optional()
    .describe('With its discard pile'),
});

const lines = list(doing, MOST_ACTION_LINES);

const subjectInGame = keyed({ kind: z.enum(['piece', 'cell', 'side']), match, on: on.optional() });

const lineInGame = schemaOf<Instruction>()(
  carried(doing, {
    each: subjectInGame.optional(),
    be: amountInGame.optional(),
    roll: line(100).optional(),
    draw: amountInGame.optional(),
    deal: amountInGame.optional(),
    to: z.string().max(LONGEST_EXPRESSION).optional(),
    discards: z.literal(true).optional(),
  }),
);

const choiceInGame = schemaOf<ChoiceDefinition>()(
  z.union([
    keyed({ ...subjectInGame.shape, least: many, most: many }),
    keyed({ kind: z.literal('number'), from: amountInGame, to: amountInGame }),
  ]),
);

const payment = keyed({
  with: match.default('').describe('What pays: a match of pieces; everything, when it is left out'),
  on: on.optional().describe('Where it is; the hand of who pays, when it is left out'),
  worth: nameOf('property').optional().describe('What each is worth; 1, when it is left out'),
  least: amount.describe('What they must be worth together: a formula over what the action is done with'),
  to: thing.optional().describe('Where it goes; off the table, when it is left out'),
  change: thing.optional().describe('From where change is given; none is given, when it is left out'),
});

export const action = keyed({
  name,
  each,
  of: subjectMatch.optional().describe('What it is done with; the game as a whole, when it is left out'),
  when: condition.optional().describe('It can be done while this is true'),
  choose: z.record(name, choice).optional().describe('What is chosen, by the names that stand for it in the lines'),
  pay: payment.optional().describe('What it costs'),
  does: lines.min(1, expects({ is: 'one-at-least', of: 'line' })).describe('What happens then, a line after the other'),
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
    does: list(lineInGame, MOST_ACTION_LINES).min(1),
  }),
);

type FileSubject = z.output<typeof subjectMatch>;
type FileChoice = z.output<typeof choice>;
type FileLine = z.output<typeof doing>;
type FileAction = z.output<typeof action>;

const subjectOf = (file: FileSubject): SubjectMatch => {
  if (typeof file === 'string') return { kind: 'piece', match: file };
  const { piece, cell, side, on } = file;
  const kind = cell !== undefined ? 'cell' : side !== undefined ? 'side' : 'piece';
  return { kind, match: piece ?? cell ?? side ?? '', ...given('on', on) };
};

const choiceOf = (file: FileChoice): ChoiceDefinition => {
  if (typeof file === 'string') return { ...subjectOf(file), least: 1, most: 1 };
  const { number, least = 1, most = Math.max(least, 1), ...rest } = file;
  if (number) return { kind: 'number', from: String(number[0]), to: String(number[1]) };
  return { ...subjectOf(rest), least, most };
};

const amountOf = (file: string | number | undefined): string | undefined =>
  file === undefined ? undefined : String(file);

const lineOf = ({ each, be, draw, deal, to, discards, ...rest }: FileLine): Instruction => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...given('each', each === undefined ? undefined : subjectOf(each)),
  ...given('be', amountOf(be)),
  ...given('draw', amountOf(draw)),
  ...given('deal', amountOf(deal)),
  ...given('to', amountOf(to)),
  ...given('discards', discards ? discards : undefined),
});

export const actionOf = ({ name, of, when, choose, pay, does, text, reveals }: FileAction): ActionDefinition => ({
  name,
  ...given('of', of === undefined ? undefined : subjectOf(of)),
  ...given('when', when),
  ...given('choose', choose && mapped(choose, choiceOf)),
  ...given('pay', pay && paymentOf(pay)),
  does: does.map(lineOf),
  ...given('text', text),
  ...given('reveals', reveals),
});

const paymentOf = ({
  with: match,
  on,
  worth,
  least,
  to,
  change,
}: z.output<typeof payment>): NonNullable<ActionDefinition['pay']> => ({
  with: match,
  ...given('on', on),
  ...given('worth', worth),
  least: String(least),
  ...given('to', to),
  ...given('change', change),
});
