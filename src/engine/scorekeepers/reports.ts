import { z } from 'zod';
import { count, keyed, list, longText, MOST_TOLD, type ReportsOf, type Stored, shortText } from '../../table/index.ts';
import { endingCause } from '../play/turns/outcomes.ts';
import { keeperFault } from './records.ts';

/** What is told of scoring. */

const text = longText;
/** The same in the languages in which the module has it, by locale. */
const translated = z.record(shortText, text).exactOptional();

/** Why a side came out as it did, as far as somebody knows; a scorekeeper by its title. */
const causeSchema = z.union([
  keyed({ by: z.literal('scorekeeper'), title: text, in: translated }),
  keyed({ by: z.literal('last-turn'), turn: count }),
  keyed({ by: z.enum(['players', 'resigned', 'time', 'agreed', 'rules']) }),
  endingCause,
]);
export type CauseSeen = Stored<typeof causeSchema>;

/** As of when a score is: of the start of the game, of the beginning or the end of a turn, or of a side's turn in it. */
const readingSchema = keyed({
  at: z.enum(['start', 'beginning', 'end']),
  turn: count.exactOptional(),
  side: shortText.exactOptional(),
});
export type ReadingSeen = Stored<typeof readingSchema>;

const finalScoreSchema = keyed({
  title: text,
  in: translated,
  asOf: readingSchema.exactOptional(),
  sides: list(keyed({ side: shortText, score: z.int() }), 100),
});
export type FinalScore = Stored<typeof finalScoreSchema>;

export const scoreReportRules = {
  /** A message of a scorekeeper, filled in. */
  said: {
    schema: keyed({
      what: z.literal('said'),
      text,
      in: translated,
      /** It tells how sides came out. */
      ends: z.literal(true).exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { text: 'typed', in: 'word' },
  },
  faulty: {
    schema: keyed({ what: z.literal('faulty'), title: z.string(), fault: keeperFault }),
    told: 'line',
    isCounted: false,
    texts: { title: 'word' },
  },
  /** How a side came out. `cause`: what is known of why. */
  result: {
    schema: keyed({
      what: z.literal('result'),
      side: shortText,
      result: z.enum(['won', 'lost', 'drew']),
      place: count.exactOptional(),
      cause: causeSchema.exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word', cause: 'word' },
  },
  /** The end of the game by scoring: by what sides were ranked, or would have been as far as the viewer knows. */
  final: {
    schema: keyed({ what: z.literal('final'), scores: list(finalScoreSchema, 1000) }),
    told: 'line',
    isCounted: false,
    texts: { scores: 'word' },
  },
  defined: {
    schema: keyed({ what: z.literal('defined'), titles: list(z.string(), MOST_TOLD) }),
    told: 'phrase',
    isCounted: false,
    texts: { titles: 'word' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof scoreReportRules> {}
}
