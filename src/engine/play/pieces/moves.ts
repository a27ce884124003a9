import {
  appendOrCreate,
  type Change,
  type ContainerId,
  type DeckId,
  type FieldUpdates,
  fieldUpdateOf,
  isOn,
  isRefusal,
  join,
  joinChangeList,
  type MapId,
  type Operation,
  type PersonId,
  type PieceId,
  type Place,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type Table,
  type World,
} from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import {
  captureRuleOfContainer,
  hasCaptureRules,
  isByName,
  isContainerWithoutCombat,
} from '../captures/capture-rule.ts';
import { WAYS } from '../captures/ways.ts';
import { labelOfModuleKey } from '../labels.ts';
import {
  isContainerPublic,
  isExistingPlace,
  locateContainer,
  locateContainerByIndex,
  moduleOf,
  onTurn,
  sidesOf,
} from '../queries.ts';
import type { Piece } from '../records.ts';
import {
  ownerOf,
  refusalOfFillingContainer,
  refusalOfMovingPieces,
  refusalOfPlayingNow,
  refusalOfUsingOwnPieces,
} from '../rights.ts';
import { areCapturesManual, areTurnsStrict } from '../rules.ts';
import { refusalOfExceedingCapacity } from './capacity.ts';
import { traitsOf } from './traits.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'nothing-to-move': Record<never, never>;
    'already-there': { readonly piece: string; readonly place: string };
    occupied: { readonly place: string; readonly by: string };
    'one-a-cell': { readonly place: string };
    'no-captures': Record<never, never>;
    /** The module's rules decide the captures of a move, so the player can't name captured pieces. */
    'captures-by-rule': Record<never, never>;
    'not-an-enemy': { readonly piece: string };
    'captures-itself': { readonly piece: string };
    /** The piece is on a map on which pieces can't be captured (A68). */
    'no-combat': { readonly piece: string };
  }
}

export const findPiecesOrRefuse = (table: Table, ids: readonly PieceId[]): readonly Piece[] | Refusal => {
  let pieces: Piece[] | undefined;
  for (const id of ids.length > 1 ? new Set(ids) : ids) {
    const piece = table.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    pieces = appendOrCreate(pieces, piece);
  }
  return pieces ?? NO_PIECES;
};

const NO_PIECES: readonly Piece[] = [];

export const refusalOfMove = (
  table: Table,
  { actor, pieces: ids, to, captures }: Operation<'move'>,
): Refusal | undefined => {
  const refusal = refusalOfPlayingNow(table, actor) ?? refusalOfFillingContainer(table, actor, to.in);
  if (refusal) return refusal;
  const pieces = findPiecesOrRefuse(table, ids);
  if (isRefusal(pieces)) return pieces;
  return (
    refusalOfMovingPieces(table, actor, pieces) ??
    (captures.length > 0 ? refusalOfCapture(table, actor, captures) : undefined)
  );
};

export const refusalOfGrantedMove = (
  table: Table,
  { actor, pieces, captures }: Operation<'move'>,
): Refusal | undefined =>
  refusalOfUsingOwnPieces(table, actor, pieces) ??
  (captures.length > 0 ? refusalOfCapture(table, actor, captures) : undefined);

/**
 * Returns why an actor may not capture pieces by hand. The side whose turn it is captures enemies on public maps (W1).
 * If turns are free, players capture pieces of sides that they don't play.
 */
