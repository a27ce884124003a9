import {
  added,
  type Change,
  type ContainerId,
  type DeckId,
  join,
  type OperationGain,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type Table,
  type World,
} from '../../table/index.ts';
import { effectiveValue, effectiveValues } from '../modifiers/effective-value.ts';
import { hasConsentToChangeTable } from './consent/consent.ts';
import {
  canGameHideAnything,
  gameOf,
  isInGame,
  isMaster,
  isSimultaneousPhase,
  locateContainer,
  locateContainerByIndex,
  moduleOf,
  onTurn,
  sidesOf,
} from './queries.ts';
import type { GameMap, Piece } from './records.ts';
import { areChangesAllowedFor, areTurnsStrict, type Rules } from './rules.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'not-begun': Record<never, never>;
    'game-over': Record<never, never>;
    'not-a-player': Record<never, never>;
    'out-of-game': Record<never, never>;
    'not-your-turn': { readonly side: SideId };
    'not-your-piece': { readonly piece: string; readonly side: SideId | undefined };
    /** Cards leave a deck only by being drawn. */
    'in-deck': { readonly piece: string; readonly deck: DeckId };
    'host-only': { readonly host: PersonId };
    'master-only': { readonly master: PersonId };
    'nobody-may': Record<never, never>;
  }
}

const NOBODY: readonly SideId[] = [];

export const refusalOutsidePlay = (table: Table): Refusal | undefined => {
  const { phase } = gameOf(table);
  if (phase === 'seating') return refuse('not-begun', {});
  return phase === 'over' ? refuse('game-over', {}) : undefined;
};

/** Returns why the actor can't play now. Reasons are the phase of the game, a missing seat, or another side's turn. */
export const refusalOfPlayingNow = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  if (refusal || isMaster(table, actor)) return refusal;
  const sides = sidesOf(table, actor);
  if (sides.length === 0) return refuse('not-a-player', {});
  if (!isAnyInGame(table, sides)) return refuse('out-of-game', {});
  const side = isStrict(table) ? onTurn(table)?.id : undefined;
  return side === undefined || sides.includes(side) ? undefined : refuse('not-your-turn', { side });
};

const isAnyInGame = (table: Table, sides: readonly SideId[]): boolean => sides.some((side) => isInGame(table, side));

const isStrict = (table: Table): boolean => areTurnsStrict(moduleOf(table).rules) && !isSimultaneousPhase(table);

/**
 * Returns the sides for which an actor may act. With strict turns, this is only the side whose turn it is. For a game
 * master, these are all sides.
 */
export const controllableSidesOf = (table: Table, actor: PersonId): readonly SideId[] =>
  isMaster(table, actor) ? [...table.all('side')].map(({ id }) => id) : sidesOfPlayer(table, actor);

const sidesOfPlayer = (table: Table, actor: PersonId): readonly SideId[] => {
  const sides = sidesOf(table, actor);
  const side = isStrict(table) ? onTurn(table)?.id : undefined;
  if (side === undefined) return sides;
  return sides.includes(side) ? [side] : NOBODY;
};

/** Returns the owner of a piece after modifiers (P1). */
export const ownerOf = (world: World, { id }: Pick<Piece, 'id'>): SideId | undefined =>
  effectiveValue(world, { kind: 'piece', id, name: 'Owner' }) as SideId | undefined;

/** Returns the sides that control a piece: the side that covered it, and the side of its private window. */
const keepersOf = ({ mask, invisible }: Piece, map: GameMap | undefined): readonly SideId[] =>
  mask === undefined && invisible === undefined && map?.private === undefined
    ? NOBODY
    : [mask?.side, invisible, map?.private].filter((side) => side !== undefined);

/**
 * Returns why a player may not move one of these pieces (W1, `rules.pieces`). It assumes that the player may play now.
 * Covered pieces, and pieces in private windows, can be moved only by their side.
 */
export const refusalOfMovingPieces = (table: Table, actor: PersonId, pieces: readonly Piece[]): Refusal | undefined => {
  const mover = moverOf(table, actor);
  for (const piece of pieces) {
    const refusal = refusalOfMovingFor(table, mover, piece, ownerOf);
    if (refusal) return refusal;
  }
  return undefined;
};

/**
 * Returns a function that checks pieces as `refusalOfMovingPieces` does. Facts that are the same for all pieces are
 * computed once.
 */
export const moveRefusalCheckFor = (table: Table, actor: PersonId): ((piece: Piece) => Refusal | undefined) => {
  const mover = moverOf(table, actor);
  const owners = effectiveValues(table, 'piece', 'Owner');
  return (piece) => refusalOfMovingFor(table, mover, piece, (_, one) => owners(one) as SideId | undefined);
};

