import type { PersonId, SideId } from '../ids/index.ts';

/**
 * The viewer for whom something is looked up: a person, or the whole channel. Two audiences whose members give the same
 * answers see the same things.
 */
export interface Audience {
  isPerson(person: PersonId): boolean;
  /** True if this is the game master, who sees everything (T17). */
  readonly master: boolean;
  plays(side: SideId): boolean;
}
