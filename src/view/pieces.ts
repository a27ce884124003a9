import type { CellId, ContainerId, Handle, PieceId } from '../engine/core/ids.ts';
import { textOf, type Value } from '../engine/core/value.ts';
import { baseOf, isUntold, locate, look, moduleOf, type Piece, pieceIndex, traitsOf } from '../engine/index.ts';
import { nameSeen, namesSeen, ownerSeen, type Search, searched } from './find/search.ts';
import { handleQueries } from './handles.ts';
import { type PlaceView, placeQueries } from './places.ts';
import { queries, type Sight, unchanged } from './queries.ts';
import { type SideView, seatQueries } from './seats.ts';

/** A piece as one viewer knows it. It holds no id: its view gives a handle to show, and the id to operations. */
export interface PieceView {
  readonly name: string;
  readonly side?: SideView;
  readonly where: PlaceView;
  /**
   * What of it is covered from those who may not know: what it is (then its name may be that of its back), or that it
   * is there.
   */
  readonly covered?: 'identity' | 'existence';
  /** Whether this viewer sees but its back. */
  readonly back?: true;
}

/** Pieces as the viewer knows them, and which they are. */
const shownIn = (sight: Sight) => {
  const { lens } = sight;
  const ids = new WeakMap<PieceView, PieceId>();

  const shown = (piece: Piece): PieceView => {
    const name = nameSeen(lens, piece);
    const owner = ownerSeen(lens, piece);
    const side = owner && sight.of(seatQueries).side(owner);
    const where = sight.of(placeQueries).whereIs(piece);
    const covered = piece.invisible !== undefined ? 'existence' : piece.mask ? 'identity' : undefined;
    const view: PieceView = {
      name,
      ...(side ? { side } : {}),
      where,
      ...(covered ? { covered } : {}),
      ...(piece.mask && piece.prototype === undefined ? { back: true as const } : {}),
    };
    ids.set(view, piece.id);
    return view;
  };

  return {
    shown,

    /** The piece of that id as this viewer knows it, or undefined for one that the viewer may not see. */
    byId: (id: string): PieceView | undefined => {
      const piece = lens.get('piece', id);
      return piece && shown(piece);
    },

    /** The piece's id, for operations; never shown. */
    id: (piece: PieceView): PieceId => {
      const id = ids.get(piece);
      if (id === undefined) throw new Error('a piece of another view');
      return id;
    },
  };
};

type Shown = ReturnType<typeof shownIn>;

/** Where pieces stand. */
const standingIn = (sight: Sight, { byId, shown }: Shown) => {
  const { lens } = sight;

  function* each(container: ContainerId, cell?: CellId): Iterable<PieceView> {
    for (const { id } of lens.at(container, cell)) {
      const piece = byId(id);
      if (piece) yield piece;
    }
  }

  const isFree = (container: ContainerId, cell: CellId): boolean => !lens.seesAny(container, cell);

  const seesOne = (container: ContainerId, cell: CellId): boolean => {
    let seen = 0;
    for (const { kind, id } of lens.ground.at(container, cell)) {
      if (kind === 'piece' && lens.get('piece', id)) seen += 1;
      if (seen > 1) return false;
    }
    return seen === 1;
  };

  /** By container and cell, whether the viewer sees but one piece there. */
  const known = unchanged(sight, () => new Map<string, boolean>());

  return {
    /** As `at`, one by one, for whoever wants but the first of them. */
    each,

    /** Whether nothing that the viewer sees stands on a cell. */
    isFree,

    /** What stands on a cell, or in a map's own space, lowest first. */
    at: (container: ContainerId, cell?: CellId): readonly PieceView[] => [...each(container, cell)],

    *in(container: ContainerId): Iterable<PieceView> {
      for (const { id } of lens.in(container)) {
        const piece = byId(id);
        if (piece) yield piece;
      }
    },

    *all(): Iterable<PieceView> {
      for (const piece of lens.all('piece')) yield shown(piece);
    },

    /**
     * The cells of a board on which the viewer sees something, of those whose name fits, in an order that tells
     * nothing.
     */
    *occupied(board: ContainerId, fits: (cell: string) => boolean): Iterable<CellId> {
      for (const cell of lens.ground.standing.cells(board))
        if (fits(cell) && !isFree(board, cell as CellId)) yield cell as CellId;
    },

    /** The piece of that number from the bottom, from 1, in a map's own space. */
    nth: (container: ContainerId, number: number): PieceView | undefined => {
      const item = lens.at(container)[number - 1];
      return item && byId(item.id);
    },

    /** The highest of what stands on a cell. */
    top: (container: ContainerId, cell?: CellId): PieceView | undefined => {
      const item = lens.at(container, cell).at(-1);
      return item && byId(item.id);
    },

    /** How many stand on a cell. */
    count: (container: ContainerId, cell?: CellId): number => lens.at(container, cell).length,

    /** Whether the viewer sees one piece on a cell, and no more. */
    isAlone: (container: ContainerId, cell: CellId): boolean => {
      const alone = known();
      const key = `${container}\n${cell}`;
      const is = alone.get(key) ?? seesOne(container, cell);
      alone.set(key, is);
      return is;
    },

    /** Whether a cell on which something stands may be entered there. */
    stacks: (container: ContainerId): boolean => {
      const map = locate(lens, container)?.map;
      return map !== undefined && look(lens, { kind: 'map', id: map.id, name: 'occupied' }) === 'stack';
    },
  };
};

