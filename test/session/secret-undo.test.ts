import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import type { Outcome } from '../../src/session/base/outcome.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { Games } from '../../src/session/games/games.ts';
import { buildStepMessage } from '../../src/session/posts/step-messages.ts';
import type { CellId, Operation, PersonId, PieceId, Refusal, SideId } from '../../src/table/index.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { hiddenInfoLeaksOf } from '../../src/view/seen/revelations.ts';
import type { Message } from '../../src/view/text/message.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { deedFor } from '../support/play/told.ts';
import {
  CHANNEL,
  done,
  idsAt,
  killed,
  logOf,
  moveOf,
  newInteraction,
  newProcess,
  newTable,
  seenOf,
  started,
} from '../support/session.ts';
import {
  ANN,
  BEN,
  CELLAR,
  CLO,
  endTurn,
  HAND,
  MAIN,
  openModule,
  RED,
  redo,
  secretModule,
  spot,
  undo,
  withRules,
} from '../support/table.ts';

/** Undo where steps stand between that not everybody was told of: each counts the steps of his own log (T6, T19). */

const secret = withRules(secretModule, { turns: 'free' });

const table = async (): Promise<OpenGame> => (await newTable(newProcess(), secret)).game;

/** Ann moves her hoard in the cellar: nobody else is told. */
const hidden = ({ session }: OpenGame, from: string, to: string): Promise<unknown> =>
  done(session, moveOf(session, ANN, spot(CELLAR, from), spot(CELLAR, to)));
const open = ({ session }: OpenGame, actor: PersonId, from: string, to: string): Promise<unknown> =>
  done(session, moveOf(session, actor, spot(MAIN, from), spot(MAIN, to)));

const tried = async ({ session }: OpenGame, operation: Operation): Promise<unknown> => {
  const outcome: Outcome = await session.run(operation, newInteraction());
  return outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
};

/** Ben takes back what Ann did last, as far as he was told of it, to which she agrees. */
const agreedUndo = async (game: OpenGame): Promise<void> => {
  const { session } = game;
  const refusal = await tried(game, undo(BEN));
  expect(refusal).toMatchObject({ code: 'undo-needs-consent', sides: [RED] });
  const { steps } = refusal as Refusal<'undo-needs-consent'>;
  await done(session, { kind: 'ask', actor: BEN, wants: { what: 'undo', steps } });
  const requests = session.viewNow(channelViewer).of(requestQueries);
  const [request] = requests.all();
  await done(session, { kind: 'agree', actor: ANN, request: (request && requests.id(request.handle)) ?? '' });
  await done(session, undo(BEN));
};

const newest = async ({
  session,
}: OpenGame): Promise<{ readonly steps: unknown; readonly deeds: readonly string[] }> => {
  const step = (await logOf(session)).at(-1);
  if (!step) throw new Error('an empty log');
  return {
    steps: (step.operation as Operation<'undo'>).steps,
    deeds: (['channel', ANN, BEN, CLO] as const).map((reader) => deedFor(step, reader)),
  };
};

const stands = (game: OpenGame, cell: string): readonly string[] =>
  game.session
    .viewNow(channelViewer)
    .of(pieceQueries)
    .at(MAIN, cell as never)
    .map(({ name }) => name);

