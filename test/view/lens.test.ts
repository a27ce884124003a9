import { describe, expect, it } from 'vitest';
import { systems } from '../../src/engine/index.ts';
import type { Deck } from '../../src/engine/play/records.ts';
import { pieceCountBoundsOf } from '../../src/engine/play/secrecy/stock.ts';
import {
  added,
  apply,
  type CellId,
  type DeckId,
  type LiveTable,
  type MapId,
  type PieceId,
  updated,
} from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import {
  ANN,
  BEN,
  begun,
  CELLAR,
  CLO,
  DAN,
  HAND,
  join,
  leave,
  MAIN,
  newPlay,
  openModule,
  played,
  RED,
  secretModule,
  startOf,
} from '../support/table.ts';

const game = begun(secretModule);
const lens = (who: typeof ANN | 'channel'): Lens =>
  new Lens(game.table, who === 'channel' ? channelViewer : personViewer(who));
const OTHERS = [BEN, CLO, DAN, 'channel'] as const;

describe('[W5] a private window', () => {
  it('a private window is visible with its contents to its side’s players', () => {
    const mine = lens(ANN);
    expect([...mine.all('map')].map(({ id }) => id)).toEqual(['Field', 'Camp', 'Red Hand', 'Red Cellar']);
    expect([...mine.all('board')].map(({ id }) => id)).toEqual([MAIN, CELLAR]);
    expect([...mine.all('piece')]).toHaveLength(7);
    expect(
      [mine.at(HAND), mine.at(CELLAR, 'B2'), [...mine.in(HAND)], [...mine.in(CELLAR)]].map((items) => items.length),
    ).toEqual([1, 1, 1, 1]);
  });

  it.each(OTHERS)('a private window does not exist for %s', (who) => {
    const others = lens(who);
    expect([...others.all('map')].map(({ id }) => id)).toEqual(['Field', 'Camp']);
    expect([...others.all('board')].map(({ id }) => id)).toEqual([MAIN]);
    expect([...others.all('piece')].map(({ id }) => id)).toEqual(['p1', 'p2', 'p4', 'p3', 'p5']);
    expect([
      others.get('map', HAND),
      others.get('board', CELLAR),
      others.get('piece', 'p6'),
      others.get('piece', 'p7'),
    ]).toEqual(Array.from({ length: 4 }));
    expect([others.at(HAND), others.at(CELLAR, 'B2'), [...others.in(HAND)], [...others.in(CELLAR)]]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('the right to see a private window follows leaving and joining the side', () => {
    const other = newPlay();
    played(other, startOf(secretModule), join(DAN, RED));
    const lens = new Lens(other.table, personViewer(DAN));
    expect(lens.seesInto(HAND)).toBe(true);
    played(other, leave(DAN), join(DAN, undefined));
    expect(lens.seesInto(HAND)).toBe(false);
  });

  it('a private window is not visible to the host of another side', () => {
    const other = newPlay();
    played(other, startOf(secretModule, BEN), join(ANN, RED));
    expect(new Lens(other.table, personViewer(BEN)).seesInto(HAND)).toBe(false);
  });
});

it('no viewer sees secrets, random streams or the counter of ids', () => {
  for (const who of [ANN, ...OTHERS]) {
    const one = lens(who);
    expect([
      one.get('secret', 'secret'),
      one.get('sequence', 'sequence'),
      ...one.all('secret'),
      ...one.all('sequence'),
      ...one.all('stream'),
    ]).toEqual([undefined, undefined]);
  }
});

it('a piece visible to one side is absent from others’ cells', () => {
  const { table } = begun(openModule);
  const king = table.get('piece', 'p3');
  if (king) apply(table, updated(king, { ...king, invisible: RED }));
  const seen = [ANN, BEN].map((who) => new Lens(table, personViewer(who)));
  const { in: board, cell } = king?.place ?? { in: MAIN };
  expect(seen.map((one) => [one.at(board, cell).length, one.seesAny(board, cell as CellId)])).toEqual([
    [1, true],
    [0, false],
  ]);
});

it('an unknown container of pieces is visible to no viewer', () => {
  expect(lens(ANN).seesInto('Nowhere' as typeof HAND)).toBe(false);
});

describe('[W5] a kind of record', () => {
  it('each kind of record has exactly one visibility rule', () => {
    const kinds = systems.flatMap(({ records = {} }) => Object.keys(records));
    expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
  });

  it('a record without a visibility rule is invisible', () => {
    const unsaid = systems.map((system) => ({ ...system, records: {} }));
    const { table } = begun(secretModule, unsaid);
    const lens = new Lens(table, personViewer(ANN));
    expect([lens.get('side', RED), ...lens.all('side'), lens.get('turn', 'turn')]).toEqual([undefined, undefined]);
    expect(table.get('side', RED)).toBeDefined();
  });
});

it('[D2] a lens knows the number of cards in a deck only if the deck publishes it', () => {
  const { table } = begun(secretModule);
  const [map] = [...table.all('map')];
  const deckOf = (publishes: 'nothing' | 'count'): Deck => ({
    kind: 'deck',
    id: `/${publishes}` as DeckId,
    name: publishes,
    map: (map as { readonly id: MapId }).id,
    faceDown: true,
    publishes,
    pick: false,
    reshuffle: 'never',
  });
  for (const publishes of ['nothing', 'count'] as const) {
    const deck = deckOf(publishes);
    const card = {
      kind: 'piece',
      id: `c-${publishes}` as PieceId,
      name: 'Card',
      prototype: 'king',
      values: {},
    } as const;
    apply(table, added(deck, { ...card, place: { in: deck.id, rank: 0 } }));
  }
  const known = (world: Lens | LiveTable): readonly (readonly [number, number])[] =>
    (['nothing', 'count'] as const).map((one) => {
      const { least, most } = pieceCountBoundsOf(world, `/${one}` as DeckId);
      return [least, most];
    });
  expect(known(table)).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(known(new Lens(table, personViewer(BEN)))).toEqual([
    [0, Number.POSITIVE_INFINITY],
    [1, 1],
  ]);
});
