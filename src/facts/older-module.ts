/** A former version of a module, kept for the games that run on it. */
export interface OlderModule {
  /** See moduleHash. */
  readonly hash: string;
  readonly version?: string;
  /** The time when it was added, in milliseconds since 1970. */
  readonly at: number;
}

/** Returns the name of a former version: `open/1.1`, or with its hash if it has no version. */
export const olderName = (name: string, { version, hash }: Pick<OlderModule, 'version' | 'hash'>): string =>
  `${name}/${version ?? hash.slice(0, 8)}`;
