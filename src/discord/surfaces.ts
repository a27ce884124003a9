import { type APIMessage, InteractionResponseType, InteractionType, MessageFlags } from 'discord.js';
import { type Answerable, editFirst, editFollowed, editMessage, follow, type Rest, respond } from './callback.ts';
import type { Newest } from './newest.ts';
import type { Surface } from './show.ts';

/** The message whose control was pressed. */
export interface Pressed {
  readonly id: string;
  readonly channel: string;
  /** The interaction that the message answered; its own id where it is a post. */
  readonly origin: string;
  /** Only the asker sees it: nothing but the first response can change it. */
  readonly private: boolean;
}

export function pressedBy(raw: Answerable): Pressed | undefined {
  if (raw.type === InteractionType.ApplicationCommand || !raw.message) return undefined;
  const { id, channel_id, flags = 0, interaction_metadata: made } = raw.message;
  return { id, channel: channel_id, origin: made?.id ?? id, private: (flags & MessageFlags.Ephemeral) !== 0 };
}

/** A first response of its own, as long as no press changes it. */
export const replying = (rest: Rest, raw: Answerable, newest: Newest): Surface<unknown> => ({
  put: ({ body, files }) => respond(rest, raw, InteractionResponseType.ChannelMessageWithSource, body, files),
  edit: async (payload) => (newest.isOf(raw.id, raw) ? editFirst(rest, raw, payload) : undefined),
});

/** The pressed message, changed by the first response, as long as no later press changes it. */
export const updating = (rest: Rest, raw: Answerable, pressed: Pressed, newest: Newest): Surface<unknown> => ({
  put: ({ body, files }) => {
    newest.changes(pressed, raw);
    return respond(rest, raw, InteractionResponseType.UpdateMessage, body, files);
  },
  edit: async (payload) => (newest.isOf(pressed.origin, raw) ? editFirst(rest, raw, payload) : undefined),
});

/** The acknowledgement that is out already. */
export const filling = (rest: Rest, raw: Answerable): Surface<unknown> => ({
  put: (payload) => editFirst(rest, raw, payload),
  edit: (payload) => editFirst(rest, raw, payload),
});

/** A further message after the first response. */
export const following = (rest: Rest, raw: Answerable): Surface<APIMessage> => ({
  put: (payload) => follow(rest, raw, payload),
  edit: (payload, message) => editFollowed(rest, raw, message, payload),
});

/** The pressed message, changed by the bot as its author. */
export const editing = (rest: Rest, { channel, id }: Pressed): Surface<unknown> => ({
  put: (payload) => editMessage(rest, channel, id, payload),
  edit: (payload) => editMessage(rest, channel, id, payload),
});
