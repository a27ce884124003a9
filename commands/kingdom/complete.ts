import {
  cardTypes,
  costExamples,
  type Dominion,
  editionGroupNames,
  foldName,
  landscapeCountExamples,
  potionCountExamples,
  roles,
  setCountSuffixes,
  setMixExamples,
  shareWishExamples,
  typedRole,
} from '../../src/kingdom/index.ts';
import type { Choice, CompletionInput } from '../../src/port/command.ts';
import type { HouseRules } from '../../src/session/kingdom/house.ts';
import type { KeptWish } from '../../src/session/kingdom/wishes.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import { editionsOwnedByHouse } from './request.ts';
import { formatKingdomWish } from './wish.ts';

interface KingdomOffer {
  readonly name: string;
  readonly note?: string;
  readonly also?: readonly string[];
}

/**
 * The typed text in three parts: everything before the current name, its count such as `at least 2 `, and the
 * incomplete name.
 */
interface Typing {
  readonly before: string;
  readonly count: string;
  readonly part: string;
}

const COUNT = /^(?:(?:at least|at most|exactly|min|max|>=|<=|=|≥|≤)\s*\d+|\d+\s*-\s*\d+|\d+\+?|no)\s+/i;

/**
 * Splits an expression at its last comma or slash. A slash within a pile's name also splits, but after it no completion
 * is needed.
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
 * Returns suggestions in three groups: names that begin with the typed part, names with a word that does, and names
 * that contain it. Each suggestion keeps the text before the part.
 */
