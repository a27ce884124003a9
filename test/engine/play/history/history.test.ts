import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '../../../../src/engine/index.ts';
import {
  createUndoChange,
  handlerOf,
  isRefusal,
  kindsKeptByUndo,
  type LiveTable,
} from '../../../../src/table/index.ts';
import { scored, scoresIn } from '../../../support/gdl.ts';
import { anyAttempts, anyModule, beginning, operationOf } from '../../../support/generators.ts';
import { recordsOf } from '../../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CLO,
  DAN,
  endTurn,
  join,
  leave,
  MAIN,
  move,
  newPlay,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  redo,
  seated,
  spot,
  undo,
  withRules,
} from '../../../support/table.ts';

const free = withRules(openModule, { turns: 'free' });
const kept = kindsKeptByUndo(systems);

/** What undo takes back, and nothing else: the handles of pieces are never what they were (T7). */
const ofPlay = (table: LiveTable): unknown =>
  (recordsOf(table) as [never, [string, object][]][])
    .filter(([kind]) => !kept.has(kind))
    .map(([kind, records]) => [kind, records.map(([id, record]) => [id, { ...record, alias: undefined }])]);

type Later = (game: Play) => ReturnType<typeof move>;

const ann =
  (from: string, to: string): Later =>
  (game) =>
    move(game, ANN, spot(MAIN, from), spot(MAIN, to));
const ben =
  (from: string, to: string): Later =>
  (game) =>
    move(game, BEN, spot(MAIN, from), spot(MAIN, to));

describe('[T15] undo', () => {
  it('undo takes back the player’s own steps, any number, newest first', () => {
    const game = begun(free);
    const states = [ofPlay(game.table)];
    for (const [from, to] of [
      ['A5', 'A4'],
      ['A4', 'A3'],
      ['B5', 'A4'],
    ] as const) {
      played(game, ann(from, to));
      states.push(ofPlay(game.table));
    }
    played(game, undo(ANN));
    expect(ofPlay(game.table)).toEqual(states[2]);
    played(game, undo(ANN, 2));
    expect(ofPlay(game.table)).toEqual(states[0]);
  });

  it('undo takes back all requested steps or none', () => {
    const game = begun(free);
    played(game, ann('A5', 'A4'), ann('A4', 'A3'));
    const before = ofPlay(game.table);
    expect(play(game, undo(ANN, 3))).toEqual({ code: 'nothing-to-undo', asked: 3, there: 2 });
    expect(play(game, undo(ANN, 0))).toMatchObject({ code: 'nothing-to-undo' });
    expect(ofPlay(game.table)).toEqual(before);
    expect(outcome(begun(), undo(ANN))).toBe('nothing-to-undo');
  });

  it('undo restores captured pieces', () => {
    const game = begun();
    const before = ofPlay(game.table);
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'C1')), undo(ANN));
    expect(ofPlay(game.table)).toEqual(before);
  });

  it('undo needs consent once another side has acted', () => {
    const game = begun(free);
    played(game, ann('A5', 'A4'), ben('C1', 'C2'));
    expect(play(game, undo(ANN))).toEqual({ code: 'undo-needs-consent', sides: [BLUE], steps: [6 + 1] });
    expect(play(game, undo(BEN, 2))).toEqual({ code: 'undo-needs-consent', sides: [RED], steps: [7, 6] });
    played(game, undo(BEN));
    expect(outcome(game, undo(BEN))).toBe('undo-needs-consent');
    played(game, undo(ANN));
    expect(game.timeline.done).toEqual([]);
  });

  it('undo includes steps of players on the same side', () => {
    const game = seated(free);
    played(game, leave(CLO), { kind: 'ask', actor: CLO, wants: { what: 'seat', side: RED } });
    played(game, { kind: 'agree', actor: ANN, request: [...game.table.all('request')][0]?.id ?? '' }, join(CLO, RED));
    played(game, { kind: 'begin', actor: ANN });
    played(game, ann('A5', 'A4'), undo(CLO), redo(CLO), undo(ANN));
    expect(game.timeline.undone).toHaveLength(1);
  });

  it('undo leaves seats, host, requests, ids and phase unchanged', () => {
    const game = begun(free);
    played(game, ann('A5', 'A4'), { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } }, leave(CLO));
    const keptNow = (): unknown => (recordsOf(game.table) as [never, unknown][]).filter(([kind]) => kept.has(kind));
    const before = keptNow();
    played(game, undo(ANN));
    expect(keptNow()).toEqual(before);
    expect([...kept].sort()).toEqual([
      'attempt',
      'beacon',
      'board',
      'clock',
      'counter',
      'deck',
      'former',
      'game',
      'map',
      'module',
      'proposal',
      'published',
      'request',
      'scoring',
      'seat',
      'secret',
      'sequence',
      'share',
      'side',
      'stream',
      'tally',
      'timeout',
      'witness',
    ]);
  });

  it('undo stops at the start of the game', () => {
    const game = begun();
    expect(play(game, undo(ANN))).toEqual({ code: 'nothing-to-undo', asked: 1, there: 0 });
  });
});

