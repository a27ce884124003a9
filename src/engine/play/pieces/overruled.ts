import type { PersonId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Seen, Telling } from '../../core/report.ts';
import type { Table } from '../../core/table.ts';
import { gameOf, isMaster, locateOn, sidesOf } from '../queries.ts';
import type { Piece, Wish } from '../records.ts';
import { playing } from '../rights.ts';
import { askedFor, isSame } from '../seats/consent.ts';
import { everybody, sightOf } from '../secrecy/hiding.ts';

/** Moves that the rules refuse and that are made all the same (G26). */

declare module '../../core/refusal.ts' {
  interface Refusals {
    /** It is done beyond the rules where all other sides agree; these have not yet. */
    'overrule-needs-consent': { readonly sides: readonly string[] };
    /** Not everybody sees that piece, or that place: the rules stand. */
    'overrule-unseen': { readonly piece: string };
  }
}

type OverruledMove = Operation<'move'>;

type OverruleWish = Extract<Wish, { what: 'overrule' }>;

/** What others are asked for. */
export const overruleWish = ({
  pieces,
  to,
  captures,
}: Pick<OverruledMove, 'pieces' | 'to' | 'captures'>): OverruleWish => ({
  what: 'overrule',
  pieces,
  to,
  captures,
});

/** Who may make a move beyond the rules: the game master, and a player to whom all other sides have agreed. */
export const refusalOfOverruling = (table: Table, move: OverruledMove): Refusal | undefined => {
  const { actor } = move;
  const wants = overruleWish(move);
  const refusal = playing(table) ?? refusalOfWish(table, actor, wants);
  if (refusal || isMaster(table, actor)) return refusal;
  return lackingConsent(table, actor, wants);
};

/** Whether all others have agreed to it. */
export const lackingConsent = (table: Table, actor: PersonId, wants: Wish): Refusal | undefined => {
  const request = [...table.all('request')].find((one) => one.by === actor && isSame(one.wants, wants));
  const lacking = askedFor(table, actor, wants).filter((side) => !request?.agreed.includes(side));
  return lacking.length > 0 ? refuse('overrule-needs-consent', { sides: lacking }) : undefined;
};

/** Why nobody can agree to it: whoever is asked knows what he agrees to. */
export const refusalOfWish = (
  table: Table,
  actor: OverruledMove['actor'],
  { pieces: ids, captures, to }: OverruleWish,
): Refusal | undefined => {
  if (sidesOf(table, actor).length === 0 && !isMaster(table, actor)) return refuse('not-a-player', {});
  for (const id of [...ids, ...captures]) {
    const piece = table.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    if (!isOpen(table, piece)) return refuse('overrule-unseen', { piece: id });
  }
  const place = locateOn(table, to.in);
  return place === undefined || place.deck || place.map.private !== undefined
    ? refuse('overrule-unseen', { piece: ids[0] ?? '' })
    : undefined;
};

/** Whether everybody sees what a piece is, and where. */
export const isOpen = (table: Table, piece: Piece): boolean =>
  sightOf(table, piece, everybody) === 'face' && locateOn(table, piece.place.in)?.deck === undefined;

/** That something was done beyond the rules, for whoever reads of it: with everybody's consent, or by the game master. */
export const overruledSeen = (
  { reader }: Telling,
  { actor, overruled }: Operation<'move'> | Operation<'act'>,
): readonly Seen[] => {
  if (!overruled) return [];
  const isMasters = gameOf(reader.ground).master === actor;
  return [{ what: 'overruled', by: isMasters ? 'master' : 'all' }];
};
