import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ContainerId,
  type DeckId,
  isRefusal,
  type LiveTable,
  type Operation,
  type PersonId,
  type PieceId,
} from '../../../../src/table/index.ts';
import { BLUE_HAND, CACHE, PILE, RED_HAND, SUPPLIES, USED, withDeck } from '../../../support/games/decks.ts';
import { recordsOf } from '../../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  MAIN,
  type Play,
  play,
  RED,
  replayed,
  withRules,
} from '../../../support/table.ts';

/** What is always so, whatever is done with decks and hands. */

const DECKS: readonly DeckId[] = [SUPPLIES, USED, PILE, CACHE];
const PLACES: readonly ContainerId[] = [RED_HAND, BLUE_HAND, CAMP, ...DECKS];

interface Attempt {
  readonly kind:
    | 'draw'
    | 'deal'
    | 'shuffle'
    | 'peek'
    | 'return'
    | 'gather'
    | 'give'
    | 'move'
    | 'hide'
    | 'reveal'
    | 'undo'
    | 'redo';
  readonly actor: PersonId;
  readonly deck: DeckId;
  readonly to: number;
  readonly count: number;
  readonly pieces: readonly number[];
}

const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  kind: fc.constantFrom(
    'draw',
    'draw',
    'draw',
    'deal',
    'shuffle',
    'peek',
    'return',
    'return',
    'gather',
    'give',
    'move',
    'hide',
    'reveal',
    'undo',
    'undo',
    'redo',
  ),
  actor: fc.constantFrom(ANN, BEN),
  deck: fc.constantFrom(SUPPLIES, ...DECKS),
  to: fc.nat(PLACES.length - 1),
  count: fc.integer({ min: 1, max: 4 }),
  pieces: fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
});

const operationOf = (table: LiveTable, { kind, actor, deck, to, count, pieces: numbers }: Attempt): Operation => {
  const mine = [...table.at(actor === ANN ? RED_HAND : BLUE_HAND), ...table.at(CAMP), ...table.at(MAIN, 'D3')];
  const pieces = numbers.map((number) => (mine[number % Math.max(1, mine.length)]?.id ?? 'p1') as PieceId);
  const [piece] = pieces as [PieceId];
  const place = { in: PLACES[to] as ContainerId };
  switch (kind) {
    case 'draw':
      return {
        kind,
        actor,
        deck,
        count,
        named:
          to % 3 === 0
            ? table
                .at(deck)
                .slice(0, 2)
                .map(({ id }) => id as PieceId)
            : [],
        to: place,
      };
    case 'deal':
      return { kind, actor, deck, count, sides: to % 2 === 0 ? [] : [BLUE, RED] };
    case 'shuffle':
      return { kind, actor, deck, discards: to % 2 === 0 };
    case 'peek':
      return { kind, actor, deck, count };
    case 'return':
      return { kind, actor, deck, pieces, where: (['top', 'bottom', 'random'] as const)[to % 3] ?? 'top' };
    case 'gather':
      return { kind, actor, deck, to: DECKS[to % DECKS.length] ?? SUPPLIES };
    case 'give':
      return { kind, actor, pieces, side: actor === ANN ? BLUE : RED };
    case 'move':
      return { kind, actor, pieces, to: place, captures: [] };
    case 'hide':
      return { kind, actor, piece, what: to % 2 === 0 ? 'identity' : 'existence' };
    case 'reveal':
      return { kind, actor, piece, to: to % 2 === 0 ? undefined : BEN };
    default:
      return { kind, actor, steps: Math.min(count, 2) };
  }
};

const anyModule = fc
  .record({
    undo: fc.constantFrom('ask' as const, 'reshuffle' as const, 'reshuffle' as const),
    turns: fc.constantFrom('free' as const, 'free' as const, 'strict' as const),
    reshuffle: fc.constantFrom('always' as const, 'on-demand' as const),
    pick: fc.boolean(),
    shuffled: fc.boolean(),
  })
  .map(({ undo, turns, ...supplies }) => {
    const module = withRules(withDeck('Supplies', supplies), { undo, turns });
    const token = { prototype: 'token', name: 'Spy', count: 1 };
    return {
      ...module,
      setup: [...module.setup, { map: 'Red Hand', pieces: [token] }, { map: 'Camp', pieces: [token, token] }],
    };
  });

const cardsOf = (table: LiveTable): readonly string[] =>
  [...table.all('piece')].map(({ id, name, prototype }) => `${id} ${name} ${prototype}`).sort();

/** Pieces that stand nowhere or in several places, and piles of which two have the same rank. */
const faultsOf = ({ table }: Play): readonly string[] => {
  const standing = [...PLACES, MAIN].flatMap((place) => [...table.standing.in(place)].map(({ id }) => id));
  const doubled = standing.filter((id, i) => standing.indexOf(id) !== i);
  const lost = [...table.all('piece')].flatMap(({ id }) => (standing.includes(id) ? [] : id));
  const tied = PLACES.filter((place) => new Set(table.at(place).map(({ rank }) => rank)).size < table.at(place).length);
  return [...doubled, ...lost, ...tied];
};

it('card operations never lose, copy or change a card, and can be replayed', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(anyModule, fc.array(anyAttempt, { minLength: 10, maxLength: 40 }), (module, attempts) => {
      const game = begun(module);
      const before = cardsOf(game.table);
      for (const attempt of attempts) {
        const operation = operationOf(game.table, attempt);
        if (isRefusal(play(game, operation))) continue;
        done.set(operation.kind, (done.get(operation.kind) ?? 0) + 1);
        expect(faultsOf(game)).toEqual([]);
      }
      expect(cardsOf(game.table)).toEqual(before);
      expect(recordsOf(replayed(game.steps))).toEqual(recordsOf(game.table));
    }),
    { seed: 4, numRuns: 120 },
  );
  expect([...done.keys()].sort()).toEqual([
    'deal',
    'draw',
    'gather',
    'give',
    'hide',
    'move',
    'peek',
    'redo',
    'return',
    'reveal',
    'shuffle',
    'undo',
  ]);
});
