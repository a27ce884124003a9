import { describe, expect, test } from 'vitest';
import { actsFor, findOpenQuestion, gameOf, look, type Module, onTurn } from '../../src/engine/index.ts';
import type { DeckId, MapId, PersonId, PieceId, SideId } from '../../src/table/index.ts';
import { freeBazaar } from '../support/games/free-bazaar.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { endTurn, newPlay, outcome, type Play, played, startOf } from '../support/table.ts';

const CARAVAN = '/Caravan' as DeckId;
const DISCARDS = '/Discards' as DeckId;
const MARKET = 'Bazaar/Market';
const STALLS = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'];

const bazaar = (): Promise<Module> => shippedModule('bazaar');

const merchants = ['Red', 'Blue', 'Green', 'Yellow', 'Violet'] as SideId[];
const playerOf = (side: SideId): PersonId => `20000000000000000${merchants.indexOf(side)}` as PersonId;
const handOf = (side: SideId): MapId => `${side} Hand` as MapId;

const opened = (module: Module, players: number): Play => {
  const game = newPlay();
  played(game, startOf(module, playerOf('Red' as SideId)));
  for (const side of merchants.slice(0, players)) played(game, { kind: 'join', actor: playerOf(side), side });
  played(game, { kind: 'begin', actor: playerOf('Red' as SideId) });
  return game;
};

interface Card {
  readonly id: PieceId;
  readonly name: string;
  readonly types: readonly string[];
  readonly dollars: number;
  readonly price: number;
}

const cardsAt = ({ table }: Play, place: string, cell?: string): readonly Card[] =>
  table.at(place, cell).map(({ id }) => {
    const of = (name: string) => look(table, { kind: 'piece', id, name });
    const types = of('Type');
    return {
      id: id as PieceId,
      name: String(of('PieceName')),
      types: Array.isArray(types) ? types : [String(types)],
      dollars: Number(of('Dollars') ?? 0),
      price: Number(of('Price') ?? 0),
    };
  });

const RED = 'Red' as SideId;

const wealth = (game: Play, side: SideId): number =>
  cardsAt(game, handOf(side)).reduce((sum, { dollars }) => sum + dollars, 0);

/** Answers what a card asks with what comes first. */
const answered = (game: Play): void => {
  for (let question = findOpenQuestion(game.table); question; question = findOpenQuestion(game.table)) {
    const actor = playerOf(question.record.side);
    const [answer] = actsFor(game.table, actor);
    if (answer?.kind !== 'answer') throw new Error(`nobody can answer ${question.name}`);
    played(game, answer);
  }
};

/** The best bargain that a merchant can pay for. */
const bargain = (game: Play, side: SideId): PieceId | undefined => {
  let best: { readonly id: PieceId; readonly gain: number } | undefined;
  for (const act of actsFor(game.table, playerOf(side), { kind: 'act', action: 'Buy', isBrief: true })) {
    if (act.kind !== 'act' || act.subject === undefined) continue;
    const card = STALLS.flatMap((cell) => cardsAt(game, MARKET, cell)).find(({ id }) => id === act.subject);
    const gain = (card?.dollars ?? 0) - (card?.price ?? 0);
    if (card && (!best || gain > best.gain)) best = { id: card.id, gain };
  }
  return best?.id;
};

/** One merchant's turn, by what the module lets him do; the action card that was played. */
const turnOf = (game: Play, side: SideId): string | undefined => {
  const actor = playerOf(side);
  const act = (action: string, subject: PieceId): void => {
    played(game, { kind: 'act', actor, action, subject, choices: {}, payment: undefined });
  };
  const card = cardsAt(game, handOf(side)).find(({ types }) => types.includes('Action'));
  if (card) {
    act('Play', card.id);
    answered(game);
  } else played(game, { kind: 'next-phase', actor });
  for (let best = bargain(game, side); best !== undefined; best = bargain(game, side)) act('Buy', best);
  if (onTurn(game.table)?.id === side && gameOf(game.table).phase === 'playing') played(game, endTurn(actor));
  return card?.name;
};

