import { describe, expect, it, test } from 'vitest';
import { look, type Piece } from '../../../../src/engine/index.ts';
import { drawAsFar } from '../../../../src/features/cards/rules/draws.ts';
import {
  apply,
  type CellId,
  type Change,
  type ContainerId,
  type DeckId,
  type Operation,
  type PieceId,
  type SideId,
  type Table,
  updated,
} from '../../../../src/table/index.ts';
import {
  BLUE_HAND,
  CACHE,
  deckModule,
  draw,
  named,
  namesIn,
  PILE,
  putBack,
  RED_HAND,
  SUPPLIES,
  USED,
  withDeck,
} from '../../../support/games/decks.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  CLO,
  endTurn,
  MAIN,
  move,
  outcome,
  type Play,
  play,
  played,
  RED,
  redo,
  spot,
  undo,
  withRules,
} from '../../../support/table.ts';

const inDeck = ({ table }: Play, deck: DeckId): string => namesIn(table, deck);
const hands = ({ table }: Play): readonly string[] => [namesIn(table, RED_HAND), namesIn(table, BLUE_HAND)];
const shuffle = (deck: DeckId, discards = false, actor = ANN): Operation<'shuffle'> => ({
  kind: 'shuffle',
  actor,
  deck,
  discards,
});
const deal = (count: number, sides: readonly SideId[], deck = SUPPLIES): Operation<'deal'> => ({
  kind: 'deal',
  actor: ANN,
  deck,
  count,
  sides,
});
/** The names of the cards that a change takes to another place, the lowest there first. */
const drawnNames = (table: Table, { updated: moved }: Change): string =>
  moved
    .flatMap(({ id, to }) => {
      const piece = table.get('piece', id);
      return piece ? [{ name: piece.name, ...piece.place, ...(to as Partial<Piece>).place }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name)
    .join(' ');
const card = (name: string) => ({ prototype: 'card', name, count: 1 });
const peek = (count: number, deck = SUPPLIES): Operation<'peek'> => ({ kind: 'peek', actor: ANN, deck, count });

describe('a game that starts', () => {
  it('a starting game fills decks from the bottom, side decks with the side’s pieces', () => {
    const game = begun(deckModule);
    expect([SUPPLIES, USED, PILE, CACHE].map((deck) => inDeck(game, deck))).toEqual(['a b c d e', '', 'f g', 'h']);
    expect(['a', 'f'].map((name) => game.table.get('piece', named(game.table, name))?.side)).toEqual([undefined, RED]);
  });

  it('a starting game shuffles each deck marked for it with its own stream', () => {
    const game = begun(withDeck('Supplies', { shuffled: true }));
    const order = inDeck(game, SUPPLIES).split(' ');
    expect([...order].sort().join(' ')).toBe('a b c d e');
    expect(order.join(' ')).not.toBe('a b c d e');
    expect([...game.table.all('stream')].map(({ id }) => id)).toEqual(['deck:/Supplies']);
    expect(
      inDeck(begun(withDeck('Pile', { shuffled: true }, withDeck('Supplies', { shuffled: true }))), SUPPLIES),
    ).toBe(order.join(' '));
  });
});

describe('drawing cards', () => {
  it('drawing takes the top cards in order from the top', () => {
    const game = begun(deckModule);
    played(game, draw(ANN, SUPPLIES, RED_HAND, 2));
    expect([inDeck(game, SUPPLIES), ...hands(game)]).toEqual(['a b c', 'e d', '']);
  });

  it('drawing puts a card on a cell with room for it', () => {
    const game = begun(deckModule);
    const to = { in: MAIN, cell: 'E5' as never };
    expect(outcome(game, { ...draw(ANN, SUPPLIES, MAIN, 2), to })).toBe('one-a-cell');
    played(game, { ...draw(ANN, SUPPLIES, MAIN), to });
    expect(game.table.at(MAIN, 'E5').map(({ id }) => game.table.get('piece', id)?.name)).toEqual(['e']);
    expect(play(game, { ...draw(ANN, SUPPLIES, MAIN), to })).toMatchObject({ code: 'occupied', place: 'E5' });
    expect(inDeck(game, SUPPLIES)).toBe('a b c d');
  });

  it('drawing takes cards by name if the deck allows it', () => {
    const game = begun(withDeck('Supplies', { pick: true, faceDown: false }));
    const pick = (...names: readonly string[]) => ({
      ...draw(ANN, SUPPLIES, RED_HAND),
      named: names.map((name) => named(game.table, name)),
    });
    played(game, pick('d', 'b', 'd'));
    expect([inDeck(game, SUPPLIES), hands(game)[0]]).toEqual(['a c e', 'd b']);
    expect([outcome(game, pick('d')), outcome(game, pick('a', 'Blue Pawn'))]).toEqual(['not-in-deck', 'not-in-deck']);
    expect(outcome(game, pick('a', 'f'))).toBe('no-such-piece');
    expect(outcome(game, { ...pick('a'), named: ['p99' as PieceId] })).toBe('no-such-piece');
    const closed = begun(deckModule);
    expect(outcome(closed, { ...draw(ANN, SUPPLIES, RED_HAND), named: [named(closed.table, 'a')] })).toBe(
      'not-by-name',
    );
  });

  it.each<[string, Partial<Operation<'draw'>>]>([
    ['too-few-cards', { count: 6 }],
    ['too-few-cards', { count: 100 }],
    ['wrong-count', { count: 0 }],
    ['wrong-count', { count: 1.5 }],
    ['wrong-count', { count: 101 }],
    ['no-such-deck', { deck: '/Nothing' as DeckId }],
    ['no-such-place', { to: spot(MAIN) }],
    ['no-such-place', { to: spot(MAIN, 'Z9') }],
    ['no-such-place', { to: spot(BLUE_HAND) }],
    ['same-deck', { to: spot(SUPPLIES) }],
    ['not-your-deck', { deck: CACHE }],
    ['not-your-deck', { to: spot(CACHE) }],
    ['not-your-deck', { actor: BEN, deck: PILE, to: spot(BLUE_HAND) }],
    ['not-your-deck', { actor: BEN, to: spot(PILE) }],
    ['not-a-player', { actor: CLO }],
  ])('drawing is refused: %s for %j', (code, part) => {
    const game = begun(deckModule);
    expect(outcome(game, { ...draw(ANN, SUPPLIES, RED_HAND), ...part })).toBe(code);
    expect([inDeck(game, SUPPLIES), ...hands(game)]).toEqual(['a b c d e', '', '']);
  });

  it('drawing needs the side’s turn if turns are strict', () => {
    const game = begun(withRules(deckModule, { turns: 'strict' }));
    expect(outcome(game, draw(BEN, SUPPLIES, BLUE_HAND))).toBe('not-your-turn');
    played(game, draw(ANN, PILE, RED_HAND), endTurn(ANN), draw(BEN, CACHE, BLUE_HAND));
    expect(hands(game)).toEqual(['g', 'h']);
  });

  it('[T2] drawing a hundred times gives a hundred different cards', () => {
    const pieces = [{ prototype: 'card', name: 'Card', count: 100 }];
    const game = begun(withDeck('Supplies', { shuffled: true, pieces }));
    for (let i = 0; i < 100; i += 1) played(game, draw(i % 2 ? ANN : BEN, SUPPLIES, i % 2 ? RED_HAND : BLUE_HAND));
    expect(
      [game.table.at(RED_HAND), game.table.at(BLUE_HAND)].map((cards) => new Set(cards.map(({ id }) => id)).size),
    ).toEqual([50, 50]);
    expect(outcome(game, draw(ANN, SUPPLIES, RED_HAND))).toBe('too-few-cards');
  });
});

describe('the discard pile', () => {
  /** Three cards are in the discard pile, and a and b in the deck. */
  const worn = (module = deckModule): Play => {
    const game = begun(module);
    played(game, draw(ANN, SUPPLIES, USED, 3));
    expect([inDeck(game, SUPPLIES), inDeck(game, USED)]).toEqual(['a b', 'e d c']);
    return game;
  };

  it('the discard pile is shuffled under the deck when it runs out', () => {
    const game = worn();
    played(game, draw(ANN, SUPPLIES, RED_HAND, 4));
    const [hand = ''] = hands(game);
    expect(hand).toMatch(/^b a [cde] [cde]$/);
    expect([inDeck(game, USED), [...`${hand} ${inDeck(game, SUPPLIES)}`.split(' ')].sort().join(' ')]).toEqual([
      '',
      'a b c d e',
    ]);
  });

  it('a reshuffled deck gives cards that hide which pile they came from', () => {
    const game = worn();
    const before = new Map([...game.table.all('piece')].map((piece) => [piece.id, piece]));
    const change = played(game, draw(ANN, SUPPLIES, RED_HAND, 4));
    const worn3 = change.updated.filter(({ id }) => before.get(id as PieceId)?.place.in === USED);
    expect(worn3.map(({ id }) => before.get(id as PieceId)?.name)).toEqual(['c', 'd', 'e']);
    for (const { id } of change.updated) {
      const piece = game.table.get('piece', id);
      if (piece?.place.in === RED_HAND) expect(piece.old).toEqual({ in: SUPPLIES });
    }
  });

  it('a draw is refused if deck and discard pile together are too small', () => {
    expect(outcome(worn(), draw(ANN, SUPPLIES, RED_HAND, 6))).toBe('too-few-cards');
  });

  it('the discard pile is not reshuffled if the module forbids it', () => {
    for (const reshuffle of ['on-demand', 'never'] as const) {
      expect(outcome(worn(withDeck('Supplies', { reshuffle })), draw(ANN, SUPPLIES, RED_HAND, 3))).toBe(
        'too-few-cards',
      );
    }
  });

  it('the discard pile is shuffled in by command unless the module says never', () => {
    const game = worn(withDeck('Supplies', { reshuffle: 'on-demand' }));
    played(game, shuffle(SUPPLIES, true));
    expect([inDeck(game, USED), inDeck(game, SUPPLIES).split(' ').sort().join(' ')]).toEqual(['', 'a b c d e']);
    expect(outcome(worn(withDeck('Supplies', { reshuffle: 'never' })), shuffle(SUPPLIES, true))).toBe(
      'never-reshuffled',
    );
    expect(outcome(begun(deckModule), shuffle(PILE, true))).toBe('no-discards');
  });
});

describe('dealing cards', () => {
  it('dealing gives each side one card in turn', () => {
    const game = begun(deckModule);
    played(game, deal(2, [BLUE, RED]));
    expect([...hands(game), inDeck(game, SUPPLIES)]).toEqual(['d b', 'e c', 'a']);
  });

  it('dealing without named sides includes all players in turn order', () => {
    const game = begun(withRules(deckModule, {}, { order: ['Blue', 'Red', 'Blue'], ends: 'by-command' }));
    played(game, deal(2, []));
    expect(hands(game)).toEqual(['d b', 'e c']);
  });

  it('dealing reaches every side or none', () => {
    const game = begun(deckModule);
    expect([
      outcome(game, deal(3, [RED, BLUE])),
      outcome(game, deal(0, [RED])),
      outcome(game, deal(1, ['Green' as SideId])),
    ]).toEqual(['too-few-cards', 'wrong-count', 'no-such-side']);
    const bare = begun({ ...deckModule, maps: deckModule.maps.filter(({ name }) => name !== 'Red Hand') });
    expect(play(bare, deal(1, [BLUE, RED]))).toEqual({ code: 'no-hand', side: RED });
    expect([inDeck(game, SUPPLIES), ...hands(bare)]).toEqual(['a b c d e', '', '']);
  });
});

describe('shuffling a deck', () => {
  it('shuffling reorders cards under new handles (T7) and hides their order (T6)', () => {
    const game = begun(deckModule);
    const aliases = (): readonly unknown[] =>
      game.table.at(SUPPLIES).map(({ id }) => game.table.get('piece', id)?.alias);
    const before = aliases();
    const change = played(game, shuffle(SUPPLIES));
    expect(inDeck(game, SUPPLIES)).not.toBe('a b c d e');
    expect(new Set([...before, ...aliases()]).size).toBe(10);
    expect(
      change.updated.flatMap(({ kind, id }) => (kind === 'piece' ? game.table.get('piece', id)?.name : [])).join(' '),
    ).toBe('e d c b a');
  });

  it('shuffling never repeats, as an undo does not rewind the stream', () => {
    const game = begun(deckModule);
    played(game, shuffle(SUPPLIES));
    const first = inDeck(game, SUPPLIES);
    played(game, undo(ANN));
    expect(inDeck(game, SUPPLIES)).toBe('a b c d e');
    played(game, shuffle(SUPPLIES));
    expect(inDeck(game, SUPPLIES)).not.toBe(first);
  });

  it('shuffling another side’s deck is refused', () => {
    expect([outcome(begun(deckModule), shuffle(PILE, false, BEN)), outcome(begun(deckModule), shuffle(CACHE))]).toEqual(
      ['not-your-deck', 'not-your-deck'],
    );
  });
});

describe('peeking at a deck', () => {
  const shown = ({ table }: Play): string =>
    [...table.all('piece')]
      .filter(({ shown: to }) => to?.includes(ANN) && to !== 'all')
      .map(({ name }) => name)
      .join(' ');

  it('peeking shows the top cards to one player until a shuffle', () => {
    const game = begun(deckModule);
    played(game, peek(2));
    expect([shown(game), inDeck(game, SUPPLIES)]).toEqual(['d e', 'a b c d e']);
    played(game, shuffle(SUPPLIES));
    expect(shown(game)).toBe('');
  });

  it('peeking no longer shows a card that a player draws', () => {
    const game = begun(deckModule);
    played(game, peek(2), draw(BEN, SUPPLIES, BLUE_HAND));
    expect(shown(game)).toBe('d');
  });

  it('peeking is refused beyond the cards in the deck', () => {
    const game = begun(deckModule);
    expect([6, 0].map((count) => outcome(game, peek(count)))).toEqual(['too-few-cards', 'wrong-count']);
    expect(outcome(game, peek(1, CACHE))).toBe('not-your-deck');
  });
});

describe('returning cards to a deck', () => {
  /** Ann has drawn e and d. */
  const holding = (): Play & { readonly ids: readonly PieceId[] } => {
    const game = begun(deckModule);
    played(game, draw(ANN, SUPPLIES, RED_HAND, 2));
    return { ...game, ids: [named(game.table, 'e'), named(game.table, 'd')] };
  };

  it('returned cards keep the given order on top or at the bottom', () => {
    const [game, other] = [holding(), holding()];
    played(game, putBack(ANN, SUPPLIES, 'top', ...game.ids));
    played(other, putBack(ANN, SUPPLIES, 'bottom', ...other.ids));
    expect([inDeck(game, SUPPLIES), inDeck(other, SUPPLIES)]).toEqual(['a b c e d', 'd e a b c']);
    played(other, draw(ANN, SUPPLIES, RED_HAND, 5));
    expect(hands(other)[0]).toBe('c b a e d');
  });

  it('cards can be returned to an empty deck', () => {
    const game = holding();
    played(
      game,
      putBack(ANN, USED, 'bottom', ...game.ids),
      draw(ANN, USED, RED_HAND, 2),
      putBack(ANN, USED, 'random', ...game.ids),
    );
    expect(inDeck(game, USED).split(' ').sort()).toEqual(['d', 'e']);
  });

  it('a random return gives every place the same chance', () => {
    const game = begun(deckModule);
    const counts = new Map<string, number>();
    for (let i = 0; i < 100; i += 1) {
      played(game, draw(ANN, SUPPLIES, RED_HAND, 2));
      played(game, putBack(ANN, SUPPLIES, 'random', ...game.table.at(RED_HAND).map(({ id }) => id as PieceId)));
      const order = inDeck(game, SUPPLIES);
      expect(order.split(' ').sort().join(' ')).toBe('a b c d e');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const place = (name: string, at: number): number =>
      [...counts].reduce((sum, [order, n]) => sum + (order.split(' ')[at] === name ? n : 0), 0);
    for (const name of 'abcde')
      for (const at of [0, 1, 2, 3, 4]) expect(Math.abs(place(name, at) - 20)).toBeLessThan(18);
  });

  it('a random return moves no card already in the deck (T6)', () => {
    const game = holding();
    played(game, peek(3));
    const change = played(game, putBack(ANN, SUPPLIES, 'random', ...game.ids));
    expect(change.updated.filter(({ kind }) => kind === 'piece').map(({ id }) => id)).toEqual([...game.ids].reverse());
  });

  it('a return renumbers the deck if no rank is free between cards', () => {
    const game = begun(withDeck('Supplies', { pick: true, pieces: [card('Low'), card('High')] }));
    const [stone, high] = ['Stone', 'High'].map((name) => game.table.get('piece', named(game.table, name)) as Piece);
    if (!stone || !high) throw new Error('no such pieces');
    apply(game.table, updated(high, { ...high, place: { ...high.place, rank: Number.MIN_VALUE } }));
    for (let order = ''; order !== 'Low Stone High'; order = inDeck(game, SUPPLIES)) {
      if (order !== '') played(game, peek(3), { ...draw(ANN, SUPPLIES, CAMP), named: [stone.id] });
      played(game, putBack(ANN, SUPPLIES, 'random', stone.id));
    }
    expect(game.table.at(SUPPLIES).map(({ rank }) => rank)).toEqual([0, 1, 2]);
  });

  it("returning is refused for cards and decks that aren't yours", () => {
    const game = holding();
    const refused = (actor: typeof ANN, deck: DeckId, ...ids: readonly PieceId[]) =>
      outcome(game, putBack(actor, deck, 'top', ...ids));
    expect(refused(BEN, SUPPLIES, ...game.ids)).toBe('no-such-piece');
    played(game, { kind: 'peek', actor: ANN, deck: PILE, count: 1 });
    expect(refused(ANN, SUPPLIES, named(game.table, 'g'))).toBe('in-deck');
    expect(refused(ANN, SUPPLIES, named(game.table, 'f'))).toBe('no-such-piece');
    expect(refused(ANN, CACHE, ...game.ids)).toBe('not-your-deck');
    expect(refused(ANN, SUPPLIES)).toBe('nothing-to-move');
    expect(refused(ANN, SUPPLIES, 'p99' as PieceId)).toBe('no-such-piece');
    expect(refused(ANN, '/Nothing' as DeckId, ...game.ids)).toBe('no-such-deck');
  });
});

describe('gathering decks', () => {
  const gather = (deck: DeckId, to: DeckId, actor = ANN): Operation<'gather'> => ({ kind: 'gather', actor, deck, to });

  it('gathering puts a whole deck on another in its order', () => {
    const game = begun(deckModule);
    played(game, gather(PILE, SUPPLIES));
    expect([inDeck(game, SUPPLIES), inDeck(game, PILE)]).toEqual(['a b c d e f g', '']);
    played(game, undo(ANN));
    expect([inDeck(game, SUPPLIES), inDeck(game, PILE)]).toEqual(['a b c d e', 'f g']);
  });

  it.each<[string, Operation<'gather'>]>([
    ['too-few-cards', gather(USED, SUPPLIES)],
    ['same-deck', gather(SUPPLIES, SUPPLIES)],
    ['no-such-deck', gather(SUPPLIES, '/Nothing' as DeckId)],
    ['no-such-deck', gather('/Nothing' as DeckId, SUPPLIES)],
    ['not-your-deck', gather(SUPPLIES, CACHE)],
    ['not-your-deck', gather(PILE, SUPPLIES, BEN)],
  ])('gathering is refused: %s', (code, operation) => {
    expect(outcome(begun(deckModule), operation)).toBe(code);
  });
});

describe('[T15] undo with decks', () => {
  it('undo works after a deck reshuffled for a returned card', () => {
    const game = begun(withRules(deckModule, { undo: 'reshuffle' }));
    const stone = named(game.table, 'Stone');
    played(game, putBack(ANN, SUPPLIES, 'top', stone), draw(ANN, SUPPLIES, RED_HAND, 3), undo(ANN));
    expect([inDeck(game, SUPPLIES).split(' ').sort().join(' '), hands(game)[0]]).toEqual(['Stone a b c d e', '']);
    expect(inDeck(game, SUPPLIES)).not.toBe('a b c d e Stone');
    played(game, undo(ANN));
    expect([game.table.at(MAIN, 'D3').map(({ id }) => id), inDeck(game, SUPPLIES).split(' ').sort().join(' ')]).toEqual(
      [[stone], 'a b c d e'],
    );
  });

  it('undo and redo give back no handle that a player knew (T7)', () => {
    const game = begun(deckModule);
    const card = named(game.table, 'Stone');
    const alias = (): string | undefined => game.table.get('piece', card)?.alias;
    const known = [alias()];
    for (const operation of [putBack(ANN, SUPPLIES, 'top', card), undo(ANN), redo(ANN)]) {
      played(game, operation);
      known.push(alias());
    }
    const [open, inside, back, again] = known;
    expect(open).toBeUndefined();
    expect(back).toBe(inside);
    expect(new Set([open, inside, again]).size).toBe(3);
  });
});

describe('cards in a deck', () => {
  it("cards in a deck can't be moved, taken or covered, only drawn", () => {
    const game = begun(deckModule);
    const [f, a] = [named(game.table, 'f'), named(game.table, 'a')];
    const tries: readonly Operation[] = [
      { kind: 'move', actor: ANN, pieces: [f], to: spot(CAMP), captures: [] },
      { kind: 'move', actor: BEN, pieces: [named(game.table, 'Blue Pawn')], to: spot(MAIN, 'C2'), captures: [a] },
      { kind: 'hide', actor: ANN, piece: a, what: 'identity' },
      { kind: 'reveal', actor: ANN, piece: a, to: undefined },
      { kind: 'inspect', actor: ANN, piece: f },
      { kind: 'give', actor: ANN, pieces: [f], side: BLUE },
    ];
    // Of what nobody has seen there is nothing to be said, not even where it lies.
    expect(tries.map((operation) => outcome(game, operation))).toEqual(Array(6).fill('no-such-piece'));
    for (const actor of [ANN, BEN]) played(game, { kind: 'peek', actor, deck: SUPPLIES, count: 5 });
    played(game, { kind: 'peek', actor: ANN, deck: PILE, count: 2 });
    expect(tries.map((operation) => outcome(game, operation))).toEqual(Array(6).fill('in-deck'));
  });

  it('cards can move into a deck, except another side’s', () => {
    const game = begun(deckModule);
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(USED)));
    expect(inDeck(game, USED)).toBe('Pawn');
    expect(outcome(game, move(game, ANN, spot(MAIN, 'B5'), spot(CACHE)))).toBe('not-your-deck');
    expect(outcome(game, move(game, BEN, spot(MAIN, 'C1'), spot(PILE)))).toBe('not-your-deck');
  });
});

test('[C12] a card’s deck, position and former deck are readable properties', () => {
  const { table, ...game } = begun(deckModule);
  const of = (name: string): readonly unknown[] =>
    ['DeckName', 'DeckPosition', 'OldDeckName', 'LocationName', 'CurrentMap', 'CurrentBoard'].map((property) =>
      look(table, { kind: 'piece', id: named(table, name), name: property }),
    );
  expect([of('e'), of('a'), of('f'), of('Stone')]).toEqual([
    ['Supplies', 1, undefined, 'Supplies', 'Field', 'Main'],
    ['Supplies', 5, undefined, 'Supplies', 'Field', 'Main'],
    ['Pile', 2, undefined, 'Pile', 'Field', undefined],
    [undefined, undefined, undefined, 'D3', 'Field', 'Main'],
  ]);
  played({ table, ...game }, draw(ANN, SUPPLIES, RED_HAND), draw(ANN, PILE, USED));
  expect([of('e'), of('a'), of('g')]).toEqual([
    [undefined, undefined, 'Supplies', 'Red Hand', 'Red Hand', undefined],
    ['Supplies', 4, undefined, 'Supplies', 'Field', 'Main'],
    ['Used', 1, 'Pile', 'Used', 'Field', undefined],
  ]);
});

describe('the largest draw that hidden limits allow', () => {
  const cases: readonly (readonly [string, Partial<Operation<'draw'>>, string])[] = [
    ['one', { count: 1 }, 'e'],
    ['as many as are there', { count: 9 }, 'e d c b a'],
    ['those that are named, each once', { named: ['a', 'c', 'a'] as unknown as readonly PieceId[], count: 1 }, 'a c'],
    ['one onto a cell that keeps one', { count: 3, to: { in: MAIN, cell: 'A1' as CellId } }, 'e'],
    ['none onto a cell that is taken', { count: 3, to: { in: MAIN, cell: 'A5' as CellId } }, ''],
  ];
  it.each(cases)('the largest draw that hidden limits allow is %s', (_, asked, cards) => {
    const { table } = begun(deckModule);
    const ids = asked.named?.map((name) => named(table, name));
    const operation = { ...draw(ANN, SUPPLIES, RED_HAND), ...asked, ...(ids ? { named: ids } : {}) };
    expect(drawnNames(table, drawAsFar(table, operation))).toBe(cards);
  });

  it('the largest draw respects the limits of draw and hand unless all agreed', () => {
    const { table } = begun({ ...deckModule, limits: { hand: 2, draw: 4 } });
    const asFar = (count: number, to: ContainerId, overruled?: true) =>
      drawnNames(table, drawAsFar(table, { ...draw(ANN, SUPPLIES, to, count), ...(overruled ? { overruled } : {}) }));
    expect([asFar(9, RED_HAND), asFar(9, CAMP), asFar(3, CAMP)]).toEqual(['e d', 'e d c b', 'e d c']);
    expect([asFar(9, RED_HAND, true), asFar(9, CAMP, true)]).toEqual(['e d c b a', 'e d c b a']);
  });
});
