import { type Module, refusalOf, systems } from '../../src/engine/index.ts';
import {
  advanceTimeline,
  createUndoTimeline,
  stepsReferredTo,
  type UndoTimeline,
} from '../../src/session/steps/timeline.ts';
import { moduleHash } from '../../src/session/text/hash.ts';
import {
  apply,
  type BoardId,
  type CellId,
  type Change,
  type ContainerId,
  type Contribution,
  handlerOf,
  isRefusal,
  LiveTable,
  type MapId,
  type Operation,
  type PastStep,
  type PersonId,
  type PieceId,
  type PublicActivityTimes,
  perform,
  type Refusal,
  type SideId,
  type StepEnvironment,
  type System,
} from '../../src/table/index.ts';

/** Small games as plain data, and a table on which they are played with a log and nothing else: no store, no queue. */

export const ANN = '100000000000000001' as PersonId;
export const BEN = '100000000000000002' as PersonId;
export const CLO = '100000000000000003' as PersonId;
export const DAN = '100000000000000004' as PersonId;
export const RED = 'Red' as SideId;
export const BLUE = 'Blue' as SideId;
/** A board of 5 x 5 squares, A1 at the top left. */
export const MAIN = 'Field/Main' as BoardId;
/** A public map without boards, on which things may be stacked. */
export const CAMP = 'Camp' as MapId;
/** Red's private windows in `secretModule`: one without boards, and one with a board of 3 x 3. */
export const HAND = 'Red Hand' as MapId;
export const CELLAR = 'Red Cellar/Vault' as BoardId;

const square = (size: number): Module['maps'][number]['boards'][number]['grid'] => ({
  kind: 'square',
  columns: size,
  rows: size,
  numbering: { pattern: 'A1', origin: 'top', first: 1 },
});

