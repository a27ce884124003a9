import type { ChannelId, GuildId } from '../facts/where.ts';
import type { Contribution, InteractionId, PersonId } from '../table/index.ts';
import type { Form, Message } from '../view/text/message.ts';
import type { Languages, Words } from '../words/index.ts';

/** The interface between commands and Discord or the page: person, place and options in; a reply out. */

export interface Person {
  readonly id: PersonId;
  /** The name shown in that place. Text of a user: never trusted, never a key. */
  readonly name: string;
}

export interface Act {
  readonly interaction: InteractionId;
  /**
   * The share for the chance of a game that gives this person a seat: an unpredictable part of this interaction, or
   * text that was typed for it (D10).
   */
  readonly share: Contribution;
  readonly person: Person;
  /** The language of answers to this person: the one that Discord knows for them. */
  readonly words: Words;
  /** The language of public answers in that place that aren't about a game. By default the person's own (U39). */
  readonly here?: Words;
  readonly channel: ChannelId;
  /** Undefined in direct messages. */
  readonly guild: GuildId | undefined;
  /**
   * True if the act is about that channel's game but was done elsewhere. The answer is private, and everything else
   * goes to that channel (W3).
   */
  readonly apart?: true;
  /** True if this person has Discord's permission to manage the server. */
  readonly manages?: true;
  readonly managesHere?: true;
  /** The channel of a thread, or the category of a channel. */
  readonly parent?: ChannelId;
  /** True if the bot isn't a member of that place: a person uses it there who added it to their own account. */
  readonly foreign?: true;
  readonly threads?: true;
  /** The other channels of the place, if they are few enough to be listed. */
  readonly channels?: readonly ChannelId[];
}

export const publicWords = ({ here, words }: Pick<Act, 'here' | 'words'>): Words => here ?? words;

export interface Options<N extends string> {
  text(name: N): string | undefined;
  integer(name: N): number | undefined;
  flag(name: N): boolean | undefined;
  file(name: N): ChosenFile | undefined;
}

export interface ChosenFile {
  /** The sender's name for it. Text of a user: never trusted, never a path. */
  readonly name: string;
  /** In bytes, as announced. */
  readonly size: number;
  /** Reads its bytes. `too-large`: it has more than `most`. Never throws. */
  read(most: number): Promise<Uint8Array | 'too-large' | 'unreachable'>;
}

export interface CommandInput<N extends string = never> extends Act {
  readonly subcommand: string | undefined;
  readonly options: Options<N>;
}

/** The input while a player types: `typed` is the text of the focused option so far. */
export interface CompletionInput<N extends string = never> extends CommandInput<N> {
  readonly focused: { readonly name: string; readonly typed: string };
}

/** The press of a control: the parts of its id after the command's name, and the chosen values of a select. */
export interface PressInput extends Act {
  readonly verb: string;
  readonly args: readonly string[];
  readonly values: readonly string[];
}

/** A submitted form: the parts of its id after the command's name, and the text of each field, blank if empty. */
export interface FormInput extends Act {
  readonly verb: string;
  readonly args: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

export interface Choice {
  readonly name: string;
  /** The sent text, at most 100 characters; checked again when it arrives (T8). */
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
   * A form, instead of everything else; only for a press. It must be the first response: if the acknowledgement came
   * first, the asker must press again.
   */
  readonly form?: Form;
  /**
   * Called once with the fate of the answer, or of the update if there is no answer. `true`: it was sent. `false`: it
   * wasn't, or a private acknowledgement came first and it can't be public anymore.
   *
   * After `false`, the author of the reply makes sure that the same is sent otherwise. A public answer becomes a post
   * (T3, T10), and the asker's private answer only confirms it. A private answer becomes a direct message (T9). A
   * public answer without this callback follows the acknowledgement automatically.
   */
  readonly settled?: (out: boolean) => void;
  /**
   * A private message to the asker after a public answer or an update. It is lost if those aren't sent and there is no
   * `alsoSettled`, so it must contain nothing that is shown only there.
   */
  readonly also?: Message;
  readonly alsoSettled?: (out: boolean) => void;
  readonly elsewhere?: ChannelId;
}

export interface Definition {
  readonly name: string;
  in(spoken: Languages): unknown;
}

export interface Command {
  readonly data: Definition;
  execute(input: CommandInput<string>): Promise<Reply>;
  /** Returns at most 25 choices, the likeliest first. Never throws for bad input. */
  complete?(input: CompletionInput<string>): Promise<readonly Choice[]>;
  press?(input: PressInput): Promise<Reply>;
  /** Handles a submitted form; its values are checked again, like all input. */
  submit?(input: FormInput): Promise<Reply>;
}
