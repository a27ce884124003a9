import { type Element, everyElement, textOf } from '../source/element.ts';
import type { ImportLossCollector } from './losses.ts';
import { sanitizeLine, sanitizePropertyName } from './names.ts';
import type { ImportContext } from './setup.ts';

const LONGEST_GLOBAL_VALUE = 500;

export const convertGlobalProperties = (
  root: Element,
  { given, tracked }: Pick<ImportContext, 'given' | 'tracked'>,
  saved: ReadonlyMap<string, string> = new Map(),
): { readonly [name: string]: string | number } => {
  const found = new Map<string, string | number>();
  const read = (text: string): string | number => {
    const value = sanitizeLine(text, LONGEST_GLOBAL_VALUE);
    return /^-?(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value;
  };
  for (const one of everyElement(root)) {
    if (one.kind !== 'GlobalProperty' && one.kind !== 'ZoneProperty') continue;
    const name = sanitizePropertyName(textOf(one, 'name'));
    if (name === undefined || given.has(name) || found.has(name)) continue;
    found.set(name, read(saved.get(textOf(one, 'name')) ?? textOf(one, 'initialValue')));
  }
  const now = new Map([...saved].flatMap(([name, value]) => [[sanitizePropertyName(name) ?? '', value] as const]));
  for (const [name, value] of tracked) found.set(name, read(now.get(name) ?? String(value)));
  return Object.fromEntries(found);
};

const AUTOMATION = new Set([
  'GlobalKeyCommand',
  'StartupGlobalKeyCommand',
  'DoActionButton',
  'MultiActionButton',
  'MassKeyCommand',
  'DeckGlobalKeyCommand',
  'TurnGlobalHotkey',
]);

export const recordAutomationLosses = (root: Element, losses: ImportLossCollector): void => {
  for (const one of everyElement(root)) {
    if (AUTOMATION.has(one.kind)) losses.note('automation', textOf(one, 'name') || textOf(one, 'text'));
    else if (one.kind === '' && one.tag.includes('.')) losses.note('own-class', one.tag);
  }
};
