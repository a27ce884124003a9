import { expect, it } from 'vitest';
import { parseStackSelection } from '../../../commands/play/chosen.ts';
import { encodeChosenUnitsUnlessAll, MOST_CHOOSABLE_UNITS } from '../../../src/view/panel/marks.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Presser } from '../../support/play/presser.ts';
import { ANN, BEN, BLUE, join, newPlay, played, RED, startOf } from '../../support/table.ts';
import { begun, shown, sitDown, sub, words } from '../table.ts';

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

it('[G51] the units that can attack show both strengths, and units that read the same are listed once', async () => {
  const module = await shippedModule('marches');
  const at: { readonly [cell: string]: string } = { J9: 'L9', H16: 'L9', U9: 'M9', E11: 'M10' };
  const setup = module.setup.map((one) => {
    const cell = at[one.cell ?? ''];
    // On L9 stand three pikemen. One of them has lost a step.
    const pieces =
      cell === 'L9' && one.cell === 'J9' ? one.pieces.map((each) => ({ ...each, values: { Steps: 1 } })) : one.pieces;
    return cell === undefined ? one : { ...one, cell, pieces };
  });
  const table = await sitDown({ modules: [{ ...module, setup }] });
  await begun(table, 'marches');
  const alice = new Presser(table.user('alice'), shown(await table.user('alice').slash('table', 'play')));
  await alice.press(alice.all().find(({ label }) => label === 'Attack: Pikemen, M9') ?? expect.fail());
  expect(alice.of('choice').map(({ label }) => label)).toEqual([
    'Pikemen, M10 (6 against 3)',
    'Pikemen, L9 (9 against 3)',
  ]);
  const fought = await alice.press(alice.of('choice')[0] ?? expect.fail());
  expect(fought.also.map((message) => words(message, table)).join()).toMatch(/attacks M9\\?: 6 against 3\./);
});