/** The rights of an actor to move pieces. `acting` is undefined for a game master, who has no limits. */
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
  const { map, deck } = locateContainerByIndex(table, piece.place.in) ?? {};
  if (deck) return refuse('in-deck', { piece: piece.id, deck: deck.id });
  if (!acting) return undefined;
  const owner = owned(table, piece);
  return isMovedBy(acting, rule, keepersOf(piece, map), owner)
    ? undefined
    : refuse('not-your-piece', { piece: piece.id, side: owner });
};

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

export const refusalOfUsingDeck = (table: Table, actor: PersonId, id: ContainerId): Refusal | undefined => {
  const refusal = refusalOfPlayingNow(table, actor);
  const deck = table.get('deck', id);
  if (refusal || !deck) return refusal;
  const acting = controllableSidesOf(table, actor);
  const other = [deck.side, table.get('map', deck.map)?.private].find(
    (side) => side !== undefined && !acting.includes(side),
  );
  return other === undefined ? undefined : refuse('not-your-deck', { deck: deck.id, side: other });
};

/**
 * Returns why an actor may not put anything into a container. Another side's private window is refused as if it didn't
 * exist (W5).
 */
export const refusalOfFillingContainer = (table: Table, actor: PersonId, id: ContainerId): Refusal | undefined => {
  const found = locateContainerByIndex(table, id);
  if (found?.deck) return refusalOfUsingDeck(table, actor, id);
  const window = found?.map.private;
  return window === undefined || controllableSidesOf(table, actor).includes(window)
    ? undefined
    : refuse('no-such-place', { place: id });
};

/** Returns why a player can't use pieces although a modifier permits it. The pieces must be the player's own (P8). */
export const refusalOfUsingOwnPieces = (
  table: Table,
  actor: PersonId,
  ids: readonly PieceId[],
): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  const sides = sidesOf(table, actor);
  if (refusal || sides.length === 0) return refusal ?? refuse('not-a-player', {});
  for (const id of ids) {
    const piece = table.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    const deck = locateContainer(table, piece.place.in)?.deck;
    if (deck) return refuse('in-deck', { piece: id, deck: deck.id });
    const owner = ownerOf(table, piece);
    if (owner === undefined || !sides.includes(owner)) return refuse('not-your-piece', { piece: id, side: owner });
  }
  return undefined;
};

/**
 * Returns why an actor may not change the table itself (W1). The game master may, and so may a player with everyone's
 * consent. Without a game master, the host of a game that hides nothing may. W7 decides if they need consent.
 */
export const refusalOfChangingTable = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  const { master } = gameOf(table);
  if (refusal || isMaster(table, actor) || hasConsentToChangeTable(table, actor)) return refusal;
  if ((master !== undefined && master !== actor) || canGameHideAnything(table)) return refusalWithoutGameMaster(table);
  return master === actor ? undefined : refusalOfHostAct(table, actor);
};

export const refusalWithoutGameMaster = (table: Table): Refusal => {
  const { master } = gameOf(table);
  return master === undefined ? refuse('nobody-may', {}) : refuse('master-only', { master });
};

/** True if the host may change the table alone, even as a player. */
export const canHostChangeTable = (world: World): boolean => areChangesAllowedFor(moduleOf(world).rules, 'host');

/** Records that a person changed the table against the rules without agreement (W8). */
export const markGameUnrated = (table: Table): Change =>
  table.get('arranged', 'arranged') ? join() : added({ kind: 'arranged', id: 'arranged' });

/**
 * Returns the gain of turning, stacking or giving a piece. It is within the rules if these leave it to the owner of the
 * piece.
 */
export const gainOfChangingPiece = (table: Table): OperationGain =>
  areChangesAllowedFor(moduleOf(table).rules, 'owner') ? 'rules' : 'arranges';

/**
 * Returns why an actor may not set, turn or stack a piece. With `changes: owner` the owner of the piece may; otherwise
 * only those who may change the table (W1).
 */
export const refusalOfChangingPiece = (table: Table, actor: PersonId, id: PieceId): Refusal | undefined => {
  if (!areChangesAllowedFor(moduleOf(table).rules, 'owner')) return refusalOfChangingTable(table, actor);
  const piece = table.get('piece', id);
  return (
    refusalOfPlayingNow(table, actor) ??
    (piece ? refusalOfMovingPiece(table, actor, piece) : refuse('no-such-piece', { piece: id }))
  );
};

export const refusalOfHostAct = (table: Table, actor: PersonId): Refusal | undefined => {
  const { host } = gameOf(table);
  return host === actor ? undefined : refuse('host-only', { host });
};
