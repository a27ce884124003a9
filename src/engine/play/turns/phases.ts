import { z } from 'zod';
import {
  count,
  createWorldQuery,
  decimalOf,
  derived,
  floor,
  idOf,
  keyed,
  list,
  type MatchText,
  type Operation,
  type SideId,
  type Stored,
  shortText,
  toNumber,
  type VisibilityRule,
  type World,
} from '../../../table/index.ts';
import type { InstructionNames } from '../lines/names.ts';
import { condition, parseFormula } from '../lines/text.ts';
import { evaluateExpression, isConditionMet } from '../lines/value.ts';
import type { Module } from '../module.ts';
import { canModuleHideAnything, moduleOf } from '../queries.ts';
import { type ActCount, ANY, PHASE_BOUND_ACTS, type PhaseDefinition, phaseMannerOf } from './form.ts';

const MOST_KINDS_DONE = 1000;
const MOST_OUT = 1000;

/** The present phase. The record is absent before the game starts, and if the module has no phases. */
export const turnPhaseSchema = keyed({
  kind: z.literal('turn-phase'),
  id: z.literal('turn-phase'),
  name: shortText,
  side: idOf<SideId>(),
  /** The position of the side that acts now, if the sides act one after another. */
  acting: count.exactOptional(),
  /** The state of bidding: the number of turns so far, the sides that are out, and the side that acted last. */
  goes: count.exactOptional(),
  out: list(idOf<SideId>(), MOST_OUT).exactOptional(),
  last: idOf<SideId>().exactOptional(),
  done: z.record(shortText, count).refine((done) => Object.keys(done).length <= MOST_KINDS_DONE),
  /** True if the instructions at the end of the phase have started. */
  ends: z.literal(true).exactOptional(),
  /** Set if the side is done with this phase, or with its turn. */
  passes: z.enum(['phase', 'turn']).exactOptional(),
});
export type TurnPhase = Stored<typeof turnPhaseSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    'turn-phase': TurnPhase;
  }
}

/** If the game hides anything, only the side's own players see how often acts were done. */
export const phaseVisibility: VisibilityRule<'turn-phase'> = (table, phase, audience) =>
  audience.master ||
  audience.plays(phase.side) ||
  !canModuleHideAnything(moduleOf(table)) ||
  Object.keys(phase.done).length === 0
    ? phase
    : { ...phase, done: {} };

export interface CurrentPhase {
  readonly definition: PhaseDefinition;
  readonly record: TurnPhase;
}

export const findCurrentPhase = createWorldQuery((world): CurrentPhase | undefined => {
  const record = world.get('turn-phase', 'turn-phase');
  const definition = record && moduleOf(world).turn?.phases?.find(({ name }) => name === record.name);
  return definition && { definition, record };
});

export const isBiddingPhase = (now: CurrentPhase | undefined): boolean =>
  now !== undefined && phaseMannerOf(now.definition).isBid;

export interface PhaseActCount {
  readonly what: string;
  readonly done: number;
  readonly left: number | undefined;
}

export const instructionNamesOfSide = (side: SideId): InstructionNames => ({
  side,
  it: { kind: 'side', id: side },
  bound: {},
});

export const isMatchTrueOfSide = (world: World, side: SideId, match: MatchText | undefined): boolean =>
  match !== undefined && isConditionMet(world, instructionNamesOfSide(side), condition(match));

/** Returns an amount as a whole number. Undefined if there is no limit, and 0 if the formula gives no number. */
export const evaluateActCount = (world: World, side: SideId, amount: ActCount | undefined): number | undefined => {
  if (amount === undefined || amount === ANY) return undefined;
  if (typeof amount === 'number') return amount;
  const decimal = decimalOf(evaluateExpression(world, instructionNamesOfSide(side), parseFormula(amount)));
  return decimal === undefined ? 0 : Math.max(0, toNumber(floor(decimal)));
};

const doneIn = ({ done }: TurnPhase): number => Object.values(done).reduce((sum, times) => sum + times, 0);

/** Returns how many acts of all kinds together are left; undefined if the phase doesn't limit them together. */
export const actsLeftInPhase = (world: World, { definition, record }: CurrentPhase): number | undefined => {
  const most = evaluateActCount(world, record.side, definition.most);
  return most === undefined ? undefined : Math.max(0, most - doneIn(record));
};

export const actCountsInPhase = (world: World, now: CurrentPhase): readonly PhaseActCount[] => {
  const { definition, record } = now;
  const whole = actsLeftInPhase(world, now);
  return Object.entries(definition.act ?? {}).map(([what, amount]) => {
    const own = evaluateActCount(world, record.side, amount);
    const done = record.done[what] ?? 0;
    const left = own === undefined ? undefined : Math.max(0, own - done);
    return { what, done, left: left === undefined ? whole : Math.min(left, whole ?? left) };
  });
};

/** Returns how many acts a side must still do, but at most as many as it can do. */
export const requiredActCountIn = (world: World, now: CurrentPhase): number => {
  const least = evaluateActCount(world, now.record.side, now.definition.least) ?? 0;
  const owed = Math.max(0, least - doneIn(now.record));
  if (owed === 0) return 0;
  let can = 0;
  for (const { left } of actCountsInPhase(world, now)) {
    if (left === undefined) return owed;
    can += left;
  }
  return Math.min(owed, can);
};

export const requiredActCountInLaterPhase = (world: World, definition: PhaseDefinition, side: SideId): number =>
  requiredActCountIn(world, {
    definition,
    record: { kind: 'turn-phase', id: 'turn-phase', name: definition.name, side, done: {} },
  });

export const hasNoPhaseActsLeft = (world: World, now: CurrentPhase): boolean =>
  actCountsInPhase(world, now).every(({ left }) => left === 0);

/** Returns the name under which an operation is counted in phases: its kind, or the name of the module's action. */
export const phaseActNameOf = (operation: Operation): string =>
  'action' in operation && typeof operation.action === 'string' ? operation.action : operation.kind;

const boundKinds = derived(
  ({ turn }: Module): ReadonlySet<string> =>
    new Set(['act', ...PHASE_BOUND_ACTS, ...(turn?.phases ?? []).flatMap(({ act = {} }) => Object.keys(act))]),
);

/** True if an operation is possible only in phases that name it. */
export const isOperationPhaseBound = (module: Module, { kind }: Operation): boolean => boundKinds(module).has(kind);
