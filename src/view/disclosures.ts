import type { SideId } from '../engine/core/ids.ts';
import { type Disclosure, disclosuresOf, moduleOf } from '../engine/index.ts';
import type { Lens } from './lens.ts';

/**
 * A disclosure as somebody may read of it. `isUnknown`: what tells it is a scorekeeper that he does not know (S9); that
 * something does he may know.
 */
export interface DisclosureView extends Pick<Disclosure, 'tells' | 'to' | 'of' | 'declared'> {
  readonly by: Partial<Pick<Disclosure['by'], 'name' | 'title' | 'knownTo'>>;
  readonly isUnknown?: true;
}

/** The module is no secret but for the scorekeepers that only some know. */
export const disclosuresSeen = (lens: Lens): readonly DisclosureView[] =>
  disclosuresOf(moduleOf(lens)).map((one) => (knows(lens, one.by.knownTo) ? one : { ...one, isUnknown: true }));

const knows = (lens: Lens, who: Disclosure['by']['knownTo']): boolean =>
  who === undefined || who === 'all' || lens.master || who.some((side) => lens.plays(side as SideId));