describe('the cards', () => {
  test('bazaar cards have money of 1, 5, 10 and 20, and typed treasures', async () => {
    const { prototypes } = await bazaar();
    const of = (type: string) =>
      Object.entries(prototypes).filter(([, { Type }]) => (Type as readonly string[]).includes(type));
    expect(of('Money').map(([, { Dollars }]) => Dollars)).toEqual([1, 5, 10, 20]);
    expect(of('Action').filter(([, values]) => 'Dollars' in values || !values['Text'] || !values['Price'])).toEqual([]);
    expect(
      of('Cosmic')
        .filter((one) => of('Reward').some(([name]) => name === one[0]))
        .map(([name]) => name),
    ).toEqual(['Meteorite', 'Comet']);
    for (const type of ['Cosmic', 'Reward'])
      for (const [, { Dollars = 100, Price }] of of(type)) expect(Number(Dollars)).toBeGreaterThan(Number(Price));
  });

  test('[C27] a bazaar hand with 36 Dollars and actions is worth 36', async () => {
    const module = await freeBazaar();
    const pieces = ['1 Dollar', '5 Dollars', '10 Dollars', '20 Dollars', 'Peddler', 'Broker'].map((name) => ({
      prototype: name,
      name,
      count: 1,
    }));
    expect(wealth(opened({ ...module, setup: [{ map: 'Red Hand', pieces }] }, 2), 'Red' as SideId)).toBe(36);
  });
});

