import { describe, expect, it } from 'vitest';
import {
  counterDefaults,
  type Module,
  moduleOf,
  peopleStillToAnswer,
  playersOf,
  sidesOf,
  type Wish,
} from '../../../../src/engine/index.ts';
import { moduleHash } from '../../../../src/session/text/hash.ts';
import { isRefusal, type Operation, type PersonId, type SideId } from '../../../../src/table/index.ts';
import { Lens } from '../../../../src/view/lens.ts';
import { reportChangeToViewer } from '../../../../src/view/seen/seen.ts';
import { tell } from '../../../../src/view/seen/tell.ts';
import { channelViewer } from '../../../../src/view/viewer.ts';
import { deckModule, draw, named, RED_HAND, SUPPLIES } from '../../../support/games/decks.ts';
import { scored } from '../../../support/gdl.ts';
import {
  ANN,
  agreedBy,
  BEN,
  BLUE,
  begun,
  CLO,
  DAN,
  endTurn,
  join,
  leave,
  newPlay,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  reloadedWith,
  seated,
  startOf,
  undo,
  withRules,
} from '../../../support/table.ts';
import { en } from '../../../support/words.ts';

const { deedOf, linesOf } = en.deed;

const GREEN = 'Green' as SideId;
const EVE = '100000000000000005' as PersonId;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Ann, the host, plays Red, Ben Blue, Clo Green; Dan has no seat. Red is on turn from the beginning, at 0. */
const three = (module: Module = deckModule): Play => {
  const game = newPlay();
  const turn = { order: ['Red', 'Blue', 'Green'], ends: 'by-command' } as const;
  played(
    game,
    startOf({ ...withRules(module, {}, turn), sides: [...module.sides, { name: 'Green' }] }),
    join(ANN, RED),
    join(BEN, BLUE),
    join(CLO, GREEN),
    { kind: 'begin', actor: ANN },
  );
  return game;
};

const two = (module: Module = deckModule): Play => begun(module);

const master: Wish = { what: 'master' };
const ask = (actor: PersonId, wants: Wish): Operation<'ask'> => ({ kind: 'ask', actor, wants });
const askSeat = (actor: PersonId, side: SideId): Operation<'ask'> => ask(actor, { what: 'seat', side });
const preside = (actor: PersonId): Operation<'preside'> => ({ kind: 'preside', actor, takes: true });
const unseat = (actor: PersonId, person: PersonId, side: SideId): Operation<'unseat'> => ({
  kind: 'unseat',
  actor,
  person,
  side,
});
const reminder = (minutes: number): Operation<'settings'> => ({ kind: 'settings', actor: ANN, reminder: minutes });
const request = ({ table }: Play) => [...table.all('request')][0];
const agree = (game: Play, actor: PersonId): string =>
  outcome(game, { kind: 'agree', actor, request: request(game)?.id ?? '' });
const decline = (game: Play, actor: PersonId): string =>
  outcome(game, { kind: 'decline', actor, request: request(game)?.id ?? '' });
const waited = (game: Play): readonly PersonId[] => {
  const open = request(game);
  return open ? peopleStillToAnswer(game.table, open) : [];
};

/** What the channel is told of an operation: what was done, and the lines below it. */
const told = (game: Play, operation: Operation, now = 0): readonly string[] => {
  const change = play(game, operation, now);
  if (isRefusal(change)) throw new Error(change.code);
  const deed = tell(operation, reportChangeToViewer(game.table, change, channelViewer, operation));
  return [deedOf(deed), ...linesOf(deed)];
};

