import type { Commands } from './commands.ts';
import { REFUSALS } from './faults.ts';
import type { Answer, Call } from './http.ts';
import type { Act, Interactions } from './interactions.ts';
import type { Kept, Messages } from './messages.ts';
import { applicationWire, channelWire, guildWire, memberWire } from './telling.ts';
import { type Choice, type MessageBody, PERMISSIONS, type WireCommand } from './wire.ts';
import type { Channel, World } from './world.ts';

/** What the bot can ask for. */

export interface Rooms {
  readonly application: string;
  readonly gatewayUrl: () => string;
  /** How many connections to the gateway are recommended. */
  readonly shards: number;
  /** Those that the bot may still begin of a thousand, and after how many milliseconds all of them again. */
  readonly remaining: number;
  readonly resetAfter: number;
  readonly world: World;
  readonly messages: Messages;
  readonly commands: Commands;
  readonly interactions: Interactions;
}

type Handler = (call: Call, ...parts: readonly string[]) => Answer;
/** By `METHOD path`, where a star stands for a part that the handler is given. */
type Table = Readonly<Record<string, Handler>>;

const ok = (body: object): Answer => ({ status: 200, body });
const done: Answer = { status: 204 };
const unknownWebhook: Answer = { status: 404, body: { code: 10015, message: 'Unknown Webhook' } };
const unknownCommand: Answer = { status: 404, body: { code: 10063, message: 'Unknown application command' } };
const messageBody = (call: Call): MessageBody => (call.body ?? {}) as MessageBody;

function general({ application, gatewayUrl, shards, remaining, resetAfter, world }: Rooms): Table {
  const app = (): Answer => ok(applicationWire(application, world));
  const limits = { total: 1000, remaining, reset_after: resetAfter, max_concurrency: shards };
  return {
    'GET /gateway/bot': () => ok({ url: gatewayUrl(), shards, session_start_limit: limits }),
    'GET /oauth2/applications/@me': app,
    'GET /applications/@me': app,
    'GET /users/@me': () => ok(world.bot),
    'GET /users/*': (_, id) => {
      const person = world.peopleById.get(id ?? '');
      return person ? ok(person.wire) : { status: 404, body: { code: 10013, message: 'Unknown User' } };
    },
    'GET /guilds/*': (_, id) => {
      const guild = world.guilds.find((one) => one.id === id);
      return guild ? ok(guildWire(guild, world)) : { status: 404, body: { code: 10004, message: 'Unknown Guild' } };
    },
    'GET /guilds/*/members/*': (_, guild, id) => {
      const person = world.peopleById.get(id ?? '');
      const server = world.guilds.find((one) => one.id === guild);
      const member = person && server && world.isMember(person, server) ? person.wire : undefined;
      const user = id === world.bot.id ? world.bot : member;
      return user ? ok(memberWire(user)) : { status: 404, body: { code: 10007, message: 'Unknown Member' } };
    },
    'POST /users/@me/channels': ({ body }) => {
      const person = world.peopleById.get((body as { readonly recipient_id?: string }).recipient_id ?? '');
      return person ? ok(channelWire(person.direct, world)) : REFUSALS.directClosed;
    },
  };
}

function definitions({ commands }: Rooms): Table {
  const table: Record<string, Handler> = {};
  const add = (line: string, handler: (call: Call, guild: string | undefined, id: string) => Answer): void => {
    const [method = '', rest = ''] = line.split(' ');
    const asked =
      (scoped: boolean): Handler =>
      (call, _application, ...parts) => {
        if (call.token !== undefined) commands.askedBy.add(call.token);
        return handler(call, scoped ? parts[0] : undefined, parts.at(-1) ?? '');
      };
    table[`${method} /applications/*/commands${rest}`] = asked(false);
    table[`${method} /applications/*/guilds/*/commands${rest}`] = asked(true);
  };
  add('GET', (_, guild) => ok(commands.list(guild)));
  add('PUT', ({ body }, guild) => ok(commands.replaceAll(body as readonly WireCommand[], guild)));
  add('POST', ({ body }, guild) => ({ status: 201, body: commands.put(body as WireCommand, guild) }));
  add('GET /*', (_, guild, id) => {
    const found = commands.list(guild).find((one) => one.id === id);
    return found ? ok(found) : unknownCommand;
  });
  add('PATCH /*', ({ body }, guild, id) => {
    const changed = commands.change(id, body as Partial<WireCommand>, guild);
    return changed ? ok(changed) : unknownCommand;
  });
  add('DELETE /*', (_, guild, id) => (commands.remove(id, guild) ? done : unknownCommand));
  return table;
}

