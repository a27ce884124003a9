import { z } from 'zod';
import {
  added,
  type Change,
  count,
  join,
  keyed,
  list,
  type Operation,
  person,
  type Refusal,
  refuse,
  type Stored,
  type System,
  stream,
  type Table,
  updateWithWholeField,
} from '../../../table/index.ts';
import { isMaster, sidesOf } from '../queries.ts';
import { refusalOutsidePlay } from '../rights.ts';
import { tableReadingsSchema } from '../tables/reading.ts';
import { tableReadingReportRules, tableReadingReports } from '../tables/reports.ts';
import { type DiceFault, normalizeDiceText, parseDiceNotation } from './read.ts';
import { rollReportDefinitions, rollReports } from './reports.ts';
import { rollDiceRepeatedly, rollOutcomeFields } from './throw.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    roll: DiceRoll;
    'private-roll': PrivateRoll;
  }
}

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Rolls dice (T20) for everyone to see, or only for the roller and the game master. */
    roll: {
      readonly dice: string;
      readonly private: boolean;
      /** The purpose of the roll, as the player typed it. */
      readonly label?: string | undefined;
      /** The number of repetitions, from 1 to DICE_LIMITS.times. */
      readonly times?: number | undefined;
      /** True if the step has rolled before. The earlier rolls then stay in the record. */
      readonly goesOn?: true | undefined;
    };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'bad-dice': { readonly dice: string; readonly fault: DiceFault };
  }
}

const outcome = keyed({
  ...rollOutcomeFields,
  /** The number of words of the random stream that were used before this roll. */
  first: count,
});
export type RollOutcome = Stored<typeof outcome>;

const rollLabel = z.string().min(1).max(60);

const MOST_IN_STEP = 1_000;

/** The last roll, or the last rolls of one step. One record is enough, so the table doesn't grow. */
const rollSchema = keyed({
  kind: z.literal('roll'),
  id: z.literal('roll'),
  number: count,
  by: person,
  /** The outcome of the roll; absent if the roll was private. */
  outcome: outcome.exactOptional(),
  label: rollLabel.exactOptional(),
  earlier: list(keyed({ outcome, label: rollLabel.exactOptional() }), MOST_IN_STEP).exactOptional(),
});
export type DiceRoll = Stored<typeof rollSchema>;

/** The outcome of a private roll. Only the roller and the game master see it. */
const privateRollSchema = keyed({
  kind: z.literal('private-roll'),
  id: z.literal('private-roll'),
  number: count,
  by: person,
  outcome,
  label: rollLabel.exactOptional(),
});
type PrivateRoll = Stored<typeof privateRollSchema>;

/**
 * The name of the stream for open rolls. Private rolls use another stream, so that the position of this one doesn't
 * reveal them.
 */
export const OPEN_ROLL_STREAM = 'dice';
export const PRIVATE_ROLL_STREAM = 'dice:private';

const decideRoll = (table: Table, operation: Operation<'roll'>): Change | Refusal => {
  const { actor: by, dice, private: isPrivate, times = 1 } = operation;
  const read = parseDiceNotation(dice, times);
  if (!read.ok) return refuse('bad-dice', { dice, fault: read.fault });
  const label = operation.label === undefined ? {} : { label: operation.label };
  const chance = stream(table, isPrivate ? PRIVATE_ROLL_STREAM : OPEN_ROLL_STREAM);
  const first = chance.used;
  const fell: RollOutcome = { dice: normalizeDiceText(dice), first, ...rollDiceRepeatedly(read.dice, times, chance) };
  const last = table.get('roll', 'roll');
  const number = (last?.number ?? 0) + 1;
  const earlier = operation.goesOn && last?.outcome ? { earlier: before(last, last.outcome) } : {};
  const roll: DiceRoll = {
    kind: 'roll',
    id: 'roll',
    number,
    by,
    ...(isPrivate ? {} : { outcome: fell, ...label, ...earlier }),
  };
  return join(
    chance.change(table),
    last ? updateWithWholeField(last, roll, 'outcome') : added(roll),
    isPrivate ? inPrivate(table, { number, by, outcome: fell, ...label }) : join(),
  );
};

const before = ({ earlier = [], label }: DiceRoll, outcome: RollOutcome): NonNullable<DiceRoll['earlier']> => [
  ...earlier,
  { outcome, ...(label === undefined ? {} : { label }) },
];

const inPrivate = (table: Table, fields: Omit<PrivateRoll, 'kind' | 'id'>): Change => {
  const last = table.get('private-roll', 'private-roll');
  const roll: PrivateRoll = { kind: 'private-roll', id: 'private-roll', ...fields };
  return last ? updateWithWholeField(last, roll, 'outcome') : added(roll);
};

/**
 * Returns why an actor may not roll. Players and the game master may roll at any time, because a roll may answer
 * another player's roll.
 */
const refusalOfRolling = (table: Table, { actor }: Operation<'roll'>): Refusal | undefined =>
  refusalOutsidePlay(table) ??
  (sidesOf(table, actor).length > 0 || isMaster(table, actor) ? undefined : refuse('not-a-player', {}));

export const diceRollSystem = {
  name: 'rolls',
  records: {
    roll: {
      schema: rollSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'takes-back',
      recognized: 'stays',
      affects: ['knowledge'],
      reports: rollReports,
      texts: { outcome: 'word', label: 'typed', earlier: 'typed' },
    },
    reading: {
      schema: tableReadingsSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: tableReadingReports,
      texts: { readings: 'word' },
    },
    'private-roll': {
      schema: privateRollSchema,
      names: 'anything',
      visibility: (_table, roll, audience) => (audience.master || audience.isPerson(roll.by) ? roll : undefined),
      undo: 'takes-back',
      recognized: 'stays',
      affects: [],
      reports: 'nothing',
      texts: { outcome: 'word', label: 'typed' },
    },
  },
  reports: { ...rollReportDefinitions, ...tableReadingReportRules },
  operations: {
    roll: {
      play: true,
      gain: 'rules',
      // Everyone learns of a private roll. Only its result is hidden.
      answer: ({ private: isPrivate }) => (isPrivate ? 'apart' : 'open'),
      told: 'phrases',
      texts: { dice: 'word', label: 'typed' },
      refusalOf: refusalOfRolling,
      decide: decideRoll,
    },
  },
  acts: 'none',
} satisfies System;
