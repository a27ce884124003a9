import { expect, it } from 'vitest';
import type { Operation, PersonId, PieceId, SideId } from '../../../src/table/index.ts';
import { actsListed, chronicleOf } from '../../support/chronicle.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  endTurn,
  join,
  newPlay,
  type Play,
  played,
  RED,
  startOf,
  undo,
} from '../../support/table.ts';
import { BLUE_HAND, begin, doing, inHand, MARKET, pieceAt, SQUARE } from './market.ts';

/** The market with what asks, what sets values, and what ends the game. */
const ALL = MARKET.replace(
  'actions:\n',
  `actions:
  - name: Broker
    does:
      - { draw: 2, from: Stock }
      - { ask: cards, choose: { piece: "", on: Hand, least: 2, most: 3 }, text: Two go under the stock. }
      - { move: cards, to: Stock, where: bottom }
    reveals: [Red Hand, Blue Hand]
  - name: Toll
    does: [{ ask: coin, side: Blue, choose: { piece: Kind = money, on: Hand }, hours: 5, late: host }, { move: coin, to: Heap }]
    reveals: [Red Hand, Blue Hand]
  - name: Poll
    does: [{ each: { side: "" }, ask: who, side: it, choose: { piece: Kind = unit, on: Green, least: 0 } }, { end: turn }]
  - name: Pick
    choose: { goods: { piece: Kind = good, on: Stalls, least: 3, most: 3 }, one: { number: ["1.5", "2.5"] } }
    does: [{ set: luck, of: Actor, to: one }, { set: mood, of: game, to: "'merry'" }]
  - { name: None, choose: { by: { number: ["3", "2"] } }, does: [{ roll: 1d6 }] }
  - { name: Mark, of: { cell: "count(here) = 0", on: Green }, does: [{ place: trick, to: it }] }
  - { name: Spite, of: { side: SideName != $Actor$ }, when: "$it.luck$ < 2", does: [{ set: luck, of: it, to: luck + 2 }] }
  - { name: Yield, does: [{ lose: Actor }] }
`,
).replace('Kind: text }', 'Kind: text, luck: number, mood: text }\nvalues: { luck: 1, mood: grey }');

const answer = (actor: PersonId, chosen: Operation<'answer'>['chosen']): Operation<'answer'> => ({
  kind: 'answer',
  actor,
  chosen,
});

const at = (game: Play, cell: string): PieceId => pieceAt(game, SQUARE, cell);
const blueCoins = ({ table }: Play): readonly PieceId[] => table.at(BLUE_HAND).map(({ id }) => id as PieceId);

