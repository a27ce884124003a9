import { derived } from '../engine/core/derived.ts';
import { readExpression } from '../engine/expression/read.ts';
import { reads } from '../engine/expression/tree.ts';
import { amountIn, type Module, moduleOf, namesAsked, viewedIn } from '../engine/index.ts';
import { labelQueries } from './labels.ts';
import { queries } from './queries.ts';

/** The names of properties that a counter can match and sum, as a viewer knows them (C85). */

/** What the rules know of pieces and of where they are: of decks, zones, boards, maps and the game. */
const ruledNames = (kind: string, behind = '', found = new Set<string>(), seen = new Set<string>()): Set<string> => {
  if (seen.has(behind + kind)) return found;
  seen.add(behind + kind);
  const { has = {}, heeds = {}, asks = [] } = namesAsked(kind);
  for (const name of [...Object.keys(has), ...Object.keys(heeds)]) found.add(behind + name);
  // One word stands behind another once: `side.gold`.
  for (const { kind: other, behind: word = '' } of asks)
    if (word === '' || behind === '') ruledNames(other, behind + word, found, seen);
  return found;
};

/** What modifiers, scorekeepers and lines of a module name: they may give it to pieces. */
const textsOf = derived(({ modifiers, scorekeepers, actions, effects, turn }: Module): string =>
  JSON.stringify([modifiers, scorekeepers, actions, effects, turn]),
);

const isIn = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'u').test(text);

export const countedNameQueries = queries(({ lens, of }) => ({
  /**
   * The first name in a match and a sum that nothing has, with all that there are; undefined if they all mean something.
   * `self`: the property of the counter itself.
   */
  unknown: (
    { match, sum }: { readonly match: string; readonly sum?: string },
    self: string,
  ): { readonly name: string; readonly known: readonly string[] } | undefined => {
    const read = readExpression(match);
    const names = [...(read.ok ? reads(read.expression) : []), ...(sum === undefined ? [] : reads(amountIn(sum)))];
    const own = [...lens.all('piece')].flatMap(({ values }) => Object.keys(values));
    const counters = [...lens.all('counter')].map(({ id }) => id);
    // Of what depends on who looks a refusal of its own speaks (C14).
    const viewed = viewedIn({ match, ...(sum === undefined ? {} : { sum }) });
    const known = new Set([
      self,
      ...viewed,
      ...ruledNames('piece'),
      ...of(labelQueries).properties(),
      ...counters,
      ...own,
    ]);
    const name = names.find((one) => !known.has(one) && !isIn(textsOf(moduleOf(lens)), one));
    // What looks like a formula is near no name.
    return name === undefined ? undefined : { name, known: /[*+/()]/.test(name) ? [] : [...known] };
  },
}));
