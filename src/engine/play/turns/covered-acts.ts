import { z } from 'zod';
import type { SideId } from '../../core/ids.ts';
import type { VisibilityRule } from '../../core/record-rules.ts';
import { id, idOf, keyed, list, person, type Stored, shortText } from '../../core/schema.ts';
import type { Table, World } from '../../core/table.ts';
import { isForAll, moduleOf, sidesInOrder } from '../queries.ts';
import { isInGame } from './outcomes.ts';
import { isTrueOf, phaseNow } from './phases.ts';

/**
 * What sides choose in a phase in which all act at once: each by a step of its own, covered and changeable until the
 * last has chosen; then all of it is done in the order of the sides, and open unless the phase keeps it covered.
 */

const MOST_COVERED = 1000;

export const coveredActSchema = keyed({
  kind: z.literal('covered-act'),
  /** The side. */
  id: idOf<SideId>(),
  phase: shortText,
  /** Whoever chose it. */
  by: person,
  /** Whether everybody may know it. */
  open: z.literal(true).exactOptional(),
  /** Whether it was done, and stays covered. */
  done: z.literal(true).exactOptional(),
  /** The action; none of them, without it. */
  action: shortText.exactOptional(),
  subject: shortText.exactOptional(),
  choices: z.record(shortText, z.union([z.number(), list(shortText, MOST_COVERED)])).exactOptional(),
  payment: list(id, MOST_COVERED).exactOptional(),
});
export type CoveredAct = Stored<typeof coveredActSchema>;

declare module '../../core/record.ts' {
  interface Records {
    'covered-act': CoveredAct;
  }
}

/** What is covered is the side's own; that it has chosen, everybody's where the phase publishes the count. */
export const coveredActVisibility: VisibilityRule<'covered-act'> = (table, act, audience) => {
  if (act.open || audience.master || audience.plays(act.id)) return act;
  const phase = moduleOf(table).turn?.phases?.find(({ name }) => name === act.phase);
  const { kind, id, phase: name, by, done } = act;
  return phase?.publishes === 'count' ? { kind, id, phase: name, by, ...(done ? { done } : {}) } : undefined;
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

/** What a side has chosen in it so far. */
export const coveredBy = (table: World, side: SideId): CoveredAct | undefined => {
  const act = table.get('covered-act', side);
  return act && !act.open && !act.done ? act : undefined;
};

/** What all have chosen, once the last has; undefined before. */
export const allChosen = (table: Table): readonly CoveredAct[] | undefined => {
  const sides = sidesChoosing(table);
  const acts = sides.flatMap((side) => coveredBy(table, side) ?? []);
  return sides.length > 0 && acts.length === sides.length ? acts : undefined;
};
