import {
  added,
  type Change,
  type ContainerId,
  type DeckId,
  type Gain,
  join,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type Table,
  type World,
} from '../../table/index.ts';
import { effectiveValue, effectiveValues } from '../modifiers/effective-value.ts';
import { arrangesFor } from './consent/consent.ts';
import {
  gameOf,
  hidesAnything,
  isForAll,
  isInGame,
  isMaster,
  locate,
  locateOn,
  moduleOf,
  onTurn,
  sidesOf,
} from './queries.ts';
import type { GameMap, Piece } from './records.ts';
import { areTurnsStrict, isChangedBy, type Rules } from './rules.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'not-begun': Record<never, never>;
    'game-over': Record<never, never>;
    'not-a-player': Record<never, never>;
    /** All that the actor plays has won or lost already. */
    'out-of-game': Record<never, never>;
    'not-your-turn': { readonly side: SideId };
    'not-your-piece': { readonly piece: string; readonly side: SideId | undefined };
    /** Cards come out of a deck by being drawn. */
    'in-deck': { readonly piece: string; readonly deck: DeckId };
    'host-only': { readonly host: PersonId };
    'master-only': { readonly master: PersonId };
    'nobody-may': Record<never, never>;
  }
}

const NOBODY: readonly SideId[] = [];

/** Why nothing can be played now, whoever asks. */
export const playing = (table: Table): Refusal | undefined => {
  const { phase } = gameOf(table);
  if (phase === 'seating') return refuse('not-begun', {});
  return phase === 'over' ? refuse('game-over', {}) : undefined;
};

/**
 * Why the actor is not one who plays now: the game's phase, no seat, or another side's turn where turns are strict. A
 * game master always does.
 */
export const refusalOfPlaying = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = playing(table);
  if (refusal || isMaster(table, actor)) return refusal;
  const sides = sidesOf(table, actor);
  if (sides.length === 0) return refuse('not-a-player', {});
  if (!isAnyInGame(table, sides)) return refuse('out-of-game', {});
  const side = isStrict(table) ? onTurn(table)?.id : undefined;
  return side === undefined || sides.includes(side) ? undefined : refuse('not-your-turn', { side });
};

const isAnyInGame = (table: Table, sides: readonly SideId[]): boolean => sides.some((side) => isInGame(table, side));

/** Whether the side on turn alone acts now. */
const isStrict = (table: Table): boolean => areTurnsStrict(moduleOf(table).rules) && !isForAll(table);

/**
 * The sides for which somebody acts now: the side on turn where turns are strict, else all of one's own; for a game
 * master every side.
 */
export const sidesActing = (table: Table, actor: PersonId): readonly SideId[] =>
  isMaster(table, actor) ? [...table.all('side')].map(({ id }) => id) : sidesOfPlayer(table, actor);

/** The same for who is no game master. */
const sidesOfPlayer = (table: Table, actor: PersonId): readonly SideId[] => {
  const sides = sidesOf(table, actor);
  const side = isStrict(table) ? onTurn(table)?.id : undefined;
  if (side === undefined) return sides;
  return sides.includes(side) ? [side] : NOBODY;
};

/** The side that owns a piece, as it is looked at (P1). */
export const ownerOf = (world: World, { id }: Pick<Piece, 'id'>): SideId | undefined =>
  effectiveValue(world, { kind: 'piece', id, name: 'Owner' }) as SideId | undefined;

/** Whose sides alone move a piece: who has covered it, and in whose window it is. */
const keepersOf = ({ mask, invisible }: Piece, map: GameMap | undefined): readonly SideId[] =>
  mask === undefined && invisible === undefined && map?.private === undefined
    ? NOBODY
    : [mask?.side, invisible, map?.private].filter((side) => side !== undefined);

/**
 * Why a player may not move one of these pieces (W1, `rules.pieces`): assumes mayPlay. Nobody's pieces move freely on
 * public maps; what a side has covered, or has in its window, is moved by that side alone.
 */
export const refusalOfMovingPieces = (table: Table, actor: PersonId, pieces: readonly Piece[]): Refusal | undefined => {
  const mover = moverOf(table, actor);
  for (const piece of pieces) {
    const refusal = refusalOfMovingFor(table, mover, piece, ownerOf);
    if (refusal) return refusal;
  }
  return undefined;
};

/** The same asked piece by piece of a table as it stands: what is the same for all of them is found out once. */
export const refusalsOfMoving = (table: Table, actor: PersonId): ((piece: Piece) => Refusal | undefined) => {
  const mover = moverOf(table, actor);
  const owners = effectiveValues(table, 'piece', 'Owner');
  return (piece) => refusalOfMovingFor(table, mover, piece, (_, one) => owners(one) as SideId | undefined);
};

/** Who moves pieces: the sides for which is acted, undefined for a game master; and whose pieces they move. */
interface Mover {
  readonly acting: readonly SideId[] | undefined;
  readonly rule: Rules['pieces'];
}

const moverOf = (table: Table, actor: PersonId): Mover => ({
  acting: isMaster(table, actor) ? undefined : sidesOfPlayer(table, actor),
  rule: moduleOf(table).rules.pieces,
});

