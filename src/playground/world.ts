import { createHash } from 'node:crypto';
import type { ChannelId, GuildId } from '../facts/where.ts';
import type { Person } from '../port/command.ts';
import type { PersonId } from '../table/index.ts';
import type { Words } from '../words/index.ts';
import type { WirePlace } from './wire.ts';

/** The playground's world: one server with some channels, and each user's direct messages. */

export const GUILD = '800000000000000001' as GuildId;

export const GENERAL_OFFERS = ['help', 'kingdom'] as const;

const offersIn = ({ playground }: Words): WirePlace['offers'] =>
  GENERAL_OFFERS.map((id) => ({ id, label: playground.offers[id] }));

export const PLAYGROUND_CHANNELS = [
  { id: '810000000000000001', name: 'table', kind: 'channel' },
  { id: '810000000000000002', name: 'other', kind: 'channel' },
] as const;

const FIRST_NAMES = ['Alice', 'Bob', 'Carol', 'Dave'];
const MOST_PEOPLE = 50;
const LONGEST_PERSON_NAME = 32;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Returns an ID of digits like Discord's, always the same for the same text. */
const digits = (first: string, text: string): string => {
  const hash = createHash('sha256').update(text).digest().readBigUInt64BE();
  return first + String(hash % 10n ** 17n).padStart(17, '0');
};

/** Returns the ID of a user by name: after a restart, a user with the same name has the same seats and games. */
const idOf = (name: string): PersonId => digits('4', `person ${name.toLowerCase()}`) as PersonId;

export const directChannelOf = (person: PersonId): ChannelId => digits('7', `direct ${person}`) as ChannelId;

export const wirePlacesOf = (person: PersonId, words: Words): readonly WirePlace[] =>
  [...PLAYGROUND_CHANNELS, { id: directChannelOf(person), name: words.playground.direct, kind: 'direct' } as const].map(
    (place) => ({
      ...place,
      offers: offersIn(words),
    }),
  );

export class PlaygroundPeople {
  readonly #known = new Map<PersonId, Person>();
  readonly #hearers = new Set<(all: readonly Person[]) => void>();

  constructor() {
    for (const name of FIRST_NAMES) this.called(name);
  }

  get all(): readonly Person[] {
    return [...this.#known.values()];
  }

  with(id: string): Person | undefined {
    return this.#known.get(id as PersonId);
  }

  /**
   * Returns the user of that name, and adds them if they are new. Undefined if the name can't be used or there are too
   * many users.
   */
  called(given: string): Person | undefined {
    const name = given.replace(INVISIBLE, ' ').trim();
    if (name === '' || name.length > LONGEST_PERSON_NAME) return undefined;
    const id = idOf(name);
    const known = this.#known.get(id);
    if (known || this.#known.size >= MOST_PEOPLE) return known;
    const person = { id, name };
    this.#known.set(id, person);
    for (const hear of this.#hearers) hear(this.all);
    return person;
  }

  /** Calls `given` with all users when a new one is added. The returned function ends that. */
  listen(given: (all: readonly Person[]) => void): () => void {
    const hear: typeof given = (all) => given(all);
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }
}
