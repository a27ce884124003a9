import type { Operation } from '../../table/index.ts';
import { WORTH_OF_WIN } from './worth.ts';

export interface RatedAct {
  readonly act: Operation;
  worth: number;
  /** The expected acts from now on, beginning with this act. */
  line: readonly Operation[];
}

export interface TreeSearchResult {
  /** The acts that were searched, the best one first. */
  readonly rated: readonly RatedAct[];
  /** The last depth that was searched completely. */
  readonly depth: number;
  readonly nodes: number;
  readonly effort: number;
}

export type PositionAssessment = Omit<TreeSearchResult, 'rated'> & { readonly worth: number };

/** Puts the best acts first. */
export const sortRated = (rated: readonly RatedAct[]): RatedAct[] => [...rated].sort((a, b) => b.worth - a.worth);

/** True if the best act certainly wins or loses. */
export const isDecided = ([first]: readonly RatedAct[]): boolean =>
  first !== undefined && Math.abs(first.worth) > WORTH_OF_WIN / 2;