it('[G9] every action of the market module is listed with every choice', () => {
  const game = begin(ALL);
  expect(actsListed(game, ANN)).toMatchInlineSnapshot(`
    "Ann act { action: 'Broker', choices: {} }
    Ann act { action: 'Toll', choices: {} }
    Ann act { action: 'Poll', choices: {} }
    Ann act { action: 'Pick', choices: { goods: [ 'p1', 'p2', 'p3' ], one: 2 } }
    Ann act { action: 'Mark', choices: {}, subject: 'Square/Square\\nC2' }
    Ann act { action: 'Mark', choices: {}, subject: 'Square/Square\\nD2' }
    Ann act { action: 'Spite', choices: {}, subject: 'Blue' }
    Ann act { action: 'Yield', choices: {} }
    Ann act { action: 'Buy', choices: {}, subject: 'p1' }
    Ann act { action: 'Buy', choices: {}, subject: 'p2' }
    Ann act { action: 'Buy', choices: {}, subject: 'p3' }
    Ann act { action: 'Trade', choices: {}, subject: 'p1' }
    Ann act { action: 'Trade', choices: {}, subject: 'p2' }
    Ann act { action: 'Trade', choices: {}, subject: 'p3' }
    Ann act { action: 'Fill', choices: {} }
    Ann act { action: 'Drill', choices: { by: 1, friend: [] }, subject: 'p4' }
    Ann act { action: 'Drill', choices: { by: 1, friend: [ 'p5' ] }, subject: 'p4' }
    Ann act { action: 'Drill', choices: { by: 2, friend: [] }, subject: 'p4' }
    Ann act { action: 'Drill', choices: { by: 2, friend: [ 'p5' ] }, subject: 'p4' }
    Ann act { action: 'Drill', choices: { by: 3, friend: [] }, subject: 'p4' }
    Ann act { action: 'Drill', choices: { by: 3, friend: [ 'p5' ] }, subject: 'p4' }
    Ann act { action: 'Test', choices: {} }
    Ann act { action: 'Send', choices: { gift: [ 'p6' ], to: [ 'Blue' ] } }
    Ann act { action: 'Send', choices: { gift: [ 'p7' ], to: [ 'Blue' ] } }
    Ann act { action: 'Send', choices: { gift: [ 'p8' ], to: [ 'Blue' ] } }
    Ann act { action: 'Send', choices: { gift: [ 'p9' ], to: [ 'Blue' ] } }
    Ann act { action: 'Send', choices: { gift: [ 'p10' ], to: [ 'Blue' ] } }
    Ann act { action: 'Send', choices: { gift: [ 'p11' ], to: [ 'Blue' ] } }
    Ann act { action: 'Levy', choices: {} }
    Ann act { action: 'Shift', choices: { place: [ 'Square/Square\\nD2' ] }, subject: 'p4' }
    Ann act { action: 'Loop', choices: {} }
    Ann end-turn"
  `);
  const ayla = at(game, 'A2');
  expect(actsListed(game, ANN, { piece: ayla, isBrief: true })).toMatchInlineSnapshot(`
    "Ann act { action: 'Drill', choices: { by: 1, friend: [] }, subject: 'p4' }
    Ann act { action: 'Shift', choices: { place: [ 'Square/Square\\nD2' ] }, subject: 'p4' }"
  `);
  expect([
    actsListed(game, ANN, { kind: 'answer' }),
    actsListed(game, ANN, { action: 'Nothing' }),
    actsListed(game, ANN, { kind: 'roll', action: 'Test' }),
    actsListed(game, ANN, { kind: 'act', action: 'Spite' }),
    actsListed(game, BEN),
  ]).toMatchInlineSnapshot(`
    [
      "",
      "",
      "",
      "Ann act { action: 'Spite', choices: {}, subject: 'Blue' }",
      "",
    ]
  `);
  played(game, doing(ANN, 'Broker'));
  expect(actsListed(game, ANN)).toMatchInlineSnapshot(`
    "Ann answer { chosen: [ 'p6', 'p7' ] }
    Ann answer { chosen: [ 'p7', 'p8' ] }
    Ann answer { chosen: [ 'p8', 'p9' ] }
    Ann answer { chosen: [ 'p9', 'p10' ] }
    Ann answer { chosen: [ 'p10', 'p11' ] }
    Ann answer { chosen: [ 'p11', 'p17' ] }
    Ann answer { chosen: [ 'p17', 'p16' ] }
    Ann answer { chosen: [ 'p16', 'p6' ] }"
  `);
  const asked = actsListed(game, ANN);
  expect(actsListed(game, ANN, { kind: 'answer' })).toBe(asked);
  expect([
    actsListed(game, ANN, { kind: 'act' }),
    actsListed(game, ANN, { piece: ayla }),
    actsListed(game, ANN, { action: 'Broker' }),
    actsListed(game, BEN),
  ]).toEqual(['', '', '', '']);
});

it('[G9] an action lists at most a thousand choices', () => {
  const wide =
    '  - { name: Wide, choose: { a: { number: ["1", "40"] }, b: { number: ["1", "40"] } }, does: [{ end: turn }] }\n';
  const game = begin(MARKET.replace('actions:\n', `actions:\n${wide}`));
  expect(actsListed(game, ANN, { action: 'Wide' }).split('\n')).toHaveLength(1000);
});

