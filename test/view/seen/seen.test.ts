import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/engine/play/records.ts';
import { apply, type Change, type Operation, type PersonId, updated } from '../../../src/table/index.ts';
import type { SeenReport } from '../../../src/view/seen/report.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import {
  ANN,
  BEN,
  begun,
  CAMP,
  CELLAR,
  CLO,
  DAN,
  endTurn,
  HAND,
  join,
  leave,
  MAIN,
  move,
  openModule,
  type Play,
  played,
  RED,
  seated,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { deedOf } = en.deed;

type Reader = PersonId | 'channel';
const viewer = (who: Reader) => (who === 'channel' ? channelViewer : personViewer(who));
const seenBy = ({ table }: Play, change: Change, who: Reader, by?: Operation): readonly SeenReport[] =>
  reportChangeToViewer(table, change, viewer(who), by);
const kinds = (seen: readonly SeenReport[]): readonly string[] => seen.map(({ what }) => what);

/** What each reader is told of an operation. */
const told = (game: Play, operation: Operation): Record<'ann' | 'ben' | 'clo' | 'channel', string> => {
  const change = played(game, operation);
  const deed = (who: Reader): string => deedOf(tell(operation, seenBy(game, change, who, operation)));
  return { ann: deed(ANN), ben: deed(BEN), clo: deed(CLO), channel: deed('channel') };
};

const all = (deed: string) => ({ ann: deed, ben: deed, clo: deed, channel: deed });

describe('a game that came from a file', () => {
  it('a game from a file reports freed sides to all, not observers or requests', () => {
    const game = begun();
    played(game, { kind: 'ask', actor: BEN, wants: { what: 'master' } });
    const operation: Operation = { kind: 'import', actor: ANN };
    const seen = seenBy(game, played(game, operation), 'channel', operation);
    expect(tell(operation, seen).seen).toEqual([
      { what: 'left', person: ANN, side: 'Red', own: true },
      { what: 'left', person: BEN, side: 'Blue' },
    ]);
  });
});

describe('the report of a move', () => {
  it('a move on a public map is shown to all with its captures', () => {
    const game = begun(secretModule);
    expect(told(game, move(game, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C4'), spot(MAIN, 'C1')))).toEqual(
      all('moves **Red King** C5 → C4 and takes **Blue Pawn** C1'),
    );
  });

  it('[W5] a move into a private window looks like a disappearance to others', () => {
    const game = begun(secretModule);
    expect(told(game, move(game, ANN, spot(MAIN, 'C5'), spot(CELLAR, 'A1')))).toEqual({
      ...all('moves **Red King** away from C5'),
      ann: 'moves **Red King** Main C5 → Vault A1',
    });
  });

  it('[W5] a move out of a private window looks like an arrival to others', () => {
    const game = begun(secretModule);
    expect(told(game, move(game, ANN, spot(CELLAR, 'B2'), spot(MAIN, 'E5')))).toEqual({
      ...all('plays **Hoard** to E5'),
      ann: 'moves **Hoard** Vault B2 → Main E5',
    });
  });

  it.each([
    ['inside', spot(CELLAR, 'B2'), spot(CELLAR, 'C3')],
    ['between', spot(HAND), spot(CELLAR, 'B2')],
  ])('[W2] a move %s private windows is invisible to others', (_, from, to) => {
    const game = begun(secretModule);
    const deeds = told(game, move(game, ANN, from, to));
    expect({ ...deeds, ann: deeds.ann !== '' }).toEqual({ ...all(''), ann: true });
    const change = game.steps.at(-1)?.change as Change;
    expect([BEN, CLO, DAN, 'channel' as const].map((who) => seenBy(game, change, who))).toEqual([[], [], [], []]);
  });

  it('a move that ends the turn reports the next side', () => {
    const game = begun(withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'after-move' }));
    const change = played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    expect(seenBy(game, change, 'channel')).toMatchObject([
      { what: 'moved' },
      { what: 'turn', number: 1, side: { name: 'Blue' } },
    ]);
  });

  it('[W5] a move uses the piece’s name from its visible place', () => {
    const { table } = begun(secretModule);
    const king = table.get('piece', 'p3') as Piece;
    const change = updated(king, { ...king, name: 'Traitor', place: { ...spot(HAND), rank: 9 } });
    apply(table, change);
    expect(reportChangeToViewer(table, change, channelViewer)).toMatchObject([
      { what: 'vanished', piece: 'Red King', from: 'C5' },
    ]);
  });
});

describe('the report of a piece visible before and after', () => {
  it.each<[string, Partial<Piece>, Partial<Piece>, readonly string[]]>([
    ['covered by its mask', {}, { mask: { side: RED } }, ['covered']],
    ['uncovered', { mask: { side: RED } }, {}, ['revealed']],
    ['shown to all, covered as it is', { mask: { side: RED } }, { mask: { side: RED }, shown: 'all' }, ['revealed']],
    [
      'no longer shown to one of two',
      { mask: { side: RED }, shown: [ANN, BEN] },
      { mask: { side: RED }, shown: [ANN] },
      ['covered'],
    ],
    ['made invisible and uncovered at once', { mask: { side: RED } }, { invisible: RED }, ['covered']],
    ['visible again, but covered', { invisible: RED }, { mask: { side: RED } }, ['revealed']],
    [
      'made invisible, and shown to one',
      { mask: { side: RED } },
      { invisible: RED, mask: { side: RED }, shown: [BEN] },
      ['covered'],
    ],
    ['as it was', { mask: { side: RED } }, { mask: { side: RED } }, []],
  ])('the report of a piece visible before and after: %s', (_, was, is, seen) => {
    const { table } = begun(secretModule);
    const { mask: _mask, invisible: _invisible, shown: _shown, ...king } = table.get('piece', 'p3') as Piece;
    const [before, after] = [
      { ...king, ...was },
      { ...king, ...is },
    ] as readonly [Piece, Piece];
    apply(table, updated(table.get('piece', 'p3') as Piece, before));
    const change = updated(before, after);
    apply(table, change);
    expect(kinds(reportChangeToViewer(table, change, personViewer(ANN)))).toEqual(seen);
  });
});

