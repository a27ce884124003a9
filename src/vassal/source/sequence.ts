/** Splits a text at a separator that isn't escaped. Removes the escapes of each part, and quotes around it. */
export const splitEscapedSequence = (text: string, sign: string): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  let from = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    if (at > 0 && text[at - 1] === '\\') {
      part += text.slice(from, at - 1);
      from = at;
    } else {
      parts.push(unquoted(part + text.slice(from, at)));
      part = '';
      from = at + 1;
    }
  }
  return [...parts, unquoted(part + text.slice(from))];
};

const unquoted = (part: string): string =>
  part.length > 1 && part.startsWith("'") && part.endsWith("'") ? part.slice(1, -1) : part;

/**
 * Returns the value of a text or formula, if the formula is only a text or a number. Undefined for any other formula.
 */
export const literalValueOf = (text: string): string | undefined => {
  const [, quoted, plain] = /^\{\s*(?:"([^"\\]*)"|(-?\d+(?:\.\d+)?))\s*\}$/.exec(text.trim()) ?? [];
  return quoted ?? plain ?? (/[${]/.test(text) ? undefined : text);
};

export const listOf = (text: string): readonly string[] => (text === '' ? [] : splitEscapedSequence(text, ','));
