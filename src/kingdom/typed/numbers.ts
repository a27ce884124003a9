import type { DealtLandscapeKind, LandscapeWish, PotionCountWish } from '../request/request.ts';
import { kingdomSize } from '../request/request.ts';
import { replaceNumberWords } from './phrases.ts';

function boundsOf(text: string): { readonly min: number; readonly max: number } | undefined {
  const found = /^(\d{1,2})\s*(?:(\+)|-\s*(\d{1,2}))?$/.exec(text);
  if (!found) return undefined;
  const min = Number(found[1]);
  const max = found[2] ? kingdomSize : Number(found[3] ?? min);
  return min >= 1 && min <= max && max <= kingdomSize ? { min, max } : undefined;
}

/**
 * Parses the allowed number of potion cards (K10): `any`, `none`, `3-5` (or none), `0-4` (none or 1 to 4), `need 3-5`.
 */
export function readPotions(text: string): PotionCountWish | undefined {
  const plain = replaceNumberWords(text)
    .trim()
    .toLowerCase()
    .replace(/^up to\s+/, '0-')
    .replace(/\s*\bto\b\s*/, '-');
  if (plain === 'any') return { kind: 'any' };
  if (/^(?:none|no|0)$/.test(plain)) return { kind: 'none' };
  const needed = /^need(?:ed)?\s*(.*)$/.exec(plain);
  if (needed) {
    const bounds = boundsOf(needed[1] || '3-5');
    return bounds && { kind: 'need', ...bounds };
  }
  const bounds = boundsOf(plain.replace(/^0\s*-\s*(?=[1-9])/, '1-').replace(/^(?:0|none)\s*(?:or|,)\s*/, ''));
  return bounds && { kind: 'or-none', ...bounds };
}

const kinds: Readonly<Record<string, DealtLandscapeKind>> = {
  event: 'event',
  landmark: 'landmark',
  project: 'project',
  way: 'way',
  trait: 'trait',
};

export function landscapeKindOf(name: string): DealtLandscapeKind | undefined {
  return kinds[name.trim().toLowerCase().replace(/s$/, '')];
}

/**
 * Parses a wish for landscapes (K17). With `2` or `up to 3 events`, landscapes are shuffled among the piles, so that
 * fewer may come. `1 event, 2 ways` are fixed numbers. `none` excludes them.
 */
export function readLandscapes(text: string): LandscapeWish | undefined {
  const plain = replaceNumberWords(text).trim().toLowerCase();
  const most = /^(?:up to|at most|max)\s+(\d{1,2})(?:\s+(?:landscapes?|([a-z]+?)s?))?$/.exec(plain);
  const of = kinds[most?.[2] ?? ''];
  if (most && (of || most[2] === undefined)) return { kind: 'dealt', most: Number(most[1]), ...(of ? { of } : {}) };
  if (/^(?:none|no|\d{1,2})$/.test(plain)) return { kind: 'dealt', most: Number(/\d+/.exec(plain)?.[0] ?? 0) };
  const numbers: Partial<Record<DealtLandscapeKind, number>> = {};
  for (const part of plain.split(/\s*(?:,|\band\b|(?<=[a-z])\s+(?=\d))\s*/)) {
    const found = /^(?:(\d{1,2})\s*|an?\s+)?([a-z]+?)s?$/.exec(part);
    const kind = kinds[found?.[2] ?? ''];
    if (!found || !kind) return undefined;
    numbers[kind] = (numbers[kind] ?? 0) + Number(found[1] ?? 1);
  }
  return { kind: 'exact', numbers };
}
