import { decimalFromNumber, printDecimal } from '../../../table/index.ts';
import type { GdlForm } from './form.ts';
import { isNumeral } from './numeral.ts';

const PLAIN = /^[^\s()'";|#\\]+$/u;
const WORDS: ReadonlySet<string> = new Set(['nil', 'true', 'false']);

/** Prints a form on one line, which reads as the same form (S2). */
export const printForm = (form: GdlForm): string => {
  switch (form.kind) {
    case 'symbol':
      return PLAIN.test(form.name) && !WORDS.has(form.name) && !isNumeral(form.name)
        ? form.name
        : `|${escaped(form.name, /[\\|]/g)}|`;
    case 'text':
      return `"${escaped(form.text, /[\\"]/g)}"`;
    case 'number': {
      const decimal = decimalFromNumber(form.number);
      return decimal === undefined ? String(form.number) : printDecimal(decimal);
    }
    case 'flag':
      return String(form.flag);
    case 'quote':
      return `'${printForm(form.of)}`;
    case 'list':
      return form.items.length === 0 ? 'nil' : `(${form.items.map(printForm).join(' ')})`;
  }
};

const escaped = (text: string, signs: RegExp): string => text.replace(signs, '\\$&');