describe('[D7] an undo past steps unknown to its player', () => {
  it('[D7] undoing past unseen steps leaves independent ones unchanged and unannounced', async () => {
    const game = await table();
    await open(game, BEN, 'C1', 'C2');
    await hidden(game, 'B2', 'B1');
    expect(await tried(game, undo(BEN))).toBe('done');
    expect(await newest(game)).toEqual({ steps: 1, deeds: Array(4).fill('takes back: moves **Blue Pawn** C1 → C2') });
    expect([
      stands(game, 'C1'),
      game.session
        .viewNow(personViewer(ANN))
        .of(pieceQueries)
        .at(CELLAR, 'B1' as never).length,
    ]).toEqual([['Blue Pawn'], 1]);
    expect(await tried(game, undo(ANN))).toBe('done');
    expect((await newest(game)).deeds).toEqual(['', 'takes back: moves **Hoard** B2 → B1', '', '']);
  });

  it('[D7] undoing past unseen steps can be redone', async () => {
    const game = await table();
    await open(game, BEN, 'C1', 'C2');
    await hidden(game, 'B2', 'B1');
    await done(game.session, undo(BEN));
    await hidden(game, 'B1', 'B3');
    expect(await tried(game, redo(BEN))).toBe('done');
    expect(stands(game, 'C2')).toEqual(['Blue Pawn']);
    expect(await tried(game, redo(ANN))).toMatchObject({ code: 'nothing-to-redo' });
    expect(await tried(game, undo(BEN))).toBe('done');
    expect(stands(game, 'C1')).toEqual(['Blue Pawn']);
  });

  it('[D7] undoing past unseen steps survives a reload from log and snapshot', async () => {
    const process = newProcess({ settings: { snapshotEvery: 2 } });
    const { game } = await newTable(process, secret);
    await open(game, BEN, 'C1', 'C2');
    await hidden(game, 'B2', 'B1');
    await done(game.session, undo(BEN));
    await hidden(game, 'B1', 'B3');
    await game.session.close();
    const again = (await new Games(killed(process).ports).at(CHANNEL)) as OpenGame;
    expect(await tried(again, redo(BEN))).toBe('done');
    expect(stands(again, 'C2')).toEqual(['Blue Pawn']);
  });

  it('[D7] [T6] undoing past unseen steps takes dependent ones by consent', async () => {
    const { traits, ...rest } = secret;
    const game = (await newTable(newProcess(), { ...rest, traits: { ...traits, king: { invisible: true } } })).game;
    const { session } = game;
    const king = idsAt(session, spot(MAIN, 'C5'))[0] as PieceId;
    await done(session, { kind: 'hide', actor: ANN, piece: king, what: 'existence' });
    await open(game, ANN, 'A5', 'A4');
    await hidden(game, 'B2', 'B1');
    await done(session, { kind: 'move', actor: ANN, pieces: [king], to: spot(MAIN, 'A5'), captures: [] });
    await hidden(game, 'B1', 'B3');
    await agreedUndo(game);
    expect((await newest(game)).deeds[1]).toBe('takes back: moves **Red King** C5 → A5; moves **Pawn** A5 → A4');
    const atHome = session
      .viewNow(personViewer(ANN))
      .of(pieceQueries)
      .at(CELLAR, 'B3' as never);
    expect([atHome.length, stands(game, 'A5')]).toEqual([1, ['Pawn']]);
  });

  it('[D7] [S22] undoing past unseen steps redoes dependent ones despite scorekeepers', async () => {
    const text = '(scorekeeper score (when after-action) (initial 0) (do (set (+ score 1))))';
    const { game } = await newTable(newProcess(), { ...secret, scorekeepers: { text, hides: false } });
    await open(game, ANN, 'A5', 'A4');
    await hidden(game, 'B2', 'B1');
    await agreedUndo(game);
    expect((await newest(game)).deeds[1]).toBe('takes back: moves **Hoard** B2 → B1; moves **Pawn** A5 → A4');
    expect(await tried(game, redo(ANN, 2))).toBe('done');
    expect(stands(game, 'A4')).toEqual(['Pawn']);
  });

  it.each(['ask', 'reshuffle', 'forbid'] as const)(
    '[D7] undo is refused in one sentence if unseen steps depend on it: %s',
    async (rule) => {
      const vanishing: Module = { ...withRules(secret, { undo: rule }), traits: { pawn: { invisible: true } } };
      const { game } = await newTable(newProcess(), vanishing);
      const { session } = game;
      const id = idsAt(session, spot(MAIN, 'B5'))[0] as PieceId;
      await done(session, { kind: 'hide', actor: ANN, piece: id, what: 'existence' });
      await open(game, BEN, 'C1', 'C2');
      // What nobody sees goes to where the pawn would come back to.
      await done(session, {
        kind: 'move',
        actor: ANN,
        pieces: [id],
        to: { in: MAIN, cell: 'C1' as never },
        captures: [],
      });
      expect(await tried(game, undo(BEN))).toEqual({ code: 'unseen' });
      expect(stands(game, 'C2')).toEqual(['Blue Pawn']);
    },
  );
});

