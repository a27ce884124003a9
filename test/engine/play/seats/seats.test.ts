import { describe, expect, it } from 'vitest';
import { playersOf, sidesOf } from '../../../../src/engine/index.ts';
import { isFull, openSeatsDeadlineOf } from '../../../../src/engine/play/seats/open-seats.ts';
import type { SideId } from '../../../../src/table/index.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CLO,
  DAN,
  join,
  leave,
  newPlay,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  seated,
  secretModule,
  startOf,
} from '../../../support/table.ts';

const hostOf = ({ table }: Play): string | undefined => table.get('game', 'game')?.host;
const players = ({ table }: Play): readonly (readonly string[])[] => [playersOf(table, RED), playersOf(table, BLUE)];
const agree = (game: Play, actor: typeof ANN): string =>
  outcome(game, { kind: 'agree', actor, request: [...game.table.all('request')][0]?.id ?? 'none' });

describe('[T17] player, observer and host', () => {
  it('player and host are separate: the starter hosts without a seat', () => {
    const game = newPlay();
    played(game, startOf(openModule));
    expect([hostOf(game), sidesOf(game.table, ANN), [...game.table.all('seat')]]).toEqual([ANN, [], []]);
    played(game, join(BEN, RED), join(CLO, undefined));
    expect([...game.table.all('seat')]).toEqual([
      { kind: 'seat', id: `${BEN}/Red`, person: BEN, side: RED, since: expect.any(Number) },
      { kind: 'seat', id: CLO, person: CLO, since: expect.any(Number) },
    ]);
  });

  it('an observer who takes a side stops observing', () => {
    const game = newPlay();
    played(game, startOf(openModule), join(CLO, undefined), join(CLO, RED));
    expect([...game.table.all('seat')].map(({ id }) => id)).toEqual([`${CLO}/Red`]);
    expect(play(game, join(CLO, undefined))).toEqual({ code: 'already-seated', side: RED });
  });

  it('repeated seats, unknown sides and leaving without a seat are refused', () => {
    const game = seated();
    expect(play(game, join(ANN, RED))).toEqual({ code: 'already-seated', side: RED });
    expect(play(game, join(CLO, undefined))).toEqual({ code: 'already-seated', side: undefined });
    expect(play(game, join(DAN, 'Green' as SideId))).toEqual({ code: 'no-such-side', side: 'Green' });
    expect(play(game, leave(DAN))).toEqual({ code: 'not-seated', side: undefined });
    expect(play(game, leave(ANN, BLUE))).toEqual({ code: 'not-seated', side: BLUE });
  });
});

describe('[T17] a side that has a player', () => {
  it('a taken side can be joined with its player’s consent', () => {
    const game = seated();
    expect(play(game, join(DAN, RED))).toEqual({ code: 'side-taken', side: RED, players: [ANN] });
    played(game, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } });
    expect(outcome(game, join(DAN, RED))).toBe('side-taken');
    expect([agree(game, BEN), agree(game, CLO), agree(game, DAN)]).toEqual(['not-asked', 'not-asked', 'not-asked']);
    expect([agree(game, ANN), outcome(game, join(DAN, RED))]).toEqual(['done', 'done']);
    expect(players(game)).toEqual([[ANN, DAN], [BEN]]);
    expect([...game.table.all('request')]).toEqual([]);
  });

  it('a taken side can be joined with the host’s consent', () => {
    const game = seated();
    played(game, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: BLUE } });
    expect([agree(game, ANN), outcome(game, join(DAN, BLUE))]).toEqual(['done', 'done']);
    expect(players(game)).toEqual([[ANN], [BEN, DAN]]);
  });

  it('a host’s consent to their own request does not join a taken side', () => {
    const game = seated();
    played(game, leave(ANN, RED), join(ANN, undefined));
    expect(hostOf(game)).toBe(BEN);
    const other = newPlay();
    played(other, startOf(openModule), join(BEN, RED), { kind: 'ask', actor: ANN, wants: { what: 'seat', side: RED } });
    expect([agree(other, ANN), agree(other, BEN)]).toEqual(['not-asked', 'done']);
  });

  it('consent to one side does not cover another', () => {
    const game = seated();
    played(game, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } });
    expect([agree(game, ANN), outcome(game, join(DAN, BLUE))]).toEqual(['done', 'side-taken']);
  });

  it('a request for a seat ends when it is taken, even if freed', () => {
    const game = seated();
    played(game, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: BLUE } }, leave(BEN), join(DAN, BLUE));
    expect([...game.table.all('request')]).toEqual([]);
  });
});

