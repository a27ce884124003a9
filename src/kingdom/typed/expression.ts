// biome-ignore-all lint/plugin/words: what people type of a kingdom is the same in every language
import { type Dominion, foldName, mapCardsByName } from '../cards/dominion.ts';
import {
  type DealtLandscapeKind,
  type DemandedPileProperty,
  kingdomSize,
  type LandscapeCountsByKind,
  type PileCountDemand,
  type RandomSetsWish,
  unlimitedCount,
} from '../request/request.ts';
import {
  type ExpressionLexicon,
  type ExpressionNameMeaning,
  findExpressionNameMeaning,
  getExpressionLexicon,
} from './lexicon.ts';
import { type CountRange, parseLeadingCount, parseNameWithWeight, parseRandomSetsPhrase } from './mix-items.ts';
import { landscapeKindOf } from './numbers.ts';
import { shortenPhrase } from './phrases.ts';

/**
 * The compact way to write a request (K20): `Moat, 3 Attack, 1 Village, All / Curser`.
 *
 *     expression = items [ "/" items ]        wishes, then bans
 *     items      = item { "," item }          one side may be empty; `;` and, between names, `and` are commas too
 *     item       = [ count ] name | mix | half | weight | count landscapes
 *     count      = 3 | 3+ | >=3 | at least 3 | min 3      three or more
 *                | <=3 | at most 3 | max 3                three or fewer
 *                | =3 | exactly 3                         three
 *                | 2-4                                    two to four
 *                | no | 0                                 none
 *     name       = card | landscape | role | type | cost | set | All
 *     mix        = 2 sets | at most 3 sets | 2 sets of 5 | 3 sets of 2-4        random sets, with piles from each
 *     half       = half set                            five of the ten from the set; two halves: these sets alone
 *     weight     = name x3 | name x0.5                 a card, or every card of a set, three times or half as likely
 *     landscapes = 1 way | 2 events                    the number of a kind
 *     cost       = cost 5 | cost 2-3 | cost 6+            in coins alone; `$5` for `cost 5`
 *
 * Without a count, a name is a card or landscape if possible (`Village` is the card), otherwise a role, type or set.
 * With a count or in the plural, the order is reversed (`1 Village` and `Villages` are the role). A role, type or cost
 * without a count means one. A set without a count restricts the draw to it, or after the slash excludes it; of
 * several editions it means the newest. A set with a count sets the number of its piles. Counts are not allowed after
 * the slash. `2 sets` means exactly two. Longer phrases are read in their short forms (`shortenPhrase`). Case, accents,
 * spaces and punctuation inside names don't matter.
 */
export interface Expression {
  readonly demands: readonly PileCountDemand[];
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  readonly across: { readonly include: readonly number[]; readonly exclude: readonly number[] };
  readonly sets?: readonly string[];
  /** The number of sets to draw at random, if the text asks for that (K26). */
  readonly mix?: RandomSetsWish;
  readonly quotas?: readonly PileCountDemand[];
  /** The relative weights in percent. */
  readonly weights?: Weights;
  readonly landscapes?: LandscapeCountsByKind;
}

export interface Weights {
  readonly piles: Readonly<Record<number, number>>;
  readonly across: Readonly<Record<number, number>>;
  readonly sets: Readonly<Record<string, number>>;
}

export type KingdomExpressionFault =
  | 'empty'
  | 'unknown'
  | 'second-slash'
  | 'count-too-large'
  | 'range'
  | 'one-of-a-card'
  | 'no-count-here'
  | 'no-sets-left'
  | 'sets-number'
  | 'sets-size'
  | 'sets-twice'
  | 'halves'
  | 'weight';

/** An unreadable part of an expression: `text` begins at the character index `at`. */
export interface InvalidKingdomExpression {
  readonly code: 'bad-expression';
  readonly fault: KingdomExpressionFault;
  readonly at: number;
  readonly text: string;
}

interface WishItem {
  readonly at: number;
  readonly text: string;
  readonly banned: boolean;
}