describe('[G17] its actions', () => {
  const act = (game: Play, action: string, subject?: string) =>
    outcome(game, { kind: 'act', actor: playerOf(RED), action, subject, choices: {}, payment: undefined });
  const namesIn = (game: Play, place: string, cell?: string) => cardsAt(game, place, cell).map(({ name }) => name);
  const withHand = async (...names: readonly string[]): Promise<Play> => {
    const module = await bazaar();
    const pieces = names.map((name) => ({ prototype: name, name, count: 1 }));
    return opened({ ...module, setup: [...module.setup.filter(({ cell }) => cell), { map: 'Red Hand', pieces }] }, 2);
  };

  const next = (game: Play): string => outcome(game, { kind: 'next-phase', actor: playerOf(RED) });
  const stall = (game: Play, cell: string): PieceId | undefined => cardsAt(game, MARKET, cell)[0]?.id;
  const card = (game: Play, name: string): string | undefined =>
    cardsAt(game, handOf(RED)).find((one) => one.name === name)?.id;

  test('bazaar actions buy one card with the least money', async () => {
    const game = await withHand('1 Dollar', '1 Dollar', '5 Dollars', '10 Dollars', 'Star Map');
    expect(cardsAt(game, handOf(RED))).toHaveLength(6);
    expect(act(game, 'Buy', stall(game, 'C1'))).toBe('not-in-phase');
    expect(next(game)).toBe('done');
    expect(act(game, 'Buy', stall(game, 'C1'))).toBe('done');
    const held = namesIn(game, handOf(RED));
    for (const name of ['1 Dollar', '10 Dollars', 'Star Map', 'Silver Cup']) expect(held).toContain(name);
    expect(namesIn(game, DISCARDS).sort()).toEqual(['1 Dollar', '5 Dollars']);
    // With that the turn is over, and the stall filled.
    expect(onTurn(game.table)?.name).toBe('Blue');
    expect(STALLS.map((cell) => cardsAt(game, MARKET, cell).length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('bazaar actions take free money; without a purchase the stalls shift', async () => {
    const module = await bazaar();
    const pieces = [{ prototype: '20 Dollars', name: '20 Dollars', count: 1 }];
    const money = { map: 'Bazaar', board: 'Market', cell: 'A1', pieces };
    const free = opened({ ...module, setup: [money] }, 2);
    next(free);
    expect(act(free, 'Buy', stall(free, 'A1'))).toBe('done');
    expect(namesIn(free, handOf(RED))).toContain('20 Dollars');
    const game = await withHand('Star Map');
    const before = STALLS.map((cell) => namesIn(game, MARKET, cell)[0]);
    next(game);
    expect(act(game, 'Buy', stall(game, 'A1'))).toBe('cannot-pay');
    played(game, endTurn(playerOf(RED)));
    expect(STALLS.slice(0, 5).map((cell) => namesIn(game, MARKET, cell)[0])).toEqual(before.slice(1));
    expect(cardsAt(game, MARKET, 'F1')).toHaveLength(1);
    expect(namesIn(game, CARAVAN)[0]).toBe(before[0]);
  });

  test('bazaar actions play one card, and the Crier allows two purchases', async () => {
    const game = await withHand('Town Crier', 'Moonstone', '1 Dollar', '20 Dollars', '20 Dollars');
    const stalls = STALLS.map((cell) => stall(game, cell));
    expect(act(game, 'Play', card(game, 'Moonstone'))).toBe('action-not-with');
    expect(act(game, 'Play', card(game, 'Town Crier'))).toBe('done');
    expect(STALLS.map((cell) => stall(game, cell))).not.toEqual(stalls);
    expect(STALLS.map((cell) => cardsAt(game, MARKET, cell).length)).toEqual([1, 1, 1, 1, 1, 1]);
    for (const cell of ['A1', 'B1']) expect([cell, act(game, 'Buy', stall(game, cell))]).toEqual([cell, 'done']);
    expect(onTurn(game.table)?.name).toBe('Blue');
  });

  test.each([
    ['Broker', ['Moonstone', 'Comet'], CARAVAN, 'bottom'],
    ['Fortune Teller', ['Moonstone', 'Comet'], CARAVAN, 'top'],
  ] as const)('the bazaar card %s draws three and returns two to the %s', async (name, chosen, deck, where) => {
    const game = await withHand(name, ...chosen);
    const count = cardsAt(game, handOf(RED)).length;
    act(game, 'Play', card(game, name));
    expect(cardsAt(game, handOf(RED))).toHaveLength(count + 2);
    const ids = chosen.map((one) => card(game, one) as PieceId);
    played(game, { kind: 'answer', actor: playerOf(RED), chosen: ids });
    const lying = namesIn(game, deck);
    expect([...(where === 'top' ? lying.slice(-2) : lying.slice(0, 2))].sort()).toEqual([...chosen].sort());
  });

  test('bazaar cards give to a guest, take from a guest, or show cards', async () => {
    const guest = await withHand('Generous Guest', 'Comet');
    act(guest, 'Play', card(guest, 'Generous Guest'));
    played(guest, { kind: 'answer', actor: playerOf(RED), chosen: [card(guest, 'Comet') as PieceId] });
    answered(guest);
    expect(namesIn(guest, handOf('Blue' as SideId))).toContain('Comet');
    const stars = await withHand('Astrologer', 'Comet');
    act(stars, 'Play', card(stars, 'Astrologer'));
    const comet = card(stars, 'Comet') as PieceId;
    played(stars, { kind: 'answer', actor: playerOf(RED), chosen: [comet] });
    expect(stars.table.get('piece', comet)?.shown).toBe('all');
    expect(cardsAt(stars, handOf(RED))).toHaveLength(5);
    const dark = await withHand('Astrologer');
    act(dark, 'Play', card(dark, 'Astrologer'));
    played(dark, { kind: 'answer', actor: playerOf(RED), chosen: [] });
    expect(cardsAt(dark, handOf(RED))).toHaveLength(2);
    const rich = await withHand('Scavenger', '20 Dollars', '20 Dollars');
    next(rich);
    act(rich, 'Buy', stall(rich, 'F1'));
    next(rich);
    expect(onTurn(rich.table)?.name).toBe('Blue');
  });
});

describe('a game', () => {
  test('a bazaar game starts with equal hands, full stalls and shuffled Caravan', async () => {
    const module = await bazaar();
    const game = opened(module, 3);
    expect(merchants.map((side) => [cardsAt(game, handOf(side)).length, wealth(game, side)])).toEqual([
      [6, expect.any(Number)],
      [5, 13],
      [5, 13],
      [0, 0],
      [0, 0],
    ]);
    expect(STALLS.map((cell) => cardsAt(game, MARKET, cell).length)).toEqual([1, 1, 1, 1, 1, 1]);
    const caravan = cardsAt(game, CARAVAN).map(({ name }) => name);
    const listed = module.decks?.[0]?.pieces.flatMap(({ name, count }) => Array(count).fill(name)) ?? [];
    // The first merchant has the first card.
    expect(caravan).toHaveLength(listed.length - 1);
    expect(caravan).not.toEqual(listed.slice(0, -1));
  });

  test.each([2, 5])('a bazaar game of %i merchants ends by the rules without losing cards', async (players) => {
    const game = opened(await bazaar(), players);
    const all = [...game.table.all('piece')].map(({ id }) => id).sort();
    const acted = new Set<string>();
    let [turns, winner]: [number, SideId | undefined] = [0, undefined];
    for (; turns < 300 && winner === undefined; turns += 1) {
      const side = onTurn(game.table)?.id as SideId;
      expect(side).toBe(merchants[turns % players]);
      const action = turnOf(game, side);
      if (action) acted.add(action);
      winner = [...game.table.all('outcome')].find(({ result }) => result === 'won')?.id;
    }
    expect(winner).toBeDefined();
    // All others have lost by that, and the game is over.
    const results = merchants.slice(0, players).map((side) => game.table.get('outcome', side)?.result);
    expect(results).toEqual(merchants.slice(0, players).map((side) => (side === winner ? 'won' : 'lost')));
    expect([gameOf(game.table).phase, wealth(game, winner as SideId) > 99]).toEqual(['over', true]);
    expect(turns).toBeGreaterThan(3 * players);
    expect(turns).toBeLessThan(25 * players);
    expect(acted.size).toBeGreaterThan(1);
    expect([...game.table.all('piece')].map(({ id }) => id).sort()).toEqual(all);
  });

  test('[G17] the richest wins the bazaar when both piles are empty', async () => {
    const module = await bazaar();
    const decks = (module.decks ?? []).map((deck) => ({ ...deck, pieces: [] }));
    const holding = (...names: readonly string[]) => names.map((name) => ({ prototype: name, name, count: 1 }));
    const ended = (...hands: readonly (readonly string[])[]) => {
      const setup = hands.map((hand, i) => ({ map: `${merchants[i]} Hand`, pieces: holding(...hand) }));
      const game = opened({ ...module, decks, setup }, hands.length);
      played(game, endTurn(playerOf(RED)));
      return [gameOf(game.table).phase, ...hands.map((_, i) => game.table.get('outcome', merchants[i] ?? '')?.result)];
    };
    expect(ended(['Comet'], ['20 Dollars'])).toEqual(['over', 'lost', 'won']);
    expect(ended(['Comet'], ['Comet'], ['Moonstone'])).toEqual(['over', 'drew', 'drew', 'lost']);
  });

  test('every action of the bazaar can be played', async () => {
    const module = await bazaar();
    const actions = Object.entries(module.prototypes).flatMap(([name, { Type }]) =>
      (Type as readonly string[]).includes('Action') ? [name] : [],
    );
    expect(actions).toHaveLength(8);
    for (const name of actions) {
      const pieces = [name, 'Comet'].map((prototype) => ({ prototype, name: prototype, count: 1 }));
      const setup = [{ map: 'Red Hand', pieces }, ...module.setup.filter(({ map }) => map === 'Bazaar')];
      const decks = (module.decks ?? []).map((deck) => ({
        ...deck,
        pieces: [{ prototype: '1 Dollar', name: '1 Dollar', count: 20 }],
      }));
      const game = opened({ ...module, decks, setup }, 2);
      expect(turnOf(game, 'Red' as SideId)).toBe(name);
      expect(game.table.size('piece')).toBe(48);
    }
  });
});
