import { expect, test } from 'vitest';
import { veiled } from '../../support/modules/modules.ts';
import { begun, sitDown, sub, type Table } from '../table.ts';

const OFFER = 'Or ask the other players: add `overrule:True`.';

const acts: readonly (readonly [string, object])[] = [
  ['clone', { piece: 'A1', count: 2 }],
  ['replace', { piece: 'A1', prototype: 'bird' }],
  ['add', { prototype: 'bird', to: 'C3', side: 'Red' }],
  ['send', { piece: 'A1', to: 'C3' }],
  ['delete', { piece: 'A1' }],
];

const piece = async (table: Table, who: string, name: string, values: object) =>
  sub(table.user(who), 'piece', name, { ...values });

test.each(acts)('[W14] in a hidden game /piece %s can break the rules by agreement', async (name, values) => {
  const table = await sitDown({ modules: [veiled] });
  await begun(table, 'veiled');
  const refused = table.heard(await piece(table, 'alice', name, values));
  expect(refused).toContain('This game hides things, so only a game master can do that');
  expect(refused).toContain(OFFER);
  const asked = await piece(table, 'alice', name, { ...values, overrule: true });
  // Below a public answer, everyone could read which piece the command names.
  expect(table.heard(asked)).toMatch(/^private: @alice asks for an exception to the rules: ./);
  await table.user('bob').press(table.newest(), 'Agree');
  expect(table.posted().at(-1)).toContain('against the rules, with the consent of all players');
});

test('[W14] overruling the rules is not offered for impossible acts', async () => {
  const table = await sitDown({ modules: [veiled] });
  await begun(table, 'veiled');
  const refused = table.heard(await piece(table, 'alice', 'add', { prototype: 'bird', to: 'Red Hand' }));
  expect(refused).toContain('so only a game master can do that');
  expect(refused).not.toContain(OFFER);
  expect(
    table.heard(await piece(table, 'alice', 'replace', { piece: 'Canary', prototype: 'scout', overrule: true })),
  ).toMatch(/^private: An exception to the rules is possible only for pieces that everyone sees/);
});
