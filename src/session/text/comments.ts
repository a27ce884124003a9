import type { CST } from 'yaml';
import type { ModuleFaultAtOffset } from '../../facts/module-fault.ts';

/** A `#` that probably belongs to the value before it, because no blank follows it. */
const GLUED = /^#[^\s#=*!-]/;

/** True if a comment after a value probably belongs to the value, as in `colour: #336699` or `title: Army #2`. */
export const isCommentPartOfValue = (comment: string): boolean => GLUED.test(comment);

export const commentCutFault = (at: number, path: string): ModuleFaultAtOffset => ({
  code: 'cut',
  at,
  path,
  wrong: { is: 'cut' },
  expected: { is: 'quote-hash' },
});

/** Returns the positions of values that a `#` cuts off, in a file that is invalid YAML because of that. */
export const findCommentCutFaults = (text: string, tokens: readonly CST.Token[]): readonly ModuleFaultAtOffset[] =>
  [...comments(tokens)]
    .filter(
      ({ offset, source }) =>
        isCommentPartOfValue(source) && text.slice(text.lastIndexOf('\n', offset) + 1, offset).trim() !== '',
    )
    .map(({ offset }) => commentCutFault(offset, ''));

function* comments(tokens: readonly CST.Token[]): Generator<{ readonly offset: number; readonly source: string }> {
  const open: CST.Token[] = [...tokens];
  for (let token = open.pop(); token; token = open.pop()) {
    if (token.type === 'comment') yield token;
    if (token.type === 'document' && token.value) open.push(token.value);
    if ('start' in token && Array.isArray(token.start)) open.push(...token.start);
    if ('end' in token && token.end) open.push(...token.end);
    for (const { start, key, sep, value } of 'items' in token ? token.items : []) {
      for (const part of [...start, ...(sep ?? [])]) open.push(part);
      if (key) open.push(key);
      if (value) open.push(value);
    }
  }
}
