import { nameKey } from '../../../form/words.ts';
import type { ParsedMaps } from '../../../session/check/boards.ts';
import { resolveSinglePlace } from '../../../session/check/setup.ts';
import { type Check, type EntryForm, knownNamesOfKind, tell } from '../../../session/checking/check.ts';
import { modulePlacesOf, type Places } from '../../../session/format/places.ts';
import { childNodeOf, type FileNode, itemsIn, textIn } from '../../../session/text/spot.ts';

export const checkDecks = (check: Check, read: ParsedMaps): void => {
  const places = modulePlacesOf(read.maps);
  for (const deck of itemsIn(check.root, 'decks')) {
    checkName(check, read, childNodeOf(deck, 'name'));
    checkWindow(check, places, read, deck);
    checkSense(check, deck);
  }
};

/** Checks that no deck has the name of a map, because players type names of places. */
const checkName = (check: Check, { maps }: ParsedMaps, spot: FileNode | undefined): void => {
  if (typeof spot?.value !== 'string') return;
  const key = nameKey(spot.value);
  if (maps.some(({ name }) => nameKey(name) === key))
    tell(check, 'duplicate', spot, { is: 'map-name', name: spot.value }, { is: 'own-name' });
};

/** Checks that the place of a deck exists, and that it is not in the window of another side. */
const checkWindow = (
  check: Check,
  places: Places,
  { maps, complete }: ParsedMaps,
  deck: FileNode<EntryForm<'decks'>>,
): void => {
  const [at, side] = [childNodeOf(deck, 'at'), childNodeOf(deck, 'side')];
  const place = at && resolveSinglePlace(check, places, complete, at);
  const window = place && maps.find(({ name }) => name === place.map)?.window;
  if (
    window === undefined ||
    !knownNamesOfKind(check, 'side').all.has(window) ||
    typeof side?.value !== 'string' ||
    side.value === window
  )
    return;
  tell(check, 'wrong-value', side, { is: 'other-window', side: window }, { is: 'window-side', side: window });
};

const checkSense = (check: Check, deck: FileNode<EntryForm<'decks'>>): void => {
  const [discards, reshuffle, publishes] = (['discards', 'reshuffle', 'publishes'] as const).map((key) =>
    childNodeOf(deck, key),
  );
  if (discards && discards.value === textIn(deck, 'name'))
    tell(check, 'wrong-value', discards, { is: 'own-discards' }, { is: 'other-deck' });
  if (reshuffle && !discards) tell(check, 'wrong-value', reshuffle, { is: 'no-discards' }, { is: 'discards' });
  if (publishes && textIn(deck, 'faceDown') === 'never')
    tell(check, 'wrong-value', publishes, { is: 'lies-open' }, { is: 'face-down' });
};
