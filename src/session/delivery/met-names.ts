import type { PersonId } from '../../engine/core/ids.ts';
import { inOneLine } from '../../engine/core/one-line.ts';
import type { GuildId } from '../where.ts';

/** So many names are known; the oldest are forgotten first. */
const MOST_NAMES_MET = 10_000;
const LONGEST_NAME_MET = 80;

/**
 * The names that people had when they last used the bot in a server, or in direct messages. They are kept in memory
 * alone, and a name of one server is not shown in another.
 */
export class MetNames {
  readonly #names = new Map<string, string>();

  met({ id, name }: { readonly id: PersonId; readonly name: string }, guild: GuildId | undefined): void {
    const key = keyOf(id, guild);
    this.#names.delete(key);
    this.#names.set(key, inOneLine(name, LONGEST_NAME_MET));
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_NAMES_MET && oldest !== undefined) this.#names.delete(oldest);
  }

  of(person: PersonId, guild: GuildId | undefined): string | undefined {
    return this.#names.get(keyOf(person, guild));
  }

  /** Forgets a person everywhere. */
  forget(person: PersonId): void {
    for (const key of this.#names.keys()) if (key.startsWith(`${person} `)) this.#names.delete(key);
  }
}

const keyOf = (person: PersonId, guild: GuildId | undefined): string => `${person} ${guild ?? ''}`;