describe('[T15] an undo by consent', () => {
  const asked = (): Play => {
    const game = begun(free);
    played(game, ann('A5', 'A4'), ben('C1', 'C2'), { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [7, 6] } });
    return game;
  };
  const request = ({ table }: Play): string => [...table.all('request')][0]?.id ?? 'none';

  it('an agreed undo takes back just these steps once every other side agreed', () => {
    const game = asked();
    expect(outcome(game, undo(ANN, 2))).toBe('undo-needs-consent');
    played(game, { kind: 'agree', actor: BEN, request: request(game) });
    expect(outcome(game, undo(ANN, 1))).toBe('undo-needs-consent');
    expect(outcome(game, undo(BEN, 2))).toBe('undo-needs-consent');
    played(game, undo(ANN, 2));
    expect([game.timeline.done, [...game.table.all('request')]]).toEqual([[], []]);
  });

  it('consent to an undo lapses as soon as anything is played, undone or redone', () => {
    for (const later of [ann('B5', 'B4'), () => undo(BEN)]) {
      const game = asked();
      played(game, { kind: 'agree', actor: BEN, request: request(game) }, later);
      expect([...game.table.all('request')]).toEqual([]);
    }
  });

  it('a declined or withdrawn request permits no undo', () => {
    for (const actor of [BEN, ANN]) {
      const game = asked();
      played(game, { kind: 'decline', actor, request: request(game) });
      expect(outcome(game, undo(ANN, 2))).toBe('undo-needs-consent');
    }
  });

  it('undo needs no consent from sides without players', () => {
    const game = asked();
    played(game, { kind: 'decline', actor: ANN, request: request(game) }, leave(BEN), undo(ANN, 2));
    expect(game.timeline.done).toEqual([]);
  });
});

describe('[T15] redo', () => {
  it('redo repeats the steps in order for the players who made them', () => {
    const game = begun(free);
    played(game, ann('A5', 'A4'), ann('A4', 'A3'));
    const before = ofPlay(game.table);
    played(game, undo(ANN, 2), redo(ANN, 2));
    expect(ofPlay(game.table)).toEqual(before);
    played(game, undo(ANN), undo(ANN), redo(ANN), redo(ANN));
    expect(ofPlay(game.table)).toEqual(before);
    expect(game.timeline.done).toEqual([6, 7]);
  });

  it('redo is possible while every later step of play is an undo', () => {
    const game = begun(free);
    played(game, ann('A5', 'A4'), undo(ANN), leave(CLO), join(CLO, undefined));
    expect(game.timeline.undone).toEqual([6]);
    played(game, ben('C1', 'C2'));
    expect(play(game, redo(ANN))).toEqual({ code: 'nothing-to-redo', asked: 1, there: 0 });
  });

  it('redo is for the players who made the steps, all or nothing', () => {
    const game = begun(free);
    played(game, ann('A5', 'A4'), ben('C1', 'C2'), undo(BEN), undo(ANN));
    expect(play(game, redo(BEN))).toEqual({ code: 'not-your-step', player: ANN });
    expect(play(game, redo(ANN, 2))).toEqual({ code: 'not-your-step', player: BEN });
    expect(play(game, redo(ANN, 3))).toEqual({ code: 'nothing-to-redo', asked: 3, there: 2 });
    played(game, redo(ANN), redo(BEN));
    expect(game.timeline.undone).toEqual([]);
  });

  it('redo also repeats the end of the turn that followed', () => {
    const game = begun(withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'after-move' }));
    played(game, ann('A5', 'A4'), undo(ANN), redo(ANN));
    expect(game.table.get('turn', 'turn')).toMatchObject({ position: 1 });
    expect(outcome(game, endTurn(BEN))).toBe('ends-by-move');
  });
});

describe('[T15] undo and redo in any game', () => {
  it('undo and redo go back and forth in a single line of states', () => {
    fc.assert(
      fc.property(anyModule, anyAttempts, (module, attempts) => {
        const game = newPlay();
        played(game, ...beginning(module));
        const line = [ofPlay(game.table)];
        let at = 0;
        for (const attempt of attempts) {
          const operation = operationOf(game, attempt);
          if (isRefusal(play(game, operation))) continue;
          if (operation.kind === 'undo') at -= operation.steps;
          else if (operation.kind === 'redo') at += operation.steps;
          else if (handlerOf(systems, operation.kind).play) {
            at += 1;
            line.splice(at, line.length, ofPlay(game.table));
          }
          expect(ofPlay(game.table)).toEqual(line[at]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('undo never changes seats, logs or other kept records, except requests and ids (T7)', () => {
    fc.assert(
      fc.property(anyModule, anyAttempts, (module, attempts) => {
        const game = newPlay();
        played(game, ...beginning(module));
        for (const attempt of attempts) play(game, operationOf(game, attempt));
        for (const { operation, change } of game.steps) {
          if (operation.kind !== 'undo' && operation.kind !== 'redo') continue;
          const kinds = [...change.added, ...change.updated, ...change.removed].map(({ kind }) => kind);
          expect(kinds.filter((kind) => kept.has(kind) && kind !== 'request' && kind !== 'sequence')).toEqual([]);
          expect(createUndoChange(change, kept).added.filter(({ kind }) => kind === 'request')).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('[T15] [S23] undo and redo trigger no scorekeeper', () => {
  const game = begun(scored('(scorekeeper a (initial 0) (applies-to Red) (when after-action) (do (add 1)))', free));
  const score = (): unknown => scoresIn(game)['a']?.['Red'];
  played(game, ann('A5', 'A4'), ann('A4', 'A3'));
  expect(score()).toBe(2);
  played(game, undo(ANN));
  expect(score()).toBe(1);
  played(game, redo(ANN));
  expect(score()).toBe(2);
});
