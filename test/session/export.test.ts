import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import type { FileFault } from '../../src/facts/file-fault.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import { readGame } from '../../src/session/archive/read.ts';
import type { Step } from '../../src/session/base/step.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { GAME_FILE_VERSION } from '../../src/session/file/format.ts';
import type { Session } from '../../src/session/game/session.ts';
import { Games } from '../../src/session/games/games.ts';
import { moduleHash } from '../../src/session/text/hash.ts';
import type { CellId, InteractionId, MapId, Operation, PersonId } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { anyAttempts, beginning, operationOf } from '../support/generators.ts';
import { exportedGame, exportedView } from '../support/modules/file-text.ts';
import { deedFor, lineOf } from '../support/play/told.ts';
import {
  CHANNEL,
  done,
  GUILD,
  gameIn,
  killed,
  logOf,
  moveOf,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  place,
  rowsOf,
  seenOf,
  started,
  told,
} from '../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CAMP,
  CELLAR,
  CLO,
  DAN,
  join,
  MAIN,
  newPlay,
  openModule,
  play,
  RED,
  redo,
  secretModule,
  spot,
  startOf,
  undo,
  withRules,
} from '../support/table.ts';

const OTHER = '700000000000000002' as ChannelId;
const golden = (version: number): URL => new URL(`../golden/stored/export-${version}.json`, import.meta.url);

const fileOf = async (games: Games, { session }: { readonly session: Session }): Promise<string> =>
  exportedGame(games.history, session);

/** The game of a file, in a channel where nothing was played. */
const imported = async (games: Games, text: string, channel = OTHER): Promise<OpenGame> => {
  const read = await readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const made = await games.import({
    channel,
    guild: GUILD,
    host: ANN,
    saved: read.game,
    interaction: newInteraction(),
  });
  if (made.kind !== 'imported') throw new Error(made.kind);
  return made.game;
};

/**
 * A short game with everything that a log can hold: a seat that is asked for, a capture, an undo that is agreed to, a
 * redo.
 */
const shortGame = async (process: Process): Promise<{ readonly games: Games; readonly game: OpenGame }> => {
  const { games, game } = await newTable(process);
  const { session } = game;
  await told(game, moveOf(session, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C4')));
  await process.clock.pass(90_000);
  await told(game, {
    kind: 'set',
    actor: ANN,
    piece: moveOf(session, ANN, spot(MAIN, 'C4'), spot(MAIN, 'C4')).pieces[0] as never,
    values: { Strength: 4, note: 'a\n"b"', ['__proto__']: ['x', 'y'] },
  });
  await told(game, place(spot(CAMP), 'Sam [x](y) @everyone'));
  await told(game, undo(ANN));
  await told(game, redo(ANN));
  await told(game, { kind: 'end-turn', actor: ANN });
  await told(game, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'D1'), spot(MAIN, 'A5')));
  await told(game, { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [(await logOf(session)).length] } });
  return { games, game };
};

