import { near } from '../../src/engine/index.ts';
import { plain } from '../../src/view/text/text.ts';
import type { Words } from '../../src/words/index.ts';
import type { Sentence } from './sentence.ts';

type UnknownWords = Words['commands']['unknown'];

/**
 * A name that means nothing here, with what comes near it, else with what would work (T11): a hint of the words, or one
 * that names what there is.
 */
export const unknown = (
  words: Words,
  noun: Parameters<UnknownWords['notThere']>[0],
  typed: string,
  names: Iterable<string>,
  hint: keyof UnknownWords['hints'] | { readonly told: Sentence },
): Sentence => {
  const { unknown: said } = words.commands;
  const told = typeof hint === 'string' ? said.hints[hint] : hint.told;
  return plain(typed) === '' ? said.missing(noun, told) : said.notThere(noun, typed, near(typed, names), told);
};
