import { createHash } from 'node:crypto';
import { canGameHideAnything, type Module } from '../../src/engine/index.ts';
import type { ChannelId, GuildId } from '../../src/facts/where.ts';
import type { Outcome } from '../../src/session/base/outcome.ts';
import type { OperatorSettings, Ports } from '../../src/session/base/ports.ts';
import type { Reader, Step } from '../../src/session/base/step.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { Session } from '../../src/session/game/session.ts';
import { Games } from '../../src/session/games/games.ts';
import { readHead } from '../../src/session/log/checkpoint.ts';
import { readSnapshot } from '../../src/session/log/snapshot.ts';
import { BotUptime } from '../../src/session/time/uptime.ts';
import {
  equal,
  type GameId,
  type InteractionId,
  type Operation,
  type PersonId,
  type PieceId,
} from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { languages } from '../../src/words/index.ts';
import { FakeClock } from './clock.ts';
import { FakeMessenger } from './messenger.ts';
import { MemoryStore } from './store/memory-store.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  DAN,
  join,
  newPlay,
  openModule,
  type Play,
  play,
  RED,
  type spot,
  startOf,
} from './table.ts';
import { thinkingHere } from './thinking.ts';

/** Sessions and games as a process has them, with everything from outside in the hands of the test. */

export const GAME = 'gamegamegame' as GameId;
export const CHANNEL = '700000000000000001' as ChannelId;
export const GUILD = '800000000000000001' as GuildId;

/** One process of the bot. */
export interface Process {
  readonly ports: Ports;
  readonly store: MemoryStore;
  readonly clock: FakeClock;
  readonly messenger: FakeMessenger;
  /** What was logged as a warning or an error. */
  readonly faults: string[];
  /** Takes its timers away; see `killed`. */
  readonly kill: () => void;
}

interface ProcessOptions {
  readonly store?: MemoryStore;
  readonly clock?: FakeClock;
  readonly messenger?: FakeMessenger;
  readonly settings?: Partial<OperatorSettings>;
  /** How the store is looked at on its way. */
  readonly wrap?: (store: MemoryStore) => Ports['store'];
}

let processes = 0;

export const newProcess = (options: ProcessOptions = {}): Process => {
  const {
    store = new MemoryStore(),
    clock = new FakeClock(),
    messenger = new FakeMessenger(),
    wrap = () => store,
  } = options;
  processes += 1;
  const faults: string[] = [];
  const note = (data: object, message: string): void => void faults.push(`${message} ${JSON.stringify(data)}`);
  let alive = true;
  const kill = (): void => {
    alive = false;
  };
  const ports: Ports = {
    store: wrap(store),
    // A killed process does nothing more.
    clock: { now: () => clock.now(), after: (ms, call) => clock.after(ms, () => alive && call()) },
    messenger,
    random: chanceOf(`process ${processes}`),
    log: { info: () => undefined, warn: note, error: note },
    spoken: languages,
    thinking: thinkingHere,
    settings: { snapshotEvery: 100, memoryForGames: 1_000_000, ...options.settings },
  };
  return { ports, store, clock, messenger, faults, kill };
};

/** The process that comes after this one was killed, at the same time, people and database. */
export const killed = ({ store, clock, messenger, ports: { settings }, kill }: Process): Process => {
  kill();
  return newProcess({ store: store.reopen(), clock, messenger, settings });
};

/** A process that notes that it is up, until it is killed (T29). */
export const beating = (process: Process = newProcess()): Process => {
  const uptime = new BotUptime(process.ports);
  uptime.begin();
  return { ...process, ports: { ...process.ports, uptime } };
};

/** Another process beside this one. */
export const beside = ({ store, clock, messenger, ports: { settings } }: Process): Process =>
  newProcess({ store: new MemoryStore(store.rows), clock, messenger, settings });

/** Bytes that look like chance and are the same in every run. */
export const chanceOf = (name: string): ((bytes: number) => Buffer) => {
  let calls = 0;
  return (bytes) => {
    calls += 1;
    return createHash('sha512').update(`${name}: ${calls}`).digest().subarray(0, bytes);
  };
};

let interactions = 0;

export const newInteraction = (): InteractionId => {
  interactions += 1;
  return `interaction ${interactions}` as InteractionId;
};

/** Runs what must be done. */
export const done = async (session: Session, operation: Operation, interaction = newInteraction()): Promise<Step> =>
  stepOf(await session.run(operation, interaction));

export const stepOf = (outcome: Outcome): Step => {
  if (outcome.kind !== 'done') throw new Error(`was not done: ${JSON.stringify(outcome)}`);
  return outcome.step;
};

/** The operations that seat Ann (Red, the host), Ben (Blue) and Clo (an observer), and begin. */
export const beginning = (module: Module): readonly Operation[] => [
  startOf(module),
  join(ANN, RED),
  join(BEN, BLUE),
  join(CLO, undefined),
  { kind: 'begin', actor: ANN },
];

/** A game that has begun, of five steps. */
export const newGame = async (
  { ports }: Process,
  module: Module = openModule,
  game: GameId = GAME,
): Promise<Session> => {
  const session = Session.empty(ports, game);
  for (const operation of beginning(module)) await done(session, operation);
  return session;
};

export const load = async ({ ports }: Process, game: GameId = GAME): Promise<Session> => {
  const session = await Session.load(ports, game);
  if (!session) throw new Error(`no game ${game}`);
  return session;
};

