// biome-ignore-all lint/plugin/words: what people type of a kingdom is the same in every language
import { type Dominion, foldName } from './dominion.ts';

export interface EditionGroupNames {
  readonly key: string;
  readonly title: string;
  readonly names: readonly string[];
  /**
   * The editions that a name means, the oldest first. If the name includes a set, only the newest is used. If it
   * excludes a set, all are excluded.
   */
  readonly editions: readonly string[];
  readonly every?: true;
}

/** Patterns that name one of several editions, the oldest first: `Intrigue 2nd edition`, `int2`, `int 2e`. */
const ordinals = [
  ['1', '1e', '1ed', '1st', 'first', '1st edition', 'first edition', 'edition 1'],
  ['2', '2e', '2ed', '2nd', 'second', '2nd edition', 'second edition', 'edition 2'],
] as const;
const bothEditions = ['both', 'both editions', 'all editions', '1 and 2', '1+2'] as const;

/** Returns every name of editions. If two names are equal, the first counts. */
export function editionGroupNames({ sets, boxes }: Dominion): readonly EditionGroupNames[] {
  const ofSets = sets.flatMap(({ key, title, short, editions }): readonly EditionGroupNames[] => {
    const called = [key, title, ...short];
    const withEnds = (ends: readonly string[]): readonly string[] =>
      called.flatMap((name) => ends.map((end) => `${name} ${end}`));
    const keys = editions.map((edition) => edition.key);
    return [
      ...editions.map((edition, i) => ({
        key: edition.key,
        title: edition.title,
        names: [edition.key, edition.title, ...withEnds(editions.length > 1 ? (ordinals[i] ?? []) : ['1', '1e'])],
        editions: [edition.key],
      })),
      { key, title, names: called, editions: keys },
      ...(editions.length > 1
        ? [{ key, title, names: withEnds(bothEditions), editions: keys, every: true } as const]
        : []),
    ];
  });
  return [
    ...ofSets,
    ...boxes.map(({ key, title, short, holds }) => ({ key, title, names: [key, title, ...short], editions: holds })),
  ];
}

export type InvalidSetList =
  | { readonly code: 'bad-sets'; readonly unknown: string }
  | { readonly code: 'no-sets-left' };

const mostWordsOfSet = 5;

/**
 * Reads a list of sets and returns the keys of its editions (K5, K21): `base2 sea2`, `Dark Ages, Guilds`, `all -promo`.
 * Spaces or commas separate names. A minus, `not`, `no` or `without` before a name excludes it, from all of `boxes` if
 * the list names no other sets. `all` means `boxes`. A set without an edition means its newest edition in `boxes`, or
 * its newest of all. If excluded, it means all of its editions.
 */
export function parseSetList(
  text: string,
  dominion: Dominion,
  boxes: readonly string[],
): readonly string[] | InvalidSetList {
  const known = new Map<string, SetsMeant>([['all', { chosen: boxes, barred: boxes }]]);
  for (const sets of editionGroupNames(dominion)) {
    const meant = { chosen: newest(sets, dominion, boxes), barred: sets.editions };
    for (const name of sets.names) if (!known.has(foldName(name))) known.set(foldName(name), meant);
  }
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const chosen: string[] = [];
  const barred: string[] = [];
  let named = false;
  for (let at = 0; at < words.length; ) {
    const [bars, first] = signed(words, at);
    const found = nameAt(words, first, known);
    if (!found) return { code: 'bad-sets', unknown: (words[first] ?? words[at] ?? '').replace(/^[-!]/, '') };
    if (bars) barred.push(...found.meant.barred);
    else chosen.push(...found.meant.chosen);
    named ||= !bars;
    at = found.end;
  }
  const all = [...new Set(named ? chosen : boxes)].filter((key) => !barred.includes(key));
  return all.length > 0 ? all : { code: 'no-sets-left' };
}

interface SetsMeant {
  readonly chosen: readonly string[];
  readonly barred: readonly string[];
}

/**
 * Returns the newest edition of each set in `boxes`. For sets without an edition there, returns their newest of all. If
 * the name means all sets, returns all.
 */
export function newest(
  { editions, every }: EditionGroupNames,
  { sets }: Dominion,
  boxes: readonly string[],
): readonly string[] {
  if (every) return editions;
  return sets.flatMap((set) => {
    const named = set.editions.map(({ key }) => key).filter((key) => editions.includes(key));
    return named.findLast((key) => boxes.includes(key)) ?? named.at(-1) ?? [];
  });
}

/** Returns true if the name is excluded, and the index of the name's first word. */
function signed(words: readonly string[], at: number): readonly [boolean, number] {
  const word = words[at] ?? '';
  if (/^(?:not|no|without|[-!])$/i.test(word)) return [true, at + 1];
  return [/^[-!]/.test(word), at];
}

function nameAt(
  words: readonly string[],
  first: number,
  known: ReadonlyMap<string, SetsMeant>,
): { readonly meant: SetsMeant; readonly end: number } | undefined {
  const signs = words.findIndex((_, at) => at > first && signed(words, at)[0]);
  for (let end = Math.min(signs < 0 ? words.length : signs, first + mostWordsOfSet); end > first; end -= 1) {
    const meant = known.get(foldName(words.slice(first, end).join('')));
    if (meant) return { meant, end };
  }
  return undefined;
}