const offered = ({ before, count, part }: Typing, offers: readonly KingdomOffer[]): readonly Choice[] => {
  const wanted = foldName(part);
  const rank = ({ name, also = [] }: KingdomOffer): number => {
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
    .filter(({ value }) => value.length <= DISCORD_LIMITS.choice)
    .slice(0, MOST_CHOICES);
};

type Notes = Words['commands']['kingdom']['notes'];

const roleOffers = (notes: Notes): readonly KingdomOffer[] => [
  // The role `moat` has the same name as the card.
  ...roles.filter((role) => role !== 'moat').map((role) => ({ name: typedRole(role), note: notes.role, also: [role] })),
  ...cardTypes
    .filter((type) => !roles.some((role) => role === type.toLowerCase()))
    .map((name) => ({ name, note: notes.type })),
  ...costExamples.map((name) => ({ name, note: notes.cost })),
];

const mixOffers = (notes: Notes, { count, part }: Typing, sets: readonly KingdomOffer[]): readonly KingdomOffer[] => {
  const random = (names: readonly string[]): readonly KingdomOffer[] =>
    names.map((name) => ({ name, note: notes.random }));
  if (/^half\b/i.test(part))
    return sets.map((set) => ({
      ...set,
      name: `half ${set.name}`,
      also: (set.also ?? []).map((one) => `half ${one}`),
    }));
  if (count === '') return [...random(setMixExamples), { name: 'half', note: notes.half }];
  if (/^\d+\s+$/.test(count)) return random(setCountSuffixes(Number(count)));
  return /^at most\s/i.test(count) ? random(['sets']) : [];
};

const cardOffers = (
  notes: Notes,
  { cards, landscapes, sets }: Dominion,
  owned: readonly string[],
): readonly KingdomOffer[] => {
  const title = (set: string): string => sets.find(({ key }) => key === set)?.title ?? set;
  const ownFirst = <T extends { readonly editions: readonly string[] }>(all: readonly T[]): readonly T[] => {
    const own = all.filter(({ editions }) => editions.some((key) => owned.includes(key)));
    return [...own, ...all.filter((one) => !own.includes(one))];
  };
  return [
    ...ownFirst(cards).map(({ name, also, cards: inside, set }) => ({
      name,
      note: title(set),
      also: [...also, ...inside.map((one) => one.name)],
    })),
    ...ownFirst(landscapes).map((one) => ({ name: one.name, note: notes.landscape(one, title(one.set)) })),
  ];
};

const setOffers = (notes: Notes, dominion: Dominion, owned: readonly string[]): readonly KingdomOffer[] => {
  const all = editionGroupNames(dominion);
  const offer = ({ key, title, names, editions }: (typeof all)[number]): KingdomOffer => ({
    name: key,
    note: editions.length > 1 && dominion.sets.some((set) => set.key === key) ? notes.newest(title) : title,
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
 * Suggests roles, types, cards, sets and costs. A role is suggested with the count `1` if no count is typed, because
 * `Village` alone means the card. Each card appears once.
 */
export const suggestKingdomCriteria = (
  { commands }: Words,
  typed: string,
  dominion: Dominion,
  rules: HouseRules,
): readonly Choice[] => {
  const { notes } = commands.kingdom;
  const typing = typingOf(typed, /[,/]/g);
  const owned = editionsOwnedByHouse(rules, dominion);
  const banning = typed.includes('/') || /no\s+/i.test(typing.count);
  const roleLike = roleOffers(notes).map((offer) =>
    typing.count === '' && !banning
      ? { ...offer, name: `1 ${offer.name}`, also: [offer.name, ...(offer.also ?? [])] }
      : offer,
  );
  const counted = typing.count !== '';
  const cards = Number(/\d+/.exec(typing.count)?.[0] ?? 0) > 1 ? [] : cardOffers(notes, dominion, owned);
  const all = counted || banning ? [] : [{ name: 'All', note: notes.every }];
  const sets = setOffers(notes, dominion, owned);
  return offered(typing, [...roleLike, ...cards, ...all, ...sets, ...(banning ? [] : mixOffers(notes, typing, sets))]);
};

export const suggestKingdomBans = (
  { commands: { kingdom } }: Words,
  typed: string,
  dominion: Dominion,
  rules: HouseRules,
): readonly Choice[] =>
  offered(typingOf(typed, /,/g), [
    ...roleOffers(kingdom.notes),
    ...cardOffers(kingdom.notes, dominion, editionsOwnedByHouse(rules, dominion)),
  ]);

/** Suggests cards and landscapes for a list with commas, without those already typed. `only`: the allowed names. */
export const suggestKingdomCards = (
  { commands }: Words,
  typed: string,
  dominion: Dominion,
  owned: readonly string[],
  only?: readonly string[],
): readonly Choice[] => {
  const typing = typingOf(typed, /,/g);
  const there = typing.before.split(',').map(foldName);
  return offered(
    { ...typing, count: '', part: typing.count + typing.part },
    cardOffers(commands.kingdom.notes, dominion, owned).filter(
      ({ name }) => !there.includes(foldName(name)) && (only?.includes(name) ?? true),
    ),
  );
};

/**
 * Suggests keys of sets for a list with spaces, without those already typed. If the typed part is a complete name, it
 * comes first: `int` means the newest edition.
 */
export const suggestCardSets = (
  { commands: { kingdom } }: Words,
  typed: string,
  dominion: Dominion,
  owned: readonly string[],
): readonly Choice[] => {
  const { before, part } = typingOf(typed, /[\s,]+/g);
  const sign = /^[-!]/.exec(part)?.[0] ?? '';
  const there = before.split(/[\s,]+/).map((word) => word.replace(/^[-!]/, '').toLowerCase());
  const wanted = foldName(part.replace(/^[-!]/, ''));
  const isWhole = ({ name, also = [] }: KingdomOffer): boolean =>
    [name, ...also].some((one) => foldName(one) === wanted);
  const free = setOffers(kingdom.notes, dominion, owned).filter(({ name }) => !there.includes(name));
  const offers = [...free.filter(isWhole), ...free.filter((offer) => !isWhole(offer))];
  const all = before.trim() === '' && sign === '' ? [{ name: 'all', note: kingdom.notes.every }] : [];
  const lead = before.trim() === '' ? '' : `${before.trimEnd()} `;
  return offered({ before: lead + sign, count: '', part: part.slice(sign.length) }, [...offers, ...all]);
};

export const suggestKingdomOptionValues = (
  { commands: { kingdom } }: Words,
  option: 'potions' | 'landscapes' | 'colony' | 'shelters',
  typed: string,
): readonly Choice[] => {
  const wanted = typed.trim().toLowerCase();
  const labels: Readonly<Record<string, string>> = kingdom[option];
  const values = {
    potions: potionCountExamples,
    landscapes: landscapeCountExamples,
    colony: shareWishExamples,
    shelters: shareWishExamples,
  };
  return values[option]
    .map((value) => ({ name: labels[value] ?? value, value }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
};

/** Suggests the latest requests for kingdoms in the channel (K21). */
export const suggestRecentKingdomWishes = (
  kept: readonly KeptWish[],
  { focused, words }: CompletionInput<OptionOf<'kingdom'>>,
): readonly Choice[] => {
  const wanted = focused.typed.trim().toLowerCase();
  return kept
    .map(({ id, wish }) => ({ name: formatKingdomWish(words, wish), value: id }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
};
