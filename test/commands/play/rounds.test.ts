import { describe, expect, test } from 'vitest';
import type { ChartPicture } from '../../../src/draw/index.ts';
import { type Drawn, work } from '../../../src/picture/worker.ts';
import { chartSvg } from '../../../src/view/scoring/chart.ts';
import { languages } from '../../../src/words/index.ts';
import { FEAST } from '../../support/games/points.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { begun, sitDown, sub, type Table } from '../table.ts';

const KEEPERS = `scorekeepers: |
  (scorekeeper stones (title "Stones") (initial 1) (ranks most) (do (add (sum stone 1))))
  (scorekeeper secret (title "Canary") (known-to Red) (initial 0) (ranks nothing) (do (add 7)))
  (scorekeeper hill (title "Hill") (initial 0) (ranks nothing) (do (if (majority Hill) (add 2)) (if (most Points) (add 10))))
`;

const table = async (text = `${FEAST}${KEEPERS}`): Promise<Table> => {
  const one = await sitDown({ modules: [moduleFrom(text)] });
  await begun(one, 'feast');
  return one;
};

const typed = async (one: Table, who: string, command: string, options = {}, name = 'score'): Promise<string> =>
  one.heard(await sub(one.user(who), name, command, options));

const turnOver = async (one: Table): Promise<void> => {
  await typed(one, 'alice', 'end', {}, 'turn');
  await typed(one, 'bob', 'end', {}, 'turn');
};

describe('[S34] rounds', () => {
  test('the round table shows scores per round and points with sources', async () => {
    const one = await table();
    expect(await typed(one, 'carol', 'rounds')).toContain('No points have been scored yet.');
    await typed(one, 'alice', 'add', { points: 3, reason: 'the soup' });
    await turnOver(one);
    await turnOver(one);
    await typed(one, 'bob', 'add', { points: -1 });
    await turnOver(one);
    const heard = await typed(one, 'bob', 'rounds');
    expect(heard).toContain(
      [
        '**Stones**',
        '```',
        'Round            prior     1     2 total',
        'Red                  1     4     2     7',
        'Blue                 1     2     1     4',
        '```',
      ].join('\n'),
    );
    expect(heard).toContain(
      ['**Points**', '```', 'Round                1     2 total', 'Red                  3     0     3'].join('\n'),
    );
    expect(heard).toContain('- Round 2: **Blue** -1\n- Round 1: **Red** +3 · the soup');
    expect(heard).not.toContain('Canary');
    expect(await typed(one, 'alice', 'rounds')).toContain('**Canary**');
  });

  test('rounds follow undo and survive restarts', async () => {
    const one = await table();
    await turnOver(one);
    const before = await typed(one, 'carol', 'rounds');
    await turnOver(one);
    await sub(one.user('bob'), 'game', 'undo');
    expect(await typed(one, 'carol', 'rounds')).toBe(before);
    await one.restart();
    expect(await typed(one, 'carol', 'rounds')).toBe(before);
  });

  test.each(Object.entries(languages))('the columns of the round table do not touch: %s', (_, words) => {
    const sides = [{ side: { index: 0, name: 'Red' }, start: 0, gained: [1_000_000, -250_000] }];
    const lines = words.commands.score.rounds.table({ title: 'Points', rounds: [1, 2], sides }, 9).split('\n');
    expect(lines.map((line) => line.split(/ +/).length)).toEqual([1, 1, 4, 4, 1]);
  });

  const chart = (rounds: number): ChartPicture => ({
    shape: 'chart',
    title: 'Feast: Points',
    rounds: Array.from({ length: rounds }, (_, i) => i + 1),
    roundWord: 'Round',
    lines: ['Red', 'Blue'].map((name, index) => ({
      side: { index, name },
      totals: Array.from({ length: rounds }, (_, i) => (index ? -1 : 2) * i),
    })),
  });

  test.each([1, 2, 9, 200])('the drawn round table has a line per side: %i sides', async (rounds) => {
    const svg = chartSvg(chart(rounds));
    for (const name of ['Red', 'Blue', 'Feast: Points']) expect(svg).toContain(name);
    expect(svg.match(/stroke-width="3.4"/g) ?? []).toHaveLength(rounds > 1 ? 2 : 0);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('the round table is also a picture file', async () => {
    const drawn: Drawn = await work({ data: JSON.stringify(chart(9)) });
    expect('file' in drawn && drawn.file.length).toBeGreaterThan(1000);
  });
});

describe('[S35] sides are compared', () => {
  const TESTS = ['(rank X)', '(most X)', '(second-most X)', '(sole-most X)', '(sole-second-most X)', '(majority Hill)'];
  const keepers = TESTS.map(
    (text, i) =>
      `  (scorekeeper k${i} (title "K${i}.") (initial 0) (ranks nothing) (do ${i === 0 ? `(set ${text})` : `(if ${text} (add 1))`}))`,
  );

  /** What each of these tests says of Red and Blue; Green is left out of the game, for nobody plays it. */
  const standing = async (red: number, blue: number): Promise<readonly string[]> => {
    const sides = [red, blue, 99].map((x, i) => `{ name: ${['Red', 'Blue', 'Green'][i]}, values: { X: ${x} } }`);
    const text = FEAST.replace('sides: [{ name: Red }, { name: Blue }]', `sides: [${sides}]\nseats: { least: 2 }`)
      .replace('order: [Red, Blue]', 'order: [Red, Blue, Green]')
      .concat(`scorekeepers: |\n${keepers.join('\n')}\n`);
    const one = await table(text);
    await turnOver(one);
    const heard = await typed(one, 'carol', 'show');
    return TESTS.map((_, i) => {
      const [own = ''] = heard.slice(heard.indexOf(`**K${i}.**`)).split(`**K${i + 1}.**`);
      return ['Red', 'Blue'].map((side) => own.match(new RegExp(`- ${side} \\*\\*(-?\\d+)`))?.[1]).join(' ');
    });
  };

  test('scorekeepers compare sides by places, most, second, shared and zones', async () => {
    expect(await standing(5, 3)).toEqual(['1 2', '1 0', '0 1', '1 0', '0 1', '1 0']);
    expect(await standing(4, 4)).toEqual(['1 1', '1 1', '0 0', '0 0', '0 0', '1 0']);
  });

  test('scorekeepers compare sides by formulas', async () => {
    const text = FEAST.replace(
      'text: The dance }',
      `text: The dance }, { set: Place, of: game, to: "rank(sides, Points)" }, { set: Runner, of: game, to: "second(sides, Points)" }, { set: Holder, of: game, to: "majority(Hill)" }, { set: Nobody, of: game, to: "majority(Field, PieceName = 'none')" }`,
    );
    const one = await table(`${text}\nlabels: { Place: Place, Runner: Runner, Holder: Holder }\n`);
    const danced = one.heard(await one.user('alice').slash('table', 'act', { name: 'Dance' }));
    for (const [name, value] of [
      ['Place', '1'],
      ['Runner', '0'],
      ['Holder', 'Red'],
    ])
      expect(danced).toMatch(new RegExp(`${name}\\W+${value}\\b`));
  });
});
