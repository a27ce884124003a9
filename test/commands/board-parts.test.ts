import { expect, test } from 'vitest';
import { shippedModule } from '../support/modules/shipped.ts';
import { begun, shown, sitDown } from './table.ts';

test('[U13] a part of a large map is one press away', async () => {
  const table = await sitDown({ modules: [await shippedModule('marches')] });
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  await begun(table, 'marches');
  const open = table.discord.messages('table').at(-1);
  if (!open) throw new Error('no message');
  const looked = shown(await alice.slash('table', 'board'));
  expect(table.heard(await bob.slash('table', 'board'))).toContain('[A1–H7] [I1–O7] [P1–W7] [X1–AD7]');
  const part = await alice.press(looked, 'I8–O13');
  expect(table.heard(part)).toContain('[Show whole map]');
  expect(shown(part).id).toBe(looked.id);
  const back = await alice.press(shown(part), 'A1–H7');
  expect([shown(back).id, table.heard(back).includes('[Show whole map]')]).toEqual([looked.id, true]);
  const before = table.posted();
  const own = await bob.select(open, 'Look at a part of the map', ['X14–AD20']);
  expect(table.heard(own)).toMatch(/^private: .*\n\*\*Field\*\*/);
  expect(table.posted()).toEqual(before);
  const former = await alice.slash('table', 'board', { step: '1' });
  expect(table.heard(former)).toMatch(/after step 1 of \d/);
  const turned = await alice.press(shown(former), 'P1–W7');
  expect([shown(turned).id, /after step 1 of \d/.test(table.heard(turned))]).toEqual([shown(former).id, true]);
});

test('[U13] a board that is readable as a whole has no part buttons', async () => {
  const table = await sitDown();
  await begun(table);
  expect(table.heard(await table.user('alice').slash('table', 'board'))).not.toContain('–');
  expect(table.posted().join('\n')).not.toContain('part of the map');
});
