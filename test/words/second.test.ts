import { expect, test } from 'vitest';
import { languages } from '../../src/words/index.ts';
import { controls, sitDown, started, sub } from '../commands/table.ts';
import { second } from './second/index.ts';

test('who reads another language is answered in it, beside others who are answered in English', async () => {
  const table = await sitDown({
    users: ['alice', { name: 'bob', locale: 'de' }, 'carol', { name: 'dan', locale: 'fr' }],
    spoken: { ...languages, de: second },
  });
  await started(table, 'tablut');
  const stop = async (name: string): Promise<string> => table.heard(await sub(table.user(name), 'game', 'stop'));
  expect(await stop('bob')).toBe('private: Das darf nur, wer das Spiel begann.');
  expect(await stop('carol')).toBe('private: Only the host may do that: @alice.');
  expect(await stop('dan')).toBe('private: Only the host may do that: @alice.');
});

test('a game is told in its own language, whoever plays it', async () => {
  const table = await sitDown({ words: second });
  const seats = await started(table, 'tablut');
  expect(controls(seats)).toEqual(
    expect.arrayContaining(['Muscovites spielen', 'Swedes spielen', 'Zusehen', 'Allein spielen', 'Beginnen']),
  );
});
