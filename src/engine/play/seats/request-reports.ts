import { z } from 'zod';
import type { SideId } from '../../core/ids.ts';
import type { ReportsOf, Seen } from '../../core/report.ts';
import { keyed, list, person, reference, type Stored, shortText } from '../../core/schema.ts';
import { changesSchema } from '../reload-reports.ts';

/** What is told of what somebody asks for. */

/** What somebody asked for, as everybody may know it: not which steps, whose numbers tell of what went unseen (T19). */
const wishSchema = z.union([
  keyed({ what: z.enum(['undo', 'master', 'publish']) }),
  keyed({ what: z.literal('seat'), side: shortText }),
  keyed({ what: z.literal('transfer'), side: shortText, to: person }),
  keyed({ what: z.literal('reload'), title: z.string().max(1000) }),
]);
export type WishSeen = Stored<typeof wishSchema>;

export const requestReportRules = {
  /** A yes to what somebody asked, of whom others must say it too. */
  agreed: { schema: keyed({ what: z.literal('agreed'), by: person }), told: 'phrase', isCounted: false },
  /** Somebody wants what `by` wants; `undo`: to take something back. */
  joined: {
    schema: keyed({ what: z.literal('joined'), by: person, undo: z.literal(true).exactOptional() }),
    told: 'phrase',
    isCounted: false,
  },
  /** `changes`: what another module would change, where that is asked for. */
  asked: {
    schema: keyed({ what: z.literal('asked'), wants: wishSchema, changes: changesSchema.exactOptional() }),
    told: 'phrase',
    isCounted: false,
    texts: { wants: 'word', changes: 'word' },
  },
  /** What `by` asked is not asked any more: by a no, or by who asked. */
  closed: {
    schema: keyed({ what: z.literal('closed'), how: z.enum(['declined', 'taken-back']), by: person }),
    told: 'phrase',
    isCounted: false,
  },
  /** What `by` asked is not asked any more, by what somebody else did. */
  lapsed: { schema: keyed({ what: z.literal('lapsed'), by: person }), told: 'request', isCounted: false },
  /** What was asked was done, though these sides did not answer. */
  silent: {
    schema: keyed({ what: z.literal('silent'), sides: list(reference<SideId>(), 100) }),
    told: 'request',
    isCounted: false,
  },
} as const;

declare module '../../core/report.ts' {
  interface Reports extends ReportsOf<typeof requestReportRules> {}
}

/** Of what asks to take steps back no more is told than that. */
export const askTold = (seen: readonly Seen[]): readonly Seen[] | 'phrases' => {
  const undo = seen.find(
    (one) => (one.what === 'asked' && one.wants.what === 'undo') || (one.what === 'joined' && one.undo),
  );
  return undo ? [undo] : 'phrases';
};
