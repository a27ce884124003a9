import { expect, it } from 'vitest';
import { isFields } from '../../src/table/index.ts';
import { madeModule } from '../support/modules/any-module.ts';

/** So many modules there are of which tests take one by chance. */
const MODULES = 40;

/** The ways to all keys of plain data: `maps.boards.zones`. Names of an author's own are keys, too. */
const waysIn = (value: unknown, way: string, found: Set<string>): Set<string> => {
  if (Array.isArray(value)) for (const item of value) waysIn(item, way, found);
  else if (isFields(value))
    for (const [key, part] of Object.entries(value)) {
      if (key === 'mask' && part === false) continue; // `mask: false` is the same as no mask.
      if (key === 'decks' && Array.isArray(part) && part.length === 0) continue; // An empty list is the same as none.
      const own = way === '' ? key : `${way}.${key}`;
      found.add(own);
      waysIn(part, own, found);
    }
  return found;
};

/** Traits of prototypes: a game has them apart from the properties. */
const homeOf = (way: string): string =>
  way.replace(
    /^prototypes\.(\w+)\.(layers|mask|invisible|unit|level|facing|moves|picture|back|jumps|captures|taken|royal|becomes)$/,
    'traits.$1.$2',
  );

/** Keys that a game has in another place, under another key, or not at all. */
const ELSEWHERE = new RegExp(
  [
    String.raw`^(?:\$schema|like|without|sheets)\b`,
    String.raw`^prototypes\.\w+\.`,
    String.raw`\.each$`,
    String.raw`(?:^|\.)(?:decks|setup)\.at$`,
    String.raw`^decks\.back\.(?:sheet|at)$`,
    String.raw`^modifiers(?:\.grants)?\.(?:phase$|(?:un)?link\b)`,
    String.raw`\.choose(?:\.\w+)?\.number$`,
    String.raw`\.grid\.(?:doubled|first|origin|skipI|rowFirst|points|spots)\b`,
    String.raw`(?:\.of|\.each|\.choose(?:\.\w+)?)\.(?:piece|cell|side)$`,
    String.raw`^modifiers\.known-to$`,
    String.raw`^rules\.\w+(?:Limit|MaxSize)$`,
  ].join('|'),
);

it('[D52] every key of a module’s file reaches the game', () => {
  const lost = new Set<string>();
  for (let seed = 1; seed <= MODULES; seed += 1) {
    const { file, module } = madeModule(seed);
    const kept = waysIn(module, '', new Set());
    const ways = [...waysIn(file, '', new Set())].map(homeOf);
    for (const way of ways) if (!kept.has(way) && !ELSEWHERE.test(way)) lost.add(way);
  }
  expect([...lost].sort()).toEqual([]);
});
