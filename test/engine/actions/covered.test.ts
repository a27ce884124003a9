import { expect, it } from 'vitest';
import { actsFor, look } from '../../../src/engine/index.ts';
import { seenTable } from '../../../src/engine/play/secrecy/seen-table.ts';
import { coveredActsIfAllReady } from '../../../src/engine/play/turns/covered-acts.ts';
import { skipQuestionOrTurn } from '../../../src/engine/play/turns/skipping.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { apply, type Operation, type PersonId, type SideId } from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  outcome as codeOf,
  join,
  newPlay,
  type Play,
  played,
  RED,
  startOf,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { doing } from './market.ts';

const { faultText } = en.moduleFaults;

/** What all sides choose at once, and what comes of it. */

const PLOT = `
module: plot
title: Plot
sides: [{ name: Red }, { name: Blue }, { name: Green }]
rules: { pieces: owner }
properties: { Might: number, Top: number }
values: { Might: 0, Top: 0 }
turn:
  phases:
    - { name: Scheme, who: all, publishes: count, act: { Bet: 1 }, skip: Might > 9, end: [{ set: Top, of: game, to: "most(sides, Might)" }] }
    - { name: March, act: { Walk: 1 } }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3 } }] }
prototypes: { guard: {} }
actions:
  - { name: Bet, choose: { by: { number: [1, 9] } }, does: [{ set: Might, of: Actor, to: by }, { roll: 1d6 }] }
  - { name: Walk, does: [{ roll: 1d6 }] }
`;

it('[G6] covered choices stay hidden, and undoing their result needs consent', () => {
  const text = PLOT.replace('publishes: count', 'publishes: count, covered: always').replace(', { roll: 1d6 }]', ']');
  const seated = (module: string): Play => {
    const game = newPlay();
    const green = join(CLO, 'Green' as SideId);
    played(game, startOf(moduleFrom(module)), join(ANN, RED), join(BEN, BLUE), green, { kind: 'begin', actor: ANN });
    return game;
  };
  const bet = (actor: PersonId, by: number) => doing(actor, 'Bet', { choices: { by } });
  for (const [module, chosen] of [
    [text, undefined],
    [text.replace('covered: always, ', ''), { by: 5 }],
  ] as const) {
    const game = seated(module);
    played(game, bet(BEN, 5), bet(ANN, 2));
    // One's own, while others have still to choose, is taken back as before.
    expect(codeOf(game, { kind: 'undo', actor: ANN, steps: 1 })).toBe('done');
    played(game, bet(ANN, 3), bet(CLO, 7));
    expect(look(game.table, { kind: 'side', id: BLUE, name: 'Might' })).toBe(5);
    expect(seenTable(game.table, ANN)?.get('covered-act', BLUE)?.choices).toEqual(chosen);
    expect(seenTable(game.table, BEN)?.get('covered-act', BLUE)).toMatchObject({ choices: { by: 5 } });
    expect(codeOf(game, { kind: 'undo', actor: CLO, steps: 1 })).toBe('undo-needs-consent');
  }
  const read = readModule(PLOT.replace('name: March,', 'name: March, covered: always,'));
  expect(read.ok ? [] : read.faults.map(faultText)).toEqual([expect.stringContaining('covered')]);
});

it('[G6] players undo and redo their own covered choice until all have chosen', () => {
  const game = newPlay();
  const seats = [join(ANN, RED), join(BEN, BLUE), join(CLO, 'Green' as SideId)];
  played(game, startOf(moduleFrom(PLOT)), ...seats, { kind: 'begin', actor: ANN });
  const bet = (actor: PersonId, by: number) => doing(actor, 'Bet', { choices: { by } });
  const chosen = () => game.table.get('covered-act', BLUE)?.choices;
  played(game, bet(BEN, 3), bet(BEN, 5), { kind: 'undo', actor: BEN, steps: 1 });
  expect(chosen()).toEqual({ by: 3 });
  played(game, { kind: 'redo', actor: BEN, steps: 1 });
  expect(chosen()).toEqual({ by: 5 });
  played(game, bet(ANN, 2), bet(CLO, 7));
  expect(codeOf(game, { kind: 'undo', actor: CLO, steps: 1 })).toBe('undo-needs-consent');
});

