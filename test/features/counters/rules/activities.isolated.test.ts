import { describe, expect, it, vi } from 'vitest';
import * as evaluating from '../../../../src/table/expression/evaluate.ts';
import type { ContainerId, Operation, PieceId } from '../../../../src/table/index.ts';
import { played, redo, undo } from '../../../support/table.ts';
import { counter } from './game.ts';
import { COAST, type Counted, counted, counting, DAN, FIELD, HAND, HEAP, PILE, RED, SIDE } from './support.ts';

vi.mock(import('../../../../src/table/expression/evaluate.ts'), async (original) => {
  const real = await original();
  return { ...real, matches: vi.fn(real.matches) };
});

const evaluations = (run: () => void): number => {
  const spy = vi.mocked(evaluating.matches);
  spy.mockClear();
  run();
  return spy.mock.calls.length;
};

const back = (pieces: readonly PieceId[], deck: ContainerId): Operation => ({
  kind: 'return',
  actor: DAN,
  pieces,
  deck: deck as never,
  where: 'top',
});

/** Money on the field and on its board: how many, and how much. */
const money = (): Counted & { readonly held: () => string } => {
  const one = counting([
    counter('N', 'Field', { match: 'Type = Money' }),
    counter('S', 'Field', { match: 'Type = Money', sum: 'Dollars' }),
    counter('N', 'Main', { match: 'Type = Money' }),
  ]);
  return { ...one, held: () => ['Field_N', 'Field_S', 'Main_N'].map((name) => one.value(name)).join(' ') };
};

it('[C34] a counter starts at zero', () => {
  expect(money().held()).toBe('0 0 0');
});

it('[C35] entering adds one or the piece’s value to each matching counter', () => {
  const { put, to, held } = money();
  const piece = put('note', COAST, 'A1');
  to(piece, FIELD, 'A1');
  expect(held()).toBe('1 10 1');
  to(put('action', COAST, 'A1'), FIELD, 'A1');
  expect(held()).toBe('1 10 1');
});

it('[C36] leaving subtracts from a counter the same amount', () => {
  const { put, to, held } = money();
  const piece = put('note', FIELD, 'A1');
  to(piece, COAST, 'A1');
  expect(held()).toBe('0 0 0');
});

it('[C37] leaving subtracts the added amount, whatever the piece’s new value', () => {
  const { put, to, value } = counting([
    counter('S', 'Main', { sum: 'Depth' }),
    counter('E', 'Coast', { match: 'OldZone = Wood' }),
  ]);
  const piece = put('coin', FIELD, 'A1');
  expect(value('Main_S')).toBe('3');
  to(piece, COAST, 'A1');
  expect([value('Main_S'), value('Coast_E')]).toEqual(['0', '1']);
});

it('[C38] moving between boards of a map changes only board counters', () => {
  const { put, to, held } = money();
  const piece = put('note', FIELD, 'A1');
  to(piece, SIDE, 'A1');
  expect(held()).toBe('1 10 0');
});

it('[C39] leaving every board but not the map changes only board counters', () => {
  const { put, go, held } = money();
  const piece = put('note', FIELD, 'A1');
  go(back([piece], HEAP));
  expect(held()).toBe('1 10 0');
});

it('[C40] moving a stack updates counters for every piece', () => {
  const { put, go, held } = money();
  const pieces = ['coin', 'note', 'bill', 'action'].map((prototype) => put(prototype, FIELD, 'A1'));
  go({ kind: 'move', actor: DAN, pieces, to: { in: COAST, cell: 'A1' as never }, captures: [] });
  expect(held()).toBe('0 0 0');
});

