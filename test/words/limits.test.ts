import { describe, expect, it } from 'vitest';
import { counterDefaults, type ModifierDefinition } from '../../src/engine/index.ts';
import { createCounterRefreshButtons } from '../../src/features/counters/view/buttons.ts';
import type { CounterView } from '../../src/features/counters/view/counters.ts';
import type { DisclosureView } from '../../src/view/disclosures.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { languages } from '../../src/words/index.ts';
import { firstMisfit } from '../../src/words/module/misfits.ts';
import { ANN, begun, openModule } from '../support/table.ts';
import { en } from '../support/words.ts';

const { linesOf } = en.deed;
const { disclosuresText } = en.disclosures;
const { misfitLines } = en.misfits;
const { chanceText } = en.chance;
const { counterText, countersText, definitionsText } = en.counters;
const { rollPhrase } = en.dice;
const { modifiersText } = en.modifiers;

const times = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A text as it is shown: as long as may be, or cut. */
const long = (length: number, most: number): string =>
  length <= most ? 'x'.repeat(length) : `${'x'.repeat(most - 1)}…`;

describe('modifiers', () => {
  const listed = (count: number, change = 'Strength + 1', isAuthor = false): readonly string[] => {
    const one: ModifierDefinition = { name: 'More', of: 'piece', scope: 'game', match: '', change, precedence: 0 };
    const modifiers = times(count, (i) => ({ ...one, name: `More ${i}` }));
    return modifiersText(new View(begun({ ...openModule, modifiers }).table, personViewer(ANN)), isAuthor).split('\n');
  };

  it('modifiers are listed up to forty, then counted', () => {
    expect(listed(0)).toEqual(['No modifiers are in play.']);
    expect(listed(1)).toEqual(['In the order in which they apply:', '1\\. **More 0**: raises Strength by 1']);
    expect(listed(1, 'Strength + 1', true)[1]).toBe('1\\. **More 0** (0): Strength + 1');
    expect(listed(40)).toHaveLength(41);
    expect([listed(41).length, listed(41).at(-1)]).toEqual([42, 'and 1 more']);
  });

  it.each([150, 151])('a listed modifier shows 150 characters of its change: of %d', (length) => {
    const change = `Strength = ${'x'.repeat(length - 11)}`;
    expect(listed(1, change, true)[1]).toBe(`1\\. **More 0** (0): Strength = ${long(length - 11, 139)}`);
  });
});

describe('counters', () => {
  const gold: CounterView = {
    ...counterDefaults,
    property: 'Hall_Gold',
    name: 'Gold',
    title: 'Gold (Hall)',
    on: 'Hall',
    map: 'Hall',
    value: '7',
    own: false,
  };

  it('counters are listed by place with base value and match', () => {
    const silver: CounterView = {
      ...gold,
      name: 'Silver',
      base: '5',
      sum: 'Value',
      match: 'Type = Coin',
      decks: false,
      stacks: false,
    };
    const shed: CounterView = { ...gold, on: 'Shed', match: 'Type = Coin', visible: 'all', own: true };
    expect(countersText([])).toContain('There are no counters that you can see.');
    expect(countersText([gold, shed, silver]).split('\n')).toEqual([
      '**Hall**',
      '- Gold: **7**',
      '- Silver: **7** (base 5)',
      '**Shed**',
      '- Gold: **7**',
    ]);
    expect(definitionsText([], true).split(';')).toHaveLength(2);
    expect(definitionsText([gold, silver, shed], true).split('\n')).toEqual([
      '**Hall**',
      '- Gold: **7**. Counts pieces.',
      '- Silver: **7** (base 5). Counts the total of Value of pieces that match Type = Coin, not in decks, not in stacks.',
      '**Shed**',
      '- Gold: **7**. Counts pieces that match Type = Coin, visible to everyone, added in this game.',
    ]);
  });

  it.each([200, 201])('a listed counter shows 200 characters of match and report: of %d', (length) => {
    const text = 'x'.repeat(length);
    expect(counterText({ ...gold, match: text, report: text }, true).split('\n')).toEqual([
      '**Hall**, Gold: **7**',
      `Counts pieces that match ${long(length, 200)}. In formats, write it as \`$Hall_Gold$\`.`,
      `Reported as: ${long(length, 200)}`,
    ]);
  });

  it('a list of counters has four recount buttons of eighty characters', () => {
    const buttons = (texts: readonly string[]): readonly string[] =>
      createCounterRefreshButtons(
        [gold, ...texts.map((text): CounterView => ({ ...gold, refresh: { text, icon: '↻' } }))],
        'g1',
      ).map(({ label }) => label);
    expect(buttons([])).toEqual([]);
    expect(buttons(['A', 'A', 'B', 'C', 'D'])).toEqual(['↻ A', '↻ B', '↻ C', '↻ D']);
    expect(buttons(['A', 'B', 'C', 'D', 'E'])).toHaveLength(4);
    expect(buttons(['x'.repeat(78), 'y'.repeat(79)])).toEqual([`↻ ${'x'.repeat(78)}`, `↻ ${'y'.repeat(78)}`]);
  });
});

