import type { PersonId, PieceId, SideId } from '../core/ids.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import { gameOf, hidesAnything, moduleOf, onTurn, sidesOf } from './queries.ts';
import type { Piece } from './records.ts';

declare module '../core/refusal.ts' {
  interface Refusals {
    'not-begun': Record<never, never>;
    'game-over': Record<never, never>;
    'not-a-player': Record<never, never>;
    'not-your-turn': { readonly side: SideId };
    'not-your-piece': { readonly piece: string; readonly side: SideId | undefined };
    'host-only': { readonly host: PersonId };
    'nobody-may': Record<never, never>;
  }
}

/** Why nothing can be played now, whoever asks. */
export const playing = (table: Table): Refusal | undefined => {
  const { phase } = gameOf(table);
  if (phase === 'seating') return refuse('not-begun', {});
  return phase === 'over' ? refuse('game-over', {}) : undefined;
};

/** Why the actor is not one who plays now: the game's phase, no seat, or another side's turn where turns are strict. */
export const mayPlay = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = playing(table);
  if (refusal) return refusal;
  const sides = sidesOf(table, actor);
  if (sides.length === 0) return refuse('not-a-player', {});
  const side = onTurn(table);
  return side && moduleOf(table).rules.turns === 'strict' && !sides.includes(side.id)
    ? refuse('not-your-turn', { side: side.id })
    : undefined;
};

/** Why a player may not move this piece (W1, `rules.pieces`): assumes mayPlay. */
export const mayMovePiece = (table: Table, actor: PersonId, piece: Piece): Refusal | undefined => {
  const { rules } = moduleOf(table);
  if (rules.pieces === 'anyone' || (rules.pieces === 'owner' && piece.side === undefined)) return undefined;
  const side = rules.turns === 'strict' ? onTurn(table)?.id : undefined;
  const mine = piece.side !== undefined && (side ? piece.side === side : sidesOf(table, actor).includes(piece.side));
  return mine ? undefined : refuse('not-your-piece', { piece: piece.id, side: piece.side });
};

/** Who may change the table itself: the host of a game that hides nothing (W1). */
export const mayArrange = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = playing(table);
  if (refusal) return refusal;
  if (hidesAnything(table)) return refuse('nobody-may', {});
  return mayHost(table, actor);
};

/** Who may set, turn and stack a piece: its owner where the module says `changes: owner` (ours), else who may change the table itself (W1). */
export const mayChange = (table: Table, actor: PersonId, id: PieceId): Refusal | undefined => {
  if (moduleOf(table).rules.changes !== 'owner') return mayArrange(table, actor);
  const piece = table.get('piece', id);
  return mayPlay(table, actor) ?? (piece ? mayMovePiece(table, actor, piece) : refuse('no-such-piece', { piece: id }));
};

export const mayHost = (table: Table, actor: PersonId): Refusal | undefined => {
  const { host } = gameOf(table);
  return host === actor ? undefined : refuse('host-only', { host });
};
