import type { Choice, CompletionInput } from '../../src/command.ts';
import { cardTypes, type Dominion, foldName, namedSets, roles } from '../../src/kingdom/index.ts';
import type { HouseRules } from '../../src/session/kingdom/house.ts';
import type { KeptWish } from '../../src/session/kingdom/wishes.ts';
import { LIMIT } from '../common/choices.ts';
import { ownedBy } from './request.ts';
import { wishLine } from './wish.ts';

/** A name that can stand where somebody types, and what else it is called or what it is. */
interface Offer {
  readonly name: string;
  readonly note?: string;
  readonly also?: readonly string[];
}

/**
 * What is typed: all that stands before the part being typed, and that part without its count (`2 `, `at least 2 `).
 */
interface Typing {
  readonly before: string;
  readonly count: string;
  readonly part: string;
}

const COUNT = /^(?:(?:at least|at most|exactly|min|max|>=|<=|=|≥|≤)\s*\d+|\d+\s*-\s*\d+|\d+\+?|no)\s+/i;
/** More than a completed value may hold is not sent (K21). */
const LONGEST_CHOICE = 100;

/**
 * An expression up to the part behind its last comma or slash; a slash inside a pile's name parts nothing that one
 * would complete.
 */
const typingOf = (typed: string, marks: RegExp): Typing => {
  const start = Math.max(0, ...[...typed.matchAll(marks)].map(({ index, 0: mark }) => index + mark.length));
  const lead = /^\s*/.exec(typed.slice(start))?.[0] ?? '';
  const rest = typed.slice(start + lead.length);
  const count = COUNT.exec(rest)?.[0] ?? '';
  const space = start === 0 || lead !== '' || typed.slice(0, start).endsWith(' ') ? lead : ' ';
  return { before: typed.slice(0, start) + space, count, part: rest.slice(count.length) };
};

/**
 * Those that begin with the part, then those of which a word does, then those that contain it; each with all that
 * stands before.
 */
const offered = ({ before, count, part }: Typing, offers: readonly Offer[]): readonly Choice[] => {
  const wanted = foldName(part);
  const rank = ({ name, also = [] }: Offer): number => {
    const all = [name, ...also];
    if (all.some((one) => foldName(one).startsWith(wanted))) return 0;
    if (all.some((one) => one.split(/[^\p{L}\p{N}+]+/u).some((word) => foldName(word).startsWith(wanted)))) return 1;
    return all.some((one) => foldName(one).includes(wanted)) ? 2 : 3;
  };
  return offers
    .map((offer) => ({ offer, rank: rank(offer) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ offer: { name, note } }) => {
      const value = `${before}${count}${name}`;
      return { name: note === undefined ? value : `${value} (${note})`, value };
    })
    .filter(({ value }) => value.length <= LONGEST_CHOICE)
    .slice(0, LIMIT);
};

/** What roles are called where people type them. */
const roleNames: Readonly<Record<string, string>> = {
  buy: '+buy',
  vp: 'victory points',
  handsize: 'hand-size attack',
  potion: 'potion card',
};
/** The role of the Moat is the card. */
const roleOffers = roles
  .filter((role) => role !== 'moat')
  .map((role): Offer => ({ name: roleNames[role] ?? role, note: 'role', also: [role] }));
const typeOffers = cardTypes
  .filter((type) => !roles.some((role) => role === type.toLowerCase()))
  .map((type): Offer => ({ name: type, note: 'type' }));
const costOffers = ['cost 2', 'cost 3', 'cost 4', 'cost 5', 'cost 6+'].map(
  (name): Offer => ({ name, note: 'in coins' }),
);

/** Sets drawn at random, behind a count and without one, and half of a set. */
const mixOffers = ({ count, part }: Typing, sets: readonly Offer[]): readonly Offer[] => {
  if (/^half\b/i.test(part))
    return sets.map(({ name, note, also = [] }) => ({
      name: `half ${name}`,
      ...(note ? { note } : {}),
      also: also.map((one) => `half ${one}`),
    }));
  if (count === '')
    return [
      ...['2 sets of 5', '2 sets', 'at most 3 sets'].map((name) => ({ name, note: 'drawn at random' })),
      { name: 'half', note: 'five piles of a set' },
    ];
  if (/^\d+\s+$/.test(count))
    return ['sets', ...(count.trim() === '2' ? ['sets of 5'] : [])].map((name) => ({ name, note: 'drawn at random' }));
  return /^at most\s/i.test(count) ? [{ name: 'sets', note: 'drawn at random' }] : [];
};

/** Piles and then landscapes, of the boxes that one has first. */
const cardOffers = ({ cards, landscapes, sets }: Dominion, owned: readonly string[]): readonly Offer[] => {
  const title = (set: string): string => sets.find(({ key }) => key === set)?.title ?? set;
  const ownFirst = <T extends { readonly editions: readonly string[] }>(all: readonly T[]): readonly T[] => {
    const own = all.filter(({ editions }) => editions.some((key) => owned.includes(key)));
    return [...own, ...all.filter((one) => !own.includes(one))];
  };
  return [
    ...ownFirst(cards).map(({ name, also, cards: inside, set }) => ({
      name,
      note: title(set),
      also: [...also, ...inside],
    })),
    ...ownFirst(landscapes).map(({ name, kind, set }) => ({ name, note: `${kind}, ${title(set)}` })),
  ];
};

