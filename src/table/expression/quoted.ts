import type { ExpressionCursor } from './cursor.ts';
import type { Expression } from './tree.ts';

const QUOTES = ['"', "'"];
const ESCAPED = ['\\', '"', "'", '$'];

/** True if a text can be the name of a property: not empty, without `$`, and without blanks at its ends. */
export function isPropertyName(text: string): boolean {
  return text !== '' && text.trim() === text && !text.includes('$');
}

export function quotationMarkAt(cursor: ExpressionCursor): string | undefined {
  cursor.skipBlanks();
  return QUOTES.find((quote) => cursor.sign === quote);
}

/** Reads `$name$`. The cursor must be on the first `$`. */
export function parseDollarName(cursor: ExpressionCursor): Expression | undefined {
  const start = cursor.at;
  const end = cursor.text.indexOf('$', start + 1);
  const name = cursor.text.slice(start + 1, end);
  if (end < 0 || !isPropertyName(name)) return cursor.fail('bad-name', start);
  cursor.at = end + 1;
  return cursor.placed({ kind: 'property', name }, start + 1);
}

/**
 * Reads a text in quotes. A `\` before a quote, a `\` or a `$` makes that plain text. `$name$` is filled in with the
 * property, as in VASSAL.
 */
export function parseQuotedText(cursor: ExpressionCursor, quote: string): Expression | undefined {
  const start = cursor.at;
  const parts: Expression[] = [];
  let run = '';
  cursor.at += 1;
  while (!cursor.isAtEnd) {
    const { sign } = cursor;
    const next = cursor.text[cursor.at + 1];
    if (sign === quote) {
      cursor.at += 1;
      const read = joinExpressions([...parts, text(run)], cursor);
      return read?.kind === 'literal' ? cursor.placed(read, start + 1) : read;
    }
    if (sign === '$') {
      const name = parseDollarName(cursor);
      if (name === undefined) return undefined;
      parts.push(text(run), name);
      run = '';
    } else {
      const escaped = sign === '\\' && next !== undefined && ESCAPED.includes(next);
      run += escaped ? next : sign;
      cursor.at += escaped ? 2 : 1;
    }
  }
  return cursor.fail('unclosed-text', start, [quote]);
}

export function joinExpressions(parts: readonly Expression[], cursor: ExpressionCursor): Expression | undefined {
  const full = parts.filter((part) => part.kind !== 'literal' || part.value !== '');
  const [first] = full;
  if (first === undefined) return text('');
  return full.length === 1 ? first : cursor.nested(() => ({ kind: 'call', name: 'join', arguments: full }));
}

export function text(value: string): Expression {
  return { kind: 'literal', value };
}

export function quote(value: string): string {
  return `"${value.replace(/[\\"$]/g, '\\$&')}"`;
}
