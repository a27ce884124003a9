import { createBotCommands } from '../../../commands/index.ts';
import { counterDefaults, type Module } from '../../../src/engine/index.ts';
import type { MapDefinition } from '../../../src/engine/play/module.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { Command, CommandInput, CompletionInput, OptionReader } from '../../../src/port/command.ts';
import { readGameApart } from '../../../src/session/archive/read-apart.ts';
import { exportGame } from '../../../src/session/archive/write.ts';
import type { Messenger } from '../../../src/session/base/messenger.ts';
import { systemClock } from '../../../src/session/base/ports.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { InteractionId, PersonId } from '../../../src/table/index.ts';
import { languages } from '../../../src/words/index.ts';
import { chanceOf } from '../session.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { thinkingHere } from '../thinking.ts';

/** Tables of very many pieces, on one cell, on many, or in a private window, and what people type at them (Q1, D28). */

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;
const CHANNEL = '200000000000000001' as ChannelId;

export type Shape = 'one cell' | 'many cells' | 'a private window';
export const SHAPES: readonly Shape[] = ['one cell', 'many cells', 'a private window'];

/** The most pieces of one entry, as a file of a game may have them. */
const TOGETHER = 1000;

const counted = (count: number) =>
  Array.from({ length: Math.ceil(count / TOGETHER) }, (_, i) => ({
    prototype: 'pawn',
    name: 'Pawn',
    count: Math.min(TOGETHER, count - i * TOGETHER),
  }));

/** A condition of the whole game that each end of a turn flips, and ten counters of what it changes. */
export const weather: Pick<Module, 'modifiers' | 'counters'> = {
  modifiers: [
    {
      name: 'Rain',
      of: 'piece',
      scope: 'game',
      match: '',
      when: 'SideOnTurn = Blue',
      change: 'Worth - 1',
      precedence: 1,
    },
  ],
  counters: Array.from({ length: 10 }, (_, i) => ({
    ...counterDefaults,
    name: `C${i}`,
    on: 'Field',
    match: `Worth > ${i - 5} && PieceName = Pawn`,
    ...(i % 2 === 0 ? { sum: 'Worth' } : {}),
  })),
};

/** Where the pieces of two sides fight. */
const ARENA: MapDefinition = {
  name: 'Arena',
  occupied: 'stack',
  boards: [
    {
      name: 'Arena',
      grid: { kind: 'square', columns: 2, rows: 1, numbering: { pattern: 'A1', origin: 'top', first: 1 } },
      terrain: {},
      zones: [
        { name: 'West', cells: ['A1'] },
        { name: 'East', cells: ['B1'] },
      ],
    },
  ],
};

/** Red's pieces in the shape that is measured, and a few of each side's beside them. */
const moduleOf = (pieces: number, shape: Shape, more: Partial<Module>): Module => {
  const columns = 400;
  const rows = shape === 'many cells' ? Math.ceil(pieces / columns) + 1 : 10;
  const cells = Array.from({ length: pieces }, (_, i) => `${i % columns}.${1 + Math.floor(i / columns)}`);
  const onField = (cell: string, side: string, count: number) => ({
    map: 'Field',
    board: 'Field',
    cell,
    side,
    pieces: counted(count),
  });
  return {
    module: 'crowd',
    title: 'Crowd',
    sides: [{ name: 'Red' }, { name: 'Blue' }],
    turn: { order: ['Red', 'Blue'], ends: 'by-command' },
    rules: { pieces: 'owner', turns: 'free', captures: 'manual' },
    terrain: {},
    prototypes: {
      pawn: { symbol: 'P', Worth: 1 },
      queen: { symbol: 'Q', Worth: 9 },
    },
    decks: [
      {
        name: 'Pile',
        map: 'Field',
        board: 'Field',
        cell: '3.0',
        faceDown: true,
        publishes: 'count',
        pick: false,
        reshuffle: 'never',
        shuffled: true,
        pieces: [{ prototype: 'queen', name: 'Queen', count: 9 }],
      },
    ],
    ...more,
    maps: [
      {
        name: 'Field',
        occupied: 'stack',
        ...(more.battle ? { combat: 'no' } : {}),
        boards: [
          {
            name: 'Field',
            grid: { kind: 'square', columns, rows, numbering: { pattern: '1.1', origin: 'top', first: 0 } },
            terrain: {},
          },
        ],
      },
      ...(more.battle ? [ARENA] : []),
      ...['Red', 'Blue'].map((side) => ({
        name: `${side} Hand`,
        occupied: 'stack' as const,
        boards: [],
        ...(shape === 'a private window' ? { private: side } : {}),
      })),
    ],
    setup: [
      onField('1.0', 'Red', 1),
      onField('2.0', 'Blue', 1),
      { map: 'Red Hand', side: 'Red', pieces: counted(3) },
      ...(shape === 'one cell' ? [onField('5.5', 'Red', pieces)] : []),
      ...(shape === 'many cells' ? cells.map((cell, i) => onField(cell, i % 2 === 0 ? 'Red' : 'Blue', 1)) : []),
      ...(shape === 'a private window' ? [{ map: 'Red Hand', side: 'Red', pieces: counted(pieces) }] : []),
    ],
  };
};

