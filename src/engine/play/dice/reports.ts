import { z } from 'zod';
import {
  causedByOthersSchema,
  keyed,
  type RecordChangeReports,
  type Records,
  type ReportsOf,
  type SeenReport,
  type Stored,
  shortText,
  type Telling,
} from '../../../table/index.ts';
import { rollOutcomeFields } from './throw.ts';

const outcomeTold = keyed(rollOutcomeFields);

export const rollReportDefinitions = {
  /** A roll. `outcome` is absent for viewers who may not know it. */
  rolled: {
    schema: keyed({
      what: z.literal('rolled'),
      outcome: outcomeTold.exactOptional(),
      label: shortText.exactOptional(),
      private: z.literal(true).exactOptional(),
      follows: causedByOthersSchema,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { outcome: 'word', label: 'typed' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof rollReportDefinitions> {}
}

/**
 * Returns an outcome without its position in the stream. The order of the fields is fixed, because each step has a
 * hash.
 */
const outcomeSeen = ({ dice, falls, total, totals }: Stored<typeof outcomeTold>): Stored<typeof outcomeTold> => ({
  dice,
  falls,
  total,
  ...(totals === undefined ? {} : { totals }),
});

/** Reports the newest rolls. Only viewers of a private roll's record get its result. */
const rollSeen = ({ reader }: Telling, roll: Records['roll']): readonly SeenReport[] => {
  const hidden = reader.get('private-roll', 'private-roll');
  const { outcome, label } = (hidden?.number === roll.number ? hidden : undefined) ?? roll;
  const told = (fell: typeof outcome, called: typeof label): SeenReport<'rolled'> => ({
    what: 'rolled',
    ...(roll.outcome === undefined ? { private: true } : {}),
    ...(fell ? { outcome: outcomeSeen(fell) } : {}),
    ...(called === undefined ? {} : { label: called }),
  });
  return [...(roll.earlier ?? []).map((one) => told(one.outcome, one.label)), told(outcome, label)];
};

export const rollReports: RecordChangeReports<'roll'> = { added: rollSeen, updated: rollSeen, removed: 'nothing' };
