import { expect, test } from 'vitest';
import { MARKET } from '../../engine/actions/market.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { Desk, type Values } from '../../support/play/desk.ts';
import { linesTyped, typedThrough } from '../../support/play/typed-through.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';
import { CAMP, CAMPAIGN, PEOPLE } from '../../support/tables.ts';

/** What one reads who types everything that there is: whole texts, so that no word of them goes astray. */

test('[T8] typed commands of pieces and decks match the golden file', async () => {
  const desk = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  const typed = { value: '1', to: 'A2', count: '2' };
  const text = await typedThrough(desk, ANN, ['piece', 'deck', 'hand', 'move', 'turn', 'game', 'me'], typed);
  await expect(text).toMatchFileSnapshot('../../golden/typed/camp.txt');
});

test('[T8] typed commands of armies and actions match the golden file', async () => {
  const desk = await new Desk(moduleFrom(CAMPAIGN), PEOPLE).begin();
  await desk.type(ANN, 'army form', { at: 'Main A1', units: '1, 3' });
  const typed = {
    ...{
      dice: '2d6+1',
      label: 'Luck',
      'army form name': 'The Late',
      'army split name': 'The Few',
      'army rename name': 'The First',
    },
    ...{ 'counter define name': 'Crowd', match: 'Owner = Red', sum: 'Strength', report: '$newValue$', reveals: '' },
    ...{ 'modifier add name': 'Rain', change: 'MovePoints - 1', when: 'TurnNumber > 0', reason: 'For the song' },
  };
  const commands = ['army', 'counter', 'modifier', 'score', 'act', 'move', 'board', 'roll', 'server'];
  const text = await typedThrough(desk, ANN, commands, typed);
  await expect(text).toMatchFileSnapshot('../../golden/typed/campaign.txt');
});

test('[T8] other spellings and parts of names are understood', async () => {
  const camp = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  const inCamp = await linesTyped(camp, ANN, [
    ['piece show', { piece: ' red  ROCK a1' }],
    ['piece show', { piece: 'agent' }],
    ['piece show', { piece: 'Blue Rock A1' }],
    ['piece show', { piece: '1. Lamp' }],
    ['piece show', { piece: 'a1' }],
    ['piece list', { name: 'ROCK', side: 'red' }],
    ['piece rotate', { piece: 'ayla', facing: 4 }],
    ['piece set', { piece: 'Ayla', property: 'might', value: '4' }],
    ['piece set', { piece: 'Ayla', property: 'MIGHT', value: '0' }],
    ['hand play', { piece: 'lamp', to: 'b 2' }],
    ['hand give', { piece: '2', side: 'BLUE' }],
    ['deck draw', { deck: 'used', piece: 'axe', to: 'HAND' }],
    ['deck peek', { deck: 'supplies', count: 9 }],
    ['deck deal', { deck: 'Supplies', side: 'red; blue', count: 2 }],
    ['modifier explain', { subject: 'red', property: 'HAND' }],
    ['modifier explain', { subject: 'red', property: 'army' }],
    ['modifier explain', { subject: 'supplies', property: 'Draw' }],
    ['modifier explain', { subject: 'Used', property: 'DeckName' }],
    ['modifier explain', { subject: 'tray', property: 'CurrentMap' }],
    ['modifier explain', { subject: 'field', property: 'BoardName' }],
    ['move', { piece: 'Rock', to: 'a3', capture: 'bran' }],
    ['move', { piece: 'Rock', to: 'tray' }],
  ]);
  const war = await new Desk(moduleFrom(CAMPAIGN), PEOPLE).begin();
  await war.type(ANN, 'army form', { at: 'Main A1', units: '1, 3' });
  const inCampaign = await linesTyped(war, ANN, [
    ['army show', { army: 'lions' }],
    ['army show', { army: 'THE LIONS' }],
    ['army show', { army: 'main a1' }],
    ['army join', { army: 'the lions', units: 'abe' }],
    ['army split', { army: 'The Lions', units: 'RIDER', name: 'Scouts' }],
    ['army engage', { army: 'amy', target: 'c3' }],
    ['move', { piece: 'the lions', to: 'b1', units: 'guard' }],
    ['move', { piece: 'The Lions', to: 'Main G1' }],
    ['move', { piece: 'Amy', to: 'Main D2' }],
    ['move', { piece: 'Amy', to: 'Main B4', via: 'Main A3' }],
    ['board', { map: 'battle' }],
    ['board', { around: 'bo' }],
    ['board', { step: '3' }],
    ['counter show', { name: 'red might' }],
    ['modifier explain', { subject: 'Amy', property: 'strength' }],
    ['modifier explain', { subject: 'cell Main C2', property: 'Terrain' }],
    ['modifier explain', { subject: '  Cell  Main C2 ', property: 'Terrain' }],
    ['modifier explain', { subject: 'main b1', property: 'Terrain' }],
    ['modifier explain', { subject: 'Abe', property: 'ARMY' }],
    ['modifier explain', { subject: 'amy to main c2', property: 'cost' }],
    ['modifier explain', { subject: 'amy to main g1', property: 'cost' }],
    ['modifier explain', { subject: 'march', property: 'Strength' }],
    ['modifier explain', { subject: 'loose', property: 'value' }],
    ['modifier explain', { subject: 'GAME', property: 'TurnNumber' }],
    ['modifier explain', { subject: 'blue', property: 'Points' }],
    ['score claim', { objective: 'guarded' }],
    ['act', { name: 'rally', on: 'amy', with: '3' }],
    ['act', { name: 'Rally', on: 'Amy', with: '4' }],
    ['roll', { dice: '3d6 ', label: 'luck', times: 2 }],
  ]);
  await expect(`${inCamp}\n${inCampaign}`).toMatchFileSnapshot('../../golden/typed/meant.txt');
});

