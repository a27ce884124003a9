import { computeFilterFunctionCost, computeSvgFilterCost, unsignedNumbersIn } from './svg-filters.ts';
import { createStyleLookup, type StyleProperty, type SvgStyleLookup } from './svg-style.ts';
import { type SvgElement, type SvgTree, svgTree } from './svg-tree.ts';

/** The most elements of an SVG, each counted as often as it is drawn, and the deepest nesting. */
export const MOST_ELEMENTS_DRAWN = 100_000;
const DEEPEST_ELEMENT = 200;
const DEEPEST_REFERENCE = 8;
export const MOST_FILTER_PASSES = 2_000;

/**
 * The reason to refuse an SVG. `filters`: its filters are too expensive. `repeats`: its parts are drawn too often, or
 * nested too deeply.
 */
export type SvgCostFault = 'filters' | 'repeats';

export interface SvgCost {
  readonly elements: number;
  readonly passes: number;
}

/** Names of elements that are only drawn if other elements refer to them. */
const DEFINITIONS: ReadonlySet<string> = new Set(
  'defs symbol clipPath mask pattern marker filter linearGradient radialGradient style metadata title desc'.split(' '),
);
const SHAPES: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon text tspan textPath tref a'.split(' '),
);
const INHERITED = ['fill', 'stroke', 'marker', 'marker-start', 'marker-mid', 'marker-end'] as const;

class OverCost extends Error {
  readonly why: SvgCostFault;

  constructor(why: SvgCostFault) {
    super(why);
    this.why = why;
  }
}

interface DrawnAt {
  /** The pixels in a unit; infinite if that can't be determined. */
  readonly scale: number;
  readonly depth: number;
  /** The elements that are being drawn because of a reference. An element that refers to itself isn't drawn again. */
  readonly within: readonly SvgElement[];
  readonly inherited: ReadonlyMap<StyleProperty, string>;
}

