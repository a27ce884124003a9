import { Events, InteractionType, type RESTOptions, type ResponseLike, SnowflakeUtil } from 'discord.js';
import { createBotCommands } from '../../../commands/index.ts';
import { AdmissionControl } from '../../../src/discord/admission.ts';
import { InteractionDispatcher } from '../../../src/discord/dispatch.ts';
import { NewestPresses } from '../../../src/discord/newest.ts';
import { PATIENCE } from '../../../src/discord/patience.ts';
import { MissingPermissionReporter } from '../../../src/discord/permissions.ts';
import { RunningTasks } from '../../../src/discord/underway.ts';
import type { Module } from '../../../src/engine/index.ts';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import { systemClock } from '../../../src/session/base/ports.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { InteractionId, PersonId, SideId } from '../../../src/table/index.ts';
import { languages } from '../../../src/words/index.ts';
import { hearing } from '../discord/heard.ts';
import { FakeMessenger } from '../messenger.ts';
import { type Dice, diceOf } from '../modules/whole-file.ts';
import { chanceOf } from '../session.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { thinkingHere } from '../thinking.ts';
import type { HostileFindings } from './findings.ts';

/** What Discord never sends, and what people send who look for holes: random commands, controls and forms. */

interface Option {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly options?: readonly Option[];
}

const TEXTS = [
  '2d6',
  '1',
  '',
  ' ',
  'tablut',
  'Swede',
  'Muscovite E1',
  'E4',
  'A1',
  'D1',
  'D3',
  'E3',
  'G5',
  'Field A1',
  'Muscovites',
  'constructor',
  '__proto__',
  'toString',
  '`'.repeat(40),
  '@everyone <@1> <#2>',
  '\u202e\u0000\ud800\uffff',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ﷽',
  '1e309',
  '-0',
  '9'.repeat(400),
  '(scorekeeper "x" (do (add (sum u* Worth))))',
  'Worth > 0 && !(A | B) = $x$',
  '2d6 + 3d10 - 1000d1000',
  '('.repeat(3000),
  'a'.repeat(6000),
];
/** Where something stands in tablut, or may go. */
const CELLS = ['D1', 'D2', 'D4', 'E3', 'E4', 'C3', 'A4', 'B4', 'C4', 'F1', 'F3', 'G4', 'H5', 'G5', 'F7'];
const VALUES = [null, 0, -1, 2 ** 53, Number.NaN, true, false, {}, [], { value: 'x' }];
const PEOPLE = ['100000000000000001', '100000000000000002', '100000000000000003'] as const;
const CHANNELS = ['700000000000000001', '700000000000000002'] as const;
const GUILD = '800000000000000001' as GuildId;
/** So many are sent before any of them is answered. */
const AT_ONCE = 20;
/** So many of the newest controls of a verb are known. */
const MOST_OF_A_VERB = 20;

const CONTROLS = ['game:start', 'play:open', 'help:now', 'x', ''];

/** `id`: of the interaction that it answers, if any. */
type Sent = (value: unknown, id: string | undefined) => void;

/** A Discord that takes everything, and tells what it was given. */
const takesAll =
  (sent: Sent): RESTOptions['makeRequest'] =>
  async (url, { body }) => {
    const [, id] = /\/interactions\/(\d+)\//.exec(url) ?? [];
    const json = body instanceof FormData ? body.get('payload_json') : body;
    sent(typeof json === 'string' ? JSON.parse(json) : undefined, id);
    const message = { id: '1', channel_id: CHANNELS[0], flags: 0 };
    return Response.json(message) as ResponseLike;
  };

/** A control by its id, and what can be chosen in it. */
interface Control {
  readonly id: string;
  readonly values: readonly string[];
}

/** Every control in what was sent, at any depth. */
const controlsIn = (value: unknown): readonly Control[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { custom_id: id, options = [] } = value as { readonly custom_id?: unknown; readonly options?: unknown };
  const values = Array.isArray(options) ? options.map((option: { readonly value: string }) => option.value) : [];
  const own = typeof id === 'string' ? [{ id, values }] : [];
  return [...own, ...Object.values(value).flatMap(controlsIn)];
};

/** Every value that was offered while somebody typed. */
const offersIn = (value: unknown): readonly string[] => {
  const { data } = (value ?? {}) as { readonly data?: { readonly choices?: readonly { readonly value: string }[] } };
  return (data?.choices ?? []).map((choice) => choice.value);
};

const bent = (dice: Dice, text: string): string => {
  if (dice.chance(0.5)) return text;
  const at = dice.below(text.length + 1);
  const cut = text.slice(0, at) + text.slice(at + 1);
  return dice.oneOf([text, cut, `${text}:x`, text.replaceAll(/\d/g, '9'), text.slice(0, at) + dice.oneOf(TEXTS)]);
};

