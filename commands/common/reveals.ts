import type { OptionReader } from '../../src/port/command.ts';
import { disclosureQueries } from '../../src/view/disclosures.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { TEXT, upTo } from './definition.ts';
import type { RefusalSentence } from './sentence.ts';
import { unknown } from './unknown.ts';

/**
 * The names of hidden things that a definition in play may reveal, as the player who makes the definition declares
 * them.
 */
export const REVEALED_NAMES_OPTION = upTo(1000, TEXT);

/**
 * Returns the names as the module spells them; undefined if there are none. If something by that name isn't hidden, it
 * returns a sentence with the reason.
 */
export const parseRevealsOption = (
  words: Words,
  view: View,
  options: OptionReader<'reveals'>,
): readonly string[] | undefined | RefusalSentence => {
  const typed = (options.text('reveals') ?? '').split(',').map((name) => name.trim());
  const known = view.of(disclosureQueries).hiding();
  const names: string[] = [];
  for (const name of typed) {
    if (name === '') continue;
    const found = known.find((one) => one === name) ?? known.find((one) => isCalled(one, name));
    if (found === undefined)
      return unknown(words, 'hidden', name, known, { told: words.commands.unknown.hiddenThings(known) });
    names.push(found);
  }
  return names.length > 0 ? names : undefined;
};