const optionsOf = (values: Readonly<Record<string, string>>): OptionReader<string> => ({
  text: (name) => values[name],
  integer: (name) => (values[name] === undefined ? undefined : Number(values[name])),
  flag: () => undefined,
  file: () => undefined,
});

const quiet = (): void => undefined;
const loud = (data: object, message: string): void => console.error(message, data);
const nobody: Messenger = {
  post: async () => ({ kind: 'sent' }),
  direct: async () => ({ kind: 'sent' }),
  find: async () => true,
  edit: async () => ({ kind: 'sent' }),
  thread: async () => undefined,
  admission: async () => 'here',
};

/** What a piece can have and do: turned, faced, covered, hidden, moved as a unit of armies, fighting in battles. */
export const full: Pick<Module, 'traits' | 'battle'> = {
  battle: { map: 'Arena', board: 'Arena', attackers: 'West', defenders: 'East' },
  traits: {
    pawn: {
      dynamic: { Worth: { min: 0, max: 9 } },
      layers: [{ name: 'Fresh' }, { name: 'Tired' }],
      mask: { name: 'Somebody' },
      invisible: true,
      facing: 4,
      unit: true,
    },
  },
};

/** `more`: what the module has beside its pieces. */
export const sitDown = async (pieces: number, shape: Shape, more: Partial<Module> = {}) => {
  const games = new Games({
    store: new MemoryStore(),
    clock: systemClock,
    random: chanceOf('crowd'),
    messenger: nobody,
    log: { info: quiet, warn: loud, error: loud },
    thinking: thinkingHere,
    spoken: languages,
    settings: { snapshotEvery: Number.POSITIVE_INFINITY, memoryForGames: 1 },
  });
  const { game } = await games.start({
    channel: CHANNEL,
    guild: undefined,
    module: moduleOf(pieces, shape, more),
    host: ANN,
    interaction: 'start' as InteractionId,
    seed: '',
  });
  await game.session.run({ kind: 'join', actor: ANN, side: 'Red' as never }, 'ann' as InteractionId);
  await game.session.run({ kind: 'join', actor: BEN, side: 'Blue' as never }, 'ben' as InteractionId);
  await game.session.run({ kind: 'begin', actor: ANN }, 'begin' as InteractionId);
  const commands = new Map(
    createBotCommands({ games, modules: new Map() }).map((command) => [command.data.name, command]),
  );
  let interaction = 0;
  const input = (line: string, values: Readonly<Record<string, string>>): CommandInput<string> => {
    interaction += 1;
    return {
      interaction: `i${interaction}` as InteractionId,
      person: { id: ANN, name: 'Ann' },
      channel: CHANNEL,
      guild: undefined,
      share: { value: 'f'.repeat(64) },
      words: languages.en,
      subcommand: line.split(' ')[1],
      options: optionsOf(values),
    };
  };
  const named = (line: string): Command => commands.get(line.split(' ')[0] as string) as Command;
  let channels = 0;
  return {
    /** The whole game as a file, however large. */
    file: async () => {
      const written = await exportGame(games.history, game.session, Number.POSITIVE_INFINITY);
      return written === 'too-large' ? new Uint8Array() : Buffer.concat(written);
    },
    /** Goes on with a file in a channel where nothing was played; what is wrong with it, if anything. */
    import: async (file: Uint8Array) => {
      const read = await readGameApart('host', file);
      if (typeof read === 'string') return read;
      if (!read.ok) return read.fault;
      channels += 1;
      await games.import({
        channel: `${CHANNEL}${channels}` as ChannelId,
        guild: undefined,
        saved: read.game,
        host: ANN,
        interaction: `import ${channels}` as InteractionId,
      });
      return undefined;
    },
    type: async (line: string, values: Readonly<Record<string, string>> = {}) =>
      named(line).execute(input(line, values)),
    complete: async (line: string, name: string, typed: string, values: Readonly<Record<string, string>> = {}) =>
      named(line).complete?.({ ...input(line, values), focused: { name, typed } } as CompletionInput<string>),
  };
};

