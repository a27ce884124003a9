import { z } from 'zod';
import {
  count,
  keyed,
  list,
  longText,
  MAX_REPORT_LIST_LENGTH,
  type ReportsOf,
  type Stored,
  shortText,
} from '../../table/index.ts';
import { endingCauseSchema } from '../play/turns/outcomes.ts';
import { scorekeeperFaultSchema } from './records.ts';

const text = longText;
const translated = z.record(shortText, text).exactOptional();

/** The cause of a result, as far as the reader knows it. A scorekeeper is named by its title. */
const causeSchema = z.union([
  keyed({ by: z.literal('scorekeeper'), title: text, in: translated }),
  keyed({ by: z.literal('last-turn'), turn: count }),
  keyed({ by: z.enum(['players', 'resigned', 'time', 'agreed', 'rules']) }),
  endingCauseSchema,
]);
export type OutcomeCauseReport = Stored<typeof causeSchema>;

const readingSchema = keyed({
  at: z.enum(['start', 'beginning', 'end']),
  turn: count.exactOptional(),
  side: shortText.exactOptional(),
});
export type ScoreUpdateTimeReport = Stored<typeof readingSchema>;

const finalScoreSchema = keyed({
  title: text,
  in: translated,
  asOf: readingSchema.exactOptional(),
  sides: list(keyed({ side: shortText, score: z.int() }), 100),
});
export type FinalScore = Stored<typeof finalScoreSchema>;

export const scoreReportDefinitions = {
  said: {
    schema: keyed({
      what: z.literal('said'),
      text,
      in: translated,
      ends: z.literal(true).exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { text: 'typed', in: 'word' },
  },
  faulty: {
    schema: keyed({ what: z.literal('faulty'), title: z.string(), fault: scorekeeperFaultSchema }),
    told: 'line',
    isCounted: false,
    texts: { title: 'word' },
  },
  /** The result of a side. `cause` is absent if the viewer doesn't know it. */
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
  /** The scores that ranked the sides, or would have ranked them, as far as the viewer knows these scores. */
  final: {
    schema: keyed({ what: z.literal('final'), scores: list(finalScoreSchema, 1000) }),
    told: 'line',
    isCounted: false,
    texts: { scores: 'word' },
  },
  defined: {
    schema: keyed({ what: z.literal('defined'), titles: list(z.string(), MAX_REPORT_LIST_LENGTH) }),
    told: 'phrase',
    isCounted: false,
    texts: { titles: 'word' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof scoreReportDefinitions> {}
}
