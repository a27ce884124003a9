import { added, type Change, join, removed, updated } from '../core/change.ts';
import type { PersonId, SideId } from '../core/ids.ts';
import { mint } from '../core/mint.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { doing } from '../core/step.ts';
import type { System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { mayPublish } from './published.ts';
import { gameOf, isMaster, playersOf, sidesOf } from './queries.ts';
import type { Request, Wish } from './records.ts';
import { playing } from './rights.ts';
import { needsOthers } from './witnesses.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** Asks others to agree to what one may not do alone. */
    ask: { readonly wants: Wish };
    agree: { readonly request: string };
    /** Says no; the one who asked takes it back in the same way. */
    decline: { readonly request: string };
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'no-such-request': Record<never, never>;
    'already-asked': Record<never, never>;
    'not-asked': Record<never, never>;
    'nobody-to-ask': Record<never, never>;
  }
}

/** The sides that must say yes: to a seat the side itself; to an undo, a master, the secret of the game's chance, or a seat for who needs more than its own consent (see needsOthers), every other side that is played. */
export const askedFor = (table: Table, actor: PersonId, wants: Wish): readonly SideId[] => {
  if (wants.what === 'seat' && !needsOthers(table, actor, wants.side)) return [wants.side];
  const mine = sidesOf(table, actor);
  return [...table.all('side')].filter(({ id }) => !mine.includes(id) && playersOf(table, id).length > 0).map(({ id }) => id);
};

export const isGranted = (request: Request): boolean => request.asked.every((side) => request.agreed.includes(side));

/** That person's request for it, when everyone who was asked has agreed. */
export const granted = (table: Table, person: PersonId, isIt: (wish: Wish) => boolean): Request | undefined =>
  [...table.all('request')].find((request) => request.by === person && isIt(request.wants) && isGranted(request));

/** Players ask for an undo while the game is on (observers change nothing, W1); anyone asks for a seat until it is over. */
const mayAsk = (table: Table, actor: PersonId, wants: Wish): Refusal | undefined => {
  if (wants.what === 'undo')
    return playing(table) ?? (sidesOf(table, actor).length === 0 && !isMaster(table, actor) ? refuse('not-a-player', {}) : undefined);
  if (wants.what === 'publish') return mayPublish(table, actor);
  return gameOf(table).phase === 'over' ? refuse('game-over', {}) : undefined;
};

const decideAsk = (table: Table, actor: PersonId, wants: Wish): Change | Refusal => {
  if (wants.what === 'seat' && !table.get('side', wants.side)) return refuse('no-such-side', { side: wants.side });
  const asked = askedFor(table, actor, wants);
  if (asked.length === 0) return refuse('nobody-to-ask', {});
  if ([...table.all('request')].some((one) => one.by === actor && one.wants.what === wants.what)) return refuse('already-asked', {});
  const { ids, change } = mint(table, 'r', 1);
  return join(change, added({ kind: 'request', id: ids[0] as string, by: actor, wants, asked, agreed: [] }));
};

/** The sides for which this person can answer; a game master answers for all, the host for a seat, unless secrets were seen (T17). */
const answersFor = (table: Table, actor: PersonId, { asked, wants, by }: Request): readonly SideId[] => {
  if (isMaster(table, actor) && by !== actor) return asked;
  if (wants.what === 'seat' && gameOf(table).host === actor && by !== actor && !needsOthers(table, by, wants.side)) return asked;
  const mine = sidesOf(table, actor);
  return asked.filter((side) => mine.includes(side));
};

const decideAgree = (table: Table, actor: PersonId, id: string): Change | Refusal => {
  const request = table.get('request', id);
  if (!request) return refuse('no-such-request', {});
  const sides = answersFor(table, actor, request).filter((side) => !request.agreed.includes(side));
  if (sides.length === 0) return refuse('not-asked', {});
  return updated(request, { ...request, agreed: [...request.agreed, ...sides] });
};

const decideDecline = (table: Table, actor: PersonId, id: string): Change | Refusal => {
  const request = table.get('request', id);
  if (!request) return refuse('no-such-request', {});
  return request.by === actor || answersFor(table, actor, request).length > 0 ? removed(request) : refuse('not-asked', {});
};

/** Consent: what others must agree to. A request to undo lapses as soon as anything is played, and so does one to post the secret where a game is taken up again. */
export const requestSystem: System = {
  name: 'requests',
  kept: ['request'],
  operations: {
    ask: {
      play: false,
      may: (table, { actor, wants }) => mayAsk(table, actor, wants),
      decide: (table, { actor, wants }) => decideAsk(table, actor, wants),
    },
    agree: { play: false, may: () => undefined, decide: (table, { actor, request }) => decideAgree(table, actor, request) },
    decline: { play: false, may: () => undefined, decide: (table, { actor, request }) => decideDecline(table, actor, request) },
  },
  follows: (table, { operation }) => {
    const plays = doing(table.systems, operation.kind).play || operation.kind === 'undo' || operation.kind === 'redo';
    return join(
      ...[...table.all('request')].map((request) =>
        plays && (request.wants.what === 'undo' || request.wants.what === 'publish') ? removed(request) : stillAsked(table, request),
      ),
    );
  },
};

/** A side that nobody plays any more is not waited for. */
const stillAsked = (table: Table, request: Request): Change =>
  updated(request, { ...request, asked: request.asked.filter((side) => playersOf(table, side).length > 0) });