it('[G6] sides that a simultaneous phase leaves out choose nothing', () => {
  const game = newPlay();
  const module = moduleFrom(
    PLOT.replace('values: { Might: 0,', 'values: { Might: 9,')
      .replace('- { name: Walk', '- { name: Grow, does: [{ set: Might, of: Actor, to: 10 }] }\n  - { name: Walk')
      .replace('act: { Walk: 1 }', 'act: { Walk: 1, Grow: 1 }, least: 1'),
  );
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), join(CLO, 'Green' as SideId), {
    kind: 'begin',
    actor: ANN,
  });
  played(
    game,
    ...[ANN, BEN, CLO].map((actor) => ({ kind: 'next-phase', actor }) as const),
    doing(ANN, 'Grow'),
    doing(ANN, 'Walk'),
  );
  expect(game.table.get('turn-phase', 'turn-phase')?.name).toBe('Scheme');
  expect([...actsFor(game.table, ANN, { kind: 'act' })]).toEqual([]);
  expect(codeOf(game, doing(ANN, 'Bet', { choices: { by: 3 } }))).toBe('not-in-phase');
});

it('[G6] a simultaneous phase that leaves out every side is skipped', () => {
  const game = newPlay();
  const module = moduleFrom(PLOT.replace('values: { Might: 0,', 'values: { Might: 10,'));
  const green = join(CLO, 'Green' as SideId);
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), green, { kind: 'begin', actor: ANN });
  expect([game.table.get('turn-phase', 'turn-phase')?.name, coveredActsIfAllReady(game.table)]).toEqual([
    'March',
    undefined,
  ]);
});

it('[G8] an action makes several sides win together and repeats effects per side', () => {
  const game = newPlay();
  const module = moduleFrom(
    PLOT.replace(
      '- { name: Walk, does: [{ roll: 1d6 }] }',
      () => `- name: Walk
    does:
      - { let: best, be: 0 }
      - { each: { side: "" }, let: best, be: "max(best, Might)" }
      - { each: { side: Might < $best$ }, lose: it }
      - { win: all }
effects:
  - each: side
    name: $side$ grows
    when: becomes-true
    match: "count(sides, SideName = '$side$' && Might > 4) = 1"
    does: [{ set: Top, of: $side$, to: 1 }]`,
    ).replace('end: [{ set: Top, of: game, to: "most(sides, Might)" }]', ''),
  );
  expect(module.effects?.map(({ name }) => name)).toEqual(['Red grows', 'Blue grows', 'Green grows']);
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), join(CLO, 'Green' as SideId), {
    kind: 'begin',
    actor: ANN,
  });
  const bets = [
    [ANN, 5],
    [BEN, 2],
    [CLO, 5],
  ] as const;
  played(game, ...bets.map(([actor, by]) => doing(actor, 'Bet', { choices: { by } })));
  const top = (side: SideId) => look(game.table, { kind: 'side', id: side, name: 'Top' });
  expect([RED, BLUE, 'Green' as SideId].map(top)).toEqual([1, 0, 1]);
  played(game, doing(ANN, 'Walk'));
  expect([...game.table.all('outcome')].map(({ id, result }) => `${id} ${result}`).toSorted()).toEqual([
    'Blue lost',
    'Green won',
    'Red won',
  ]);
});

