import { type Difference, type Disclosure, differencesBetween, disclosuresOf, type Module } from '../engine/index.ts';
import { type DisclosureView, toldDisclosure } from './disclosures.ts';

/** In what another module would make another game of one that is played: no secret, for the modules are none. */
export interface Changes {
  readonly differences: readonly Difference[];
  /** What it tells of what is hidden that the former one does not. */
  readonly told: readonly DisclosureView[];
}

export const changesBetween = (before: Module, after: Module, isBegun: boolean): Changes => {
  const known = new Set(disclosuresOf(before).map(keyOf));
  const differences = differencesBetween(before, after, isBegun);
  // A scorekeeper that only some know and that stays as it is stays unnamed, whatever else changes what it tells.
  const isUnknown = ({ by }: Disclosure): boolean =>
    by.knownTo !== undefined && !differences.some(({ part, name }) => part === 'scorekeeper' && name === by.name);
  const told = disclosuresOf(after).filter((one) => !known.has(keyOf(one)));
  return { differences, told: told.map((one) => toldDisclosure(one, isUnknown(one))) };
};

const keyOf = ({ by, tells, to, of }: Disclosure): string => JSON.stringify([by, tells, to, of]);
