import { expect, onTestFinished } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import type { Step } from '../../src/session/base/step.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import type { TypedValues } from '../support/discord/typed.ts';
import type { Outcome, User } from '../support/discord/user.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import type { PersonOptions } from '../support/discord/world.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { type Rig, type RigOptions, startRig } from '../support/rig.ts';
import { MemoryStore } from '../support/store/memory-store.ts';

/** The whole bot at a loopback Discord, and what people do there. */

export interface TableOptions extends Omit<RigOptions, 'store' | 'modules'> {
  readonly users?: readonly (string | PersonOptions)[];
  readonly channels?: readonly string[];
  /** The modules that can be started; tablut alone unless told. */
  readonly modules?: readonly Module[];
  /** A new one unless given. */
  readonly store?: MemoryStore;
}

export interface Table {
  readonly discord: Loopback;
  readonly store: MemoryStore;
  /** The bot that runs now. */
  readonly rig: () => Rig;
  readonly user: (name: string) => User;
  /** `public: ` or `private: ` and the words of the answer. */
  readonly heard: (outcome: Outcome) => string;
  /** The words of everything that stands in a channel for all to see, oldest first. */
  readonly posted: (channel?: string) => readonly string[];
  /** The newest message in the channel that everyone sees. */
  readonly newest: () => WireMessage;
  /** The bot is stopped, and another is started on the same store. */
  readonly restart: () => Promise<void>;
}

export const sitDown = async ({
  users,
  channels,
  modules,
  store = new MemoryStore(),
  ...options
}: TableOptions = {}): Promise<Table> => {
  const discord = await startLoopback({
    users: users ?? ['alice', 'bob', 'carol', 'dan'],
    channels: channels ?? ['table', 'garden'],
  });
  const known = new Map((modules ?? [await tablut()]).map((module) => [module.module, module]));
  const begin = (): Promise<Rig> => startRig(discord, { ...options, store, modules: known });
  const user = (name: string): User => discord.user(name);
  let rig = await begin();
  onTestFinished(async () => {
    await rig.stop();
    await discord.stop();
    expect(seatsWithoutShare(store), 'steps that seat a player before the game begins, without a share [D10]').toEqual(
      [],
    );
  });
  return {
    discord,
    store,
    rig: () => rig,
    user,
    heard: (outcome) => `${outcome.ephemeral ? 'private' : 'public'}: ${words(shown(outcome), { user })}`,
    newest: () => discord.messages('table').at(-1) ?? expect.fail('no message'),
    posted: (channel = 'table') => discord.messages(channel).map((message) => words(message, { user })),
    restart: async () => {
      await rig.stop();
      rig = await begin();
    },
  };
};

/**
 * Whichever way a seat at a side is taken before a game begins, its share is there: the steps of which that is not
 * true, by key. Those of an imported file had no press.
 */
const seatsWithoutShare = ({ rows }: MemoryStore): readonly string[] => {
  const begun = new Set<string>();
  const steps = [...rows].filter(([key]) => key.includes(':step:')).sort(([a], [b]) => (a < b ? -1 : 1));
  return steps.flatMap(([key, text]) => {
    const { interaction, operation, change } = JSON.parse(text) as Step;
    const [game = ''] = key.split(':step:');
    if (operation.kind === 'begin' || operation.kind === 'await-beacon') begun.add(game);
    const isSeated = change.added.some((record) => record.kind === 'seat' && record.side !== undefined);
    const hasShare = change.added.some(({ kind }) => kind === 'share');
    return isSeated && !hasShare && !begun.has(game) && !interaction.includes('/step ') ? [key] : [];
  });
};

/** A subcommand, as `/game join` is. */
export const sub = (
  who: User,
  command: string,
  subcommand: string,
  values: TypedValues = {},
  place = 'table',
): Promise<Outcome> => who.slash(place, command, values, { subcommand });

export const move = (who: User, piece: string, to: string, capture?: string): Promise<Outcome> =>
  who.slash('table', 'move', { piece, to, ...(capture === undefined ? {} : { capture }) });

/** Starts a game and answers the message with its seats. */
export const started = async ({ user }: Table, module: string, place = 'table'): Promise<WireMessage> =>
  shown(await sub(user('alice'), 'game', 'start', { module }, place));

/** Alice starts a game and takes the first side, bob the second, and it begins: answers the message with the board. */
export const begun = async (table: Table, module = 'tablut', place = 'table'): Promise<WireMessage> => {
  const seats = await started(table, module, place);
  const sides = controls(seats).filter((label) => label.startsWith('Play '));
  await table.user('alice').press(seats, sides[0] ?? '');
  await table.user('bob').press(seats, sides[1] ?? '');
  return shown(await table.user('alice').press(seats, 'Begin'));
};

/** The shipped tablut. */
export const tablut = (): Promise<Module> => shippedModule('tablut');

/** The answer of an outcome, which there must be. */
export const shown = ({ answer }: Outcome): WireMessage => {
  if (!answer) throw new Error('no answer');
  return answer;
};

/** What one reads in a message, people by name, without the pictures. */
export const words = (message: WireMessage, { user }: Pick<Table, 'user'>): string => {
  const names = new Map(['alice', 'bob', 'carol', 'dan', 'eve'].map((name) => [idOf(user, name), name]));
  const lines = text(message).split('\n');
  const said = lines.filter((line) => !line.startsWith('<board.png')).join('\n');
  return said.replace(/<@(\d+)>/g, (whole, id: string) => (names.has(id) ? `@${names.get(id)}` : whole));
};

/** Not everybody is at every table. */
const idOf = (user: Table['user'], name: string): string => {
  try {
    return user(name).id;
  } catch {
    return name;
  }
};

/** The labels of the buttons of a message. */
export const controls = (message: WireMessage): readonly string[] =>
  message.components.flatMap(({ components = [] }) => components.flatMap(({ label }) => label ?? []));

/** The stored steps and lists of games, to see that nothing was changed. The state of a channel follows later. */
export const kept = ({ store }: Table): string =>
  JSON.stringify([...store.rows].filter(([key]) => /:step:|^channel:[^:]+:/.test(key)));
