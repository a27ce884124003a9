import { describe, expect, test } from 'vitest';
import type { DeckId, MapId, PersonId, PieceId, SideId } from '../../src/engine/core/ids.ts';
import type { Operation } from '../../src/engine/core/operation.ts';
import { look, type Module, onTurn } from '../../src/engine/index.ts';
import { shippedModule } from '../support/shipped.ts';
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

const wealth = (game: Play, side: SideId): number =>
  cardsAt(game, handOf(side)).reduce((sum, { dollars }) => sum + dollars, 0);

/** One merchant's turn, by the rules that stand in the module. */
class Merchant {
  readonly #game: Play;
  readonly #side: SideId;
  readonly #actor: PersonId;

  constructor(game: Play, side: SideId) {
    this.#game = game;
    this.#side = side;
    this.#actor = playerOf(side);
  }

  turn(): string | undefined {
    this.#draw(1);
    const action = this.#hand().find(({ types }) => types.includes('Action'));
    if (action) {
      this.#return(DISCARDS, 'top', action);
      this.#act(action.name);
    }
    this.#buy();
    this.#fill();
    played(this.#game, endTurn(this.#actor));
    return action?.name;
  }

  /** What the card of that name says. */
  #act(name: string): void {
    if (name === 'Peddler') this.#draw(2);
    else if (name === 'Broker') this.#broke();
    else if (name === 'Fortune Teller') this.#tellFortune();
    else if (name === 'Generous Guest') this.#giveThenDraw();
    else if (name === 'Town Crier') this.#cry();
    else if (name === 'Scavenger') this.#scavenge();
    else if (name === 'Sandstorm') this.#storm();
    else if (name === 'Astrologer') this.#readStars();
    else throw new Error(`nobody knows what ${name} does`);
  }

