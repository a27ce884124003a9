import { expect, it } from 'vitest';
import { parseStackSelection } from '../../../commands/play/chosen.ts';
import type { Module } from '../../../src/engine/index.ts';
import { encodeChosenUnitsUnlessAll, MOST_CHOOSABLE_UNITS } from '../../../src/view/panel/marks.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { text } from '../../support/discord/text.ts';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Presser } from '../../support/play/presser.ts';
import { ANN, BEN, BLUE, join, newPlay, played, RED, startOf } from '../../support/table.ts';
import { begun, shown, sitDown, sub, type Table, words } from '../table.ts';

/** How many of so many stones on one cell are chosen where the first one alone is marked. */
const chosenOf = (count: number): number | undefined => {
  const module = moduleFrom(
    OPEN.replace('name: Red Stone }', `name: Red Stone, count: ${count} }`)
      .replace('[A1, B2]', 'A1')
      .replace('symbol: O', 'symbol: O, unit: true'),
  );
  const game = newPlay();
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  const view = new View(game.table, personViewer(ANN));
  const [first] = [...view.of(pieceQueries).all()].filter(({ side }) => side?.name === 'Red');
  const marks = encodeChosenUnitsUnlessAll(Array.from({ length: count }, (_, i) => i === 0));
  return first && parseStackSelection(view, [view.of(pieceQueries).handle(first), marks])?.chosen.length;
};

it('[U1] units can be chosen up to the button limit', () => {
  expect(chosenOf(2)).toBe(1);
  expect(chosenOf(MOST_CHOOSABLE_UNITS)).toBe(1);
  expect(chosenOf(MOST_CHOOSABLE_UNITS + 1)).toBe(MOST_CHOOSABLE_UNITS + 1);
});

const GAMES: readonly (readonly [game: string, verb: string, question: string])[] = [
  ['reversi', 'go', 'Where do you want to put Disc?'],
  ['morris', 'go', 'Where do you want to put Man?'],
  ['go-9', 'go', 'Where do you want to put Stone?'],
  ['fox', 'go', 'Where do you want to move Fox, D4?'],
  ['hearts', 'choice', 'Choose three cards to pass.'],
  ['werewolf', 'choice', 'Point at someone by night.'],
];

for (const [game, verb, question] of GAMES)
  it(`[U40] the panel of ${game} offers its only kind of act at once`, async () => {
    const people = ['alice', 'bob', 'carol', 'dan', 'eve'];
    const table = await sitDown({ users: people, modules: [await shippedModule(game)] });
    const seats = shown(await sub(table.user('alice'), 'game', 'start', { module: game }));
    const sides = seats.components.flatMap(({ components = [] }) => components.flatMap(({ label }) => label ?? []));
    const taken = sides.filter((label) => label.startsWith('Play ')).slice(0, people.length);
    for (const [i, label] of taken.entries()) await table.user(people[i] ?? '').press(seats, label);
    await table.user('alice').press(seats, 'Begin');
    const alice = new Presser(table.user('alice'), shown(await table.user('alice').slash('table', 'play')));
    expect(words(alice.panel, table)).toContain(question);
    await alice.press(alice.of(verb)[0] ?? expect.fail(question));
    expect(alice.faults).toEqual([]);
    expect(words(alice.panel, table)).toMatch(/Waiting for|You've made your choice|moves|chooses/);
  });

it('[U40] identical cards are listed once, and cards to read separately', async () => {
  const table = await sitDown({ modules: [await shippedModule('bazaar')] });
  await begun(table, 'bazaar');
  const alice = new Presser(table.user('alice'), shown(await table.user('alice').slash('table', 'play')));
  await alice.press(alice.of('hand')[0] ?? expect.fail());
  const alike = alice.of('card').find(({ label }) => /^1 Dollar ×\d$/.test(label ?? ''));
  expect(words(alice.panel, table)).toContain('[Cards to read (');
  await alice.press(alike ?? expect.fail());
  expect(words(alice.panel, table)).toContain("You can't use 1 Dollar right now.");
});

/** The Marches with units of both sides next to one another, of which one pikeman has lost a step. */
const metOnTheMarches = async (): Promise<Module> => {
  const module = await shippedModule('marches');
  const at: { readonly [cell: string]: string } = { J9: 'L9', H16: 'L9', U9: 'M9', E11: 'M10' };
  const setup = module.setup.map((one) => {
    const cell = at[one.cell ?? ''];
    const pieces =
      cell === 'L9' && one.cell === 'J9' ? one.pieces.map((each) => ({ ...each, values: { Steps: 1 } })) : one.pieces;
    return cell === undefined ? one : { ...one, cell, pieces };
  });
  return { ...module, setup };
};

const panelOfMarches = async (module: Module): Promise<{ readonly alice: Presser; readonly table: Table }> => {
  const table = await sitDown({ modules: [module] });
  await begun(table, 'marches');
  return { table, alice: new Presser(table.user('alice'), shown(await table.user('alice').slash('table', 'play'))) };
};

it('[G51] the hexes from which one can attack show both strengths', async () => {
  const { alice, table } = await panelOfMarches(await metOnTheMarches());
  await alice.press(alice.all().find(({ label }) => label === 'Attack: M9') ?? expect.fail());
  expect(alice.of('choice').map(({ label }) => label)).toEqual([
    'M10 (6 against 3, +3 to the die)',
    'L9 (9 against 3, +4 to the die)',
  ]);
  const completed = await alice.user.complete('table', 'act', { name: 'Attack', on: 'M9' }, 'with');
  expect(completed).toEqual([
    { name: 'M10 (6 against 3, +3 to the die)', value: 'M10' },
    { name: 'L9 (9 against 3, +4 to the die)', value: 'L9' },
  ]);
  const fought = await alice.press(alice.of('choice')[0] ?? expect.fail());
  expect(fought.also.map((message) => words(message, table)).join()).toMatch(/attacks M9\\?: 6 against 3\./);
});

it('[G51] options that read the same are listed once', async () => {
  const module = await metOnTheMarches();
  const from = { kind: 'piece', match: 'Class != city && Owner = $Actor$', within: '1', least: 1, most: 1 } as const;
  const actions = (module.actions ?? []).map((action) => ({ ...action, choose: { from } }));
  const { alice } = await panelOfMarches({ ...module, actions });
  await alice.press(alice.all().find(({ label }) => label === 'Attack: M9') ?? expect.fail());
  expect(alice.of('choice').map(({ label }) => label)).toEqual([
    'Pikemen, M10 (6 against 3, +3 to the die)',
    'Pikemen, L9 (9 against 3, +4 to the die)',
  ]);
});

it('[U36] a panel that shows the surroundings of a stack has a button for the whole map', async () => {
  const { alice } = await panelOfMarches(await metOnTheMarches());
  expect(text(alice.panel)).toContain('<board.png: Part of the board');
  const map = await alice.user.press(alice.panel, 'Show whole map');
  expect(text(shown(map))).toContain('<board.png: The whole board');
  await alice.press(alice.of('units')[0] ?? expect.fail());
  expect(text(alice.panel)).toContain('<board.png: Part of the board');
});

it('[A63] the list of a stack’s units names those that have lost a step', async () => {
  const { alice } = await panelOfMarches(await metOnTheMarches());
  await alice.press(alice.of('units')[0] ?? expect.fail());
  expect(alice.of('chosen').map(({ label }) => label)).toEqual(['1. Pikemen', '2. Pikemen', '3. Pikemen, reduced']);
});
