import { z } from 'zod';
import { keyed, longText, person, type ReportsOf } from '../../../table/index.ts';

/** A placeholder for a player's name in a counter's report. No text has this character. */
export const PLAYER_PLACEHOLDER = '\u{f0000}';

const text = longText;

export const counterReportDefinitions = {
  /** A counter that was defined, with its value, or removed. `property` is its title. */
  counter: {
    schema: keyed({ what: z.literal('counter'), property: text, value: text.exactOptional() }),
    told: 'phrase',
    isCounted: false,
    texts: { property: 'word', value: 'word' },
  },
  /**
   * A counter's report, with its format filled in. `player` is the person whose name replaces PLAYER. `because` is set
   * if pieces of the counter went to a battle, came back from it, or left the battle map at its end. `of` has the
   * counter with its old and new value; reports of earlier versions don't have it.
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
  /** A counter that had a wrong value and was corrected (C78). */
  mended: {
    schema: keyed({ what: z.literal('mended'), counter: text, was: text, now: text }),
    told: 'line',
    isCounted: false,
    texts: { counter: 'word', was: 'word', now: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof counterReportDefinitions> {}
}
