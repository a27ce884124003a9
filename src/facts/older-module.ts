/** A former version of a module, kept for the games that run on it. */
export interface OlderModule {
  /** See moduleHash. */
  readonly hash: string;
  readonly version?: string;
  /** When it was added, in milliseconds since 1970. */
  readonly at: number;
}

/** What a former version is called by: `open/1.1`, or by its hash where it has no version of its own. */
export const olderName = (name: string, { version, hash }: Pick<OlderModule, 'version' | 'hash'>): string =>
  `${name}/${version ?? hash.slice(0, 8)}`;
