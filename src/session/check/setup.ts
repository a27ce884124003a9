import { MOST_PIECES } from '../format/module.ts';
import { type NamedPlace, type Places, placesNamed, placesOf } from '../format/places.ts';
import { type FileNode, itemsIn, partOf, textIn } from '../module/spot.ts';
import { spend } from '../module/work.ts';
import type { ReadMaps } from './boards.ts';
import { type Check, tell } from './check.ts';

/** Checks that the pieces of the set-up have room, and that there are not too many. */
export const checkSetup = (check: Check, { maps, complete }: ReadMaps): void => {
  const places = placesOf(maps);
  const refusing = new Set(maps.filter(({ refuses }) => refuses).map(({ name }) => name));
  const taken = new Set<string>();
  let pieces = itemsIn(check.root, 'decks').reduce((sum, deck) => sum + countIn(deck), 0);
  for (const stack of itemsIn(check.root, 'setup')) {
    const count = countIn(stack);
    for (const spot of placeSpots(stack)) {
      pieces += count;
      const place = checkPlace(check, places, complete, spot);
      if (!place?.cell || !refusing.has(place.map)) continue;
      const key = `${place.map}/${place.board}/${place.cell}`;
      if (taken.has(key) || count > 1)
        tell(check, 'duplicate', spot, { is: 'crowded', cell: place.cell }, { is: 'one-piece' });
      taken.add(key);
    }
  }
  if (pieces > MOST_PIECES)
    tell(
      check,
      'too-large',
      partOf(check.root, 'setup') ?? check.root,
      { is: 'so-many-pieces', count: pieces },
      { is: 'at-most', most: MOST_PIECES },
    );
};

const placeSpots = (stack: FileNode): readonly FileNode[] => {
  const spot = partOf(stack, 'at');
  return spot ? (spot.items ?? [spot]) : [];
};

/** How many pieces a stack or a deck has. */
const countIn = (stack: FileNode): number => itemsIn(stack, 'pieces').reduce((sum, piece) => sum + countOf(piece), 0);

const countOf = (piece: FileNode): number => {
  const count = partOf(piece, 'count')?.value;
  return typeof count === 'number' && count > 0 ? count : 1;
};

/** The one place that is named here, after telling where there is none, or several. */
export const checkPlace = (check: Check, places: Places, complete: boolean, spot: FileNode): NamedPlace | undefined => {
  if (!check.places.has(spot)) check.places.set(spot, findPlace(check, places, complete, spot));
  return check.places.get(spot);
};

const findPlace = (check: Check, places: Places, complete: boolean, spot: FileNode): NamedPlace | undefined => {
  if (typeof spot.value !== 'string' || !spend(check.work)) return undefined;
  const found = placesNamed(places, spot.value);
  if (found.length === 1) return found[0];
  if (found.length > 1) {
    const meant = found
      .slice(0, 5)
      .map(({ map, board, cell }) => [map, board, cell].filter((part) => part !== undefined).join(' '));
    tell(check, 'bad-cell', spot, { is: 'several-places', name: spot.value }, { is: 'one-of', names: meant });
  } else if (complete) {
    const decks = itemsIn(check.root, 'decks').map((deck) => textIn(deck, 'name'));
    tell(
      check,
      'bad-cell',
      spot,
      { is: 'no-place', name: spot.value },
      { is: 'place-name', isDeck: decks.includes(spot.value) },
    );
  }
  return undefined;
};
