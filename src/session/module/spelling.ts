import { type FileNode, listSpot, mappingSpot } from './spot.ts';

/** The parts of a file whose items, or whose named entries, have a color. */
const COLORED = ['sides', 'terrain', 'edges'];

/** A file in which `color` is `colour`, as the form calls it. Where both are written, neither changes. */
export const inFormSpelling = (root: FileNode): FileNode => {
  if (!root.entries || !COLORED.some((part) => root.entries?.has(part))) return root;
  const entries = [...root.entries].map(
    ([key, entry]) => [key, COLORED.includes(key) ? { ...entry, spot: eachSpelt(entry.spot) } : entry] as const,
  );
  return mappingSpot(root, new Map(entries));
};

const eachSpelt = (spot: FileNode): FileNode => {
  if (spot.items) return spot.items.some(isAmerican) ? listSpot(spot, spot.items.map(spelt)) : spot;
  if (!spot.entries || ![...spot.entries.values()].some((one) => isAmerican(one.spot))) return spot;
  const entries = [...spot.entries].map(([key, entry]) => [key, { ...entry, spot: spelt(entry.spot) }] as const);
  return mappingSpot(spot, new Map(entries));
};

const isAmerican = ({ entries }: FileNode): boolean => entries?.has('color') === true && !entries.has('colour');

const spelt = (spot: FileNode): FileNode =>
  spot.entries && isAmerican(spot)
    ? mappingSpot(
        spot,
        new Map([...spot.entries].map(([key, entry]) => [key === 'color' ? 'colour' : key, entry] as const)),
      )
    : spot;