describe('[D3] consent to reveal secrets', () => {
  it('revealing secrets still needs consent of players whom the host unseated', () => {
    const game = three();
    played(game, ask(DAN, master), unseat(ANN, BEN, BLUE));
    expect(game.table.size('request')).toBe(0);
    played(game, unseat(ANN, CLO, GREEN), ask(DAN, master));
    expect([agree(game, ANN), outcome(game, preside(DAN)), waited(game)]).toEqual(['done', 'has-seen', [BEN, CLO]]);
    expect([decline(game, CLO), outcome(game, preside(DAN))]).toEqual(['done', 'has-seen']);
  });

  it('consent of unseated players is granted after three days', () => {
    const game = three();
    played(game, unseat(ANN, BEN, BLUE), unseat(ANN, CLO, GREEN), ask(DAN, master));
    expect(request(game)?.until).toBe(3 * DAY);
    expect(agree(game, ANN)).toBe('done');
    expect([outcome(game, preside(DAN), 3 * DAY - 1), outcome(game, preside(DAN), 3 * DAY)]).toEqual([
      'has-seen',
      'done',
    ]);
  });

  it('a report of consent lists the sides that did not answer', () => {
    const game = two();
    played(game, ask(DAN, master));
    expect(agree(game, ANN)).toBe('done');
    expect(told(game, preside(DAN), 3 * DAY)).toEqual([
      'is now the game master and sees everything',
      "**Blue** didn't answer in time.",
    ]);
  });

  it('a host who changes seats cannot bypass consent', () => {
    const game = two();
    played(game, unseat(ANN, BEN, BLUE));
    expect(outcome(game, join(ANN, BLUE))).toBe('one-side-only');
    played(game, leave(ANN));
    expect(play(game, join(ANN, BLUE), DAY)).toMatchObject({ code: 'has-seen', side: BLUE, sides: [BLUE] });
    play(game, askSeat(ANN, BLUE), DAY);
    expect([waited(game), agree(game, ANN), outcome(game, join(ANN, BLUE), 4 * DAY - 1)]).toEqual([
      [BEN],
      'not-asked',
      'has-seen',
    ]);
    expect(outcome(game, join(ANN, BLUE), 4 * DAY)).toBe('done');
    play(game, leave(ANN), 5 * DAY);
    expect([outcome(game, join(ANN, RED), 99 * DAY), outcome(game, preside(ANN), 99 * DAY)]).toEqual([
      'nobody-agrees',
      'nobody-agrees',
    ]);
    expect(outcome(game, join(ANN, BLUE), 99 * DAY)).toBe('nobody-agrees');
    expect(playersOf(game.table, RED)).toEqual([]);
  });

  it('consent to reveal secrets is impossible for solo players and observers', () => {
    const game = newPlay();
    played(
      game,
      startOf({
        ...deckModule,
        sides: [{ name: 'Red' }],
        turn: { order: ['Red'], ends: 'by-command' },
        maps: deckModule.maps.slice(0, 2),
        decks: (deckModule.decks ?? []).slice(0, 2),
        setup: [],
      }),
    );
    played(game, join(ANN, RED), { kind: 'begin', actor: ANN }, leave(ANN));
    expect([outcome(game, preside(ANN)), outcome(game, ask(ANN, master)), outcome(game, join(ANN, RED))]).toEqual([
      'nobody-agrees',
      'nobody-to-ask',
      'done',
    ]);
  });

  it('consent of a side without players needs its last player, who may return freely', () => {
    const game = two();
    played(game, leave(BEN), ask(DAN, master));
    expect(waited(game)).toEqual([ANN, BEN]);
    played(game, join(BEN, BLUE), leave(ANN), join(ANN, RED));
    expect([playersOf(game.table, RED), playersOf(game.table, BLUE), game.table.size('former')]).toEqual([
      [ANN],
      [BEN],
      0,
    ]);
  });

  it('consent also covers a former seat that is now taken', () => {
    const game = two();
    played(game, leave(ANN), join(DAN, RED));
    expect(play(game, join(ANN, RED), 2 * DAY)).toMatchObject({ code: 'side-taken', players: [DAN] });
    play(game, askSeat(ANN, RED), 2 * DAY);
    expect([outcome(game, join(ANN, RED), 5 * DAY - 1), outcome(game, join(ANN, RED), 5 * DAY)]).toEqual([
      'side-taken',
      'done',
    ]);
  });

  it('a requester who has since seen another side’s secrets must ask that side, too', () => {
    const game = two();
    played(game, join(DAN, undefined), draw(ANN, SUPPLIES, RED_HAND), askSeat(DAN, BLUE));
    played(game, { kind: 'reveal', actor: ANN, piece: named(game.table, 'e'), to: DAN });
    expect([agree(game, BEN), outcome(game, join(DAN, BLUE))]).toEqual(['done', 'has-seen']);
    played(game, askSeat(DAN, BLUE));
    expect([waited(game), agree(game, BEN), outcome(game, join(DAN, BLUE)), agree(game, ANN)]).toEqual([
      [ANN, BEN],
      'done',
      'has-seen',
      'done',
    ]);
    expect(outcome(game, join(DAN, BLUE))).toBe('done');
  });

  it('seeing a side’s secrets counts from when the module began to hide things', () => {
    const game = begun(withRules(openModule, { turns: 'free' }));
    const module = scored('(scorekeeper a (known-to Red) (initial 0))', withRules(openModule, { turns: 'free' }));
    reloadedWith(game, module, ANN, BEN);
    played(game, leave(ANN));
    expect(outcome(game, join(ANN, BLUE))).toBe('has-seen');
  });
});

