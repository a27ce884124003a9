import { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { nameOf, reading, reveals } from '../../../form/names.ts';
import { keyed, oneOf } from '../../../form/words.ts';
import type { MatchText, Stored } from '../../../table/index.ts';
import { eventSentenceSchema, type SentenceDefinition } from '../lines/form.ts';

const MOST_COUNT = 1_000;
const PLUS = expects({ is: 'number', from: -MOST_COUNT, to: MOST_COUNT });
const COUNT = expects({ is: 'whole', from: 1, to: MOST_COUNT });

export const ending = keyed({
  when: oneOf(['checkmate', 'no-move', 'all-taken', 'few-left', 'reach', 'line', 'passes']).describe(
    "checkmate: the side whose turn it is can't move, and an enemy could capture its royal piece; no-move: the side whose turn it is can't move; all-taken: a side has lost its last piece; few-left: a side has at most count pieces left; reach: a piece has come to a place where the match is true; line: count pieces of a side are in a straight line; passes: count sides have passed in a row",
  ),
  match: reading('match', z.string().max(4_000))
    .exactOptional()
    .describe('A match of the pieces that count; all by default'),
  count: z
    .int(COUNT)
    .min(1, COUNT)
    .max(MOST_COUNT, COUNT)
    .exactOptional()
    .describe('The number of pieces in a line or left, or of passes'),
  result: oneOf(['win', 'lose', 'draw', 'most', 'area']).describe(
    'The result for that side. draw: no side wins; most: the side with most pieces on boards wins; area: the same, but free cells that only one side surrounds count too',
  ),
  plus: z
    .record(nameOf('side'), z.number(PLUS).min(-MOST_COUNT, PLUS).max(MOST_COUNT, PLUS))
    .exactOptional()
    .describe('Extra points of sides for most or area'),
  says: eventSentenceSchema
    .exactOptional()
    .describe(
      'The sentence for the players instead of the results. The names are it, Winner, Loser, Tied, Piece, Most and Least',
    ),
  tied: eventSentenceSchema.exactOptional().describe('The sentence for most or area if several sides have most'),
  reveals: reveals.exactOptional().describe('The hidden things that it may reveal'),
});

export type EndingDefinition = Stored<typeof ending>;

/** A draw by the rules of a map: because of repeated positions, or of many moves without a capture. */
export interface MapDrawRule {
  readonly when: 'repeat' | 'quiet';
  readonly map: string;
  readonly count: number;
  readonly result: 'draw';
  readonly match?: undefined;
  /** A match of pieces. A move of such a piece restarts the count of moves. */
  readonly unless?: MatchText;
  readonly says?: SentenceDefinition;
}

export type AnyGameEnding = EndingDefinition | MapDrawRule;

const COUNTED: { readonly [R in AnyGameEnding['result']]: R extends 'most' | 'area' ? true : false } = {
  win: false,
  lose: false,
  draw: false,
  most: true,
  area: true,
};

export const isCounted = (ending: AnyGameEnding): ending is EndingDefinition & { readonly result: 'most' | 'area' } =>
  COUNTED[ending.result];

const BY_PIECE: ReadonlySet<string> = new Set(['reach', 'line'] satisfies AnyGameEnding['when'][]);
const BY_ALL: ReadonlySet<string> = new Set(['passes', 'repeat', 'quiet'] satisfies AnyGameEnding['when'][]);

/**
 * Returns the names that the sentences of an ending can use. If a side loses, there is a winner only in a game of two
 * sides.
 */
export const sentenceNamesOfEnding = (
  { when, result }: { readonly when: string; readonly result: string },
  sides: number,
  isTied: boolean,
): Readonly<Record<'sides' | 'pieces' | 'values', readonly string[]>> => {
  const counted = result === 'most' || result === 'area';
  const isWon = result === 'win' || (counted && !isTied) || (result === 'lose' && sides === 2);
  return {
    sides: [
      ...(BY_ALL.has(when) ? [] : ['it']),
      ...(isWon ? ['Winner'] : []),
      ...((isWon && sides > 1) || result === 'lose' ? ['Loser'] : []),
      ...(result === 'draw' || isTied ? ['Tied'] : []),
    ],
    pieces: BY_PIECE.has(when) ? ['Piece'] : [],
    values: counted ? ['Most', 'Least'] : [],
  };
};
