import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actsFor, look, onTurn, playersOf } from '../../../src/engine/index.ts';
import { isRefusal } from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  CLO,
  DAN,
  join,
  newPlay,
  type Play,
  play,
  played,
  replayed,
  startOf,
  undo,
} from '../../support/table.ts';
import { doing } from './market.ts';

const AUCTION = (more = ''): string => `module: auction
title: Auction
sides: [{ name: North }, { name: East }, { name: South }, { name: West }]
properties: { Bid: natural, Money: natural, Won: natural }
values: { Bid: 0, Money: 5, Won: 0 }
turn:
  pass: true
  phases:
    - { name: Auction, who: bid, act: { Bid: 1 }${more}, end: [{ each: { side: "Bid > 0 && Bid = most(sides, Bid)" }, set: Won, of: it, to: Bid }] }
    - { name: Play, act: { roll: 1 } }
actions:
  - { name: Bid, choose: { amount: { number: ["most(sides, Bid) + 1", $Actor.Money$] } }, does: [{ set: Bid, of: Actor, to: amount }] }
maps: [{ name: Table, boards: [] }]
`;

const PEOPLE = [ANN, BEN, CLO, DAN] as const;

const begin = (more?: string): Play => {
  const game = newPlay();
  const module = moduleFrom(AUCTION(more));
  played(game, startOf(module), ...module.sides.map(({ name }, i) => join(PEOPLE[i] ?? ANN, name as never)));
  played(game, { kind: 'begin', actor: ANN });
  return game;
};

const bid = (by: (typeof PEOPLE)[number], amount: number) => doing(by, 'Bid', { choices: { amount } });
const pass = (actor: (typeof PEOPLE)[number]) => ({ kind: 'pass', actor }) as const;
/** What comes of an operation: `done`, or why it is refused. */
const done = (game: Play, operation: Parameters<typeof play>[1]): unknown => {
  const answer = play(game, operation);
  return isRefusal(answer) ? answer : 'done';
};
const now = ({ table }: Play): string => `${table.get('turn-phase', 'turn-phase')?.name} ${onTurn(table)?.name}`;
const won = ({ table }: Play): readonly unknown[] =>
  ['North', 'East', 'South', 'West'].map((side) => look(table, { kind: 'side', id: side, name: 'Won' }));

it('[G8] sides bid higher or pass for good until a single side remains', () => {
  const game = begin();
  const seen = [now(game)];
  for (const act of [bid(ANN, 1), pass(BEN), bid(CLO, 3), pass(DAN), bid(ANN, 4), pass(CLO)]) {
    expect(done(game, act)).toBe('done');
    seen.push(now(game));
  }
  expect(seen.map((one) => one.replace('Auction ', ''))).toEqual([
    'North',
    'East',
    'South',
    'West',
    'North',
    'South',
    'Play North',
  ]);
  expect(won(game)).toEqual([4, 0, 0, 0]);
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  const whole = stateOf(game.table);
  played(game, undo(CLO));
  expect(now(game)).toBe('Auction South');
  expect(done(game, pass(CLO))).toBe('done');
  expect(stateOf(game.table)).toEqual(whole);
});

it('[G8] a bid that is not higher or out of turn is refused', () => {
  const game = begin();
  played(game, bid(ANN, 2));
  expect(done(game, bid(BEN, 2))).toMatchObject({ code: 'choice-range', from: 3 });
  expect(done(game, bid(CLO, 3))).toMatchObject({ code: 'not-your-turn' });
  played(game, pass(BEN), pass(CLO));
  expect([...actsFor(game.table, DAN)].map(({ kind }) => kind)).toEqual([
    'act',
    'act',
    'act',
    'next-phase',
    'end-turn',
  ]);
  played(game, bid(DAN, 5));
  expect(now(game)).toBe('Auction North');
  expect([...actsFor(game.table, ANN)].filter(({ kind }) => kind === 'act')).toEqual([]);
  played(game, { kind: 'next-phase', actor: ANN });
  expect([now(game), won(game)]).toEqual(['Play North', [0, 0, 0, 5]]);
});

it('[G8] if all sides pass, none wins unless the last must bid', () => {
  const none = begin();
  played(none, ...PEOPLE.map(pass));
  expect([now(none), won(none)]).toEqual(['Play North', [0, 0, 0, 0]]);
  const last = begin();
  played(last, pass(ANN), pass(BEN), pass(CLO), bid(DAN, 1));
  expect([now(last), won(last)]).toEqual(['Play North', [0, 0, 0, 1]]);
  const stuck = begin(`, least: "SideName = 'West' && most(sides, Bid) = 0 ? 1 : 0"`);
  played(stuck, pass(ANN), pass(BEN), pass(CLO));
  expect(done(stuck, pass(DAN))).toMatchObject({ code: 'phase-owes' });
});

it('[G8] sides that skipped a bid or resigned take no part', () => {
  const game = begin(', skip: SideName = North');
  expect(now(game)).toBe('Auction East');
  played(game, bid(BEN, 1), { kind: 'resign', actor: CLO, side: 'South' as never });
  expect(now(game)).toBe('Auction West');
  played(game, bid(DAN, 2), { kind: 'resign', actor: DAN, side: 'West' as never });
  expect(now(game)).toBe('Auction East');
});

it('[G8] bidding always ends, and passed sides cannot act', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 24 }), (choices) => {
      const game = begin();
      const out = new Set<string>();
      for (const choice of [...choices, ...Array.from({ length: 4 }, () => 0)]) {
        const side = onTurn(game.table);
        if (!now(game).startsWith('Auction') || !side) return;
        expect(out).not.toContain(side.name);
        const [actor = ANN] = playersOf(game.table, side.id);
        const bids = [...actsFor(game.table, actor)].filter(({ kind }) => kind === 'act');
        const act = choice === 0 ? undefined : bids[Math.min(choice, bids.length) - 1];
        if (!act) out.add(side.name);
        played(game, act ?? pass(actor as typeof ANN));
      }
      expect(now(game)).toMatch(/^Play/);
    }),
    { numRuns: 20, seed: 8 },
  );
});
