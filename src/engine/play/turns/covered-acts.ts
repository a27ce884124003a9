import { z } from 'zod';
import {
  added,
  type Change,
  id,
  idOf,
  join,
  keyed,
  list,
  makeWhole,
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
import { isForAll, isInGame, moduleOf, sidesInOrder } from '../queries.ts';
import { type Amount, type PhaseDefinition, showsReady } from './form.ts';
import { amountOf, isTrueOf, isUsedUp, type PhaseNow, phaseNow } from './phases.ts';

/**
 * The acts that sides choose in a phase in which all act at once: each by a step of its own, covered and changeable
 * until the last side is ready. Then all of it is done in the order of the sides, and open unless the phase keeps it
 * covered.
 */

/** So many things one act names at most, and so many acts a side lays down. */
export const MOST_COVERED = 1000;

const choice = {
  /** Whoever chose it. */
  by: person,
  /** The action; none of them, without it. */
  action: shortText.exactOptional(),
  subject: shortText.exactOptional(),
  choices: z.record(shortText, z.union([z.number(), list(shortText, MOST_COVERED)])).exactOptional(),
  payment: list(id, MOST_COVERED).exactOptional(),
};

export const coveredActSchema = keyed({
  kind: z.literal('covered-act'),
  /** The side. */
  id: idOf<SideId>(),
  phase: shortText,
  /** Whether everybody may know it. */
  open: z.literal(true).exactOptional(),
  /** Whether it was done, and stays covered. */
  done: z.literal(true).exactOptional(),
  ...choice,
  /** The acts of the same side behind the first, in their order. */
  more: list(keyed(choice), MOST_COVERED).exactOptional(),
  /** Whether the side chooses no more than these, though it could. */
  ready: z.literal(true).exactOptional(),
});
export type CoveredAct = Stored<typeof coveredActSchema>;
export type CoveredChoice = Pick<CoveredAct, keyof typeof choice>;

declare module '../../../table/core/record.ts' {
  interface Records {
    'covered-act': CoveredAct;
  }
}

/** What is covered is the side's own; that it is ready, everybody's where the phase publishes the count. */
export const coveredActVisibility: VisibilityRule<'covered-act'> = (table, act, audience) => {
  if (act.open || audience.master || audience.plays(act.id)) return act;
  const phase = moduleOf(table).turn?.phases?.find(({ name }) => name === act.phase);
  const { kind, id, phase: name, by, done } = act;
  const isTold = phase !== undefined && showsReady(phase) && (done || isReady(table, act));
  return isTold ? { kind, id, phase: name, by, ...(done ? { done } : {}) } : undefined;
};

/** Returns the acts that were laid down, in their order. */
export const choicesOf = (act: CoveredAct | undefined): readonly CoveredChoice[] => {
  if (act?.action === undefined) return [];
  const { by, action, subject, choices, payment, more = [] } = act;
  const first = makeWhole<CoveredChoice>({ by, action, subject, choices, payment });
  return [first, ...more];
};

/**
 * Returns the phase as it is for one side, with the acts that it has laid down as done. Without `most` a side makes as
 * many as `least` says, or as the act that is allowed most often.
 */
export const phaseOfSide = (world: World, { definition, record }: PhaseNow, act: CoveredAct): PhaseNow => {
  const done: { [action: string]: number } = {};
  for (const { action = '' } of choicesOf(act)) done[action] = (done[action] ?? 0) + 1;
  return {
    definition: { ...definition, ...mostOf(world, act.id, definition) },
    record: { ...record, side: act.id, done },
  };
};

const mostOf = (world: World, side: SideId, { most, least, act = {} }: PhaseDefinition): { readonly most?: Amount } => {
  if (most !== undefined) return {};
  const amounts = [least ?? 1, ...Object.values(act)].map((amount) => amountOf(world, side, amount));
  return amounts.includes(undefined) ? {} : { most: Math.max(1, ...amounts.map((amount) => amount ?? 0)) };
};

/** True if a side waits for the others: it chose nothing, all that it could, or as much as it wants. */
const isReady = (world: World, act: CoveredAct): boolean => {
  const now = phaseNow(world);
  return act.action === undefined || act.ready === true || !now || isUsedUp(world, phaseOfSide(world, now, act));
};

/** The sides that choose in the phase that it is now, in their order from the one on turn. */
export const sidesChoosing = (table: World): readonly SideId[] => {
  const now = phaseNow(table);
  if (!now || !isForAll(table)) return [];
  const all = sidesInOrder(table);
  const first = Math.max(0, all.indexOf(now.record.side));
  return [...all.slice(first), ...all.slice(0, first)].filter(
    (side) => isInGame(table, side) && !isTrueOf(table, side, now.definition.skip),
  );
};

/** Returns what a side has laid down in the phase so far. */
export const laidBy = (world: World, side: SideId): CoveredAct | undefined => {
  const act = world.get('covered-act', side);
  return act && !act.open && !act.done ? act : undefined;
};

/** The same, once the side is ready. */
export const coveredBy = (world: World, side: SideId): CoveredAct | undefined => {
  const act = laidBy(world, side);
  return act && isReady(world, act) ? act : undefined;
};

/** What all have chosen, once the last has; undefined before. */
export const allChosen = (table: Table): readonly CoveredAct[] | undefined => {
  const sides = sidesChoosing(table);
  const acts = sides.flatMap((side) => coveredBy(table, side) ?? []);
  return sides.length > 0 && acts.length === sides.length ? acts : undefined;
};

/** A side is ready with the acts that it has laid down; if it was ready before, or has none, it does nothing. */
export const doesNoMore = (table: Table, side: SideId, { record }: PhaseNow, by: PersonId): Change => {
  const before = table.get('covered-act', side);
  const laid = laidBy(table, side);
  if (laid && !isReady(table, laid)) return updated(laid, { ...laid, ready: true });
  const none: CoveredAct = { kind: 'covered-act', id: side, phase: record.name, by };
  return join(before ? removed(before) : join(), added(none));
};
