import type { Records } from '../../core/record.ts';
import type { RecordReports, Seen, Telling } from '../../core/report.ts';
import type { Rolled } from './throw.ts';

/** What is told of dice. */

declare module '../../core/report.ts' {
  interface Reports {
    /** Dice; without what fell for whoever may not know it. */
    readonly rolled: { readonly outcome?: Rolled & { readonly dice: string }; readonly private?: true };
  }
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