describe('[C41] counters ignore pieces that a move does not affect', () => {
  it('a move that no counter reads evaluates nothing', () => {
    const { put, to, held } = money();
    const piece = put('note', FIELD, 'A1');
    expect(evaluations(() => to(piece, FIELD, 'C3'))).toBe(0);
    expect(evaluations(() => to(piece, SIDE, 'C3'))).toBe(1);
    expect(held()).toBe('1 10 0');
  });

  it('with a modifier, a move evaluates only pieces in its reach', () => {
    const courage = {
      name: 'Courage',
      on: { prototype: 'card' },
      of: 'piece',
      scope: 'adjacent',
      match: '',
      change: 'Dollars + 1',
      precedence: 1,
    };
    const { put, to, value } = counting([counter('S', 'Field', { match: 'Dollars > 0', sum: 'Dollars' })], {
      modifiers: [courage],
    });
    for (let i = 0; i < 40; i += 1) put('coin', SIDE, 'E5');
    put('coin', FIELD, 'A2');
    const leader = put('card', FIELD, 'D4');
    expect(value('Field_S')).toBe('46');
    expect(evaluations(() => to(leader, FIELD, 'A1'))).toBeLessThan(12);
    expect(value('Field_S')).toBe('47');
    expect(evaluations(() => to(leader, FIELD, 'D4'))).toBeLessThan(12);
    expect(value('Field_S')).toBe('46');
  });
});