/** Puts a new piece of nobody's on a cell or a map: what the host may always do where nothing is hidden. */
export const place = (to: ReturnType<typeof spot>, name = 'Stone'): Operation<'place'> => ({
  kind: 'place',
  actor: ANN,
  prototype: 'stone',
  name,
  side: undefined,
  to,
});

/** The ids of what stands on a cell, or on a map without cells, lowest first. */
export const idsAt = (
  session: Session,
  { in: container, cell }: ReturnType<typeof spot>,
  viewer = personViewer(ANN),
): readonly PieceId[] => {
  const view = session.viewNow(viewer);
  return view
    .of(pieceQueries)
    .at(container, cell)
    .map((piece) => view.of(pieceQueries).id(piece));
};

/** A move of the top piece of a cell, as its player sees it. */
export const moveOf = (
  session: Session,
  actor: PersonId,
  from: ReturnType<typeof spot>,
  to: ReturnType<typeof spot>,
  ...captures: readonly ReturnType<typeof spot>[]
): Operation<'move'> => {
  const top = (one: ReturnType<typeof spot>): PieceId => idsAt(session, one, personViewer(actor)).at(-1) as PieceId;
  return { kind: 'move', actor, pieces: [top(from)], to, captures: captures.map(top) };
};

/** Everything that anybody may ask of a game, as plain data. */
export const seenOf = (session: Session): unknown =>
  [channelViewer, ...[ANN, BEN, CLO, DAN].map(personViewer)].map((viewer) => {
    const view = session.viewNow(viewer);
    const pieces = [...view.of(pieceQueries).all()].map(
      (piece) => [view.of(pieceQueries).id(piece), piece, view.of(pieceQueries).properties(piece)] as const,
    );
    return {
      viewer,
      phase: view.of(gameQueries).phase,
      host: view.of(gameQueries).host,
      turn: view.of(gameQueries).turn(),
      sides: view.of(seatQueries).sides(),
      observers: view.of(seatQueries).observers(),
      requests: view.of(requestQueries).all(),
      pieces: pieces.sort(([a], [b]) => (a < b ? -1 : 1)),
      stacks: view
        .of(placeQueries)
        .maps()
        .map(({ id }) => idsAt(session, { in: id }, viewer)),
      undo: session.undoTag,
    };
  });

/** Every step of the log, in order. */
export const logOf = async (session: Session): Promise<readonly Step[]> => {
  const steps: Step[] = [];
  for await (const step of session.journal.since(0)) steps.push(step);
  return steps;
};

/** The log played again by the rules alone, without sessions: it must be what one player after the other did. */
export const playedAgain = (steps: readonly Step[], module: Module): Play => {
  const game = newPlay();
  for (const { number, at, operation, change, posts } of steps) {
    // What the channel was not told of lets nothing lapse (D7).
    const isTold = posts.some(({ reader }) => reader === 'channel');
    const tells = number > 1 && canGameHideAnything(game.table) ? () => isTold : undefined;
    const again = play(game, operation.kind === 'start' ? startOf(module) : operation, at, undefined, tells);
    if (!equal(JSON.parse(JSON.stringify(again)), change))
      throw new Error(`step ${number} does not follow from those before it`);
  }
  return game;
};

/** The table that the newest snapshot holds, with the indexes of its log. */
export const snapshotOf = async ({ ports }: Process, game: GameId = GAME): ReturnType<typeof readSnapshot> => {
  const { snapshot } = await readHead(ports, game);
  if (!snapshot) throw new Error('no snapshot was written');
  return readSnapshot(ports.store, game, snapshot);
};

/** The rows of the store whose keys begin so, by key. */
export const rowsOf = ({ rows }: MemoryStore, prefix = ''): ReadonlyMap<string, string> =>
  new Map([...rows].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A channel's game that has begun, with its posts out, and that written down. */
export const newTable = async (
  process: Process,
  module: Module = openModule,
): Promise<{ readonly games: Games; readonly game: OpenGame }> => {
  const games = new Games(process.ports);
  const game = await started(games, module);
  for (const operation of beginning(module).slice(1)) await told(game, operation);
  await process.clock.pass(1000);
  return { games, game };
};

export const started = async (
  games: Games,
  module: Module = openModule,
  channel = CHANNEL,
  interaction = newInteraction(),
): Promise<OpenGame> => {
  const start = await games.start({ channel, guild: GUILD, module, host: ANN, interaction, seed: '' });
  if (start.kind !== 'started') throw new Error('a game runs there');
  start.game.outbox.take(stepOf(start.outcome), undefined);
  return start.game;
};

/** Runs an operation and hands its posts to the outbox, as commands do; `answered`: what the answer brings. */
export const told = async ({ session, outbox }: OpenGame, operation: Operation, answered?: Reader): Promise<Step> => {
  const step = await done(session, operation);
  outbox.take(step, answered);
  return step;
};

/** What a game's file holds, whoever brought it here by it: all but that step and the hash and the proof behind it. */
export const gameIn = (text: string): unknown => {
  const { steps, module, pictures } = JSON.parse(text);
  return {
    module,
    pictures,
    steps: (steps as readonly { readonly operation: Operation }[]).filter(
      ({ operation }) => operation.kind !== 'import',
    ),
  };
};
