const PAIRS: { readonly [opening: string]: string } = { '[': ']', '{': '}' };

export interface UnclosedBracket {
  readonly at: number;
  readonly opening: string;
  readonly closing: string;
}

/** Matches a comment or a quoted text: brackets within it don't count. */
const PASSED = /(?<=^|\s)#[^\n]*|(?<=[[{,:\s-])(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/gy;
/** The characters after which a bracket opens a list or a mapping. */
const BEFORE = /[[{,:\s-]/;

export const findUnclosedBracket = (text: string): UnclosedBracket | undefined => {
  const open: UnclosedBracket[] = [];
  for (let at = 0; at < text.length; at += 1) {
    PASSED.lastIndex = at;
    const [passed = ''] = PASSED.exec(text) ?? [];
    at += passed.length;
    const sign = text[at] ?? '';
    const closing = PAIRS[sign];
    const last = open.at(-1);
    if (closing !== undefined && (at === 0 || BEFORE.test(text[at - 1] ?? '')))
      open.push({ at, opening: sign, closing });
    else if (sign === last?.closing) open.pop();
    else if (last && (sign === ']' || sign === '}')) return last;
  }
  return open[0];
};