it('[G9] a game of the market module matches the golden file', async () => {
  const game = begin(ALL);
  const [ayla, bran] = [at(game, 'A2'), at(game, 'B2')];
  const act = (action: string, more: Parameters<typeof doing>[2] = {}, actor = ANN) => doing(actor, action, more);
  const lamp = at(game, 'A1');
  const text = chronicleOf(game, [
    act('Dig'),
    act('Drill'),
    act('Fill', { subject: ayla }),
    act('Drill', { subject: bran, choices: { by: 1 } }),
    act('Drill', { subject: ayla }),
    act('Drill', { subject: ayla, choices: { by: 0 } }),
    act('Drill', { subject: ayla, choices: { by: 1.5 } }),
    act('Drill', { subject: ayla, choices: { by: 4 } }),
    act('Drill', { subject: ayla, choices: { by: 1, friend: [ayla] } }),
    act('Drill', { subject: ayla, choices: { by: 1, other: [bran] } }),
    act('Pick', { choices: { goods: [lamp, lamp], one: 2 } }),
    act('Send', { choices: { to: ['Blue'], gift: [] } }),
    act('Send', { choices: { to: ['Blue'], gift: inHand(game, 'penny', 'penny', 'penny') } }),
    act('Send', { choices: { to: ['Red'], gift: inHand(game, 'penny') } }),
    act('Buy', { subject: lamp, payment: inHand(game, 'crown') }),
    act('Buy', { subject: lamp, payment: [...inHand(game, 'crown'), lamp] }),
    act('Fill', { payment: inHand(game, 'crown') }),
    act('Buy', { subject: at(game, 'B1'), payment: undefined }),
    act('Spite', { subject: 'Red' }),
    act('Spite', { subject: 'Blue' }),
    act('Spite', { subject: 'Blue' }),
    act('Shift', { subject: ayla, choices: { place: [`${SQUARE}\nC2`] } }),
    act('Shift', { subject: ayla, choices: { place: [`${SQUARE}\nD2`] } }),
    act('Shift', { subject: ayla, choices: { place: [`${SQUARE}\nA2`] } }),
    act('Buy', { subject: lamp }),
    act('Trade', { subject: at(game, 'C1') }),
    act('Pick', { choices: { goods: [lamp], one: 2 } }),
    act('Fill'),
    act('Fill'),
    (now) => act('Pick', { choices: { goods: [at(now, 'A1'), at(now, 'C1'), at(now, 'D1')], one: 2 } }),
    act('Send', { choices: { to: ['Blue'], gift: inHand(game, 'penny', 'note') } }),
    act('Mark', { subject: `${SQUARE}\nB2` }),
    act('Mark', { subject: `${SQUARE}\nC2` }),
    act('Test'),
    act('Broker'),
    endTurn(ANN),
    answer(BEN, []),
    answer(ANN, undefined),
    answer(ANN, inHand(game, 'crown')),
    (now) => answer(ANN, inHand(now, 'lamp', 'lamp')),
    act('Toll'),
    answer(ANN, undefined),
    answer(CLO, undefined),
    (now) => answer(BEN, blueCoins(now).slice(0, 2)),
    (now) => answer(BEN, blueCoins(now).slice(0, 1)),
    act('Levy'),
    (now) => answer(BEN, blueCoins(now).slice(-1)),
    answer(ANN, 4),
    answer(ANN, 3),
    undo(ANN),
    answer(ANN, 2),
    act('Poll'),
    answer(ANN, []),
    answer(BEN, [ayla]),
    act('Drill', { subject: bran, choices: { by: 1, friend: [ayla] } }, BEN),
    act('Yield', {}, ANN),
    act('Test'),
  ]);
  await expect(text).toMatchFileSnapshot('../../golden/chronicles/market.txt');
});

const PLOT = `
module: plot
title: Plot
sides: [{ name: Red }, { name: Blue }, { name: Green }]
rules: { pieces: owner }
properties: { Might: number }
values: { Might: 0 }
turn:
  phases:
    - { name: Scheme, who: all, publishes: count, act: { Bet: 1, Rest: 1 }, end: [{ set: Might, of: game, to: "most(sides, Might)" }] }
    - { name: March, act: { Walk: 1 } }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3 } }] }
prototypes: { guard: {} }
actions:
  - { name: Bet, choose: { by: { number: [1, 9] } }, does: [{ set: Might, of: Actor, to: by }] }
  - { name: Rest, of: { piece: Owner = $Actor$ }, does: [{ set: Might, of: Actor, to: 1 }] }
  - { name: Walk, does: [{ roll: 1d6 }] }
setup:
  - { at: A1, side: Green, pieces: [{ prototype: guard, name: Gwen }] }
`;

it.each([
  ['opened', PLOT],
  ['always-covered', PLOT.replace('publishes: count', 'publishes: count, covered: always')],
])('[G6] simultaneous choices match the golden file: %s', async (name, module) => {
  const game = newPlay();
  const green = join(CLO, 'Green' as SideId);
  played(game, startOf(moduleFrom(module)), join(ANN, RED), join(BEN, BLUE), green, { kind: 'begin', actor: ANN });
  const bet = (actor: PersonId, by: number) => doing(actor, 'Bet', { choices: { by } });
  const gwen = pieceAt(game, 'Field/Field', 'A1');
  const text = chronicleOf(game, [
    bet(BEN, 3),
    bet(BEN, 3),
    bet(BEN, 5),
    undo(BEN),
    doing(ANN, 'Rest', { subject: gwen }),
    doing(CLO, 'Rest', { subject: gwen }),
    { kind: 'next-phase', actor: ANN },
    bet(BEN, 4),
    bet(ANN, 2),
    doing(ANN, 'Walk'),
    bet(ANN, 1),
    { kind: 'resign', actor: CLO, side: green.side as SideId },
    bet(BEN, 2),
  ]);
  await expect(text).toMatchFileSnapshot(`../../golden/chronicles/plot-${name}.txt`);
});
