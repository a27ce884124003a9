import {
  type Audience,
  type ContainerId,
  derived,
  isOn,
  type PersonId,
  type SideId,
  type Table,
  type VisibilityRule,
} from '../../../table/index.ts';
import type { PublishedContents } from '../container-form.ts';
import { DEFAULT_PIECE_BACK } from '../pieces/form.ts';
import { pieceIndex } from '../pieces/piece-index.ts';
import { traitsOf } from '../pieces/traits.ts';
import { type ContainerLocation, isMaster, locateContainerByIndex, sidesOf } from '../queries.ts';
import type { Piece } from '../records.ts';

/**
 * The part of a piece that a viewer sees (T6, T7). `back`: that it exists, its owner and its back. `face`: everything.
 */
export type Sight = 'nothing' | 'back' | 'face';

export const publicAudience: Audience = { isPerson: () => false, master: false, plays: () => false };

/** Returns the audience of a player of a side. It doesn't see facts that were shown to single people. */
export const audienceOfPlayerOf = (side: SideId): Audience => ({
  ...publicAudience,
  plays(one) {
    return one === side;
  },
});

/** The audience of a person, who sees what their sides see; a game master sees everything. */
class Player implements Audience {
  readonly master: boolean;
  readonly #table: Table;
  readonly #person: PersonId;
  #sides: readonly SideId[] | undefined;

  constructor(table: Table, person: PersonId) {
    this.master = isMaster(table, person);
    this.#table = table;
    this.#person = person;
  }

  isPerson(one: PersonId): boolean {
    return one === this.#person;
  }

  plays(side: SideId): boolean {
    this.#sides ??= sidesOf(this.#table, this.#person);
    return this.#sides.includes(side);
  }
}

export const audienceOfPerson = (table: Table, person: PersonId): Audience => new Player(table, person);

export const audienceOfGuest = (person: PersonId): Audience => ({
  isPerson: (one) => one === person,
  master: false,
  plays: () => false,
});

/** True if the viewer sees uncovered pieces in a container. In a face-down deck, no viewer does. */
export const canSeeContents = (table: Table, container: ContainerId, audience: Audience): boolean => {
  if (audience.master) return true;
  const found = locateContainerByIndex(table, container);
  return found !== undefined && seesIt(found, audience);
};

export const canSeeAllContents = (table: Table, container: ContainerId, audience: Audience): boolean =>
  !table.index(pieceIndex).invisible.has(container) && canSeeContents(table, container, audience);

const seesIt = ({ map, deck }: ContainerLocation, audience: Audience): boolean =>
  !isOn(deck?.faceDown) && seesMap(map.private, audience);

const seesMap = (side: SideId | undefined, audience: Audience): boolean =>
  side === undefined || audience.master || audience.plays(side);

export const publishedContentsFor = (table: Table, container: ContainerId, audience: Audience): PublishedContents => {
  const { map, deck } = locateContainerByIndex(table, container) ?? {};
  if (!map) return 'nothing';
  if (!deck) return map.publishes ?? 'nothing';
  return seesMap(map.private, audience) ? deck.publishes : 'nothing';
};

export const pieceVisibilityFor = (table: Table, piece: Piece, audience: Audience): Sight => {
  const { place, mask, invisible } = piece;
  if (audience.master || isShown(piece, audience)) return 'face';
  const found = locateContainerByIndex(table, place.in);
  if (!found || !seesIt(found, audience)) return 'nothing';
  // A side sees everything in its private window, even covered pieces.
  if (found.map.private !== undefined) return 'face';
  if (invisible !== undefined && !audience.plays(invisible)) return 'nothing';
  return !mask || (mask.side !== undefined && audience.plays(mask.side)) ? 'face' : 'back';
};

const isShown = ({ shown }: Piece, audience: Audience): boolean =>
  shown !== undefined && (shown === 'all' || shown.some((person) => audience.isPerson(person)));

export const isPieceSeenByAll = (table: Table, piece: Piece | undefined): boolean =>
  piece !== undefined && pieceVisibilityFor(table, piece, publicAudience) !== 'nothing';

/** Returns a piece as an audience may see it: without a hidden former place, or only with its back. */
export const redactPiece = (table: Table, piece: Piece, audience: Audience): Piece | undefined => {
  const sight = pieceVisibilityFor(table, piece, audience);
  if (sight === 'nothing') return undefined;
  const seen = piece.old && !canSeeContents(table, piece.old.in, audience) ? withoutOrigin(piece) : piece;
  return sight === 'face' ? seen : backOf(table, seen);
};

const withoutOrigin = derived(({ old: _, ...piece }: Piece): Piece => piece);

const backOf = (table: Table, piece: Piece): Piece => {
  const { kind, id, side, place, old, alias, mask } = piece;
  const { name, symbol } = traitsOf(table, piece).mask ?? DEFAULT_PIECE_BACK;
  return {
    kind,
    id,
    name,
    place,
    mask: { ...mask },
    values: symbol === undefined ? {} : { symbol },
    ...(side === undefined ? {} : { side }),
    ...(old === undefined ? {} : { old }),
    ...(alias === undefined ? {} : { alias }),
  };
};

export const mapVisibility: VisibilityRule<'map'> = (_table, map, audience) =>
  seesMap(map.private, audience) ? map : undefined;

export const boardVisibility: VisibilityRule<'board'> = (table, board, audience) =>
  canSeeContents(table, board.map, audience) ? board : undefined;

export const deckVisibility: VisibilityRule<'deck'> = (table, deck, audience) =>
  seesMap(table.get('map', deck.map)?.private, audience) ? deck : undefined;

export const addPieceViewer = ({ shown = [] }: Piece, person: PersonId): Pick<Piece, 'shown'> =>
  shown === 'all' || shown.includes(person) ? { shown } : { shown: [...shown, person] };