  #broke(): void {
    this.#draw(3);
    this.#return(CARAVAN, 'bottom', ...this.#hand().slice(0, 2));
  }

  #tellFortune(): void {
    if (cardsAt(this.#game, CARAVAN).length >= 3)
      played(this.#game, { kind: 'peek', actor: this.#actor, deck: CARAVAN, count: 3 });
    this.#draw(1);
  }

  #giveThenDraw(): void {
    const { out = [] } = this.#game.table.get('game', 'game') ?? {};
    const other = merchants.find((side) => side !== this.#side && !out.includes(side)) as SideId;
    const [gift] = this.#hand();
    if (gift) played(this.#game, { kind: 'give', actor: this.#actor, pieces: [gift.id], side: other });
    this.#draw(3);
  }

  #cry(): void {
    this.#return(CARAVAN, 'bottom', ...STALLS.flatMap((cell) => cardsAt(this.#game, MARKET, cell)));
    this.#fill();
  }

  #scavenge(): void {
    const found = cardsAt(this.#game, DISCARDS).filter(({ name }) => name !== 'Scavenger');
    const [best] = [...found].sort((a, b) => b.dollars - a.dollars);
    const to = { in: handOf(this.#side) };
    if (best) played(this.#game, { kind: 'draw', actor: this.#actor, deck: DISCARDS, count: 1, named: [best.id], to });
  }

  #storm(): void {
    played(this.#game, { kind: 'shuffle', actor: this.#actor, deck: CARAVAN, discards: true });
    this.#draw(2);
  }

  #readStars(): void {
    const cosmic = this.#hand().find(({ types }) => types.includes('Cosmic'));
    const isShown = cosmic && this.#game.table.get('piece', cosmic.id)?.shown === 'all';
    if (cosmic && !isShown) played(this.#game, { kind: 'reveal', actor: this.#actor, piece: cosmic.id, to: undefined });
    this.#draw(cosmic ? 3 : 1);
  }

  /** The best bargain that small change pays for. */
  #buy(): void {
    const money = this.#hand()
      .filter(({ types }) => types.includes('Money'))
      .sort((a, b) => a.dollars - b.dollars);
    const bargains = STALLS.flatMap((cell) => cardsAt(this.#game, MARKET, cell)).flatMap((card) => {
      const pay: Card[] = [];
      const paid = (): number => pay.reduce((sum, { dollars }) => sum + dollars, 0);
      for (const coin of money) if (paid() < card.price) pay.push(coin);
      return paid() >= card.price && card.dollars > paid() ? [{ card, pay, gain: card.dollars - paid() }] : [];
    });
    const [best] = bargains.sort((a, b) => b.gain - a.gain);
    if (!best) return;
    this.#return(DISCARDS, 'top', ...best.pay);
    played(this.#game, {
      kind: 'move',
      actor: this.#actor,
      pieces: [best.card.id],
      to: { in: handOf(this.#side) },
      captures: [],
    });
  }

  #fill(): void {
    for (const cell of STALLS) {
      if (cardsAt(this.#game, MARKET, cell).length > 0) continue;
      this.#mayLack({
        kind: 'draw',
        actor: this.#actor,
        deck: CARAVAN,
        count: 1,
        named: [],
        to: { in: MARKET as never, cell: cell as never },
      });
    }
  }

  #hand(): readonly Card[] {
    return cardsAt(this.#game, handOf(this.#side));
  }

  #draw(count: number): void {
    this.#mayLack({
      kind: 'draw',
      actor: this.#actor,
      deck: CARAVAN,
      count,
      named: [],
      to: { in: handOf(this.#side) },
    });
  }

  #return(deck: DeckId, where: 'top' | 'bottom', ...cards: readonly Card[]): void {
    if (cards.length > 0)
      played(this.#game, { kind: 'return', actor: this.#actor, deck, where, pieces: cards.map(({ id }) => id) });
  }

  #mayLack(operation: Operation): void {
    expect(['done', 'too-few-cards']).toContain(outcome(this.#game, operation));
  }
}

describe('the cards', () => {
  test('money is of 1, 5, 10 and 20 Dollars; actions have none; some treasures are of two types', async () => {
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

  test('[C27] a hand with 1, 5, 10 and 20 Dollars and action cards is worth 36', async () => {
    const module = await bazaar();
    const pieces = ['1 Dollar', '5 Dollars', '10 Dollars', '20 Dollars', 'Peddler', 'Broker'].map((name) => ({
      prototype: name,
      name,
      count: 1,
    }));
    expect(wealth(opened({ ...module, setup: [{ map: 'Red Hand', pieces }] }, 2), 'Red' as SideId)).toBe(36);
  });
});

describe('[G17] its actions', () => {
  const RED = 'Red' as SideId;
  const act = (game: Play, action: string, subject?: string) =>
    outcome(game, { kind: 'act', actor: playerOf(RED), action, subject, choices: {}, payment: undefined });
  const namesIn = (game: Play, place: string, cell?: string) => cardsAt(game, place, cell).map(({ name }) => name);
  const withHand = async (...names: readonly string[]): Promise<Play> => {
    const module = await bazaar();
    const pieces = names.map((name) => ({ prototype: name, name, count: 1 }));
    return opened({ ...module, setup: [...module.setup.filter(({ cell }) => cell), { map: 'Red Hand', pieces }] }, 2);
  };

  test('buy a card for its price with as few Dollars as will do, and only with money', async () => {
    const game = await withHand('1 Dollar', '1 Dollar', '5 Dollars', '10 Dollars', 'Star Map');
    const stall = (cell: string): string => cardsAt(game, MARKET, cell)[0]?.id ?? '';
    expect(act(game, 'Buy', stall('C1'))).toBe('done');
    expect(namesIn(game, handOf(RED))).toEqual(['1 Dollar', '10 Dollars', 'Star Map', 'Silver Cup']);
    expect(namesIn(game, DISCARDS).sort()).toEqual(['1 Dollar', '5 Dollars']);
    expect(act(game, 'Buy', stall('F1'))).toBe('done');
    expect(act(game, 'Buy', stall('A1'))).toBe('cannot-pay');
    expect(act(game, 'Fill')).toBe('done');
    expect(STALLS.map((cell) => cardsAt(game, MARKET, cell).length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(act(game, 'Fill')).toBe('action-not-now');
  });

  test('take money at a stall for nothing, so that no stall stays shut', async () => {
    const game = await withHand('Star Map');
    const module = await bazaar();
    const free = opened(
      {
        ...module,
        setup: [
          {
            map: 'Bazaar',
            board: 'Market',
            cell: 'A1',
            pieces: [{ prototype: '20 Dollars', name: '20 Dollars', count: 1 }],
          },
        ],
      },
      2,
    );
    expect(act(free, 'Buy', cardsAt(free, MARKET, 'A1')[0]?.id)).toBe('done');
    expect(namesIn(free, handOf(RED))).toEqual(['20 Dollars']);
    expect(act(game, 'Buy', cardsAt(game, MARKET, 'A1')[0]?.id)).toBe('cannot-pay');
  });

  test('play an action card, and do what some of them say', async () => {
    const game = await withHand('Peddler', 'Sandstorm', 'Town Crier', 'Broker', 'Moonstone');
    const card = (name: string): string | undefined => cardsAt(game, handOf(RED)).find((one) => one.name === name)?.id;
    expect(act(game, 'Play', card('Moonstone'))).toBe('action-not-with');
    expect(act(game, 'Play', card('Peddler'))).toBe('done');
    expect(cardsAt(game, handOf(RED))).toHaveLength(6);
    expect(namesIn(game, DISCARDS)).toEqual(['Peddler']);
    expect(act(game, 'Play', card('Sandstorm'))).toBe('done');
    expect(cardsAt(game, handOf(RED))).toHaveLength(7);
    expect(namesIn(game, DISCARDS)).toEqual([]);
    const stalls = STALLS.flatMap((cell) => cardsAt(game, MARKET, cell).map(({ id }) => id));
    expect(act(game, 'Play', card('Town Crier'))).toBe('done');
    expect(STALLS.flatMap((cell) => cardsAt(game, MARKET, cell).map(({ id }) => id))).not.toEqual(stalls);
    expect(STALLS.map((cell) => cardsAt(game, MARKET, cell).length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(act(game, 'Play', card('Broker'))).toBe('done');
    expect(namesIn(game, DISCARDS)).toEqual(['Town Crier', 'Broker']);
  });
});

describe('a game', () => {
  test('begins with the same hand for everyone who plays, six filled stalls and a shuffled Caravan', async () => {
    const module = await bazaar();
    const game = opened(module, 3);
    expect(merchants.map((side) => [cardsAt(game, handOf(side)).length, wealth(game, side)])).toEqual([
      [5, 13],
      [5, 13],
      [5, 13],
      [0, 0],
      [0, 0],
    ]);
    expect(STALLS.map((cell) => cardsAt(game, MARKET, cell).length)).toEqual([1, 1, 1, 1, 1, 1]);
    const caravan = cardsAt(game, CARAVAN).map(({ name }) => name);
    const listed = module.decks?.[0]?.pieces.flatMap(({ name, count }) => Array(count).fill(name)) ?? [];
    expect([...caravan].sort()).toEqual([...listed].sort());
    expect(caravan).not.toEqual(listed);
  });

  test.each([2, 3, 4, 5])(
    'of %i merchants is played by the rules from start to end, and no card is lost',
    async (players) => {
      const game = opened(await bazaar(), players);
      const all = [...game.table.all('piece')].map(({ id }) => id).sort();
      const acted = new Set<string>();
      let [turns, winner]: [number, SideId | undefined] = [0, undefined];
      for (; turns < 300 && winner === undefined; turns += 1) {
        const side = onTurn(game.table)?.id as SideId;
        expect(side).toBe(merchants[turns % players]);
        const action = new Merchant(game, side).turn();
        if (action) acted.add(action);
        if (wealth(game, side) >= 100) winner = side;
      }
      expect(winner).toBeDefined();
      const won = [...game.table.all('outcome')].map(({ id, result, cause }) => [id, result, cause]);
      expect(won).toEqual([[winner, 'won', { by: 'scorekeeper', name: 'fortune' }]]);
      expect(turns).toBeGreaterThan(3 * players);
      expect(turns).toBeLessThan(25 * players);
      expect(acted.size).toBeGreaterThan(2);
      expect([...game.table.all('piece')].map(({ id }) => id).sort()).toEqual(all);
    },
  );

  test('every action of the module can be played', async () => {
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
      expect(new Merchant(game, 'Red' as SideId).turn()).toBe(name);
      expect(game.table.size('piece')).toBe(48);
    }
  });
});