export type CrowdedTable = Awaited<ReturnType<typeof sitDown>>;

/** What is measured, in the words of whoever types it. */
export const ACTS: { readonly [what: string]: (table: CrowdedTable) => Promise<unknown> } = {
  'completing piece:': (table) => table.complete('move', 'piece', ''),
  'completing piece: by letters that nothing matches': (table) => table.complete('move', 'piece', 'xyzzy'),
  'completing piece: by a name': (table) => table.complete('piece show', 'piece', 'paw'),
  'completing to:': (table) => table.complete('move', 'to', '', { piece: '1.0' }),
  'completing to: by letters that nothing matches': (table) => table.complete('move', 'to', 'xyzzy', { piece: '1.0' }),
  'completing capture:': (table) => table.complete('move', 'capture', '', { piece: '1.0', to: '2.0' }),
  'completing capture: by letters that nothing matches': (table) =>
    table.complete('move', 'capture', 'xyzzy', { piece: '1.0', to: '2.0' }),
  'a handle that is not there': (table) => table.type('piece show', { piece: 'abcdefgh' }),
  'a name that is not there': (table) => table.type('piece show', { piece: 'Pwan' }),
  'a name that all have': (table) => table.type('piece show', { piece: 'Pawn' }),
  '/piece list': (table) => table.type('piece list'),
  '/piece list name:': (table) => table.type('piece list', { name: 'Pawn' }),
  '/game log': (table) => table.type('game log'),
  '/board': (table) => table.type('board'),
  '/army show': (table) => table.type('army show', { army: '1.0' }),
  '/hand show': (table) => table.type('hand show'),
  'a crowded cell by /move': (table) => table.type('move', { piece: '5.5', to: '5.6' }),
  'completing to: from a crowded cell': (table) => table.complete('move', 'to', '', { piece: '5.5' }),
  'completing units: of a crowded cell': (table) => table.complete('move', 'units', '', { piece: '5.5' }),
  'a crowded cell by /piece order': (table) => table.type('piece order', { piece: 'Pawn 5.5', to: 'top' }),
  'a crowded cell by /army form': (table) => table.type('army form', { at: '5.5' }),
  'completing at:': (table) => table.complete('army form', 'at', ''),
  'completing around:': (table) => table.complete('board', 'around', 'p'),
  '/board around: a name': (table) => table.type('board', { around: 'Pawn' }),
  '/deck list': (table) => table.type('deck list'),
  '/game status': (table) => table.type('game status'),
  '/modifier explain': (table) => table.type('modifier explain', { subject: 'Pawn', property: 'Worth' }),
  '/game export': (table) => table.type('game export'),
  '/move': (table) => table.type('move', { piece: '1.0', to: '1.1' }),
  '/game undo': (table) => table.type('game undo'),
  '/turn end': (table) => table.type('turn end'),
};