/** Nothing is hidden; Red has pawns on A5 and B5 and a king on C5, Blue a pawn on C1, and a stone on D3 is nobody's. */
export const openModule: Module = {
  module: 'skirmish',
  title: 'Skirmish',
  sides: [{ name: 'Red', colour: '#aa2222' }, { name: 'Blue' }],
  turn: { order: ['Red', 'Blue'], ends: 'by-command' },
  rules: { pieces: 'owner', turns: 'strict', captures: 'manual', changes: 'host' },
  maps: [
    { name: 'Field', occupied: 'refuse', boards: [{ name: 'Main', grid: square(5), terrain: { wood: ['B2', 'B3'] } }] },
    { name: 'Camp', occupied: 'stack', boards: [] },
  ],
  terrain: { wood: { colour: '#226622' } },
  prototypes: { pawn: { symbol: 'P', Strength: 1 }, king: { symbol: 'K', Strength: 3, Royal: true }, stone: {} },
  setup: [
    { map: 'Field', board: 'Main', cell: 'A5', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Pawn', count: 1 }] },
    { map: 'Field', board: 'Main', cell: 'B5', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Pawn', count: 1 }] },
    {
      map: 'Field',
      board: 'Main',
      cell: 'C5',
      side: 'Red',
      pieces: [{ prototype: 'king', name: 'Red King', count: 1 }],
    },
    {
      map: 'Field',
      board: 'Main',
      cell: 'C1',
      side: 'Blue',
      pieces: [{ prototype: 'pawn', name: 'Blue Pawn', count: 1 }],
    },
    { map: 'Field', board: 'Main', cell: 'D3', pieces: [{ prototype: 'stone', name: 'Stone', count: 1 }] },
  ],
};

/** The same with Red's private windows: a spy in the hand, a hoard in the cellar's B2. */
export const secretModule: Module = {
  ...openModule,
  maps: [
    ...openModule.maps,
    { name: 'Red Hand', private: 'Red', occupied: 'stack', boards: [] },
    {
      name: 'Red Cellar',
      private: 'Red',
      occupied: 'stack',
      boards: [{ name: 'Vault', grid: square(3), terrain: {} }],
    },
  ],
  setup: [
    ...openModule.setup,
    { map: 'Red Hand', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Spy', count: 1 }] },
    {
      map: 'Red Cellar',
      board: 'Vault',
      cell: 'B2',
      side: 'Red',
      pieces: [{ prototype: 'stone', name: 'Hoard', count: 1 }],
    },
  ],
};

/** A module with other rules, or another turn; `turn: undefined` takes the turns away. */
export const withRules = (
  module: Module,
  rules: Partial<Module['rules']>,
  turn: Module['turn'] | null = module.turn ?? null,
): Module => {
  const { turn: _, ...rest } = module;
  return { ...rest, rules: { ...module.rules, ...rules }, ...(turn ? { turn } : {}) };
};

/** A game on the table, with what a session keeps beside it. */
export interface Play {
  readonly table: LiveTable;
  readonly timeline: UndoTimeline;
  /** Every step of the log, the first at 0. */
  readonly steps: PastStep[];
  /** When each was done, in milliseconds. */
  readonly times: number[];
}

export const newPlay = (rules: readonly System[] = systems): Play => ({
  table: new LiveTable(rules),
  timeline: createUndoTimeline(),
  steps: [],
  times: [],
});

/** As a session has it where everybody is told of every step. */
const hearingOf = ({ steps, times }: Play): PublicActivityTimes => {
  const last = (is: (step: PastStep) => boolean): number => times[steps.findLastIndex(is)] ?? 0;
  const turned = ({ change }: PastStep): boolean =>
    [...change.added, ...change.updated].some(({ kind }) => kind === 'turn');
  return {
    heard: (person) => last(({ operation: { actor, kind } }) => actor === person || kind === 'begin'),
    turn: last(turned),
  };
};

export const startOf = (module: Module, host: PersonId = ANN): Operation<'start'> => ({
  kind: 'start',
  actor: host,
  module,
  hash: 'f'.repeat(64),
  chance: '0123456789abcdef'.repeat(4),
  handles: 'fedcba9876543210'.repeat(4),
});

/** Runs one operation as a session does, and notes it in the log when it is done. */
export const play = (
  game: Play,
  operation: Operation,
  now = 0,
  share?: Contribution,
  isTold?: StepEnvironment['isTold'],
): Change | Refusal => {
  const { table, timeline, steps, times } = game;
  const spoken = stepsReferredTo(timeline, operation).flatMap((number) => steps[number - 1] ?? []);
  const past = { done: operation.kind === 'undo' ? spoken : [], undone: operation.kind === 'redo' ? spoken : [] };
  const change = perform(table, refusalOf, operation, { now, past, share, isTold, hearing: hearingOf(game) });
  if (isRefusal(change)) return change;
  times.push(now);
  steps.push({ number: steps.length + 1, operation, change });
  advanceTimeline(timeline, steps.length, operation, handlerOf(table.systems, operation.kind).play);
  return change;
};

/** Runs what must work, each made when its turn comes. */
export const played = (game: Play, ...operations: readonly (Operation | ((game: Play) => Operation))[]): Change => {
  let last: Change | undefined;
  for (const one of operations) {
    const operation = typeof one === 'function' ? one(game) : one;
    const change = play(game, operation);
    if (isRefusal(change)) throw new Error(`${operation.kind} was refused: ${JSON.stringify(change)}`);
    last = change;
  }
  if (!last) throw new Error('nothing was to be played');
  return last;
};

/** The code of the refusal that an operation meets, or `done`. */
export const outcome = (game: Play, operation: Operation, now = 0): string => {
  const change = play(game, operation, now);
  return isRefusal(change) ? change.code : 'done';
};

/** Started and seated: Ann, the host, plays Red; Ben plays Blue; Clo observes; Dan has no seat. */
export const seated = (module: Module = openModule, rules: readonly System[] = systems): Play => {
  const game = newPlay(rules);
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), join(CLO, undefined));
  return game;
};

/** Seated and begun. */
export const begun = (module: Module = openModule, rules: readonly System[] = systems): Play => {
  const game = seated(module, rules);
  played(game, { kind: 'begin', actor: ANN });
  return game;
};

export const join = (actor: PersonId, side: SideId | undefined): Operation<'join'> => ({ kind: 'join', actor, side });
export const leave = (actor: PersonId, side?: SideId): Operation<'leave'> => ({ kind: 'leave', actor, side });
export const endTurn = (actor: PersonId): Operation<'end-turn'> => ({ kind: 'end-turn', actor });
export const undo = (actor: PersonId, steps = 1): Operation<'undo'> => ({ kind: 'undo', actor, steps });
export const redo = (actor: PersonId, steps = 1): Operation<'redo'> => ({ kind: 'redo', actor, steps });

/** Where things go: a container, or a cell of it. */
export const spot = (container: ContainerId, cell?: string): { readonly in: ContainerId; readonly cell?: CellId } =>
  cell === undefined ? { in: container } : { in: container, cell: cell as CellId };

/** A move of the top piece of one spot to another. */
export const move = (
  { table }: Play,
  actor: PersonId,
  from: ReturnType<typeof spot>,
  to: ReturnType<typeof spot>,
  ...captures: readonly ReturnType<typeof spot>[]
): Operation<'move'> => ({
  kind: 'move',
  actor,
  pieces: [pieceAt(table, from)],
  to,
  captures: captures.map((one) => pieceAt(table, one)),
});

/** The id of the top piece of a spot. */
const pieceAt = (table: LiveTable, { in: container, cell }: ReturnType<typeof spot>): PieceId => {
  const top = table.at(container, cell).at(-1);
  if (!top) throw new Error(`nothing stands on ${container} ${cell}`);
  return top.id as PieceId;
};

/** A table made from a log alone. */
export const replayed = (steps: readonly PastStep[], rules: readonly System[] = systems): LiveTable => {
  const table = new LiveTable(rules);
  for (const { change } of steps) apply(table, change);
  return table;
};

/** Asks for something and has others agree to it, one after the other. */
export const agreedBy = (game: Play, asking: Operation<'ask'>, ...by: readonly PersonId[]): void => {
  played(game, asking);
  const { id } = [...game.table.all('request')].at(-1) ?? { id: '' };
  played(game, ...by.map((actor): Operation => ({ kind: 'agree', actor, request: id })));
};

/** An undo to which others agreed. */
export const undoneWith = (game: Play, actor: PersonId, ...by: readonly PersonId[]): Change => {
  agreedBy(game, { kind: 'ask', actor, wants: { what: 'undo', steps: game.timeline.done.slice(-1) } }, ...by);
  return played(game, undo(actor));
};

/** Another module under the game, to which others agreed. */
export const reloadedWith = (game: Play, module: Module, actor: PersonId, ...by: readonly PersonId[]): Change => {
  const hash = moduleHash(module);
  agreedBy(game, { kind: 'ask', actor, wants: { what: 'reload', hash, title: module.title }, module }, ...by);
  return played(game, { kind: 'reload', actor, hash });
};
