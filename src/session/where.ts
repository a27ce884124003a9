declare const brand: unique symbol;

/** A Discord channel or thread (or the playground's). */
export type ChannelId = string & { readonly [brand]: 'channel' };
/** A Discord server. */
export type GuildId = string & { readonly [brand]: 'guild' };
