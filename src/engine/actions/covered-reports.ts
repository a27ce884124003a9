import { z } from 'zod';
import type { SideId } from '../core/ids.ts';
import type { RecordReports, ReportsOf, Seen, Telling } from '../core/report.ts';
import { keyed, reference, shortText } from '../core/schema.ts';
import { sentenceAbout, sentenceReport } from '../play/lines/sayings.ts';
import { speaks } from '../play/lines/source.ts';
import { moduleOf } from '../play/queries.ts';
import { type CoveredAct, choicesOf } from '../play/turns/covered-acts.ts';
import { READY_NAME } from '../play/turns/form.ts';
import { actedFields, actSeenOf } from './reports.ts';

/** What is told of what all sides choose at once. */

const side = keyed({ id: reference<SideId>(), name: shortText });

export const coveredReportRules = {
  /** A side has chosen: to its own players what, to others nothing but what the module `says` of that. */
  chose: {
    schema: keyed({
      what: z.literal('chose'),
      side,
      covered: z.literal('always').exactOptional(),
      says: sentenceReport.exactOptional(),
      ...actedFields,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { side: 'word', says: 'word', action: 'word', with: 'typed', chosen: 'typed' },
  },
  /** What a side has chosen, which is open now. */
  uncovered: {
    schema: keyed({ what: z.literal('uncovered'), side, ...actedFields }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word', action: 'word', with: 'typed', chosen: 'typed' },
  },
} as const;

declare module '../core/report.ts' {
  interface Reports extends ReportsOf<typeof coveredReportRules> {}
}

const seenOf = ({ reader, operation }: Telling, act: CoveredAct): readonly Seen[] => {
  if (operation?.kind === 'undo' || operation?.kind === 'redo') return [];
  const { id, open } = act;
  const side = { id, name: reader.get('side', id)?.name ?? id };
  const acted = choicesOf(act).map(({ by, action = '', subject, choices = {} }) => {
    const { what: _, ...told }: Partial<Seen<'acted'>> = actSeenOf(reader, { action, subject, choices }, by) ?? {};
    return told;
  });
  const isSpoken = (part: 'action' | 'phase', name: string): boolean => speaks(moduleOf(reader), { part, name });
  if (open && acted.length === 0) return isSpoken('phase', act.phase) ? [] : [{ what: 'uncovered', side }];
  if (open)
    return acted.flatMap((told) =>
      isSpoken('action', told.action ?? '') ? [] : [{ what: 'uncovered' as const, side, ...told }],
    );
  const { covered, ready } = moduleOf(reader).turn?.phases?.find(({ name }) => name === act.phase) ?? {};
  const [last] = acted.slice(-1);
  const says = last || ready === undefined ? undefined : sentenceAbout(reader, ready, READY_NAME, side.name);
  return [{ what: 'chose', side, ...(covered === undefined ? {} : { covered }), ...(says ? { says } : {}), ...last }];
};

export const coveredReports: RecordReports<'covered-act'> = {
  added: seenOf,
  // That it is done, too, and stays covered, is nothing new.
  updated: (telling, act) => (act.done ? [] : seenOf(telling, act)),
  removed: 'nothing',
};
