import { type PileChoice, pileChoices } from './cards/extra.ts';
import type { KingdomNumbers } from './request/kingdom.ts';
import { kingdomSize } from './request/request.ts';

/** Digits and letters without the ambiguous letters I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/**
 * The modulus of the checksum, the largest prime below 1,024. Any single wrong character and any swap of neighbors
 * changes the remainder.
 */
const prime = 1021n;
const shortestCode = 14;
/** The most characters of a code, because the id of a Discord component has no room for more. */
const longestCode = 64;
const boonsInAll = 12n;
export const dealtBoonCount = 3;
const mostLandscapesCoded = 7n;
const mostTraitsCoded = 5n;
/** The number of cards in a Black Market's deck: the least that its rules recommend. */
export const blackMarketDeckSize = 15;

/** Two upper bounds for numbers in a code. The second leaves room for future cards. */
const widths = [
  { cards: 512n, landscapes: 256n },
  { cards: 4096n, landscapes: 4096n },
] as const;

/** The reason why a text is no code. `checksum`: a typing error. `content`: the numbers are no kingdom. */
export interface InvalidKingdomCode {
  readonly code: 'bad-code';
  readonly why: 'form' | 'checksum' | 'content';
}

/** Packs numbers, each below a bound, into one large number. They are taken out in reverse order. */
class Packing {
  value: bigint;

  constructor(value = 0n) {
    this.value = value;
  }

  put(number: bigint, bound: bigint): void {
    this.value = this.value * bound + number;
  }

  take(bound: bigint): bigint {
    const number = this.value % bound;
    this.value /= bound;
    return number;
  }

  flag(): boolean {
    return this.take(2n) === 1n;
  }
}

/**
 * Returns the code of a kingdom (K15): the rank of its ten piles among all sets of ten, the other parts, then a
 * checksum. It contains only permanent numbers, so that later versions of the data can read it.
 */
export function codeOf(numbers: KingdomNumbers): string {
  const packing = new Packing(rankOf(numbers.piles));
  const { bane } = numbers;
  const width = widths.findIndex(({ cards, landscapes }) => {
    const highest = Math.max(0, bane ?? 0, ...Object.values(numbers.chosen), ...numbers.deck, ...numbers.later);
    return BigInt(highest) < cards && BigInt(Math.max(0, ...numbers.landscapes)) < landscapes;
  });
  const bounds = widths[width];
  if (!bounds) throw new Error('a number is too large for a code');
  const more = hasMore(numbers);
  if (more) putMore(packing, numbers, bounds);
  if (bane !== undefined) packing.put(BigInt(bane), bounds.cards);
  packing.put(bane === undefined ? 0n : 1n, 2n);
  packing.put(more ? 1n : 0n, 2n);
  putLater(packing, numbers, bounds);
  return written(packing.value * 1024n + (packing.value % prime));
}

/**
 * Packs the parts that were added to the format later. They are packed in the reverse order of reading. A reader first
 * finds a flag: 0 if there are none, as in older codes. Otherwise two flags follow, for more content and for wide
 * numbers, then the deck and the Ruins. An empty deck without Ruins, which older codes never contain, means that a
 * second ten and the real deck follow.
 */
function putLater(packing: Packing, { deck, onRuins, later }: KingdomNumbers, bounds: Bounds): void {
  const side = deck.length > 0 || onRuins || later.length > 0;
  const wide = bounds === widths[1];
  if (side) putDeck(packing, { deck, onRuins }, bounds);
  if (later.length > 0) {
    packing.put(rankOf(later), choose(bounds.cards, kingdomSize));
    putDeck(packing, { deck: [], onRuins: false }, bounds);
  }
  if (wide) packing.put(side ? 1n : 0n, 2n);
  if (wide || side) packing.put(wide ? 1n : 0n, 2n);
  packing.put(wide || side ? 1n : 0n, 2n);
}

type Bounds = (typeof widths)[number];

type Deck = Pick<KingdomNumbers, 'deck' | 'onRuins'>;

function putDeck(packing: Packing, { deck, onRuins }: Deck, { cards }: Bounds): void {
  packing.put(rankOf(deck), choose(cards, deck.length));
  packing.put(BigInt(deck.length), BigInt(blackMarketDeckSize + 1));
  packing.put(onRuins ? 1n : 0n, 2n);
}

function takeDeck(packing: Packing, { cards }: Bounds): Deck {
  const onRuins = packing.flag();
  const inDeck = Number(packing.take(BigInt(blackMarketDeckSize + 1)));
  return { onRuins, deck: unrank(packing.take(choose(cards, inDeck)), inDeck) };
}

function takeLater(packing: Packing, bounds: Bounds, side: boolean): Deck & Pick<KingdomNumbers, 'later'> {
  if (!side) return { deck: [], onRuins: false, later: [] };
  const first = takeDeck(packing, bounds);
  if (first.onRuins || first.deck.length > 0) return { ...first, later: [] };
  const later = unrank(packing.take(choose(bounds.cards, kingdomSize)), kingdomSize);
  return { ...takeDeck(packing, bounds), later };
}

function hasMore({ landscapes, chosen, traits, boons, colony, shelters }: KingdomNumbers): boolean {
  return colony || shelters || [landscapes, traits, boons, Object.keys(chosen)].some(({ length }) => length > 0);
}

