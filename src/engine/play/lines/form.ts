import { z } from 'zod';
import { carried, meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { nameOf, reading, readingBeside } from '../../../form/names.ts';
import { flag, keyed, line, list, name, oneOf, text } from '../../../form/words.ts';
import { LONGEST_EXPRESSION } from '../../../table/expression/index.ts';
import type { FormulaText, Stored } from '../../../table/index.ts';

/**
 * Instructions (lines) that actions, effects and phases carry out in order. An instruction names pieces by `it` (its
 * subject), or by a name from a choice or `let`. It names a place by a map, a cell, a deck, `Hand`, `here`, or such a
 * name.
 */

const MOST_ACTION_LINES = 100;
export const MOST_CHOSEN_THINGS = 1_000;
const MOST_HOURS = 1_000;

export const match = reading('match-here', z.string().max(LONGEST_EXPRESSION));
export const condition = reading('condition', z.string().max(LONGEST_EXPRESSION));
const AMOUNT = expects({ is: 'formula' });
const MOST_AMOUNT = 1_000_000_000;
const whole = z.int(AMOUNT).min(-MOST_AMOUNT, AMOUNT).max(MOST_AMOUNT, AMOUNT);
const formula = reading('amount', z.string().max(LONGEST_EXPRESSION));
export const amount = meant(z.union([whole, formula], AMOUNT), formula, String);

/** Any name of a thing, place or side; see src/session/check/actions.ts. */
export const thing = line(200);
export const on = line(200).describe(
  'The place: a map, board, zone, deck or cell, Hand, here, or a choice; anywhere by default',
);

const SUBJECT = expects({ is: 'subject' });

const subjects = {
  piece: match.exactOptional().describe('A match of pieces; a blank matches all'),
  cell: match.exactOptional().describe('A match of cells'),
  side: match.exactOptional().describe('A match of sides'),
};

const nearness = {
  within: amount.exactOptional().describe('The largest distance in steps from everything in of'),
  of: thing.exactOptional().describe('The name of a choice or variable; it by default'),
  clear: flag.exactOptional().describe('Only cells in a straight line with these, with nothing between'),
};

const subject = keyed({
  kind: z.enum(['piece', 'cell', 'side']),
  match,
  on: on.exactOptional(),
  ...carried(keyed(nearness)).shape,
});

export type SubjectMatch = Stored<typeof subject>;

/** Reads a text as a match of pieces. */
const subjectMeant = (file: string | FileSubject): SubjectMatch => {
  if (typeof file === 'string') return { kind: 'piece', match: file };
  const { piece, cell, side, ...rest } = file;
  const kind = cell !== undefined ? 'cell' : side !== undefined ? 'side' : 'piece';
  return { kind, match: piece ?? cell ?? side ?? '', ...rest };
};

const fileSubject = keyed({ ...subjects, on: on.exactOptional(), ...nearness });
type FileSubject = z.output<typeof fileSubject>;

export const subjectMatchSchema = meant(z.union([match, fileSubject], SUBJECT), subject, subjectMeant);

const COUNT = expects({ is: 'whole', from: 0, to: MOST_CHOSEN_THINGS });
const many = z.int(COUNT).min(0, COUNT).max(MOST_CHOSEN_THINGS, COUNT);

const CHOICE = expects({ is: 'choice' });

const subjectChoice = keyed({ ...subject.shape, least: many, most: many });
const numberChoice = keyed({ kind: z.literal('number'), from: formula, to: formula });

export type SubjectChoice = Stored<typeof subjectChoice>;
export type NumberChoice = Stored<typeof numberChoice>;
export type ChoiceDefinition = SubjectChoice | NumberChoice;

const fileChoice = keyed({
  ...fileSubject.shape,
  number: z.tuple([amount, amount], CHOICE).exactOptional().describe('A whole number from the first to the second'),
  least: many.default(1).describe('The smallest number; 1 by default'),
  most: many.exactOptional().describe('The largest number; the same as least by default'),
});

export const choice = meant(
  z.union([match, fileChoice], CHOICE),
  z.union([subjectChoice, numberChoice]),
  (file): ChoiceDefinition => {
    if (typeof file === 'string') return { ...subjectMeant(file), least: 1, most: 1 };
    const { number, least, most = Math.max(least, 1), ...rest } = file;
    if (number) return { kind: 'number', from: number[0], to: number[1] };
    return { ...subjectMeant(rest), least, most };
  },
);

/**
 * The answer to a question after its deadline. `wait`: the question stays open. `least`: the first things are chosen,
 * as few as allowed. `random`: chance chooses. `host`: the host may let chance choose.
 */
export const LATE_ANSWER_POLICIES = ['wait', 'least', 'random', 'host'] as const;
export type LateAnswerPolicy = (typeof LATE_ANSWER_POLICIES)[number];

const HOURS = expects({ is: 'whole', from: 1, to: MOST_HOURS });

/** The verbs for which `to` is a formula. For all other verbs, it is a place or a side. */
export const VALUE_SETTING_VERBS = ['set', 'flip', 'rotate'] as const;

const newValue = readingBeside(VALUE_SETTING_VERBS, 'amount', line(LONGEST_EXPRESSION));

const LONGEST_SENTENCE = 300;
export const sentence = reading('sentence', text(LONGEST_SENTENCE));

const spoken = keyed({
  one: sentence.exactOptional().describe('The sentence if count is 1; the same as other by default'),
  other: sentence.describe('The sentence for any other count'),
  count: amount.exactOptional().describe('The number that chooses between one and other: a formula'),
  hidden: sentence.exactOptional().describe('The sentence for those who may not know a name in the other sentences'),
});
const spokenOfAct = keyed({
  ...spoken.shape,
  you: sentence.exactOptional().describe('The sentence for the player of the side that acts, in the second person'),
});
const saysInGame = carried(spokenOfAct);
export type SentenceDefinition = Stored<typeof saysInGame>;

const saysMeant = (file: string | SentenceDefinition): SentenceDefinition =>
  typeof file === 'string' ? { other: file } : file;
const SENTENCE = expects({ is: 'sentence' });

/** A sentence about an act of a side. If it is a single text, it is used for any count. */
export const says = meant(z.union([sentence, spokenOfAct], SENTENCE), saysInGame, saysMeant);
/** A sentence about an event that no side causes. */
export const eventSentenceSchema = meant(z.union([sentence, spoken], SENTENCE), carried(spoken), saysMeant);

/** One instruction. It has exactly one of the words in `VERBS`, with the keys that belong to this word. */
const instruction = keyed({
  when: condition.exactOptional().describe('It is done only while this is true'),
  each: subjectMatchSchema.exactOptional().describe('It is done for each of these, which is it then'),
  let: name.exactOptional().describe('A name for the value of be, for the lines after it'),
  be: amount.exactOptional().describe('The value of let, or by which a table is read: a formula'),
  move: thing.exactOptional().describe('The pieces that go to the place in to: it, or a choice'),
  place: nameOf('prototype').exactOptional().describe('The prototype of a new piece at the place in to'),
  remove: thing.exactOptional().describe('The pieces that leave the table'),
  give: thing.exactOptional().describe('The pieces that go to the hand of the side in to'),
  set: nameOf('property').exactOptional().describe('The property that gets the value of the formula in to'),
  modify: nameOf('modifier')
    .exactOptional()
    .describe('The modifier with waits: true that comes into force for the things in of; it by default'),
  flip: thing.exactOptional().describe('The pieces that show their next layer, or the layer with the number in to'),
  rotate: thing.exactOptional().describe('The pieces that turn to the direction in to, from 0'),
  reveal: thing.exactOptional().describe('The pieces that everyone may see from now on'),
  hide: thing.exactOptional().describe('The pieces that turn face down'),
  draw: amount
    .exactOptional()
    .describe('The number of cards to draw from the deck in from. They go to the hand, or to the place in to'),
  deal: amount.exactOptional().describe('The number of cards that go from the deck in from to each hand'),
  shuffle: nameOf('deck').exactOptional().describe('The deck that is shuffled'),
  roll: line(100).exactOptional().describe('Dice such as 2d6, rolled for all to see'),
  table: nameOf('table').exactOptional().describe('The table to read. Its result gets the name in name'),
  attack: amount.exactOptional().describe('The value that a table compares with defence: a formula'),
  defence: amount.exactOptional().describe('The value that a table compares with attack: a formula'),
  retreat: thing.exactOptional().describe('The pieces that retreat cells from the pieces in away'),
  away: thing.exactOptional().describe('The pieces from which the others retreat'),
  cells: amount.exactOptional().describe('The number of cells of the retreat'),
  ask: name
    .exactOptional()
    .describe('A name for a choice that a side makes after the lines before. The lines after it wait'),
  choose: choice
    .exactOptional()
    .describe('The things to choose from; Hand and Actor are those of the side that answers'),
  hours: z.int(HOURS).min(1, HOURS).max(MOST_HOURS, HOURS).exactOptional().describe('The number of hours to answer'),
  late: oneOf(LATE_ANSWER_POLICIES)
    .exactOptional()
    .describe('If time is up: wait, least (the smallest choice), random, or host (the host may have chance choose)'),
  text: text(500).exactOptional().describe('The text for the side that answers, or the reason for points'),
  points: amount
    .exactOptional()
    .describe('The number of points for the side in of. By default, it is the side that acts. The reason is in text'),
  says: says.exactOptional().describe('A sentence for the players; $name$ stands for a thing or a value'),
  end: oneOf(['turn']).exactOptional().describe('turn: the turn ends'),
  win: thing
    .exactOptional()
    .describe('The side that wins. All others lose, and the game is over. all: every side still in the game wins'),
  lose: thing.exactOptional().describe('The side that loses; the last side left wins'),
  tie: oneOf(['all']).exactOptional().describe('all: the game ends as a draw of the sides still in it'),
  next: thing.exactOptional().describe('The side whose turn comes next'),
  of: thing.exactOptional().describe('The owner of the property: a piece, a side or game; it by default'),
  to: meant(z.union([whole, newValue], AMOUNT), z.string().max(LONGEST_EXPRESSION), String)
    .exactOptional()
    .describe('The target: a place, a side or a value'),
  from: nameOf('deck').exactOptional().describe('The deck'),
  where: oneOf(['top', 'bottom', 'random']).exactOptional().describe('The position in a deck; on top by default'),
  side: thing.exactOptional().describe('The owner of a new piece; none by default'),
  name: name
    .exactOptional()
    .describe('The name of a new piece, or of drawn cards, a roll or a result for the lines after it'),
  discards: flag.exactOptional().describe('With its discard pile'),
});

export type Instruction = Stored<typeof instruction>;

export const lines = list(instruction, MOST_ACTION_LINES).min(1, expects({ is: 'one-at-least', of: 'line' }));

export const newValueFormulaOf = ({ set, flip, rotate, to }: Instruction): FormulaText | undefined =>
  set === undefined && flip === undefined && rotate === undefined ? undefined : to;
