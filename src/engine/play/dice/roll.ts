import { added, type Change, join, updatedWhole } from '../../core/change.ts';
import type { PersonId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { stream } from '../../core/random.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { System } from '../../core/system.ts';
import type { Table } from '../../core/table.ts';
import { isMaster, sidesOf } from '../queries.ts';
import { playing } from '../rights.ts';
import { type DiceFault, readDice } from './read.ts';
import { type Rolled, rollDice } from './throw.ts';

declare module '../../core/record.ts' {
  interface Records {
    roll: Roll;
    'private-roll': PrivateRoll;
  }
}

declare module '../../core/operation.ts' {
  interface Operations {
    /** Rolls dice (T20), for everyone to see, or for the roller and the game master alone. */
    roll: { readonly dice: string; readonly private: boolean };
  }
}

declare module '../../core/refusal.ts' {
  interface Refusals {
    'bad-dice': { readonly dice: string; readonly fault: DiceFault };
  }
}

/** What fell. */
export interface RollOutcome extends Rolled {
  /** What was rolled, without blanks. */
  readonly dice: string;
  /** How many words of the stream had been used before. */
  readonly first: number;
}

/** The newest roll, as everyone knows it; one record, so that the table does not grow. */
export interface Roll {
  readonly kind: 'roll';
  readonly id: 'roll';
  /** Counts the rolls of the game. */
  readonly number: number;
  readonly by: PersonId;
  /** None: it was rolled in private. */
  readonly outcome?: RollOutcome;
}

/** The newest roll that was made in private: only who rolled it and the game master see it. */
interface PrivateRoll {
  readonly kind: 'private-roll';
  readonly id: 'private-roll';
  /** As the roll's. */
  readonly number: number;
  readonly by: PersonId;
  readonly outcome: RollOutcome;
}

/** Rolls in private have a stream of their own, so that its position, too, tells nobody of them. */
export const DICE = 'dice';
export const PRIVATE_DICE = 'dice:private';

const decideRoll = (table: Table, { actor: by, dice, private: isPrivate }: Operation<'roll'>): Change | Refusal => {
  const read = readDice(dice);
  if (!read.ok) return refuse('bad-dice', { dice, fault: read.fault });
  const chance = stream(table, isPrivate ? PRIVATE_DICE : DICE);
  const first = chance.used;
  const outcome: RollOutcome = { dice: dice.toLowerCase().replace(/\s/g, ''), first, ...rollDice(read.dice, chance) };
  const last = table.get('roll', 'roll');
  const number = (last?.number ?? 0) + 1;
  const roll: Roll = { kind: 'roll', id: 'roll', number, by, ...(isPrivate ? {} : { outcome }) };
  return join(
    chance.change(table),
    last ? updatedWhole(last, roll, 'outcome') : added(roll),
    isPrivate ? inPrivate(table, { number, by, outcome }) : join(),
  );
};

const inPrivate = (table: Table, fields: Pick<PrivateRoll, 'number' | 'by' | 'outcome'>): Change => {
  const last = table.get('private-roll', 'private-roll');
  const roll: PrivateRoll = { kind: 'private-roll', id: 'private-roll', ...fields };
  return last ? updatedWhole(last, roll, 'outcome') : added(roll);
};

/** Players and the master roll at any time, whoever's turn it is: one may have to answer a roll by another. */
const refusalOfRolling = (table: Table, { actor }: Operation<'roll'>): Refusal | undefined =>
  playing(table) ??
  (sidesOf(table, actor).length > 0 || isMaster(table, actor) ? undefined : refuse('not-a-player', {}));

/** Dice over the game's own streams. */
export const rollSystem = {
  name: 'rolls',
  visibility: {
    roll: 'open',
    'private-roll': (_table, roll, audience) => (audience.master || audience.person === roll.by ? roll : undefined),
  },
  operations: { roll: { play: true, refusalOf: refusalOfRolling, decide: decideRoll } },
} satisfies System;
