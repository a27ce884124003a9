import type { Module } from '../../../src/engine/index.ts';
import { isTextPost } from '../../../src/facts/stored-post.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { type Operation, only } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { scoreQueries } from '../../../src/view/scores.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { type Loopback, startLoopback } from '../discord/loopback.ts';
import { text } from '../discord/text.ts';
import type { TypedValues } from '../discord/typed.ts';
import type { WireMessage } from '../discord/wire.ts';
import { shippedModule } from '../modules/shipped.ts';
import { Presser, sensible } from '../play/presser.ts';
import { type Rig, startRig } from '../rig.ts';

/**
 * One evening at a table (U24): a counter's report, an army of which a part is chosen, a scorekeeper's win, a modifier
 * explained, a kingdom. What can be pressed is pressed and typed, and must come to the same.
 */

const PLAYERS = ['alice', 'bob'] as const;
/** So many turns of each are played where counters report. */
const TURNS = 2;

interface Room {
  readonly discord: Loopback;
  readonly rig: Rig;
  readonly seed: string;
}

/** A random number from 0 to below 1, the same for the same seed. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const labels = ({ components }: WireMessage): readonly string[] =>
  components.flatMap((row) => (row.components ?? []).flatMap(({ label }) => label ?? []));

/** A game that has begun, with a panel of each player. */
const begun = async ({ discord, rig, seed }: Room, name: string) => {
  const options = { subcommand: 'start' };
  const { answer: seats } = await discord.user('alice').slash(name, 'game', { module: name, seed }, options);
  if (!seats) throw new Error(`${name} did not start`);
  const sides = labels(seats).filter((label) => label.startsWith('Play '));
  for (const [i, player] of PLAYERS.entries()) await discord.user(player).press(seats, sides[i] ?? '');
  await discord.user('alice').press(seats, 'Begin');
  const panels: Presser[] = [];
  for (const player of PLAYERS) {
    const { answer } = await discord.user(player).slash(name, 'play');
    if (answer) panels.push(new Presser(discord.user(player), answer, name));
  }
  const game = await rig.games.at(discord.world.channelId(name) as ChannelId);
  if (!game) throw new Error(`${name} is not there`);
  return { game, panels };
};

const sub = async ({ discord }: Room, place: string, command: string, subcommand: string, values: TypedValues = {}) => {
  const { answer } = await discord.user('alice').slash(place, command, values, { subcommand });
  return answer ? text(answer) : '';
};

const fault = (isWrong: boolean, what: string): readonly string[] => (isWrong ? [what] : []);

/** All that a counter reported to whoever did something was read by that person, whole. */
const counted = async (room: Room, seed: number): Promise<readonly string[]> => {
  const { game, panels } = await begun(room, 'bazaar');
  const random = seeded(seed);
  const read = new Map<string, string[]>();
  const isOver = (): boolean => game.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const presser of panels) {
      const texts = read.get(presser.user.id) ?? [];
      read.set(presser.user.id, texts);
      const choose = sensible();
      await presser.refresh();
      for (let next = choose(presser, random); next && !isOver(); next = choose(presser, random)) {
        await presser.press(next);
        texts.push(plain(text(presser.panel)));
        if (next.verb === 'end') break;
      }
    }
  const reports: (readonly [string, string])[] = [];
  for await (const { posts, operation } of game.session.journal.since(0))
    for (const post of posts)
      if (post.reader === operation.actor && !isTextPost(post) && read.has(post.reader))
        for (const one of post.sums ?? only(post.seen ?? [], 'counted')) reports.push([post.reader, plain(one.text)]);
  return [
    ...fault(reports.length === 0, 'bazaar: no counter reported'),
    ...reports.flatMap(([reader, report]) =>
      fault(!read.get(reader)?.some((one) => one.includes(report)), `bazaar: not read: ${report}`),
    ),
    ...panels.flatMap(({ faults }) => faults),
  ];
};

/** Without the signs by which nothing is formatted. */
const plain = (of: string): string => of.replaceAll('\\', '');

const lastOf = async <K extends Operation['kind']>(
  { session }: OpenGame,
  kind: K,
): Promise<Operation<K> | undefined> => {
  let found: Operation | undefined;
  for await (const { operation } of session.journal.since(0)) if (operation.kind === kind) found = operation;
  return found as Operation<K> | undefined;
};

