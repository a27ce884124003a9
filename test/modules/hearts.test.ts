import { expect, it } from 'vitest';
import { actsFor, gameOf, look, type Module, mapIdOfName, onTurn, playersOf } from '../../src/engine/index.ts';
import type { DeckId, Operation, PersonId, PieceId, SideId } from '../../src/table/index.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { stateOf } from '../support/state.ts';
import { newPlay, outcome, type Play, played, replayed, startOf } from '../support/table.ts';

const SIDES = ['North', 'East', 'South', 'West'] as SideId[];
const SUITS: { readonly [sign: string]: string } = { '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades' };
const playerOf = (side: SideId): PersonId => `30000000000000000${SIDES.indexOf(side)}` as PersonId;

const dealt = (module: Module): Play => {
  const game = newPlay();
  const host = playerOf('North' as SideId);
  played(game, startOf(module, host));
  for (const side of SIDES) played(game, { kind: 'join', actor: playerOf(side), side });
  played(game, { kind: 'begin', actor: host });
  return game;
};

/** The same, over as soon as somebody has so many points. */
const upTo = (module: Module, points: number): Module => ({ ...module, values: { ...module.values, Limit: points } });

const valueIn = ({ table }: Play, name: string, side?: SideId): unknown =>
  look(table, side === undefined ? { kind: 'game', id: 'game', name } : { kind: 'side', id: side, name });

const playerNow = ({ table }: Play): PersonId => playersOf(table, onTurn(table)?.id as SideId)[0] as PersonId;

/** Everybody passes on the first three cards of the hand, all at once, where the round has it. */
const pass = (game: Play): void => {
  if (game.table.get('turn-phase', 'turn-phase')?.name !== 'Pass') return;
  for (const side of SIDES) {
    const cards = game.table.at(`${side} Hand`).map(({ id }) => id);
    const choices = { cards: cards.slice(0, 3) };
    const act = { kind: 'act', actor: playerOf(side), action: 'Pass', subject: undefined, payment: undefined } as const;
    expect(outcome(game, { ...act, choices: { cards: cards.slice(0, 2) } })).toBe('choice-lacks');
    played(game, { ...act, choices });
  }
};

const legal = (game: Play): readonly Operation<'act'>[] =>
  [...actsFor(game.table, playerNow(game))].flatMap((act) => (act.kind === 'act' ? [act] : []));

const cardOf = ({ table }: Play, { subject = '' }: Operation<'act'>): string =>
  table.get('piece', subject)?.prototype ?? '';

const suitOf = (card: string): string => SUITS[card.slice(-1)] ?? '';

const cardsAt = ({ table }: Play, place: string): readonly string[] =>
  table.at(place).flatMap(({ kind, id }) => (kind === 'piece' ? [table.get('piece', id)?.prototype ?? ''] : []));

it('[G17] random Hearts games end and every card obeys the rules', async () => {
  const game = dealt(upTo(await shippedModule('hearts'), 10));
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  let scored = 0;
  while (gameOf(game.table).phase === 'playing') {
    pass(game);
    const acts = legal(game);
    const cards = acts.map((act) => cardOf(game, act));
    const [side, trick] = [onTurn(game.table)?.id as SideId, cardsAt(game, 'Table')];
    const hand = cardsAt(game, `${side} Hand`);
    const led = suitOf(trick[0] ?? '');
    if (hand.includes('2♣')) expect(cards).toEqual(['2♣']);
    else if (hand.some((card) => suitOf(card) === led)) expect(cards.map(suitOf)).toEqual(cards.map(() => led));
    expect(cards.length).toBeGreaterThan(0);
    const lastOf = trick.length === 3;
    played(game, acts[random(acts.length)] as Operation<'act'>);
    // Whoever took the trick leads the next one.
    if (lastOf && hand.length > 1) expect(onTurn(game.table)?.name).toBe(valueIn(game, 'Taker'));
    const sum = SIDES.reduce((all, one) => all + Number(valueIn(game, 'Points', one)), 0);
    if (sum !== scored) expect([26, 78]).toContain(sum - scored);
    scored = sum;
  }
  const scores = SIDES.map((one) => Number(valueIn(game, 'Points', one)));
  const best = scores.map((score) => score === Math.min(...scores));
  const won = best.filter(Boolean).length === 1 ? 'won' : 'drew';
  expect(SIDES.map((one) => game.table.get('outcome', one)?.result)).toEqual(best.map((is) => (is ? won : 'lost')));
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
});