it('random shares are listed up to the newest 25, then counted', () => {
  const lines = (count: number, isOpen = false): readonly string[] =>
    chanceText({
      commitment: 'c',
      isOpen,
      isUsed: true,
      shares: times(count, (i) => ({ person: ANN, value: `v${i + 1}`, isTyped: i === count - 1 })),
    })
      .split('\n')
      .slice(1);
  expect(lines(0)).toEqual([]);
  expect(lines(0, true)).toEqual([
    'Each player who takes a seat before the game begins adds a share to the randomness.',
  ]);
  expect(lines(2)).toEqual([
    'Each player adds a share to the randomness, so no one controls it alone. The shares, in order:',
    `1. <@${ANN}> \`v1\``,
    `2. <@${ANN}> \`v2\`, typed`,
  ]);
  expect(lines(25)).toHaveLength(26);
  expect(lines(26).slice(1, 3)).toEqual(['(1 more in the file of `/game export`)', `2. <@${ANN}> \`v2\``]);
  expect(lines(26)).toHaveLength(27);
});

it.each([200, 201])('a beacon’s address is shown up to 200 characters: of %d', (length) => {
  const beacon = { url: 'x'.repeat(length), round: 7, at: 0 };
  expect(chanceText({ commitment: 'c', isOpen: false, isUsed: true, shares: [], beacon })).toContain(
    `round 7 of the randomness beacon ${long(length, 200)}.`,
  );
});

it.each([120, 121])('dice are shown up to 120 characters: of %d', (length) => {
  expect(rollPhrase({ dice: 'x'.repeat(length), falls: [], total: 3 }, false, undefined)).toBe(
    `rolls **${long(length, 120)}**:  → **3**`,
  );
});

it.each([500, 501])('a scorekeeper’s message is shown up to 500 characters: of %d', (length) => {
  expect(linesOf({ kind: 'move', seen: [{ what: 'said', text: 'x'.repeat(length) }] })).toEqual([long(length, 500)]);
});

it('pieces that do not fit are listed up to 25, then counted', () => {
  const gone = (count: number) => times(count, (i) => ({ part: 'map' as const, name: `Map ${i}` }));
  const lines = (count: number): readonly string[] => misfitLines([...gone(count), ...gone(count)]).split('\n');
  expect(lines(25)).toHaveLength(25);
  expect([lines(26).length, lines(26).at(-1)]).toEqual([26, '- and 1 more']);
  expect([1, 2].map((count) => firstMisfit(formatIn('en'), gone(count)))).toEqual([
    'the map **Map 0** is gone',
    'the map **Map 0** is gone (and 1 more)',
  ]);
});

it('disclosures are listed in three lines, or in a file', () => {
  const told = (count: number) =>
    disclosuresText(
      times(
        count,
        (i): DisclosureView => ({
          tells: 'number',
          by: { name: `Gold ${i}` },
          to: 'all',
          of: [],
          declared: 'visible',
        }),
      ),
    );
  expect(told(0)).toEqual({ lines: [] });
  expect([told(3).lines.length, told(3).file]).toEqual([4, undefined]);
  const { lines, file } = told(4);
  expect([lines.length, file?.trim().split('\n').length]).toEqual([1, 4]);
});

describe('the list of games', () => {
  const game = (description?: string) => ({
    name: 'game',
    title: 'Game',
    ...(description === undefined ? {} : { description }),
  });
  const kept = { ...game(), hash: 'h', size: 1, by: ANN, at: 0 };

  it.each(Object.entries(languages))('the list of games has sixty of a kind in %s, then counts', (_, words) => {
    const lines = (count: number): readonly string[] =>
      words.commands.module.list({ brought: times(count, () => game()), kept: [], broken: [] }, false).split('\n');
    expect(lines(60).slice(60, 62)).toEqual(['- **Game**', expect.not.stringMatching(/^-/)]);
    expect(lines(61).slice(60, 62)).toEqual(['- **Game**', expect.stringMatching(/^- \D+1\b/)]);
    expect(lines(60)).toHaveLength(lines(61).length - 1);
  });

  it.each(Object.entries(languages))(
    'the list of games spreads 2000 characters over descriptions in %s',
    (_, words) => {
      const text = 'x'.repeat(151);
      const about = (brought: number, own: number): number | undefined => {
        const all = { brought: times(brought, () => game(text)), kept: times(own, () => kept), broken: [] };
        return /: (x+…)/.exec(words.commands.module.list(all, false))?.[1]?.length;
      };
      expect([about(1, 0), about(13, 0), about(13, 1), about(14, 1)]).toEqual([150, 150, 142, 133]);
      expect([about(100, 0), about(100, 1), about(101, 0)]).toEqual([20, undefined, undefined]);
    },
  );
});

it.each(Object.entries(languages))('the rules of a game have pages of 1800 characters in %s', (_, { rulebook }) => {
  const x = (count: number): string => 'x'.repeat(count);
  const pages = (description: string): readonly string[] =>
    rulebook.rulePages({ title: 'T', sides: ['Red', 'Blue'], takes: [], description }).slice(0, -1);
  expect(pages(x(1793))).toEqual([`**T**\n\n${x(1793)}`]);
  expect(pages(x(1794))).toEqual(['**T**', x(1794)]);
  expect(pages(x(1800))).toEqual(['**T**', x(1800)]);
  // Without a space it is broken anywhere.
  expect(pages(x(1801))).toEqual(['**T**', x(1800)]);
  expect(pages(`y ${x(1800)}`)).toEqual(['**T**\n\ny', x(1800)]);
  expect(pages(`${x(1790)} y z ${x(1700)}`)).toEqual(['**T**', `${x(1790)} y z`, x(1700)]);
});