function channels({ world, messages }: Rooms): Table {
  const within = (run: (channel: Channel, call: Call) => Answer): Handler => {
    return (call, id) => {
      const channel = world.channelsById.get(id ?? '');
      return channel ? run(channel, call) : REFUSALS.unknownChannel;
    };
  };
  const standing = (run: (kept: Kept, call: Call) => Answer): Handler => {
    return (call, channel, id) => {
      if (!world.channelsById.has(channel ?? '')) return REFUSALS.unknownChannel;
      const kept = messages.get(id ?? '');
      return kept && !kept.only && kept.channel.id === channel ? run(kept, call) : REFUSALS.unknownMessage;
    };
  };
  return {
    'GET /channels/*': within((channel) => ok(channelWire(channel, world))),
    'POST /channels/*/typing': within(() => done),
    'GET /channels/*/messages': within((channel, { query }) => ok(page(messages, channel, query))),
    'POST /channels/*/messages': within(
      (channel, call) =>
        refusal(world, channel, call) ?? ok(messages.create(channel, messageBody(call), call.files).message),
    ),
    // A public thread, which everybody of the channel sees.
    'POST /channels/*/threads': within((channel, { body }) => {
      const { name, type } = body as { readonly name: string; readonly type: number };
      const may = (channel.botPermissions & PERMISSIONS.createPublicThreads) !== 0n;
      if (!channel.guild || type !== 11 || !may) return REFUSALS.missingPermissions;
      return { status: 201, body: channelWire(world.addChannel(name, channel.guild), world) };
    }),
    'GET /channels/*/messages/*': standing((kept) => ok(kept.message)),
    'PATCH /channels/*/messages/*': standing((kept, call) => {
      messages.edit(kept, messageBody(call), call.files);
      return ok(kept.message);
    }),
    'DELETE /channels/*/messages/*': standing((kept) => {
      messages.remove(kept);
      return done;
    }),
  };
}

/** Why the bot may not post there. */
function refusal(world: World, channel: Channel, call: Call): Answer | undefined {
  const may = (bit: bigint): boolean => (channel.botPermissions & bit) !== 0n;
  if (channel.recipient && world.peopleById.get(channel.recipient.id)?.directClosed) return REFUSALS.directClosed;
  if (!may(PERMISSIONS.viewChannel)) return REFUSALS.missingAccess;
  if (!may(PERMISSIONS.sendMessages) || (call.files.size > 0 && !may(PERMISSIONS.attachFiles)))
    return REFUSALS.missingPermissions;
  return undefined;
}

/** The newest first, as asked for. */
function page(messages: Messages, channel: Channel, query: URLSearchParams): readonly object[] {
  const limit = Number(query.get('limit') ?? 50);
  const before = query.get('before');
  const after = query.get('after');
  const all = messages
    .list(channel)
    .filter(({ id }) => (!before || BigInt(id) < BigInt(before)) && (!after || BigInt(id) > BigInt(after)));
  return (after && !before ? all.slice(0, limit) : all.slice(-limit)).reverse();
}

function answers({ interactions, messages }: Rooms): Table {
  const acting = (run: (act: Act, call: Call, id: string) => Answer): Handler => {
    return (call, _application, token, id) => {
      const act = interactions.byToken(token ?? '');
      return act ? run(act, call, id ?? '') : unknownWebhook;
    };
  };
  const following = (run: (act: Act, kept: Kept, call: Call) => Answer): Handler =>
    acting((act, call, id) => {
      const kept = messages.get(id === '@original' ? (act.original?.message.id ?? '') : id);
      return kept ? run(act, kept, call) : REFUSALS.unknownMessage;
    });
  return {
    'POST /interactions/*/*/callback': (call, id = '', token = '') => {
      const { type, data = {} } = call.body as {
        readonly type: number;
        readonly data?: MessageBody & { readonly choices?: readonly Choice[] };
      };
      const answer = interactions.answer(id, token, type, data, call.files);
      return answer.status === 200 && call.query.get('with_response') !== 'true' ? done : answer;
    },
    'POST /webhooks/*/*': acting((act, call) => ok(interactions.followUp(act, messageBody(call), call.files).message)),
    'GET /webhooks/*/*/messages/*': following((_, kept) => ok(kept.message)),
    'PATCH /webhooks/*/*/messages/*': following((act, kept, call) => {
      interactions.edit(act, kept, messageBody(call), call.files);
      return ok(kept.message);
    }),
    'DELETE /webhooks/*/*/messages/*': following((act, kept) => {
      interactions.remove(act, kept);
      return done;
    }),
  };
}

/** Finds who answers a request; undefined where nobody does. */
export function router(rooms: Rooms): (call: Call) => Answer | undefined {
  const routes = new Map<string, { readonly parts: readonly string[]; readonly handler: Handler }[]>();
  for (const [line, handler] of Object.entries({
    ...general(rooms),
    ...definitions(rooms),
    ...channels(rooms),
    ...answers(rooms),
  })) {
    const parts = line.replace(' ', '').split('/');
    const key = `${parts[0]} ${parts.length}`;
    routes.set(key, [...(routes.get(key) ?? []), { parts, handler }]);
  }
  return (call) => {
    const asked = call.path.split('/');
    const route = routes
      .get(`${call.method} ${asked.length}`)
      ?.find(({ parts }) => parts.every((part, at) => at === 0 || part === '*' || part === asked[at]));
    return route?.handler(call, ...asked.filter((_, at) => route.parts[at] === '*'));
  };
}
