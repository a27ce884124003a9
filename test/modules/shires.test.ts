import { expect, test } from 'vitest';
import { actsFor, gameOf, onTurn, playersOf } from '../../src/engine/index.ts';
import { cellSubjectId } from '../../src/engine/modifiers/subject.ts';
import type { BoardId, CellId, Operation, PersonId, SideId } from '../../src/table/index.ts';
import { controls, shown, sitDown, started } from '../commands/table.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { Presser } from '../support/play/presser.ts';
import { stateOf } from '../support/state.ts';
import { newPlay, outcome, type Play, played, replayed, startOf } from '../support/table.ts';

const SIDES = ['Red', 'Blue', 'Green', 'Yellow'];

const shires = await shippedModule('shires');

const personOf = (side: string): PersonId => `30000000000000000${SIDES.indexOf(side)}` as PersonId;

const begun = (count: number): Play => {
  const game = newPlay();
  played(game, startOf(shires, personOf('Red')));
  for (const side of SIDES.slice(0, count)) played(game, { kind: 'join', actor: personOf(side), side: side as SideId });
  played(game, { kind: 'begin', actor: personOf('Red') });
  return game;
};

const cell = (name: string): string => cellSubjectId('Island/Island' as BoardId, name as CellId);

/** A man of a side in a shire. */
const manIn = ({ table }: Play, shire: string, side: string): string =>
  table
    .at('Island/Island', shire as never)
    .map(({ id }) => table.get('piece', id))
    .find((piece) => piece?.prototype === 'man' && piece.side === side)?.id ?? '';

const actOf = (side: string, action: string, subject: string, to?: string): Operation => ({
  ...{ kind: 'act', actor: personOf(side), action, subject, payment: undefined },
  choices: to === undefined ? {} : { to: [cell(to)] },
});

const pass = (game: Play): void => {
  const side = onTurn(game.table)?.id as SideId;
  played(game, { kind: 'end-turn', actor: playersOf(game.table, side)[0] as PersonId });
};

const scores = ({ table }: Play): readonly string[] =>
  [...table.all('outcome')].map(({ id, result, scores: all }) => `${id} ${result} ${all?.[0]?.score}`).toSorted();

test('[V12] in Shires men settle, march and fight; castles stay in place', () => {
  const game = begun(2);
  expect(outcome(game, actOf('Red', 'March', manIn(game, 'Westhaven', 'Red'), 'Kingsmead'))).toBe('choice-not-that');
  expect(outcome(game, actOf('Red', 'Settle', cell('Alderley')))).toBe('action-not-with');
  const castle = game.table.at('Island/Island', 'Westhaven' as never)[0]?.id ?? '';
  expect(outcome(game, actOf('Red', 'March', castle, 'Alderley'))).toBe('action-not-with');
  for (const to of ['Alderley', 'Alderley', 'Alderley'])
    played(game, actOf('Red', 'March', manIn(game, 'Westhaven', 'Red'), to));
  expect(onTurn(game.table)?.name).toBe('Blue');
  // Where nobody of one's own stands, but for the castle.
  played(
    game,
    actOf('Blue', 'Settle', cell('Easthaven')),
    actOf('Blue', 'March', manIn(game, 'Easthaven', 'Blue'), 'Brockham'),
  );
  played(game, actOf('Blue', 'March', manIn(game, 'Brockham', 'Blue'), 'Kingsmead'));
  for (const to of ['Kingsmead', 'Kingsmead']) played(game, actOf('Red', 'March', manIn(game, 'Alderley', 'Red'), to));
  const foe = manIn(game, 'Kingsmead', 'Blue');
  expect(outcome(game, actOf('Red', 'Drive', foe, 'Easthaven'))).toBe('choice-not-that');
  played(game, actOf('Red', 'Drive', foe, 'Corley'));
  expect(manIn(game, 'Corley', 'Blue')).toBe(foe);
  // Who is not more than each other drives nobody.
  played(game, actOf('Blue', 'March', foe, 'Kingsmead'));
  expect(outcome(game, actOf('Blue', 'Drive', manIn(game, 'Kingsmead', 'Red'), 'Corley'))).toBe('action-not-with');
});

test('[V12] Shires scores majorities in three harvests, and the highest score wins', () => {
  const game = begun(3);
  for (const _ of [1, 2]) played(game, actOf('Red', 'March', manIn(game, 'Westhaven', 'Red'), 'Alderley'));
  played(game, actOf('Red', 'March', manIn(game, 'Alderley', 'Red'), 'Kingsmead'));
  // Corn and a meadow and a wood for Red; a wood for each of the others, whatever their castles.
  while (gameOf(game.table).phase === 'playing') pass(game);
  expect(scores(game)).toEqual(['Blue lost 3', 'Green lost 3', 'Red won 18']);
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
});

test('[V12] in Shires a side has at most fifteen men', () => {
  const game = begun(2);
  const settle = actOf('Red', 'Settle', cell('Westhaven'));
  for (let turn = 0; turn < 4; turn += 1) {
    played(game, settle, settle, settle);
    pass(game);
  }
  expect([...actsFor(game.table, personOf('Red'), { kind: 'act', action: 'Settle' })]).toEqual([]);
});

test('[V12] Shires is played from start to end by presses', async () => {
  const table = await sitDown({ modules: [shires], channels: ['table'] });
  const seats = await started(table, 'shires');
  const sides = controls(seats).filter((label) => label.startsWith('Play '));
  for (const [i, name] of ['alice', 'bob'].entries()) await table.user(name).press(seats, sides[i] ?? '');
  const board = shown(await table.user('alice').press(seats, 'Begin'));
  const pressers = ['alice', 'bob'].map((name) => new Presser(table.user(name), board));
  const [alice = expect.fail(), bob = expect.fail()] = pressers;
  const press = async (one: Presser, verb: string, label: string): Promise<unknown> => one.press(one.find(verb, label));
  await alice.refresh();
  await press(alice, 'do', 'Settle: Westhaven');
  for (const to of ['Alderley', 'Dunford']) {
    const men = alice.of('with').find(({ label }) => /^(March: )?Man, Westhaven/.test(label));
    await alice.press(men ?? expect.fail());
    await press(alice, 'choice', to);
  }
  expect(table.posted().at(-1)).toContain("It's **Blue**'s turn: @bob");
  for (let turn = 1; turn <= 9; turn += 1)
    for (const one of turn === 1 ? [bob] : [alice, bob]) {
      await one.refresh();
      await one.press(one.of('end')[0] ?? expect.fail());
    }
  // Alderley, Dunford and Westhaven for Red, Easthaven for Blue, three times each.
  expect(table.posted().at(-1)).toContain('Red 15 and Blue 3.');
  expect([pressers.flatMap(({ faults }) => faults), table.rig().faults]).toEqual([[], []]);
});