describe('[T6] [D7] the Undo button below a post', () => {
  const undoIn = (message: Message | undefined): string | undefined =>
    message?.rows?.flat().find(({ id }) => id.startsWith('game:undo:'))?.id;

  it('[T6] [D7] the Undo button takes the posted steps, ignoring unseen ones', async () => {
    const game = await table();
    const { session } = game;
    const moved = await done(session, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    const id = `game:undo:${session.game}:${session.names.tag(moved.number)}`;
    await hidden(game, 'B2', 'B1');
    const told = await done(session, { kind: 'tell-turn', actor: BEN });
    expect(undoIn(buildStepMessage(session, told, { reader: 'channel', tells: [moved.number] }, [moved]))).toBe(id);
    await done(session, undo(BEN));
    await hidden(game, 'B1', 'B3');
    const outcome = await session.run(redo(BEN), newInteraction());
    expect(undoIn(outcome.kind === 'done' ? outcome.told.get('channel') : undefined)).toBe(id);
  });
});

describe('[U6] the end of a turn', () => {
  it('the end of a turn is undone freely until the next side acts', async () => {
    const game = await table();
    await done(game.session, endTurn(ANN));
    await done(game.session, endTurn(BEN));
    expect(await tried(game, undo(BEN))).toBe('done');
    await done(game.session, endTurn(BEN));
    await hidden(game, 'B2', 'B1');
    expect(await tried(game, undo(BEN))).toMatchObject({ code: 'undo-needs-consent', sides: [RED] });
    expect(hiddenInfoLeaksOf(secret)).toContainEqual({ what: 'begun' });
    expect(hiddenInfoLeaksOf(openModule)).not.toContainEqual({ what: 'begun' });
  });
});

describe('[U6] [T6] unseen acts before the end of a turn', () => {
  it('[U6] [T6] unseen acts do not start the other’s turn, so undo stays free', async () => {
    const game = await table();
    await done(game.session, endTurn(ANN));
    await open(game, BEN, 'C1', 'C2');
    await hidden(game, 'B2', 'B1');
    await done(game.session, endTurn(BEN));
    expect(await tried(game, undo(BEN, 2))).toBe('done');
    expect(stands(game, 'C1')).toEqual(['Blue Pawn']);
  });
});

describe('[D7] [D42] a request to undo the same steps', () => {
  it.each([
    ['nothing', false],
    ['something unseen that stands against it', true],
  ])('[D7] [D42] a second request for the same undo counts as agreement: after %s', async (_, isHaunted) => {
    const { sides, traits, ...rest } = secret;
    const trio: Module = {
      ...rest,
      sides: [...sides, { name: 'Green' }],
      traits: { ...traits, king: { invisible: true } },
    };
    const game = await started(new Games(newProcess().ports), trio);
    const { session } = game;
    for (const [actor, side] of [
      [ANN, 'Red'],
      [BEN, 'Blue'],
      [CLO, 'Green'],
    ] as const)
      await done(session, { kind: 'join', actor, side: side as SideId });
    await done(session, { kind: 'begin', actor: ANN });
    const king = idsAt(session, spot(MAIN, 'C5'))[0] as PieceId;
    await done(session, { kind: 'hide', actor: ANN, piece: king, what: 'existence' });
    await open(game, ANN, 'A5', 'A4');
    const ask = async (actor: PersonId): Promise<void> => {
      const refusal = await tried(game, undo(actor));
      expect(refusal).toMatchObject({ code: 'undo-needs-consent' });
      const { steps } = refusal as Refusal<'undo-needs-consent'>;
      await done(session, { kind: 'ask', actor, wants: { what: 'undo', steps } });
    };
    await ask(CLO);
    if (isHaunted)
      await done(session, {
        kind: 'move',
        actor: ANN,
        pieces: [king],
        to: { in: MAIN, cell: 'A5' as CellId },
        captures: [],
      });
    await ask(BEN);
    expect((await newest(game)).deeds[0]).toBe('also asks to take back: moves **Pawn** A5 → A4');
    const [{ id } = { id: '' }, ...others] = session
      .viewNow(channelViewer)
      .of(requestQueries)
      .all()
      .map(({ handle }) => ({ id: session.viewNow(channelViewer).of(requestQueries).id(handle) ?? '' }));
    expect(others).toEqual([]);
    await done(session, { kind: 'agree', actor: ANN, request: id });
    await done(session, undo(CLO));
    expect([stands(game, 'A5'), stands(game, 'A4')]).toEqual([['Pawn'], []]);
  });
});

describe('[T15] a step unknown to a viewer', () => {
  it('one’s own hidden step is undone along with the earlier own step', async () => {
    const game = await table();
    await open(game, ANN, 'A5', 'A4');
    await hidden(game, 'B2', 'B1');
    await done(game.session, undo(ANN, 2));
    expect((await newest(game)).deeds[0]).toBe('takes back: moves **Pawn** A5 → A4');
  });

  it('an unseen step does not count in the number to undo', async () => {
    const game = await table();
    await hidden(game, 'B2', 'B1');
    expect(await tried(game, undo(BEN))).toEqual({ code: 'nothing-to-undo', asked: 1, there: 0 });
    await open(game, BEN, 'C1', 'C2');
    await hidden(game, 'B1', 'B2');
    await open(game, BEN, 'C2', 'C3');
    expect(await tried(game, undo(BEN, 3))).toEqual({ code: 'nothing-to-undo', asked: 3, there: 2 });
    expect(await tried(game, undo(BEN))).toBe('done');
    expect(await tried(game, undo(BEN))).toBe('done');
    expect(await tried(game, undo(BEN))).toEqual({ code: 'nothing-to-undo', asked: 1, there: 0 });
    expect(await tried(game, undo(ANN, 4))).toMatchObject({ code: 'nothing-to-undo', there: 2 });
  });

  it('an unseen step is undone by its player unnoticed by others', async () => {
    const game = await table();
    await open(game, BEN, 'C1', 'C2');
    const others = (): unknown =>
      (seenOf(game.session) as readonly { readonly viewer: unknown }[])
        .filter((_, i) => i !== 1)
        .map((one) => ({ ...one, undo: 0 }));
    const [before, tag] = [others(), await game.session.undoTagFor(BEN)];
    await hidden(game, 'B2', 'B1');
    expect(await game.session.undoTagFor(BEN)).toBe(tag);
    await done(game.session, undo(ANN));
    expect((await newest(game)).deeds).toEqual(['', 'takes back: moves **Hoard** B2 → B1', '', '']);
    await done(game.session, redo(ANN));
    expect((await newest(game)).deeds).toEqual(['', 'redoes: moves **Hoard** B2 → B1', '', '']);
    expect([others(), await game.session.undoTagFor(BEN)]).toEqual([before, tag]);
  });
});

describe('[T15] controls name the newest step known to their viewer', () => {
  it('the Undo button differs per viewer, and Redo needs no later step', async () => {
    const game = await table();
    await open(game, BEN, 'C1', 'C2');
    await hidden(game, 'B2', 'B1');
    const { session } = game;
    expect([await session.undoTagFor(ANN), await session.undoTagFor(BEN), await session.undoTagFor(CLO)]).toEqual([
      session.names.tag(7),
      session.names.tag(6),
      session.names.tag(6),
    ]);
    expect([
      (await session.newestToldTag(BEN)) === session.names.tag(6),
      (await session.newestToldTag(ANN)) === session.names.tag(6),
    ]).toEqual([true, false]);
  });

  it('a visible card that enters a private window is named for both sides', async () => {
    const { session } = await table();
    await done(session, moveOf(session, ANN, spot(MAIN, 'A5'), spot(HAND)));
    expect([await session.undoTagFor(ANN), await session.undoTagFor(BEN)]).toEqual([
      session.names.tag(6),
      session.names.tag(6),
    ]);
  });
});
