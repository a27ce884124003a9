// biome-ignore-all lint/plugin/words: what people type of a kingdom is the same in every language

/** Converts longer phrases to the short forms of expressions and wishes. Both understand the same phrases (K35). */

const numbers: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const numberWord = new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'gi');

export function replaceNumberWords(text: string): string {
  return text.replace(numberWord, (word) => String(numbers.indexOf(word.toLowerCase())));
}

const not = /^(?:(?:anything|everything|all|any card)\s+(?:but|except)|not|never|without|except|but not|but)\s+/i;
const anyCard =
  /^(?:an?|any|another|some|1|the|all)\s+(?:other\s+)?(?:cards?|piles?)\s+(?:that\s+|which\s+)?(?=cost|at\b|for\b)/i;
const article = /^(?:an?|any|another|some|any other|1 more|one more)\s+/i;
const tail = /\s+(?:cards?|piles?)$/i;
const costly = /^(?:that\s+|which\s+)?(?:costs?|costing|at|for)\s+(.+?)(?:\s+coins?)?$/i;

/** Returns the bounds of a cost in the form of `cost`: `4-5` for `4 or 5`, `0-3` for `at most 3`. */
function costRange(text: string): string | undefined {
  const either = /^\$?(\d+) or \$?(\d+)$/i.exec(text);
  if (either) return Number(either[2]) === Number(either[1]) + 1 ? `${either[1]}-${either[2]}` : undefined;
  const most = /^(?:at most|up to|max) \$?(\d+)$|^\$?(\d+) (?:or|and) less$/i.exec(text);
  if (most) return `0-${most[1] ?? most[2]}`;
  const least = /^(?:at least|min) \$?(\d+)$|^\$?(\d+) (?:or|and) more$/i.exec(text);
  if (least) return `${least[1] ?? least[2]}+`;
  const between = /^\$?(\d+)(?:\s*(?:-|to)\s*\$?(\d+))?$/i.exec(text);
  return between ? (between[2] ? `${between[1]}-${between[2]}` : between[1]) : undefined;
}

/**
 * Returns the short form of a phrase: `no Militia` for `anything but Militia`, `1 cost 4-5` for `a card that costs 4 or
 * 5`. Also `1 village` for `another village`, `2 villages` for `two village cards`. Returns any other text unchanged.
 */
export function shortenPhrase(text: string): string {
  const plain = replaceNumberWords(text.trim().replaceAll(/\s+/g, ' '));
  if (not.test(plain)) return `no ${plain.replace(not, '').replace(article, '')}`;
  const rest = plain.replace(anyCard, '');
  const cost = costRange(costly.exec(rest)?.[1] ?? '');
  if (cost !== undefined) return `1 cost ${cost}`;
  return plain.replace(article, '1 ').replace(tail, '');
}