describe('every activity updates counters', () => {
  it('[C42] a move updates counters', () => {
    const { put, go, held } = money();
    const piece = put('note', COAST, 'A1');
    go({ kind: 'move', actor: DAN, pieces: [piece], to: { in: FIELD, cell: 'A1' as never }, captures: [] });
    expect(held()).toBe('1 10 1');
  });

  it('[C42] a move that captures updates counters', () => {
    const { put, go, held } = money();
    const [piece, taken] = [put('note', COAST, 'A1'), put('coin', FIELD, 'A1', 'Blue' as never)];
    go({ kind: 'move', actor: DAN, pieces: [piece], to: { in: FIELD, cell: 'A1' as never }, captures: [taken] });
    expect(held()).toBe('1 10 1');
  });

  it('[C43] sending a piece to a location updates counters', () => {
    const { put, to, held } = money();
    to(put('note', HAND), FIELD, 'A1');
    expect(held()).toBe('1 10 1');
  });

  it('[C44] returning a card to its deck updates counters', () => {
    const { put, go, held } = money();
    go(back([put('note', COAST, 'A1')], PILE));
    expect(held()).toBe('1 10 1');
  });

  it('[C45] cloning a piece updates counters', () => {
    const { put, go, held } = money();
    go({ kind: 'clone', actor: DAN, piece: put('note', FIELD, 'A1'), count: 3 });
    expect(held()).toBe('4 40 4');
  });

  it('[C46] deleting a piece updates counters', () => {
    const { put, go, held } = money();
    put('coin', FIELD, 'A1');
    go({ kind: 'delete', actor: DAN, piece: put('note', FIELD, 'A1') });
    expect(held()).toBe('1 1 1');
  });

  it('[C47] replacing a piece updates counters with its new value', () => {
    const { put, go, held } = money();
    go({ kind: 'replace', actor: DAN, piece: put('note', FIELD, 'A1'), prototype: 'bill', name: 'Bill' });
    expect(held()).toBe('1 20 1');
    go({ kind: 'replace', actor: DAN, piece: put('note', FIELD, 'A1'), prototype: 'action', name: 'Action' });
    expect(held()).toBe('1 20 1');
  });

  it('[C48] counters include stacks at the start', () => {
    const setup = [
      { map: 'Field', board: 'Main', cell: 'C3', pieces: [{ prototype: 'bill', name: 'bill', count: 4 }] },
    ];
    const { value } = counting([counter('S', 'Main', { sum: 'Dollars' })], { setup });
    expect(value('Main_S')).toBe('80');
  });

  it('[C50] drawing a card updates counters', () => {
    const { put, go, held } = money();
    go(back([put('note', HAND), put('coin', HAND)], PILE));
    go({ kind: 'draw', actor: DAN, deck: PILE as never, count: 1, named: [], to: { in: HAND } });
    expect(held()).toBe('1 10 1');
  });

  it('[C51] shuffling changes no counter', () => {
    const { put, go, held } = money();
    go(back([put('note', HAND), put('coin', HAND), put('bill', HAND)], PILE));
    const before = held();
    go({ kind: 'shuffle', actor: DAN, deck: PILE as never, discards: false });
    expect(held()).toBe(before);
    expect(before).toBe('3 31 3');
  });

  it('[C52] putting a whole deck into another updates counters', () => {
    const { put, go, held } = money();
    go(back([put('note', HAND), put('coin', HAND)], PILE));
    go({ kind: 'gather', actor: DAN, deck: PILE as never, to: HEAP as never });
    expect(held()).toBe('2 11 0');
  });

  it('[C52] shuffling the discards into the deck updates counters', () => {
    const { put, go, held } = money();
    go(back([put('note', HAND), put('coin', HAND)], HEAP));
    expect(held()).toBe('2 11 0');
    go({ kind: 'shuffle', actor: DAN, deck: PILE as never, discards: true });
    expect(held()).toBe('2 11 2');
  });

  it('[C53] placing a marker updates counters', () => {
    const { put, held } = money();
    put('bill', FIELD, 'A1');
    expect(held()).toBe('1 20 1');
  });

  it('[C54] merging into a stack on another map updates counters', () => {
    const { put, to, value } = counting([
      counter('N', 'Field'),
      counter('N', 'Sea'),
      counter('L', 'Field', { stacks: false }),
      counter('L', 'Sea', { stacks: false }),
    ]);
    const held = () => ['Field_N', 'Sea_N', 'Field_L', 'Sea_L'].map((name) => value(name)).join(' ');
    const piece = put('coin', FIELD, 'A1');
    put('note', COAST, 'A1');
    expect(held()).toBe('1 1 1 1');
    to(piece, COAST, 'A1');
    expect(held()).toBe('0 2 0 0');
  });

  it('[C55] undo and redo of each activity restore counters', () => {
    const pieces = (one: Counted, container: ContainerId, cell?: string) =>
      one.game.table.at(container, cell).map(({ id }) => id as PieceId);
    const steps: readonly ((one: Counted) => Operation)[] = [
      (one) => ({
        kind: 'move',
        actor: DAN,
        pieces: pieces(one, FIELD, 'A1'),
        to: { in: COAST, cell: 'A1' as never },
        captures: [],
      }),
      (one) => ({
        kind: 'send',
        actor: DAN,
        piece: pieces(one, HAND)[0] as PieceId,
        to: { in: FIELD, cell: 'A1' as never },
      }),
      (one) => back(pieces(one, FIELD, 'A1'), HEAP),
      (one) => ({ kind: 'clone', actor: DAN, piece: pieces(one, FIELD, 'A1')[0] as PieceId, count: 2 }),
      (one) => ({ kind: 'delete', actor: DAN, piece: pieces(one, FIELD, 'A1')[0] as PieceId }),
      (one) => ({
        kind: 'replace',
        actor: DAN,
        piece: pieces(one, FIELD, 'A1')[0] as PieceId,
        prototype: 'bill',
        name: 'Bill',
      }),
      (one) => ({ kind: 'set', actor: DAN, piece: pieces(one, FIELD, 'A1')[0] as PieceId, values: { Dollars: 4 } }),
      () => ({ kind: 'gather', actor: DAN, deck: PILE as never, to: HEAP as never }),
      () => ({
        kind: 'place',
        actor: DAN,
        prototype: 'bill',
        name: 'Bill',
        side: RED,
        to: { in: FIELD, cell: 'A1' as never },
      }),
    ];
    for (const step of steps) {
      const one = money();
      one.put('coin', FIELD, 'A1');
      one.put('note', FIELD, 'A1');
      one.put('bill', HAND);
      one.go(back([one.put('coin', COAST, 'B2')], PILE));
      const before = one.held();
      const operation = step(one);
      played(one.game, operation);
      const after = one.held();
      expect(after, operation.kind).not.toBe(before);
      played(one.game, undo(DAN));
      expect(one.held(), `undo of ${operation.kind}`).toBe(before);
      // What showed something new is not done again.
      const isShown = one.tries(redo(DAN)) === 'redo-shows';
      expect(one.held(), `redo of ${operation.kind}`).toBe(isShown ? before : after);
      expect(isShown, operation.kind).toBe(['send', 'gather'].includes(operation.kind));
    }
  });

  it('[C56] a deck’s counters include its cards when the game starts', () => {
    const decks = [
      {
        name: 'Pile',
        map: 'Field',
        faceDown: true,
        publishes: 'count',
        pick: false,
        reshuffle: 'never',
        shuffled: true,
        pieces: [{ prototype: 'note', name: 'note', count: 7 }],
      } as const,
    ];
    const { value } = counting(
      [counter('S', 'Pile', { sum: 'Dollars' }), counter('S', 'Field', { sum: 'Dollars', decks: false })],
      {
        decks,
      },
    );
    expect([value('Pile_S'), value('Field_S')]).toEqual(['70', '0']);
  });

  it('[C57] an army changes counters only when it moves', () => {
    const { put, go, held, game } = money();
    const units = ['coin', 'note', 'coin'].map((prototype) => put(prototype, FIELD, 'A1', RED));
    go({ kind: 'form-army', actor: DAN, units, name: undefined });
    const army = [...game.table.all('army')][0]?.id as never;
    expect(held()).toBe('3 12 3');
    go({ kind: 'split-army', actor: DAN, army, units: units.slice(0, 1), name: undefined });
    expect(held()).toBe('3 12 3');
    go({ kind: 'move', actor: DAN, pieces: units.slice(1), to: { in: SIDE, cell: 'B2' as never }, captures: [] });
    expect(held()).toBe('3 12 1');
    go({ kind: 'disband-army', actor: DAN, army });
    expect(held()).toBe('3 12 1');
  });
});

