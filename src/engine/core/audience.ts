import type { PersonId, SideId } from './ids.ts';

/** Whose sight it is: a person's, or everybody's in the channel at once. */
export interface Audience {
  readonly person: PersonId | undefined;
  /** Whether it is the game master's, who sees everything (T17). */
  readonly master: boolean;
  plays(side: SideId): boolean;
}
