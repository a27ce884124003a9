import { type FileNode, replaceEntries, replaceNodeItems } from './spot.ts';

const COLORED = ['sides', 'terrain', 'edges'];

/** Renames the key `color` to `colour`, which the schema has. If both are present, neither changes. */
export const normalizeColorKeys = (root: FileNode): FileNode => {
  if (!root.entries) return root;
  const entries = [...root.entries].map(
    ([key, entry]) => [key, COLORED.includes(key) ? { ...entry, spot: eachSpelt(entry.spot) } : entry] as const,
  );
  return replaceEntries(root, new Map(entries));
};

const eachSpelt = (spot: FileNode): FileNode => {
  if (spot.items) return replaceNodeItems(spot, spot.items.map(spelt));
  if (!spot.entries) return spot;
  const entries = [...spot.entries].map(([key, entry]) => [key, { ...entry, spot: spelt(entry.spot) }] as const);
  return replaceEntries(spot, new Map(entries));
};

const spelt = (spot: FileNode): FileNode => {
  const { entries } = spot;
  if (!entries?.has('color') || entries.has('colour')) return spot;
  return replaceEntries(spot, new Map([...entries].map(([key, entry]) => [key === 'color' ? 'colour' : key, entry])));
};
