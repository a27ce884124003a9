import { expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { LONGEST_RULES_PAGE } from '../../../src/words/base/limits.ts';
import { openModule } from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { pages } = en.commands.moduleParts;

it('[D39] a page of /module show is filled exactly up to its limit', () => {
  const some = ['x', 'x', 'x'].map((letter) => letter.repeat(500));
  const pagesOf = (last: number): readonly string[] =>
    pages({ ...openModule, scorekeepers: { text: [...some, 'x'.repeat(last)].join('\n') } } as Module, 'scorekeepers');
  const room = LONGEST_RULES_PAGE - (pagesOf(1)[0] ?? '').length + 1;
  expect(pagesOf(room).map(({ length }) => length)).toEqual([LONGEST_RULES_PAGE]);
  expect(pagesOf(room + 1)).toHaveLength(2);
});

it('[D39] a line of /module show is cut only beyond a page’s length', () => {
  const some = Object.fromEntries(Array.from({ length: 18 }, (_, i) => [`p${i}`, 'x'.repeat(90)]));
  const lineOf = (last: number): string =>
    pages({ ...openModule, prototypes: { bird: { ...some, last: 'x'.repeat(last) } } }, 'prototypes').at(-1) ?? '';
  const room = LONGEST_RULES_PAGE - (lineOf(1).length - '- '.length) + 1;
  expect([room > 1, lineOf(room).length, lineOf(room).endsWith('x`')]).toEqual([true, LONGEST_RULES_PAGE + 2, true]);
  expect([lineOf(room + 1).length, lineOf(room + 1).endsWith('x…')]).toEqual([LONGEST_RULES_PAGE + 2, true]);
});

it('[U16] /module show contains all parts of a module in each language', () => {
  const module = {
    ...openModule,
    labels: { Might: 'Strength' },
    properties: { Might: 'natural', Note: 'text' },
    values: { Day: 1, Names: ['Ada', 'Abe'] },
    sides: [
      { name: 'Red', class: 'kingdom', values: { Gold: 3 } },
      { name: 'Green', class: 'people' },
      { name: 'Blue', values: { Gold: 0 } },
      { name: 'Grey' },
    ],
    prototypes: { scout: { Might: 2 }, stone: {}, dial: { Note: 'x' } },
    traits: {
      scout: {
        dynamic: { Might: { min: 0, max: 3 }, Steps: {} },
        layers: [{ name: 'fresh' }, { name: 'tired' }],
        facing: 6,
        mask: { name: 'Agent' },
        invisible: true,
      },
      dial: { layers: [{ name: 'low' }], follows: '{Might}' },
    },
    terrain: { wood: { cost: { default: 2, horse: 1.5 } }, plain: {} },
    edges: { road: { runs: 'along', cost: { default: 0.5 } }, wall: { runs: 'between' } },
    counters: [
      { name: 'All', on: 'Main', match: ' ', visible: 'map', decks: true, stacks: true },
      {
        name: 'Gold',
        on: 'Main',
        match: 'Type = Gold',
        sum: 'Worth',
        visible: 'all',
        report: '$name$ now',
        stacks: false,
        decks: false,
      },
    ],
    phases: { land: [0, 9] },
    modifiers: [
      { name: 'Woods', of: 'piece', scope: 'game', match: 'Might > 1', change: 'Might + 1', precedence: 5 },
      {
        name: 'Walls',
        of: 'piece',
        scope: 'adjacent',
        match: '',
        change: 'Might * 2',
        precedence: 9,
        on: { zone: 'Main\nWest' },
      },
    ],
    scorekeepers: { text: '(scorekeeper peace)\n\n  (victory 3)' },
  } as unknown as Module;
  const shown = pages(module).join('\n');
  const none = pages({ ...openModule, counters: [] }, 'counters');
  expect([shown, ...none].join('\n\n')).toMatchInlineSnapshot(`
    "**Skirmish** \`skirmish\`
    **Properties**
    - \`Might\` (Strength): \`natural\`
    - \`Note\`: \`text\`
    - for the game: \`Day: 1\`, \`Names: [Ada, Abe]\`
    - for **Red**: \`class: kingdom\`, \`Gold: 3\`
    - for **Green**: \`class: people\`
    - for **Blue**: \`Gold: 0\`
    **Prototypes**
    - \`scout\`: \`Might: 2\`, \`Might: 0 … 3\`, \`Steps: - … -\`, \`layers: [fresh, tired]\`, \`facing: 6\`, \`mask: Agent\`, \`invisible: true\`
    - \`stone\`
    - \`dial\`: \`Note: x\`, \`layers: [low]\`, \`follows: {Might}\`
    **Terrain and edges**
    - \`wood\`: \`cost: default 2, horse 1.5\`
    - \`plain\`
    - \`road\`: \`runs: along\`, \`cost: default 0.5\`
    - \`wall\`: \`runs: between\`
    **Counters and their formats**
    - **All** \`$Main_All$\`
    - **Gold** \`$Main_Gold$\`: \`match: Type = Gold\`, \`sum: Worth\`, \`visible: all\`, \`report: $name$ now\`, \`stacks: false\`, \`decks: false\`
    **Modifiers**
    - \`land: [0, 9]\`
    - **Woods** (5): \`match: Might > 1\`, \`change: Might + 1\`
    - **Walls** (9): \`on: zone Main West\`, \`scope: adjacent\`, \`change: Might * 2\`
    **Scorekeepers**
    - \`(scorekeeper peace)\`
    - \`(victory 3)\`

    **Skirmish** \`skirmish\`
    **Counters and their formats**: none"
  `);
});
