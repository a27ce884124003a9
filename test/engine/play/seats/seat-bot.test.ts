import { describe, expect, it, test } from 'vitest';
import { botPlayerId, playersOf } from '../../../../src/engine/index.ts';
import { deckModule } from '../../../support/games/decks.ts';
import {
  ANN,
  agreedBy,
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
  startOf,
} from '../../../support/table.ts';

/** The bot on seats of a game: Ann, the host, plays Red, Ben Blue, unless it is said otherwise. */

const HOUSE_RED = botPlayerId(0, 'hard');
const HOUSE_BLUE = botPlayerId(1, 'hard');

type Person = typeof ANN;
type Side = typeof RED;

const seatBot = (actor: Person, ...sides: readonly Side[]) =>
  ({ kind: 'seat-bot', actor, sides, level: 'hard' }) as const;
const unseat = (actor: Person, person: Person, side: Side) => ({ kind: 'unseat', actor, person, side }) as const;
const begin = { kind: 'begin', actor: ANN } as const;
const wish = (actor: Person, ...sides: readonly Side[]) =>
  ({ kind: 'ask', actor, wants: { what: 'bot', sides, level: 'hard' } }) as const;

/** Ann is the host and plays nothing yet. */
const lobby = (module = openModule): Play => {
  const game = newPlay();
  played(game, startOf(module));
  return game;
};

/** Three sides. */
const THREE = { ...openModule, sides: [...openModule.sides, { name: 'Green' }] };
const GREEN = 'Green' as Side;

const trio = (module = THREE): Play => {
  const game = newPlay();
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), join(CLO, GREEN), begin);
  return game;
};

const formers = ({ table }: Play): readonly string[] => [...table.all('former')].map(({ id }) => id);
const isMarked = ({ table }: Play): boolean => table.get('arranged', 'bot') !== undefined;

describe('[U52] the bot before a game begins', () => {
  it('before a game begins, only the host and players seat the bot', () => {
    const game = lobby();
    expect(outcome(game, seatBot(BEN, BLUE))).toBe('not-seated');
    played(game, seatBot(ANN, BLUE));
    expect(playersOf(game.table, BLUE)).toEqual([HOUSE_BLUE]);
    const other = lobby();
    played(other, join(BEN, BLUE), seatBot(BEN, RED));
    expect(playersOf(other.table, RED)).toEqual([HOUSE_RED]);
  });

  it('the bot takes free seats only, all at once on request', () => {
    const game = lobby(THREE);
    played(game, join(BEN, BLUE));
    expect(play(game, seatBot(ANN, RED, BLUE))).toEqual({ code: 'seat-not-free', side: BLUE });
    expect(outcome(game, seatBot(ANN, 'Grey' as Side))).toBe('no-such-side');
    expect([outcome(game, seatBot(ANN)), outcome(game, seatBot(ANN, RED, RED))]).toEqual([
      'nothing-changes',
      'nothing-changes',
    ]);
    played(game, seatBot(ANN, RED, GREEN));
    expect([RED, GREEN].flatMap((side) => playersOf(game.table, side))).toEqual([HOUSE_RED, botPlayerId(2, 'hard')]);
  });

  it('the bot gives its seat to any person who takes it', () => {
    const game = lobby();
    played(game, join(ANN, RED), seatBot(ANN, BLUE), join(BEN, BLUE));
    expect(playersOf(game.table, BLUE)).toEqual([BEN]);
    expect(isMarked(game)).toBe(false);
  });

  it('every player can remove the bot before a game begins', () => {
    const game = lobby();
    played(game, join(BEN, RED), seatBot(BEN, BLUE));
    expect(outcome(game, unseat(CLO, HOUSE_BLUE, BLUE))).toBe('host-only');
    played(game, unseat(BEN, HOUSE_BLUE, BLUE));
    expect(playersOf(game.table, BLUE)).toEqual([]);
  });

  it('bots alone cannot begin a game', () => {
    const game = lobby();
    played(game, seatBot(ANN, RED, BLUE));
    expect(outcome(game, begin)).toBe('bots-alone');
    played(game, join(ANN, RED));
    expect(outcome(game, begin)).toBe('done');
  });

  it('the bot has no seat if the module says so', () => {
    expect(outcome(lobby({ ...openModule, opponent: { plays: false } }), seatBot(ANN, BLUE))).toBe('bot-plays-not');
  });
});

