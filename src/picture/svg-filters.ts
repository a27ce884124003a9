import type { SvgElement } from './svg-tree.ts';

/** Limits and costs of SVG filters. A cost is a number of passes over the whole picture, never a time. */

export const MOST_FILTER_PRIMITIVES = 50;
export const MOST_TURBULENCE_OCTAVES = 20;
const MOST_ORDER = 15;
/** The largest radius of a filter that makes shapes thicker or thinner, in pixels of the picture. */
const MOST_RADIUS = 20;

/** A filter's region that is larger than this, relative to its target or the picture, counts as up to nine pictures. */
const WIDE_REGION = 3;
const WIDE_COST = 9;

const FILTER_COST = 4;
/** The number of passes for each filter element. A pass takes about 10 ns per pixel. */
const COSTS: ReadonlyMap<string, number> = new Map([
  ['feBlend', 6],
  ['feColorMatrix', 4],
  ['feComponentTransfer', 6],
  ['feComposite', 6],
  ['feConvolveMatrix', 4],
  ['feDiffuseLighting', 6],
  ['feDisplacementMap', 6],
  ['feDropShadow', 36],
  ['feFlood', 2],
  ['feGaussianBlur', 30],
  ['feImage', 4],
  ['feMerge', 2],
  ['feMorphology', 4],
  ['feOffset', 2],
  ['feSpecularLighting', 6],
  ['feTile', 4],
  ['feTurbulence', 10],
]);
const OCTAVE_COST = 5;
const FUNCTION_COST = 40;

/** The names of all known filter elements. @public */
export const FILTER_PRIMITIVES: readonly string[] = [...COSTS.keys()];

/** Returns the numbers in a value, without their signs. Any other word becomes NaN. */
export const unsignedNumbersIn = (text = ''): readonly number[] =>
  (text.match(/(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[a-z]+/gi) ?? []).map(Number);

const largestIn = (text: string | undefined, missing: number): number => Math.max(missing, ...unsignedNumbersIn(text));

const partCost = (part: SvgElement, scale: number): number | undefined => {
  const { attributes, children } = part;
  const cost = COSTS.get(part.name) ?? 0;
  switch (part.name) {
    case 'feTurbulence': {
      const octaves = largestIn(attributes['numOctaves'], 1);
      return octaves <= MOST_TURBULENCE_OCTAVES ? cost + octaves * OCTAVE_COST : undefined;
    }
    case 'feMorphology': {
      const radius = largestIn(attributes['radius'], 0) * scale;
      return radius <= MOST_RADIUS ? cost + (2 * radius + 1) ** 2 / 20 : undefined;
    }
    case 'feConvolveMatrix': {
      const [columns, rows] = unsignedNumbersIn(attributes['order'] ?? '3');
      const largest = Math.max(columns ?? 3, rows ?? columns ?? 3);
      return largest <= MOST_ORDER ? cost + ((columns ?? 3) * (rows ?? columns ?? 3)) / 4 : undefined;
    }
    case 'feMerge':
      return cost * (1 + children.length);
    default:
      return cost;
  }
};

const isWide = ({ attributes }: SvgElement, units: number): boolean => {
  const most = WIDE_REGION * (attributes['filterUnits'] === 'userSpaceOnUse' ? units : 1);
  return ['x', 'y', 'width', 'height'].some((name) => {
    const text = attributes[name] ?? '0';
    return !(largestIn(text, 0) <= (text.includes('%') ? 100 * WIDE_REGION : most));
  });
};

/**
 * Returns the passes of a filter; undefined if it exceeds a limit. `scale`: the pixels in a unit; `pixels`: the longer
 * side of the picture.
 */
export const computeSvgFilterCost = (filter: SvgElement, scale: number, pixels: number): number | undefined => {
  const parts = filter.children.filter(({ name }) => name.startsWith('fe'));
  const isBoxed = filter.attributes['primitiveUnits'] === 'objectBoundingBox';
  if ([parts, ...parts.map(({ children }) => children)].some(({ length }) => length > MOST_FILTER_PRIMITIVES))
    return undefined;
  let sum = FILTER_COST;
  for (const part of parts) {
    const cost = partCost(part, isBoxed ? pixels : scale);
    if (cost === undefined) return undefined;
    sum += cost;
  }
  return isWide(filter, pixels / scale) ? WIDE_COST * sum : sum;
};

/**
 * Returns the passes of filter functions such as `blur()` in a property's value. A reference such as `url(#a)` doesn't
 * count.
 */
export const computeFilterFunctionCost = (value: string): number =>
  FUNCTION_COST *
  (value.match(/\b(?:blur|drop-shadow|brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia)\s*\(/gi)
    ?.length ?? 0);
