import { z } from 'zod';
import type { Operation } from '../../core/operation.ts';
import { MOST_TOLD, type RecordReports, type ReportsOf, type Seen, type Telling } from '../../core/report.ts';
import { keyed, list } from '../../core/schema.ts';
import { passOf } from '../../modifiers/evaluation.ts';

/** What is told of modifiers. */

const name = z.string().max(1000);

export const modifierReportRules = {
  /** A modifier was put into play, or has ended. */
  modifier: {
    schema: keyed({ what: z.literal('modifier'), name, begins: z.boolean() }),
    told: 'phrase',
    isCounted: false,
    texts: { name: 'word' },
  },
  /** These modifiers of one precedence apply in this order now. */
  ties: {
    schema: keyed({ what: z.literal('ties'), names: list(name, MOST_TOLD) }),
    told: 'phrase',
    isCounted: false,
    texts: { names: 'word' },
  },
} as const;

declare module '../../core/report.ts' {
  interface Reports extends ReportsOf<typeof modifierReportRules> {}
}

export const modifierReports: RecordReports<'modifier'> = {
  added: (_telling, { definition: { name } }) => [{ what: 'modifier', name, begins: true }],
  updated: 'nothing',
  removed: (_telling, { definition: { name } }) => [{ what: 'modifier', name, begins: false }],
};

/** Those of some modifiers that the reader knows of. */
export const tiesSeen = ({ reader }: Telling, { modifiers }: Operation<'order-ties'>): readonly Seen[] => {
  const pass = passOf(reader);
  const inForce = pass?.order.acting.filter((acting) => pass.exists(acting.grantor ?? acting)) ?? [];
  const known = new Map(inForce.map(({ id, compiled }) => [id, compiled.definition.name]));
  const names = modifiers.flatMap((id) => known.get(id) ?? []);
  return names.length < 2 ? [] : [{ what: 'ties', names }];
};
