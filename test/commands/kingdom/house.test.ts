import { beforeAll, expect, test } from 'vitest';
import { boxesFromSelect, editionSelects } from '../../../commands/kingdom/boxes.ts';
import { en } from '../../support/words.ts';
import { shown, sitDown, sub, type Table } from '../table.ts';
import { dominion, drawn, kingdom, namesIn, refusal, warm } from './kingdoms.ts';

beforeAll(warm);

const house = async (table: Table, who: string, what: string, values = {}, place = 'table'): Promise<string> =>
  table.heard(await sub(table.user(who), 'house', what, values, place));

test('[K17] the server’s boxes apply in all channels until removed', async () => {
  const table = await sitDown();
  expect(await house(table, 'alice', 'show')).toBe(
    'private: Kingdoms come from all sets. Use `/house boxes` to choose the ones you own.\nNo card is banned. `/house ban` bans cards.\n**Texts**: the cards as they are printed today',
  );
  expect(await house(table, 'alice', 'boxes', { sets: 'sea2 base2' })).toBe(
    'public: @alice says you have these sets here: Base \\(2nd edition\\) and Seaside \\(2nd edition\\).',
  );
  const there = drawn(await kingdom(table.user('bob'), {}, 'garden'));
  expect(there.piles.every(({ editions }) => editions.some((key) => ['base2', 'sea2'].includes(key)))).toBe(true);
  expect(await house(table, 'dan', 'show')).toContain('**Boxes** (2 sets): Base');
  expect(await house(table, 'dan', 'show', {}, 'dm')).toContain('Kingdoms come from all sets');
  const question = shown(await sub(table.user('bob'), 'house', 'boxes'));
  const chosen = await table.user('bob').select(question, 'Which boxes do you own?', ['Dark Ages']);
  expect(table.heard(chosen)).toBe('public: @bob says you have these sets here: Dark Ages.');
  expect(await house(table, 'alice', 'boxes', { sets: 'all' })).toContain('kingdoms now come from all sets');
  expect(await house(table, 'alice', 'show')).toContain('Kingdoms come from all sets');
  expect(await house(table, 'alice', 'boxes', { sets: 'bsae2' })).toContain('private: ');
});

test('[K30] card texts chosen for a server apply in all its channels', async () => {
  const table = await sitDown();
  const wish = { require: '1 Command', sets: 'promo ren', strict: true };
  expect(namesIn(drawn(await kingdom(table.user('bob'), wish)))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:Captain|Prince|Scepter)$/)]),
  );
  expect(await house(table, 'alice', 'printing', { texts: 'first' })).toBe(
    'public: @alice chooses the card texts you play with here: the cards as they were first printed.',
  );
  expect(refusal(await kingdom(table.user('bob'), wish, 'garden'))).toContain('Command');
  expect(await house(table, 'alice', 'show')).toContain('**Texts**: the cards as they were first printed');
  await house(table, 'alice', 'printing', { texts: 'newest' });
  expect(namesIn(drawn(await kingdom(table.user('bob'), wish)))).toHaveLength(10);
});

test('[K17] banned cards never come; weighted ones come more or less often', async () => {
  const table = await sitDown();
  await house(table, 'alice', 'boxes', { sets: 'base2' });
  expect(await house(table, 'alice', 'ban', { card: 'Witch, Chapel' })).toBe(
    'public: @alice bans **Chapel** and **Witch** here. `/house unban` lifts the ban.',
  );
  expect(await house(table, 'bob', 'ban', { card: 'Cellar', weight: 1000 })).toBe(
    'public: @bob sets the chance of **Cellar** to 1000% (other cards: 100%).',
  );
  expect(await house(table, 'bob', 'show')).toContain(
    '**Banned**: Chapel and Witch\n**Likelier or rarer**: Cellar (1000%)',
  );
  for (let i = 0; i < 8; i += 1) {
    const names = namesIn(drawn(await kingdom(table.user('carol'), { require: '1 Attack' })));
    expect(names).not.toContain('Witch');
    expect(names).not.toContain('Chapel');
  }
  expect(refusal(await kingdom(table.user('carol'), { include: 'Witch' }))).toBe(
    '**Witch** is banned here. `/house unban` lifts the ban.',
  );
  const offered = await table.user('dan').complete('table', 'house', {}, 'card', { subcommand: 'unban' });
  expect(offered.map(({ value }) => value).sort()).toEqual(['Cellar', 'Chapel', 'Witch']);
  expect(await house(table, 'carol', 'unban', { card: 'Witch' })).toBe(
    'public: @carol makes **Witch** as likely as other cards again.',
  );
  expect(namesIn(drawn(await kingdom(table.user('carol'), { include: 'Witch' })))).toContain('Witch');
  expect(await house(table, 'carol', 'unban', { card: 'Witch' })).toContain('private: None of these cards is banned');
  expect(await house(table, 'carol', 'ban', { card: 'Wich' })).toContain('private: ');
});