export const refusalOfCapture = (table: Table, actor: PersonId, ids: readonly PieceId[]): Refusal | undefined => {
  const refusal = refusalOfPlayingNow(table, actor);
  if (refusal) return refusal;
  const { rules } = moduleOf(table);
  if (!areCapturesManual(rules) && !hasCaptureRules(moduleOf(table))) return refuse('no-captures', {});
  const pieces = findPiecesOrRefuse(table, ids);
  if (isRefusal(pieces)) return pieces;
  const safe = pieces.find(({ place }) => isContainerWithoutCombat(table, place.in));
  if (safe) return refuse('no-combat', { piece: safe.id });
  const ways = pieces.map(({ place }) => captureRuleOfContainer(table, place.in));
  if (ways.some(({ by }) => WAYS[by].enemies === 'none')) return refuse('no-captures', {});
  if (!ways.every(isByName)) return refuse('captures-by-rule', {});
  const card = pieces.find(({ place }) => table.get('deck', place.in));
  if (card) return refuse('in-deck', { piece: card.id, deck: card.place.in as DeckId });
  const side = areTurnsStrict(rules) ? onTurn(table)?.id : undefined;
  const mine = side ? [side] : sidesOf(table, actor);
  const friend = pieces.find((piece) => {
    const owner = ownerOf(table, piece);
    return (
      owner === undefined || mine.includes(owner) || locateContainer(table, piece.place.in)?.map.private !== undefined
    );
  });
  return friend && refuse('not-an-enemy', { piece: friend.id });
};

export interface MoveManner {
  /** The map to which captured pieces go; without it, they leave the table. */
  readonly sentTo?: MapId;
  /** True if the move may end on the cell where it began, after captures on its way. */
  readonly isRound?: boolean;
  /** The prototype that the moved piece becomes. The piece then loses its own values. */
  readonly into?: string;
}

/** Decides a move with its captures, without the move rules of a module. */
export const decideMove = (
  table: Table,
  { pieces: ids, to, captures, covered }: Operation<'move'>,
  { sentTo, isRound = false, into }: MoveManner = {},
): Change | Refusal => {
  const pieces = findPiecesOrRefuse(table, ids);
  if (isRefusal(pieces)) return pieces;
  const taken = findPiecesOrRefuse(table, captures);
  if (isRefusal(taken)) return taken;
  const [first] = pieces;
  if (!first) return refuse('nothing-to-move', {});
  const both = taken.length > 0 ? oneOf(taken, ids) : undefined;
  if (both) return refuse('captures-itself', { piece: both.id });
  const place = to.cell ?? to.in;
  if (!isExistingPlace(table, to.in, to.cell)) return refuse('no-such-place', { place });
  if (!isRound && areAllAt(pieces, to)) return refuse('already-there', { piece: first.id, place });
  const bare =
    covered === true
      ? pieces.find((piece) => windowLeft(table, piece, to.in) && !traitsOf(table, piece).mask)
      : undefined;
  if (bare) return refuse('cannot-hide', { piece: bare.id, what: 'identity' });
  const crowd =
    refusalOfCrowding(table, to, pieces.length, isRound ? [...captures, ...ids] : captures) ??
    refusalOfExceedingCapacity(table, to.in, pieces.length);
  if (crowd) return crowd;
  const moved = movedTo(table, pieces, { to, covered }, topAt(table, to, captures), into);
  if (taken.length === 0) return moved;
  return join(sentTo === undefined ? removed(...taken) : sentOff(table, taken, sentTo), moved);
};

const oneOf = (pieces: readonly Piece[], ids: readonly PieceId[]): Piece | undefined =>
  pieces.find(({ id }) => ids.includes(id));

const topAt = (table: Table, to: Operation<'move'>['to'], taken: readonly PieceId[]): number => {
  const standing = table.at(to.in, to.cell);
  const staying = taken.length === 0 ? standing : standing.filter(({ id }) => !taken.includes(id as PieceId));
  return (staying.at(-1)?.rank ?? -1) + 1;
};

const movedTo = (
  table: Table,
  pieces: readonly Piece[],
  { to, covered }: { readonly to: Operation<'move'>['to']; readonly covered?: boolean | undefined },
  top: number,
  into: string | undefined,
): Change => {
  const coverOf = createCoveringForMove(table, to.in, covered);
  return joinChangeList(
    pieces.map((piece, i) => {
      const fields = { place: placeAt(to, top + i), old: formerPlaceOf(piece), ...coverOf(piece) };
      return relocatePiece(table, piece, into === undefined ? fields : { ...fields, ...becoming(table, into) });
    }),
  );
};

