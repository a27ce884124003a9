import { type Dominion, foldName } from './dominion.ts';

/** What names editions: one edition, a set with all of its editions, or a box of several sets. */
export interface NamedSets {
  readonly key: string;
  readonly names: readonly string[];
  readonly editions: readonly string[];
}

/** Everything that names editions; of two with the same name the first is meant. */
export function namedSets({ sets, boxes }: Dominion): readonly NamedSets[] {
  const ofSets = sets.flatMap(({ key, title, editions }): readonly NamedSets[] => [
    ...editions.map((edition) => ({ key: edition.key, names: [edition.key, edition.title], editions: [edition.key] })),
    { key, names: [key, title], editions: editions.map((edition) => edition.key) },
  ]);
  return [...ofSets, ...boxes.map(({ key, title, holds }) => ({ key, names: [key, title], editions: holds }))];
}

/** Why a list of sets can't be used: one that is not known, or nothing left when all that is left out is taken away. */
export type BadSets = { readonly code: 'bad-sets'; readonly unknown: string } | { readonly code: 'no-sets-left' };

/** The most words in the name of a set. */
const longest = 5;

/**
 * The editions that a list names (K5, K21): `base2 sea2`, `Dark Ages, Guilds`, `all -promo`. Names are parted by spaces or commas; a minus, `not`,
 * `no` or `without` before one leaves it out, of all of `boxes` where no other is named. `all` means `boxes`.
 */
export function readSets(text: string, dominion: Dominion, boxes: readonly string[]): readonly string[] | BadSets {
  const known = new Map([['all', boxes]]);
  for (const { names, editions } of namedSets(dominion)) {
    for (const name of names) if (!known.has(foldName(name))) known.set(foldName(name), editions);
  }
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const chosen: string[] = [];
  const barred: string[] = [];
  let named = false;
  for (let at = 0; at < words.length; ) {
    const [bars, first] = signed(words, at);
    const found = nameAt(words, first, known);
    if (!found) return { code: 'bad-sets', unknown: (words[first] ?? words[at] ?? '').replace(/^[-!]/, '') };
    (bars ? barred : chosen).push(...found.editions);
    named ||= !bars;
    at = found.end;
  }
  const all = [...new Set(named ? chosen : boxes)].filter((key) => !barred.includes(key));
  return all.length > 0 ? all : { code: 'no-sets-left' };
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
  known: ReadonlyMap<string, readonly string[]>,
): { readonly editions: readonly string[]; readonly end: number } | undefined {
  const signs = words.findIndex((_, at) => at > first && signed(words, at)[0]);
  for (let end = Math.min(signs < 0 ? words.length : signs, first + longest); end > first; end -= 1) {
    const editions = known.get(foldName(words.slice(first, end).join('')));
    if (editions) return { editions, end };
  }
  return undefined;
}