describe('[T17] a person with several sides', () => {
  it('a player may hold several sides in open games', () => {
    const game = newPlay();
    played(game, startOf(openModule), join(ANN, RED), join(ANN, BLUE));
    expect(sidesOf(game.table, ANN)).toEqual([RED, BLUE]);
    played(game, leave(ANN, RED));
    expect(sidesOf(game.table, ANN)).toEqual([BLUE]);
  });

  it('a player may not hold several sides if anything is hidden', () => {
    const game = newPlay();
    played(game, startOf(secretModule), join(ANN, RED));
    expect(play(game, join(ANN, BLUE))).toEqual({ code: 'one-side-only', side: RED });
    played(game, join(BEN, BLUE), { kind: 'ask', actor: ANN, wants: { what: 'seat', side: BLUE } });
    expect([agree(game, BEN), outcome(game, join(ANN, BLUE))]).toEqual(['done', 'one-side-only']);
  });

  it('a solo player may take all sides in open games', () => {
    const game = newPlay();
    played(game, startOf(openModule), join(ANN, undefined), { kind: 'alone', actor: ANN });
    expect(players(game)).toEqual([[ANN], [ANN]]);
    expect([...game.table.all('seat')]).toHaveLength(2);
    expect(outcome(game, { kind: 'alone', actor: ANN })).toBe('already-seated');
    expect(play(game, { kind: 'alone', actor: BEN })).toEqual({ code: 'alone-others', players: [ANN] });
    const secret = newPlay();
    played(secret, startOf(secretModule));
    expect(outcome(secret, { kind: 'alone', actor: ANN })).toBe('alone-hides');
  });
});

describe('[T17] a host who leaves', () => {
  it('a host who leaves passes hosting to the person seated longest', () => {
    const game = seated();
    played(game, leave(ANN));
    expect(hostOf(game)).toBe(BEN);
    played(game, leave(BEN));
    expect(hostOf(game)).toBe(CLO);
    played(game, leave(CLO));
    expect(hostOf(game)).toBe(CLO);
  });

  it('a host who leaves a seat stays the host while another is left', () => {
    const game = newPlay();
    played(game, startOf(openModule), { kind: 'alone', actor: ANN }, join(CLO, undefined), leave(ANN, RED));
    expect(hostOf(game)).toBe(ANN);
    played(game, leave(ANN, BLUE));
    expect(hostOf(game)).toBe(CLO);
  });
});

describe('beginning and ending a game', () => {
  it('a game starts once when every side has a player', () => {
    const game = newPlay();
    played(game, startOf(openModule), join(ANN, RED));
    expect(play(game, { kind: 'begin', actor: ANN })).toEqual({ code: 'seats-empty', sides: ['Blue'] });
    expect(game.table.size('piece')).toBe(0);
    played(game, join(BEN, BLUE), { kind: 'begin', actor: BEN });
    expect([game.table.get('game', 'game')?.phase, game.table.size('piece')]).toEqual(['playing', 5]);
    expect(outcome(game, { kind: 'begin', actor: ANN })).toBe('already-begun');
  });

  it('a game ends once, for good', () => {
    const game = begun();
    played(game, { kind: 'stop', actor: ANN });
    expect(game.table.get('game', 'game')?.phase).toBe('over');
    expect([outcome(game, { kind: 'stop', actor: ANN }), outcome(game, { kind: 'begin', actor: ANN })]).toEqual([
      'game-over',
      'game-over',
    ]);
  });
});

describe('open seats', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const opened = (): Play => {
    const game = newPlay();
    played(game, { ...startOf(openModule), open: true }, join(ANN, RED));
    return game;
  };
  const lapse = { kind: 'lapse', actor: ANN } as const;

  it('open seats close the game after seven days without a start', () => {
    const game = opened();
    expect([openSeatsDeadlineOf(game.table), isFull(game.table)]).toEqual([7 * DAY, false]);
    expect(outcome(game, lapse, 7 * DAY - 1)).toBe('nothing-changes');
    expect(outcome(game, lapse, 7 * DAY)).toBe('done');
    expect(outcome(game, join(BEN, BLUE))).toBe('game-over');
    const full = opened();
    played(full, join(BEN, BLUE));
    expect(isFull(full.table)).toBe(true);
    played(full, { kind: 'begin', actor: ANN });
    expect([openSeatsDeadlineOf(full.table), isFull(full.table), outcome(full, lapse, 99 * DAY)]).toEqual([
      undefined,
      false,
      'nothing-changes',
    ]);
  });

  it('a game without open seats does not expire', () => {
    const game = seated();
    expect([openSeatsDeadlineOf(game.table), isFull(game.table), outcome(game, lapse, 99 * DAY)]).toEqual([
      undefined,
      false,
      'nothing-changes',
    ]);
  });
});
