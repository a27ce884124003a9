import { near } from '../../src/view/near.ts';
import { unknownName } from '../../src/words/en/refusals.ts';
import { plain } from '../../src/words/text.ts';

/** A name that means nothing here, with what comes near it, else with what would work (T11). */
export const unknown = (what: string, typed: string, names: Iterable<string>, hint: string): string => {
  if (plain(typed) === '') return `Say which ${what}. ${hint}`;
  const found = near(typed, names);
  const said = unknownName(what, typed, found);
  return found.length > 0 ? said : `${said} ${hint}`;
};
