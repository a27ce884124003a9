import { expect, test } from 'vitest';
import { catalogued, formatFrom, readCatalogue } from '../../src/words/base/messages.ts';
import { type Languages, languages, type Words, wordsFor } from '../../src/words/index.ts';
import { wordsOf } from '../../src/words/spoken.ts';

const other = (language: string): Words => ({
  ...languages.en,
  drawn: { ...languages.en.drawn, WITHOUT_PICTURE: { overtaken: language, crowded: language, failed: language } },
});

const spoken: Languages = { ...languages, de: other('de'), pt: other('pt'), 'pt-BR': other('pt-BR') };

test.each([
  ['en-GB', languages.en],
  ['de', spoken['de']],
  ['de-AT', spoken['de']],
  ['pt-BR', spoken['pt-BR']],
  ['pt-PT', spoken['pt']],
  ['it', languages.en],
  ['constructor', languages.en],
  ['', languages.en],
  [undefined, languages.en],
])('a reader of locale %s gets its messages, its language’s, or English', (locale, words) => {
  expect(wordsFor(spoken, locale)).toBe(words);
});

test('[U16] every folder of message catalogues is an offered language', () => {
  expect(Object.keys(languages)).toEqual(catalogued());
  const names = Object.values(languages).map(({ locale, ownName }) => [locale, ownName]);
  expect(names).toEqual(
    expect.arrayContaining([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]),
  );
  expect(new Set(names.map(([, ownName]) => ownName)).size).toBe(names.length);
});

test('[D60] a language with one message falls back to English', () => {
  const polish = wordsOf(
    formatFrom([
      { locale: 'pl', texts: ['language-own-name = polski\npost-button-begin = Zacznij\n'] },
      { locale: 'en', texts: readCatalogue('en') },
    ]),
  );
  expect([polish.locale, polish.ownName]).toEqual(['pl', 'polski']);
  expect([polish.posts.buttons.begin, polish.posts.buttons.undo]).toEqual(['Zacznij', 'Undo']);
  expect(polish.deed.deedOf({ kind: 'pass' })).toBe('passes');
});

test.each([
  ['en', 'Games: 30', 'Games 1 to 10 of 30', 'Games 21 to 30 of 30'],
  ['de', 'Spiele: 30', 'Spiele 1 bis 10 von 30', 'Spiele 21 bis 30 von 30'],
])('an incomplete list states its range in %s', (language, whole, first, last) => {
  const { gamesFrom } = wordsFor(languages, language).commands.files;
  expect([gamesFrom(1, 30, 30), gamesFrom(1, 10, 30), gamesFrom(21, 30, 30)]).toEqual([whole, first, last]);
});
