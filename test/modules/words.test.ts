import { expect, it } from 'vitest';
import { madeModule } from '../support/modules/any-module.ts';
import { allWords, wordsIn } from '../support/modules/form.ts';

/** So many modules there are of which tests take one by chance. */
const MODULES = 90;

/** Names a form that several places share. */
const formOf = (way: string): string =>
  way
    .replace(/^.*(?:does|instead|begin|end)\[\]/, 'line')
    .replace(/^.*\.choices\[\]\.setup/, 'setup')
    .replace(/^(?:maps\[\]|prototypes\.\*)\.captures/, 'captures')
    .replace(/^(?:terrain\.\*|maps\[\]\.boards\[\]\.zones\[\])\.(?=enter|pass|stop)/, 'ground.')
    .replace(/^(?:actions\[\]\.of|actions\[\]\.choose\.\*|line\.choose|line\.each)/, 'subject');

it('[D52] random modules use every word and flag of the format', () => {
  const said = new Set<string>();
  for (let seed = 1; seed <= MODULES; seed += 1)
    for (const { way, word } of wordsIn(madeModule(seed).file)) said.add(`${formOf(way)}: ${word}`);
  const known = new Set([...allWords()].flatMap(([way, words]) => words.map((word) => `${formOf(way)}: ${word}`)));
  expect([...known].filter((one) => !said.has(one))).toEqual([]);
});
