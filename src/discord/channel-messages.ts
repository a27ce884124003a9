import { type APIMessage, MessageFlagsBitField, type RawFile, Routes } from 'discord.js';
import { type DiscordMessagePayload, removeUneditableFlags } from './output.ts';
import type { RestClient } from './refusals.ts';

/** A request to send or edit a message of the bot that is not an answer to an interaction. */

interface ChannelRequest {
  readonly body: object;
  readonly files: RawFile[];
}

export const channelRequestOf = ({
  flags,
  components,
  allowedMentions,
  files,
}: DiscordMessagePayload): ChannelRequest => ({
  body: {
    flags: new MessageFlagsBitField(flags).bitfield,
    components: components.map((one) => one.toJSON()),
    allowed_mentions: allowedMentions,
    attachments: files.map(({ description }, id) => ({ id: String(id), ...(description && { description }) })),
  },
  files: files.map(({ name, attachment }) => ({ name, data: attachment })),
});

/** Sends a message. If the same nonce was used in the last minutes, Discord returns the existing message instead. */
export const postMessage = async (
  rest: RestClient,
  channel: string,
  payload: DiscordMessagePayload,
  nonce: string,
): Promise<APIMessage> => {
  const { body, files } = channelRequestOf(payload);
  const request = { body: { ...body, nonce, enforce_nonce: true }, files };
  return (await rest.post(Routes.channelMessages(channel), request)) as APIMessage;
};

export const editMessage = (
  rest: RestClient,
  channel: string,
  message: string,
  payload: DiscordMessagePayload,
): Promise<unknown> => {
  const { body, files } = channelRequestOf(removeUneditableFlags(payload));
  return rest.patch(Routes.channelMessage(channel, message), { body, files });
};