const idsIn = (value: string): readonly string[] =>
  [...value.matchAll(/url\(\s*["']?\s*#([^"')\s]+)/g)].map(([, id = '']) => id);

/** Returns the greatest factor by which a transform can lengthen a line. */
const transformScale = (transform: string): number => {
  let scale = 1;
  for (const [, name = '', given = ''] of transform.matchAll(/([a-zA-Z]+)\s*\(([^)]*)\)/g)) {
    const numbers = unsignedNumbersIn(given);
    if (/^scale/i.test(name)) scale *= Math.max(...numbers);
    else if (/^matrix/i.test(name)) scale *= Math.hypot(...numbers.slice(0, 4));
    else if (/^skew/i.test(name)) scale *= Number.POSITIVE_INFINITY;
  }
  return scale;
};

const hasOwnUnits = ({ name, attributes }: SvgElement): boolean =>
  name === 'marker' ||
  'viewBox' in attributes ||
  'patternTransform' in attributes ||
  Object.values(attributes).includes('objectBoundingBox');

const placeWithin = (element: SvgElement, style: ReadonlyMap<StyleProperty, string>, place: DrawnAt): DrawnAt => {
  const { scale, depth, inherited } = place;
  const given = INHERITED.some((property) => style.has(property));
  const isNested = depth > 0 && hasOwnUnits(element);
  return {
    ...place,
    scale: isNested ? Number.POSITIVE_INFINITY : scale * transformScale(style.get('transform') ?? ''),
    depth: depth + 1,
    inherited: given ? new Map([...inherited, ...style]) : inherited,
  };
};

class CostCounter {
  readonly #tree: SvgTree;
  readonly #styleOf: SvgStyleLookup;
  readonly #pixels: number;
  elements = 0;
  passes = 0;

  constructor(tree: SvgTree, pixels: number) {
    this.#tree = tree;
    this.#styleOf = createStyleLookup(tree.sheets);
    this.#pixels = pixels;
  }

  element(element: SvgElement, place: DrawnAt): void {
    this.elements += 1;
    if (this.elements > MOST_ELEMENTS_DRAWN || place.depth > DEEPEST_ELEMENT) throw new OverCost('repeats');
    const { name, attributes, children } = element;
    const style = this.#styleOf(element);
    const here = placeWithin(element, style, place);
    this.#filters(style.get('filter') ?? '', here);
    for (const property of ['mask', 'clip-path'] as const) this.#parts(style.get(property) ?? '', here);
    if (name === 'use') this.#referred(attributes['href'] ?? '', here);
    if (SHAPES.has(name)) this.#painted(element, here);
    for (const child of children) if (!DEFINITIONS.has(child.name)) this.element(child, here);
  }

  #painted({ attributes }: SvgElement, place: DrawnAt): void {
    const { inherited } = place;
    for (const property of ['fill', 'stroke'] as const) this.#parts(inherited.get(property) ?? '', place);
    const ends = INHERITED.slice(2).map((property) => inherited.get(property) ?? '');
    if (ends.every((one) => idsIn(one).length === 0)) return;
    const spots = (`${attributes['d'] ?? ''} ${attributes['points'] ?? ''}`.match(/\d+/g) ?? []).length + 2;
    for (let spot = 0; spot < spots; spot += 1) for (const one of ends) this.#parts(one, place);
  }

  #parts(value: string, place: DrawnAt): void {
    if (!value.includes('url')) return;
    for (const id of idsIn(value)) this.#referred(`#${id}`, place);
  }

  #referred(href: string, place: DrawnAt): void {
    for (const found of this.#named(href)) {
      if (place.within.includes(found) || found.name.endsWith('Gradient')) continue;
      if (place.within.length >= DEEPEST_REFERENCE) throw new OverCost('repeats');
      const here = { ...place, within: [...place.within, found] };
      this.element(found, here);
      if (found.name !== 'use' && found.attributes['href'] !== undefined)
        this.#referred(found.attributes['href'], here);
    }
  }

  #named(href: string): readonly SvgElement[] {
    return this.#tree.byId.get(href.trim().slice(1)) ?? [];
  }

  #filters(value: string, place: DrawnAt): void {
    if (value.trim() === '') return;
    this.#pass(computeFilterFunctionCost(value));
    for (const id of idsIn(value)) for (const filter of this.#named(`#${id}`)) this.#filter(filter, place);
  }

  #filter(filter: SvgElement, place: DrawnAt): void {
    if (place.within.includes(filter)) return;
    if (place.within.length >= DEEPEST_REFERENCE) throw new OverCost('repeats');
    this.#pass(computeSvgFilterCost(filter, place.scale, this.#pixels));
    const here = { ...place, within: [...place.within, filter] };
    for (const part of filter.children)
      if (part.name === 'feImage') this.#referred(part.attributes['href'] ?? '', here);
    // A filter may inherit the content of another filter, so count that too.
    for (const other of this.#named(filter.attributes['href'] ?? '')) this.#filter(other, here);
  }

  #pass(passes: number | undefined): void {
    this.passes += passes ?? Number.POSITIVE_INFINITY;
    if (this.passes > MOST_FILTER_PASSES) throw new OverCost('filters');
  }
}

const scaleOf = (root: SvgElement | undefined, width: number, height: number): number => {
  const [, , boxWidth, boxHeight] = (root?.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const unit = (box: number | undefined, said: string | undefined): number => box || Number.parseFloat(said ?? '') || 1;
  return Math.max(
    width / unit(boxWidth, root?.attributes['width']),
    height / unit(boxHeight, root?.attributes['height']),
  );
};

/**
 * Returns the cost of drawing an SVG at this size in pixels, or the reason to refuse it. Undefined if the SVG isn't
 * well-formed.
 */
export const computeSvgCost = (text: string, width: number, height: number): SvgCost | SvgCostFault | undefined => {
  const tree = svgTree(text);
  if (!tree) return undefined;
  const counter = new CostCounter(tree, Math.max(width, height));
  const scale = scaleOf(tree.root.children[0], width, height);
  try {
    for (const child of tree.root.children)
      counter.element(child, { scale, depth: 0, within: [], inherited: new Map() });
    return { elements: counter.elements, passes: counter.passes };
  } catch (error) {
    if (error instanceof OverCost) return error.why;
    throw error;
  }
};
