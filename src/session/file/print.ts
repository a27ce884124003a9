import { isFields } from '../../table/index.ts';

/** The most characters of a value that is printed on one line. */
const WIDTH = 120;
const STEP = '  ';

/** Yields plain data as readable JSON, in parts and in the data's order. A long value has each entry on a line. */
export function* printed(value: unknown, indent = '', label = ''): Generator<string> {
  const line = onOneLine(value, WIDTH - indent.length - label.length);
  const entries = line === undefined ? entriesOf(value) : undefined;
  if (!entries) {
    yield label + (line ?? JSON.stringify(value));
    return;
  }
  const [open, close] = signsOf(value);
  yield label + open;
  const inner = indent + STEP;
  let comma = '';
  for (const [key, item] of entries) {
    yield `${comma}\n${inner}`;
    yield* printed(item, inner, key);
    comma = ',';
  }
  yield `\n${indent}${close}`;
}

const onOneLine = (value: unknown, room: number): string | undefined => {
  const entries = entriesOf(value);
  if (!entries) {
    const text = JSON.stringify(value);
    return text.length <= room ? text : undefined;
  }
  const parts: string[] = [];
  let left = room - 2;
  for (const [key, item] of entries) {
    const text = onOneLine(item, left - key.length);
    if (text === undefined) return undefined;
    parts.push(key + text);
    left -= key.length + text.length + 2;
    if (left < 0) return undefined;
  }
  const [open, close] = signsOf(value);
  if (parts.length === 0) return open + close;
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
};

const entriesOf = (value: unknown): Iterable<readonly [string, unknown]> | undefined => {
  if (Array.isArray(value)) return listed(value);
  return isFields(value) ? named(value) : undefined;
};

function* listed(items: readonly unknown[]): Generator<readonly [string, unknown]> {
  for (const item of items) yield ['', item];
}

function* named(fields: { readonly [key: string]: unknown }): Generator<readonly [string, unknown]> {
  for (const key of Object.keys(fields)) if (fields[key] !== undefined) yield [`${JSON.stringify(key)}: `, fields[key]];
}

const signsOf = (value: unknown): readonly [string, string] => (Array.isArray(value) ? ['[', ']'] : ['{', '}']);
