/** An older version of a module, kept for the games that still use it. */
export interface OlderModule {
  /** The hash of the module: see `moduleHash`. */
  readonly hash: string;
  readonly version?: string;
  /** The time when it was added (ms since 1970). */
  readonly at: number;
}

/** Returns the name of an older version, such as `open/1.1`. If the module has no version, its hash is used instead. */
export const nameOfOlderVersion = (name: string, { version, hash }: Pick<OlderModule, 'version' | 'hash'>): string =>
  `${name}/${version ?? hash.slice(0, 8)}`;