const setOffers = (dominion: Dominion, owned: readonly string[]): readonly Offer[] => {
  const all = namedSets(dominion);
  const offer = ({ key, title, names, editions }: (typeof all)[number]): Offer => ({
    name: key,
    note: editions.length > 1 && dominion.sets.some((set) => set.key === key) ? `${title}, the newest edition` : title,
    also: names,
  });
  const single = all.filter(({ editions, key }) => editions.length === 1 && editions[0] === key);
  const mine = single.filter(({ key }) => owned.includes(key));
  const unique = [
    ...mine,
    ...single.filter((one) => !mine.includes(one)),
    ...all.filter(({ editions }) => editions.length > 1),
  ];
  return unique.filter(({ key }, i) => unique.findIndex((one) => one.key === key) === i).map(offer);
};

/**
 * Roles, types, cards, sets and costs; without a count a role is offered with one, for `Village` alone is the card, and
 * each card comes once.
 */
export const completeExpression = (typed: string, dominion: Dominion, rules: HouseRules): readonly Choice[] => {
  const typing = typingOf(typed, /[,/]/g);
  const owned = ownedBy(rules, dominion);
  const banning = typed.includes('/') || /no\s+/i.test(typing.count);
  const roleLike = [...roleOffers, ...typeOffers, ...costOffers].map((offer) =>
    typing.count === '' && !banning
      ? { ...offer, name: `1 ${offer.name}`, also: [offer.name, ...(offer.also ?? [])] }
      : offer,
  );
  const counted = typing.count !== '';
  const cards = Number(/\d+/.exec(typing.count)?.[0] ?? 0) > 1 ? [] : cardOffers(dominion, owned);
  const all = counted || banning ? [] : [{ name: 'All', note: 'every box' }];
  const sets = setOffers(dominion, owned);
  return offered(typing, [...roleLike, ...cards, ...all, ...sets, ...(banning ? [] : mixOffers(typing, sets))]);
};

/** What must not be in it: as behind the slash. */
export const completeBan = (typed: string, dominion: Dominion, rules: HouseRules): readonly Choice[] =>
  offered(typingOf(typed, /,/g), [
    ...roleOffers,
    ...typeOffers,
    ...costOffers,
    ...cardOffers(dominion, ownedBy(rules, dominion)),
  ]);

/** Cards and landscapes, parted by commas; none twice; those of the names alone where some are given. */
export const completeCards = (
  typed: string,
  dominion: Dominion,
  owned: readonly string[],
  only?: readonly string[],
): readonly Choice[] => {
  const typing = typingOf(typed, /,/g);
  const there = typing.before.split(',').map(foldName);
  return offered(
    { ...typing, count: '', part: typing.count + typing.part },
    cardOffers(dominion, owned).filter(({ name }) => !there.includes(foldName(name)) && (only?.includes(name) ?? true)),
  );
};

/** Short names of sets, parted by spaces; none twice. What is a whole name comes first: `int` is the newest edition. */
export const completeSets = (typed: string, dominion: Dominion, owned: readonly string[]): readonly Choice[] => {
  const { before, part } = typingOf(typed, /[\s,]+/g);
  const sign = /^[-!]/.exec(part)?.[0] ?? '';
  const there = before.split(/[\s,]+/).map((word) => word.replace(/^[-!]/, '').toLowerCase());
  const wanted = foldName(part.replace(/^[-!]/, ''));
  const isWhole = ({ name, also = [] }: Offer): boolean => [name, ...also].some((one) => foldName(one) === wanted);
  const free = setOffers(dominion, owned).filter(({ name }) => !there.includes(name));
  const offers = [...free.filter(isWhole), ...free.filter((offer) => !isWhole(offer))];
  const all = before.trim() === '' && sign === '' ? [{ name: 'all', note: 'every box' }] : [];
  const lead = before.trim() === '' ? '' : `${before.trimEnd()} `;
  return offered({ before: lead + sign, count: '', part: part.slice(sign.length) }, [...offers, ...all]);
};

const POTIONS: readonly Choice[] = [
  { name: '3-5: none, or three to five', value: '3-5' },
  { name: 'need 3-5: three to five for certain', value: 'need 3-5' },
  { name: 'none', value: 'none' },
  { name: 'any', value: 'any' },
  { name: '2-4: none, or two to four', value: '2-4' },
];
const LANDSCAPES: readonly Choice[] = [
  { name: '2: up to two, as the rule book deals them', value: '2' },
  { name: 'none', value: 'none' },
  { name: '4: up to four', value: '4' },
  ...['1 event', '2 events', '1 landmark', '1 project', '1 way', '1 trait', '1 event, 1 way'].map((value) => ({
    name: value,
    value,
  })),
];

export const completeWords = (option: 'potions' | 'landscapes', typed: string): readonly Choice[] => {
  const wanted = typed.trim().toLowerCase();
  return (option === 'potions' ? POTIONS : LANDSCAPES).filter(({ name }) => name.toLowerCase().includes(wanted));
};

/** The last wishes of the channel (K21). */
export const completeAgain = (kept: readonly KeptWish[], { focused }: CompletionInput): readonly Choice[] => {
  const wanted = focused.typed.trim().toLowerCase();
  return kept
    .map(({ id, wish }) => ({ name: wishLine(wish), value: id }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
};
