import { describe, expect, it } from 'vitest';
import { type NestedNameListItem, splitNameList } from '../../src/kingdom/items.ts';

const NAMES = [
  'Moat',
  'Village',
  'Cellar',
  'Young Witch',
  'Way of the Ox',
  'one two three four five six',
  'a b c d e f g',
];
const known = (name: string): boolean => NAMES.includes(name);

/** `name`, `name(inside)` or `name:(inside)`. */
const written = (items: readonly NestedNameListItem[]): readonly string[] =>
  items.map(({ name, inside, heading }) => {
    const within = inside.length > 0 ? `(${written(inside).join(', ')})` : '';
    return `${name}${heading ? ':' : ''}${within}`;
  });

describe('[D40] the parts of a list of names', () => {
  it.each<[string, readonly string[]]>([
    ['Moat, Village; Cellar\nMoat', ['Moat', 'Village', 'Cellar', 'Moat']],
    [' ,, ;\n', []],
    ['1. Moat\n2) Village\n- Cellar\n• Moat\n* Village', ['Moat', 'Village', 'Cellar', 'Moat', 'Village']],
    ['12 Moats', ['12 Moats']],
    // What stands behind a name, in brackets or after a colon.
    ['Young Witch (Moat), Village', ['Young Witch(Moat)', 'Village']],
    ['Young Witch (Moat as Bane)', ['Young Witch(Moat)']],
    ['Young Witch (with Moat)', ['Young Witch(Moat)']],
    ['Young Witch (Moat, Village (Cellar))', ['Young Witch(Moat, Village(Cellar))']],
    ['Young Witch: Moat', ['Young Witch:(Moat)']],
    ['Young Witch (Moat) Village', ['Young Witch(Moat)', 'Village']],
    ['Young Witch (Moat', ['Young Witch(Moat)']],
    // Where brackets are closed that were not open the next ones still hold together.
    ['Moat), Young Witch (Cellar, Village)', ['Moat)', 'Young Witch(Cellar, Village)']],
    // Names with blanks between: the last one has what stands in brackets; a heading is one name.
    ['Moat Young Witch Cellar', ['Moat', 'Young Witch', 'Cellar']],
    ['Moat Young Witch (Cellar)', ['Moat', 'Young Witch(Cellar)']],
    ['Moat Village: Cellar', ['Moat Village:(Cellar)']],
    ['Moat Nothing Cellar', ['Moat Nothing Cellar']],
    ['Moat Way of the Ox', ['Moat', 'Way of the Ox']],
    // A name between others has six words at most.
    ['Moat one two three four five six', ['Moat', 'one two three four five six']],
    ['Moat a b c d e f g', ['Moat a b c d e f g']],
    ['a b c d e f g', ['a b c d e f g']],
  ])('a list of names is split into parts: %j', (text, parts) => {
    expect(written(splitNameList(text, known))).toEqual(parts);
  });
});