describe('[D3] a seat for a newcomer', () => {
  it('a newcomer’s seat needs its player’s consent, not the host’s', () => {
    const game = two();
    played(game, askSeat(DAN, BLUE));
    expect([agree(game, ANN), agree(game, BEN), outcome(game, join(DAN, BLUE))]).toEqual(['not-asked', 'done', 'done']);
  });

  it('a seat is free after its player on turn was silent a day', () => {
    const game = two();
    expect(play(game, join(DAN, RED), DAY - 1)).toEqual({ code: 'side-taken', side: RED, players: [ANN], until: DAY });
    expect(outcome(game, join(DAN, RED), DAY)).toBe('done');
    expect(playersOf(game.table, RED)).toEqual([ANN, DAN]);
  });

  it.each([
    [0, DAY],
    [60, DAY],
    [24 * 60, DAY],
    [3 * 24 * 60, 3 * DAY],
  ])('a seat is free after a longer reminder time: %i minutes', (minutes, until) => {
    const game = two();
    played(game, reminder(minutes));
    expect([outcome(game, join(DAN, RED), until - 1), outcome(game, join(DAN, RED), until)]).toEqual([
      'side-taken',
      'done',
    ]);
  });

  it('a player’s silence counts from the last action and the turn’s start', () => {
    const game = two();
    play(game, draw(ANN, SUPPLIES, RED_HAND), 5 * HOUR);
    play(game, endTurn(ANN), 20 * HOUR);
    expect(play(game, join(DAN, BLUE), DAY)).toMatchObject({ until: 20 * HOUR + DAY });
    play(game, endTurn(BEN), 30 * HOUR);
    expect(play(game, join(DAN, RED), 31 * HOUR)).toMatchObject({ until: 30 * HOUR + DAY });
    play(game, { kind: 'decline', actor: ANN, request: 'none' }, 32 * HOUR);
    expect(play(game, join(DAN, RED), 33 * HOUR)).toMatchObject({ until: 30 * HOUR + DAY });
  });

  it('the silence of a player not on turn counts from the request', () => {
    const game = two();
    expect(play(game, join(DAN, BLUE), 5 * DAY)).toMatchObject({ code: 'side-taken', until: 6 * DAY });
    play(game, askSeat(DAN, BLUE), 5 * DAY);
    expect([
      request(game)?.until,
      outcome(game, join(DAN, BLUE), 6 * DAY - 1),
      outcome(game, join(DAN, BLUE), 6 * DAY),
    ]).toEqual([6 * DAY, 'side-taken', 'done']);
  });

  it('a player’s silence counts from the last action if there are no turns', () => {
    const game = two(withRules(deckModule, {}, null));
    play(game, { kind: 'shuffle', actor: BEN, deck: SUPPLIES, discards: false }, HOUR);
    expect([outcome(game, join(DAN, BLUE), DAY), outcome(game, join(DAN, BLUE), DAY + HOUR)]).toEqual([
      'side-taken',
      'done',
    ]);
  });

  it('a freed seat stays reserved until its player was silent for a day', () => {
    const game = two();
    play(game, endTurn(ANN), HOUR);
    play(game, endTurn(BEN), 2 * HOUR);
    play(game, unseat(ANN, BEN, BLUE), 3 * DAY);
    expect(play(game, join(DAN, BLUE), 3 * DAY)).toEqual({
      code: 'side-taken',
      side: BLUE,
      players: [BEN],
      until: 4 * DAY,
    });
    play(game, askSeat(DAN, BLUE), 3 * DAY);
    play(game, { kind: 'decline', actor: BEN, request: request(game)?.id ?? '' }, 3 * DAY + HOUR);
    expect([outcome(game, join(DAN, BLUE), 4 * DAY), outcome(game, join(DAN, BLUE), 4 * DAY + HOUR)]).toEqual([
      'side-taken',
      'done',
    ]);
  });

  it('a seat with several players is free after the silence of all, unseated players too', () => {
    const game = two();
    agreedBy(game, askSeat(DAN, RED), ANN);
    played(game, join(DAN, RED));
    play(game, draw(DAN, SUPPLIES, RED_HAND), 10 * HOUR);
    play(game, unseat(ANN, DAN, RED), 11 * HOUR);
    expect(play(game, join(EVE, RED), DAY)).toMatchObject({ players: [ANN, DAN], until: 11 * HOUR + DAY });
    expect(outcome(game, join(EVE, RED), 11 * HOUR + DAY)).toBe('done');
  });

  it('a seat is free at once after its last player left', () => {
    const game = two();
    played(game, leave(BEN));
    expect(outcome(game, join(DAN, BLUE))).toBe('done');
  });

  it('silence frees no seat before the start or in open games', () => {
    for (const game of [seated(deckModule), begun(openModule)]) {
      expect(play(game, join(DAN, BLUE), 9 * DAY)).toEqual({ code: 'side-taken', side: BLUE, players: [BEN] });
      played(game, askSeat(DAN, BLUE));
      expect(request(game)).not.toHaveProperty('until');
      expect([agree(game, ANN), outcome(game, join(DAN, BLUE))]).toEqual(['done', 'done']);
    }
  });
});

