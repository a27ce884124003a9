import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonId } from '../../src/engine/core/ids.ts';
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
  it('stand for pieces in one view, and mean nothing in another', () => {
    const [ann, ben] = [viewOf(ANN), viewOf(BEN)];
    const [king, other] = [ann.byId('p3'), ben.byId('p3')];
    if (!king || !other) throw new Error('both see the king');
    expect(ann.handle(king)).not.toBe(ben.handle(other));
    expect(ann.byHandle(ann.handle(king))?.name).toBe('Red King');
    expect(ben.byHandle(ann.handle(king))).toBeUndefined();
    const again = viewOf(ANN);
    expect([...again.pieces()].map((piece) => again.handle(piece))).toContain(ann.handle(king));
  });

  it('are asked of the view that gave the piece', () => {
    const king = viewOf(ANN).byId('p3');
    expect(() => king && viewOf(ANN).handle(king)).toThrow('a piece of another view');
  });

  it('differ for every piece and viewer, and are found again', () => {
    const handles = READERS.flatMap((who) => {
      const view = viewOf(who);
      return [...view.pieces()].map((piece) => {
        const handle = view.handle(piece);
        expect(view.byHandle(handle)?.where).toEqual(piece.where);
        return handle;
      });
    });
    expect(new Set(handles).size).toBe(handles.length);
    expect(handles).toHaveLength(7 + 4 * 5);
  });

  it('are all that a view tells of a piece’s or a request’s id', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), ({ table }) => {
        const ids = [...table.all('piece'), ...table.all('request')].map(({ id }) => id);
        for (const viewer of [channelViewer, personViewer(ANN), personViewer(BEN)]) {
          const view = new View(table, viewer);
          const pieces = [...view.pieces()];
          const shown = [
            pieces,
            pieces.map((piece) => [view.handle(piece), view.properties(piece), view.symbol(piece) ?? '']),
            view.requests(),
            view.maps(),
            view.sides(),
          ];
          const words = new Set(JSON.stringify(shown).match(/[\w$]+/g));
          expect(ids.filter((id) => words.has(id))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('[W5] what a viewer may not see', () => {
  it('is there for the side’s own players', () => {
    const view = viewOf(ANN);
    expect(view.maps().map(({ name, private: hidden, boards }) => [name, hidden, boards.length])).toEqual([
      ['Field', false, 1],
      ['Camp', false, 0],
      ['Red Hand', true, 0],
      ['Red Cellar', true, 1],
    ]);
    expect(view.board(CELLAR)?.name).toBe('Vault');
    expect(view.at(HAND).map(({ name }) => name)).toEqual(['Spy']);
    expect(view.place(CELLAR, 'B2' as never)).toEqual({ in: CELLAR, map: 'Red Cellar', board: 'Vault', cell: 'B2' });
  });

  it.each([BEN, CLO, DAN, 'channel'] as const)('does not exist for %s', (who) => {
    const view = viewOf(who);
    expect(view.maps().map(({ name }) => name)).toEqual(['Field', 'Camp']);
    expect([...view.pieces()].map(({ name }) => name)).not.toContain('Spy');
    expect([view.board(CELLAR), view.place(HAND), view.place(CELLAR), view.byId('p6'), view.byId('p7')]).toEqual(
      Array.from({ length: 5 }),
    );
    expect([view.at(HAND), view.at(CELLAR, 'B2' as never), [...view.in(HAND)], [...view.in(CELLAR)]]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect([view.isFree(CELLAR, 'B2' as never), view.stacks(CELLAR), view.stacks(HAND), view.count(HAND)]).toEqual([
      true,
      false,
      false,
      0,
    ]);
  });
});

describe('a view', () => {
  it('tells the game’s title, host, phase and rules to everyone', () => {
    for (const who of READERS) {
      const view = viewOf(who);
      expect([view.title, view.module, view.host, view.phase, view.hides]).toEqual([
        'Skirmish',
        'skirmish',
        ANN,
        'playing',
        true,
      ]);
      expect(view.rules).toEqual({ ends: 'by-command', captures: true, strict: true });
    }
  });

  it('tells who plays what, who observes, whose turn it is, and what is one’s own', () => {
    const view = viewOf(BEN);
    expect(view.sides()).toEqual([
      { id: RED, name: 'Red', index: 0, colour: '#aa2222', players: [ANN] },
      { id: BLUE, name: 'Blue', index: 1, players: [BEN] },
    ]);
    expect(view.observers()).toEqual([CLO]);
    expect(view.turn()).toEqual({ number: 1, side: view.sides()[0] });
    expect([view.mine().map(({ id }) => id), viewOf(CLO).mine(), viewOf('channel').mine()]).toEqual([[BLUE], [], []]);
  });

  it('shows requests by handle, and finds them again', () => {
    const other = seated();
    played(other, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } });
    const view = viewOf(ANN, other);
    const [request] = view.requests();
    expect(request).toMatchObject({ by: DAN, wants: { what: 'seat', side: RED }, granted: false });
    expect(request?.asked.map(({ name }) => name)).toEqual(['Red']);
    const id = [...other.table.all('request')][0]?.id;
    expect(view.requestId(request?.handle ?? '')).toBe(id);
    expect(viewOf(BEN, other).requestId(request?.handle ?? '')).toBeUndefined();
  });

  it('shows a piece’s values and its prototype’s, and at most three characters as its symbol', () => {
    const other = begun();
    played(other, {
      kind: 'set',
      actor: ANN,
      piece: 'p3' as never,
      values: { note: 'x', Strength: 7, symbol: '👑👑👑👑' },
    });
    const view = viewOf(BEN, other);
    const king = view.byId('p3');
    if (!king) throw new Error('the king is seen');
    expect(Object.fromEntries(view.properties(king))).toEqual({
      symbol: '👑👑👑👑',
      Strength: 7,
      Royal: true,
      note: 'x',
    });
    expect([view.symbol(king), view.property(king, 'CurrentBoard')]).toEqual(['👑👑👑', 'Main']);
    const stone = view.byId('p5');
    expect(stone && [view.symbol(stone), stone]).toEqual([
      undefined,
      { name: 'Stone', where: { in: MAIN, map: 'Field', board: 'Main', cell: 'D3' } },
    ]);
  });

  it('shows the table as it is now, not as it was when it was made', () => {
    const other = begun();
    const view = viewOf(BEN, other);
    expect([view.isFree(MAIN, 'E5' as never), view.side(RED)?.players]).toEqual([true, [ANN]]);
    played(other, { kind: 'place', actor: ANN, prototype: 'pawn', name: 'Recruit', side: RED, to: spot(MAIN, 'E5') });
    played(other, { kind: 'leave', actor: ANN, side: undefined });
    expect([view.isFree(MAIN, 'E5' as never), view.side(RED)?.players]).toEqual([false, []]);
  });

  it('knows the terrain of its boards', () => {
    expect(viewOf(BEN).board(MAIN)?.terrain).toEqual([{ name: 'wood', colour: '#226622', cells: ['B2', 'B3'] }]);
    expect(viewOf(BEN, seated(openModule)).hides).toBe(false);
  });
});