const refusalOfMovingFor = (
  table: Table,
  { acting, rule }: Mover,
  piece: Piece,
  owned: (table: Table, piece: Piece) => SideId | undefined,
): Refusal | undefined => {
  const { map, deck } = locateOn(table, piece.place.in) ?? {};
  if (deck) return refuse('in-deck', { piece: piece.id, deck: deck.id });
  if (!acting) return undefined;
  const owner = owned(table, piece);
  return isMovedBy(acting, rule, keepersOf(piece, map), owner)
    ? undefined
    : refuse('not-your-piece', { piece: piece.id, side: owner });
};

/** Whether who acts for these sides moves a piece of that owner and those keepers. */
const isMovedBy = (
  acting: readonly SideId[],
  rule: Rules['pieces'],
  keepers: readonly SideId[],
  owner: SideId | undefined,
): boolean => {
  if (keepers.length > 0 && !keepers.every((side) => acting.includes(side))) return false;
  if (owner !== undefined && acting.includes(owner)) return true;
  switch (rule) {
    case 'anyone':
      return true;
    case 'owner':
      return owner === undefined;
    case 'side':
      return owner === undefined && keepers.length > 0;
  }
};

export const refusalOfMovingPiece = (table: Table, actor: PersonId, piece: Piece): Refusal | undefined =>
  refusalOfMovingPieces(table, actor, [piece]);

/**
 * Why an actor may not take from a deck, put something into it or shuffle it: it is another side's, or lies in another
 * side's window.
 */
export const refusalOfUsingDeck = (table: Table, actor: PersonId, id: ContainerId): Refusal | undefined => {
  const refusal = refusalOfPlaying(table, actor);
  const deck = table.get('deck', id);
  if (refusal || !deck) return refusal;
  const acting = sidesActing(table, actor);
  const other = [deck.side, table.get('map', deck.map)?.private].find(
    (side) => side !== undefined && !acting.includes(side),
  );
  return other === undefined ? undefined : refuse('not-your-deck', { deck: deck.id, side: other });
};

/**
 * Why an actor may not put anything there: for him another side's window is no place at all (W5), and a deck is perhaps
 * not his.
 */
export const refusalOfPuttingInto = (table: Table, actor: PersonId, id: ContainerId): Refusal | undefined => {
  const found = locateOn(table, id);
  if (found?.deck) return refusalOfUsingDeck(table, actor, id);
  const window = found?.map.private;
  return window === undefined || sidesActing(table, actor).includes(window)
    ? undefined
    : refuse('no-such-place', { place: id });
};

/**
 * What still stands against a player's doing something with pieces when a modifier grants it: they must be there and
 * the player's own (P8).
 */
export const refusalOfUsingOwn = (table: Table, actor: PersonId, ids: readonly PieceId[]): Refusal | undefined => {
  const refusal = playing(table);
  const sides = sidesOf(table, actor);
  if (refusal || sides.length === 0) return refusal ?? refuse('not-a-player', {});
  for (const id of ids) {
    const piece = table.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    const deck = locate(table, piece.place.in)?.deck;
    if (deck) return refuse('in-deck', { piece: id, deck: deck.id });
    const owner = ownerOf(table, piece);
    if (owner === undefined || !sides.includes(owner)) return refuse('not-your-piece', { piece: id, side: owner });
  }
  return undefined;
};

/**
 * Who may change the table itself: the game master, a player with everybody's consent, or if there is no master the
 * host of a game that hides nothing (W1). Whether they do it alone, W7 says.
 */
export const refusalOfArranging = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = playing(table);
  const { master } = gameOf(table);
  if (refusal || isMaster(table, actor) || arrangesFor(table, actor)) return refusal;
  if ((master !== undefined && master !== actor) || hidesAnything(table)) return refusalOfMastering(table);
  return master === actor ? undefined : refusalOfHosting(table, actor);
};

/** Why nobody but a game master does it. */
export const refusalOfMastering = (table: Table): Refusal => {
  const { master } = gameOf(table);
  return master === undefined ? refuse('nobody-may', {}) : refuse('master-only', { master });
};

/** True if the module says that its host changes the table alone, who may play. */
export const trustsHost = (world: World): boolean => isChangedBy(moduleOf(world).rules, 'host');

/** Notes that one person changed the table beyond the rules alone (W8). */
export const noteArranged = (table: Table): Change =>
  table.get('arranged', 'arranged') ? join() : added({ kind: 'arranged', id: 'arranged' });

/** Who could win by turning, stacking or giving a piece: nobody beyond the rules, if they leave that to its owner. */
export const gainOfChanging = (table: Table): Gain =>
  isChangedBy(moduleOf(table).rules, 'owner') ? 'rules' : 'arranges';

/**
 * Who may set, turn and stack a piece: its owner where the module says `changes: owner` (ours), else who may change the
 * table itself (W1).
 */
export const refusalOfChanging = (table: Table, actor: PersonId, id: PieceId): Refusal | undefined => {
  if (!isChangedBy(moduleOf(table).rules, 'owner')) return refusalOfArranging(table, actor);
  const piece = table.get('piece', id);
  return (
    refusalOfPlaying(table, actor) ??
    (piece ? refusalOfMovingPiece(table, actor, piece) : refuse('no-such-piece', { piece: id }))
  );
};

export const refusalOfHosting = (table: Table, actor: PersonId): Refusal | undefined => {
  const { host } = gameOf(table);
  return host === actor ? undefined : refuse('host-only', { host });
};
