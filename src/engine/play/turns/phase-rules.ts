import {
  type Change,
  type Operation,
  type Refusal,
  refuse,
  type Table,
  updated,
  type World,
} from '../../../table/index.ts';
import { isMaster, isSimultaneousPhase, moduleOf, sidesOf } from '../queries.ts';
import { choosingSidesIn } from './covered-acts.ts';
import { phaseMannerOf } from './form.ts';
import {
  actCountsInPhase,
  type CurrentPhase,
  findCurrentPhase,
  isMatchTrueOfSide,
  isOperationPhaseBound,
  phaseActNameOf,
  requiredActCountIn,
  requiredActCountInLaterPhase,
} from './phases.ts';

/** An act that is possible in a phase. `left` is how many times it can still be done; if absent, there is no limit. */
export interface AllowedAct {
  readonly what: string;
  readonly left?: number;
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /**
     * The act isn't possible in this phase, or no more. `done` is how often it was done. `allowed` has the acts that
     * are possible.
     */
    'not-in-phase': {
      readonly phase: string;
      readonly what: string;
      readonly done: number;
      readonly allowed: readonly AllowedAct[];
    };
    /** The side must do these acts first, in this phase or a later one. */
    'phase-owes': {
      readonly phase: string;
      readonly isComing: boolean;
      readonly owed: number;
      readonly acts: readonly string[];
    };
    'no-phases': Record<never, never>;
  }
}

export const allowedActsIn = (table: World, now: CurrentPhase): readonly AllowedAct[] =>
  actCountsInPhase(table, now).flatMap(({ what, left }) =>
    left === 0 ? [] : [{ what, ...(left === undefined ? {} : { left }) }],
  );

/** Returns why an operation isn't possible in this phase. For a game master, all are possible. */
export const refusalOfActInPhase = (table: Table, operation: Operation): Refusal | undefined => {
  const now = findCurrentPhase(table);
  if (!now || !isOperationPhaseBound(moduleOf(table), operation) || isMaster(table, operation.actor)) return undefined;
  const what = phaseActNameOf(operation);
  const sides = isSimultaneousPhase(table)
    ? choosingSidesIn(table).filter((side) => sidesOf(table, operation.actor).includes(side))
    : [now.record.side];
  const lists = sides.map((side) => allowedActsIn(table, { ...now, record: { ...now.record, side } }));
  if (lists.some((allowed) => allowed.some((one) => one.what === what))) return undefined;
  const [allowed = []] = lists;
  const done = now.record.done[what] ?? 0;
  return refuse('not-in-phase', { phase: now.record.name, what, done, allowed });
};

const owes = ({ definition }: Pick<CurrentPhase, 'definition'>, owed: number, isComing: boolean): Refusal =>
  refuse('phase-owes', { phase: definition.name, isComing, owed, acts: Object.keys(definition.act ?? {}) });

export const refusalOfLeavingPhase = (table: World, now: CurrentPhase): Refusal | undefined => {
  const owed = requiredActCountIn(table, now);
  return owed > 0 ? owes(now, owed, false) : undefined;
};

/** Returns why a side can't end its turn: it must still do acts in this phase or a later one. */
export const refusalOfEndingTurn = (table: World, now: CurrentPhase): Refusal | undefined => {
  const refusal = refusalOfLeavingPhase(table, now);
  if (refusal || now.record.acting !== undefined) return refusal;
  const phases = moduleOf(table).turn?.phases ?? [];
  for (const definition of phases.slice(phases.indexOf(now.definition) + 1)) {
    if (!phaseMannerOf(definition).isOwn) return undefined;
    const { side } = now.record;
    const owed = isMatchTrueOfSide(table, side, definition.skip)
      ? 0
      : requiredActCountInLaterPhase(table, definition, side);
    if (owed > 0) return owes({ definition }, owed, true);
  }
  return undefined;
};

export const markPhaseLeft = ({ record }: CurrentPhase, passes: 'phase' | 'turn'): Change =>
  updated(record, { ...record, passes: record.acting === undefined ? passes : 'phase' });
