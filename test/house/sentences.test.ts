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
  "export const seven = z.string('text on one line').describe('How the side is called');",
  "export const eight = (log: (text: string) => void): void => log('a step is lost');",
];

const others = [
  "export const one = 'game-over';",
  `export const two = (name: string): string => \`${DOLLAR}{name}: ${DOLLAR}{name}\`;`,
  "export const three = { label: '?', text: '', kind: 'button' };",
  "export const four = (): never => { throw new Error('a step that is not there'); };",
  "export const five = (log: { warn(text: string): void }): void => log.warn('a step is lost');",
  "export const six = z.string().describe('How the side is called');",
  "export const seven = z.string().regex(/a/, 'a name in small letters').refine((name) => name !== 'b', 'a good name');",
  "export const eight = (of: string): boolean => of === 'unused pile' || of !== 'kingdom pile';",
  "export const nine = { title: 'word' };",
  "/** A comment of several words. */\nexport const ten = 'font-family';",
];

const page = [
  "export const one = 'Trying again…';",
  `export const two = (name) => \`${DOLLAR}{name} sees it\`;`,
  "export const three = () => element('button', { type: 'button' }, 'Load it again');",
  "export const four = { class: 'list', title: 'Places' };",
];
const otherPage = [
  "export const one = () => element('div', { class: 'picture failed' });",
  "export const two = (all) => all.querySelector('button:enabled, select');",
  'export const three = page.loadAgain;',
];

const rooms = [
  'commands',
  'commands/game',
  'src/discord',
  'src/picture',
  'src/vassal',
  'src/playground',
  'src/session/check',
  'src/facts',
  'src/features/clock/check',
  'src/features/clock/say',
  'src/features/clock/suggest',
  'src/features/clock/view',
  'src/session/channel',
  'src/session/posts',
  'src/session/log',
  'src/session/format',
  'src/session/module',
  'src/session/pictures',
  'src/session/archive',
  'src/session/game',
  'src/session/kingdom',
  'src/store',
  'src/kingdom',
  'src/kingdom/cards',
  'src/view',
  'src/draw',
  'src/words/systems',
];
const files = rooms.flatMap((room): [string, string][] => [
  [`${room}/sentences.ts`, sentences.join('\n')],
  [`${room}/others.ts`, others.join('\n')],
]);

const findings = lint(
  new Map([
    ...files,
    ['src/playground/page/sentences.js', page.join('\n')],
    ['src/playground/page/others.js', otherPage.join('\n')],
  ]),
);
const of = (file: string): readonly Finding[] =>
  findings.filter((finding) => finding.file === file && finding.message.startsWith('sentence:'));

it.each(rooms)('the check finds all sentences in the code of %s besides codes and logs', (room) => {
  const lines = new Set(of(`${room}/sentences.ts`).map(({ line }) => line));
  expect([...lines].sort((a, b) => a - b)).toEqual(sentences.map((_, i) => i + 1));
  expect(of(`${room}/others.ts`)).toEqual([]);
});

it('the check finds all sentences in browser code', () => {
  const lines = new Set(of('src/playground/page/sentences.js').map(({ line }) => line));
  expect([...lines].sort((a, b) => a - b)).toEqual(page.map((_, i) => i + 1));
  expect(of('src/playground/page/others.js')).toEqual([]);
});