/** One unit of an army marches by presses, and once that is taken back by a command: both are the same move. */
const parted = async (room: Room): Promise<readonly string[]> => {
  const { game, panels } = await begun(room, 'marches');
  const [alice] = panels as [Presser];
  await sub(room, 'marches', 'army', 'form', { at: 'E10', name: 'Guard' });
  await alice.refresh();
  for (const verb of ['pick', 'units', 'chosen', 'stack', 'go']) {
    const [one] = alice.of(verb).filter(({ label }) => verb !== 'pick' || label.includes('Guard'));
    if (!one) return [`marches: no ${verb}`];
    await alice.press(one);
  }
  const pressed = await lastOf(game, 'move');
  const to = pressed?.to.cell ?? '';
  await sub(room, 'marches', 'game', 'undo');
  const { answer } = await room.discord.user('alice').slash('marches', 'move', { piece: 'Guard', units: '1', to });
  const typed = await lastOf(game, 'move');
  const explained = await sub(room, 'marches', 'modifier', 'explain', {
    subject: 'Pikemen Field E10',
    property: 'MovePoints',
  });
  return [
    ...fault(pressed?.pieces.length !== 1 || pressed === typed, 'marches: no part of the army was pressed'),
    ...fault(
      JSON.stringify([pressed?.pieces, pressed?.to]) !== JSON.stringify([typed?.pieces, typed?.to]),
      `marches: typed and pressed differ: ${answer && text(answer)}`,
    ),
    ...fault(!/\*\*March\*\* of .*applied, giving/.test(explained), `marches: not explained: ${explained}`),
    ...alice.faults,
  ];
};

/** The king goes to an edge, by presses or typed: the scorekeeper ends the game. */
const won = async (room: Room, isTyped: boolean): Promise<readonly string[]> => {
  const { game, panels } = await begun(room, 'tablut');
  const [king, swedes] = [panels[1] as Presser, 'bob'];
  const [alice] = panels as [Presser];
  await alice.press(alice.of('pick')[0] ?? { verb: '', id: '', label: '', at: '' });
  await alice.press(alice.of('go')[0] ?? { verb: '', id: '', label: '', at: '' });
  if (isTyped) await room.discord.user(swedes).slash('tablut', 'move', { piece: 'E5', to: 'E9' });
  else {
    await king.refresh();
    const piece = king.of('pick').find(({ label }) => label.startsWith('King'));
    if (piece) await king.press(piece);
    const edge = king.of('go').find(({ label, value }) => (value ?? label).startsWith('E9'));
    if (edge) await king.press(edge);
  }
  const [result] = game.session.viewNow(channelViewer).of(scoreQueries).results();
  const all = room.discord.messages('tablut').map(text).join('\n');
  return [
    ...fault(game.session.viewNow(channelViewer).of(gameQueries).phase !== 'over' || !result, 'tablut: not won'),
    ...fault(!/Victory goes to \*?\*?Swedes/.test(all), 'tablut: nobody was told who won'),
    ...king.faults,
  ];
};

/** A kingdom of ten piles; its code shows the same again. */
const kingdom = async ({ discord }: Room): Promise<readonly string[]> => {
  const { answer: drawn } = await discord.user('alice').slash('bazaar', 'kingdom', { sets: 'base2' });
  const shown = drawn ? text(drawn) : '';
  const [, code = ''] = /\*\*Kingdom\*\* `([0-9A-Z]+)`/.exec(shown) ?? [];
  const { answer: again } = await discord.user('bob').slash('bazaar', 'kingdom', { code });
  const piles = (of: string): readonly string[] => of.split('\n').filter((line) => /\*\*[^*]+\*\*.*\d/.test(line));
  return [
    ...fault(code === '', `no kingdom: ${shown}`),
    ...fault(again === undefined || piles(text(again)).join() !== piles(shown).join(), 'another kingdom by its code'),
  ];
};

/** The king of the Swedes, who can go to the edge whatever is moved first. */
const ESCAPE = { king: ['E5'], swede: ['C3', 'G3'], muscovite: ['D3', 'A1', 'I1'] } as const;

const escaping = ({ setup, ...tablut }: Module): Module => ({
  ...tablut,
  setup: Object.entries(ESCAPE).flatMap(([prototype, cells]) => {
    const stack = setup.find(({ pieces }) => pieces.some((piece) => piece.prototype === prototype));
    return stack ? cells.map((cell) => ({ ...stack, cell })) : [];
  }),
});

/** What is done in the evening of a seed. */
const PARTS = {
  counter: counted,
  army: parted,
  win: (room: Room, seed: number) => won(room, seed % 2 === 0),
  kingdom,
} as const;

/** What went wrong in the evening of that seed, or in some parts of it; `seed`: from 1. */
export const evening = async (
  seed: number,
  parts = Object.keys(PARTS) as readonly (keyof typeof PARTS)[],
): Promise<readonly string[]> => {
  const names = ['bazaar', 'marches', 'tablut'];
  const all = new Map<string, Module>();
  for (const name of names) {
    const module = await shippedModule(name);
    all.set(name, name === 'tablut' ? escaping(module) : module);
  }
  const discord = await startLoopback({ users: PLAYERS, channels: names, record: false });
  const rig = await startRig(discord, { modules: all, settings: { posts: 'turn' } });
  const room = { discord, rig, seed: `evening ${seed}` };
  try {
    const faults: string[] = [];
    for (const part of parts) faults.push(...(await PARTS[part](room, seed)));
    return [...faults, ...rig.faults];
  } finally {
    await rig.stop();
    await discord.stop();
  }
};