test('[K17] piles and landscapes can have weights; the usual weight isn’t listed', async () => {
  const table = await sitDown();
  const lines = async (): Promise<readonly string[]> =>
    (await house(table, 'bob', 'show')).split('\n').filter((line) => /Banned|Likelier/.test(line));
  expect(await house(table, 'alice', 'ban', { card: 'Witch, Alms, Quest' })).toBe(
    'public: @alice bans **Witch**, **Alms** and **Quest** here. `/house unban` lifts the ban.',
  );
  await house(table, 'alice', 'ban', { card: 'Chapel', weight: 50 });
  await house(table, 'alice', 'ban', { card: 'Banquet', weight: 99 });
  expect(await lines()).toEqual([
    '**Banned**: Alms, Quest and Witch',
    '**Likelier or rarer**: Banquet (99%) and Chapel (50%)',
  ]);
  expect(await house(table, 'bob', 'ban', { card: 'Quest', weight: 100 })).toBe(
    'public: @bob makes **Quest** as likely as other cards again.',
  );
  expect(await house(table, 'bob', 'unban', { card: 'Moat, Witch, Quest, Alms' })).toBe(
    'public: @bob makes **Witch** and **Alms** as likely as other cards again.',
  );
  expect(await lines()).toEqual(['**Likelier or rarer**: Banquet (99%) and Chapel (50%)']);
  expect(await house(table, 'bob', 'ban', { card: ' , ' })).toMatch(/^private: /);
  expect(await house(table, 'bob', 'unban', { card: 'Quest, Moat' })).toContain(
    'private: None of these cards is banned',
  );
});

test('a kingdom drawn before a ban can still be edited', async () => {
  const table = await sitDown();
  const first = shown(await kingdom(table.user('alice'), { include: 'Witch', sets: 'base2' }));
  await house(table, 'bob', 'ban', { card: 'Moat, Village' });
  const again = await table.user('bob').press(first, 'Draw again');
  expect(namesIn(drawn(again))).not.toContain('Moat');
  expect(namesIn(drawn(again))).toContain('Witch');
});

test('ten bans at the same moment are all kept', async () => {
  const table = await sitDown();
  const cards = ['Witch', 'Moat', 'Chapel', 'Cellar', 'Market', 'Mine', 'Militia', 'Smithy', 'Village', 'Laboratory'];
  await Promise.all(cards.map((card, i) => house(table, i % 2 === 0 ? 'alice' : 'bob', 'ban', { card })));
  const shownRules = await house(table, 'carol', 'show');
  for (const card of cards) expect(shownRules).toContain(card);
});

test('[K39] a long box choice spans several lists that keep each other’s choices', () => {
  const later = { key: 'arca', title: 'Arcana', set: 'arcana', holds: {} };
  const more = {
    ...dominion,
    sets: [...dominion.sets, { key: 'arcana', title: 'Arcana', short: [], editions: [later] }],
  };
  const rows = editionSelects(en, more, ['house', 'boxes']);
  expect(rows.map(([one]) => [one?.id, one?.options.length])).toEqual([
    ['house:boxes:0', 25],
    ['house:boxes:1', 1],
  ]);
  expect(editionSelects(en, dominion, ['house', 'boxes']).map(([one]) => one?.id)).toEqual(['house:boxes']);
  const boxes = ['base1', 'arca'];
  expect(boxesFromSelect(more, '0', ['sea2', 'base2'], { boxes })).toEqual(['base2', 'sea2', 'arca']);
  expect(boxesFromSelect(more, '1', [], { boxes })).toEqual(['base1']);
  expect(boxesFromSelect(more, undefined, ['sea2'], { boxes })).toEqual(['sea2']);
});
