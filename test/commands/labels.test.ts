import { expect, test } from 'vitest';
import type { PersonId } from '../../src/table/index.ts';
import { Bot, type Values } from '../secrecy/bot.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { textsOf } from '../support/play/screens.ts';

/** What players read in the place of a module's keys, and can type (D39). */

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;

const module = moduleFrom(`
module: labelled
title: Labelled
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, changes: host, movePoints: once }
labels: { lightHorse: Lancers, elite: Veterans, HitsLeft: Hits, deepWood: Old forest, foot: Infantry, MovePoints: March }
properties: { elite: flag, HitsLeft: natural }
terrain: { deepWood: { cost: 2 }, openField: { cost: 1 } }
maps:
  - name: Field
    occupied: stack
    boards:
      - name: Field
        grid: { kind: square, columns: 4, rows: 4, numbering: A1 }
        terrain: { deepWood: [A1], openField: [B1] }
prototypes:
  lightHorse: { unit: true, Class: foot, symbol: L, MovePoints: 4, elite: true, HitsLeft: { value: 3, min: 0, max: 3 } }
  heavy_foot: { unit: true, Class: foot, symbol: H, MovePoints: 2, baseStrength: 2 }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: lightHorse, count: 2 }, { prototype: heavy_foot }] }
counters: [{ name: Health, on: Field, sum: HitsLeft, match: elite = true }]
modifiers: [{ name: Mud, match: Terrain = deepWood, change: HitsLeft - 1 }]
`);

const seated = async (of = module): Promise<Bot> => {
  const bot = new Bot(of, [ANN, BEN], 'labels', {}, 'svg');
  await bot.type(ANN, 'game start', { module: of.module });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.begin(ANN);
  return bot;
};

const HOARD = `
module: hoard
title: Hoard
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, changes: host }
labels: { Gold: Silver, Silver: Gold }
maps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }]
prototypes: { chest: { Gold: 1, Silver: 2 } }
setup: [{ at: A1, side: Red, pieces: [{ prototype: chest }] }]
`;

const read = async (bot: Bot, words: string, values: Values = {}): Promise<string> => {
  const before = bot.heard.get(ANN)?.length ?? 0;
  await bot.type(ANN, words, values);
  return textsOf((bot.heard.get(ANN) ?? []).slice(before)).join('\n');
};

test('[D39] lists, boards and explanations show labels instead of internal keys', async () => {
  const bot = await seated();
  expect(await read(bot, 'piece list')).toContain('2 × Lancers A1');
  expect(await read(bot, 'piece show', { piece: 'Lancers A1' })).toContain(
    'Symbol on the map: L\nMarch: 4\nVeterans: yes\nHits: 2 (base 3)',
  );
  expect(await read(bot, 'piece show', { piece: 'heavy foot A1' })).toContain('March: 2\nbase strength: 2');
  expect(await read(bot, 'board')).toMatch(/Old forest[\s\S]*open field/);
  expect(await read(bot, 'army form', { at: 'A1' })).toContain('3 units');
  expect(await read(bot, 'army list')).toContain('3 × Infantry');
  expect(await read(bot, 'counter list')).toContain('Counts the total of Hits of some of the pieces');
  expect(await read(bot, 'modifier list')).toContain('**Mud**: lowers Hits by 1, for some pieces');
  const asked = { subject: 'Lancers A1', property: 'hits' };
  expect(await read(bot, 'modifier explain', asked)).toContain(
    '**Hits** of **Lancers**: 2\nBase: 3\n- **Mud**, \\- 1, with Terrain Old forest: applied, giving 2',
  );
  expect(await read(bot, 'modifier explain', { ...asked, author: true })).toContain(
    '**HitsLeft** of **Lancers**: 2\nBase: 3\n0: **Mud**, HitsLeft \\- 1, based on Terrain deepWood: applied, giving 2',
  );
});

test('[D39] shown labels and keys can be typed, and flags as yes or no', async () => {
  const bot = await seated();
  const piece = 'Lancers A1';
  expect(await read(bot, 'piece set', { piece, property: 'HitsLeft', value: '9' })).toContain(
    '**Hits** must be a number from 0 to 3',
  );
  expect(await read(bot, 'piece set', { piece, property: 'Hits', value: '1' })).toContain(
    "changes **Lancers**'s Hits from 3 to 1",
  );
  expect(await read(bot, 'piece set', { piece: 'heavy foot A1', property: 'veterans', value: 'Yes' })).toContain(
    "changes **heavy foot**'s Veterans from blank to yes",
  );
  expect(await read(bot, 'piece set', { piece: 'heavy foot A1', property: 'elite', value: 'maybe' })).toContain(
    '**Veterans** must be `yes` or `no`',
  );
  expect(await read(bot, 'piece add', { prototype: 'lancers', to: 'B1', side: 'Red' })).toContain(
    'puts **Lancers** on B1',
  );
  expect(await read(bot, 'piece add', { prototype: 'lightHorse', to: 'B2', side: 'Red' })).toContain(
    'puts **Lancers** on B2',
  );
  expect(await read(bot, 'piece add', { prototype: 'Lancer', to: 'B2' })).toContain('Did you mean **Lancers**?');
  await bot.complete(ANN, 'piece set', 'property', '', { piece: 'heavy foot A1' });
  expect(textsOf((bot.heard.get(ANN) ?? []).slice(-1))).toContain('Veterans');
});

test('[D39] an exact key takes precedence over a label', async () => {
  const bot = await seated(moduleFrom(HOARD));
  const set = (property: string, value: string) => read(bot, 'piece set', { piece: 'chest A1', property, value });
  expect(await set('Gold', '5')).toContain("changes **chest**'s Silver from 1 to 5");
  expect(await set('gold', '6')).toContain("changes **chest**'s Gold from 2 to 6");
  expect(await set(' Silver ', '7')).toContain("changes **chest**'s Gold from 6 to 7");
});

test('[D16] an unknown property can be set, and similar names are suggested', async () => {
  const bot = await seated();
  const piece = 'heavy foot A1';
  const slip = await read(bot, 'piece set', { piece, property: 'Vterans', value: '1' });
  expect(slip).toContain(
    '**Vterans** is a new property: no piece here had it before. Did you mean **Veterans**? `/game undo` takes this back.',
  );
  expect(await read(bot, 'modifier explain', { subject: piece, property: 'Vterans' })).toContain(
    '**Vterans** of **heavy foot**: 1',
  );
  expect(await read(bot, 'game undo')).toContain('Vterans');
  expect(await read(bot, 'modifier explain', { subject: piece, property: 'Vterans' })).toContain(
    "There's no property **Vterans** here. Did you mean **Veterans**?",
  );
  expect(await read(bot, 'modifier explain', { subject: piece, property: 'Terrain' })).toContain('Old forest');
  const known = await read(bot, 'piece set', { piece, property: 'Veterans', value: 'yes' });
  expect(known).not.toContain('is a new property');
});

test('[D16] a refused look at another side’s hand names its readers', async () => {
  const bot = await seated();
  expect(await read(bot, 'hand show', { side: 'Blue' })).toBe(
    "You can't see that hand: only the player of **Blue** can. `/game seats` shows who plays which side.",
  );
  expect(await read(bot, 'hand show', { side: 'Blau' })).toContain('Blue');
});
