import { expect, it } from 'vitest';
import { type Finding, lint } from './linter.ts';

const DOLLAR = '$';

const sentences = [
  "export const one = 'The game is over.';",
  `export const two = (name: string): string => \`${DOLLAR}{name} is over\`;`,
  "export const three = ['Done.', 'E5 to E7'];",
  "export const four = { label: 'Undo' };",
  "export const five = () => ({ text: 'nothing', title: 'Hand' });",
  "export const six = { alt: 'board' };",
  "export const seven = (log: (text: string) => void): void => log('a step is lost');",
];

const others = [
  "export const one = 'game-over';",
  `export const two = (name: string): string => \`${DOLLAR}{name}: ${DOLLAR}{name}\`;`,
  "export const three = { label: '?', text: '', kind: 'button' };",
  "export const four = (): never => { throw new Error('a step that is not there'); };",
  "export const five = (log: { warn(text: string): void }): void => log.warn('a step is lost');",
  "/** A comment of several words. */\nexport const six = 'font-family';",
];

const rooms = [
  'commands',
  'commands/game',
  'src/discord',
  'src/picture',
  'src/playground',
  'src/session/check',
  'src/session/delivery',
  'src/session/pictures',
  'src/view',
  'src/view/svg',
];
const files = rooms.flatMap((room): [string, string][] => [
  [`${room}/sentences.ts`, sentences.join('\n')],
  [`${room}/others.ts`, others.join('\n')],
]);

const findings = lint(new Map([...files, ['src/words/en/sentences.ts', sentences.join('\n')]]));
const of = (file: string): readonly Finding[] =>
  findings.filter((finding) => finding.file === file && finding.message.startsWith('sentence:'));

it.each(rooms)('no sentence stands in %s, which codes, faults and the log may', (room) => {
  const lines = new Set(of(`${room}/sentences.ts`).map(({ line }) => line));
  expect([...lines].sort((a, b) => a - b)).toEqual(sentences.map((_, i) => i + 1));
  expect(of(`${room}/others.ts`)).toEqual([]);
});

it('sentences stand in src/words', () => {
  expect(of('src/words/en/sentences.ts')).toEqual([]);
});