test('[T8] offered values fit the other options and the person', async () => {
  const camp = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  const offered = async (person: typeof ANN, line: string, name: string, typed: string, values: Values = {}) =>
    (await camp.offered(person, line, { name, typed }, values)).map((one) => one.name).join(' | ');
  expect(await offered(BEN, 'move', 'to', '', { piece: 'Bran' })).toMatchInlineSnapshot(`""`);
  expect(await offered(BEN, 'deck show', 'deck', '')).toMatchInlineSnapshot(`"Supplies | Used | Ruins"`);
  expect(await offered(BEN, 'deck draw', 'deck', '')).toMatchInlineSnapshot(`""`);
  expect(await offered(BEN, 'deck peek', 'deck', 'sup')).toMatchInlineSnapshot(`""`);
  expect(await offered(ANN, 'hand play', 'to', '', { piece: 'Lamp' })).toMatchInlineSnapshot(
    `"A1 | A2 | A3 | B1 | B2 | B3 | C1 | C2 | C3 | Tray"`,
  );
  expect(await offered(CLO, 'piece show', 'piece', 'a')).toMatchInlineSnapshot(
    `"Axe at Used | Agent at A1 (Red) | Bran at A3 (Blue) | Ayla at B1 (Red) | Rock at A1 (Red)"`,
  );
  expect(await offered(CLO, 'game join', 'side', '')).toMatchInlineSnapshot(
    `"Red | Blue | Game master: can see and do everything"`,
  );
});

test('[T8] completion of choices and questions offers the remaining valid values', async () => {
  const market = await new Desk(moduleFrom(MARKET), PEOPLE).begin();
  const offered = async (person: typeof ANN, name: string, typed: string, values: Values): Promise<string> =>
    (await market.offered(person, 'act', { name, typed }, values)).map((one) => one.name).join(' | ');
  const drill = { name: 'Drill', on: 'Ayla' };
  expect(await offered(ANN, 'name', '', {})).toMatchInlineSnapshot(
    `"Buy (costs 6, 17 or 0) | Trade (costs 6, 17 or 0) | Fill | Drill | Test | Send | Levy | Shift | Loop"`,
  );
  expect(await offered(ANN, 'on', '', { name: 'Buy' })).toMatchInlineSnapshot(
    `"lamp at A1 (costs 6) | ring at B1 (costs 17) | gift at C1 (costs 0)"`,
  );
  expect(await offered(ANN, 'with', '', drill)).toMatchInlineSnapshot(`"1 | 2 | 3"`);
  expect(await offered(ANN, 'with', 'by: 2; ', drill)).toMatchInlineSnapshot(`"by: 2; Bran at B2 (Blue)"`);
  expect(await offered(ANN, 'with', '2; friend: b', drill)).toMatchInlineSnapshot(`"2; friend: Bran at B2 (Blue)"`);
  expect(await offered(ANN, 'with', 'friend: Bran', drill)).toMatchInlineSnapshot(`""`);
  expect(await offered(ANN, 'with', '9; ', drill)).toMatchInlineSnapshot(`""`);
  expect(await offered(ANN, 'with', 'to: Blue; gift: penny, cr', { name: 'Send' })).toMatchInlineSnapshot(
    `"to: Blue; gift: penny, crown at Red Hand (one of 2)"`,
  );
  expect(await offered(ANN, 'with', 'Blue; ', { name: 'Send' })).toMatchInlineSnapshot(
    `"Blue; penny at Red Hand (one of 3) | Blue; crown at Red Hand (one of 2) | Blue; note at Red Hand"`,
  );
  // A choice has a hundred letters at most.
  const long = (blanks: number): Promise<string> =>
    offered(ANN, 'with', `to: ${' '.repeat(blanks)}Blue; gift: pe`, { name: 'Send' });
  expect([(await long(56)).length, (await long(57)).length]).toEqual([100, 0]);
  expect(await offered(ANN, 'pay', '', { name: 'Buy', on: 'lamp' })).toMatchInlineSnapshot(
    `"crown, penny (the least you can pay) | 1. penny (one of 3) | 4. crown (one of 2) | 6. note"`,
  );
  expect(await offered(ANN, 'with', '', { name: 'Nothing' })).toMatchInlineSnapshot(`""`);
  await market.type(ANN, 'act', { name: 'Levy' });
  expect(await offered(BEN, 'name', '', {})).toMatchInlineSnapshot(`"coin (asked by Levy)"`);
  expect(await offered(BEN, 'with', '', { name: 'coin' })).toMatchInlineSnapshot(`"crown at Blue Hand"`);
  expect(await offered(BEN, 'with', 'zebra', { name: 'coin' })).toMatchInlineSnapshot(`""`);
  expect(await offered(ANN, 'with', '', { name: 'coin' })).toMatchInlineSnapshot(`""`);
});

