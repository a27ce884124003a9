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
import type { Publishes } from '../container-form.ts';
import { BACK } from '../pieces/form.ts';
import { pieceIndex } from '../pieces/piece-index.ts';
import { traitsOf } from '../pieces/traits.ts';
import { isMaster, type Location, locateOn, sidesOf } from '../queries.ts';
import type { Piece } from '../records.ts';

/**
 * The part of a piece that a viewer sees (T6, T7). `back`: that it exists, its owner and its back. `face`: everything.
 */
export type Sight = 'nothing' | 'back' | 'face';

export const everybody: Audience = { isPerson: () => false, master: false, plays: () => false };

/** Returns the audience of a player of a side. It doesn't see facts that were shown to single people. */
export const sideAudience = (side: SideId): Audience => ({
  ...everybody,
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

export const audienceOf = (table: Table, person: PersonId): Audience => new Player(table, person);

export const guest = (person: PersonId): Audience => ({
  isPerson: (one) => one === person,
  master: false,
  plays: () => false,
});

/** True if the viewer sees uncovered pieces in a container. In a face-down deck, no viewer does. */
export const seesInto = (table: Table, container: ContainerId, audience: Audience): boolean => {
  if (audience.master) return true;
  const found = locateOn(table, container);
  return found !== undefined && seesIt(found, audience);
};

export const seesAllIn = (table: Table, container: ContainerId, audience: Audience): boolean =>
  !table.index(pieceIndex).invisible.has(container) && seesInto(table, container, audience);

const seesIt = ({ map, deck }: Location, audience: Audience): boolean =>
  !isOn(deck?.faceDown) && seesMap(map.private, audience);

const seesMap = (side: SideId | undefined, audience: Audience): boolean =>
  side === undefined || audience.master || audience.plays(side);

export const publishedTo = (table: Table, container: ContainerId, audience: Audience): Publishes => {
  const { map, deck } = locateOn(table, container) ?? {};
  if (!map) return 'nothing';
  if (!deck) return map.publishes ?? 'nothing';
  return seesMap(map.private, audience) ? deck.publishes : 'nothing';
};

export const sightOf = (table: Table, piece: Piece, audience: Audience): Sight => {
  const { place, mask, invisible } = piece;
  if (audience.master || isShown(piece, audience)) return 'face';
  const found = locateOn(table, place.in);
  if (!found || !seesIt(found, audience)) return 'nothing';
  // A side sees everything in its private window, even covered pieces.
  if (found.map.private !== undefined) return 'face';
  if (invisible !== undefined && !audience.plays(invisible)) return 'nothing';
  return !mask || (mask.side !== undefined && audience.plays(mask.side)) ? 'face' : 'back';
};

const isShown = ({ shown }: Piece, audience: Audience): boolean =>
  shown !== undefined && (shown === 'all' || shown.some((person) => audience.isPerson(person)));

export const isSeenByAll = (table: Table, piece: Piece | undefined): boolean =>
  piece !== undefined && sightOf(table, piece, everybody) !== 'nothing';

/** Returns a piece as an audience may see it: without a hidden former place, or only with its back. */
export const pieceSeen = (table: Table, piece: Piece, audience: Audience): Piece | undefined => {
  const sight = sightOf(table, piece, audience);
  if (sight === 'nothing') return undefined;
  const seen = piece.old && !seesInto(table, piece.old.in, audience) ? withoutOrigin(piece) : piece;
  return sight === 'face' ? seen : backOf(table, seen);
};

const withoutOrigin = derived(({ old: _, ...piece }: Piece): Piece => piece);

const backOf = (table: Table, piece: Piece): Piece => {
  const { kind, id, side, place, old, alias, mask } = piece;
  const { name, symbol } = traitsOf(table, piece).mask ?? BACK;
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

export const mapSeen: VisibilityRule<'map'> = (_table, map, audience) =>
  seesMap(map.private, audience) ? map : undefined;

export const boardSeen: VisibilityRule<'board'> = (table, board, audience) =>
  seesInto(table, board.map, audience) ? board : undefined;

export const deckSeen: VisibilityRule<'deck'> = (table, deck, audience) =>
  seesMap(table.get('map', deck.map)?.private, audience) ? deck : undefined;

export const shownTo = ({ shown = [] }: Piece, person: PersonId): Pick<Piece, 'shown'> =>
  shown === 'all' || shown.includes(person) ? { shown } : { shown: [...shown, person] };