describe('the report of a change of the game', () => {
  const game = begun(openModule);

  it('the report of a change starts with the setup visible to each viewer', () => {
    const secret = begun(secretModule);
    const change = secret.steps.at(-1)?.change as Change;
    const appeared = (who: Reader): number =>
      kinds(seenBy(secret, change, who)).filter((what) => what === 'appeared').length;
    expect([appeared(ANN), appeared(BEN), appeared('channel')]).toEqual([7, 5, 5]);
    expect(kinds(seenBy(secret, change, BEN))).toContain('begun');
    expect(kinds(seenBy(secret, secret.steps[0]?.change as Change, BEN))).toEqual(['started']);
  });

  it.each<[string, (game: Play) => Operation, string]>([
    [
      'place',
      () => ({ kind: 'place', actor: ANN, prototype: 'pawn', name: 'Recruit', side: RED, to: spot(CAMP) }),
      'puts **Recruit** on Camp',
    ],
    [
      'set',
      () => ({ kind: 'set', actor: ANN, piece: 'p3' as never, values: { note: 'tired', Strength: 2 } }),
      "changes **Red King**'s note from blank to tired and changes **Red King**'s Strength from 3 to 2",
    ],
    [
      'set again',
      () => ({ kind: 'set', actor: ANN, piece: 'p3' as never, values: { toString: 'x' } as never }),
      "changes **Red King**'s to string from blank to x",
    ],
    ['delete', () => ({ kind: 'delete', actor: ANN, piece: 'p1' as never }), 'takes **Pawn** off A5'],
    ['end-turn', () => endTurn(ANN), 'ends the turn'],
    ['join', () => join(DAN, undefined), 'watches the game'],
    ['leave', () => leave(DAN), 'stops watching'],
    ['leave as host', () => leave(ANN), `makes <@${BEN}> the host and leaves **Red**`],
    ['take a side', () => join(DAN, RED), 'plays **Red**'],
    ['stop', () => ({ kind: 'stop', actor: BEN }), 'ends the game'],
  ])('the report describes the operation: %s', (_, operation, deed) => {
    expect(told(game, operation(game))).toEqual(all(deed));
  });

  it('the report of a change groups identical pieces by number', () => {
    const other = begun(withRules(openModule, { turns: 'free' }));
    const gathered = { ...move(other, ANN, spot(MAIN, 'A5'), spot(CAMP)), pieces: ['p1', 'p2'] as never };
    expect(told(other, gathered).channel).toBe('moves **Pawn** A5 → Camp and moves **Pawn** B5 → Camp');
    const back = move(other, ANN, spot(CAMP), spot(MAIN, 'E5'));
    const clone = { kind: 'clone', actor: ANN, piece: 'p1', count: 3 } as never;
    expect(told(other, back).channel).toBe('moves **Pawn** Camp → E5');
    expect(told(other, clone).channel).toBe('puts 3 × **Pawn** on Camp');
  });
});

describe('[T15] the report of an undo', () => {
  it('an undo names the steps as the reader knew them, or nothing', () => {
    const past = ['moves **Pawn** A5 → A4', 'ends the turn'];
    const asked: readonly SeenReport[] = [{ what: 'asked', wants: { what: 'undo' } }];
    expect(deedOf(tell(undo(ANN, 2), [], past))).toBe('takes back: moves **Pawn** A5 → A4; ends the turn');
    expect(deedOf(tell({ kind: 'redo', actor: ANN, steps: 1 }, [], ['ends the turn']))).toBe('redoes: ends the turn');
    expect(
      deedOf(tell({ kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [7] } }, asked, ['ends the turn'])),
    ).toBe('asks to take back: ends the turn');
    expect(deedOf(tell(undo(ANN), []))).toBe('');
  });

  it('[W5] an undo of a move in a private window is visible to its side', () => {
    const game = begun(secretModule);
    played(game, move(game, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'C3')));
    const change = played(game, undo(ANN));
    expect([ANN, BEN, 'channel' as const].map((who) => kinds(seenBy(game, change, who)))).toEqual([['moved'], [], []]);
  });
});

describe('the report of requests', () => {
  it('requests are shown to all: made, partly agreed, withdrawn or declined', () => {
    const three = { ...openModule, sides: [...openModule.sides, { name: 'Green' }] };
    const game = seated(three);
    played(game, join(DAN, 'Green' as never), { kind: 'begin', actor: ANN }, endTurn(ANN));
    const ask = { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [7] } } as const;
    expect(kinds(seenBy(game, played(game, ask), 'channel'))).toEqual(['asked']);
    const request = [...game.table.all('request')][0]?.id ?? '';
    expect(told(game, { kind: 'agree', actor: BEN, request })).toEqual(all(`agrees with <@${ANN}>`));
    expect(told(game, { kind: 'decline', actor: DAN, request })).toEqual(all(`declines <@${ANN}>'s request`));
    expect(told(game, { kind: 'ask', actor: CLO, wants: { what: 'seat', side: RED } })).toEqual(
      all('asks to play **Red**'),
    );
  });
});
