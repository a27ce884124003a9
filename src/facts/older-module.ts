/** Kept for the games that run on it. */
export interface OlderModule {
  /** See moduleHash. */
  readonly hash: string;
  readonly version?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns `open/1.1`, or the name with a hash if there is no version. */
export const olderName = (name: string, { version, hash }: Pick<OlderModule, 'version' | 'hash'>): string =>
  `${name}/${version ?? hash.slice(0, 8)}`;