describe('[D3] [D4] requests for consent', () => {
  it.each<[string, readonly Operation[]]>([
    ['a seat is freed', [unseat(ANN, BEN, BLUE)]],
    ['a player leaves', [leave(BEN)]],
    ['somebody takes a side', [leave(BEN), join(DAN, BLUE)]],
    ['the game ends', [{ kind: 'stop', actor: ANN }]],
  ])('requests lapse when %s, without counting as agreed or declined', (_, operations) => {
    const game = two();
    for (const operation of operations.slice(0, -1)) played(game, operation);
    play(game, ask(EVE, master), 0);
    const lines = told(game, operations.at(-1) as Operation);
    expect(game.table.size('request')).toBe(0);
    expect(lines.slice(1)).toEqual([`<@${EVE}>'s request has expired.`]);
    expect(lines.join()).not.toMatch(/agree|decline/);
  });

  it('a requester who takes a seat loses all requests, reported once', () => {
    const game = two();
    played(game, unseat(ANN, BEN, BLUE), leave(ANN), askSeat(ANN, BLUE), ask(ANN, master));
    expect(told(game, join(ANN, RED))).toEqual(['plays **Red**', `<@${ANN}>'s request has expired.`]);
  });

  it('requests to undo lapse with the next play, without a decline', () => {
    const game = begun();
    played(game, endTurn(ANN), ask(ANN, { what: 'undo', steps: [6] }));
    expect(told(game, endTurn(BEN))).toEqual(['ends the turn', `<@${ANN}>'s request has expired.`]);
  });

  it('requests are answered only by pressing, and withdrawn by their maker', () => {
    const game = three();
    played(game, ask(DAN, master));
    const id = request(game)?.id ?? '';
    expect(told(game, { kind: 'agree', actor: BEN, request: id })).toEqual([`agrees with <@${DAN}>`]);
    expect(told(game, { kind: 'decline', actor: CLO, request: id })).toEqual([`declines <@${DAN}>'s request`]);
    played(game, ask(DAN, master));
    expect(told(game, { kind: 'decline', actor: DAN, request: request(game)?.id ?? '' })).toEqual([
      'withdraws the request',
    ]);
  });

  it('[D42] requests for the same undo merge, and the second asker agrees', () => {
    const game = three(withRules(deckModule, { turns: 'strict' }));
    played(game, endTurn(ANN), ask(ANN, { what: 'undo', steps: [6] }));
    expect(told(game, ask(BEN, { what: 'undo', steps: [6] }))).toEqual(['also asks to take back a step']);
    expect([game.table.size('request'), request(game)?.by, request(game)?.agreed, waited(game)]).toEqual([
      1,
      ANN,
      [BLUE],
      [CLO],
    ]);
    expect(outcome(game, ask(BEN, { what: 'undo', steps: [6] }))).toBe('not-asked');
  });

  it('requests for a seat stay separate for two people', () => {
    const game = two();
    played(game, askSeat(DAN, BLUE), askSeat(EVE, BLUE));
    expect(game.table.size('request')).toBe(2);
  });
});

