import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../support/discord/text.ts';
import { shown, sitDown, sub, type Table } from '../table.ts';
import { drawn, kingdom, namesIn, refusal, warm } from './kingdoms.ts';

beforeAll(warm);

/** What is offered while that stands in the option: as it is shown, and as it is sent. */
const offered = async (
  table: Table,
  option: string,
  typed: string,
  place = 'table',
): Promise<readonly (readonly [string, string])[]> => {
  const choices = await table.user('alice').complete(place, 'kingdom', { [option]: typed }, option);
  for (const { name, value } of choices)
    expect([name.length <= 100, String(value).length <= 100]).toEqual([true, true]);
  return choices.map(({ name, value }) => [name, String(value)]);
};

const values = async (table: Table, option: string, typed: string): Promise<readonly string[]> =>
  (await offered(table, option, typed)).map(([, value]) => value);

describe('[K21] [T22] completion', () => {
  test('completion in an expression completes the current part only', async () => {
    const table = await sitDown();
    expect((await values(table, 'require', '')).slice(0, 3)).toEqual(['1 village', '1 +buy', '1 victory points']);
    expect((await values(table, 'require', 'vil')).slice(0, 3)).toEqual(['1 village', 'Village', 'Villa']);
    expect(await values(table, 'require', 'Moat, at least 2 att')).toEqual([
      'Moat, at least 2 attack',
      'Moat, at least 2 hand-size attack',
    ]);
    expect((await values(table, 'require', 'Moat, 3 Attack,sea'))[0]).toBe('Moat, 3 Attack, Sea Chart');
    expect((await values(table, 'require', 'All / curs')).slice(0, 2)).toEqual([
      'All / curser',
      'All / Cursed Village',
    ]);
    // All is what stands before a slash, and has no number.
    expect(await values(table, 'require', 'Moat, all')).toContain('Moat, All');
    for (const none of ['Moat / all', '2 all', 'no all'])
      expect(await values(table, 'require', none)).not.toContain(none.replace('all', 'All'));
    expect(await values(table, 'require', 'buy')).toContain('1 +buy');
    expect(await values(table, 'require', 'liai')).toEqual(['1 Liaison']);
    expect(await values(table, 'require', 'base')).toEqual(expect.arrayContaining(['base1', 'base2']));
    expect(await values(table, 'require', 'sir michael')).toEqual(['Knights']);
    expect(await values(table, 'require', 'qqq')).toEqual([]);
    expect((await values(table, 'require', 'Moat, 2 set')).slice(0, 2)).toEqual(['Moat, 2 sets', 'Moat, 2 sets of 5']);
    expect((await values(table, 'require', 'sets of')).slice(0, 1)).toEqual(['2 sets of 5']);
    expect(await values(table, 'require', 'half sea')).toEqual(['half sea1', 'half sea2', 'half seaside']);
    expect((await values(table, 'ban', 'Witch, cel'))[0]).toBe('Witch, Cellar');
    expect((await values(table, 'ban', 'curs'))[0]).toBe('curser');
  });

  test('completion of expressions offers only readable values', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    for (const typed of ['', 'a', 'at most 2 ', 'base2, ', 'Moat / v', 'sets', '3 se', 'half ']) {
      for (const value of (await values(table, 'require', typed)).slice(0, 3)) {
        const outcome = await kingdom(alice, { require: value });
        expect(text(shown(outcome)), value).not.toContain('```');
      }
    }
    for (const option of ['sets', 'potions', 'landscapes', 'include']) {
      for (const value of (await values(table, option, '')).slice(-5)) {
        expect(text(shown(await kingdom(alice, { [option]: value }))), value).not.toMatch(/^(There is no|For `)/);
      }
    }
    expect(table.rig().faults).toEqual([]);
  });

  test('completion of sets offers unique short names, the server’s boxes first', async () => {
    const table = await sitDown();
    expect((await values(table, 'sets', '')).slice(0, 3)).toEqual(['base1', 'base2', 'int1']);
    expect(await values(table, 'sets', 'base2 sea')).toEqual(['base2 seaside', 'base2 sea1', 'base2 sea2']);
    expect((await values(table, 'sets', 'prosperity int'))[0]).toBe('prosperity intrigue');
    expect(await offered(table, 'sets', 'dark')).toEqual([['dark (Dark Ages)', 'dark']]);
    expect(await values(table, 'sets', 'all -pro')).toEqual([
      'all -prosperity',
      'all -pros1',
      'all -pros2',
      'all -promo',
    ]);
    await sub(table.user('bob'), 'house', 'boxes', { sets: 'men dark' });
    expect((await values(table, 'sets', '')).slice(0, 2)).toEqual(['dark', 'men']);
    expect((await offered(table, 'include', 'b'))[0]?.[0]).toMatch(/\((Dark Ages|Menagerie)\)$/);
  });

  test('completion of cards offers unique names within the length limit', async () => {
    const table = await sitDown();
    expect(await values(table, 'include', 'Witch, witch')).not.toContain('Witch, Witch');
    expect((await values(table, 'include', 'Cellar, moa'))[0]).toBe('Cellar, Moat');
    expect(await values(table, 'include', `${'Moat, '.repeat(16)}vil`)).toEqual([]);
  });

  test('completion offers the channel’s recent requests, which can be extended', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    expect(await offered(table, 'again', '')).toEqual([]);
    await kingdom(alice, { require: '2 Attack', sets: 'base2' });
    await kingdom(alice, { include: 'Chapel', sort: 'set' });
    await kingdom(alice);
    await table.restart();
    const last = await offered(table, 'again', '');
    expect(last.map(([name]) => name)).toEqual(['include: Chapel; sort: set', '2 Attack; sets: base2']);
    expect(await offered(table, 'again', '', 'garden')).toEqual([]);
    expect((await offered(table, 'again', 'base')).map(([name]) => name)).toEqual(['2 Attack; sets: base2']);
    const chapel = drawn(await kingdom(alice, { again: last[0]?.[1] ?? '' }));
    expect(namesIn(chapel)).toContain('Chapel');
    const both = drawn(await kingdom(alice, { again: last[0]?.[1] ?? '', sets: 'base2 dark' }));
    expect(namesIn(both)).toContain('Chapel');
    expect(both.piles.every(({ set }) => ['base', 'dark-ages'].includes(set))).toBe(true);
    expect(refusal(await kingdom(alice, { again: 'whatever' }))).toContain('choose one of the requests that I offer');
  });
});
