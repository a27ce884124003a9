import { commitmentOf, type Source } from '../engine/core/random.ts';
import type { Table } from '../engine/core/table.ts';

/** What a game says to everybody of the secret of its chance: `published` is the secret itself, once it is posted (T21). */
export interface ChanceView {
  /** SHA-256 of the secret, in hex. */
  readonly commitment: string;
  /** What the players mixed in. */
  readonly seed?: string;
  readonly published?: string;
}

export const chanceOf = (table: Table): ChanceView => {
  const secret: Source = table.get('secret', 'secret') ?? { chance: '' };
  const published = table.get('published', 'published')?.chance;
  return {
    commitment: commitmentOf(secret),
    ...(secret.seed === undefined ? {} : { seed: secret.seed }),
    ...(published === undefined ? {} : { published }),
  };
};
