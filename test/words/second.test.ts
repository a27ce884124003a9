import { expect, test } from 'vitest';
import { languages } from '../../src/words/index.ts';
import { controls, sitDown, started, sub } from '../commands/table.ts';
import { second } from './second/index.ts';

test('readers of two languages each get messages in their own', async () => {
  const table = await sitDown({
    users: ['alice', { name: 'bob', locale: 'de' }, 'carol', { name: 'dan', locale: 'it' }],
    spoken: { ...languages, de: second },
  });
  await started(table, 'tablut');
  const stop = async (name: string): Promise<string> => table.heard(await sub(table.user(name), 'game', 'stop'));
  expect(await stop('bob')).toBe('private: Das darf nur, wer das Spiel begann.');
  expect(await stop('carol')).toBe('private: Only the host can do that: @alice.');
  expect(await stop('dan')).toBe('private: Only the host can do that: @alice.');
});

test('[U16] a game uses its starter’s language until the host changes it', async () => {
  const table = await sitDown({
    users: [{ name: 'alice', locale: 'de' }, 'bob', 'carol', 'dan'],
    spoken: { ...languages, de: second },
  });
  const seats = await started(table, 'tablut');
  expect(controls(seats)).toEqual(
    expect.arrayContaining(['Muscovites spielen', 'Swedes spielen', 'Zusehen', 'Allein spielen', 'Beginnen']),
  );
  const set = (name: string, language: string): Promise<string> =>
    sub(table.user(name), 'game', 'settings', { language }).then((reply) => table.heard(reply));
  expect(await set('alice', 'Quenya')).toContain('English');
  expect(await set('alice', 'english')).toContain('in English');
  expect(await set('alice', 'en')).toBe('private: Das geht nicht: nothing-changes.');
  const joined = table.heard(await sub(table.user('bob'), 'game', 'join', { side: 'Swedes' }));
  expect(joined).toContain('[Play Muscovites]');
});