/** Parses an expression. `All` means the editions in `boxes`. A text with only exclusions also starts from these. */
export function readExpression(
  text: string,
  dominion: Dominion,
  boxes: readonly string[],
): Expression | InvalidKingdomExpression {
  const items = itemsOf(text, dominion);
  if ('code' in items) return items;
  const lexicon = getExpressionLexicon(dominion, boxes);
  const found = emptyFound();
  for (const item of items) {
    const fault = takeSaid(item, lexicon, found);
    if (fault) return fault;
  }
  const { chosen: named, barred, mixes, halves, weights, numbers, ...plain } = found;
  const weighs = Object.values(weights).some((one) => Object.keys(one).length > 0);
  const rest = {
    ...plain,
    ...(mixes[0] ? { mix: mixes[0] } : {}),
    ...(halves.length > 0 ? { quotas: halves.map((one) => ({ of: setSubject(one), min: half, max: half })) } : {}),
    ...(weighs ? { weights } : {}),
    ...(Object.keys(numbers).length > 0 ? { landscapes: numbers } : {}),
  };
  const chosen = halves.length === 2 && named.length === 0 ? halves.flatMap((one) => one.chosen) : named;
  if (chosen.length === 0 && barred.length === 0) return rest;
  const sets = [...new Set(chosen.length > 0 ? chosen : boxes)].filter((key) => !barred.includes(key));
  return sets.length > 0 ? { ...rest, sets } : { code: 'bad-expression', fault: 'no-sets-left', at: 0, text };
}

/** Splits an expression into items. A slash inside the name of a pile doesn't split. */
function itemsOf(text: string, dominion: Dominion): readonly WishItem[] | InvalidKingdomExpression {
  const cards = mapCardsByName(dominion.cards);
  const items: WishItem[] = [];
  let banned = false;
  let start = 0;
  for (let place = 0; place <= text.length; place += 1) {
    const sign = text[place];
    if (sign !== undefined && sign !== ',' && sign !== ';' && sign !== '/') continue;
    if (
      sign === '/' &&
      cards.get(foldName(pieceAt(text, start)))?.name.includes('/') &&
      pieceAt(text, start).includes('/')
    )
      continue;
    const raw = text.slice(start, place);
    const at = start + raw.length - raw.trimStart().length;
    const side = items.some((item) => item.banned === banned);
    const edge = (sign === '/' || sign === undefined) && !side;
    if (raw.trim() !== '') items.push({ at, text: raw.trim(), banned });
    else if (!edge || (sign === undefined && items.length === 0))
      return { code: 'bad-expression', fault: 'empty', at: start, text: raw };
    if (sign === '/' && banned) return { code: 'bad-expression', fault: 'second-slash', at: place, text: '/' };
    if (sign === '/') banned = true;
    start = place + 1;
  }
  return items;
}

function pieceAt(text: string, start: number): string {
  return /^[^,;]*/.exec(text.slice(start))?.[0] ?? '';
}

const half = kingdomSize / 2;

interface FoundDemands {
  readonly numbers: Partial<Record<DealtLandscapeKind, number>>;
  readonly mixes: RandomSetsWish[];
  readonly halves: Extract<ExpressionNameMeaning, { kind: 'sets' }>[];
  readonly weights: {
    readonly piles: Record<number, number>;
    readonly across: Record<number, number>;
    readonly sets: Record<string, number>;
  };
  readonly demands: PileCountDemand[];
  readonly include: number[];
  readonly exclude: number[];
  readonly across: { readonly include: number[]; readonly exclude: number[] };
  readonly chosen: string[];
  readonly barred: string[];
}

const emptyFound = (): FoundDemands => ({
  numbers: {},
  demands: [],
  include: [],
  exclude: [],
  across: { include: [], exclude: [] },
  chosen: [],
  barred: [],
  mixes: [],
  halves: [],
  weights: { piles: {}, across: {}, sets: {} },
});

/** Reads an item as it is typed, then in its short form, then as several items joined by `and`. */
function takeSaid(
  item: WishItem,
  lexicon: ExpressionLexicon,
  found: FoundDemands,
): InvalidKingdomExpression | undefined {
  const fault = take(item, lexicon, found);
  if (fault?.fault !== 'unknown') return fault;
  const said = shortenPhrase(item.text);
  if (said !== item.text && !take({ ...item, text: said }, lexicon, found)) return undefined;
  const parts = item.text.split(/\s+and\s+/i);
  if (parts.length === 1) return fault;
  let at = item.at;
  for (const text of parts) {
    const wrong = takeSaid({ ...item, at, text }, lexicon, found);
    if (wrong) return parts.every((part) => takeSaid({ ...item, text: part }, lexicon, emptyFound())) ? fault : wrong;
    at += text.length + ' and '.length;
  }
  return undefined;
}

