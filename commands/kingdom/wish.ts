import type { OptionReader } from '../../src/port/command.ts';
import type { TypedKingdomWish } from '../../src/session/kingdom/wishes.ts';
import { removeMarkdown } from '../../src/view/text/text.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';

const TEXTS = [
  'require',
  'ban',
  'sets',
  'include',
  'exclude',
  'potions',
  'overlap',
  'bane',
  'draw',
  'sort',
  'landscapes',
  'colony',
  'shelters',
  'repeats',
] as const;
const FLAGS = ['strict', 'moat', 'reaction', 'unseen'] as const;
const NUMBERS = ['players', 'fresh'] as const;

export const wishFromOptions = (options: OptionReader<OptionOf<'kingdom'>>): TypedKingdomWish => {
  const texts = TEXTS.map((name) => [name, options.text(name)?.trim()] as const);
  const flags = FLAGS.map((name) => [name, options.flag(name)] as const);
  const numbers = NUMBERS.map((name) => [name, options.integer(name)] as const);
  const given = [...texts, ...flags, ...numbers];
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
  );
};

/** Formats a wish in one line: `2 Attack / Curser; sets: base2`. */
export const formatKingdomWish = (
  { commands }: Words,
  { require: first, lock, lockBane: _, lockAcross, shown, ...rest }: TypedKingdomWish,
): string => {
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  const { locked, lockedAcross } = commands.kingdom;
  const kept = [...(lock === undefined ? [] : [locked]), ...(lockAcross === undefined ? [] : [lockedAcross])];
  return removeMarkdown([...(first ? [first] : []), ...others, ...kept, ...(shown ? [shown] : [])].join('; '));
};