describe('[D8] handing over a side', () => {
  const offer = (to: PersonId, side = RED): Operation<'ask'> => ask(ANN, { what: 'transfer', side, to });
  const transfer = (to: PersonId): Operation<'transfer'> => ({ kind: 'transfer', actor: ANN, side: RED, to });

  it.each([openModule, deckModule])('a side is handed over only to a person who accepts', (module) => {
    const game = begun(module);
    expect(play(game, transfer(DAN))).toEqual({ code: 'not-accepted', person: DAN, side: RED });
    expect(told(game, offer(DAN))).toEqual([`offers **Red** to <@${DAN}>`]);
    expect([waited(game), agree(game, ANN), agree(game, BEN), outcome(game, transfer(DAN))]).toEqual([
      [DAN],
      'not-asked',
      'not-asked',
      'not-accepted',
    ]);
    expect([agree(game, DAN), outcome(game, transfer(DAN)), playersOf(game.table, RED)]).toEqual([
      'done',
      'done',
      [DAN],
    ]);
  });

  it('a side is never handed over by waiting or by the game master', () => {
    const game = seated(deckModule);
    played(game, preside(CLO), { kind: 'begin', actor: ANN }, offer(DAN));
    expect([agree(game, CLO), outcome(game, transfer(DAN), 99 * DAY), decline(game, DAN)]).toEqual([
      'not-asked',
      'not-accepted',
      'done',
    ]);
  });

  it('a side is handed over alone and for good', () => {
    const game = newPlay();
    played(game, startOf(openModule), join(ANN, RED), join(ANN, BLUE), join(CLO, undefined));
    played(game, { kind: 'begin', actor: ANN }, offer(CLO));
    expect([agree(game, CLO), outcome(game, transfer(CLO))]).toEqual(['done', 'done']);
    expect([...game.table.all('seat')].map(({ id }) => id).sort()).toEqual([`${ANN}/Blue`, `${CLO}/Red`]);
    expect(game.table.size('request')).toBe(0);
  });

  it('a player may get a second side in open games, else a reason', () => {
    const open = begun(openModule);
    played(open, offer(BEN));
    expect([agree(open, BEN), outcome(open, transfer(BEN))]).toEqual(['done', 'done']);
    expect([...sidesOf(open.table, BEN)].sort()).toEqual([BLUE, RED]);
    const game = seated(deckModule);
    played(game, preside(CLO), { kind: 'begin', actor: ANN });
    const why = (to: PersonId): unknown => {
      const answer = play(game, offer(to));
      return 'why' in answer ? answer.why : answer;
    };
    expect([ANN, BEN, CLO].map(why)).toEqual(['plays-it', 'plays-other', 'presides']);
  });

  it('only its player can offer a side, to eligible people', () => {
    const game = begun(deckModule);
    expect([outcome(game, offer(DAN, BLUE)), outcome(game, offer(BEN)), outcome(game, offer(ANN))]).toEqual([
      'not-seated',
      'not-to-them',
      'not-to-them',
    ]);
  });
});

