import type { PersonId, SideId } from '../ids/index.ts';

/**
 * The person, or the whole channel, for whom something is looked up. Two audiences that give the same answers to these
 * questions see the same things.
 */
export interface Audience {
  isPerson(person: PersonId): boolean;
  /** True if this is the game master, who sees everything (T17). */
  readonly master: boolean;
  plays(side: SideId): boolean;
}
