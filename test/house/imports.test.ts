import { expect, it } from 'vitest';
import { type Finding, lint } from './linter.ts';
import { type Plant, plants } from './plants.ts';

const forms = [
  "import '../counters/count.ts';",
  "import { one } from '../counters/count.ts';",
  "import type { Two } from '../counters/count.ts';",
  "import * as three from '../counters/count.ts';",
  "export { four } from '../counters/count.ts';",
  "export * from '../counters/count.ts';",
  "export const five = import('../counters/count.ts');",
  "export type Six = import('../counters/count.ts').Six;",
  'export const seven = import(`../counters/count.ts`);',
  "export const eight = import('./' + '../counters/count.ts');",
  "import './../counters/count.ts';",
  "import './parts/../../counters/count.ts';",
  "import '../core/../counters/count.ts';",
  "export const nine = import('../core/../counters/count.ts');",
];

const impure = [
  'export const now = Date.now();',
  'export const day = new Date();',
  'export const tick = performance.now();',
  'setTimeout(() => now, 1);',
  'export const chance = Math.random();',
  'export const uuid = crypto.randomUUID();',
  'export const home = process.cwd();',
  'export const page = fetch(home);',
  'export const roundabout = globalThis.setTimeout;',
];

const files = new Map<string, string>([
  ...plants.map(({ file, allowed, refused }): [string, string] => [
    file,
    [...allowed, ...refused].map((one) => `import '${one}';\n`).join(''),
  ]),
  ['src/engine/play/forms.ts', forms.join('\n')],
  [
    'src/words/named.ts',
    "import { apply } from '../table/index.ts';\nimport type { PersonId } from '../table/index.ts';\n",
  ],
  ['src/engine/play/impure.ts', impure.join('\n')],
  ['src/view/impure.ts', impure.join('\n')],
  ['src/session/impure.ts', impure.join('\n')],
  ['src/session/egg.ts', "import { hen } from './hen.ts';\nexport const egg = () => hen;\n"],
  ['src/session/hen.ts', "import { egg } from './egg.ts';\nexport const hen = () => egg;\n"],
  ['src/session/chick.ts', "import { egg } from './egg.ts';\nexport const chick = () => egg;\n"],
]);

const findings = lint(files);
const of = (file: string, ...rules: readonly string[]): readonly Finding[] =>
  findings.filter((finding) => finding.file === file && rules.includes(finding.rule));
const linesOf = (found: readonly Finding[]): readonly number[] =>
  [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b);

it.each(plants)('$file imports only the files that it may', ({ file, rule, allowed, refused }: Plant) => {
  const specifiers = [...allowed, ...refused];
  const found = of(file, 'lint/style/noRestrictedImports');
  expect(linesOf(found).map((line) => specifiers[line - 1])).toEqual(refused);
  expect(found.filter(({ message }) => !message.startsWith(rule))).toEqual([]);
});

it('the check finds a forbidden import in any form', () => {
  const found = of('src/engine/play/forms.ts', 'lint/style/noRestrictedImports', 'plugin');
  expect(linesOf(found)).toEqual(forms.map((_, index) => index + 1));
});

it('the check finds an import cycle, not its outside users', () => {
  expect(linesOf(of('src/session/egg.ts', 'lint/suspicious/noImportCycles'))).toEqual([1]);
  expect(linesOf(of('src/session/hen.ts', 'lint/suspicious/noImportCycles'))).toEqual([1]);
  expect(of('src/session/chick.ts', 'lint/suspicious/noImportCycles')).toEqual([]);
});

it('engine and view may not import clock, chance or the outside', () => {
  const rules = ['lint/style/noRestrictedGlobals', 'lint/nursery/noJsRestrictedProperties'];
  const all = impure.map((_, index) => index + 1);
  expect(linesOf(of('src/engine/play/impure.ts', ...rules))).toEqual(all);
  expect(linesOf(of('src/view/impure.ts', ...rules))).toEqual(all);
  expect(of('src/session/impure.ts', ...rules)).toEqual([]);
});

it('code of src/words may not read or change tables', () => {
  expect(linesOf(of('src/words/named.ts', 'lint/style/noRestrictedImports'))).toEqual([1]);
});
