import { textOf } from '../core/value.ts';
import type { LookUp } from './look-up.ts';
import { isName } from './quoted.ts';

/** A text with properties in it, in order: plain text, and names to be filled in. */
export type Format = readonly (string | { readonly name: string })[];

/**
 * Reads `$counterName$: $oldValue$ -> $newValue$`. `$$` is a `$`; so is a `$` with no partner, or with a blank at the
 * inner side of one of the two. Every text is a format.
 */
export function readFormat(text: string): Format {
  const parts: (string | { readonly name: string })[] = [];
  let run = '';
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('$', at);
    const end = start < 0 ? -1 : text.indexOf('$', start + 1);
    if (end < 0) break;
    const name = text.slice(start + 1, end);
    run += text.slice(at, start);
    if (isName(name)) {
      if (run !== '') parts.push(run);
      parts.push({ name });
      run = '';
    } else run += '$';
    at = isName(name) || name === '' ? end + 1 : start + 1;
  }
  run += text.slice(at);
  return run === '' ? parts : [...parts, run];
}

/** The names of all properties in it. */
export function namesIn(format: Format): ReadonlySet<string> {
  return new Set(format.flatMap((part) => (typeof part === 'string' ? [] : [part.name])));
}

/** Fills it in with what its reader may know (C69): `lookUp` answers for that reader. What is missing is blank. */
export function fillIn(format: Format, lookUp: LookUp): string {
  return format.map((part) => (typeof part === 'string' ? part : textOf(lookUp(part.name)))).join('');
}
