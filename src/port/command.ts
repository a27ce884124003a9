import type { ChannelId, GuildId } from '../facts/where.ts';
import type { Contribution, InteractionId, PersonId } from '../table/index.ts';
import type { Form, Message } from '../view/text/message.ts';
import type { Languages, Words } from '../words/index.ts';

/**
 * The interface between the commands and Discord or the playground's page. The commands get person, place and options,
 * and return a reply.
 */

export interface Person {
  readonly id: PersonId;
  /** The name that is shown in this place. It is typed by a user, so it is never trusted and never a key. */
  readonly name: string;
}

export interface InputContext {
  readonly interaction: InteractionId;
  /**
   * A random contribution to a game's seed, used if the act gives this person a seat. It is an unpredictable part of
   * this interaction, or a text that was typed for it (D10).
   */
  readonly share: Contribution;
  readonly person: Person;
  /** The words for answers to this person, in the language that Discord knows for them. */
  readonly words: Words;
  /** The words for public answers in this place that aren't about a game; by default the person's own (U39). */
  readonly here?: Words;
  readonly channel: ChannelId;
  /** The server; undefined in direct messages. */
  readonly guild: GuildId | undefined;
  /**
   * True if the act is about the game of that channel, but was done in another place. The answer is private, and
   * everything else goes to that channel (W3).
   */
  readonly apart?: true;
  /** True if this person has Discord's permission to manage the server. */
  readonly manages?: true;
  readonly managesHere?: true;
  /** The channel that a thread belongs to, or the category of a channel. */
  readonly parent?: ChannelId;
  /** True if the bot isn't a member of this place: the person has added the bot to their own account. */
  readonly foreign?: true;
  readonly threads?: true;
  /** The other channels of the server; undefined if there are too many to list. */
  readonly channels?: readonly ChannelId[];
}

export const publicWords = ({ here, words }: Pick<InputContext, 'here' | 'words'>): Words => here ?? words;

export interface OptionReader<N extends string> {
  text(name: N): string | undefined;
  integer(name: N): number | undefined;
  flag(name: N): boolean | undefined;
  file(name: N): ChosenFile | undefined;
}

export interface ChosenFile {
  /** The sender's name for the file. It is typed by a user, so it is never trusted and never a path. */
  readonly name: string;
  /** The size in bytes, as Discord reports it. */
  readonly size: number;
  /** Reads the file's bytes. `too-large`: it has more than `most` bytes. Never throws. */
  read(most: number): Promise<Uint8Array | 'too-large' | 'unreachable'>;
}

export interface CommandInput<N extends string = never> extends InputContext {
  readonly subcommand: string | undefined;
  readonly options: OptionReader<N>;
}

/** The input for completion while a player types. `typed`: the text so far in the option that is being typed. */
export interface CompletionInput<N extends string = never> extends CommandInput<N> {
  readonly focused: { readonly name: string; readonly typed: string };
}

/**
 * The press of a control. It has the parts of the control's id after the command's name, and the chosen values of a
 * select.
 */
export interface PressInput extends InputContext {
  readonly verb: string;
  readonly args: readonly string[];
  readonly values: readonly string[];
}

/**
 * A submitted form. It has the parts of the form's id after the command's name, and the text of each field, blank if
 * empty.
 */
export interface FormInput extends InputContext {
  readonly verb: string;
  readonly args: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

export interface Choice {
  readonly name: string;
  /** The text that is sent if this is chosen, at most 100 characters. It is checked again when it arrives (T8). */
  readonly value: string;
}

/**
 * A command's reply. The first answer is private if `to` is `asker`. `update` replaces the message whose control was
 * pressed. If there is also an answer, that message is edited after the answer was sent.
 */
export interface Reply {
  readonly answer?: Message & { readonly to: 'channel' | 'asker' };
  readonly update?: Message;
  /**
   * A form to open instead of everything else; only after a press. It must be the first response. If an acknowledgement
   * was sent first, the asker must press again.
   */
  readonly form?: Form;
  /**
   * Called once when it is known if the answer was sent; without an answer, if the update was. `true`: it was sent.
   * `false`: it wasn't, or a private acknowledgement came first, so it can't be public any more. After `false`, the
   * command that made the reply sends the same in another way. A public answer becomes a post (T3, T10), and the
   * asker's private answer only confirms it. A private answer becomes a direct message (T9). A public answer without
   * this callback follows the acknowledgement automatically.
   */
  readonly settled?: (out: boolean) => void;
  /**
   * A private message to the asker after a public answer or an update. If those aren't sent and there is no
   * `alsoSettled`, it is lost. So it must contain nothing that is shown only there.
   */
  readonly also?: Message;
  readonly alsoSettled?: (out: boolean) => void;
  readonly elsewhere?: ChannelId;
}

export interface CommandDefinition {
  readonly name: string;
  in(spoken: Languages): unknown;
}

export interface Command {
  readonly data: CommandDefinition;
  execute(input: CommandInput<string>): Promise<Reply>;
  /** Returns at most 25 choices, the likeliest first. Never throws because of invalid input. */
  complete?(input: CompletionInput<string>): Promise<readonly Choice[]>;
  press?(input: PressInput): Promise<Reply>;
  /** Handles a submitted form. Its values are checked again, like all input. */
  submit?(input: FormInput): Promise<Reply>;
}