/** Where a value is none that the command lists, nothing reaches the command: most are. */
const optionValue = (
  dice: Dice,
  { type, name, choices, autocomplete, min_value: least = 0, max_value }: Option,
  offered: readonly string[],
): unknown => {
  if (dice.chance(0.05)) return dice.oneOf(VALUES);
  if (choices) return dice.chance(0.95) ? dice.oneOf(choices).value : dice.oneOf(TEXTS);
  if (type === 4) return dice.chance(0.95) ? dice.oneOf([least, least + 1, max_value ?? 10 ** 9]) : least - 1;
  if (type === 5) return dice.chance(0.5);
  if (type === 6) return dice.oneOf(PEOPLE);
  if (autocomplete && offered.length > 0 && dice.chance(0.7)) return dice.oneOf(offered);
  return dice.chance(0.6) && /^(piece|to|around|at|via|subject|units)$/.test(name)
    ? dice.oneOf(CELLS)
    : dice.oneOf(TEXTS);
};

/** How often an option is given. Where a game is named that there is not, nothing else of the command is tried. */
const shareOfGiven = ({ name, required }: Option): number => (required ? 0.98 : name === 'game' ? 0.05 : 0.4);

/** Files are left out: what becomes of those is tried by themselves. */
const FILE = 11;

/** `offers`: what was offered for options of each name. */
type Offers = ReadonlyMap<string, readonly string[]>;

const optionsOf = (dice: Dice, options: readonly Option[], offers: Offers): readonly object[] =>
  options
    .filter((option) => option.type !== FILE && dice.chance(shareOfGiven(option)))
    .map((option) => ({
      name: option.name,
      type: option.type,
      value: optionValue(dice, option, offers.get(option.name) ?? []),
      focused: false,
    }));

/** A subcommand with options, or options. */
const unfolded = (dice: Dice, { options = [] }: Pick<Option, 'options'>, offers: Offers): readonly object[] => {
  const parts = options.filter(({ type }) => type <= 2);
  if (parts.length === 0) return optionsOf(dice, options, offers);
  const part = dice.oneOf(parts);
  return dice.chance(0.02) ? [] : [{ name: part.name, type: part.type, options: unfolded(dice, part, offers) }];
};

/** The options that were typed, in whichever subcommand. */
const typedIn = (options: readonly object[]): readonly { readonly name: string }[] =>
  (options as readonly { readonly name: string; readonly options?: readonly object[] }[]).flatMap((one) =>
    one.options ? typedIn(one.options) : [one],
  );

/**
 * Sees to it that a game runs there, at whose sides two of them sit where they are free. Answers how many steps that
 * took.
 */
const begun = async (games: Games, module: Module, channel: ChannelId, time: number): Promise<number> => {
  const before = (await games.at(channel))?.session;
  const { number = 0 } = before ?? {};
  const [ann, ben] = PEOPLE as unknown as [PersonId, PersonId];
  const interaction = (what: string): InteractionId => `${what} ${channel} ${time}` as InteractionId;
  const asked = { channel, guild: GUILD, module, host: ann, interaction: interaction('start'), seed: '' };
  const { game } = await games.start(asked);
  for (const [i, actor] of [ann, ben].entries()) {
    const side = module.sides[i]?.name as SideId;
    await game.session.run({ kind: 'join', actor, side }, interaction(`join ${i}`));
  }
  await game.session.run({ kind: 'begin', actor: ann }, interaction('begin'));
  return game.session.number - (game.session.game === before?.game ? number : 0);
};

/**
 * So many random interactions, many at a time, in two channels with a game of this module; `around` is done around each
 * few. An interaction is wrong that nothing answers, and so is a fault that the bot did not expect.
 */