describe('[D8] an undo after the end of a game', () => {
  const ended = (): Play => {
    const game = three(
      scored(
        '(scorekeeper a (initial 0) (applies-to Green) (trigger (> turn 1)) (do win)) (scorekeeper b (applies-to (Red Blue)) (trigger (> turn 1)) (do lose))',
        openModule,
      ),
    );
    for (const actor of [ANN, BEN, CLO, ANN, BEN, CLO])
      if (game.table.get('game', 'game')?.phase === 'playing') played(game, endTurn(actor));
    return game;
  };

  it('after the end of a game an undo needs consent of all, winners first', () => {
    const game = ended();
    expect([game.table.get('game', 'game')?.phase, game.table.get('outcome', GREEN)?.result]).toEqual(['over', 'won']);
    const steps = game.timeline.done.slice(-1);
    expect(play(game, undo(ANN))).toEqual({ code: 'undo-needs-consent', sides: [GREEN, BLUE], steps });
    expect(play(game, undo(BEN))).toMatchObject({ sides: [GREEN, RED] });
    expect(play(game, undo(CLO))).toMatchObject({ sides: [RED, BLUE] });
    expect([outcome(game, undo(DAN)), outcome(game, ask(DAN, { what: 'undo', steps }))]).toEqual([
      'not-a-player',
      'not-a-player',
    ]);
    played(game, ask(ANN, { what: 'undo', steps }));
    expect([agree(game, BEN), outcome(game, undo(ANN)), agree(game, CLO), outcome(game, undo(ANN))]).toEqual([
      'done',
      'undo-needs-consent',
      'done',
      'done',
    ]);
    expect(game.table.get('game', 'game')?.phase).toBe('playing');
  });
});

