import { within } from '../../table/index.ts';
import type { Module } from './module.ts';

/**
 * Returns a key as readable text: `MovePoints` becomes "Move points", and `point-value` "point value". `Red
 * Hand_Wealth`, the property of a counter that no longer exists, becomes "Wealth (Red Hand)".
 */
export const formatKeyAsText = (key: string): string => {
  if (read.size >= MOST_READ) read.clear();
  return within(read, key, () => asWords(key));
};

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

/** True if the module hides a property from posts and lists. */
export const isUntold = ({ untold = [] }: Pick<Module, 'untold'>, property: string): boolean =>
  untold.includes(property);

export const moduleLabelOf = ({ labels = {} }: Pick<Module, 'labels'>, key: string): string | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

/** Returns the label of a key, otherwise its readable form (D39). */
export const labelOfModuleKey = (module: Pick<Module, 'labels'>, key: string): string =>
  moduleLabelOf(module, key) ?? formatKeyAsText(key);
