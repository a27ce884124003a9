import { LONGEST_TEXT, readDecimal, Scanner, toNumber } from '../../../table/index.ts';
import type { GdlForm } from './form.ts';
import { createNoteAt, type ProgramFault, type ProgramFaultCode } from './note.ts';
import { isNumeral } from './numeral.ts';

/** Limits for a text (S27): its length in UTF-16 units, the depth of its lists, and its number of forms. */
export const MAX_SCORING_PROGRAM_LENGTH = LONGEST_TEXT;
const DEEPEST_FORM = 40;
const MOST_FORMS_READ = 10_000;

const REST_OF_LINE = /[^\n]*\n?/y;
const WORD = /[^\s()'";|]+/uy;

export type ReadFormsResult =
  | { readonly ok: true; readonly forms: readonly GdlForm[] }
  | { readonly ok: false; readonly fault: ProgramFault };

/** Returns all forms of a text, or the first fault (S2). */
export const parseGdlForms = (text: string): ReadFormsResult => {
  const reader = new FormReader(text);
  const forms: GdlForm[] = [];
  if (text.length > MAX_SCORING_PROGRAM_LENGTH)
    reader.fail('too-long', MAX_SCORING_PROGRAM_LENGTH, `${MAX_SCORING_PROGRAM_LENGTH}`);
  while (reader.isOpen() && reader.isMore()) {
    const form = reader.form(0);
    if (form) forms.push(form);
  }
  return reader.fault ? { ok: false, fault: reader.fault } : { ok: true, forms };
};

class FormReader extends Scanner {
  #count = 0;
  fault: ProgramFault | undefined;

  isOpen(): boolean {
    return this.fault === undefined;
  }

  /** Skips blanks and comments. Returns true if something follows. */
  isMore(): boolean {
    for (;;) {
      if (this.isAtEnd || !this.isOpen()) return false;
      if (this.sign === ';') this.passShape(REST_OF_LINE);
      else if (this.text.startsWith('#|', this.at)) this.#passComment();
      else if (this.sign.trim() === '') this.at += 1;
      else return true;
    }
  }

  form(depth: number): GdlForm | undefined {
    const at = this.at;
    this.#count += 1;
    if (this.#count > MOST_FORMS_READ) return this.fail('too-large', at, `${MOST_FORMS_READ}`);
    if (depth > DEEPEST_FORM) return this.fail('too-deep', at, `${DEEPEST_FORM}`);
    switch (this.sign) {
      case '(':
        return this.#list(at, depth);
      case "'": {
        this.pass("'");
        const of = this.isMore() ? this.form(depth + 1) : this.fail('unexpected', this.at, 'form');
        return of && { kind: 'quote', of, at };
      }
      case '"': {
        const text = this.#enclosed('"');
        return text === undefined ? undefined : { kind: 'text', text, at };
      }
      case '|': {
        const name = this.#enclosed('|');
        return name === undefined ? undefined : { kind: 'symbol', name, at };
      }
      case ')':
        return this.fail('unexpected', at, 'form');
      default:
        return this.#word(at);
    }
  }

  fail(code: ProgramFaultCode, at: number, expected: string): undefined {
    if (this.fault) return undefined;
    const there = new Scanner(this.text, at);
    this.fault = createNoteAt(code, this.text, at, there.find(WORD)?.[0] ?? there.sign, expected);
    return undefined;
  }

  #list(at: number, depth: number): GdlForm | undefined {
    this.pass('(');
    const items: GdlForm[] = [];
    while (this.isMore()) {
      if (this.pass(')')) return { kind: 'list', items, at };
      const item = this.form(depth + 1);
      if (!item) return undefined;
      items.push(item);
    }
    return this.fail('unclosed', at, ')');
  }

  /** Reads the text between two signs such as quotes. A `\` makes the next sign part of the text. */
  #enclosed(sign: string): string | undefined {
    const start = this.at;
    let read = '';
    for (let at = start + 1; at < this.text.length; at += 1) {
      if (this.text[at] === sign) {
        this.at = at + 1;
        return read;
      }
      if (this.text[at] === '\\') at += 1;
      read += this.text[at] ?? '';
    }
    return this.fail('unclosed', start, sign);
  }

  #word(at: number): GdlForm | undefined {
    const word = this.passShape(WORD) ?? '';
    if (word === 'nil') return { kind: 'list', items: [], at };
    if (word === 'true' || word === 'false') return { kind: 'flag', flag: word === 'true', at };
    if (!isNumeral(word)) return { kind: 'symbol', name: word, at };
    const decimal = readDecimal(word);
    return decimal === undefined
      ? this.fail('bad-number', at, '-1000000000 ... 1000000000')
      : { kind: 'number', number: toNumber(decimal), at };
  }

  #passComment(): void {
    const start = this.at;
    let depth = 0;
    while (!this.isAtEnd) {
      if (this.pass('#|')) depth += 1;
      else if (this.pass('|#')) depth -= 1;
      else this.at += 1;
      if (depth === 0) return;
    }
    this.fail('unclosed', start, '|#');
  }
}