describe('[T4] the file of a game', () => {
  it('the file of a game contains module and steps in readable form', async () => {
    const { games, game } = await shortGame(newProcess());
    const text = await fileOf(games, game);
    const signed = /,\n {2}"proof": \{\s*"key": "[\w-]{43}",\s*"signature": "[\w-]{86}"\s*\}/;
    expect(text).toMatch(signed);
    await expect(text.replace(signed, '')).toMatchFileSnapshot('../golden/stored/export-3.json');
  });

  it('the file of a game contains no key, though everyone may have it', async () => {
    const { games, game } = await shortGame(newProcess());
    const text = await fileOf(games, game);
    const [start] = await logOf(game.session);
    const secret = start?.change.added.find(({ kind }) => kind === 'secret');
    if (secret?.kind !== 'secret') throw new Error('no keys');
    expect(secret.chance).toMatch(/^\w{64}$/);
    expect([text.includes(secret.chance), text.includes(secret.handles), text.includes('secret')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('the file of a game restores a game that gives the same file', async () => {
    const { games, game } = await shortGame(newProcess());
    const text = await fileOf(games, game);
    expect(gameIn(await fileOf(games, await imported(games, text)))).toEqual(gameIn(text));
  });

  it('the file of a game keeps the longest scorekeepers', async () => {
    const text = '(scorekeeper stand (do last-side-wins))'.padEnd(32_000, '\n; what it is for');
    const { games, game } = await newTable(newProcess(), { ...openModule, scorekeepers: { text, hides: false } });
    const file = await fileOf(games, game);
    expect(gameIn(await fileOf(games, await imported(games, file)))).toEqual(gameIn(file));
  });

  it('the file of a game contains former and reloaded modules', async () => {
    const { games, game } = await shortGame(newProcess());
    const mended: Module = {
      ...openModule,
      title: 'Mended',
      terrain: { wood: {}, marsh: {} },
      maps: [...openModule.maps, { name: 'Shed', occupied: 'stack', boards: [] }],
    };
    await done(game.session, { kind: 'reload', actor: ANN, module: mended, hash: moduleHash(mended) });
    await done(game.session, place(spot('Shed' as MapId), 'Spade'));
    const text = await fileOf(games, game);
    const other = await imported(games, text);
    expect([
      other.session.viewNow({ who: 'channel' }).of(gameQueries).title,
      gameIn(await fileOf(games, other)),
    ]).toEqual(['Mended', gameIn(text)]);
    for (const broken of [
      text.replace('"Shed", "name": "Shed"', '"Shed", "name": "Hut"'),
      text.replace('"kind": "reload"', '"kind": "begin"'),
      text.replace('"title": "Mended"', '"title": "Torn"'),
    ]) {
      expect(broken).not.toBe(text);
      expect(await readGame(broken)).toMatchObject({ fault: { code: 'step', step: 14 } });
    }
  });

  it('the file of a game does not depend on loader and snapshot', async () => {
    const process = newProcess({ settings: { snapshotEvery: 10 } });
    const { games, game } = await shortGame(process);
    const text = await fileOf(games, game);
    await games.close();
    const again = new Games(killed(process).ports);
    expect(await fileOf(again, (await again.at(CHANNEL)) as OpenGame)).toBe(text);
  });

  it('the file of a game shows it as of the request', async () => {
    const { games, game } = await shortGame(newProcess());
    const text = await fileOf(games, game);
    const under = fileOf(games, game);
    await done(game.session, place(spot(CAMP)));
    expect(await under).toBe(text);
  });

  it.each([1, 2, 3])('[T4] the file of a game survives 200 operations with undos (%i)', async (seed) => {
    const module = withRules(openModule, { pieces: 'anyone', turns: seed === 2 ? 'strict' : 'free' });
    const attempts = fc.sample(anyAttempts, { seed, numRuns: 80 }).flat();
    const games = new Games(newProcess().ports);
    const { session } = await started(games, module);
    const shadow = newPlay();
    const both = async (operation: Operation, sessions: readonly Session[]): Promise<void> => {
      play(shadow, operation, games.now);
      for (const one of sessions) await one.run(operation, newInteraction());
    };
    const run = async (sessions: readonly Session[], steps: number): Promise<void> => {
      for (let tries = 0; shadow.steps.length < steps && tries < 20_000; tries += 1) {
        await both(operationOf(shadow, attempts[tries % attempts.length] as (typeof attempts)[number]), sessions);
      }
    };
    play(shadow, startOf(module));
    for (const operation of beginning(module).slice(1)) await both(operation, [session]);
    await run([session], 205);
    const text = await fileOf(games, { session });
    const other = await imported(games, text);
    expect(gameIn(await fileOf(games, other))).toEqual(gameIn(text));
    expect([session.number, text.match(/"kind": "undo"/g)?.length]).toEqual([
      205,
      expect.toSatisfy((undos) => undos > 10),
    ]);
    await both({ kind: 'import', actor: ANN }, [session]);
    for (const operation of beginning(module).slice(1, -1)) await both(operation, [session, other.session]);
    await run([session, other.session], 235);
    expect(session.number).toBe(235);
    expect(gameIn(await fileOf(games, other))).toEqual(gameIn(await fileOf(games, { session })));
    expect(withoutHandles(seenOf(other.session))).toEqual(withoutHandles(seenOf(session)));
  });
});

/** What everybody sees, without what is each game's own: the names of requests and steps. */
const withoutHandles = (seen: unknown): object =>
  JSON.parse(
    JSON.stringify(seen, (key, value: unknown) => (key === 'handle' || key === 'undo' ? undefined : value)),
  ) as object;

describe('[T4] a game from a file', () => {
  it('a game from a file is undone, redone and played on normally', async () => {
    const { games, game } = await shortGame(newProcess());
    const { session } = await imported(games, await fileOf(games, game));
    expect(session.number).toBe(game.session.number + 1);
    await done(session, join(ANN, RED));
    await done(session, join(BEN, BLUE));
    await done(session, undo(BEN));
    expect(await session.run(undo(BEN), newInteraction())).toMatchObject({ refusal: { code: 'undo-needs-consent' } });
    await done(session, redo(BEN));
    await done(session, moveOf(session, BEN, spot(MAIN, 'D1'), spot(MAIN, 'D2')));
    const log = await logOf(session);
    expect(log.slice(-1).map((step) => deedFor(step, 'channel'))).toEqual(['moves **Blue Pawn** D1 → D2']);
    expect(log.map(({ at }) => at).slice(0, 5)).toEqual((await logOf(game.session)).map(({ at }) => at).slice(0, 5));
  });

  it('[D7] an imported game keeps undos past later steps', async () => {
    const { games, game } = await newTable(newProcess(), withRules(openModule, { turns: 'free' }));
    const { session } = game;
    await told(game, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    const { number } = session;
    await told(game, moveOf(session, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C4')));
    await told(game, { ...undo(BEN), of: [number] });
    await told(game, { ...redo(BEN), of: [number] });
    await told(game, { ...undo(BEN), of: [number] });
    const text = await fileOf(games, game);
    expect(JSON.parse(text).steps.at(-1).operation).toEqual({ kind: 'undo', actor: BEN, steps: 1, of: [number] });
    const again = await imported(games, text);
    expect(await fileOf(games, again).then((one) => JSON.parse(one).steps.length)).toBe(session.number + 1);
    const stands = (): readonly unknown[] =>
      ['C1', 'C2', 'C4'].map(
        (cell) =>
          again.session
            .viewNow(channelViewer)
            .of(pieceQueries)
            .at(MAIN, cell as CellId).length,
      );
    expect(stands()).toEqual([1, 0, 1]);
    await done(again.session, join(ANN, RED));
    await done(again.session, join(BEN, BLUE));
    await done(again.session, redo(BEN));
    expect(stands()).toEqual([0, 1, 1]);
    await done(again.session, undo(BEN));
    await done(again.session, undo(ANN));
    expect(stands()).toEqual([1, 0, 0]);
  });

  it('an imported game has its own keys, so old ids mean nothing', async () => {
    const { games, game } = await shortGame(newProcess());
    const { session } = await imported(games, await fileOf(games, game));
    expect(session.game).not.toBe(game.session.game);
    expect(session.undoTag).not.toBe(game.session.undoTag);
    const [first] = game.session.viewNow({ who: 'channel' }).of(requestQueries).all();
    expect([first?.by, session.viewNow({ who: 'channel' }).of(requestQueries).all()]).toEqual([ANN, []]);
    expect(
      session
        .viewNow({ who: 'channel' })
        .of(requestQueries)
        .id(first?.handle ?? ''),
    ).toBeUndefined();
  });

  it('an imported game repeats no earlier posts, even after a restart', async () => {
    const process = newProcess();
    const { games, game } = await shortGame(process);
    const text = await fileOf(games, game);
    const fresh = newProcess();
    const others = new Games(fresh.ports);
    await imported(others, text);
    await fresh.clock.pass(0);
    const next = killed(fresh);
    await new Games(next.ports).resume([GUILD]);
    await next.clock.pass(400_000);
    expect(next.messenger.there.map(({ message }) => message.text.split('\n')[0])).toEqual([
      `<@${ANN}> imports a game from a file.`,
    ]);
  });

  it('an import does not replace a running game until that ends', async () => {
    const process = newProcess();
    const { games, game } = await shortGame(process);
    const read = await readGame(await fileOf(games, game));
    if (!read.ok) throw new Error('a bad file');
    const rows = new Map(rowsOf(process.store));
    const wanted = { channel: CHANNEL, guild: GUILD, host: ANN, saved: read.game, interaction: newInteraction() };
    expect(await games.import(wanted)).toMatchObject({ kind: 'runs' });
    expect(rowsOf(process.store)).toEqual(rows);
    expect(await games.import(wanted, async () => false)).toMatchObject({ kind: 'kept' });
    expect((await games.at(CHANNEL))?.session.game).toBe(game.session.game);
    const made = await games.import({ ...wanted, interaction: newInteraction() }, async (running) => {
      await done(running.session, { kind: 'stop', actor: ANN });
      return true;
    });
    expect(made).toMatchObject({ kind: 'imported' });
    expect((await games.at(CHANNEL))?.session.game).not.toBe(game.session.game);
  });

  it('a game is imported once per interaction', async () => {
    const { games, game } = await shortGame(newProcess());
    const read = await readGame(await fileOf(games, game));
    if (!read.ok) throw new Error('a bad file');
    const wanted = { channel: OTHER, guild: GUILD, host: ANN, saved: read.game, interaction: 'once' as InteractionId };
    const [first, again] = [await games.import(wanted), await games.import(wanted)];
    expect(again.kind === 'imported' && first.kind === 'imported' && again.game.session === first.game.session).toBe(
      true,
    );
  });

  it('a failed store imports no game, and others continue', async () => {
    const process = newProcess();
    const { games, game } = await shortGame(process);
    const read = await readGame(await fileOf(games, game));
    if (!read.ok) throw new Error('a bad file');
    const broken = newProcess({
      store: process.store,
      wrap: (store) => ({ ...bound(store), append: async () => 'unknown' as const }),
    });
    const others = new Games(broken.ports);
    let asked = false;
    const made = await others.import(
      { channel: CHANNEL, guild: GUILD, host: ANN, saved: read.game, interaction: newInteraction() },
      async () => {
        asked = true;
        return true;
      },
    );
    expect([made.kind, asked]).toEqual(['failed', false]);
    expect((await others.at(CHANNEL))?.session.game).toBe(game.session.game);
  });

  it.each([1, 2, 3])('[T5] a game file of version %d is still the same game', async (version) => {
    const text = await readFile(golden(version), 'utf8');
    const games = new Games(newProcess().ports);
    const file = await fileOf(games, await imported(games, text));
    expect(gameIn(file)).toEqual(gameIn(text));
    expect(await readGame(file)).toMatchObject({ ok: true });
  });

  it('[T5] a game file of version 2 keeps its steps in words', async () => {
    const games = new Games(newProcess().ports);
    const { session } = await imported(games, await readFile(golden(2), 'utf8'));
    await done(session, join(ANN, RED));
    const log = await logOf(session);
    expect(deedFor(log[7] as Step, 'channel')).toBe('puts **Sam \\[x\\]\\(y\\) @\u200beveryone** on Camp');
    const newer = await imported(games, await readFile(golden(3), 'utf8'), CHANNEL);
    const told = (steps: readonly Step[]): readonly string[] => steps.map((step) => lineOf(step, 'channel'));
    // In its words a spectator observed, a host started a game that began later, and values were set.
    const then = told(log.slice(0, 13)).map((line) =>
      line
        .replace('observes', 'watches the game')
        .replace('starts the game', 'sets up the game')
        .replace('begins the game', 'starts the game')
        .replace('does again', 'redoes')
        .replace(/sets (\S+) of (\*\*Red King\*\*) from/g, "changes $2's $1 from"),
    );
    expect(told((await logOf(newer.session)).slice(0, 13))).toEqual(then);
  });
});

const bound = (store: Process['store']) => ({
  get: store.get.bind(store),
  getMany: store.getMany.bind(store),
  set: store.set.bind(store),
  rowsAfter: store.rowsAfter.bind(store),
  delete: store.delete.bind(store),
  close: store.close.bind(store),
});

/** Puts something else at a path of plain data. */
const put = (data: unknown, path: readonly (string | number)[], value: unknown): void => {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], data);
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
};

describe('[T4] an incomplete game file is refused', () => {
  const good = (): Promise<string> => readFile(golden(GAME_FILE_VERSION), 'utf8');
  const faultOf = async (text: string): Promise<FileFault | undefined> => {
    const read = await readGame(text);
    return read.ok ? undefined : read.fault;
  };
  /** The fault of the good file with something else at a path; without a value that is taken out. */
  const changed = async (path: readonly (string | number)[], value?: unknown): Promise<FileFault | undefined> => {
    const file: unknown = JSON.parse(await good());
    put(file, path, value);
    return faultOf(JSON.stringify(file));
  };

  it('a complete game file is accepted in another layout', async () => {
    expect(await faultOf(JSON.stringify(JSON.parse(await good())))).toBeUndefined();
    expect(await faultOf(`\uFEFF${(await good()).replaceAll('\n', '\r\n')}`)).toBeUndefined();
  });

  it('a game file that is cut off anywhere is refused', async () => {
    const text = await good();
    for (let end = 0; end < text.trimEnd().length; end += 97)
      expect((await faultOf(text.slice(0, end)))?.code, `cut at ${end}`).toBe('json');
  });

  it('other formats, personal views and unknown versions are refused as games', async () => {
    expect(await faultOf('[]')).toEqual({ code: 'other' });
    expect(await faultOf('{"format": "savegame"}')).toEqual({ code: 'other' });
    expect(await faultOf('{"format": "quartermaster-view", "version": 1}')).toEqual({ code: 'seen' });
    expect(await changed(['version'], GAME_FILE_VERSION + 1)).toEqual({
      code: 'version',
      version: GAME_FILE_VERSION + 1,
    });
  });

  const MOVE = ['steps', 5] as const;
  const MOVED = [...MOVE, 'change', 'updated', 0] as const;

  it.each<[string, readonly (string | number)[], unknown, object]>([
    ['a key that nobody knows', ['steps', 6, 'extra'], 1, { code: 'form', at: 'steps[6]' }],
    ['no end', ['end'], undefined, { code: 'form', at: 'end' }],
    ['a time that is none', ['steps', 1, 'at'], 'yesterday', { code: 'form', at: 'steps[1].at' }],
    [
      'a person who is none',
      ['steps', 1, 'operation', 'actor'],
      '1> @everyone <@2',
      { code: 'form', at: 'steps[1].operation.actor' },
    ],
    [
      'an operation that is none',
      [...MOVE, 'operation', 'kind'],
      'cheat',
      { code: 'form', at: 'steps[5].operation.kind' },
    ],
    [
      'words with a link',
      [...MOVE, 'posts', 0],
      { reader: 'channel', deed: '[here](https://example.org)' },
      { code: 'form', at: 'steps[5].posts[0].deed' },
    ],
    [
      'words that ping',
      [...MOVE, 'posts', 0],
      { reader: 'channel', deed: 'calls @everyone' },
      { code: 'form', at: 'steps[5].posts[0].deed' },
    ],
    ['a private post', [...MOVE, 'posts', 0, 'reader'], ANN, { code: 'form', at: 'steps[5].posts[0].reader' }],
    ['another rule', ['module', 'definition', 'rules', 'captures'], 'none', { code: 'module', at: 'hash' }],
    ['a first step that starts nothing', ['steps', 0, 'operation', 'kind'], 'begin', { code: 'step', step: 1 }],
    ['a second start', [...MOVE, 'operation', 'kind'], 'start', { code: 'step', step: 6 }],
    [
      'an undo of one step twice',
      [...MOVE, 'operation'],
      { kind: 'undo', actor: ANN, steps: 2, of: [5, 5] },
      { code: 'form', at: 'steps[5].operation' },
    ],
    [
      'an undo of another step',
      [...MOVE, 'operation'],
      { kind: 'undo', actor: ANN, steps: 1, of: [3] },
      { code: 'step', step: 6 },
    ],
    [
      'a wish without what is wished for',
      [...MOVE, 'operation'],
      { kind: 'ask', actor: ANN },
      { code: 'form', at: 'steps[5].operation' },
    ],
    [
      'an undo of what was never done',
      [...MOVE, 'operation'],
      { kind: 'undo', actor: ANN, steps: 1 },
      { code: 'step', step: 6 },
    ],
    ['a change that does not fit', [...MOVED, 'from', 'place', 'cell'], 'B2', { code: 'step', step: 6 }],
    ['a piece that leaves the board', [...MOVED, 'to', 'place', 'cell'], 'Z99', { code: 'step', step: 6 }],
    ['a piece that stands nowhere', [...MOVED, 'to', 'place'], null, { code: 'step', step: 6 }],
    [
      'keys',
      [...MOVE, 'change', 'added', 0],
      { kind: 'secret', id: 'secret', chance: '0', handles: '0' },
      { code: 'step', step: 6 },
    ],
    [
      'another definition',
      [...MOVE, 'change', 'added', 0],
      { kind: 'side', id: 'Green', name: 'Green', index: 2 },
      { code: 'step', step: 6 },
    ],
    [
      'no game any more',
      [...MOVE, 'change', 'removed', 0],
      { kind: 'game', id: 'game', title: 'Skirmish', host: ANN, phase: 'playing' },
      { code: 'step', step: 6 },
    ],
    [
      'a record of no kind',
      [...MOVE, 'change', 'added', 0],
      { kind: 'constructor', id: 'x' },
      { code: 'step', step: 6 },
    ],
    ['a step with another number', [...MOVE, 'number'], 7, { code: 'step', step: 6 }],
    ['other words', [...MOVE, 'posts', 0], { reader: 'channel', deed: 'cheats' }, { code: 'end' }],
    ['something else that was seen', [...MOVE, 'posts', 0, 'seen', 0, 'piece'], 'Cheat', { code: 'end' }],
    [
      'something seen of a kind that nobody knows',
      [...MOVE, 'posts', 0, 'seen', 0, 'what'],
      'cheated',
      { code: 'form', at: 'steps[5].posts[0].seen[0].what' },
    ],
    [
      'something seen with more than belongs to it',
      [...MOVE, 'posts', 0, 'seen', 0, 'link'],
      'https://example.org',
      { code: 'form', at: 'steps[5].posts[0].seen[0]' },
    ],
    ['another time', [...MOVE, 'at'], '2031-01-01T00:00:00.000Z', { code: 'end' }],
    ['another end', ['end', 'steps'], 3, { code: 'end' }],
  ])('a changed game file is refused: %s', async (_what, path, value, fault) => {
    expect(await changed(path, value)).toMatchObject(fault);
  });

  it('[T5] any value in an operation’s field is refused without a crash', async () => {
    const text = await readFile(golden(3), 'utf8');
    const { steps } = JSON.parse(text) as { readonly steps: readonly { readonly operation: object }[] };
    for (const [index, { operation }] of steps.entries())
      for (const field of Object.keys(operation))
        for (const value of [undefined, null, [null]]) {
          const file = JSON.parse(text) as { steps: { operation: { [field: string]: unknown } }[] };
          const step = file.steps[index] ?? expect.fail('no such step');
          step.operation[field] = value;
          expect(typeof (await readGame(JSON.stringify(file))).ok).toBe('boolean');
        }
  });

  it.each([0, 5, 8])('a game file without step %i is refused', async (index) => {
    const file = JSON.parse(await good()) as { steps: unknown[] };
    file.steps.splice(index, 1);
    expect(await faultOf(JSON.stringify(file))).toEqual({ code: 'step', step: index + 1 });
  });

  it('a game file without the last step is refused', async () => {
    const file = JSON.parse(await good()) as { steps: unknown[] };
    file.steps.pop();
    expect(await faultOf(JSON.stringify(file))).toEqual({ code: 'end' });
  });

  it.each<[readonly (string | number)[], unknown, object]>([
    [['maps', 0, 'boards', 0, 'grid', 'columns'], 1e9, { code: 'module', at: 'boards: Main' }],
    [['maps', 0, 'boards', 0, 'terrain', 'wood'], ['Z9'], { code: 'module', at: 'boards: Main' }],
    [['turn', 'order'], ['Red', 'Green'], { code: 'module', at: 'turn.order' }],
    [['setup', 0, 'cell'], 'Z9', { code: 'module', at: 'setup' }],
    [['setup', 0, 'pieces', 0, 'prototype'], 'toString', { code: 'module', at: 'setup' }],
    [['setup', 0, 'pieces', 0, 'count'], 1e6, { code: 'form' }],
    [['title'], '**a**\nb', { code: 'form', at: 'module.definition.title' }],
    [['sides', 1, 'name'], 'Red', { code: 'module', at: 'sides' }],
    [['maps', 0, 'private'], 'Green', { code: 'module', at: 'maps.private' }],
    [['maps', 0, 'captures'], { pieces: 'castle', by: 'enter' }, { code: 'module', at: 'maps.captures.pieces' }],
    [['traits'], { nobody: { unit: true } }, { code: 'module', at: 'traits.nobody' }],
    [['decks'], [{}], { code: 'form', at: 'module.definition.decks[0]' }],
    [
      ['battle'],
      { map: 'Field', board: 'Elsewhere', attackers: 'West', defenders: 'East' },
      { code: 'module', at: 'battle' },
    ],
    [['scorekeepers'], { text: '(scorekeeper a (do win))', hides: true }, { code: 'module', at: 'scorekeepers' }],
    [['counters'], [{ name: 'Might', on: 'Main' }], { code: 'form' }],
  ])('a file whose module changed under the right hash is refused (%j)', async (path, value, fault) => {
    const file = JSON.parse(await good()) as { module: { definition: Module; hash: string } };
    put(file.module.definition, path, value);
    file.module.hash = moduleHash(file.module.definition);
    expect(await faultOf(JSON.stringify(file))).toMatchObject(fault);
  });

  it('the file of a game with hidden things is refused', async () => {
    const { games, game } = await newTable(newProcess(), secretModule);
    expect(await faultOf(await fileOf(games, game))).toEqual({ code: 'hides' });
  });
});

describe('[T4] [T6] the file of one person’s view', () => {
  const secret = async () => {
    const { games, game } = await newTable(newProcess(), withRules(secretModule, { turns: 'free' }));
    const { session } = game;
    await told(game, moveOf(session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
    await told(game, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    return { games, session };
  };

  it('a personal game file names visible things by its own handles', async () => {
    const { games, session } = await secret();
    const files = await Promise.all([BEN, ANN].map((person) => exportedView(games.history, session, person)));
    const texts = files.map((text) => text.replaceAll(/"handle": "[a-z2-9]{8}"/g, '"handle": "#"'));
    await expect(texts.join('')).toMatchFileSnapshot('../golden/seen.txt');
    const file = JSON.parse(files[0] ?? '');
    const view = session.viewNow({ who: 'person', person: BEN });
    for (const { handle, name } of file.pieces) expect(view.of(pieceQueries).byHandle(handle)?.name).toBe(name);
    expect(file.log.at(-1)).toMatchObject({ step: file.log.length, by: BEN, did: 'moves Blue Pawn C1 → C2' });
  });

  it('a personal game file lists a board’s pieces cell by cell', async () => {
    const { games, game } = await newTable(newProcess(), withRules(openModule, { turns: 'free' }));
    const { session } = game;
    await told(game, moveOf(session, ANN, spot(MAIN, 'B5'), spot(MAIN, 'A4')));
    const { pieces } = JSON.parse(await exportedView(games.history, session, BEN)) as {
      readonly pieces: readonly { readonly cell?: string }[];
    };
    const cells = pieces.flatMap(({ cell }) => cell ?? []);
    expect([cells[0], cells]).toEqual(['A4', cells.toSorted()]);
  });

  it('a personal game file contains nothing that others hide', async () => {
    const { games, session } = await secret();
    const [ann, ben, clo, dan] = await Promise.all(
      [ANN, BEN, CLO, DAN].map((person) => exportedView(games.history, session, person)),
    );
    for (const word of ['Hoard', 'Spy', 'Vault', 'Red Hand', 'Cellar']) {
      expect(ann, word).toContain(word);
      for (const other of [ben, clo, dan]) expect(other, word).not.toContain(word);
    }
    const steps = (text: string | undefined): number => JSON.parse(text ?? '').log.length;
    expect([steps(ann) - steps(ben), steps(clo) - steps(ben)]).toEqual([1, 0]);
    const ids = [...(await logOf(session))].flatMap(({ change }) =>
      change.added.flatMap(({ kind, id }) => (kind === 'piece' ? [`"${id}"`] : [])),
    );
    expect(ids.length).toBe(7);
    for (const text of [ann, ben]) for (const id of ids) expect(text).not.toContain(id);
  });

  it('a personal game file does not depend on what others hide', async () => {
    const hiding = (name: string): Module => ({
      ...secretModule,
      setup: secretModule.setup.map((stack) =>
        stack.map === 'Red Hand' ? { ...stack, pieces: [{ prototype: 'king', name, count: 1 }] } : stack,
      ),
    });
    const texts = await Promise.all(
      ['Spy', 'Traitor'].map(async (name) => {
        const { games, game } = await newTable(newProcess(), hiding(name));
        const text = await exportedView(games.history, game.session, BEN);
        return text.replace(/"handle": "\w+"/g, '');
      }),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it('a personal game file is refused as a game', async () => {
    const { games, session } = await secret();
    expect(await readGame(await exportedView(games.history, session, ANN))).toEqual({
      ok: false,
      fault: { code: 'seen' },
    });
  });

  it('a personal game file depends on the seat: leaving hides its side', async () => {
    const { games, session } = await secret();
    await done(session, { kind: 'leave', actor: ANN, side: RED });
    const pieces = async (person: PersonId): Promise<string> =>
      JSON.stringify(JSON.parse(await exportedView(games.history, session, person)).pieces);
    expect(await pieces(ANN)).not.toContain('Hoard');
    await done(session, join(DAN, RED));
    expect(await pieces(DAN)).toContain('Hoard');
  });
});
