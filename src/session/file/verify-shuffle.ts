import {
  cardsInDeck,
  type Module,
  moduleOf,
  OPEN_ROLL_STREAM,
  PRIVATE_ROLL_STREAM,
  randomStreamOfDeck,
} from '../../engine/index.ts';
import {
  type Change,
  createRandomStream,
  type DeckId,
  derived,
  isFields,
  isOn,
  type Operation,
  type RandomDraw,
  type RandomStreamSource,
  type Table,
} from '../../table/index.ts';

export const findDeckByRandomStream = (table: Table, stream: string): DeckId | undefined =>
  [...table.all('deck')].find(({ id }) => randomStreamOfDeck(id) === stream)?.id;

/**
 * Returns the random streams that an operation must use, so that it can't just claim a result. For the beginning of a
 * game, see `startShuffleStreamsOf`.
 */
export const requiredStreamsOf = (table: Table, operation: Operation): readonly string[] => {
  switch (operation.kind) {
    case 'roll':
      return [operation.private ? PRIVATE_ROLL_STREAM : OPEN_ROLL_STREAM];
    case 'shuffle': {
      const pile = operation.discards ? table.get('deck', operation.deck)?.discards : undefined;
      const count =
        cardsInDeck(table, operation.deck).length + (pile === undefined ? 0 : cardsInDeck(table, pile).length);
      return count > 1 ? [randomStreamOfDeck(operation.deck)] : [];
    }
    case 'return':
      return operation.where === 'random' ? [randomStreamOfDeck(operation.deck)] : [];
    default:
      return [];
  }
};

/** Returns the random streams of the decks that a game must shuffle at its beginning. */
export const startShuffleStreamsOf = (table: Table): readonly string[] =>
  (moduleOf(table).decks ?? []).flatMap(({ name, shuffled }) => {
    const deck = isOn(shuffled) ? [...table.all('deck')].find((one) => one.name === name) : undefined;
    return deck && cardsInDeck(table, deck.id).length > 1 ? [randomStreamOfDeck(deck.id)] : [];
  });

const namesIn = ({ pieces }: NonNullable<ReturnType<typeof moduleOf>['decks']>[number]): readonly string[] =>
  pieces.flatMap(({ prototype, name, count }) => Array.from({ length: count }, () => `${prototype} ${name}`));

export type ShuffleCheck = (
  secret: RandomStreamSource,
  before: number,
  stream: { readonly id: string; readonly used: number; readonly last?: readonly RandomDraw[] },
) => boolean;

/**
 * Reads a deck's cards before a step shuffles it. For an undo, they are read after the `undone` change. Returns a check
 * to run after the step: exactly these cards must be shuffled, in the order that the random stream gives.
 */
export const prepareShuffleCheck = (table: Table, deck: DeckId, operation: Operation, undone: Change): ShuffleCheck => {
  const places = placesAfter(table, undone);
  const before = orderIn(places, deck);
  return (secret, used, stream) => {
    const [draw, ...more] = stream.last ?? [];
    if (!draw || more.length > 0) return false;
    const now = cardsInDeck(table, deck).map(({ id }) => id);
    if (
      'shuffled' in draw &&
      !isAlone(table, operation) &&
      isAmongLines(secret, used, stream, draw.shuffled, before, now)
    )
      return true;
    const chance = createRandomStream(secret, stream.id, used);
    if ('put' in draw) {
      const wasThere = same(draw.into, before) && operation.kind === 'return' && same(draw.put, operation.pieces);
      return wasThere && same(chance.inserted(draw.into, draw.put), now) && chance.used === stream.used;
    }
    const { shuffled: items } = draw;
    const isNew = items.every((id) => !places.has(id));
    const isOrdered = isNew ? isAsDefined(table, deck, items) : isAsItLay(deck, items, before, places);
    if (!isOrdered || new Set(items).size !== items.length) return false;
    const order = chance.shuffled(items);
    // Cards drawn in the same step came from the top of the deck, which is the end of the list.
    return chance.used === stream.used && same(order.slice(0, now.length), now);
  };
};

