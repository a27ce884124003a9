import { type Deck, handMapOfSide, look, reshufflingOf } from '../../../engine/index.ts';
import { type CellId, type ContainerId, compareTexts, type DeckId } from '../../../table/index.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import { queries } from '../../../view/queries.ts';
import { pieceNameForViewer } from '../../../view/search.ts';
import { type SideView, seatQueries } from '../../../view/seats.ts';

/**
 * The part of a container's contents that the viewer knows; empty if they know nothing. `any` is true if there are
 * pieces.
 */
export interface KnownContents {
  readonly any?: boolean;
  readonly count?: number;
  /** The number of pieces of each name, sorted by name. It reveals nothing more about face-down pieces. */
  readonly names?: readonly (readonly [string, number])[];
}

export interface DeckView {
  readonly id: DeckId;
  readonly name: string;
  readonly map: string;
  readonly at?: { readonly in: ContainerId; readonly cell: CellId };
  readonly side?: SideView;
  readonly faceDown: boolean;
  readonly pick: boolean;
  readonly discards?: string;
  readonly reshuffle: Deck['reshuffle'];
  readonly contents: KnownContents;
}

/** The hand of a side. Viewers who can see into it know its pieces; others know what is published. */
export interface HandView {
  readonly id: ContainerId;
  readonly name: string;
  readonly side: SideView;
  readonly open: boolean;
  readonly contents: KnownContents;
}

/** Adds `contents` to an object. They are counted only when they are read. */
const withContents = <T extends object>(
  of: T,
  count: () => KnownContents,
): T & { readonly contents: KnownContents } => ({
  ...of,
  get contents() {
    return count();
  },
});

export const cardQueries = queries((sight) => {
  const { lens } = sight;
  const seats = sight.of(seatQueries);

  const contents = (container: ContainerId): KnownContents => {
    const shown = lens.seesInto(container) ? 'contents' : lens.published(container);
    if (shown === 'nothing') return {};
    const count = lens.seesInto(container) ? sight.of(pieceQueries).count(container) : lens.ground.at(container).length;
    const any = count > 0;
    switch (shown) {
      case 'some':
        return { any };
      case 'count':
        return { any, count };
      case 'contents':
        return {
          any,
          count,
          get names() {
            const names = new Map<string, number>();
            for (const { id } of (lens.seesInto(container) ? lens : lens.ground).at(container)) {
              const piece = lens.get('piece', id) ?? lens.ground.get('piece', id);
              const name = piece && pieceNameForViewer(lens, piece);
              if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
            }
            return [...names].sort(([a], [b]) => compareTexts(a, b));
          },
        };
    }
  };

  const deckView = (deck: Deck): DeckView => {
    const { id, name, map, board, cell, side: owner, faceDown, discards } = deck;
    const side = owner && seats.side(owner);
    const pile = discards && lens.get('deck', discards)?.name;
    const known = {
      id,
      name,
      map: lens.get('map', map)?.name ?? '',
      ...(board !== undefined && cell !== undefined ? { at: { in: board, cell } } : {}),
      ...(side ? { side } : {}),
      faceDown,
      pick: look(lens, { kind: 'deck', id, name: 'pick' }) === true,
      ...(pile === undefined ? {} : { discards: pile }),
      reshuffle: reshufflingOf(look(lens, { kind: 'deck', id, name: 'reshuffle' })).when,
    };
    return withContents(known, () => contents(id));
  };

  const hands = (): readonly HandView[] =>
    seats.sides().flatMap((side) => {
      const hand = handMapOfSide(lens.ground, side.id);
      if (!hand) return [];
      const open = lens.seesInto(hand.id);
      return open || lens.published(hand.id) !== 'nothing'
        ? [withContents({ id: hand.id, name: hand.name, side, open }, () => contents(hand.id))]
        : [];
    });

  return {
    decks: (): readonly DeckView[] => [...lens.all('deck')].map(deckView),

    hands,

    /** Returns the first hand of these sides that the viewer can see into. */
    hand: (sides: readonly SideView[] = seats.mine()): HandView | undefined =>
      hands().find(({ side, open }) => open && sides.some(({ id }) => id === side.id)),

    /** Returns the part of the contents of a deck, or of a map's own space, that the viewer knows. */
    contents,
  };
});