describe('changes of properties that counters read', () => {
  it('[C58] a change of the summed property adds new minus old', () => {
    const { put, set, held } = money();
    set(put('note', FIELD, 'A1'), { Dollars: 7 });
    expect(held()).toBe('1 7 1');
  });

  it('[C59] a property that becomes a text, a number or set updates counters', () => {
    const { n, put, set } = counted('Field', { sum: 'Dollars' });
    const [coin, action] = [put('coin', FIELD, 'A1'), put('action', FIELD, 'A1')];
    set(coin, { Dollars: 'few' });
    expect(n()).toBe('0');
    set(coin, { Dollars: '4' });
    expect(n()).toBe('4');
    set(action, { Dollars: 2 });
    expect(n()).toBe('6');
    set(action, { Dollars: null });
    expect(n()).toBe('4');
  });

  it('[C60] a change of a matched property adds or drops the piece', () => {
    const { n, put, set } = counted('Field', { match: 'Dollars > 5' });
    const coin = put('coin', FIELD, 'A1');
    set(coin, { Dollars: 6 });
    expect(n()).toBe('1');
    set(coin, { Dollars: 5 });
    expect(n()).toBe('0');
  });

  it('[C61] changes off the map or in an excluded deck have no effect on counters', () => {
    const { n, put, set, go } = counted('Field', {
      sum: 'Dollars',
      match: 'Dollars > 5 || SideOnTurn = Blue',
      decks: false,
    });
    const [coin, card] = [put('coin', COAST, 'A1'), put('coin', FIELD, 'A1')];
    go(back([card], PILE));
    set(coin, { Dollars: 6 });
    go({ kind: 'end-turn', actor: DAN });
    expect(n()).toBe('0');
    put('coin', FIELD, 'A1');
    expect(n()).toBe('1');
  });

  it('[C62] a property can change with a move, in either order', () => {
    const { n, put, set, to } = counted('Field', { sum: 'Dollars', match: 'Dollars > 1' });
    const [a, b] = [put('coin', COAST, 'A1'), put('coin', COAST, 'A1')];
    set(a, { Dollars: 3 });
    to(a, FIELD, 'A1');
    to(b, FIELD, 'A1');
    set(b, { Dollars: 4 });
    expect(n()).toBe('7');
  });

  it('[C62] place and property can change at once, under a modifier', () => {
    const rich = {
      name: 'Rich',
      on: { prototype: 'card' },
      of: 'piece',
      scope: 'same cell',
      match: '',
      change: 'Dollars * 2',
      precedence: 1,
    };
    const { n, put, go } = counted('Field', { sum: 'Dollars' }, { modifiers: [rich] });
    const coin = put('coin', FIELD, 'A1');
    put('note', FIELD, 'A1');
    expect(n()).toBe('11');
    go({ kind: 'replace', actor: DAN, piece: coin, prototype: 'card', name: 'Card' });
    expect(n()).toBe('30');
    go(undo(DAN));
    expect(n()).toBe('11');
  });
});
