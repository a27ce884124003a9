import { within } from '../../table/index.ts';
import type { Module } from './module.ts';

/**
 * A key of a module as people read it where the module gives no label: `MovePoints` as "Move points", `point-value` as
 * "point value". What has one part, or several words already, stays as it is, but for the number of a counter that is
 * not there: `Red Hand_Wealth` as "Wealth (Red Hand)".
 */
export const readable = (key: string): string => {
  if (read.size >= MOST_READ) read.clear();
  return within(read, key, () => asWords(key));
};

/** Keys that were read already, which are few. */
const read = new Map<string, string>();
const MOST_READ = 10_000;

const asWords = (key: string): string => {
  if (/\s/.test(key)) return key.replace(/^(.+)_([^_]+)$/, '$2 ($1)');
  const words = key
    .replace(/(?<=[^_])_+(?=[^_])/g, ' ')
    .replace(/(?<=\p{Ll})-+(?=\p{Ll})/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])(?=\p{Lu}\p{Ll})/gu, ' ')
    .trim()
    .split(/ +/);
  return words.map((word, i) => (i > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)).join(' ');
};

/** Whether a module keeps a property for its rules: no post and no list speaks of it. */
export const isUntold = ({ untold = [] }: Pick<Module, 'untold'>, property: string): boolean =>
  untold.includes(property);

/** What a module says that players read in the place of a key; undefined where it says nothing. */
export const givenLabel = ({ labels = {} }: Pick<Module, 'labels'>, key: string): string | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

/** What players read in the place of a key: its label, else the key as words (D39). */
export const labelOf = (module: Pick<Module, 'labels'>, key: string): string =>
  givenLabel(module, key) ?? readable(key);
