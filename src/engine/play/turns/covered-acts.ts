import { z } from 'zod';
import {
  added,
  type Change,
  id,
  idOf,
  join,
  keyed,
  list,
  omitUndefinedMembers,
  type PersonId,
  person,
  removed,
  type SideId,
  type Stored,
  shortText,
  type Table,
  updated,
  type VisibilityRule,
  type World,
} from '../../../table/index.ts';
import { isInGame, isSimultaneousPhase, moduleOf, sidesInTurnOrder } from '../queries.ts';
import { type ActCount, type PhaseDefinition, shouldShowReadySides } from './form.ts';
import {
  type CurrentPhase,
  evaluateActCount,
  findCurrentPhase,
  hasNoPhaseActsLeft,
  isMatchTrueOfSide,
} from './phases.ts';

export const MOST_COVERED_CHOICES = 1000;

const choice = {
  by: person,
  /** The name of the action; absent if the side does nothing. */
  action: shortText.exactOptional(),
  subject: shortText.exactOptional(),
  choices: z.record(shortText, z.union([z.number(), list(shortText, MOST_COVERED_CHOICES)])).exactOptional(),
  payment: list(id, MOST_COVERED_CHOICES).exactOptional(),
};

/**
 * The choice of a side in a phase in which all sides act at the same time. It is hidden and can be changed until the
 * last side is ready. Then all choices are done, and become visible unless the phase keeps them covered.
 */
export const coveredActSchema = keyed({
  kind: z.literal('covered-act'),
  id: idOf<SideId>(),
  phase: shortText,
  open: z.literal(true).exactOptional(),
  /** True if the choice was done but is still hidden. */
  done: z.literal(true).exactOptional(),
  ...choice,
  more: list(keyed(choice), MOST_COVERED_CHOICES).exactOptional(),
  /** True if the side chooses no more acts, although it could. */
  ready: z.literal(true).exactOptional(),
});
export type CoveredAct = Stored<typeof coveredActSchema>;
export type CoveredChoice = Pick<CoveredAct, keyof typeof choice>;

declare module '../../../table/core/record.ts' {
  interface Records {
    'covered-act': CoveredAct;
  }
}

/**
 * Shows a choice to the side's own players. If the phase publishes the number of choices, everyone sees that the side
 * is ready.
 */
export const coveredActVisibility: VisibilityRule<'covered-act'> = (table, act, audience) => {
  if (act.open || audience.master || audience.plays(act.id)) return act;
  const phase = moduleOf(table).turn?.phases?.find(({ name }) => name === act.phase);
  const { kind, id, phase: name, by, done } = act;
  const isTold = phase !== undefined && shouldShowReadySides(phase) && (done || isReady(table, act));
  return isTold ? { kind, id, phase: name, by, ...(done ? { done } : {}) } : undefined;
};

export const listHiddenActChoices = (act: CoveredAct | undefined): readonly CoveredChoice[] => {
  if (act?.action === undefined) return [];
  const { by, action, subject, choices, payment, more = [] } = act;
  const first = omitUndefinedMembers<CoveredChoice>({ by, action, subject, choices, payment });
  return [first, ...more];
};

/** Returns the state of the phase for one side, in which its chosen acts count as done. */
export const phaseStateOfSide = (world: World, { definition, record }: CurrentPhase, act: CoveredAct): CurrentPhase => {
  const done: { [action: string]: number } = {};
  for (const { action = '' } of listHiddenActChoices(act)) done[action] = (done[action] ?? 0) + 1;
  return {
    definition: { ...definition, ...mostOf(world, act.id, definition) },
    record: { ...record, side: act.id, done },
  };
};

const mostOf = (
  world: World,
  side: SideId,
  { most, least, act = {} }: PhaseDefinition,
): { readonly most?: ActCount } => {
  if (most !== undefined) return {};
  const amounts = [least ?? 1, ...Object.values(act)].map((amount) => evaluateActCount(world, side, amount));
  return amounts.includes(undefined) ? {} : { most: Math.max(1, ...amounts.map((amount) => amount ?? 0)) };
};

/** True if a side has finished choosing: it chose to do nothing, or all acts that it could, or as many as it wants. */
const isReady = (world: World, act: CoveredAct): boolean => {
  const now = findCurrentPhase(world);
  return (
    act.action === undefined ||
    act.ready === true ||
    !now ||
    hasNoPhaseActsLeft(world, phaseStateOfSide(world, now, act))
  );
};

/** Returns the sides that choose in this phase, starting with the side whose turn it is. */
export const choosingSidesIn = (table: World): readonly SideId[] => {
  const now = findCurrentPhase(table);
  if (!now || !isSimultaneousPhase(table)) return [];
  const all = sidesInTurnOrder(table);
  const first = Math.max(0, all.indexOf(now.record.side));
  return [...all.slice(first), ...all.slice(0, first)].filter(
    (side) => isInGame(table, side) && !isMatchTrueOfSide(table, side, now.definition.skip),
  );
};

export const pendingCoveredActOf = (world: World, side: SideId): CoveredAct | undefined => {
  const act = world.get('covered-act', side);
  return act && !act.open && !act.done ? act : undefined;
};

/** Returns the choices of a side that has finished choosing. */
export const readyCoveredActOf = (world: World, side: SideId): CoveredAct | undefined => {
  const act = pendingCoveredActOf(world, side);
  return act && isReady(world, act) ? act : undefined;
};

export const coveredActsIfAllReady = (table: Table): readonly CoveredAct[] | undefined => {
  const sides = choosingSidesIn(table);
  const acts = sides.flatMap((side) => readyCoveredActOf(table, side) ?? []);
  return sides.length > 0 && acts.length === sides.length ? acts : undefined;
};

/**
 * Makes a side ready with the acts that it has chosen. If it was ready already, or has chosen none, it will do nothing.
 */
export const markSideReady = (table: Table, side: SideId, { record }: CurrentPhase, by: PersonId): Change => {
  const before = table.get('covered-act', side);
  const laid = pendingCoveredActOf(table, side);
  if (laid && !isReady(table, laid)) return updated(laid, { ...laid, ready: true });
  const none: CoveredAct = { kind: 'covered-act', id: side, phase: record.name, by };
  return join(before ? removed(before) : join(), added(none));
};
