import { kingdomSize, type RandomSetsWish, unlimitedCount } from '../request/request.ts';

export interface CountRange {
  readonly min: number;
  readonly max: number;
}

const counts: readonly (readonly [RegExp, (a: number, b: number) => CountRange])[] = [
  [/^(?:at least|min|>=|≥)\s*(\d+)\s*/i, (min) => ({ min, max: unlimitedCount })],
  [/^(?:at most|max|up to|<=|≤)\s*(\d+)\s*/i, (max) => ({ min: 0, max })],
  [/^(?:exactly|=)\s*(\d+)\s*/i, (both) => ({ min: both, max: both })],
  [/^(\d+)\s*-\s*(\d+)\s*/, (min, max) => ({ min, max })],
  [/^(\d+)\s*\+\s*/, (min) => ({ min, max: unlimitedCount })],
  [/^(\d+)\s*/, (min) => ({ min, max: min === 0 ? 0 : unlimitedCount })],
  [/^no\s+/i, () => ({ min: 0, max: 0 })],
];

export function parseLeadingCount(text: string): { readonly count?: CountRange; readonly rest: string } {
  for (const [form, count] of counts) {
    const match = form.exec(text);
    if (match) return { count: count(Number(match[1]), Number(match[2])), rest: text.slice(match[0].length) };
  }
  return { rest: text };
}

/**
 * Reads a phrase about random sets (K26): `2 sets`, `at most 3 sets`, `2 random sets of 5`, `3 sets of 2-4 piles each`.
 */
export function parseRandomSetsPhrase(text: string): RandomSetsWish | 'sets-number' | 'sets-size' | undefined {
  const { count, rest } = parseLeadingCount(text);
  const found = /^(?:random |different )?sets?(?:,?\s+(?:(?:at random|with|of)\s+)*(.*))?$/i.exec(rest);
  if (!found) return undefined;
  if (!count) return 'sets-number';
  const bare = /^\d+\s*(?:random|different|sets?)/i.test(text);
  const sets = bare ? count.min : count.max;
  const most = count.min === 0 && count.max > 0;
  if (sets < 1 || sets > kingdomSize || !(bare || most || count.min === count.max)) return 'sets-number';
  const size = (found[1] ?? '').trim().replace(/^at random$/i, '');
  if (most) return size === '' ? { sets } : 'sets-number';
  if (size === '') return { sets, each: { min: 1, max: kingdomSize } };
  const { count: of, rest: after } = parseLeadingCount(size);
  if (!of || !/^(?:piles?|cards?)?\s*(?:of |from )?(?:each)?$/i.test(after)) return 'sets-number';
  const each = {
    min: Math.max(1, of.min),
    max: Math.min(kingdomSize, /^\d+(?![\d\s]*[-+\d])/.test(size) ? of.min : of.max),
  };
  return each.min <= each.max && sets * each.min <= kingdomSize && sets * each.max >= kingdomSize
    ? { sets, each }
    : 'sets-size';
}

/** Reads a name with a relative weight, in percent: `Seaside x3`, `Moat ×0.5`. */
export function parseNameWithWeight(
  text: string,
): { readonly name: string; readonly percent: number } | 'weight' | undefined {
  const found = /^(.*\S)(?:\s+[x*]|\s*×)\s*(\d+(?:\.\d+)?)$/i.exec(text);
  if (!found) return undefined;
  const times = Number(found[2]);
  return times >= 0.1 && times <= 20 ? { name: found[1] ?? '', percent: Math.round(times * 10_000) / 100 } : 'weight';
}