it('[G17] Hearts refuses illegal cards and hides hands', async () => {
  const game = dealt(await shippedModule('hearts'));
  pass(game);
  const actor = playerNow(game);
  const own = game.table.at(`${onTurn(game.table)?.name} Hand`).map(({ id }) => id);
  const other = own.find((id) => game.table.get('piece', id)?.prototype !== '2♣');
  const act = { kind: 'act', actor, action: 'Play', choices: {}, payment: undefined } as const;
  expect(outcome(game, { ...act, subject: other })).toBe('action-not-with');
  const [foreign] = game.table.at(
    SIDES.map((one) => `${one} Hand`).find((hand) => game.table.at(hand)[0]?.id !== own[0]) ?? '',
  );
  expect(outcome(game, { ...act, subject: foreign?.id })).toBe('action-not-with');
  expect(outcome(game, { kind: 'next-phase', actor })).toBe('phase-owes');
  expect(outcome(game, { kind: 'end-turn', actor })).toBe('phase-owes');
});

it('[G6] Hearts allows no card operation except playing', async () => {
  const game = dealt(await shippedModule('hearts'));
  pass(game);
  const actor = playerNow(game);
  const [act] = legal(game);
  const pieces = [act?.subject as PieceId];
  const hand = mapIdOfName(`${onTurn(game.table)?.id} Hand`);
  for (const operation of [
    { kind: 'draw', actor, deck: 'Played' as DeckId, count: 1, named: [], to: { in: hand } },
    { kind: 'return', actor, pieces, deck: 'Played' as DeckId, where: 'top' },
    { kind: 'give', actor, pieces, side: 'West' as SideId },
    { kind: 'peek', actor, deck: 'Played' as DeckId, count: 1 },
    { kind: 'move', actor, pieces, to: { in: mapIdOfName('Table') }, captures: [] },
  ] satisfies readonly Operation[])
    expect(outcome(game, operation), operation.kind).toBe('not-in-phase');
});

it('[G17] Hearts passes three cards left, right, across or not', async () => {
  const module = await shippedModule('hearts');
  const to = (round: number, from: number): SideId | undefined =>
    [undefined, 1, 3, 2][round] === undefined ? undefined : SIDES[(from + ([0, 1, 3, 2][round] ?? 0)) % 4];
  for (const round of [1, 2, 3, 0]) {
    const text = JSON.stringify(module).replace('"Round":0', `"Round":${(round + 3) % 4 === 3 ? 3 : (round + 3) % 4}`);
    const game = dealt(JSON.parse(text) as Module);
    const hands = new Map(SIDES.map((side) => [side, game.table.at(`${side} Hand`).map(({ id }) => id)]));
    if (round > 0) {
      // Nobody sees what others chose before all have.
      expect(game.table.get('turn-phase', 'turn-phase')?.name).toBe('Pass');
      pass(game);
    }
    expect(game.table.get('turn-phase', 'turn-phase')?.name).toBe('Trick');
    for (const [from, side] of SIDES.entries()) {
      const next = to(round, from);
      const given = next === undefined ? [] : (hands.get(side) ?? []).slice(0, 3);
      const now = game.table.at(`${next ?? side} Hand`).map(({ id }) => id);
      expect(now).toEqual(expect.arrayContaining(given));
      expect(now).toHaveLength(13);
    }
    expect(cardsAt(game, `${onTurn(game.table)?.id} Hand`)).toContain('2♣');
  }
});
