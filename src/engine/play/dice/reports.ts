import { z } from 'zod';
import type { Records } from '../../core/record.ts';
import type { RecordReports, ReportsOf, Seen, Telling } from '../../core/report.ts';
import { keyed, list, shortText } from '../../core/schema.ts';
import { fallSchema } from './throw.ts';

/** What is told of dice. */

export const rollReportRules = {
  /** Dice; without what fell for whoever may not know it. */
  rolled: {
    schema: keyed({
      what: z.literal('rolled'),
      outcome: keyed({ dice: shortText, falls: list(fallSchema, 100), total: z.int() }).exactOptional(),
      private: z.literal(true).exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { outcome: 'word' },
  },
} as const;

declare module '../../core/report.ts' {
  interface Reports extends ReportsOf<typeof rollReportRules> {}
}

/** The newest roll; what fell in private is seen by those only who may see that record. */
const rollSeen = ({ reader }: Telling, roll: Records['roll']): readonly Seen[] => {
  const hidden = reader.get('private-roll', 'private-roll');
  const outcome = roll.outcome ?? (hidden?.number === roll.number ? hidden.outcome : undefined);
  return [
    {
      what: 'rolled',
      ...(roll.outcome === undefined ? { private: true } : {}),
      ...(outcome ? { outcome: { dice: outcome.dice, falls: outcome.falls, total: outcome.total } } : {}),
    },
  ];
};

export const rollReports: RecordReports<'roll'> = { added: rollSeen, updated: rollSeen, removed: 'nothing' };
