import { describe, expect, it } from 'vitest';
import type { Module } from '../../../../src/engine/index.ts';
import type { MapId, Operation, PieceId } from '../../../../src/table/index.ts';
import { ANN, BEN, begun, CAMP, MAIN, openModule, outcome, type Play, played, spot } from '../../../support/table.ts';

const [PAWN, KING] = ['p1', 'p3'] as [PieceId, PieceId];

/** Kings have these looks and directions; pawns have none. */
const game = (king: NonNullable<Module['traits']>[string] = {}): Play => begun({ ...openModule, traits: { king } });
const LAYERS = [{ name: 'calm' }, { name: 'angry' }, { name: 'wounded' }];

const flip = (layer?: number, piece = KING): Operation<'flip'> => ({ kind: 'flip', actor: ANN, piece, layer });
const rotate = (facing: number, piece = KING): Operation<'rotate'> => ({ kind: 'rotate', actor: ANN, piece, facing });
const clone = (count: number): Operation<'clone'> => ({ kind: 'clone', actor: ANN, piece: KING, count });
const order = (to: Operation<'order'>['to'], piece: PieceId): Operation<'order'> => ({
  kind: 'order',
  actor: ANN,
  piece,
  to,
});

describe('turning a piece over', () => {
  it('turning a piece over shows the next side, the first after the last, or a number', () => {
    const one = game({ layers: LAYERS });
    const shown = ([undefined, undefined, undefined, 3, 1] as const).map((layer) => {
      played(one, flip(layer));
      return one.table.get('piece', KING)?.layer;
    });
    expect(shown).toEqual([2, 3, 1, 3, 1]);
  });

  it.each<[string, Play, Operation<'flip'>, string]>([
    ['without looks', game(), flip(1), 'no-layers'],
    ['with one look', game({ layers: LAYERS.slice(0, 1) }), flip(1), 'no-layers'],
    ['that follows a formula', game({ layers: LAYERS, follows: '{1}' }), flip(), 'layer-follows'],
    ['to look 0', game({ layers: LAYERS }), flip(0), 'no-such-layer'],
    ['to the look behind the last', game({ layers: LAYERS }), flip(4), 'no-such-layer'],
    ['to half a look', game({ layers: LAYERS }), flip(1.5), 'no-such-layer'],
    ['of another prototype', game({ layers: LAYERS }), flip(1, PAWN), 'no-layers'],
    ['that is not there', game({ layers: LAYERS }), flip(1, 'p99' as PieceId), 'no-such-piece'],
  ])('turning over a piece %s is refused', (_, one, operation, code) => {
    expect(outcome(one, operation)).toBe(code);
  });
});

describe('rotating a piece', () => {
  it.each([
    [0, 'faces-so'],
    [5, 'done'],
    [6, 'no-such-facing'],
    [-1, 'no-such-facing'],
    [0.5, 'no-such-facing'],
  ])('rotating a piece with six directions to %d: %s', (facing, became) => {
    expect(outcome(game({ facing: 6 }), rotate(facing))).toBe(became);
  });

  it('rotating a piece without directions is refused', () => {
    expect(outcome(game({ facing: 6 }), rotate(0, PAWN))).toBe('no-facing');
  });
});

describe('copies of a piece', () => {
  it.each([
    [0, 'too-many'],
    [1, 'done'],
    [100, 'done'],
    [101, 'too-many'],
  ])('%d copies of a piece: %s', (count, became) => {
    expect(outcome(game(), clone(count))).toBe(became);
  });
});

it('a replacement keeps its side but not its face or direction', () => {
  const one = game({ layers: LAYERS, facing: 6 });
  const replace: Operation<'replace'> = { kind: 'replace', actor: ANN, piece: KING, prototype: 'king', name: 'Heir' };
  played(one, flip(2), rotate(3), replace);
  const heir = [...one.table.all('piece')].find(({ name }) => name === 'Heir');
  expect(heir).toMatchObject({ side: 'Red', place: { in: MAIN, cell: 'C5' } });
  expect([heir?.layer, heir?.facing]).toEqual([undefined, undefined]);
});

it('a piece can be sent to another cell or place', () => {
  const send = (to: ReturnType<typeof spot>): Operation<'send'> => ({ kind: 'send', actor: ANN, piece: KING, to });
  const one = game();
  expect(outcome(one, send(spot(MAIN, 'C5')))).toBe('already-there');
  expect(outcome(one, send(spot(MAIN, 'C4')))).toBe('done');
  expect(outcome(one, send(spot(CAMP)))).toBe('done');
  expect(outcome(one, send(spot(CAMP)))).toBe('already-there');
  const tents = begun({ ...openModule, maps: [...openModule.maps, { name: 'Tents', occupied: 'stack', boards: [] }] });
  expect([outcome(tents, send(spot(CAMP))), outcome(tents, send(spot('Tents' as MapId)))]).toEqual(['done', 'done']);
});

describe('the order of a stack', () => {
  /** A king and two copies of it on one cell, the first lowest, after these changes. */
  const stack = (...changes: readonly Operation<'order'>[]): readonly string[] => {
    const one = game();
    played(one, clone(2), ...changes);
    return one.table.at(MAIN, spot(MAIN, 'C5').cell).map(({ id }) => id);
  };
  const [COPY, LAST] = ['p6', 'p7'] as [PieceId, PieceId];

  it('a piece’s position in a stack changes by one place or to an end', () => {
    expect(stack()).toEqual([KING, COPY, LAST]);
    expect(stack(order('up', KING))).toEqual([COPY, KING, LAST]);
    expect(stack(order('down', LAST))).toEqual([KING, LAST, COPY]);
    expect(stack(order('top', KING))).toEqual([COPY, LAST, KING]);
    expect(stack(order('bottom', LAST))).toEqual([LAST, KING, COPY]);
  });

  it('a piece at the end of a stack can go no further', () => {
    const refused = (to: Operation<'order'>['to'], piece: PieceId): string => {
      const one = game();
      played(one, clone(2));
      return outcome(one, order(to, piece));
    };
    expect([refused('up', LAST), refused('top', LAST)]).toEqual(['not-higher', 'not-higher']);
    expect([refused('down', KING), refused('bottom', KING)]).toEqual(['not-higher', 'not-higher']);
    expect([refused('up', COPY), refused('down', COPY)]).toEqual(['done', 'done']);
  });
});

describe('[P19] permissions that a modifier grants for own pieces', () => {
  const given = (kind: string): Play =>
    begun({
      ...openModule,
      turn: { order: ['Blue', 'Red'], ends: 'by-command' },
      traits: { pawn: { layers: LAYERS, facing: 6 } },
      modifiers: [{ name: 'Law', of: 'may', scope: 'game', match: '', change: `${kind} = true`, precedence: 1 }],
    });
  const [OWN, OTHER] = ['p4', PAWN] as [PieceId, PieceId];
  const by = (piece: PieceId): readonly Operation[] => [
    { ...flip(2, piece), actor: BEN },
    { ...rotate(1, piece), actor: BEN },
    { kind: 'set', actor: BEN, piece, values: { Strength: 2 } },
    { ...order('up', piece), actor: BEN },
  ];

  it.each(by(OWN).map((own, i) => [own.kind, own, by(OTHER)[i] as Operation] as const))(
    '%s is refused without permission and granted for own pieces only',
    (kind, own, other) => {
      expect(outcome(given('roll'), own)).toBe('host-only');
      expect([outcome(given(kind), own), outcome(given(kind), other)]).toEqual([
        kind === 'order' ? 'not-higher' : 'done',
        'not-your-piece',
      ]);
    },
  );
});
