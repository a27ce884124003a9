import {
  allKingdomPiles,
  collectPlayedCards,
  type DefaultWishes,
  type DemandedPileProperty,
  type Dominion,
  type Expression,
  foldName,
  type InvalidKingdomExpression,
  type InvalidSetList,
  type Kingdom,
  type KingdomList,
  type KingdomRequest,
  mapCardsByName,
  noEarlierChoices,
  type PileCountDemand,
  parseKingdomList,
  parseSetList,
  plainRequest,
  type RecentlyPlayedCards,
  readExpression,
  readLandscapes,
  readPotions,
  usualRequest,
  ways,
  weightsFavoringUnplayed,
} from '../../src/kingdom/index.ts';
import type { HouseRules } from '../../src/session/kingdom/house.ts';
import type { TypedKingdomWish } from '../../src/session/kingdom/wishes.ts';
import type { Words } from '../../src/words/index.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { unknown } from '../common/unknown.ts';

export interface ResolvedKingdomRequest {
  readonly request: KingdomRequest;
  readonly usual: DefaultWishes;
  readonly replaced: readonly PileCountDemand[];
}

export interface WishRefusal {
  readonly why: RefusalSentence;
}

export const editionsOwnedByHouse = ({ boxes }: HouseRules, { sets }: Dominion): readonly string[] =>
  boxes ?? sets.flatMap(({ editions }) => editions.map(({ key }) => key));

/**
 * Returns the request that a wish makes with the rules of this house. `played`: the different kingdoms that were played
 * there, the newest first.
 */
export const resolveKingdomRequest = (
  words: Words,
  wish: TypedKingdomWish,
  rules: HouseRules,
  dominion: Dominion,
  played: readonly Kingdom[] = [],
): ResolvedKingdomRequest | WishRefusal => {
  const { bad } = words.commands.kingdom;
  const boxes = editionsOwnedByHouse(rules, dominion);
  if (wish.shown !== undefined)
    return {
      request: { ...shownRequest(boxes, rules, wish), ...locks(wish), ...looks(wish), ...printed(rules) },
      usual: NO_USUAL,
      replaced: [],
    };
  const from = wish.sets === undefined ? boxes : parseSetList(wish.sets, dominion, boxes);
  if ('code' in from) return { why: describeUnusableCardSets(words, from, dominion) };
  const asked = wish.require === undefined ? NOTHING : readExpression(wish.require, dominion, from);
  if ('code' in asked) return { why: badRequireText(words, asked, wish.require ?? '', dominion) };
  const banned = wish.ban === undefined ? NOTHING : readExpression(`/${wish.ban}`, dominion, asked.sets ?? from);
  if ('code' in banned)
    return {
      why: words.kingdom.badExpressionText({ ...banned, at: Math.max(0, banned.at - 1) }, wish.ban ?? '', dominion),
    };
  const include = parseKingdomList(wish.include ?? '', dominion);
  const exclude = parseCardNames(words, wish.exclude, dominion);
  if ('code' in include) return { why: words.kingdomNames.badListText(include, dominion) };
  if ('why' in exclude) return exclude;
  if (saysMarks(include)) return { why: bad.marks };
  const potions = wish.potions === undefined ? USUAL.potions : readPotions(wish.potions);
  if (!potions) return { why: bad.potions };
  const { landscapes: numbers } = asked;
  const unsaid = numbers ? ({ kind: 'exact', numbers } as const) : USUAL.landscapes;
  const landscapes = wish.landscapes === undefined ? unsaid : readLandscapes(wish.landscapes);
  if (!landscapes) return { why: bad.landscapes };
  const [colony, shelters] = [shareOf(wish.colony, include.colony), shareOf(wish.shelters, include.shelters)];
  if (colony === undefined || shelters === undefined) return { why: bad.share };
  const included = [...asked.include, ...include.piles];
  const laid = [...asked.across.include, ...include.landscapes];
  const { bane, chosen } = include;
  const told = [...(bane === undefined ? [] : [bane]), ...Object.values(chosen)];
  const barred = bannedIn([...included, ...told], laid, rules, dominion);
  if (barred.length > 0) return { why: bad.banned(barred) };
  if (wish.repeats !== undefined && wish.fresh === undefined) return { why: bad.repeats };
  const fresh = freshOf(wish, played);
  const unseen = (
    weights: HouseRules['weights'],
    numbers: (kingdom: Kingdom) => readonly number[],
  ): HouseRules['weights'] => (wish.unseen === 'true' ? weightsFavoringUnplayed(played, weights, numbers) : weights);
  // Card names alone don't replace the usual demands (K36).
  const isUsual = asked.demands.length === 0;
  const usual = { demands: isUsual ? USUAL.demands : [], potions: wish.potions === undefined };
  const replaced = isUsual ? [] : USUAL.demands.filter(({ of }) => !asked.demands.some((one) => isSame(one.of, of)));
  const request: KingdomRequest = {
    ...USUAL,
    boxes,
    sets: banned.sets ?? asked.sets ?? from,
    strict: wish.strict !== 'false',
    demands: [
      ...usual.demands,
      ...asked.demands,
      ...banned.demands,
      ...(fresh?.strictly ? [{ of: fresh, min: 0, max: 0 }] : []),
    ],
    ...(fresh && !fresh.strictly ? { fewest: fresh } : {}),
    quotas: asked.quotas ?? [],
    ...(asked.mix ? { mix: asked.mix } : {}),
    include: included,
    exclude: [...asked.exclude, ...banned.exclude, ...exclude.piles],
    ...locks(wish, include),
    across: {
      include: laid,
      exclude: [...asked.across.exclude, ...banned.across.exclude, ...exclude.landscapes],
      lock: lockedAcross(wish),
      weights: unseen(weighted(rules.across, asked.weights?.across), across),
    },
    weights: unseen(weighted(rules.weights, asked.weights?.piles), piles),
    setWeights: asked.weights?.sets ?? {},
    potions,
    moat: wish.moat === 'true',
    reaction: wish.reaction === 'true',
    overlap: wish.overlap === 'distinct' ? 'distinct' : 'allow',
    bane: wish.bane === 'demanded' ? 'demanded' : 'apart',
    draw: ways.find((way) => way === wish.draw) ?? 'natural',
    landscapes,
    colony,
    shelters,
    ...looks(wish),
    ...printed(rules),
  };
  return { request, usual, replaced };
};

