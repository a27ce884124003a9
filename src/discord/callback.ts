import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIMessage,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  InteractionResponseType,
  MessageFlags,
  type REST,
  Routes,
} from 'discord.js';
import type { Payload } from './output.ts';

/** The part of discord.js's REST client that this room uses. */
export type Rest = Pick<REST, 'get' | 'post' | 'put' | 'patch' | 'delete'>;

/** What is answered by a message: a command, a press or a form that was filled in. */
export type Answerable =
  | APIChatInputApplicationCommandInteraction
  | APIMessageComponentInteraction
  | APIModalSubmitInteraction;

type Any = Answerable | APIApplicationCommandAutocompleteInteraction;

/**
 * The first response to an interaction: within three seconds, once. Needs no token of the bot and counts in no rate
 * limit.
 */
export const respond = (
  rest: Rest,
  raw: Any,
  type: InteractionResponseType,
  data?: object,
  files?: Payload['files'],
): Promise<unknown> =>
  rest.post(Routes.interactionCallback(raw.id, raw.token), {
    body: data === undefined ? { type } : { type, data },
    auth: false,
    ...(files !== undefined && files.length > 0 && { files }),
  });

/** Tells the asker, privately, that the answer takes a moment. */
export const acknowledge = (rest: Rest, raw: Answerable): Promise<unknown> =>
  respond(rest, raw, InteractionResponseType.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral });

const first = (raw: Answerable): `/${string}` => Routes.webhookMessage(raw.application_id, raw.token, '@original');

/** Fills an acknowledgement, or edits the first answer. */
export const editFirst = (rest: Rest, raw: Answerable, { body, files }: Payload): Promise<unknown> =>
  rest.patch(first(raw), { body, files, auth: false });

export const deleteFirst = (rest: Rest, raw: Answerable): Promise<unknown> => rest.delete(first(raw), { auth: false });

/** A further answer after the first; resolves to the message. */
export const follow = async (rest: Rest, raw: Answerable, { body, files }: Payload): Promise<APIMessage> =>
  (await rest.post(Routes.webhook(raw.application_id, raw.token), {
    body,
    files,
    auth: false,
    query: WAIT,
  })) as APIMessage;

const WAIT = new URLSearchParams({ wait: 'true' });

export const editFollowed = (
  rest: Rest,
  raw: Answerable,
  message: APIMessage,
  { body, files }: Payload,
): Promise<unknown> =>
  rest.patch(Routes.webhookMessage(raw.application_id, raw.token, message.id), { body, files, auth: false });

export const editMessage = (
  rest: Rest,
  channel: string,
  message: string,
  { body, files }: { readonly body: object; readonly files: Payload['files'] },
): Promise<unknown> => rest.patch(Routes.channelMessage(channel, message), { body, files });

/**
 * What became of a first response of which no answer came: what the asker sees now, or undefined when that cannot be
 * told.
 */
export async function seen(
  rest: Rest,
  raw: Answerable,
): Promise<'nothing' | 'waiting' | 'public' | 'private' | undefined> {
  try {
    const { flags = 0 } = (await rest.get(first(raw), { auth: false })) as APIMessage;
    if ((flags & MessageFlags.Loading) !== 0) return 'waiting';
    return (flags & MessageFlags.Ephemeral) === 0 ? 'public' : 'private';
  } catch (error) {
    return (error as { status?: number }).status === 404 ? 'nothing' : undefined;
  }
}
