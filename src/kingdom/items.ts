/** A name in a list. `inside`: the names after it in brackets. If `heading` is true, they follow a colon instead. */
export interface NestedNameListItem {
  readonly name: string;
  readonly inside: readonly NestedNameListItem[];
  readonly heading: boolean;
}

/**
 * Splits a list into names: at commas, semicolons and newlines outside brackets, after closing brackets, and between
 * known names.
 */
export function splitNameList(text: string, known: (name: string) => boolean): readonly NestedNameListItem[] {
  return partsOf(text).flatMap((part): readonly NestedNameListItem[] => {
    const whole = part.replace(/^\s*(?:\d+[.)]\s|[-*•·])\s*/, '').trim();
    if (whole === '') return [];
    if (known(whole)) return [plainItem(whole)];
    const found = /^([^(:]+)([(:])(.*)$/s.exec(whole);
    if (!found) return (namesIn(whole, known) ?? [whole]).map(plainItem);
    const [head = '', sign = '', rest = ''] = found.slice(1);
    const inside = (sign === '(' ? rest.replace(/\)\s*$/, '') : rest)
      .replace(/^\s*(?:on|as|with)\s+/i, '')
      .replace(/ as bane\s*$/i, '');
    const names = (sign === '(' ? namesIn(head.trim(), known) : undefined) ?? [head.trim()];
    const last = { name: names.at(-1) ?? '', inside: splitNameList(inside, known), heading: sign === ':' };
    return [...names.slice(0, -1).map(plainItem), last];
  });
}

const plainItem = (name: string): NestedNameListItem => ({ name, inside: [], heading: false });

function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let place = 0; place <= text.length; place += 1) {
    const sign = text[place];
    // An unmatched bracket is an ordinary character: `2) Village`.
    const closed = sign === ')' && depth === 1;
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (sign !== undefined && !closed && (depth > 0 || !/[,;\n]/.test(sign))) continue;
    parts.push(text.slice(start, closed ? place + 1 : place));
    start = place + 1;
  }
  return parts;
}

const mostWordsOfItem = 6;

function namesIn(text: string, known: (name: string) => boolean): readonly string[] | undefined {
  const words = text.split(/\s+/);
  const dead = new Set<number>();
  const from = (start: number): readonly string[] | undefined => {
    if (start === words.length) return [];
    if (dead.has(start)) return undefined;
    for (let end = Math.min(words.length, start + mostWordsOfItem); end > start; end -= 1) {
      const name = words.slice(start, end).join(' ');
      const rest = known(name) ? from(end) : undefined;
      if (rest) return [name, ...rest];
    }
    dead.add(start);
    return undefined;
  };
  return from(0);
}
