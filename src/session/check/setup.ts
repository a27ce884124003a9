import { MOST_PIECES } from '../../engine/forms.ts';
import { near } from '../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../facts/clauses.ts';
import { type Check, type EntryForm, reportDuplicateNames, tell } from '../checking/check.ts';
import { parseCells } from '../format/cells.ts';
import { modulePlacesOf, type NamedPlace, type Places, possiblePlacesOf, possibleRangesOf } from '../format/places.ts';
import { childNodeOf, type FileNode, itemsIn, itemsOfNode, textIn } from '../text/spot.ts';
import { spendWork } from '../text/work.ts';
import type { ParsedMaps } from './boards.ts';

export type StackNode = FileNode<EntryForm<'setup'>>;
type ChoiceForm = EntryForm<'choices', EntryForm<'variants'>>;
type Contents = EntryForm<'decks'> | EntryForm<'decks', ChoiceForm>;

export interface SetupInFile {
  readonly spot: FileNode;
  readonly stacks: readonly StackNode[];
  readonly decks: readonly FileNode<Contents>[];
}

/** Returns all setups with which a game can begin: the module's, and those of its variants. */
export const findSetups = ({ root }: Pick<Check, 'root'>): readonly SetupInFile[] => {
  const [stacks, decks] = [itemsIn(root, 'setup'), itemsIn(root, 'decks')];
  const choices = itemsIn(root, 'variants').flatMap((variant) => itemsIn(variant, 'choices'));
  return [
    { spot: childNodeOf(root, 'setup') ?? root, stacks, decks },
    ...choices.flatMap((choice): readonly SetupInFile[] => {
      const [setup, contents] = [childNodeOf(choice, 'setup'), itemsIn(choice, 'decks')];
      if (!setup && contents.length === 0) return [];
      const named = new Set(contents.map((deck) => textIn(deck, 'name')));
      const others = decks.filter((deck) => !named.has(textIn(deck, 'name')));
      return [{ spot: setup ?? choice, stacks: setup ? itemsOfNode(setup) : stacks, decks: [...contents, ...others] }];
    }),
  ];
};

export const checkSetup = (check: Check, { maps, complete }: ParsedMaps): void => {
  const places = modulePlacesOf(maps);
  const refusing = new Set(maps.filter(({ refuses }) => refuses).map(({ name }) => name));
  const known = new Set<FileNode>();
  for (const setup of findSetups(check)) {
    const isNew = setup.stacks.some((stack) => !known.has(stack));
    const pieces = checkStacks(
      check,
      setup,
      (spot) => resolvePlaces(check, places, complete, spot),
      isNew ? refusing : new Set(),
    );
    for (const stack of setup.stacks) known.add(stack);
    if (pieces > MOST_PIECES)
      tell(
        check,
        'too-large',
        setup.spot,
        { is: 'so-many-pieces', count: pieces },
        { is: 'at-most', most: MOST_PIECES },
      );
  }
};

/**
 * Checks that no cell gets several pieces if it holds only one, and returns the number of pieces. `refusing`: the maps
 * with such cells.
 */
const checkStacks = (
  check: Check,
  { stacks, decks }: SetupInFile,
  placesAtSpot: (spot: FileNode) => readonly NamedPlace[],
  refusing: ReadonlySet<string>,
): number => {
  const taken = new Set<string>();
  let pieces = decks.reduce((sum, deck) => sum + countIn(deck), 0);
  for (const stack of stacks) {
    const count = countIn(stack);
    for (const spot of placeSpots(stack)) {
      const found = placesAtSpot(spot);
      pieces += count * Math.max(found.length, 1);
      for (const { map, board, cell } of found) {
        if (cell === undefined || !refusing.has(map)) continue;
        const key = `${map}/${board}/${cell}`;
        if (taken.has(key) || count > 1) tell(check, 'duplicate', spot, { is: 'crowded', cell }, { is: 'one-piece' });
        taken.add(key);
      }
    }
  }
  return pieces;
};

