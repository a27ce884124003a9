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

/** An interaction that a message answers: a command, a press or a form. */
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** An interaction that came from a control of a message, at once or by a form. */
export type Pressing = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** Returns the interaction if it came from a message. */
export const pressedBy = (interaction: Answerable): Pressing | undefined =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
    ? interaction
    : undefined;

/** True if only the asker sees the pressed message. Nothing but the answers of the press can change it then. */
export const isPrivate = (pressing: Pressing | undefined): boolean =>
  pressing?.message.flags.has(MessageFlags.Ephemeral) === true;

/** Returns the id of the interaction that the pressed message answered, or the id of the post. */
const originOf = ({ message }: Pressing): string => message.interactionMetadata?.id ?? message.id;

/** Looks up what became of a first response: what the asker sees now; undefined if nothing, or if it can't be told. */
export async function findFirst(interaction: Answerable): Promise<'waiting' | 'public' | 'private' | undefined> {
  try {
    const { flags } = await interaction.fetchReply();
    if (flags.has(MessageFlags.Loading)) return 'waiting';
    return flags.has(MessageFlags.Ephemeral) ? 'private' : 'public';
  } catch {
    return undefined;
  }
}

/** Notes that a press changes its message. */
export const changing = (pressing: Pressing, newest: Newest): void => newest.changes(originOf(pressing), pressing);

/** A first response of its own, as long as no press changes it. */
export const replying = (interaction: Answerable, newest: Newest): Surface<unknown> => ({
  put: (payload) => interaction.reply(payload),
  edit: async (payload) => newest.isOf(interaction.id, interaction) && interaction.editReply(stripFlags(payload)),
});

/** The pressed message, changed by the first response, as long as no later press changes it. */
export const updating = (pressing: Pressing, newest: Newest): Surface<unknown> => ({
  put: (payload) => {
    changing(pressing, newest);
    return pressing.update(stripFlags(payload));
  },
  edit: async (payload) => newest.isOf(originOf(pressing), pressing) && pressing.editReply(stripFlags(payload)),
});

/** The pressed message behind an acknowledgement, as long as no later press changes it; else a further message. */
export const changed = (pressing: Pressing, newest: Newest): Surface<unknown> => ({
  put: (payload) =>
    newest.isOf(originOf(pressing), pressing) ? pressing.editReply(stripFlags(payload)) : pressing.followUp(payload),
  edit: async (payload) => newest.isOf(originOf(pressing), pressing) && pressing.editReply(stripFlags(payload)),
});

/** The acknowledgement that is out already. */
export const filling = (interaction: Answerable): Surface<unknown> => {
  const edit = (payload: Payload) => interaction.editReply(stripFlags(payload));
  return { put: edit, edit };
};

/** A further message after the first response. */
export const following = (interaction: Answerable): Surface<Message> => ({
  put: (payload) => interaction.followUp(payload),
  edit: (payload, message) => interaction.editReply({ ...stripFlags(payload), message }),
});

/** The pressed message, changed by the bot as its author: the token of the press is good for its answers alone. */
export const editing = (rest: Rest, { message }: Pressing): Surface<unknown> => {
  const edit = (payload: Payload) => editMessage(rest, message.channelId, message.id, payload);
  return { put: edit, edit };
};
