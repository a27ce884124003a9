import { expect, it } from 'vitest';
import type { ModuleFaultReason, ModuleFaultRemedy } from '../../src/facts/clauses.ts';
import type { ZipFault } from '../../src/facts/zip-fault.ts';
import type { Words } from '../../src/words/index.ts';
import { de, en } from '../support/words.ts';
import { remedies, wrongs, zipFaults } from './fault-examples.ts';

/** All examples with their codes. */
const coded = (all: { readonly [code: string]: readonly object[] }): readonly { readonly is: string }[] =>
  Object.entries(all).flatMap(([is, some]) => some.map((values) => ({ ...values, is })));

const at = { code: 'wrong-value', line: 1, column: 1, path: '' } as const;

/** Behind the code, what each language says. */
const lines = (is: string, say: (words: Words) => string): readonly string[] => [
  is,
  ...[en, de].map((words) => `  ${say(words)}`),
];

/** One of the two clauses of a fault, as the whole line has it. */
const clause =
  (fault: { readonly wrong: ModuleFaultReason } | { readonly expected: ModuleFaultRemedy }) =>
  (words: Words): string => {
    const line = words.moduleFaults.faultText({
      ...at,
      wrong: { is: 'nothing' },
      expected: { is: 'smaller' },
      ...fault,
    });
    const [, wrong = line, expected = line] = /^\S+ 1, \S+ 1: (.*); (?:expected|erwartet): (.*)$/.exec(line) ?? [];
    return 'wrong' in fault ? wrong : expected;
  };

it('[T25] [U16] every module fault is worded in every language', async () => {
  const all = [
    ...coded(wrongs).flatMap((one) => lines(one.is, clause({ wrong: one as ModuleFaultReason }))),
    ...coded(remedies).flatMap((one) => lines(one.is, clause({ expected: one as ModuleFaultRemedy }))),
  ];
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('../golden/module-faults.txt');
});

it('[U16] every zip fault is worded in every language', async () => {
  const codes = Object.keys(zipFaults) as ZipFault['code'][];
  const all = codes.flatMap((code) =>
    ['', 'a.png'].flatMap((file) => lines(code, (words) => words.commands.files.zip('war.zip', { code, file }))),
  );
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('../golden/zip-faults.txt');
});