/** What pieces show of themselves. */
const valuesIn = ({ lens }: Sight, { id }: Shown) => {
  const record = (piece: PieceView): Piece | undefined => lens.get('piece', id(piece));

  const property = (piece: PieceView, name: string): Value | undefined =>
    look(lens, { kind: 'piece', id: id(piece), name });

  /** The names and values that a piece has for this viewer: its own and its prototype's. */
  const properties = (piece: PieceView): readonly (readonly [string, Value])[] => {
    const found = record(piece);
    if (!found) return [];
    const prototype = found.prototype === undefined ? {} : moduleOf(lens).prototypes[found.prototype];
    const names = new Set([...Object.keys(prototype ?? {}), ...Object.keys(found.values)]);
    return [...names].flatMap((name) => {
      const value = property(piece, name);
      return value === undefined ? [] : [[name, value] as const];
    });
  };

  return {
    property,

    properties,

    /** Those of them that players read: systems say of which the rules alone have need. */
    toldProperties: (piece: PieceView): readonly (readonly [string, Value])[] => {
      const untold = new Set<string>(lens.systems.flatMap((system) => system.untold ?? []));
      const module = moduleOf(lens);
      return properties(piece).filter(([name]) => !untold.has(name) && !isUntold(module, name));
    },

    /** The same text for pieces that the viewer can't tell apart, wherever in its stack each lies. */
    likeness: (piece: PieceView): string => {
      const found = record(piece);
      if (!found) return '';
      const { prototype, place, layer, mask, invisible, facing, values } = found;
      const army = found.army !== undefined && lens.get('army', found.army) ? found.army : undefined;
      const own = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
      const owner = piece.side?.id;
      return JSON.stringify([
        [piece.name, owner, prototype, place.in, place.cell, army],
        [layer ?? 1, facing ?? 0, mask, invisible, piece.covered, piece.back, own],
      ]);
    },

    /** The value of a piece's property before modifiers, as this viewer may know it. */
    base: (piece: PieceView, name: string): Value | undefined => baseOf(lens, { kind: 'piece', id: id(piece), name }),

    /** The kinds of pieces that the module has. */
    prototypes: (): readonly string[] => Object.keys(moduleOf(lens).prototypes),

    /** The names of a piece's layers, in order. */
    layers: (piece: PieceView): readonly string[] => {
      const found = record(piece);
      return found ? (traitsOf(lens, found).layers ?? []).map(({ name }) => name) : [];
    },

    /** Whether it is a place beside units, such as a city. */
    isPlace: (piece: PieceView): boolean => {
      const found = record(piece);
      const traits = found && traitsOf(lens, found);
      return traits?.level !== undefined && traits.unit !== true;
    },

    /** Into how many directions a piece can be turned, if it can. */
    directions: (piece: PieceView): number | undefined => {
      const found = record(piece);
      return found && traitsOf(lens, found).facing;
    },

    /** What stands for a piece on a picture: the property `symbol`, at most 3 characters. */
    symbol: (piece: PieceView): string | undefined => {
      const value = property(piece, 'symbol');
      return value === undefined ? undefined : [...textOf(value)].slice(0, 3).join('');
    },
  };
};

/** The pieces: which they are, where they stand, what they show. */
export const pieceQueries = queries((sight) => {
  const { lens } = sight;
  const pieces = shownIn(sight);
  const { shown: _, ...identities } = pieces;
  return {
    ...identities,
    ...standingIn(sight, pieces),
    ...valuesIn(sight, pieces),

    /** What stands for the piece in this view and in no other (T7). */
    handle: (piece: PieceView): Handle => sight.of(handleQueries).of(pieces.id(piece)),

    /** The piece that a handle stands for in this view. */
    byHandle: (handle: string): PieceView | undefined => {
      const alias = sight.of(handleQueries).alias(handle);
      const id = alias === undefined ? undefined : lens.ground.index(pieceIndex).byAlias.get(alias);
      return id === undefined ? undefined : pieces.byId(id);
    },

    /** The pieces of which a search wants to know, one by one, so that the cost follows what is taken of them. */
    *search(wanted: Search): Iterable<PieceView> {
      for (const id of searched(lens.ground, lens, wanted)) {
        const piece = pieces.byId(id);
        if (piece) yield piece;
      }
    },

    /** The names that pieces have for this viewer, at most so many. */
    names: (limit: number): readonly string[] => namesSeen(lens.ground, lens, limit),
  };
});
