import {
  type Change,
  createUndoChange,
  isEmptyChange,
  isOn,
  join,
  kindsKeptByUndo,
  type Operation,
  type PastStep,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { closed } from '../chance/published.ts';
import { sidesRequiredToConsent } from '../consent/consent.ts';
import { isHouse } from '../house.ts';
import { gameOf, isMaster, moduleOf, playersOf, sidesOf } from '../queries.ts';
import type { Wish } from '../records.ts';
import { refusalOfUndoAfterReload } from '../reload.ts';
import { refusalOutsidePlay } from '../rights.ts';
import { undoPolicyOf } from '../rules.ts';
import { findGrantedRequest } from '../seats/requests.ts';
import { findExposingSteps, type StepExposure } from '../secrecy/secrecy.ts';
import { isGameDecided } from '../turns/outcomes.ts';
import { rebaseChange } from './rebase.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /**
     * Takes back the newest steps, all or none. If the actor didn't see some steps in between, the session sets `of` to
     * the numbers of the right steps.
     */
    undo: { readonly steps: number; readonly of?: readonly number[] };
    /** Redoes undone steps. The actor must know of no step of play since then. */
    redo: { readonly steps: number; readonly of?: readonly number[] };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'nothing-to-undo': { readonly asked: number; readonly there: number };
    'nothing-to-redo': { readonly asked: number; readonly there: number };
    'not-your-step': { readonly player: PersonId };
    /** The module forbids undoing a step that revealed something new to a player. */
    'undo-forbidden': Record<never, never>;
    /** Something that the actor can't see prevents it. The message is always the same (T6). */
    unseen: Record<never, never>;
    /** Redoing the step would reveal something new a second time. */
    'redo-shows': Record<never, never>;
    /** Others must agree first: they acted since, or it is another player's step, or it revealed something new. */
    'undo-needs-consent': { readonly sides: readonly string[]; readonly steps: readonly number[] };
  }
}

/** True if a step of play ended the game (S24). */
const ends = ({ change }: PastStep): boolean =>
  change.updated.some(({ kind, to }) => kind === 'game' && to['phase'] === 'over');

/**
 * Sets the phase of the game. Undo usually leaves the game's record as it is, but the end of the game can be undone.
 */
const phaseAs = (table: Table, phase: 'playing' | 'over', steps: readonly PastStep[]): Change => {
  const game = gameOf(table);
  return steps.some(ends) ? updated(game, { ...game, phase }) : join();
};

/** True if the game has a result. Only all players together can take it back. */
const hasEnded = (table: Table): boolean => gameOf(table).phase === 'over' && isGameDecided(table);

/** True if these steps are the ones that players agreed to undo. Steps that the actor didn't see may have followed. */
const isMeant = (wish: Wish, numbers: readonly number[]): boolean =>
  wish.what === 'undo' && numbers.slice(-wish.steps.length).join() === wish.steps.join();

/** Returns why an actor may not undo or redo. Only players, the game master and the host may. */
const player = (table: Table, actor: PersonId, isUndo = false): Refusal | undefined =>
  closed(table) ??
  (isUndo && hasEnded(table) ? undefined : refusalOutsidePlay(table)) ??
  (sidesOf(table, actor).length === 0 && gameOf(table).host !== actor && !isMaster(table, actor)
    ? refuse('not-a-player', {})
    : undefined);

const decideUndo = (
  table: Table,
  { actor, steps, of }: Operation<'undo'>,
  { past }: StepEnvironment,
): Change | Refusal => {
  const back = past.done.slice(0, steps);
  if (back.length < steps || steps < 1) return refuse('nothing-to-undo', { asked: steps, there: back.length });
  if (hasEnded(table) && !back.slice(0, 1).some(ends)) return refuse('game-over', {});
  const numbers = back.map(({ number }) => number);
  const request = findGrantedRequest(table, actor, (wish) => isMeant(wish, numbers));
  const manner = undoPolicyOf(moduleOf(table).rules);
  const exposed = findExposingSteps(
    table,
    back.map(({ change }) => change),
    'back',
  );
  // If all players agree, steps that the actor didn't see may be undone too. A refusal would reveal them (D7).
  const forbids = manner.isForbidden && !request && exposed.some(({ step }) => !back[step]?.isUntold);
  if (forbids && !isMaster(table, actor)) return refuse('undo-forbidden', {});
  const isCovered = exposed.length === 0 || (manner.shuffles && exposed.every((one) => comesFromDecks(table, one)));
  const isFree = isMaster(table, actor) || (isCovered && back.every((step) => isOwn(table, actor, step)));
  if (!request && (hasEnded(table) || !isFree)) {
    const sides = sidesRequiredToConsent(table, actor, { what: 'undo', steps: numbers });
    if (sides.length > 0) return refuse('undo-needs-consent', { sides, steps: numbers });
  }
  const kept = kindsKeptByUndo(table.systems, of && 'under-later');
  const change = join(
    rebaseChange(table, join(...back.map((step) => createUndoChange(step.change, kept)))),
    phaseAs(table, 'playing', back),
  );
  return refusalOfUndoAfterReload(table, change) ?? join(change, request ? removed(request) : join());
};

/** True if all pieces that a step revealed go back into face-down decks. */
const comesFromDecks = (table: Table, { pieces, learned }: StepExposure): boolean =>
  !learned && pieces.every(({ place }) => isOn(table.get('deck', place.in)?.faceDown));

const isOwn = (table: Table, actor: PersonId, { operation }: PastStep): boolean =>
  operation.actor === actor ||
  isHouse(operation.actor) ||
  sidesOf(table, actor).some((side) => playersOf(table, side).includes(operation.actor));

/** Redoes undone steps with their original changes, so that the results are the same. */
const decideRedo = (
  table: Table,
  { actor, steps, of }: Operation<'redo'>,
  { past }: StepEnvironment,
): Change | Refusal => {
  const again = past.undone.slice(0, steps);
  if (again.length < steps || steps < 1) return refuse('nothing-to-redo', { asked: steps, there: again.length });
  const other = again.find((step) => !isOwn(table, actor, step));
  if (other) return refuse('not-your-step', { player: other.operation.actor });
  const exposed = findExposingSteps(
    table,
    again.map((step) => step.change),
    'on',
  );
  if (exposed.length > 0) return refuse('redo-shows', {});
  const kept = kindsKeptByUndo(table.systems, of && 'under-later');
  const changes = again
    .map((step) => createUndoChange(createUndoChange(step.change, kept), kept))
    .filter((one) => !isEmptyChange(one));
  const change = join(rebaseChange(table, join(...changes)), phaseAs(table, 'over', again));
  return refusalOfUndoAfterReload(table, change) ?? change;
};

/** Undo and redo. They are operations like all others, so the log only grows (T15). */
export const undoHistorySystem = {
  name: 'history',
  operations: {
    undo: {
      play: false,
      gain: 'asks',
      isLarge: true,
      answer: 'apart',
      told: 'by-past',
      refusalOf: (table, { actor }) => player(table, actor, true),
      decide: decideUndo,
    },
    redo: {
      play: false,
      gain: 'asks',
      isLarge: true,
      answer: 'apart',
      told: 'by-past',
      refusalOf: (table, { actor }) => player(table, actor),
      decide: decideRedo,
    },
  },
  acts: 'none',
} satisfies System;
