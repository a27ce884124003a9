import { z } from 'zod';
import {
  count,
  decimalOf,
  derived,
  floor,
  idOf,
  keyed,
  list,
  type MatchText,
  type Operation,
  query,
  type SideId,
  type Stored,
  shortText,
  toNumber,
  type VisibilityRule,
  type World,
} from '../../../table/index.ts';
import type { ActNames } from '../lines/names.ts';
import { condition, formula } from '../lines/text.ts';
import { isMet, resultOf } from '../lines/value.ts';
import type { Module } from '../module.ts';
import { hides, moduleOf } from '../queries.ts';
import { type Amount, ANY, BOUND_ACTS, mannerOf, type PhaseDefinition } from './form.ts';

/** The phase in which a turn is: who acts in it, and what was done. */

const MOST_KINDS_DONE = 1000;
const MOST_OUT = 1000;

/** There is none before the game begins, and none where a module has no phases. */
export const turnPhaseSchema = keyed({
  kind: z.literal('turn-phase'),
  id: z.literal('turn-phase'),
  /** Its name. */
  name: shortText,
  /** The side that acts. */
  side: idOf<SideId>(),
  /** The place in the order of who acts, where each does. */
  acting: count.exactOptional(),
  /** Where sides bid: how many goes there were, which sides are out of it, and which acted last. */
  goes: count.exactOptional(),
  out: list(idOf<SideId>(), MOST_OUT).exactOptional(),
  last: idOf<SideId>().exactOptional(),
  /** How often what was done in it by that side. */
  done: z.record(shortText, count).refine((done) => Object.keys(done).length <= MOST_KINDS_DONE),
  /** Whether what happens by itself at its end has begun. */
  ends: z.literal(true).exactOptional(),
  /** Whether that side is done with this phase, or with its turn. */
  passes: z.enum(['phase', 'turn']).exactOptional(),
});
export type TurnPhase = Stored<typeof turnPhaseSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    'turn-phase': TurnPhase;
  }
}

/** Everybody knows the phase; how often something was done that may have gone unseen, those who did it. */
export const phaseVisibility: VisibilityRule<'turn-phase'> = (table, phase, audience) =>
  audience.master || audience.plays(phase.side) || !hides(moduleOf(table)) || Object.keys(phase.done).length === 0
    ? phase
    : { ...phase, done: {} };

/** The phase as it stands and what the module says of it. */
export interface PhaseNow {
  readonly definition: PhaseDefinition;
  readonly record: TurnPhase;
}

export const phaseNow = query((world): PhaseNow | undefined => {
  const record = world.get('turn-phase', 'turn-phase');
  const definition = record && moduleOf(world).turn?.phases?.find(({ name }) => name === record.name);
  return definition && { definition, record };
});

/** Whether it is a phase in which the sides bid, round and round. */
export const isBidding = (now: PhaseNow | undefined): boolean => now !== undefined && mannerOf(now.definition).isBid;

/** What one may do in a phase. */
export interface ActInPhase {
  readonly what: string;
  readonly done: number;
  /** So often still; undefined: without a limit. */
  readonly left: number | undefined;
}

/** What can be named where something is asked of a side, or done for it. */
export const namesOfSide = (side: SideId): ActNames => ({ side, it: { kind: 'side', id: side }, bound: {} });

/** Whether a match is true of a side. */
export const isTrueOf = (world: World, side: SideId, match: MatchText | undefined): boolean =>
  match !== undefined && isMet(world, namesOfSide(side), condition(match));

/** A whole number of 0 or more, for a side; undefined: without a limit. What is no number is 0. */
export const amountOf = (world: World, side: SideId, amount: Amount | undefined): number | undefined => {
  if (amount === undefined || amount === ANY) return undefined;
  if (typeof amount === 'number') return amount;
  const decimal = decimalOf(resultOf(world, namesOfSide(side), formula(amount)));
  return decimal === undefined ? 0 : Math.max(0, toNumber(floor(decimal)));
};

/** How often something was done in all. */
const doneIn = ({ done }: TurnPhase): number => Object.values(done).reduce((sum, times) => sum + times, 0);

/** What can be done in a phase, in the order of the module. */
export const actsIn = (world: World, { definition, record }: PhaseNow): readonly ActInPhase[] => {
  const most = amountOf(world, record.side, definition.most);
  const whole = most === undefined ? undefined : Math.max(0, most - doneIn(record));
  return Object.entries(definition.act ?? {}).map(([what, amount]) => {
    const own = amountOf(world, record.side, amount);
    const done = record.done[what] ?? 0;
    const left = own === undefined ? undefined : Math.max(0, own - done);
    return { what, done, left: left === undefined ? whole : Math.min(left, whole ?? left) };
  });
};

/** How many acts a side still must do in a phase before it can go on; no more than it can. */
export const owedIn = (world: World, now: PhaseNow): number => {
  const least = amountOf(world, now.record.side, now.definition.least) ?? 0;
  const owed = Math.max(0, least - doneIn(now.record));
  if (owed === 0) return 0;
  let can = 0;
  for (const { left } of actsIn(world, now)) {
    if (left === undefined) return owed;
    can += left;
  }
  return Math.min(owed, can);
};

/** The same of a phase that has not begun, for a side. */
export const owedInComing = (world: World, definition: PhaseDefinition, side: SideId): number =>
  owedIn(world, {
    definition,
    record: { kind: 'turn-phase', id: 'turn-phase', name: definition.name, side, done: {} },
  });

/** Whether nothing more can be done in a phase. */
export const isUsedUp = (world: World, now: PhaseNow): boolean => actsIn(world, now).every(({ left }) => left === 0);

/** Under which name an operation counts: its kind, or the name of the module's action. */
export const actOf = (operation: Operation): string =>
  'action' in operation && typeof operation.action === 'string' ? operation.action : operation.kind;

/** The kinds of operations that are for some phases alone. */
const boundKinds = derived(
  ({ turn }: Module): ReadonlySet<string> =>
    new Set(['act', ...BOUND_ACTS, ...(turn?.phases ?? []).flatMap(({ act = {} }) => Object.keys(act))]),
);

/** Whether an operation is for those phases that name it. */
export const isBound = (module: Module, { kind }: Operation): boolean => boundKinds(module).has(kind);