/** Returns the side of the private window that a piece leaves for a public place. */
const windowLeft = (table: Table, piece: Piece, to: ContainerId): SideId | undefined =>
  isContainerPublic(table, to) ? locateContainerByIndex(table, piece.place.in)?.map.private : undefined;

/**
 * Covers pieces that leave a private window for a public place (C84). The player decides this, or by default the
 * prototype of the piece. Only the side of the window then knows their identity.
 */
export const createCoveringForMove = (
  table: Table,
  to: ContainerId,
  covered: boolean | undefined,
): ((piece: Piece) => Pick<FieldUpdates<Piece>, 'mask' | 'shown'>) => {
  const windows = new Map<ContainerId, SideId | undefined>();
  return (piece) => {
    const from = piece.place.in;
    if (!windows.has(from)) windows.set(from, windowLeft(table, piece, to));
    const side = windows.get(from);
    const mask = side === undefined ? undefined : traitsOf(table, piece).mask;
    if (side === undefined || !mask) return {};
    if (covered ?? (piece.mask !== undefined || isOn(mask.covered)))
      return piece.mask ? {} : { mask: { side }, shown: undefined };
    return piece.mask ? { mask: undefined } : {};
  };
};

const areAllAt = (pieces: readonly Piece[], to: Operation<'move'>['to']): boolean => {
  for (const { place } of pieces) if (place.in !== to.in || place.cell !== to.cell) return false;
  return true;
};

const placeAt = ({ in: container, cell }: Operation<'move'>['to'], rank: number): Place =>
  cell === undefined ? { in: container, rank } : { in: container, cell, rank };

const becoming = (table: Table, into: string) => ({
  prototype: into,
  name: labelOfModuleKey(moduleOf(table), into),
  values: {},
  layer: undefined,
  facing: undefined,
});

export const sentOff = (table: Table, taken: readonly Piece[], map: MapId): Change =>
  movedTo(table, taken, { to: { in: map } }, topAt(table, { in: map }, []), undefined);

/** Returns why a cell can't take this many pieces, after the captured pieces are gone. */
export const refusalOfCrowding = (
  table: Table,
  { in: container, cell }: Operation<'move'>['to'],
  count: number,
  taken: readonly PieceId[] = [],
): Refusal | undefined => {
  const map = locateContainerByIndex(table, container)?.map;
  if (!map || cell === undefined || !isMapWithoutStacking(table, map.id)) return undefined;
  const other = table.at(container, cell).find(({ id }) => !taken.includes(id as PieceId));
  if (other) return refuse('occupied', { place: cell, by: other.id });
  return count > 1 ? refuse('one-a-cell', { place: cell }) : undefined;
};

/** Returns the number of pieces for which a place has room; infinity if pieces can be stacked there. */
export const remainingRoomAt = (table: Table, to: Operation<'move'>['to'], taken: readonly PieceId[] = []): number =>
  refusalOfCrowding(table, to, 1, taken) ? 0 : refusalOfCrowding(table, to, 2, taken) ? 1 : Number.POSITIVE_INFINITY;

export const isMapWithoutStacking = (world: World, map: MapId): boolean =>
  effectiveValue(world, { kind: 'map', id: map, name: 'occupied' }) === 'refuse';

/**
 * Moves a piece. If its new place is in a deck, the change contains both places in full. So an undo restores the old
 * place even if the deck has been shuffled since (T15).
 */
export const relocatePiece = (
  table: Table,
  before: Piece,
  fields: FieldUpdates<Piece> & Pick<Piece, 'place'>,
): Change => {
  const change = fieldUpdateOf(before, fields);
  if (!locateContainerByIndex(table, fields.place.in)?.deck) return change;
  return {
    ...change,
    updated: change.updated.map(({ from, to, ...of }) => ({
      ...of,
      from: { ...from, place: before.place },
      to: { ...to, place: fields.place },
    })),
  };
};

export const formerPlaceOf = ({ place: { in: container, cell } }: Piece): NonNullable<Piece['old']> =>
  cell === undefined ? { in: container } : { in: container, cell };
