import type { GdlFaultCode, GdlNote, GdlWarningCode } from '../../engine/index.ts';

/**
 * What is wrong with a text of GDL, or what its author should know, in two clauses without a full stop: what it is, and
 * what would be right.
 */
interface GdlWords {
  readonly wrong: string;
  readonly expected: string;
}

type Words = {
  readonly [C in GdlFaultCode | GdlWarningCode]: (found: string, expected: string) => readonly [string, string];
};

const words: Words = {
  unexpected: (found) => [`${quoted(found) || 'the end'} can't stand here`, 'a form'],
  unclosed: (found, expected) => [`what begins with ${quoted(found)} here is never closed`, `${expected} behind it`],
  'bad-number': (found) => [
    `${quoted(found)} is too large a number, or has more than 6 places`,
    'a number up to 1000000000',
  ],
  'too-long': (_, expected) => ['the text is too long', `at most ${expected} characters`],
  'too-deep': (_, expected) => ['forms, or definitions, stand in each other too deep', `at most ${expected} levels`],
  'too-large': (_, expected) => [
    'there is too much here',
    `at most ${expected}, definitions counted as often as they are used`,
  ],
  'bad-form': (found, expected) => [`${found} has not the shape that it should have`, expected],
  'unknown-in-not': (found, expected) => [
    `nothing is called ${quoted(found)}, so this (not ...) means everything`,
    `one of: ${expected}`,
  ],
  'ranks-apart': (found, expected) => [
    `${found} stands in one place with ${expected}, which ranks the other way`,
    'another place',
  ],
  'ranks-open': () => [
    'several scorekeepers keep a score, and none says that it ranks the sides',
    '(ranks most) or (ranks least) in what ranks, or (ranks nothing) in all that does not',
  ],
  'unknown-property': (found, expected) => [
    `${found} is no property of a scorekeeper, and is skipped`,
    `one of: ${expected}`,
  ],
  'unknown-form': (found, expected) => [
    `${found} is a form that I do not know here, and is skipped`,
    `one of: ${expected}`,
  ],
  'unknown-side': (found, expected) => [
    `${found} is no side and no class of sides, and is skipped`,
    `one of: ${expected}`,
  ],
  'unknown-type': (found, expected) => [
    `${found} is no prototype of this module, and is skipped`,
    `one of: ${expected}`,
  ],
  'unknown-name': (found, expected) => [
    `nothing is called ${quoted(found)}`,
    expected === '' ? 'a name that the module, a define or the engine gives' : expected,
  ],
  skipped: (found, expected) => [`${found} says nothing that scorekeepers need, and is skipped`, expected],
  'given-twice': (found) => [`${found} is said by a prototype already, and that stands`, 'one of the two'],
  'never-waits': (_, expected) => ['a trigger alone holds nothing back', `${expected} beside it`],
  'no-score': (_, expected) => ['it speaks of scores, and keeps none', expected],
  'not-judged': (found, expected) => [
    `${found} gives a score to ${expected}, which it does not judge`,
    '(applies-to SIDES) with it, or another side',
  ],
  'no-turns': () => ['the game has no turns, so this never happens', 'turn: in the module, or another moment in when'],
};

const quoted = (text: string): string => (text === '' ? '' : `"${text}"`);

export const gdlWords = ({ code, found, expected }: Pick<GdlNote, 'code' | 'found' | 'expected'>): GdlWords => {
  const [wrong, right] = words[code](found, expected);
  return { wrong, expected: right };
};

/** A note as one line of text. */
export const gdlLine = (note: GdlNote): string => {
  const { wrong, expected } = gdlWords(note);
  return `line ${note.line}, column ${note.column}${note.keeper === undefined ? '' : `, ${note.keeper}`}: ${wrong}; expected: ${expected}`;
};
