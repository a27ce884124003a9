import type { BoardPicture, CellPicture, LegendWords, PiecePicture } from '../../../draw/index.ts';
import { type Change, isFields, type PersonId, type SeenReport } from '../../../table/index.ts';
import { artQueries } from '../../../view/art.ts';
import { takeFirstItems } from '../../../view/first.ts';
import { gameQueries } from '../../../view/game.ts';
import { type PieceView, pieceQueries } from '../../../view/pieces.ts';
import { seatQueries } from '../../../view/seats.ts';
import { plain } from '../../../view/text/text.ts';
import { findByTypedVariants } from '../../../view/text/typed.ts';
import type { View } from '../../../view/view.ts';
import { cardQueries, type HandView } from './cards.ts';
import { cardFaceQueries } from './face.ts';

/** A hand of cards as its owner sees it: numbered from 1 in the order in which the cards came. */

/** The width and the height of a card, in widths of a cell. */
const [WIDE, HIGH] = [4, 5.4];
/**
 * The number of cards side by side, for hands of at most `cards` cards. Rows are short, so that cards can be read on a
 * phone that is 400 pixels wide. For more cards rows are longer, because the picture would be too high.
 */
const ABREAST = [
  { cards: 18, abreast: 3 },
  { cards: 32, abreast: 4 },
] as const;
/**
 * The most cards side by side. A hand whose cards are all picture always uses this number, because such cards can be
 * small.
 */
const MOST_ABREAST = 5;
const CARD = [
  { x: -WIDE / 2, y: -HIGH / 2 },
  { x: WIDE / 2, y: -HIGH / 2 },
  { x: WIDE / 2, y: HIGH / 2 },
  { x: -WIDE / 2, y: HIGH / 2 },
];

/** The most cards that are listed and drawn. For more, only their number is shown. */
export const MAX_LISTED_CARDS = 60;

/** Returns the cards of a hand, oldest first, up to a limit. */
export const listCardsInHand = (view: View, hand: HandView, limit: number): readonly PieceView[] => {
  const cards: PieceView[] = [];
  for (const card of view.of(pieceQueries).each(hand.id)) {
    if (cards.length === limit) break;
    cards.push(card);
  }
  return cards;
};

export const findHandCardsByName = (view: View, hand: HandView, name: string): Iterable<PieceView> => {
  const wanted = name.trim().toLowerCase();
  return view.of(pieceQueries).search({ in: (container) => container === hand.id, name: (one) => one === wanted });
};

export interface EqualCardGroup {
  readonly card: PieceView;
  readonly numbers: readonly number[];
}

export const groupEqualCards = (view: View, cards: readonly PieceView[]): readonly EqualCardGroup[] => {
  const groups = new Map<string, { readonly card: PieceView; readonly numbers: number[] }>();
  for (const [i, card] of cards.entries()) {
    const key = view.of(pieceQueries).likeness(card);
    const group = groups.get(key) ?? { card, numbers: [] };
    groups.set(key, group);
    group.numbers.push(i + 1);
  }
  return [...groups.values()];
};

/** True if a name is short and ends in a symbol, such as `10♣`. Such names need no commas between them. */
const isSign = (name: string): boolean => /^[\p{L}\p{N}]{1,2}[^\p{L}\p{N}\s]$/u.test(name);

/** Lists cards in the order of the module's kinds, suit by suit: `2♣ 4♣ · J♦`, `1 Dollar ×3, 5 Dollars · Broker`. */
export const describeCardsBySuit = (view: View, cards: readonly PieceView[]): string => {
  const faces = view.of(cardFaceQueries);
  const suits: { readonly suit: string; readonly counts: Map<string, number> }[] = [];
  for (const { card } of faces.sorted(cards.map((one) => ({ card: one })))) {
    const suit = faces.suit(card);
    if (suits.at(-1)?.suit !== suit) suits.push({ suit, counts: new Map() });
    const counts = suits.at(-1)?.counts;
    counts?.set(card.name, (counts.get(card.name) ?? 0) + 1);
  }
  const comma = cards.every(({ name }) => isSign(name)) ? ' ' : ', ';
  return suits
    .map(({ counts }) =>
      [...counts].map(([name, count]) => `${plain(name)}${count > 1 ? ` ×${count}` : ''}`).join(comma),
    )
    .join(' · ');
};

