// biome-ignore-all lint/plugin/words: what people type of a kingdom is the same in every language

import { cardTypes, roles } from '../cards/card.ts';
import { type Dominion, foldName, mapCardsByName } from '../cards/dominion.ts';
import { editionGroupNames, newest } from '../cards/sets.ts';
import { pluralizeCardType, spokenPileRoleNames } from '../cards/spoken-names.ts';
import { type DemandedPileProperty, unlimitedCount } from '../request/request.ts';

export type ExpressionNameMeaning =
  | { readonly kind: 'card'; readonly nr: number }
  | { readonly kind: 'landscape'; readonly nr: number }
  | { readonly kind: 'subject'; readonly of: DemandedPileProperty }
  | {
      readonly kind: 'sets';
      readonly key: string;
      readonly several: boolean;
      readonly chosen: readonly string[];
      readonly barred: readonly string[];
    };

export interface ExpressionLexicon {
  readonly cards: ReadonlyMap<string, ExpressionNameMeaning>;
  readonly others: ReadonlyMap<string, ExpressionNameMeaning>;
  readonly sets: (editions: readonly string[]) => readonly string[];
}

export function namesInExpressions(dominion: Dominion): readonly string[] {
  return [
    ...roles.flatMap((role) => [role, ...spokenPileRoleNames[role]]),
    ...cardTypes.flatMap((type) => [type, pluralizeCardType(type)]),
    ...editionGroupNames(dominion).flatMap(({ names }) => names),
  ];
}

/** The lexicon of the most recent boxes only, because most texts are read with all editions as boxes. */
const newestLexicon = new WeakMap<Dominion, { readonly boxes: string; readonly lexicon: ExpressionLexicon }>();

export function getExpressionLexicon(dominion: Dominion, boxes: readonly string[]): ExpressionLexicon {
  const asked = boxes.join();
  const known = newestLexicon.get(dominion);
  if (known?.boxes === asked) return known.lexicon;
  const lexicon = newLexicon(dominion, boxes);
  newestLexicon.set(dominion, { boxes: asked, lexicon });
  return lexicon;
}

function newLexicon(dominion: Dominion, boxes: readonly string[]): ExpressionLexicon {
  const others = new Map<string, ExpressionNameMeaning>([
    ['all', { kind: 'sets', key: 'all', several: true, chosen: boxes, barred: boxes }],
  ]);
  const name = (text: string, meaning: ExpressionNameMeaning): void => {
    if (!others.has(foldName(text))) others.set(foldName(text), meaning);
  };
  for (const role of roles)
    for (const text of [role, ...spokenPileRoleNames[role]])
      name(text, { kind: 'subject', of: { kind: 'role', role } });
  for (const type of cardTypes)
    for (const text of [type, pluralizeCardType(type)]) name(text, { kind: 'subject', of: { kind: 'type', type } });
  for (const sets of editionGroupNames(dominion)) {
    const { key, names, editions } = sets;
    const several = dominion.boxes.some((box) => box.key === key && box.holds.length > 1);
    for (const text of names)
      name(text, { kind: 'sets', key, several, chosen: newest(sets, dominion, boxes), barred: editions });
  }
  const landscapes = [...mapCardsByName(dominion.landscapes)].map(
    ([text, { nr }]) => [text, { kind: 'landscape', nr }] as const,
  );
  const cards = [...mapCardsByName(dominion.cards)].map(([text, { nr }]) => [text, { kind: 'card', nr }] as const);
  const sets = (editions: readonly string[]): readonly string[] =>
    dominion.sets.filter((set) => set.editions.some(({ key }) => editions.includes(key))).map(({ key }) => key);
  return { cards: new Map<string, ExpressionNameMeaning>([...landscapes, ...cards]), others, sets };
}

export function findExpressionNameMeaning(
  name: string,
  counted: boolean,
  { cards, others }: ExpressionLexicon,
): ExpressionNameMeaning | undefined {
  const cost = /^(?:cost\s*|\$)(\d+)(?:\s*(\+)|\s*-\s*(\d+))?$/i.exec(name);
  if (cost) {
    const from = Number(cost[1]);
    const to = cost[2] ? unlimitedCount : Number(cost[3] ?? from);
    return from <= to ? { kind: 'subject', of: { kind: 'cost', from, to } } : undefined;
  }
  const folded = foldName(name);
  return counted ? (others.get(folded) ?? cards.get(folded)) : (cards.get(folded) ?? others.get(folded));
}

/**
 * Returns a function that finds the meaning of a name in a request. After a number (`counted`), roles, types and sets
 * come before cards.
 */
export function createNameMeaningFinder(
  dominion: Dominion,
  boxes: readonly string[],
): (name: string, counted: boolean) => ExpressionNameMeaning | undefined {
  const lexicon = getExpressionLexicon(dominion, boxes);
  return (name, counted) => findExpressionNameMeaning(name, counted, lexicon);
}