test('[T8] completion of moves offers captures, paths and fitting modifiers', async () => {
  const war = await new Desk(moduleFrom(CAMPAIGN), PEOPLE).begin();
  await war.type(ANN, 'army form', { at: 'Main A1', units: '1, 3' });
  const offered = async (line: string, name: string, typed: string, values: Values = {}): Promise<string> =>
    (await war.offered(ANN, line, { name, typed }, values)).map((one) => `${one.name} = ${one.value}`).join(' | ');
  expect(await offered('move', 'units', '', { piece: 'the lions' })).toMatchInlineSnapshot(
    `"all (2) = all | guard (1) = guard | rider (1) = rider | 1. Ada, 4 move points left = 1 | 2. Rhys, 6 move points left = 2"`,
  );
  expect(await offered('move', 'units', '1, r', { piece: 'the lions' })).toMatchInlineSnapshot(
    `"1, guard (1) = 1,guard | 1, rider (1) = 1,rider | 1, 2. Rhys, 6 move points left = 1,2"`,
  );
  expect(await offered('move', 'to', 'main b', { piece: 'the lions', units: '1' })).toMatchInlineSnapshot(
    `"Main B1 (costs 1) = Main B1 | Main B2 (costs 1) = Main B2 | Main B3 (costs 2) = Main B3 | Main B4 (costs 3) = Main B4"`,
  );
  expect(await offered('move', 'via', 'Main A2, main b', { piece: 'Amy' })).toMatchInlineSnapshot(
    `"Main A2, Main B2 (costs 1) = Main A2, Main B2 | Main A2, Main B4 (costs 1) = Main A2, Main B4 | Main A2, Main B1 (costs 2) = Main A2, Main B1"`,
  );
  expect(await offered('army join', 'units', '', { army: 'the lions' })).toMatchInlineSnapshot(
    `"all (1) = all | 1. Abe, 4 move points left = 1"`,
  );
  expect(await offered('modifier order', 'first', '')).toMatchInlineSnapshot(
    `"Woods (5) = Woods | Walls of Aldgate (9) = Walls"`,
  );
  expect(await offered('modifier order', 'then', '', { first: 'Woods' })).toMatchInlineSnapshot(`""`);
  expect(await offered('modifier remove', 'modifier', 'w')).toMatchInlineSnapshot(`""`);
});

test('[T8] typed commands of kingdoms and help match the golden file', async () => {
  const desk = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  const typed = { cards: 'Moat', require: '2 Attack', sets: 'base2' };
  const text = await typedThrough(desk, ANN, ['kingdom', 'house', 'help', 'module', 'about'], typed);
  await expect(text).toMatchFileSnapshot('../../golden/typed/others.txt');
  const wished = async (name: string, typed: string): Promise<readonly string[]> =>
    (await desk.offered(ANN, 'kingdom', { name, typed })).slice(0, 2).map(({ value }) => value);
  expect(await wished('require', 'Moat,vil')).toMatchInlineSnapshot(`
    [
      "Moat, 1 village",
      "Moat, Village",
    ]
  `);
  expect(await wished('require', 'Moat,   2 vil')).toMatchInlineSnapshot(`
    [
      "Moat,   2 village",
    ]
  `);
  expect(await wished('require', 'Moat / at most 1  cur')).toMatchInlineSnapshot(`
    [
      "Moat / at most 1  curser",
      "Moat / at most 1  Cursed Village",
    ]
  `);
  expect(await wished('require', '  moa')).toMatchInlineSnapshot(`
    [
      "  Moat",
    ]
  `);
  expect(await wished('include', 'Moat,  Vil')).toMatchInlineSnapshot(`
    [
      "Moat,  Village",
      "Moat,  Villa",
    ]
  `);
  expect(await wished('sets', 'base2 half sea')).toMatchInlineSnapshot(`
    [
      "base2 half seaside",
      "base2 half sea1",
    ]
  `);
  expect(await wished('sets', 'base2, 2 ')).toMatchInlineSnapshot(`
    [
      "base2, 2 base1",
      "base2, 2 int1",
    ]
  `);
  expect(await wished('landscapes', '1 event, 1')).toMatchInlineSnapshot(`
    [
      "1 event, 1 way",
    ]
  `);
});
