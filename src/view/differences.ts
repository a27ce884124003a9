import { type Changes, type Disclosure, differencesBetween, disclosuresOf, type Module } from '../engine/index.ts';
import { toldDisclosure } from './disclosures.ts';

export type { Changes } from '../engine/index.ts';

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
