import { expect, test } from 'vitest';
import { OPEN } from '../../support/modules/modules.ts';
import { begun, sitDown, sub } from '../table.ts';

test('[H11] games per server and module sizes are limited', async () => {
  const settings = { serverGames: 1, moduleSize: OPEN.length };
  const table = await sitDown({ channels: ['table', 'garden', 'yard'], settings });
  const alice = table.user('alice');
  await begun(table);
  const asked = async (): Promise<string> => table.heard(await sub(alice, 'game', 'start', {}, 'garden'));
  expect(await asked()).toContain("private: You can't start a game: this bot allows only 1 at a time");
  expect(await asked()).toContain('`/game stop`');
  expect(table.posted('garden')).toEqual([]);
  const start = (text: string) => sub(alice, 'game', 'start', { file: { name: 'open.yaml', text } }, 'garden');
  expect(table.heard(await start(`${OPEN} `))).toContain('private: That file is too large');
  table.discord.world.deleteChannel('table');
  let answer = await asked();
  while (answer.startsWith('private')) answer = await asked();
  expect(answer).toContain('public:');
  expect(table.heard(await start(OPEN))).toContain('start **Open** instead');
});
