import type { PersonId, SideId } from '../ids/index.ts';

/**
 * Whose sight it is: a person's, or everybody's in the channel at once. It says no more of itself than these answers:
 * two who answer the same see the same.
 */
export interface Audience {
  isPerson(person: PersonId): boolean;
  /** Whether it is the game master's, who sees everything (T17). */
  readonly master: boolean;
  plays(side: SideId): boolean;
}
