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

/** Who sees what of the pieces: all that hides and shows them is decided here (T6, T7). */

/** `back`: that it is there, whose it is and what its kind looks like face down, but not what it is. */
export type Sight = 'nothing' | 'back' | 'face';

/** What is seen of a piece face down, where its prototype says nothing else. */

/** Everybody in the channel at once. */
export const everybody: Audience = { isPerson: () => false, master: false, plays: () => false };

/** Any player of a side, who saw nothing for being that person. */
export const sideAudience = (side: SideId): Audience => ({
  ...everybody,
  plays(one) {
    return one === side;
  },
});

/** A person, who sees what his sides see, or everything. */
class Player implements Audience {
  readonly master: boolean;
  readonly #table: Table;
  readonly #person: PersonId;
  /** What he plays, once somebody has asked. */
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

/** A person who plays nothing. */
export const guest = (person: PersonId): Audience => ({
  isPerson: (one) => one === person,
  master: false,
  plays: () => false,
});

/** Whether what lies open in a container is seen: a private window by its side, a deck face down by nobody. */
export const seesInto = (table: Table, container: ContainerId, audience: Audience): boolean => {
  if (audience.master) return true;
  const found = locateOn(table, container);
  return found !== undefined && seesIt(found, audience);
};

/** Whether something is seen of all that is in a container. */
export const seesAllIn = (table: Table, container: ContainerId, audience: Audience): boolean =>
  !table.index(pieceIndex).invisible.has(container) && seesInto(table, container, audience);

const seesIt = ({ map, deck }: Location, audience: Audience): boolean =>
  !isOn(deck?.faceDown) && seesMap(map.private, audience);

const seesMap = (side: SideId | undefined, audience: Audience): boolean =>
  side === undefined || audience.master || audience.plays(side);

/** What is known of the pieces in a container into which this audience does not see. */
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
  // What lies in a private window its side sees, whatever covers it.
  if (found.map.private !== undefined) return 'face';
  if (invisible !== undefined && !audience.plays(invisible)) return 'nothing';
  return !mask || (mask.side !== undefined && audience.plays(mask.side)) ? 'face' : 'back';
};

const isShown = ({ shown }: Piece, audience: Audience): boolean =>
  shown !== undefined && (shown === 'all' || shown.some((person) => audience.isPerson(person)));

/** Whether everybody sees a piece, be it only its back. */
export const isSeenByAll = (table: Table, piece: Piece | undefined): boolean =>
  piece !== undefined && sightOf(table, piece, everybody) !== 'nothing';

/** What of a piece its sight leaves: all but where it came from, if that was hidden; its back; or nothing. */
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

/** A piece's `shown` with one person more. */
export const shownTo = ({ shown = [] }: Piece, person: PersonId): Pick<Piece, 'shown'> =>
  shown === 'all' || shown.includes(person) ? { shown } : { shown: [...shown, person] };