const placeSpots = (stack: StackNode): readonly FileNode[] => {
  const spot = childNodeOf(stack, 'at');
  return spot ? (spot.items ?? [spot]) : [];
};

const countIn = (stack: FileNode<EntryForm<'setup'> | Contents>): number =>
  itemsIn(stack, 'pieces').reduce((sum, piece) => sum + countOf(piece), 0);

const countOf = (piece: FileNode<{ readonly count?: number | undefined }>): number => {
  const count = childNodeOf(piece, 'count')?.value;
  return typeof count === 'number' && count > 0 ? count : 1;
};

/** Returns the place that a node names. If it isn't a single place, reports an error. */
export const resolveSinglePlace = (
  check: Check,
  places: Places,
  complete: boolean,
  spot: FileNode,
): NamedPlace | undefined => placesAt(check, places, complete, spot, false)[0];

/** Returns the place that a node names, or the places of a range of cells. If there is none, reports an error. */
export const resolvePlaces = (check: Check, places: Places, complete: boolean, spot: FileNode): readonly NamedPlace[] =>
  placesAt(check, places, complete, spot, true);

const placesAt = (
  check: Check,
  places: Places,
  complete: boolean,
  spot: FileNode,
  mayBeRange: boolean,
): readonly NamedPlace[] => {
  const known = check.places.get(spot) ?? findPlaces(check, places, complete, spot, mayBeRange);
  check.places.set(spot, known);
  return known;
};

const findPlaces = (
  check: Check,
  places: Places,
  complete: boolean,
  spot: FileNode,
  mayBeRange: boolean,
): readonly NamedPlace[] => {
  if (typeof spot.value !== 'string' || !spendWork(check.work)) return [];
  const found = possiblePlacesOf(places, spot.value);
  if (found.length === 1) return found;
  const ranges = mayBeRange && found.length === 0 ? possibleRangesOf(places, spot.value, check.work) : [];
  if (ranges.length === 1) return ranges[0] ?? [];
  if (ranges.length > 1) {
    const meant = ranges.slice(0, 5).map(([one]) => `${one?.map} ${one?.board} ${cellsIn(spot.value as string)}`);
    tell(check, 'bad-cell', spot, { is: 'several-places', name: spot.value }, { is: 'one-of', names: meant });
  } else if (found.length > 1) {
    const meant = found
      .slice(0, 5)
      .map(({ map, board, cell }) => [map, board, cell].filter((part) => part !== undefined).join(' '));
    tell(check, 'bad-cell', spot, { is: 'several-places', name: spot.value }, { is: 'one-of', names: meant });
  } else if (complete) {
    const { value } = spot;
    const isDeck = itemsIn(check.root, 'decks').some((deck) => textIn(deck, 'name') === value);
    tell(
      check,
      'bad-cell',
      spot,
      { is: 'no-place', name: spot.value },
      (isDeck ? undefined : findSimilarPlaces(places, spot.value)) ?? { is: 'place-name', isDeck },
    );
  }
  return [];
};

const cellsIn = (text: string): string => /\S+\s*:\s*\S+$/.exec(text)?.[0] ?? text;

/** Returns similar places: a map, or the named cell on a map or board with a similar name. */
export const findSimilarPlaces = ({ maps, boards }: Places, text: string): ModuleFaultRemedy | undefined => {
  const cell = text.slice(text.lastIndexOf(' ') + 1);
  const cells = [...boards].flatMap(([words, own]) =>
    words !== '' && own.some(({ grid }) => parseCells(grid, cell) !== undefined) ? [`${words} ${cell}`] : [],
  );
  const names = near(text, [...maps, ...cells]);
  return names.length > 0 ? { is: 'near-names', names } : undefined;
};

export const checkVariants = (check: Check): void => {
  const variants = itemsIn(check.root, 'variants');
  reportDuplicateNames(
    check,
    variants.flatMap((one) => childNodeOf(one, 'name') ?? []),
  );
  for (const variant of variants)
    reportDuplicateNames(
      check,
      itemsIn(variant, 'choices').flatMap((one) => childNodeOf(one, 'name') ?? []),
    );
};
