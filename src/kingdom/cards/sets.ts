// biome-ignore-all lint/plugin/words: what people type of a kingdom is the same in every language
import { type Dominion, foldName } from './dominion.ts';

/** What names editions: one edition, a set, or a box of several sets. */
export interface NamedSets {
  readonly key: string;
  readonly title: string;
  /** All that it is called, its key and title among them. */
  readonly names: readonly string[];
  /**
   * The oldest of each set first. To draw from a set is to draw from the newest of them; to leave it out is to leave
   * out all.
   */
  readonly editions: readonly string[];
  /** The name says that all of them are meant. */
  readonly every?: true;
}

/** How people tell an edition of several, the oldest first: `Intrigue 2nd edition`, `int2`, `int 2e`. */
const ordinals = [
  ['1', '1e', '1ed', '1st', 'first', '1st edition', 'first edition', 'edition 1'],
  ['2', '2e', '2ed', '2nd', 'second', '2nd edition', 'second edition', 'edition 2'],
] as const;
const bothEditions = ['both', 'both editions', 'all editions', '1 and 2', '1+2'] as const;

/** Everything that names editions; of two with the same name the first is meant. */
export function namedSets({ sets, boxes }: Dominion): readonly NamedSets[] {
  const ofSets = sets.flatMap(({ key, title, short, editions }): readonly NamedSets[] => {
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

/** Why a list of sets can't be used: one that is not known, or nothing left when all that is left out is taken away. */
export type BadSets = { readonly code: 'bad-sets'; readonly unknown: string } | { readonly code: 'no-sets-left' };

/** The most words in the name of a set. */
const mostWordsOfSet = 5;

/**
 * The editions that a list names (K5, K21): `base2 sea2`, `Dark Ages, Guilds`, `all -promo`. Names are parted by spaces
 * or commas; a minus, `not`, `no` or `without` before one leaves it out, of all of `boxes` where no other is named.
 * `all` means `boxes`. A set without its edition is the newest of those in `boxes`, or the newest of all; where it is
 * left out, all of its editions are.
 */
export function readSets(text: string, dominion: Dominion, boxes: readonly string[]): readonly string[] | BadSets {
  const known = new Map<string, SetsMeant>([['all', { chosen: boxes, barred: boxes }]]);
  for (const sets of namedSets(dominion)) {
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

/** The editions of a name where one draws from it, and where one leaves it out. */
interface SetsMeant {
  readonly chosen: readonly string[];
  readonly barred: readonly string[];
}

/** Of each set the newest edition that one has, or the newest of all where one has none; all where the name says so. */
export function newest(
  { editions, every }: NamedSets,
  { sets }: Dominion,
  boxes: readonly string[],
): readonly string[] {
  if (every) return editions;
  return sets.flatMap((set) => {
    const named = set.editions.map(({ key }) => key).filter((key) => editions.includes(key));
    return named.findLast((key) => boxes.includes(key)) ?? named.at(-1) ?? [];
  });
}

/** Whether the name there is left out, and the place of its first word. */
function signed(words: readonly string[], at: number): readonly [boolean, number] {
  const word = words[at] ?? '';
  if (/^(?:not|no|without|[-!])$/i.test(word)) return [true, at + 1];
  return [/^[-!]/.test(word), at];
}

/** The longest name that begins with that word and goes on over no sign. */
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