interface CardPlace {
  readonly in: string;
  readonly rank: number;
}

/** True if the consequences of an operation may also move cards, besides shuffling. */
const hasLines = derived(
  ({ effects = [], turn }: Module): boolean =>
    effects.length > 0 || (turn?.phases ?? []).some(({ begin, end }) => begin !== undefined || end !== undefined),
);

const isAlone = (table: Table, { kind }: Operation): boolean =>
  kind === 'undo' || kind === 'redo' || !(kind === 'act' || kind === 'answer' || hasLines(moduleOf(table)));

/**
 * Checks a shuffle by instructions that also move cards. Cards from before the shuffle must keep their old order in the
 * list that was shuffled. The cards now in the deck must be in the order of the random stream's last words.
 */
const isAmongLines = (
  secret: RandomStreamSource,
  from: number,
  { id, used }: { readonly id: string; readonly used: number },
  items: readonly string[],
  before: readonly string[],
  now: readonly string[],
): boolean => {
  const [isIn, wasThere, isThere] = [new Set(items), new Set(before), new Set(now)];
  if (isIn.size !== items.length) return false;
  const stayed = before.filter((card) => isIn.has(card));
  const isOrdered = same(
    items.filter((card) => wasThere.has(card)),
    stayed,
  );
  // Earlier shuffles by the same instructions used words before that position, and changed the order of the deck.
  for (let start = isOrdered ? from : from + 1; start < used; start += 1) {
    const chance = createRandomStream(secret, id, start);
    const order = chance.shuffled(items);
    if (chance.used > used) return false;
    if (chance.used < used) continue;
    const left = now.filter((card) => isIn.has(card));
    if (
      same(
        order.filter((card) => isThere.has(card)),
        left,
      )
    )
      return true;
  }
  return false;
};

/** Returns the places of all cards after an undo has put them back, before it shuffles. */
const placesAfter = (table: Table, { added, updated, removed }: Change): ReadonlyMap<string, CardPlace> => {
  const places = new Map<string, CardPlace>([...table.all('piece')].map(({ id, place }) => [id, place]));
  for (const { kind, id, to } of updated) {
    const [now, place] = [places.get(id), to['place']];
    if (kind === 'piece' && now && isFields(place)) places.set(id, { ...now, ...place });
  }
  for (const { id } of removed) places.delete(id);
  for (const record of added) if (record.kind === 'piece') places.set(record.id, record.place);
  return places;
};

/** Returns the cards of a deck from the bottom; cards of equal rank are ordered by their ids, as on every table. */
const orderIn = (places: ReadonlyMap<string, CardPlace>, deck: DeckId): readonly string[] =>
  [...places]
    .filter(([, place]) => place.in === deck)
    .sort(([a, { rank }], [b, other]) => rank - other.rank || (a < b ? -1 : 1))
    .map(([id]) => id);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

const isAsDefined = (table: Table, deck: DeckId, items: readonly string[]): boolean => {
  const name = table.get('deck', deck)?.name;
  const defined = (moduleOf(table).decks ?? []).find((one) => one.name === name);
  const names = items.map((id) => table.get('piece', id)).map((piece) => `${piece?.prototype} ${piece?.name}`);
  return defined !== undefined && same(names, namesIn(defined));
};

/** True if the list has the deck's own cards first, then the cards of other piles, each from the bottom. */
const isAsItLay = (
  deck: DeckId,
  items: readonly string[],
  before: readonly string[],
  places: ReadonlyMap<string, CardPlace>,
): boolean => {
  const stayed = items.filter((id) => places.get(id)?.in === deck);
  if (stayed.length > 0 && !same(items.slice(0, before.length), before)) return false;
  const others = items.slice(stayed.length).map((id) => places.get(id));
  const piles = new Set<string>();
  return others.every((place, i) => {
    if (!place || place.in === deck) return false;
    const last = others[i - 1];
    if (last?.in === place.in) return last.rank < place.rank;
    if (piles.has(place.in)) return false;
    piles.add(place.in);
    return true;
  });
};
