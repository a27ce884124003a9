import { near } from '../../src/engine/index.ts';
import { plain } from '../../src/view/text/text.ts';
import type { Words } from '../../src/words/index.ts';
import type { RefusalSentence } from './sentence.ts';

type UnknownWords = Words['commands']['unknown'];

/** Returns a sentence about an unknown name, with similar names or with a hint about what works (T11). */
export const unknown = (
  words: Words,
  noun: Parameters<UnknownWords['notThere']>[0],
  typed: string,
  names: Iterable<string>,
  hint: keyof UnknownWords['hints'] | { readonly told: RefusalSentence },
): RefusalSentence => {
  const { unknown: said } = words.commands;
  const told = typeof hint === 'string' ? said.hints[hint] : hint.told;
  return plain(typed) === '' ? said.missing(noun, told) : said.notThere(noun, typed, near(typed, names), told);
};