const isSame = (one: DemandedPileProperty, other: DemandedPileProperty): boolean =>
  one.kind === 'role' && other.kind === 'role' && one.role === other.role;

/**
 * Returns the recently played cards to avoid; undefined if the wish doesn't ask to avoid them, or if no kingdom was
 * played.
 */
const freshOf = (wish: TypedKingdomWish, played: readonly Kingdom[]): RecentlyPlayedCards | undefined => {
  const last = played.slice(0, Number(wish.fresh ?? 0));
  if (last.length === 0) return undefined;
  const { lock, side } = locks(wish);
  const kept = side.bane === undefined ? lock : [...lock, side.bane];
  return collectPlayedCards(last, { strictly: wish.repeats === 'none', lock: kept, lockAcross: lockedAcross(wish) });
};

const piles = (kingdom: Kingdom): readonly number[] => allKingdomPiles(kingdom).map(({ nr }) => nr);
const across = ({ landscapes }: Kingdom): readonly number[] => landscapes.map(({ nr }) => nr);

/** Returns the request to show: it has no demands, but cards that the house bans aren't drawn. */
const shownRequest = (boxes: readonly string[], rules: HouseRules, wish: TypedKingdomWish): KingdomRequest => ({
  ...plainRequest(boxes),
  weights: rules.weights,
  across: { include: [], exclude: [], lock: lockedAcross(wish), weights: rules.across },
});

const USUAL = usualRequest([]);
const NOTHING: Expression = { demands: [], include: [], exclude: [], across: { include: [], exclude: [] } };
const NO_USUAL: DefaultWishes = { demands: [], potions: false };

const looks = ({ sort }: TypedKingdomWish): Pick<KingdomRequest, 'sort'> => ({
  sort: sort === 'set' || sort === 'name' ? sort : 'cost',
});

const printed = ({ printing }: HouseRules): Pick<KingdomRequest, 'printing'> =>
  printing === undefined ? {} : { printing };

export const playersOf = ({ players }: TypedKingdomWish): number | undefined =>
  players === undefined ? undefined : Number(players);