it('[U22] skipping late sides keeps the choices of others and clears theirs', () => {
  const game = newPlay();
  const green = join(CLO, 'Green' as SideId);
  played(game, startOf(moduleFrom(PLOT)), join(ANN, RED), join(BEN, BLUE), green, { kind: 'begin', actor: ANN });
  const sides = [RED, BLUE, 'Green' as SideId];
  const bet = (actor: PersonId, by: number) => doing(actor, 'Bet', { choices: { by } });
  const none = (id: string, by: PersonId) => ({ kind: 'covered-act', id, phase: 'Scheme', by });
  played(game, bet(BEN, 5));
  expect(skipQuestionOrTurn(game.table, sides)).toEqual({
    added: [none('Red', ANN), none('Green', CLO)],
    updated: [],
    removed: [],
  });
  played(game, bet(ANN, 2), bet(CLO, 7), doing(ANN, 'Walk'), bet(BEN, 1));
  const acts = () => sides.map((side) => game.table.get('covered-act', side));
  const [red, blue] = acts();
  apply(game.table, skipQuestionOrTurn(game.table, [BLUE, 'Green' as SideId]));
  expect(acts()).toEqual([red, blue, none('Green', CLO)]);
});

const FUEL = `
module: fuel
title: Fuel
sides: [{ name: Red }, { name: Blue }]
properties: { Fuel: number }
values: { Fuel: 0 }
turn:
  order: [Red, Blue]
  phases: [{ name: Plan, who: all, publishes: count, act: { Spend: 2 }, least: 2 }]
maps: [{ name: Table, boards: [] }]
actions: [{ name: Spend, choose: { n: { number: [1, 5] } }, does: [{ set: Fuel, of: Actor, to: $Actor.Fuel$ + n }] }]
`;

const fueled = (text: string): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(text)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};
const spend = (actor: PersonId, n: number) => doing(actor, 'Spend', { choices: { n } });
const fuelOf = ({ table }: Play, id: SideId): unknown => look(table, { kind: 'side', id, name: 'Fuel' });

it('[G6] a phase collects as many covered choices as it says', () => {
  const game = fueled(FUEL);
  played(game, spend(ANN, 1), spend(ANN, 3), spend(BEN, 2));
  expect([fuelOf(game, RED), fuelOf(game, BLUE)]).toEqual([0, 0]);
  expect(codeOf(game, { kind: 'next-phase', actor: BEN })).toBe('phase-owes');
  // One more takes the place of the last.
  played(game, spend(ANN, 5), spend(BEN, 2));
  expect([fuelOf(game, RED), fuelOf(game, BLUE)]).toEqual([6, 4]);
});

it('[G6] a phase waits for a side until it has acted or is ready', () => {
  const game = fueled(FUEL.replace('{ Spend: 2 }, least: 2', '{ Spend: any }'));
  played(game, spend(ANN, 1), spend(BEN, 1), spend(BEN, 1), spend(ANN, 1), spend(ANN, 1));
  expect(seenTable(game.table, ANN)?.get('covered-act', BLUE)).toBeUndefined();
  played(game, { kind: 'next-phase', actor: BEN });
  expect(seenTable(game.table, ANN)?.get('covered-act', BLUE)).toMatchObject({ by: BEN });
  played(game, { kind: 'end-turn', actor: ANN });
  expect([fuelOf(game, RED), fuelOf(game, BLUE)]).toEqual([3, 2]);
});

it('[G6] each side may have its own number of choices in a phase', () => {
  const text = FUEL.replace('{ Spend: 2 }, least: 2', '{ Spend: Fuel }');
  const game = fueled(text.replace('{ name: Red }', '{ name: Red, values: { Fuel: 1 } }'));
  expect([codeOf(game, spend(BEN, 4)), codeOf(game, spend(ANN, 1))]).toEqual(['not-in-phase', 'done']);
  played(game, { kind: 'next-phase', actor: BEN });
  expect([fuelOf(game, RED), fuelOf(game, BLUE)]).toEqual([2, 0]);
});

it.each<[string, readonly Operation[]]>([
  ['somebody else', [{ kind: 'leave', actor: ANN, side: undefined }, join(CLO, RED)]],
  ['nobody', [{ kind: 'leave', actor: ANN, side: undefined }]],
])('[G6] a covered choice is performed even if %s plays the side by then', (_, changes) => {
  const game = fueled(FUEL);
  played(game, spend(ANN, 1), spend(ANN, 3), ...changes, spend(BEN, 2), spend(BEN, 2));
  expect([fuelOf(game, RED), fuelOf(game, BLUE)]).toEqual([4, 4]);
});
