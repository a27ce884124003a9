import type { Operation } from '../../core/operation.ts';
import type { RecordReports, Seen, Telling } from '../../core/report.ts';
import { passOf } from '../../modifiers/evaluation.ts';

/** What is told of modifiers. */

declare module '../../core/report.ts' {
  interface Reports {
    /** A modifier was put into play, or has ended. */
    readonly modifier: { readonly name: string; readonly begins: boolean };
    /** These modifiers of one precedence apply in this order now. */
    readonly ties: { readonly names: readonly string[] };
  }
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
