import type { Changes, ModuleDifference } from '../../engine/index.ts';
import { plain, removeMarkdown } from '../../view/text/text.ts';
import { LONGEST_DIFFERENCES_TEXT } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { propertyText } from '../base/properties.ts';
import { name, names } from '../base/values.ts';
import { disclosureLines } from './disclosures.ts';

/** The differences between the module of a running game and a new version of it, each on a line (D1). */

/** The parts that are shown by their key if the module has no label for them. */
const KEYED: ReadonlySet<ModuleDifference['part']> = new Set([
  'prototype',
  'terrain',
  'road',
  'property',
  'scorekeeper',
]);

const thingText = (format: Format, { part, name: key, label, of }: ModuleDifference): string => {
  const called = label ?? (KEYED.has(part) ? propertyText(format, key) : key);
  if (part === 'rule') return format('difference-rule', { rule: plain(called) });
  if (called === '') return format('difference-all', { part });
  const thing = format('difference-thing', { part, name: name(called) });
  return of === undefined ? thing : format('difference-thing-on', { thing, of: name(of) });
};

const valueText = (format: Format, { part, was, is }: ModuleDifference): string => {
  const [before, now] = [was, is].map((value) => {
    if (value === undefined) return '–';
    return part === 'publication' ? format('difference-published', { value: plain(value) }) : plain(value);
  });
  return was === undefined ? `${now}` : `${before} → ${now}`;
};

const withReaders = (format: Format, line: string, { to }: ModuleDifference): string => {
  if (to === undefined) return line;
  if (to === 'all') return format('difference-public', { line });
  return to.length === 0
    ? format('difference-secret', { line })
    : format('difference-private', { line, sides: names(to), count: to.length });
};

const lineOf = (format: Format, one: ModuleDifference): string => {
  const line = format('difference', { how: one.how, thing: thingText(format, one) });
  const hasValue = one.was !== undefined || one.is !== undefined;
  const whole = hasValue ? format('difference-value', { line, value: valueText(format, one) }) : line;
  return withReaders(format, whole, one);
};

/** Returns the newly disclosed secrets first, then everything that is new, gone or changed. */
export const differenceLines = (format: Format, { differences, told }: Changes): readonly string[] => [
  ...disclosureLines(format, told).map((line) => format('difference-told', { line })),
  ...differences.map((one) => lineOf(format, one)),
];

/**
 * A title above these lines; no lines if there are none. If they are too long for a message, the file contains all of
 * them.
 */
export const differencesText = (
  format: Format,
  lines: readonly string[],
): { readonly lines: readonly string[]; readonly file?: string } => {
  if (lines.length === 0) return { lines: [] };
  let room = LONGEST_DIFFERENCES_TEXT;
  const shown = lines.filter((line) => {
    room -= line.length + 3;
    return room >= 0;
  });
  const more = lines.length - shown.length;
  const all = [
    format('differences-head', { count: lines.length }),
    ...shown.map((line) => `- ${line}`),
    ...(more > 0 ? [`- ${format('differences-more', { count: more })}`] : []),
  ];
  return { lines: all, ...(more > 0 ? { file: `${lines.map(removeMarkdown).join('\n')}\n` } : {}) };
};
