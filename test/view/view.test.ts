import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonId } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { anyPlay } from '../support/generators.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CELLAR,
  CLO,
  DAN,
  HAND,
  MAIN,
  newPlay,
  openModule,
  played,
  RED,
  seated,
  secretModule,
  spot,
} from '../support/table.ts';

const game = begun(secretModule);
const viewOf = (who: PersonId | 'channel', { table } = game): View =>
  new View(table, who === 'channel' ? channelViewer : personViewer(who));
const READERS = [ANN, BEN, CLO, DAN, 'channel'] as const;

describe('[T7] handles', () => {
  it('handles identify pieces in one view and mean nothing in another', () => {
    const [ann, ben] = [viewOf(ANN), viewOf(BEN)];
    const [king, other] = [ann.of(pieceQueries).byId('p3'), ben.of(pieceQueries).byId('p3')];
    if (!king || !other) throw new Error('both see the king');
    expect(ann.of(pieceQueries).handle(king)).not.toBe(ben.of(pieceQueries).handle(other));
    expect(ann.of(pieceQueries).byHandle(ann.of(pieceQueries).handle(king))?.name).toBe('Red King');
    expect(ben.of(pieceQueries).byHandle(ann.of(pieceQueries).handle(king))).toBeUndefined();
    const again = viewOf(ANN);
    expect([...again.of(pieceQueries).all()].map((piece) => again.of(pieceQueries).handle(piece))).toContain(
      ann.of(pieceQueries).handle(king),
    );
  });

  it('handles work only in the view that gave the piece', () => {
    const king = viewOf(ANN).of(pieceQueries).byId('p3');
    expect(() => king && viewOf(ANN).of(pieceQueries).handle(king)).toThrow('a piece of another view');
  });

  it('handles differ for every piece and viewer, and are found again', () => {
    const handles = READERS.flatMap((who) => {
      const view = viewOf(who);
      return [...view.of(pieceQueries).all()].map((piece) => {
        const handle = view.of(pieceQueries).handle(piece);
        expect(view.of(pieceQueries).byHandle(handle)?.where).toEqual(piece.where);
        return handle;
      });
    });
    expect(new Set(handles).size).toBe(handles.length);
    expect(handles).toHaveLength(7 + 4 * 5);
  });

  it('handles are the only ids of pieces and requests in a view', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), ({ table }) => {
        const ids = [...table.all('piece'), ...table.all('request')].map(({ id }) => id);
        for (const viewer of [channelViewer, personViewer(ANN), personViewer(BEN)]) {
          const view = new View(table, viewer);
          const pieces = [...view.of(pieceQueries).all()];
          const shown = [
            pieces,
            pieces.map((piece) => [
              view.of(pieceQueries).handle(piece),
              view.of(pieceQueries).properties(piece),
              view.of(pieceQueries).symbol(piece) ?? '',
            ]),
            view.of(requestQueries).all(),
            view.of(placeQueries).maps(),
            view.of(seatQueries).sides(),
          ];
          const words = new Set(JSON.stringify(shown).match(/[\w$]+/g));
          expect(ids.filter((id) => words.has(id))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('[W5] a hidden thing', () => {
  it('a hidden thing exists for the side’s own players', () => {
    const view = viewOf(ANN);
    expect(
      view
        .of(placeQueries)
        .maps()
        .map(({ name, private: hidden, boards }) => [name, hidden, boards.length]),
    ).toEqual([
      ['Field', false, 1],
      ['Camp', false, 0],
      ['Red Hand', true, 0],
      ['Red Cellar', true, 1],
    ]);
    expect(view.of(placeQueries).board(CELLAR)?.name).toBe('Vault');
    expect(
      view
        .of(pieceQueries)
        .at(HAND)
        .map(({ name }) => name),
    ).toEqual(['Spy']);
    expect(view.of(placeQueries).place(CELLAR, 'B2' as never)).toEqual({
      in: CELLAR,
      map: 'Red Cellar',
      board: 'Vault',
      cell: 'B2',
    });
  });

  it.each([BEN, CLO, DAN, 'channel'] as const)('a hidden thing does not exist for %s', (who) => {
    const view = viewOf(who);
    expect(
      view
        .of(placeQueries)
        .maps()
        .map(({ name }) => name),
    ).toEqual(['Field', 'Camp']);
    expect([...view.of(pieceQueries).all()].map(({ name }) => name)).not.toContain('Spy');
    expect([
      view.of(placeQueries).board(CELLAR),
      view.of(placeQueries).place(HAND),
      view.of(placeQueries).place(CELLAR),
      view.of(pieceQueries).byId('p6'),
      view.of(pieceQueries).byId('p7'),
    ]).toEqual(Array.from({ length: 5 }));
    expect([
      view.of(pieceQueries).at(HAND),
      view.of(pieceQueries).at(CELLAR, 'B2' as never),
      [...view.of(pieceQueries).in(HAND)],
      [...view.of(pieceQueries).in(CELLAR)],
    ]).toEqual([[], [], [], []]);
    expect([
      view.of(pieceQueries).isFree(CELLAR, 'B2' as never),
      view.of(pieceQueries).stacks(CELLAR),
      view.of(pieceQueries).stacks(HAND),
      view.of(pieceQueries).count(HAND),
    ]).toEqual([true, false, false, 0]);
  });
});

describe('a view of a game', () => {
  it('a view shows title, host, phase and rules to everyone', () => {
    for (const who of READERS) {
      const view = viewOf(who);
      expect([
        view.of(gameQueries).title,
        view.of(gameQueries).module,
        view.of(gameQueries).host,
        view.of(gameQueries).phase,
        view.of(gameQueries).hides,
      ]).toEqual(['Skirmish', 'skirmish', ANN, 'playing', true]);
      expect(view.of(gameQueries).rules).toEqual({ ends: 'by-command', captures: true, strict: true, anyone: false });
    }
  });

  it('a view shows players, observers, the turn and the viewer’s own side', () => {
    const view = viewOf(BEN);
    expect(view.of(seatQueries).sides()).toEqual([
      { id: RED, name: 'Red', index: 0, colour: '#aa2222', players: [ANN] },
      { id: BLUE, name: 'Blue', index: 1, players: [BEN] },
    ]);
    expect(view.of(seatQueries).observers()).toEqual([CLO]);
    expect(view.of(gameQueries).turn()).toEqual({ number: 1, side: view.of(seatQueries).sides()[0], next: 'Blue' });
    expect([
      view
        .of(seatQueries)
        .mine()
        .map(({ id }) => id),
      viewOf(CLO).of(seatQueries).mine(),
      viewOf('channel').of(seatQueries).mine(),
    ]).toEqual([[BLUE], [], []]);
  });

  it('a view shows requests by handle, and finds them again', () => {
    const other = seated();
    played(other, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } });
    const view = viewOf(ANN, other);
    const [request] = view.of(requestQueries).all();
    expect(request).toMatchObject({ by: DAN, wants: { what: 'seat', side: RED }, granted: false });
    expect(request?.asked.map(({ name }) => name)).toEqual(['Red']);
    const id = [...other.table.all('request')][0]?.id;
    expect(view.of(requestQueries).id(request?.handle ?? '')).toBe(id);
    expect(
      viewOf(BEN, other)
        .of(requestQueries)
        .id(request?.handle ?? ''),
    ).toBeUndefined();
  });

  it('a view shows piece and prototype values, and three-character symbols', () => {
    const other = begun();
    played(other, {
      kind: 'set',
      actor: ANN,
      piece: 'p3' as never,
      values: { note: 'x', Strength: 7, symbol: '👑👑👑👑' },
    });
    const view = viewOf(BEN, other);
    const king = view.of(pieceQueries).byId('p3');
    if (!king) throw new Error('the king is seen');
    expect(Object.fromEntries(view.of(pieceQueries).properties(king))).toEqual({
      symbol: '👑👑👑👑',
      Strength: 7,
      Royal: true,
      note: 'x',
    });
    expect([view.of(pieceQueries).symbol(king), view.of(pieceQueries).property(king, 'CurrentBoard')]).toEqual([
      '👑👑👑',
      'Main',
    ]);
    const stone = view.of(pieceQueries).byId('p5');
    expect(stone && [view.of(pieceQueries).symbol(stone), stone]).toEqual([
      undefined,
      { name: 'Stone', where: { in: MAIN, map: 'Field', board: 'Main', cell: 'D3' } },
    ]);
  });

  it('a view shows the current table', () => {
    const other = begun();
    const view = viewOf(BEN, other);
    expect([view.of(pieceQueries).isFree(MAIN, 'E5' as never), view.of(seatQueries).side(RED)?.players]).toEqual([
      true,
      [ANN],
    ]);
    played(other, { kind: 'place', actor: ANN, prototype: 'pawn', name: 'Recruit', side: RED, to: spot(MAIN, 'E5') });
    played(other, { kind: 'leave', actor: ANN, side: undefined });
    expect([view.of(pieceQueries).isFree(MAIN, 'E5' as never), view.of(seatQueries).side(RED)?.players]).toEqual([
      false,
      [],
    ]);
  });

  it('a view includes the terrain of its boards', () => {
    expect(viewOf(BEN).of(placeQueries).board(MAIN)?.terrain).toEqual([
      { name: 'wood', colour: '#226622', cells: ['B2', 'B3'] },
    ]);
    expect(viewOf(BEN, seated(openModule)).of(gameQueries).hides).toBe(false);
  });
});
