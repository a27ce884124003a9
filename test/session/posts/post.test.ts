import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { Step } from '../../../src/session/base/step.ts';
import { Session } from '../../../src/session/game/session.ts';
import { anyAttempts, anyModule, operationOf } from '../../support/generators.ts';
import { deedFor, postsInWords } from '../../support/play/told.ts';
import {
  beginning,
  CHANNEL,
  done,
  GAME,
  logOf,
  moveOf,
  newGame,
  newInteraction,
  newProcess,
  newTable,
  place,
  playedAgain,
  told,
} from '../../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CAMP,
  CELLAR,
  CLO,
  DAN,
  endTurn,
  HAND,
  join,
  leave,
  MAIN,
  openModule,
  RED,
  redo,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';

const readers = ({ posts }: Step): readonly string[] => posts.map(({ reader }) => reader);
const free = withRules(secretModule, { turns: 'free' });
const afterMove = (module: Module): Module => withRules(module, {}, { order: ['Red', 'Blue'], ends: 'after-move' });
const advance = (session: Session): ReturnType<typeof moveOf> =>
  moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'));

describe('the readers of a step', () => {
  it('[W4] a step of an open game is posted to the channel, once', async () => {
    const session = await newGame(newProcess());
    for (const operation of [advance(session), place(spot(CAMP)), endTurn(ANN)])
      expect(readers(await done(session, operation))).toEqual(['channel']);
  });

  it('[W4] a step in private windows also reaches better-informed viewers', async () => {
    const session = await newGame(newProcess(), free);
    expect(readers(await done(session, advance(session)))).toEqual(['channel']);
    const hidden = await done(session, moveOf(session, ANN, spot(MAIN, 'A4'), spot(HAND)));
    expect(hidden.posts.map(({ reader }) => [reader, deedFor(hidden, reader)])).toEqual([
      ['channel', 'moves **Pawn** away from A4'],
      [ANN, 'moves **Pawn** A4 → Red Hand'],
    ]);
  });

  it('[W2] a move inside a private window reaches only its viewers', async () => {
    const session = await newGame(newProcess(), free);
    const step = await done(session, moveOf(session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
    expect(readers(step)).toEqual([ANN]);
    expect(JSON.stringify(step.posts)).toContain('Hoard');
    for (const reader of ['channel', BEN, CLO] as const) expect(deedFor(step, reader)).toBe('');
  });

  it('[W2] undo and redo in a private window reach its viewers', async () => {
    const session = await newGame(newProcess(), free);
    await done(session, moveOf(session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
    for (const operation of [undo(ANN), redo(ANN)]) expect(readers(await done(session, operation))).toEqual([ANN]);
  });

  it('every player of a side gets a message of their own', async () => {
    const process = newProcess();
    const { game } = await newTable(process, free);
    const seat = { what: 'seat', side: RED } as const;
    const { change } = await told(game, { kind: 'ask', actor: DAN, wants: seat });
    await told(game, { kind: 'agree', actor: ANN, request: change.added[0]?.id ?? '' });
    await told(game, join(DAN, RED));
    const step = await told(game, moveOf(game.session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
    expect(readers(step)).toEqual([ANN, DAN]);
    await process.clock.pass(0);
    expect(process.messenger.texts(DAN)).toEqual([
      `-# **Skirmish** in <#${CHANNEL}>\n<@${ANN}> moves **Hoard** B2 → A1.`,
    ]);
    expect(process.messenger.texts(BEN)).toEqual([]);
  });

  it('a step reaches no person who has left', async () => {
    const session = await newGame(newProcess(), free);
    expect(readers(await done(session, leave(CLO)))).toEqual(['channel']);
  });
});

describe('the side on turn', () => {
  it('[T18] the side on turn is announced once to its players, when the turn begins', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const step = await told(game, endTurn(ANN));
    expect(postsInWords(step)).toEqual([
      { reader: 'channel', deed: 'ends the turn', turn: { side: 'Blue', players: [BEN] } },
    ]);
    await process.clock.pass(0);
    expect(process.messenger.there.at(-1)?.message).toMatchObject({
      text: `<@${ANN}> ends the turn.\nIt's **Blue**'s turn: <@${BEN}>`,
      mentions: [BEN],
    });
    await told(game, place(spot(CAMP)));
    await process.clock.pass(0);
    expect(process.messenger.there.at(-1)?.message.mentions).toBeUndefined();
  });

  it('[T18] a new turn mentions no player if the actor continues', async () => {
    const session = Session.empty(newProcess().ports, GAME);
    for (const operation of [
      beginning(openModule)[0],
      { kind: 'alone', actor: ANN },
      { kind: 'begin', actor: ANN },
    ] as const) {
      if (operation) await done(session, operation);
    }
    expect(postsInWords(await done(session, endTurn(ANN)))).toEqual([
      { reader: 'channel', deed: 'ends the turn', turn: { side: 'Blue', players: [] } },
    ]);
  });

  it('[T18] the side on turn is announced at the start to players other than the starter', async () => {
    const session = Session.empty(newProcess().ports, GAME);
    for (const operation of beginning(openModule).slice(0, 4)) await done(session, operation);
    expect(postsInWords(await done(session, { kind: 'begin', actor: BEN }))).toEqual([
      { reader: 'channel', deed: 'starts the game', turn: { side: 'Red', players: [ANN] } },
    ]);
  });

  it('[W4] the side on turn is announced in the post of the ending move', async () => {
    const session = await newGame(newProcess(), afterMove(openModule));
    expect(postsInWords(await done(session, advance(session)))).toEqual([
      {
        reader: 'channel',
        deed: 'moves **Pawn** A5 → A4',
        turn: { side: 'Blue', players: [BEN] },
        marks: { board: MAIN, arrows: [{ from: 'A5', to: 'A4' }], crosses: [], cells: [] },
      },
    ]);
  });

  it('[T18] the side on turn is announced after an unseen move, without the move', async () => {
    const process = newProcess();
    const { game } = await newTable(process, afterMove(secretModule));
    const step = await told(game, moveOf(game.session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
    expect(readers(step)).toEqual(['channel', ANN]);
    await process.clock.pass(0);
    expect(process.messenger.texts(CHANNEL).at(-1)).toBe(`**Blue** to move: <@${BEN}>`);
    expect(process.messenger.texts(ANN).slice(1)).toEqual([
      `-# **Skirmish** in <#${CHANNEL}>\n<@${ANN}> moves **Hoard** B2 → A1.`,
    ]);
  });
});

describe('the asked players', () => {
  it('asked players are mentioned once, whatever sides they play', async () => {
    const session = Session.empty(newProcess().ports, GAME);
    const three: Module = { ...openModule, sides: [...openModule.sides, { name: 'Green' }] };
    const [start] = beginning(three);
    const sides = [RED, BLUE, 'Green' as typeof RED];
    if (start) await done(session, start);
    for (const [i, side] of sides.entries()) await done(session, join(i === 0 ? ANN : BEN, side));
    await done(session, { kind: 'begin', actor: ANN });
    await done(session, advance(session));
    await done(session, endTurn(ANN));
    const asked = await done(session, { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [7, 6] } });
    expect(postsInWords(asked)).toEqual([
      { reader: 'channel', deed: expect.stringContaining('asks to take back'), asks: [BEN] },
    ]);
  });
});

describe('random games', () => {
  it('[W4] each reader gets at most one non-empty post per step', async () => {
    const property = fc.asyncProperty(anyModule, anyAttempts, async (module, attempts) => {
      const session = Session.empty(newProcess().ports, GAME);
      for (const operation of beginning(module)) await done(session, operation);
      for (const attempt of attempts)
        await session.run(operationOf(playedAgain(await logOf(session), module), attempt), newInteraction());
      const hides = module.maps.some((map) => map.private !== undefined);
      for (const step of await logOf(session)) {
        expect(new Set(readers(step)).size).toBe(step.posts.length);
        if (!hides) expect(readers(step).every((reader) => reader === 'channel')).toBe(true);
        for (const { turn, asks, reader } of step.posts)
          expect(deedFor(step, reader) !== '' || turn !== undefined || asks !== undefined).toBe(true);
      }
    });
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  });
});
