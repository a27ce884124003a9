import type { PersonId, PieceId, SideId } from '../core/ids.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import { look } from '../modifiers/look.ts';
import { gameOf, hidesAnything, locate, moduleOf, onTurn, sidesOf } from './queries.ts';
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

/** The side that owns a piece, as it is looked at (P1). */
export const ownerOf = (table: Table, { id }: Piece): SideId | undefined =>
  look(table, { kind: 'piece', id, name: 'Owner' }) as SideId | undefined;

/** Why a player may not move this piece (W1, `rules.pieces`): assumes mayPlay. Nobody's pieces move freely on public maps, in a window for its side. */
export const mayMovePiece = (table: Table, actor: PersonId, piece: Piece): Refusal | undefined => {
  const { rules } = moduleOf(table);
  if (rules.pieces === 'anyone') return undefined;
  const sides = sidesOf(table, actor);
  const owner = ownerOf(table, piece);
  const window = locate(table, piece.place.in)?.map.private;
  if (rules.pieces === 'owner' && owner === undefined && (window === undefined || sides.includes(window))) return undefined;
  const side = rules.turns === 'strict' ? onTurn(table)?.id : undefined;
  const mine = owner !== undefined && (side ? owner === side : sides.includes(owner));
  return mine ? undefined : refuse('not-your-piece', { piece: piece.id, side: owner });
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
