import { z } from 'zod';
import { keyed, longText, person, type ReportsOf } from '../../../table/index.ts';

/** What is told of counters. */

/** Stands in a counter's report for a player's name until it is shown: a sign that no text has. */
export const PLAYER = '\u{f0000}';

const text = longText;

export const counterReportRules = {
  /** A counter that was defined, with what it holds, or removed; `property`: what it is called. */
  counter: {
    schema: keyed({ what: z.literal('counter'), property: text, value: text.exactOptional() }),
    told: 'phrase',
    isCounted: false,
    texts: { property: 'word', value: 'word' },
  },
  /**
   * A counter's report, filled in. `player`: whom PLAYER in it stands for; `because`: its pieces went to a battle, came
   * back from one, or left its map when it was over. `of`: which counter it is, what it held before and holds now;
   * reports of earlier versions lack it.
   */
  counted: {
    schema: keyed({
      what: z.literal('counted'),
      text,
      player: person.exactOptional(),
      because: z.enum(['to-battle', 'from-battle', 'after-battle']).exactOptional(),
      of: keyed({ counter: text, was: text, now: text }).exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { text: 'typed', because: 'word', of: 'word' },
  },
  /** A counter that was wrong, and is counted right now (C78). */
  mended: {
    schema: keyed({ what: z.literal('mended'), counter: text, was: text, now: text }),
    told: 'line',
    isCounted: false,
    texts: { counter: 'word', was: 'word', now: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof counterReportRules> {}
}
