import { LONGEST_GDL } from '../../engine/index.ts';
import type { JsonFault } from '../../facts/file-fault.ts';
import { lineAndColumn, Scanner } from '../../table/index.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';

/** Deepest nesting of lists and mappings: twice as deep as games need. */
const DEEPEST_JSON = 32;
/** The longest text is a game's scorekeepers, in UTF-16 units. Each takes at most six characters in JSON. */
const LONGEST_STRING = LONGEST_GDL;
const LONGEST_WRITTEN = 6 * LONGEST_STRING;
const MOST_VALUES = 2_000_000;
const PLAIN = /[-+.\w]{0,40}/y;

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  /** `line`: the line number, from 1. */
  | { readonly ok: false; readonly line: number; readonly why: JsonFault };

type Open = { readonly list: unknown[] } | { readonly fields: Record<string, unknown>; key: string };

class Stop extends Error {
  readonly why: JsonFault;

  constructor(why: JsonFault) {
    super(why);
    this.why = why;
  }
}

/** Reads JSON from people in parts, so that a large text doesn't block the process. Refuses duplicate keys. */
export const readJson = async (text: string): Promise<ReadJson> => {
  const reader = new JsonReader(text.startsWith('\uFEFF') ? text.slice(1) : text);
  try {
    return { ok: true, value: await reader.whole() };
  } catch (fault) {
    if (!(fault instanceof Stop)) throw fault;
    return { ok: false, line: lineAndColumn(text, reader.at).line, why: fault.why };
  }
};

class JsonReader extends Scanner {
  readonly #open: Open[] = [];
  #count = 0;

  async whole(): Promise<unknown> {
    const isDue = createWorkCounter();
    let before = 0;
    for (;;) {
      const value = this.#begun();
      if (isDue(this.at - before)) await yieldToEventLoop();
      before = this.at;
      if (value === OPENED) continue;
      const whole = this.#closed(value);
      if (whole !== OPENED) return whole;
    }
  }

  /** Returns a simple or empty value. If the value is a list or mapping with content, opens it and returns OPENED. */
  #begun(): unknown {
    this.#count += 1;
    if (this.#count > MOST_VALUES) throw new Stop('too-much');
    const sign = this.#sign();
    if (sign === '"') return this.#string();
    if (sign !== '{' && sign !== '[') return this.#plain();
    if (this.#open.length === DEEPEST_JSON) throw new Stop('too-deep');
    this.at += 1;
    const open: Open = sign === '[' ? { list: [] } : { fields: {}, key: '' };
    if (this.#takes(sign === '[' ? ']' : '}')) return closedOf(open);
    this.#open.push(open);
    if ('fields' in open) open.key = this.#key(open.fields);
    return OPENED;
  }

  /**
   * Adds a finished value to the list or mapping that contains it, and closes those that are complete. Returns the
   * outermost value, or OPENED if more must follow.
   */
  #closed(value: unknown): unknown {
    let whole = value;
    for (let open = this.#open.at(-1); open; open = this.#open.at(-1)) {
      put(open, whole);
      if (this.#takes(',')) {
        if ('fields' in open) open.key = this.#key(open.fields);
        return OPENED;
      }
      if (!this.#takes('list' in open ? ']' : '}')) throw new Stop('syntax');
      whole = closedOf(open);
      this.#open.pop();
    }
    if (this.#sign() !== undefined) throw new Stop('syntax');
    return whole;
  }

  #key(fields: object): string {
    if (this.#sign() !== '"') throw new Stop('syntax');
    const key = this.#string();
    if (Object.hasOwn(fields, key)) throw new Stop('twice');
    if (!this.#takes(':')) throw new Stop('syntax');
    return key;
  }

  #string(): string {
    const start = this.at;
    let end = start + 1;
    for (let code = this.text.charCodeAt(end); code !== QUOTE; code = this.text.charCodeAt(end)) {
      if (Number.isNaN(code)) throw new Stop('syntax');
      end += code === BACKSLASH ? 2 : 1;
      if (end - start - 1 > LONGEST_WRITTEN) throw new Stop('too-long');
    }
    const text = parsed(this.text.slice(start, end + 1));
    if (typeof text === 'string' && text.length > LONGEST_STRING) throw new Stop('too-long');
    this.at = end + 1;
    if (typeof text !== 'string') throw new Stop('syntax');
    if (/\0|\p{Surrogate}/u.test(text)) throw new Stop('no-text');
    return text;
  }

  #plain(): unknown {
    const [word = ''] = this.find(PLAIN) ?? [];
    const value = parsed(word);
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) throw new Stop('syntax');
    this.at += word.length;
    return value;
  }

  #sign(): string | undefined {
    if (this.text.charCodeAt(this.at) <= SPACE) {
      this.passShape(BLANKS);
    }
    return this.text[this.at];
  }

  #takes(sign: string): boolean {
    this.#sign();
    return this.pass(sign);
  }
}

const OPENED = Symbol('opened');
const QUOTE = 34;
const BACKSLASH = 92;
const SPACE = 32;
const BLANKS = /[ \n\r\t]*/y;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const closedOf = (open: Open): unknown => ('list' in open ? open.list : open.fields);

/** Adds a field to the object itself, even if its name is `__proto__`. */
const put = (open: Open, value: unknown): void => {
  if ('list' in open) open.list.push(value);
  else if (open.key === '__proto__')
    Object.defineProperty(open.fields, open.key, { value, configurable: true, enumerable: true, writable: true });
  else open.fields[open.key] = value;
};
