import { expect, it } from 'vitest';
import type { Operation, SideId } from '../../../../src/table/index.ts';
import { chronicleOf } from '../../../support/chronicle.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  endTurn,
  join,
  MAIN,
  move,
  newPlay,
  type Play,
  played,
  RED,
  spot,
  startOf,
  undo,
} from '../../../support/table.ts';

/** A turn of phases: what must be done and what may, for the side on turn or for each, again, left out, passed. */
const PHASES = `
module: phases
title: Phases
sides: [{ name: Red }, { name: Blue }, { name: Green }]
rules: { pieces: owner, captures: manual }
properties: { gold: number }
values: { gold: 0 }
turn:
  order: [Red, Blue, Green]
  pass: allow
  phases:
    - { name: Throw, act: { roll: 1 }, least: 1 }
    - { name: March, act: { move: 2, Dig: 1 }, begin: [{ set: gold, of: Actor, to: gold + 1 }] }
    - { name: Trade, who: each, act: { Sell: 1 }, skip: gold < 1, end: [{ set: gold, of: game, to: gold + 1 }] }
    - { name: Rest, act: { move: 1 }, least: 1 }
maps:
  - { name: Field, occupied: stack, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4, numbering: A1 } }] }
prototypes: { guard: {} }
actions:
  - { name: Dig, does: [{ set: gold, of: Actor, to: "$Actor.gold$ + 2" }] }
  - { name: Sell, does: [{ set: gold, of: Actor, to: "$Actor.gold$ - 1" }] }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: guard, name: Ayla }] }
  - { at: D4, side: Blue, pieces: [{ prototype: guard, name: Bran }] }
`;

const act = (actor: typeof ANN, action: string): Operation<'act'> => ({
  kind: 'act',
  actor,
  action,
  subject: undefined,
  choices: {},
  payment: undefined,
});
const roll = (actor: typeof ANN): Operation<'roll'> => ({ kind: 'roll', actor, dice: '1d6', private: false });
const next = (actor: typeof ANN): Operation<'next-phase'> => ({ kind: 'next-phase', actor });
const pass = (actor: typeof ANN): Operation<'pass'> => ({ kind: 'pass', actor });
const go =
  (from: string, to: string, actor = ANN) =>
  (game: Play) =>
    move(game, actor, spot(MAIN, from), spot(MAIN, to));

it('[G6] [G7] a turn of phases matches the golden file', async () => {
  const game = newPlay();
  const green = join(CLO, 'Green' as SideId);
  played(game, startOf(moduleFrom(PHASES)), join(ANN, RED), join(BEN, BLUE), green);
  const text = chronicleOf(game, [
    { kind: 'begin', actor: ANN },
    go('A1', 'A2'),
    next(ANN),
    endTurn(ANN),
    pass(ANN),
    roll(BEN),
    roll(ANN),
    roll(ANN),
    go('A1', 'A2'),
    act(ANN, 'Dig'),
    act(ANN, 'Dig'),
    act(BEN, 'Sell'),
    go('A2', 'A3'),
    act(BEN, 'Sell'),
    act(ANN, 'Sell'),
    undo(ANN),
    act(ANN, 'Sell'),
    act(BEN, 'Sell'),
    next(BEN),
    next(CLO),
    go('A3', 'A4'),
    endTurn(ANN),
    roll(BEN),
    next(BEN),
    endTurn(BEN),
    pass(BEN),
    next(ANN),
    next(CLO),
    pass(CLO),
    roll(CLO),
    endTurn(CLO),
    { kind: 'settings', actor: ANN, posts: 'turn' },
    roll(ANN),
    endTurn(ANN),
  ]);
  await expect(text).toMatchFileSnapshot('../../../golden/chronicles/phases.txt');
});