const locks = (
  { lock, lockBane }: TypedKingdomWish,
  { bane, chosen }: Pick<KingdomList, 'bane' | 'chosen'> = noEarlierChoices,
): Pick<KingdomRequest, 'lock' | 'side'> => {
  const kept = lockBane === undefined ? bane : Number(lockBane);
  return { lock: numbers(lock), side: { ...noEarlierChoices, chosen, ...(kept === undefined ? {} : { bane: kept }) } };
};

const lockedAcross = ({ lockAcross }: TypedKingdomWish): readonly number[] => numbers(lockAcross);

const numbers = (text: string | undefined): readonly number[] => (text ? text.split(' ').map(Number) : []);

const weighted = (
  house: HouseRules['weights'],
  typed: Readonly<Record<number, number>> = {},
): HouseRules['weights'] => ({
  ...house,
  ...Object.fromEntries(
    Object.entries(typed).map(([nr, percent]) => [nr, ((house[Number(nr)] ?? 100) * percent) / 100]),
  ),
});

const shareOf = (text: string | undefined, listed?: boolean): KingdomRequest['colony'] | undefined => {
  if (text === undefined) return listed === undefined ? 'share' : listed ? 'yes' : 'no';
  const plain = text.toLowerCase();
  if (plain === 'yes' || plain === 'no' || plain === 'share') return plain;
  const percent = /^(\d{1,3})\s*%$/.exec(plain)?.[1];
  return percent !== undefined && Number(percent) <= 100 ? Number(percent) : undefined;
};

const saysMarks = ({ traits, boons, deck, later, onRuins, chosen }: KingdomList): boolean =>
  traits.size > 0 ||
  boons.length > 0 ||
  deck.length > 0 ||
  later.length > 0 ||
  onRuins ||
  chosen['obelisk-pile'] !== undefined;

const badRequireText = (
  { kingdom, kingdomNames, commands }: Words,
  bad: InvalidKingdomExpression,
  text: string,
  dominion: Dominion,
): RefusalSentence => {
  const list = text.includes('(') ? parseKingdomList(text, dominion) : undefined;
  if (list && 'code' in list) return kingdomNames.badListText(list, dominion);
  return list ? commands.kingdom.bad.brackets : kingdom.badExpressionText(bad, text, dominion);
};

export interface NamedPilesAndLandscapes {
  readonly piles: readonly number[];
  readonly landscapes: readonly number[];
}

export const parseCardNames = (
  words: Words,
  text: string | undefined,
  { cards, landscapes }: Dominion,
): NamedPilesAndLandscapes | WishRefusal => {
  const [byPile, byLandscape] = [mapCardsByName(cards), mapCardsByName(landscapes)];
  const found = { piles: new Set<number>(), landscapes: new Set<number>() };
  for (const name of (text ?? '').split(',')) {
    if (name.trim() === '') continue;
    const [card, landscape] = [byPile.get(foldName(name)), byLandscape.get(foldName(name))];
    if (card) found.piles.add(card.nr);
    else if (landscape) found.landscapes.add(landscape.nr);
    else return { why: words.kingdomNames.unknownCardText(name, { cards, landscapes }) };
  }
  return { piles: [...found.piles], landscapes: [...found.landscapes] };
};

/** Returns the reason why a list of sets can't be used, with similar names (T11). */
export const describeUnusableCardSets = (words: Words, bad: InvalidSetList, dominion: Dominion): RefusalSentence => {
  if (bad.code === 'no-sets-left') return words.commands.kingdom.bad.noSets;
  const all = [...dominion.sets.flatMap(({ editions }) => editions), ...dominion.sets];
  const names = new Map(all.flatMap(({ key, title }) => [key, title]).map((name) => [name.toLowerCase(), name]));
  return unknown(words, 'set', bad.unknown, names.values(), 'sets');
};

const bannedIn = (
  piles: readonly number[],
  landscapes: readonly number[],
  rules: HouseRules,
  dominion: Dominion,
): readonly string[] => [
  ...dominion.cards.filter(({ nr }) => piles.includes(nr) && rules.weights[nr] === 0).map(({ name }) => name),
  ...dominion.landscapes.filter(({ nr }) => landscapes.includes(nr) && rules.across[nr] === 0).map(({ name }) => name),
];
