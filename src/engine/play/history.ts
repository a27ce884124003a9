import { type Change, isNothing, join, removed, undoOf } from '../core/change.ts';
import type { PersonId } from '../core/ids.ts';
import type { Operation } from '../core/operation.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { PastStep } from '../core/step.ts';
import type { Circumstances, System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { gameOf, playersOf, sidesOf } from './queries.ts';
import { comebackRefusal } from './reload.ts';
import { askedFor, granted } from './requests.ts';
import { playing } from './rights.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** Takes back the newest steps of play: all of them or none. */
    undo: { readonly steps: number };
    /** Does again what was undone last, while nothing was played since. */
    redo: { readonly steps: number };
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'nothing-to-undo': { readonly asked: number; readonly there: number };
    'nothing-to-redo': { readonly asked: number; readonly there: number };
    'not-your-step': { readonly player: PersonId };
    /** Others have acted since, or it is another's step: these sides must agree first. */
    'undo-needs-consent': { readonly sides: readonly string[]; readonly steps: readonly number[] };
  }
}

const keptKinds = (table: Table): ReadonlySet<Change['added'][number]['kind']> => new Set(table.systems.flatMap(({ kept }) => kept ?? []));

/** Players, and the host, who may change the table too. */
const player = (table: Table, actor: PersonId): Refusal | undefined =>
  playing(table) ?? (sidesOf(table, actor).length === 0 && gameOf(table).host !== actor ? refuse('not-a-player', {}) : undefined);

const decideUndo = (table: Table, { actor, steps }: Operation<'undo'>, { past }: Circumstances): Change | Refusal => {
  const back = past.done.slice(0, steps);
  if (back.length < steps || steps < 1) return refuse('nothing-to-undo', { asked: steps, there: back.length });
  const numbers = back.map(({ number }) => number);
  const request = granted(table, actor, (wish) => wish.what === 'undo' && wish.steps.join() === numbers.join());
  if (!request && !back.every((step) => isOwn(table, actor, step))) {
    const sides = askedFor(table, actor, { what: 'undo', steps: numbers });
    if (sides.length > 0) return refuse('undo-needs-consent', { sides, steps: numbers });
  }
  const change = join(...back.map((step) => undoOf(step.change, keptKinds(table))));
  return comebackRefusal(table, change) ?? join(change, request ? removed(request) : join());
};

/** One's own step, until another side has acted: then the newest step is not one's own. */
const isOwn = (table: Table, actor: PersonId, { operation }: PastStep): boolean =>
  operation.actor === actor || sidesOf(table, actor).some((side) => playersOf(table, side).includes(operation.actor));

/** What an undo took back is done again by those who did it: the same change, so the same result. */
const decideRedo = (table: Table, { actor, steps }: Operation<'redo'>, { past }: Circumstances): Change | Refusal => {
  const again = past.undone.slice(0, steps);
  if (again.length < steps || steps < 1) return refuse('nothing-to-redo', { asked: steps, there: again.length });
  const other = again.find((step) => !isOwn(table, actor, step));
  if (other) return refuse('not-your-step', { player: other.operation.actor });
  const kept = keptKinds(table);
  const change = join(...again.map((step) => undoOf(undoOf(step.change, kept), kept)).filter((one) => !isNothing(one)));
  return comebackRefusal(table, change) ?? change;
};

/** Undo and redo are operations like all others: the log only grows (T15). */
export const historySystem: System = {
  name: 'history',
  operations: {
    undo: { play: false, may: (table, { actor }) => player(table, actor), decide: decideUndo },
    redo: { play: false, may: (table, { actor }) => player(table, actor), decide: decideRedo },
  },
};
