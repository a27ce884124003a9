import { type Disclosure, disclosuresOf, labelOf, moduleOf, nameableIn } from '../engine/index.ts';
import type { SideId } from '../table/index.ts';
import type { Lens } from './lens.ts';
import { queries } from './queries.ts';

/**
 * A disclosure as somebody may read of it. `isUnknown`: what tells it is a scorekeeper that he does not know (S9); that
 * something does he may know.
 */
export interface DisclosureView extends Pick<Disclosure, 'tells' | 'to' | 'of' | 'declared'> {
  readonly by: Partial<Pick<Disclosure['by'], 'name' | 'title' | 'knownTo'>>;
  readonly isUnknown?: true;
  /** The same holds for every side. */
  readonly isOfEachSide?: true;
}

/** The module is no secret but for the scorekeepers that only some know. */
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

/** If there is one for each side, and they differ only in the side's name, only the first is kept. */
const foldedBySide = (sides: readonly string[], all: readonly DisclosureView[]): readonly DisclosureView[] => {
  const longestFirst = [...sides].sort((a, b) => b.length - a.length);
  const groups = new Map<string, Map<string, DisclosureView>>();
  const groupOf = (one: DisclosureView): Map<string, DisclosureView> | undefined => {
    const { tells, to, of, declared, by, isUnknown } = one;
    const text = JSON.stringify([tells, to, of, declared, by.name, by.title, isUnknown]);
    const side = longestFirst.find((name) => text.includes(name));
    // The words already put all that is published into one line.
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

/** Prototypes are called as players read of them. */
const labelled = (lens: Lens, secret: Disclosure['of'][number]): Disclosure['of'][number] =>
  secret.what === 'prototype' ? { ...secret, name: labelOf(moduleOf(lens), secret.name) } : secret;

const knows = (lens: Lens, who: Disclosure['by']['knownTo']): boolean =>
  who === undefined || who === 'all' || lens.master || who.some((side) => lens.plays(side as SideId));

/** What the game tells of what it hides. */
export const disclosureQueries = queries(({ lens }) => ({
  /** What the game's module tells those who may not know it (D2), as far as the viewer may know what tells it. */
  all: (): readonly DisclosureView[] => disclosuresSeen(lens),

  /**
   * The names of all that hides something: private maps, decks that lie face down, prototypes whose pieces can be
   * covered. The module is no secret.
   */
  hiding: (): readonly string[] => nameableIn(moduleOf(lens)),
}));
