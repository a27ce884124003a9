import { type Disclosure, disclosuresOf, labelOfModuleKey, moduleOf, secretNamesIn } from '../engine/index.ts';
import type { SideId } from '../table/index.ts';
import type { Lens } from './lens.ts';
import { queries } from './queries.ts';

/**
 * A disclosure as a viewer may read it. `isUnknown`: the viewer may know that a scorekeeper causes the disclosure, but
 * not which scorekeeper (S9).
 */
export interface DisclosureView extends Pick<Disclosure, 'tells' | 'to' | 'of' | 'declared'> {
  readonly by: Partial<Pick<Disclosure['by'], 'name' | 'title' | 'knownTo'>>;
  readonly isUnknown?: true;
  readonly isOfEachSide?: true;
}

/** Returns the disclosures of the module. The whole module is public except scorekeepers that only some sides know. */
const disclosuresSeen = (lens: Lens): readonly DisclosureView[] => {
  const all = disclosuresOf(moduleOf(lens)).map((one): DisclosureView => {
    const shown = { ...one, of: one.of.map((secret) => labelled(lens, secret)) };
    return knows(lens, one.by.knownTo) ? shown : { ...shown, isUnknown: true };
  });
  return foldedBySide(
    moduleOf(lens).sides.map(({ name }) => name),
    all,
  );
};

/**
 * Returns only the first of several disclosures that differ just in the side's name, if every side has such a
 * disclosure.
 */
const foldedBySide = (sides: readonly string[], all: readonly DisclosureView[]): readonly DisclosureView[] => {
  const longestFirst = [...sides].sort((a, b) => b.length - a.length);
  const groups = new Map<string, Map<string, DisclosureView>>();
  const groupOf = (one: DisclosureView): Map<string, DisclosureView> | undefined => {
    const { tells, to, of, declared, by, isUnknown } = one;
    const text = JSON.stringify([tells, to, of, declared, by.name, by.title, isUnknown]);
    const side = longestFirst.find((name) => text.includes(name));
    // The sentences already put all published values into one line.
    if (side === undefined || declared === 'publishes') return undefined;
    const key = text.replaceAll(side, '');
    const group = groups.get(key) ?? new Map<string, DisclosureView>();
    groups.set(key, group.set(side, one));
    return group;
  };
  const grouped = all.map((one) => [one, groupOf(one)] as const);
  return grouped.flatMap(([one, group]) => {
    if (!group || sides.length < 2 || group.size < sides.length) return [one];
    const [first] = group.values();
    return one === first ? [{ ...one, isOfEachSide: true as const }] : [];
  });
};

const labelled = (lens: Lens, secret: Disclosure['of'][number]): Disclosure['of'][number] =>
  secret.what === 'prototype' ? { ...secret, name: labelOfModuleKey(moduleOf(lens), secret.name) } : secret;

const knows = (lens: Lens, who: Disclosure['by']['knownTo']): boolean =>
  who === undefined || who === 'all' || lens.master || who.some((side) => lens.plays(side as SideId));

export const disclosureQueries = queries(({ lens }) => ({
  /**
   * Returns the module's disclosures to players who can't see the hidden thing (D2), as far as the viewer may know
   * their cause.
   */
  all: (): readonly DisclosureView[] => disclosuresSeen(lens),

  /**
   * Returns the names of everything that hides something: private maps, face-down decks, prototypes whose pieces can be
   * masked. The module is public.
   */
  hiding: (): readonly string[] => secretNamesIn(moduleOf(lens)),
}));