export const hostileInteractions = async (
  module: Module,
  count: number,
  seed: number,
  around: (few: () => Promise<void>) => Promise<void> = (few) => few(),
): Promise<HostileFindings> => {
  const dice = diceOf(seed);
  const wrong: string[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (data: object, message: string) => void wrong.push(`${message} ${JSON.stringify(data)}`),
  };
  const store = new MemoryStore();
  const games = new Games({
    store,
    clock: systemClock,
    random: chanceOf(`hostile ${seed}`),
    messenger: new FakeMessenger(),
    log,
    thinking: thinkingHere,
    spoken: languages,
    settings: { snapshotEvery: 100, memoryForGames: 5_000_000, gameSteps: 100_000, tablePieces: 5000 },
  });
  const commands = createBotCommands({ games, modules: new Map([[module.module, module]]) });
  const definitions = commands.map(({ data }) => data.in(languages) as unknown as Option);
  /** Controls of each verb: all are pressed as often, however many buttons bear one. */
  const controls = new Map<string, Control[]>(CONTROLS.map((id) => [id, [{ id, values: [] }]]));
  const aControl = (): Control => dice.oneOf(dice.oneOf([...controls.values()]));
  /** What was offered for options of each name, and which option somebody types into. */
  const offers = new Map<string, readonly string[]>();
  const typing = new Map<string, string>();
  const waiting = new Map<string, string>();
  const underway = new RunningTasks();
  const makeRequest = takesAll((body, id = '') => {
    waiting.delete(id);
    const option = typing.get(id);
    const offered = offersIn(body);
    if (option !== undefined && offered.length > 0) offers.set(option, offered);
    for (const control of controlsIn(body)) {
      const verb = control.id.split(':', 2).join(':');
      controls.set(verb, [...(controls.get(verb) ?? []).slice(-MOST_OF_A_VERB), control]);
    }
  });
  const patience = { ...PATIENCE, age: Number.POSITIVE_INFINITY };
  const { client, hear } = hearing([], { makeRequest, log, onUnread: (raw) => dispatcher.takeUnread(raw) });
  client.rest.setToken('token');
  const showing = { rest: client.rest, draw: undefined, log, underway, patience, words: languages.en };
  const answering = {
    ...showing,
    permissions: new MissingPermissionReporter(),
    newest: new NewestPresses(),
    spoken: languages,
  };
  const dispatcher = new InteractionDispatcher(
    commands,
    answering,
    async () => 'unreachable',
    new AdmissionControl(patience.age),
  );
  client.on(Events.InteractionCreate, dispatcher.take);
  const pressed = (): object => {
    const { id, values } = aControl();
    const custom_id = bent(dice, id);
    if (values.length === 0 && dice.chance(0.9)) return { component_type: 2, custom_id };
    return { component_type: 3, custom_id, values: [values.length > 0 ? dice.oneOf(values) : dice.oneOf(TEXTS)] };
  };
  const dataOf = (type: InteractionType, id: string): object => {
    if (type === InteractionType.MessageComponent) return pressed();
    if (type === InteractionType.ModalSubmit) {
      const component = { type: 4, custom_id: dice.oneOf(['text', 'seed', 'x']), value: dice.oneOf(TEXTS) };
      return { custom_id: bent(dice, aControl().id), components: [{ type: 18, component }] };
    }
    const definition = dice.oneOf(definitions);
    const options = unfolded(dice, definition, offers);
    const typed = typedIn(options);
    if (type === InteractionType.ApplicationCommandAutocomplete) {
      // Nobody types into an option that is not there.
      if (typed.length === 0) return dataOf(type, id);
      const focused = dice.oneOf(typed);
      Object.assign(focused, { focused: true, ...(dice.chance(0.6) ? { value: '' } : {}) });
      typing.set(id, focused.name);
    }
    return { id: '1', type: 1, name: dice.chance(0.01) ? 'nothing' : definition.name, options };
  };
  const send = (): void => {
    const type = dice.oneOf([2, 2, 2, 3, 3, 4, 5]) as InteractionType;
    const id = String(SnowflakeUtil.generate());
    const isDirect = dice.chance(0.1);
    const user = { id: dice.oneOf(PEOPLE), username: 'somebody', global_name: dice.oneOf(TEXTS) };
    const channel = dice.oneOf(CHANNELS);
    const raw = {
      id,
      token: `token-${id}`,
      application_id: '1',
      type,
      locale: dice.oneOf(['en-US', 'de', 'xx']),
      channel_id: channel,
      channel: { id: channel, type: 0 },
      app_permissions: '0',
      ...(isDirect ? { user } : { guild_id: GUILD, member: { user, permissions: '0', nick: null } }),
      message: { id: '5', channel_id: channel, flags: dice.oneOf([0, 64]), author: { id: '1' } },
      data: dataOf(type, id),
    };
    waiting.set(id, JSON.stringify(raw.data).slice(0, 300));
    hear(raw);
  };
  let ours = 0;
  for (let i = 0; i < count; i += AT_ONCE)
    await around(async () => {
      for (const channel of CHANNELS) ours += await begun(games, module, channel as string as ChannelId, i);
      for (let one = i; one < Math.min(count, i + AT_ONCE); one += 1) send();
      await underway.idle(60_000);
    });
  await games.close();
  const unanswered = [...waiting.values()].map((data) => `not answered: ${data}`);
  const steps = [...store.rows.keys()].filter((key) => key.includes(':step:')).length;
  return { tried: count, done: steps - ours, wrong: [...wrong, ...unanswered] };
};
