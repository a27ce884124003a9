import { textOf } from '../core/value.ts';
import type { PropertyLookUp } from './look-up.ts';
import { isPropertyName } from './quoted.ts';

export type Format = readonly (string | { readonly name: string })[];

/**
 * Parses a format such as `$counterName$: $oldValue$ -> $newValue$`. `$$` means a dollar sign. A `$` without a second
 * one also means a dollar sign, and so does a pair with a blank just inside. Every text is a valid format.
 */
export function parseTextTemplate(text: string): Format {
  const parts: (string | { readonly name: string })[] = [];
  let run = '';
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('$', at);
    const end = start < 0 ? -1 : text.indexOf('$', start + 1);
    if (end < 0) break;
    const name = text.slice(start + 1, end);
    run += text.slice(at, start);
    if (isPropertyName(name)) {
      if (run !== '') parts.push(run);
      parts.push({ name });
      run = '';
    } else run += '$';
    at = isPropertyName(name) || name === '' ? end + 1 : start + 1;
  }
  run += text.slice(at);
  return run === '' ? parts : [...parts, run];
}

export function namesInTemplate(format: Format): ReadonlySet<string> {
  return new Set(format.flatMap((part) => (typeof part === 'string' ? [] : [part.name])));
}

/**
 * Fills in the properties of a format with a reader's `lookUp`, which gives only values that the reader may know (C69).
 * A missing property is blank.
 */
export function fillTemplate(format: Format, lookUp: PropertyLookUp): string {
  return format.map((part) => (typeof part === 'string' ? part : textOf(lookUp(part.name)))).join('');
}
