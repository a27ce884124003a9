import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fileSchema } from '../../../src/session/format/module.ts';
import { undeclaredIn } from './expressions.ts';
import { compiledSources, formFiles, keysOfWords, truthsIn } from './truths.ts';
import { unreadKeys } from './unread.ts';

/** The files that say forms, and those that say what of these a record keeps. */
const FORMS = formFiles();
const isForm = (file: string): boolean => {
  const own = relative('.', resolve(file));
  return FORMS.has(own) || /^src\/(?:engine|features)\/.*(?:^|\/)records\.ts$/.test(own);
};

const PLANT = 'src/features/counters/rules/planted.ts';
const PLANTED = `
import type { CounterDefinition } from './form.ts';
export const asked = (counter: CounterDefinition) => (counter.stacks ? 1 : 2);
export const denied = ({ decks }: CounterDefinition) => !decks;
export const renamed = ({ decks: all }: CounterDefinition) => all && 1;
export const held = ({ visible }: CounterDefinition) => visible === 'all';
export const rest = ({ visible }: CounterDefinition) => {
  switch (visible) {
    case 'all':
      return 1;
    default:
      return 2;
  }
};
export const fine = ({ name }: CounterDefinition) => name === 'all';
export const full = ({ visible }: CounterDefinition) => ({ all: 1, map: 2 })[visible];
`;

const READ = 'src/features/counters/rules/planted-reading.ts';
const PLANTED_READING = `
import { readExpression } from '../../../table/expression/read.ts';
import type { CounterDefinition } from './form.ts';
import type { Planted } from './planted-form.ts';
export const read = (one: Planted, other: { isPlanted: boolean }) => one.isRead && other.isPlanted;
export const fine = ({ match }: CounterDefinition) => readExpression(match);
export const own = () => readExpression('true');
export const undeclared = ({ name }: CounterDefinition) => readExpression(name);
`;

const FORM = 'src/features/counters/rules/planted-form.ts';
const PLANTED_FORM = `
import { flag, keyed } from '../../../form/words.ts';
import type { Stored } from '../../../table/core/schema.ts';
export const planted = keyed({ isPlanted: flag, isRead: flag });
export const { isRead, isPlanted } = planted.shape;
export type Planted = Stored<typeof planted>;
`;

const files = ['src', 'commands'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('vassal'))
    .map((file) => join(folder, file)),
);
const all = compiledSources(files, { [PLANT]: PLANTED, [READ]: PLANTED_READING, [FORM]: PLANTED_FORM });

it('[D47] the engine parses only declared expressions', () => {
  // Checks of a file read its texts before it has a form.
  const sources = all.sources.filter(({ fileName }) =>
    /\/src\/(?:engine|table|view|features\/\w+\/(?:rules|view))\//.test(fileName),
  );
  expect(undeclaredIn({ ...all, sources })).toEqual([`${READ} readExpression(name)`]);
});

it('[D55] the source code reads every key of a module', () => {
  expect(unreadKeys(all, new Set([...FORMS, FORM]))).toEqual(['src/features/counters/rules isPlanted']);
});

it('[D52] code handles both values of a flag or two-word key explicitly', () => {
  // Code that only writes such words on screens needs no answer for each.
  const sources = all.sources.filter(({ fileName }) => !/\/src\/(?:words|features\/\w+\/say)\//.test(fileName));
  const found = truthsIn({ ...all, sources }, keysOfWords(fileSchema), isForm);
  expect(found.filter(({ file }) => file === PLANT).map(({ code }) => code)).toEqual([
    'counter.stacks',
    'decks',
    'all',
    "visible === 'all'",
    'default: return 2;',
  ]);
  expect(found.filter(({ file }) => file !== PLANT).map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual(
    [],
  );
});