/** Prints numbers as ranges: `1-3, 6`. */
export const formatNumberRanges = (numbers: readonly number[]): string => {
  const runs: { readonly first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
};

/** Draws the cards of a hand side by side, sorted by kind. Equal cards are drawn once, with their numbers. */
export const handPicture = (view: View, hand: HandView, legend: LegendWords): BoardPicture =>
  cardsPicture(
    view,
    view.of(cardFaceQueries).sorted(groupEqualCards(view, listCardsInHand(view, hand, MAX_LISTED_CARDS))),
    `${view.of(gameQueries).title}: ${hand.name}`,
    legend,
  );

export const cardsPicture = (
  view: View,
  groups: readonly EqualCardGroup[],
  title: string,
  legend: LegendWords,
): BoardPicture => {
  const abreast = abreastOf(view, groups);
  const cells = groups.map(
    (_, i): CellPicture => ({
      id: String(i + 1),
      label: '',
      centre: { x: (i % abreast) * WIDE, y: Math.floor(i / abreast) * HIGH },
    }),
  );
  // Cards need no numbers if all their names are different.
  const isNamed = new Set(groups.map(({ card }) => card.name)).size === groups.length;
  const pieces = groups.map(({ card, numbers }, i): PiecePicture => {
    const [art, label] = [view.of(artQueries).ofPiece(card), view.of(pieceQueries).symbol(card)];
    return {
      cell: String(i + 1),
      name: card.name,
      ...(label === undefined ? {} : { label }),
      ...(numbers.length > 1 ? { count: numbers.length } : {}),
      ...(card.back ? { hidden: true } : {}),
      ...(art ? { art } : {}),
      card: {
        ...view.of(cardFaceQueries).face(card, legend.locale),
        ...(isNamed ? {} : { number: formatNumberRanges(numbers) }),
      },
    };
  });
  return { shape: 'square', title, legend, outline: CARD, cells, pieces };
};

const abreastOf = (view: View, groups: readonly EqualCardGroup[]): number => {
  const isPicture = groups.every(({ card }) => view.of(artQueries).ofPiece(card)?.unframed);
  const few = isPicture ? undefined : ABREAST.find(({ cards }) => groups.length <= cards);
  return few?.abreast ?? MOST_ABREAST;
};

/** Finds a card by number, name or handle. If several have the name, it is the first of them. */
export const findCard = (view: View, hand: HandView, text: string): PieceView | undefined => {
  const wanted = text.trim().toLowerCase();
  const number = /^\d{1,4}$/.test(wanted) ? view.of(pieceQueries).nth(hand.id, Number(wanted)) : undefined;
  const named =
    number ?? findByTypedVariants(wanted, (form) => [...takeFirstItems(findHandCardsByName(view, hand, form), 1)][0]);
  const card = named ?? view.of(pieceQueries).byHandle(wanted);
  return card?.where.in === hand.id ? card : undefined;
};

/**
 * Returns the viewer's own hands that cards entered or left during a step, according to the reports of the step. The
 * change would reveal too much: for example, that a card that was shuffled away is the one that was dealt back.
 * Sentences of the module don't say where cards went, so all hands are returned after a shuffle.
 */
export const findChangedOwnHands = (view: View, change: Change, seen: readonly SeenReport[]): readonly HandView[] => {
  const mine = view.of(seatQueries).mine();
  if (mine.length === 0) return [];
  const touched = containersIn(change);
  const named = placesIn(seen);
  const isShuffled = seen.some(({ what }) => what === 'spoken') && change.updated.some(({ kind }) => kind === 'stream');
  return view
    .of(cardQueries)
    .hands()
    .filter(
      ({ id, name, side }) =>
        (touched.has(id) || named.has(name) || isShuffled) && mine.some((own) => own.id === side.id),
    );
};

/** Returns the viewer's own hands that cards entered by a change. */
export const handsThatGainedCards = (view: View, { added, updated }: Change): readonly HandView[] => {
  const mine = view.of(seatQueries).mine();
  const to = new Set([
    ...added.flatMap((record) => (record.kind === 'piece' ? [record.place.in as string] : [])),
    ...updated.flatMap(({ kind, to: now }) => {
      const place = kind === 'piece' ? now['place'] : undefined;
      return isFields(place) ? [String(place['in'])] : [];
    }),
  ]);
  return mine.length === 0
    ? []
    : view
        .of(cardQueries)
        .hands()
        .filter(({ id, side }) => to.has(id) && mine.some((own) => own.id === side.id));
};

const placesIn = (seen: readonly SeenReport[]): ReadonlySet<string> =>
  new Set(
    seen.flatMap((one) => {
      switch (one.what) {
        case 'moved':
        case 'passed':
          return [one.from ?? '', one.to ?? ''];
        case 'appeared':
          return [one.at];
        case 'vanished':
          return [one.from];
        default:
          return [];
      }
    }),
  );

/** Returns the hands, with cards in them, of sides that the person began to play by this change. */
export const findNewHandsOfPerson = (view: View, person: PersonId, { added }: Change): readonly HandView[] => {
  const sides = added.flatMap((record) => (record.kind === 'seat' && record.person === person ? record.side : []));
  if (sides.length === 0) return [];
  return view
    .of(cardQueries)
    .hands()
    .filter(({ id, side }) => sides.includes(side.id) && view.of(pieceQueries).count(id) > 0);
};

const containersIn = ({ added, updated, removed }: Change): ReadonlySet<string> =>
  new Set([
    ...[...added, ...removed].flatMap((record) => (record.kind === 'piece' ? [record.place.in] : [])),
    ...updated.flatMap(({ kind, from, to }) =>
      kind === 'piece' ? [from, to].flatMap(({ place }) => (isFields(place) ? [String(place['in'])] : [])) : [],
    ),
  ]);
