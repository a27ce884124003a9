import {
  type ChatInputCommandInteraction,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { editMessage } from './channel-messages.ts';
import type { Newest } from './newest.ts';
import { type Payload, stripFlags } from './output.ts';
import type { Rest } from './refusals.ts';
import type { Surface } from './show.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export type Pressing = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

export const pressedBy = (interaction: Answerable): Pressing | undefined =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
    ? interaction
    : undefined;

/** True if only the user sees the pressed message, so that only answers to the press can change it. */
export const isPrivate = (pressing: Pressing | undefined): boolean =>
  pressing?.message.flags.has(MessageFlags.Ephemeral) === true;

/**
 * Returns the ID of the interaction whose answer is the pressed message. If the message is a post, returns its own ID.
 */
const originOf = ({ message }: Pressing): string => message.interactionMetadata?.id ?? message.id;

/** Finds out what the user sees of a first response; undefined if there is none, or if that is unknown. */
export async function findFirst(interaction: Answerable): Promise<'waiting' | 'public' | 'private' | undefined> {
  try {
    const { flags } = await interaction.fetchReply();
    if (flags.has(MessageFlags.Loading)) return 'waiting';
    return flags.has(MessageFlags.Ephemeral) ? 'private' : 'public';
  } catch {
    return undefined;
  }
}

export const changing = (pressing: Pressing, newest: Newest): void => newest.changes(originOf(pressing), pressing);

export const replying = (interaction: Answerable, newest: Newest): Surface<unknown> => ({
  put: (payload) => interaction.reply(payload),
  edit: async (payload) => newest.isOf(interaction.id, interaction) && interaction.editReply(stripFlags(payload)),
});

/**
 * Updates the pressed message as the first response. Its picture is added later, unless a later press has changed the
 * message.
 */
export const updating = (pressing: Pressing, newest: Newest): Surface<unknown> => ({
  put: (payload) => {
    changing(pressing, newest);
    return pressing.update(stripFlags(payload));
  },
  edit: async (payload) => newest.isOf(originOf(pressing), pressing) && pressing.editReply(stripFlags(payload)),
});

/**
 * Updates the pressed message after an acknowledgement. If a later press has changed the message, sends a new one
 * instead.
 */
export const changed = (pressing: Pressing, newest: Newest): Surface<unknown> => ({
  put: (payload) =>
    newest.isOf(originOf(pressing), pressing) ? pressing.editReply(stripFlags(payload)) : pressing.followUp(payload),
  edit: async (payload) => newest.isOf(originOf(pressing), pressing) && pressing.editReply(stripFlags(payload)),
});

export const filling = (interaction: Answerable): Surface<unknown> => {
  const edit = (payload: Payload) => interaction.editReply(stripFlags(payload));
  return { put: edit, edit };
};

export const following = (interaction: Answerable): Surface<Message> => ({
  put: (payload) => interaction.followUp(payload),
  edit: (payload, message) => interaction.editReply({ ...stripFlags(payload), message }),
});

/** Edits the pressed message as its author, because the token of a press can only change the answers to that press. */
export const editing = (rest: Rest, { message }: Pressing): Surface<unknown> => {
  const edit = (payload: Payload) => editMessage(rest, message.channelId, message.id, payload);
  return { put: edit, edit };
};
