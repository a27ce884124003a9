import type { ChannelId, GuildId } from '../facts/where.ts';
import type { Contribution, InteractionId, PersonId } from '../table/index.ts';
import type { Form, Message } from '../view/text/message.ts';
import type { Languages, Words } from '../words/index.ts';

/** The port that commands are written against: who, where and with which options in; a reply out. */

export interface Person {
  readonly id: PersonId;
  /** As shown in that place. Text of a user: never trusted, never a key. */
  readonly name: string;
}

/** What every input has: somebody did something, once, somewhere. */
export interface Act {
  readonly interaction: InteractionId;
  /**
   * What goes into the chance of a game that gives this person a seat: what nobody could foresee of this interaction,
   * or words that were typed for it (D10).
   */
  readonly share: Contribution;
  readonly person: Person;
  /** In which this person is answered: by what Discord knows of the language of the person's own screen. */
  readonly words: Words;
  /** In which everyone in that place reads an answer that is not about a game; the person's own words, without it (U39). */
  readonly here?: Words;
  readonly channel: ChannelId;
  /** Undefined in direct messages. */
  readonly guild: GuildId | undefined;
  /**
   * It speaks of the game of that channel, and was done elsewhere: the answer is the asker's alone, everything else
   * goes to that channel (W3).
   */
  readonly apart?: true;
  /** This person may manage the server, by Discord's own permission of that name. */
  readonly manages?: true;
  /** This person may manage the server, or that channel. */
  readonly managesHere?: true;
  /** The channel to which a thread belongs, or the group of channels that a channel is in. */
  readonly parent?: ChannelId;
  /** The bot is no member of that place: someone who added it to their own account uses it there. */
  readonly foreign?: true;
  /** The bot may open a public thread there. */
  readonly threads?: true;
  /** The other channels of the place, where there are so few that they can be named. */
  readonly channels?: readonly ChannelId[];
}

/** The words of a public answer, whoever asked for it. */
export const publicWords = ({ here, words }: Pick<Act, 'here' | 'words'>): Words => here ?? words;

/** The values of a command's options, by their names `N`; undefined if an option was not given. */
export interface Options<N extends string> {
  text(name: N): string | undefined;
  integer(name: N): number | undefined;
  flag(name: N): boolean | undefined;
  file(name: N): ChosenFile | undefined;
}

/** A file that somebody chose for an option. */
export interface ChosenFile {
  /** As its sender calls it. Text of a user: never trusted, never a path. */
  readonly name: string;
  /** In bytes, as it was announced. */
  readonly size: number;
  /** Its bytes, or why they can't be had: there are more than `most`, or they can't be reached. Never throws. */
  read(most: number): Promise<Uint8Array | 'too-large' | 'unreachable'>;
}

/** `N`: the names of the options that may be read. */
export interface CommandInput<N extends string = never> extends Act {
  readonly subcommand: string | undefined;
  readonly options: Options<N>;
}

/** Somebody is typing: `typed` is what stands in the focused option so far. */
export interface CompletionInput<N extends string = never> extends CommandInput<N> {
  readonly focused: { readonly name: string; readonly typed: string };
}

/** Somebody pressed a control: its id's parts behind the command's name, and what was chosen where it is a select. */
export interface PressInput extends Act {
  readonly verb: string;
  readonly args: readonly string[];
  readonly values: readonly string[];
}

/**
 * Somebody filled in a form: its id's parts behind the command's name, and the text of each field, blank where nothing
 * was typed.
 */
export interface FormInput extends Act {
  readonly verb: string;
  readonly args: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

export interface Choice {
  /** What is shown, at most 100 characters. */
  readonly name: string;
  /** What is sent, at most 100 characters; checked again when it arrives (T8). */
  readonly value: string;
}

/**
 * What a command says. The first answer is private when `to` is `asker`. `update` replaces the message whose control
 * was pressed; with an answer beside it, that message is edited after the answer went out.
 */
export interface Reply {
  readonly answer?: Message & { readonly to: 'channel' | 'asker' };
  readonly update?: Message;
  /**
   * A form, instead of all else; for a press alone. It can only be the first response: where the acknowledgement came
   * first, the asker is told to press again.
   */
  readonly form?: Form;
  /**
   * Told once what became of the answer (of the update, where there is no answer): `true` when it is known to have gone
   * out, `false` when it is not (also when the private acknowledgement came first and the answer can no longer be
   * public). After `false` whoever made the reply sees to it that the same goes out: a public answer as a post (T3,
   * T10), while the asker's private answer only says that it is done; a private one as a direct message (T9). A public
   * answer of which nobody wants to be told follows the acknowledgement by itself.
   */
  readonly settled?: (out: boolean) => void;
  /**
   * What the asker alone is told beside a public answer or an update. It follows these, and is lost where it does not
   * go out and nobody wants to be told: nothing that is shown nowhere else.
   */
  readonly also?: Message;
  /** Told once what became of it. */
  readonly alsoSettled?: (out: boolean) => void;
  /** The channel of the game that it is about, where that is another than the asker's. */
  readonly elsewhere?: ChannelId;
}

/** What Discord lists of a command. */
export interface Definition {
  readonly name: string;
  /** As Discord takes it, described in all of these languages. */
  in(spoken: Languages): unknown;
}

export interface Command {
  readonly data: Definition;
  execute(input: CommandInput<string>): Promise<Reply>;
  /** At most 25 choices, the likeliest first. Never throws for bad input. */
  complete?(input: CompletionInput<string>): Promise<readonly Choice[]>;
  press?(input: PressInput): Promise<Reply>;
  /** What is filled into the command's forms; checked again when it arrives, as all that comes back. */
  submit?(input: FormInput): Promise<Reply>;
}
