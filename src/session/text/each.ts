import { nameKey } from '../../form/words.ts';
import { childItemsAt, childTextAt, type FileNode, replaceEntries, replaceNodeItems, SIDE } from './spot.ts';
import { type ParsingWork, spendWork } from './work.ts';

/**
 * Replaces every entry `each: side` of a file by one entry for each side, with the side's name for `$side$`. If the
 * sides' names can't be read, makes one entry for an unnamed side, so that the entry's faults are still found.
 */
export const expandPerSideEntries = <Form>(root: FileNode<Form>, work: ParsingWork): FileNode<Form> => {
  if (!root.entries) return root;
  const names = new Map(
    childItemsAt(root, 'sides')
      .flatMap((side) => childTextAt(side, 'name') ?? [])
      .map((name) => [nameKey(name), name]),
  );
  const sides = names.size > 0 ? [...names.values()] : ['side'];
  const entries = [...root.entries].map(
    ([key, entry]) => [key, { ...entry, spot: withEach(entry.spot, sides, work) }] as const,
  );
  return replaceEntries(root, new Map(entries));
};

const withEach = (list: FileNode, sides: readonly string[], work: ParsingWork): FileNode => {
  if (!list.items?.some((item) => childTextAt(item, 'each') === 'side')) return list;
  const items = list.items.flatMap((item) =>
    childTextAt(item, 'each') === 'side' ? sides.map((side) => forSide(item, side, work)) : item,
  );
  return replaceNodeItems(list, items);
};

const forSide = (spot: FileNode, side: string, work: ParsingWork): FileNode => {
  if (!spendWork(work)) return spot;
  if (spot.items)
    return replaceNodeItems(
      spot,
      spot.items.map((item) => forSide(item, side, work)),
    );
  if (spot.entries) {
    const entries = [...spot.entries].map(
      ([key, entry]) => [key, { ...entry, spot: forSide(entry.spot, side, work) }] as const,
    );
    return replaceEntries(spot, new Map(entries));
  }
  if (typeof spot.value !== 'string' || !spot.value.includes(SIDE)) return spot;
  return { ...spot, value: spot.value.replaceAll(SIDE, side), filled: { side, from: spot.value } };
};
