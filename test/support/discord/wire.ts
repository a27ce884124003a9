/** What goes over the line, as far as the tests need it. Ids are snowflakes in decimal. */

export const FLAGS = { ephemeral: 1 << 6, loading: 1 << 7, componentsV2: 1 << 15 } as const;

export const PERMISSIONS = {
  manageGuild: 1n << 5n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  useExternalEmojis: 1n << 18n,
  useApplicationCommands: 1n << 31n,
  createPublicThreads: 1n << 35n,
} as const;

export interface WireUser {
  readonly id: string;
  readonly username: string;
  readonly global_name: string | null;
  readonly discriminator: string;
  readonly avatar: null;
  readonly bot: boolean;
}

export interface WireComponent {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly url?: string;
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly description?: string }[];
  readonly content?: string;
  readonly description?: string | null;
  readonly components?: readonly WireComponent[];
  readonly accessory?: WireComponent;
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description?: string | null }[];
}

/** A form that opens before a user. */
export interface WireForm {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly {
    readonly label: string;
    readonly component: {
      readonly custom_id: string;
      readonly required: boolean;
      readonly max_length: number;
      readonly value?: string;
      readonly placeholder?: string;
    };
  }[];
}

export interface WireAttachment {
  readonly id: string;
  readonly filename: string;
  readonly description?: string;
  readonly content_type: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
}

/** A message as Discord tells it to the bot. */
export interface WireMessage {
  readonly id: string;
  readonly channel_id: string;
  /** 0 for a post, 20 for the answer to a command. */
  readonly type: number;
  readonly author: WireUser;
  readonly content: string;
  readonly components: readonly WireComponent[];
  readonly embeds: readonly unknown[];
  readonly attachments: readonly WireAttachment[];
  readonly flags: number;
  /** Whom the message pings. */
  readonly mentions: readonly WireUser[];
  readonly mention_roles: readonly string[];
  readonly mention_everyone: boolean;
  readonly pinned: boolean;
  readonly tts: boolean;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly application_id: string;
  readonly nonce?: string | number;
  readonly webhook_id?: string;
  readonly interaction_metadata?: { readonly id: string; readonly type: number; readonly user: WireUser };
}

/** What the bot sends to make or change a message. */
export interface MessageBody {
  readonly content?: string | null;
  readonly components?: readonly WireComponent[] | null;
  readonly embeds?: readonly unknown[] | null;
  readonly attachments?:
    | readonly { readonly id: string | number; readonly filename?: string; readonly description?: string | null }[]
    | null;
  readonly flags?: number | null;
  readonly nonce?: string | number;
  readonly enforce_nonce?: boolean;
  readonly allowed_mentions?: { readonly parse?: readonly string[]; readonly users?: readonly string[] } | null;
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

export interface WireOption {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly Choice[];
  readonly options?: readonly WireOption[];
}

/** A registered definition. `guild_id` is there when it is registered in one server only. */
export interface WireCommand {
  readonly id: string;
  readonly application_id: string;
  readonly guild_id?: string;
  readonly version: string;
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly contexts?: readonly number[] | null;
  readonly options?: readonly WireOption[];
}

/** An option as the client of a user sends it. */
export interface SentOption {
  readonly type: number;
  readonly name: string;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly SentOption[];
}