function putMore(packing: Packing, numbers: KingdomNumbers, bounds: Bounds): void {
  const { landscapes, chosen, traits, boons } = numbers;
  const supply = supplyNumbers(numbers);
  const mark = (nr: number): bigint => BigInt(supply.indexOf(nr));
  for (const nr of traits.toReversed()) packing.put(mark(nr), BigInt(supply.length));
  packing.put(BigInt(traits.length), mostTraitsCoded);
  if (boons.length > 0) packing.put(rankOf(boons), choose(boonsInAll, dealtBoonCount));
  packing.put(boons.length > 0 ? 1n : 0n, 2n);
  packing.put(rankOf(landscapes), choose(bounds.landscapes, landscapes.length));
  packing.put(BigInt(landscapes.length), mostLandscapesCoded);
  for (const key of pileChoices.toReversed()) {
    const nr = chosen[key];
    if (nr !== undefined && key === 'obelisk-pile') packing.put(mark(nr), BigInt(supply.length));
    else if (nr !== undefined) packing.put(BigInt(nr), bounds.cards);
    packing.put(nr === undefined ? 0n : 1n, 2n);
  }
  packing.put(numbers.shelters ? 1n : 0n, 2n);
  packing.put(numbers.colony ? 1n : 0n, 2n);
}

function supplyNumbers({ piles, bane, chosen }: Pick<KingdomNumbers, 'piles' | 'bane' | 'chosen'>): readonly number[] {
  const joined = chosen['army-pile'];
  return [...piles, ...(bane === undefined ? [] : [bane]), ...(joined === undefined ? [] : [joined])];
}

export function canEncodeKingdom(numbers: KingdomNumbers): boolean {
  return codeOf(numbers).length <= longestCode;
}

/** Reads a code regardless of case, spaces and hyphens, with O as 0 and I and L as 1. */
export function decodeKingdomCode(text: string): KingdomNumbers | InvalidKingdomCode {
  const plain = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (letter) => lookAlikes[letter] ?? letter);
  const digits = [...plain].map((letter) => alphabet.indexOf(letter));
  if (digits.length < shortestCode || digits.length > longestCode || digits.includes(-1))
    return { code: 'bad-code', why: 'form' };
  const all = digits.reduce((value, digit) => value * 32n + BigInt(digit), 0n);
  if (all % 1024n !== (all / 1024n) % prime) return { code: 'bad-code', why: 'checksum' };
  const numbers = unpacked(new Packing(all / 1024n));
  if (codeOf(numbers) !== plain) return { code: 'bad-code', why: 'content' };
  return numbers;
}

const nothingMore = { landscapes: [], chosen: {}, traits: [], boons: [], colony: false, shelters: false };

function unpacked(packing: Packing): KingdomNumbers {
  const later = packing.flag();
  const wide = later && packing.flag();
  const bounds = widths[wide ? 1 : 0];
  const side = takeLater(packing, bounds, later && (!wide || packing.flag()));
  const more = packing.flag();
  const bane = packing.flag() ? { bane: Number(packing.take(bounds.cards)) } : {};
  if (!more) return { piles: unrank(packing.value, kingdomSize), ...bane, ...nothingMore, ...side };
  const [colony, shelters] = [packing.flag(), packing.flag()];
  const chosen: Partial<Record<PileChoice, number>> = {};
  // Obelisk and traits are packed before their piles, so they are indexes until the piles are known.
  const marks: { obelisk?: number; traits: number[] } = { traits: [] };
  const room = (): bigint =>
    BigInt(kingdomSize + Object.keys(bane).length + (chosen['army-pile'] === undefined ? 0 : 1));
  for (const key of pileChoices) {
    if (!packing.flag()) continue;
    if (key === 'obelisk-pile') marks.obelisk = Number(packing.take(room()));
    else chosen[key] = Number(packing.take(bounds.cards));
  }
  const laid = Number(packing.take(mostLandscapesCoded));
  const landscapes = unrank(packing.take(choose(bounds.landscapes, laid)), laid);
  const boons = packing.flag() ? unrank(packing.take(choose(boonsInAll, dealtBoonCount)), dealtBoonCount) : [];
  for (let left = packing.take(mostTraitsCoded); left > 0n; left -= 1n) marks.traits.push(Number(packing.take(room())));
  const piles = unrank(packing.value, kingdomSize);
  const supply = supplyNumbers({ piles, ...bane, chosen });
  if (marks.obelisk !== undefined) chosen['obelisk-pile'] = supply[marks.obelisk] as number;
  const traits = marks.traits.map((place) => supply[place] as number);
  return { piles, ...bane, landscapes, chosen, traits, boons, colony, shelters, ...side };
}

function written(value: bigint): string {
  let text = '';
  for (let left = value; left > 0n; left /= 32n) text = (alphabet[Number(left % 32n)] as string) + text;
  return text.padStart(shortestCode, '0');
}

/** Returns the rank of a set of numbers in the order of all sets of that size. */
function rankOf(numbers: readonly number[]): bigint {
  return numbers.toSorted((a, b) => a - b).reduce((sum, nr, index) => sum + choose(BigInt(nr), index + 1), 0n);
}

function unrank(rank: bigint, count: number): readonly number[] {
  const numbers: number[] = [];
  let left = rank;
  for (let size = count; size > 0; size -= 1) {
    const nr = highest(size, left);
    left -= choose(nr, size);
    numbers.unshift(Number(nr));
  }
  return numbers;
}

function highest(size: number, most: bigint): bigint {
  let low = BigInt(size - 1);
  let high = low + 1n;
  while (choose(high, size) <= most) high *= 2n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (choose(middle, size) <= most) low = middle;
    else high = middle;
  }
  return low;
}

function choose(from: bigint, count: number): bigint {
  let ways = 1n;
  for (let i = 0n; i < BigInt(count); i += 1n) ways = (ways * (from - i)) / (i + 1n);
  return from < BigInt(count) ? 0n : ways;
}