describe('[U53] the bot in a running game', () => {
  it('the bot takes an abandoned seat once all others agree', () => {
    const game = trio();
    played(game, leave(CLO));
    expect(play(game, seatBot(ANN, GREEN))).toEqual({ code: 'bot-needs-consent', sides: [BLUE] });
    agreedBy(game, wish(ANN, GREEN), BEN);
    played(game, seatBot(ANN, GREEN));
    expect(playersOf(game.table, GREEN)).toEqual([botPlayerId(2, 'hard')]);
    expect([...game.table.all('request')]).toEqual([]);
  });

  it('the bot takes only the agreed seats at the agreed level', () => {
    const game = trio();
    played(game, leave(CLO));
    agreedBy(game, wish(ANN, GREEN), BEN);
    expect(outcome(game, { ...seatBot(ANN, GREEN), level: 'easy' })).toBe('bot-needs-consent');
    expect(outcome(game, seatBot(BEN, GREEN))).toBe('bot-needs-consent');
  });

  it('seating the bot needs no consent if no other person plays', () => {
    const game = begun();
    played(game, leave(BEN), seatBot(ANN, BLUE));
    expect(playersOf(game.table, BLUE)).toEqual([HOUSE_BLUE]);
    const three = trio();
    played(three, leave(CLO), leave(BEN), seatBot(ANN, BLUE), seatBot(ANN, GREEN));
    expect(playersOf(three.table, GREEN)).toEqual([botPlayerId(2, 'hard')]);
  });

  it('the host removes the bot at once in a running game', () => {
    const game = trio();
    played(game, leave(CLO));
    agreedBy(game, wish(ANN, GREEN), BEN);
    played(game, seatBot(ANN, GREEN));
    expect(outcome(game, unseat(BEN, botPlayerId(2, 'hard'), GREEN))).toBe('host-only');
    played(game, unseat(ANN, botPlayerId(2, 'hard'), GREEN));
    expect([playersOf(game.table, GREEN), isMarked(game)]).toEqual([[], true]);
  });

  it('the bot never becomes the host', () => {
    const game = begun();
    played(game, leave(BEN), seatBot(ANN, BLUE), leave(CLO), leave(ANN));
    expect(game.table.get('game', 'game')?.host).toBe(ANN);
  });

  it('the bot gives its seat to a newcomer, and the game is unrated', () => {
    const game = begun();
    played(game, leave(BEN), seatBot(ANN, BLUE));
    expect(isMarked(game)).toBe(false);
    played(game, join(DAN, BLUE));
    expect([playersOf(game.table, BLUE), isMarked(game)]).toEqual([[DAN], true]);
  });
});

describe('[U53] the bot in a game that hides things', () => {
  /** Ben has left Blue, and the bot plays it. */
  const left = (): Play => {
    const game = begun(deckModule);
    played(game, leave(BEN), seatBot(ANN, BLUE));
    return game;
  };

  test('a seat taken by the bot keeps the consent and return of players who left', () => {
    const game = left();
    expect(formers(game)).toEqual([`${BEN}/${BLUE}`]);
    played(game, join(BEN, BLUE));
    expect([playersOf(game.table, BLUE), formers(game)]).toEqual([[BEN], []]);
  });

  test('where nobody else plays, the bot leaves its seat as open as an empty one', () => {
    const emptied = (): Play => {
      const game = begun(deckModule);
      played(game, leave(BEN));
      return game;
    };
    const askedBy = (game: Play, person: Person, side: Side): unknown => {
      played(game, leave(ANN));
      const done = play(game, join(person, side));
      return 'code' in done ? done : 'done';
    };
    for (const person of [ANN, BEN, CLO])
      for (const side of [RED, BLUE]) expect(askedBy(left(), person, side)).toEqual(askedBy(emptied(), person, side));
  });

  test('a newcomer takes the bot’s place in a running game only if the others agree', () => {
    const game = left();
    expect(outcome(game, join(CLO, BLUE))).toBe('side-taken');
    agreedBy(game, { kind: 'ask', actor: CLO, wants: { what: 'seat', side: BLUE } }, ANN);
    played(game, join(CLO, BLUE));
    expect(playersOf(game.table, BLUE)).toEqual([CLO]);
  });

  test('the bot keeps the silence period of an unseated player’s seat', () => {
    const game = begun(deckModule);
    played(game, unseat(ANN, BEN, BLUE), seatBot(ANN, BLUE));
    expect(outcome(game, join(CLO, BLUE))).toBe('side-taken');
    expect(outcome(game, join(BEN, BLUE))).toBe('done');
  });

  test('the bot has no consent of its own when it leaves', () => {
    const game = left();
    played(game, unseat(ANN, HOUSE_BLUE, BLUE));
    expect(formers(game)).toEqual([`${BEN}/${BLUE}`]);
  });
});