function take(item: WishItem, lexicon: ExpressionLexicon, found: FoundDemands): InvalidKingdomExpression | undefined {
  const { count, name, at } = countedName(item);
  const bad = (fault: KingdomExpressionFault, from = item.at, text = item.text): InvalidKingdomExpression => ({
    code: 'bad-expression',
    fault,
    at: from,
    text,
  });
  const special = takeMixed(item, lexicon, found);
  if (special === 'taken') return undefined;
  if (special) return special === 'unknown' ? bad(special, at, name) : bad(special);
  if (count && item.banned) return bad('no-count-here');
  if (count && count.min > kingdomSize) return bad('count-too-large');
  if (count && count.min > count.max) return bad('range');
  const meaning = findExpressionNameMeaning(name, count !== undefined, lexicon);
  const kind = meaning ? undefined : landscapeKindOf(name);
  if (kind && count && !item.banned) {
    found.numbers[kind] = (found.numbers[kind] ?? 0) + count.min;
    return undefined;
  }
  if (!meaning) return bad('unknown', at, name);
  const none = item.banned || count?.max === 0;
  if (meaning.kind === 'card' || meaning.kind === 'landscape') {
    const { include, exclude } = meaning.kind === 'card' ? found : found.across;
    if (count && !none && !(count.min <= 1 && count.max >= 1)) return bad('one-of-a-card');
    if (none) exclude.push(meaning.nr);
    else if (!count || count.min === 1) include.push(meaning.nr);
    return undefined;
  }
  if (meaning.kind === 'sets' && !count) {
    if (item.banned) found.barred.push(...meaning.barred);
    else found.chosen.push(...meaning.chosen);
    return undefined;
  }
  if (meaning.kind === 'sets' && meaning.key === 'all') return bad('no-count-here');
  const of: DemandedPileProperty = meaning.kind === 'sets' ? setSubject(meaning) : meaning.of;
  found.demands.push(none ? { of, min: 0, max: 0 } : { of, ...(count ?? { min: 1, max: unlimitedCount }) });
  return undefined;
}

function takeMixed(
  { text, banned }: WishItem,
  lexicon: ExpressionLexicon,
  { mixes, halves, weights }: FoundDemands,
): KingdomExpressionFault | 'taken' | undefined {
  const mix = parseRandomSetsPhrase(text);
  const halved = /^half\s+(?:of\s+)?(.+)$/i.exec(text);
  const weight = parseNameWithWeight(text);
  if (banned && (mix || halved || weight)) return 'no-count-here';
  if (mix) {
    if (typeof mix === 'string') return mix;
    if (mixes.push(mix) > 1 || halves.length > 0) return 'sets-twice';
    return 'taken';
  }
  if (halved) {
    const meaning = findExpressionNameMeaning(halved[1] ?? '', true, lexicon);
    if (meaning?.kind !== 'sets' || meaning.key === 'all') return 'halves';
    if (mixes.length > 0) return 'sets-twice';
    return halves.push(meaning) > 2 ? 'halves' : 'taken';
  }
  if (!weight || typeof weight === 'string') return weight;
  const meaning = findExpressionNameMeaning(weight.name, false, lexicon);
  if (!meaning || meaning.kind === 'subject') return 'unknown';
  if (meaning.kind === 'card') weights.piles[meaning.nr] = weight.percent;
  else if (meaning.kind === 'landscape') weights.across[meaning.nr] = weight.percent;
  else for (const key of lexicon.sets(meaning.barred)) weights.sets[key] = weight.percent;
  return 'taken';
}

function setSubject({ key, several, barred }: Extract<ExpressionNameMeaning, { kind: 'sets' }>): DemandedPileProperty {
  return { kind: 'set', set: key, ...(several ? { holds: barred } : {}) };
}

function countedName({ text, at }: WishItem): {
  readonly count?: CountRange;
  readonly name: string;
  readonly at: number;
} {
  const { count, rest } = parseLeadingCount(text);
  return { ...(count ? { count } : {}), name: rest, at: at + text.length - rest.length };
}
