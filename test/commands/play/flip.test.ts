import { expect, test } from 'vitest';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { begun, sitDown, sub } from '../table.ts';

const LAYERED = OPEN.replace('stone: {', 'stone: { layers: [up, down, gone],');

test('/piece flip shows the next layer, or one by name or number', async () => {
  const table = await sitDown({ modules: [moduleFrom(LAYERED)] });
  const alice = table.user('alice');
  await begun(table, 'open');
  const flip = async (layer?: string): Promise<string> =>
    table.heard(await sub(alice, 'piece', 'flip', { piece: 'A1', ...(layer === undefined ? {} : { layer }) }));
  expect(await flip()).toMatch(/^public: @alice turns \*\*Red Stone\*\* to \*\*down\*\*\./);
  expect(await flip('Gone')).toContain('to **gone**.');
  expect(await flip('1')).toContain('to **up**.');
  expect(await flip('3')).toContain('to **gone**.');
  expect(await flip('side')).toMatch(/^private: There's no layer \*\*side\*\* here\./);
});
