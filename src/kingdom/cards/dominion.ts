import type { Card, Landscape } from './card.ts';
import { compareCostsForDisplay } from './cost.ts';
import type { SetupExtra } from './extra.ts';

/** An edition of a set (K5). It is also a box that a player can own (K17). Its key is its short name (K21): `base2`. */
export interface Edition {
  readonly key: string;
  readonly title: string;
  readonly set: string;
  readonly year?: number;
  /** The numbers of mats and tokens in the box, by the key of their extra; `some` is an unknown number. */
  readonly holds: Readonly<Record<string, number | 'some'>>;
}

export interface CardSet {
  readonly key: string;
  readonly title: string;
  readonly short: readonly string[];
  /** The editions of the set, the oldest first. */
  readonly editions: readonly Edition[];
}

/** A box with several sets. `holds` lists the keys of its editions. */
export interface CardSetBox {
  readonly key: string;
  readonly title: string;
  readonly short: readonly string[];
  readonly holds: readonly string[];
}

/** Extras that every pile of the set needs (K17). */
export interface CardSetExtras {
  readonly set: string;
  readonly brings: readonly string[];
}

/** The facts about Dominion (K1). */
export interface Dominion {
  /** All sets, in the order of release. */
  readonly sets: readonly CardSet[];
  readonly boxes: readonly CardSetBox[];
  readonly shares: readonly CardSetExtras[];
  /** All piles, ordered by permanent number. */
  readonly cards: readonly Card[];
  readonly landscapes: readonly Landscape[];
  readonly extras: readonly SetupExtra[];
  readonly kingdoms: readonly { readonly name: string; readonly piles: readonly string[] }[];
}

interface NamedCard {
  readonly nr: number;
  readonly name: string;
  readonly also?: readonly string[];
  readonly cards?: readonly { readonly name: string }[];
}

/** Returns a name in the form for lookups: without case, accents, spaces and punctuation. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/**
 * Maps names, in the form of `foldName`, to piles or landscapes. It includes alternative names, and names of cards in a
 * pile.
 */
export function mapCardsByName<T extends NamedCard>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(
    things.flatMap((one) =>
      [one.name, ...(one.also ?? []), ...(one.cards ?? []).map(({ name }) => name)].map((name) => [
        foldName(name),
        one,
      ]),
    ),
  );
}

export function mapCardsByNumber<T extends NamedCard>(things: readonly T[]): ReadonlyMap<number, T> {
  return new Map(things.map((one) => [one.nr, one]));
}

/** Returns the piles or landscapes in any of these editions (K4, K5). */
export function cardsInEditions<T extends { readonly editions: readonly string[] }>(
  things: readonly T[],
  editions: readonly string[],
): readonly T[] {
  const wanted = new Set(editions);
  return things.filter((one) => one.editions.some((key) => wanted.has(key)));
}

export type CardSortOrder = 'cost' | 'set' | 'name';

const names = new Intl.Collator('en');

/** Sorts piles in an order (K18). Equal piles are sorted by cost, then by name. */
export function sortCards(cards: readonly Card[], order: CardSortOrder, sets: readonly CardSet[]): readonly Card[] {
  const rank = new Map(sets.map((set, place) => [set.key, place]));
  const place = (card: Card): number => rank.get(card.set) ?? sets.length;
  return cards.toSorted(
    (a, b) =>
      (order === 'set' ? place(a) - place(b) : 0) ||
      (order === 'name' ? names.compare(a.name, b.name) : 0) ||
      compareCostsForDisplay(a.cost, b.cost) ||
      names.compare(a.name, b.name),
  );
}
