import {
  type ChatInputCommandInteraction,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { editMessage } from './channel-messages.ts';
import type { NewestPresses } from './newest.ts';
import { type DiscordMessagePayload, removeUneditableFlags } from './output.ts';
import type { RestClient } from './refusals.ts';
import type { MessageTarget } from './show.ts';

export type AnswerableInteraction = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export type PressInteraction = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

export const pressInteractionOf = (interaction: AnswerableInteraction): PressInteraction | undefined =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
    ? interaction
    : undefined;

/** True if only the user sees the pressed message, so that only answers to the press can change it. */
export const isPrivate = (pressing: PressInteraction | undefined): boolean =>
  pressing?.message.flags.has(MessageFlags.Ephemeral) === true;

/**
 * Returns the ID of the interaction whose answer is the pressed message. If the message is a post, returns its own ID.
 */
const originOf = ({ message }: PressInteraction): string => message.interactionMetadata?.id ?? message.id;

/** Finds out what the user sees of a first response; undefined if there is none, or if that is unknown. */
export async function findFirstResponseState(
  interaction: AnswerableInteraction,
): Promise<'waiting' | 'public' | 'private' | undefined> {
  try {
    const { flags } = await interaction.fetchReply();
    if (flags.has(MessageFlags.Loading)) return 'waiting';
    return flags.has(MessageFlags.Ephemeral) ? 'private' : 'public';
  } catch {
    return undefined;
  }
}

export const recordNewestPress = (pressing: PressInteraction, newest: NewestPresses): void =>
  newest.changes(originOf(pressing), pressing);

export const createReplyTarget = (
  interaction: AnswerableInteraction,
  newest: NewestPresses,
): MessageTarget<unknown> => ({
  put: (payload) => interaction.reply(payload),
  edit: async (payload) =>
    newest.isOf(interaction.id, interaction) && interaction.editReply(removeUneditableFlags(payload)),
});

/**
 * Updates the pressed message as the first response. Its picture is added later, unless a later press has changed the
 * message.
 */
export const createUpdateTarget = (pressing: PressInteraction, newest: NewestPresses): MessageTarget<unknown> => ({
  put: (payload) => {
    recordNewestPress(pressing, newest);
    return pressing.update(removeUneditableFlags(payload));
  },
  edit: async (payload) =>
    newest.isOf(originOf(pressing), pressing) && pressing.editReply(removeUneditableFlags(payload)),
});

/**
 * Updates the pressed message after an acknowledgement. If a later press has changed the message, sends a new one
 * instead.
 */
export const changed = (pressing: PressInteraction, newest: NewestPresses): MessageTarget<unknown> => ({
  put: (payload) =>
    newest.isOf(originOf(pressing), pressing)
      ? pressing.editReply(removeUneditableFlags(payload))
      : pressing.followUp(payload),
  edit: async (payload) =>
    newest.isOf(originOf(pressing), pressing) && pressing.editReply(removeUneditableFlags(payload)),
});

export const createDeferredReplyTarget = (interaction: AnswerableInteraction): MessageTarget<unknown> => {
  const edit = (payload: DiscordMessagePayload) => interaction.editReply(removeUneditableFlags(payload));
  return { put: edit, edit };
};

export const createFollowUpTarget = (interaction: AnswerableInteraction): MessageTarget<Message> => ({
  put: (payload) => interaction.followUp(payload),
  edit: (payload, message) => interaction.editReply({ ...removeUneditableFlags(payload), message }),
});

/** Edits the pressed message as its author, because the token of a press can only change the answers to that press. */
export const createMessageEditTarget = (rest: RestClient, { message }: PressInteraction): MessageTarget<unknown> => {
  const edit = (payload: DiscordMessagePayload) => editMessage(rest, message.channelId, message.id, payload);
  return { put: edit, edit };
};