describe('[D1] consent to another module', () => {
  const mended: Module = { ...deckModule, rules: { ...deckModule.rules, pieces: 'anyone' } };
  const reload = (actor: PersonId, module = mended): Operation<'reload'> => ({
    kind: 'reload',
    actor,
    module,
    hash: moduleHash(module),
  });
  const wish = (module: Module): Wish => ({ what: 'reload', hash: moduleHash(module), title: module.title });
  const askFor = (module: Module): Operation<'ask'> => ({ ...ask(ANN, wish(module)), module });
  const pieces = ({ table }: Play): string => moduleOf(table).rules.pieces;
  const rebuilt = (game: Play, change: Partial<Module>): Module => ({ ...moduleOf(game.table), ...change });

  it('replacing the module waits up to three days for consent of every other side', () => {
    const game = three();
    const after = rebuilt(game, { rules: { ...deckModule.rules, pieces: 'anyone' } });
    expect(play(game, reload(ANN, after))).toEqual({
      code: 'reload-needs-consent',
      sides: [BLUE, GREEN],
      until: 3 * DAY,
    });
    played(game, askFor(after));
    expect([waited(game), request(game)?.wants, pieces(game)]).toEqual([[BEN, CLO], wish(after), 'owner']);
    expect([agree(game, ANN), agree(game, BEN), outcome(game, reload(ANN, after)), pieces(game)]).toEqual([
      'not-asked',
      'done',
      'reload-needs-consent',
      'owner',
    ]);
    expect([
      agree(game, CLO),
      outcome(game, { kind: 'reload', actor: ANN, hash: moduleHash(after) }),
      pieces(game),
    ]).toEqual(['done', 'done', 'anyone']);
    expect(game.table.size('request')).toBe(0);
  });

  it('a requested module replaces the old one after three days without an answer', () => {
    const game = two();
    played(game, unseat(ANN, BEN, BLUE), askFor(mended));
    expect([waited(game), outcome(game, reload(ANN), 3 * DAY - 1), outcome(game, reload(ANN), 3 * DAY)]).toEqual([
      [BEN],
      'reload-needs-consent',
      'done',
    ]);
  });

  it('replacing the module needs no consent for masters, open games or cosmetic changes', () => {
    const game = seated(deckModule);
    played(game, preside(DAN), { kind: 'begin', actor: ANN });
    expect([outcome(game, reload(BEN)), outcome(game, reload(DAN))]).toEqual(['host-only', 'done']);
    expect(outcome(two(), reload(ANN, { ...deckModule, title: 'Other', description: 'Words' }))).toBe('done');
    expect(
      outcome(begun(openModule), reload(ANN, { ...openModule, rules: { ...openModule.rules, pieces: 'anyone' } })),
    ).toBe('done');
  });

  it('replacing the module needs consent also if only the new one hides something', () => {
    const game = begun(openModule);
    expect(outcome(game, reload(ANN, scored('(scorekeeper a (known-to Red) (initial 0))', openModule)))).toBe(
      'reload-needs-consent',
    );
    const hosting = seated(openModule);
    played(hosting, preside(ANN));
    expect(outcome(hosting, reload(ANN, deckModule))).toBe('does-not-fit');
  });

  it('an agreed module that does not fit is refused until it fits', () => {
    const order = ['Red', 'Blue', 'Red'];
    const game = two(withRules(deckModule, {}, { order, ends: 'by-command' }));
    const shorter = rebuilt(game, { turn: { order: order.slice(0, 2), ends: 'by-command' } });
    played(game, askFor(shorter), endTurn(ANN), endTurn(BEN));
    const agreed: Operation<'reload'> = { kind: 'reload', actor: ANN, hash: moduleHash(shorter) };
    expect([agree(game, BEN), outcome(game, agreed)]).toEqual(['done', 'does-not-fit']);
    played(game, endTurn(ANN));
    expect(outcome(game, agreed)).toBe('done');
  });

  it('the module that replaces the old one must be the agreed one', () => {
    const game = two();
    agreedBy(game, askFor(mended), BEN);
    const spying: Module = { ...deckModule, rules: { ...deckModule.rules, undo: 'reshuffle' } };
    expect(outcome(game, reload(ANN, spying))).toBe('reload-needs-consent');
    played(game, { ...reload(ANN, spying), hash: moduleHash(mended) });
    expect([pieces(game), moduleOf(game.table).rules.undo]).toEqual(['anyone', undefined]);
  });

  it('the former module replaces a new one with the same consent', () => {
    const game = two();
    reloadedWith(game, mended, ANN, BEN);
    expect(outcome(game, reload(ANN, deckModule))).toBe('reload-needs-consent');
  });

  it('a requested module is stored once with the request and shown to no one', () => {
    const game = two();
    played(game, askFor(mended));
    const sizes = [agree(game, BEN), decline(game, BEN)].map(() => JSON.stringify(game.steps.at(-1)?.change).length);
    expect(Math.max(...sizes)).toBeLessThan(700);
    expect([...new Lens(game.table, channelViewer).all('proposal')]).toEqual([]);
    played(game, askFor({ ...mended, title: 'Other' }));
    expect(JSON.stringify(game.steps.at(-1)?.change).length).toBeLessThan(1000);
  });

  it.each<[string, Operation]>([
    [
      'define-counter',
      {
        kind: 'define-counter',
        actor: ANN,
        definition: {
          ...counterDefaults,
          name: 'Spy',
          on: 'Blue Hand',
          visible: 'all',
        },
      },
    ],
    [
      'modify',
      {
        kind: 'modify',
        actor: ANN,
        definition: { name: 'Spy', of: 'may', scope: 'game', match: '', change: 'move = true', precedence: 0 },
        piece: undefined,
      },
    ],
    ['define-scores', { kind: 'define-scores', actor: ANN, text: '(scorekeeper a (known-to Red) (initial 0))' }],
    ['remove-counter', { kind: 'remove-counter', actor: ANN, counter: 'Blue Hand_Spy' }],
  ])('consent to replace the module cannot be bypassed: %s needs the game master', (_, operation) => {
    expect(outcome(two(), operation)).toBe('nobody-may');
  });
});
