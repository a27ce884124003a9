import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeSvgCost, MOST_ELEMENTS_DRAWN, MOST_FILTER_PASSES } from '../../src/picture/svg-cost.ts';
import { FILTER_PRIMITIVES, MOST_FILTER_PRIMITIVES, MOST_TURBULENCE_OCTAVES } from '../../src/picture/svg-filters.ts';
import { filteredBy, svgOf } from '../support/pictures/hostile-pictures.ts';

/** As `Filter Effects Module Level 1` lists them, and feDropShadow. */
const SPECIFIED =
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDropShadow feFlood feGaussianBlur feImage feMerge feMorphology feOffset feSpecularLighting feTile feTurbulence';

const SIDE = 2000;
const costOf = (file: Buffer | string) => computeSvgCost(file.toString(), SIDE, (SIDE * 2) / 3);

/** A part of a filter: its name, and what it says of how much it does. */
interface Part {
  readonly name: string;
  readonly amount: number;
}

const part = fc.record({
  name: fc.constantFrom(...SPECIFIED.split(' ')),
  amount: fc.oneof(fc.nat(4), fc.nat(40), fc.constantFrom(1_000, 1_000_000_000)),
});

const written = ({ name, amount }: Part): string =>
  `<${name} numOctaves="${amount}" radius="${amount / 50}" order="${Math.max(1, amount)}" stdDeviation="${amount}" baseFrequency="0.1"/>`;

/** How many pixels one part reads for each that it makes, at least: counted by hand from what the specification says. */
const readsOf = ({ name, amount }: Part): number => {
  if (name === 'feTurbulence') return amount;
  if (name === 'feMorphology') return ((amount / 50) * (SIDE / 30)) ** 2 / 20;
  return name === 'feConvolveMatrix' ? amount ** 2 / 4 : 1;
};

describe('[Q19] a drawing', () => {
  test('the SVG check recognizes every filter primitive', () => {
    expect([...FILTER_PRIMITIVES].sort()).toEqual(SPECIFIED.split(' ').sort());
  });

  test('an SVG drawing is accepted only below a number of filter passes', () => {
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 12 }),
        fc.nat(30),
        fc.constantFrom('', 'style', 'class', 'group'),
        (parts, shapes, how) => {
          const applied = { '': 'filter="url(#f)"', style: 'style="filter:url(#f)"', class: 'class="c"', group: '' }[
            how
          ];
          const drawn = `<rect width="1" height="1" ${applied}/>`.repeat(shapes);
          const file = svgOf(
            `<style>.c, g > rect { filter: url( "#f" ) }</style><filter id="f">${parts.map(written).join('')}</filter>` +
              `<g>${drawn}</g>`,
          );
          const cost = costOf(file);
          if (typeof cost === 'string') {
            refused += 1;
            return;
          }
          accepted += 1;
          const reads = parts.reduce((sum, one) => sum + readsOf(one), 0);
          // The rule for rectangles in a group holds for all of them, so each is counted once more.
          expect(shapes * reads).toBeLessThanOrEqual(MOST_FILTER_PASSES);
          expect(cost?.passes).toBeGreaterThanOrEqual(shapes * reads);
        },
      ),
      { seed: 19, numRuns: 400 },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(50);
  });

  test('an SVG drawing that is accepted is drawn', () => {
    for (const name of SPECIFIED.split(' ')) {
      const file = filteredBy(written({ name, amount: 2 }));
      expect([name, costOf(file)]).toEqual([name, expect.objectContaining({ elements: expect.any(Number) })]);
      const small = { fitTo: { mode: 'width', value: 30 }, font: { loadSystemFonts: false } } as const;
      expect(new Resvg(file.toString(), small).render().width).toBe(30);
    }
  });

  test.each<[string, Buffer]>([
    ['octaves', filteredBy(`<feTurbulence numOctaves="${MOST_TURBULENCE_OCTAVES + 1}"/>`)],
    ['octaves that are no number', filteredBy('<feTurbulence numOctaves="many"/>')],
    ['parts', filteredBy('<feFlood/>'.repeat(MOST_FILTER_PRIMITIVES + 1))],
    ['nodes of a part', filteredBy(`<feMerge>${'<feMergeNode/>'.repeat(MOST_FILTER_PRIMITIVES + 1)}</feMerge>`)],
    ['a radius', filteredBy('<feMorphology radius="0.1 1"/>')],
    ['a radius of its box', filteredBy('<feMorphology radius="0.1"/>', 'primitiveUnits="objectBoundingBox"')],
    ['the order of a matrix', filteredBy('<feConvolveMatrix order="3 16"/>')],
    [
      'a filter that has another one’s parts',
      svgOf(
        `<filter id="a">${'<feTurbulence numOctaves="20"/>'.repeat(20)}</filter><filter id="b" href="#a"/><rect filter="url(#b)"/>`,
      ),
    ],
    [
      'a radius in a transform',
      svgOf(
        '<filter id="f"><feMorphology radius="0.1"/></filter><g style="transform: scale(9)"><rect filter="url(#f)"/></g>',
      ),
    ],
    [
      'a radius in a symbol of another scale',
      svgOf(
        '<filter id="f"><feMorphology radius="0.1"/></filter><symbol id="s" viewBox="0 0 1 1"><rect filter="url(#f)"/></symbol><use href="#s"/>',
      ),
    ],
    ['filters without an element', svgOf('<rect filter="blur(2px)"/>'.repeat(MOST_FILTER_PASSES / 40 + 1))],
    [
      'a filter of two that have one id',
      svgOf('<g id="f"/><filter id="f"><feMorphology radius="1"/></filter><rect filter="url(#f)"/>'),
    ],
    [
      'a filter that another property seems to hide',
      svgOf('<filter id="f"><feMorphology radius="1"/></filter><rect filter="url(#f)" x:filter="none" xmlns:x="x"/>'),
    ],
    [
      'a radius in a matrix',
      svgOf(
        '<filter id="f"><feMorphology radius="0.1"/></filter><rect transform="matrix(1-90 90 1 0 0)" filter="url(#f)"/>',
      ),
    ],
    [
      'wide regions',
      svgOf(`<filter id="f" x="-9" width="20"><feGaussianBlur/></filter>${'<rect filter="url(#f)"/>'.repeat(7)}`),
    ],
    ...[
      ['a sheet with an element within', '<style>.c{filter:url(#f)}<x/></style>', 'class="c"'],
      ['a sheet behind an element', '<style><x/>.c{filter:url(#f)}</style>', 'class="c"'],
      ['a brace in a string', '<style>g{font-family:"}"} rect{font-family:"}"; filter:url(#f)}</style>', ''],
      ['a comment in a string', '<style>g{font-family:"/*"} rect{filter:url(#f)} g{font-family:"*/"}</style>', ''],
      ['a comment before a property', '', 'style="/*a:b;*/filter:url(#f)"'],
      ['a comment behind a property', '', 'style="filter/**/:url(#f)"'],
      ['an attribute with a prefix', '', 'xmlns:s="http://www.w3.org/2000/svg" s:filter="url(#f)"'],
    ].map(([what = '', sheet = '', how = '']): [string, Buffer] => [
      `${what}, a radius`,
      svgOf(`${sheet}<filter id="f"><feMorphology radius="1"/></filter><rect ${how}/>`),
    ]),
    ['an id with a prefix', svgOf('<filter xml:id="f"><feMorphology radius="1"/></filter><rect filter="url(#f)"/>')],
  ])('an SVG drawing is refused for %s of its filters', (_what, file) => {
    expect(costOf(file)).toBe('filters');
  });

  const tenfold = (last: string, step: (inner: string) => string): string => {
    const levels = Array.from({ length: 6 }, (_, i) => `<g id="l${i + 1}">${step(`l${i}`).repeat(10)}</g>`);
    return `<g id="l0">${last}</g>${levels.join('')}`;
  };

  test.each([
    ['uses', tenfold('<rect/>', (id) => `<use href="#${id}"/>`)],
    [
      'patterns',
      `<pattern id="p">${'<rect/>'.repeat(500)}</pattern><g fill="url(#p)">${'<path d="M0 0"/>'.repeat(500)}</g>`,
    ],
    ['masks', `<mask id="m">${'<rect/>'.repeat(500)}</mask>${'<g mask="url(#m)"/>'.repeat(500)}`],
    [
      'clips',
      `<style>.c{clip-path:url(#m)}</style><clipPath id="m">${'<rect/>'.repeat(500)}</clipPath>${'<g class="c"/>'.repeat(500)}`,
    ],
    [
      'markers',
      `<marker id="m">${'<rect/>'.repeat(500)}</marker><path marker-mid="url(#m)" d="M${'1 1 '.repeat(500)}"/>`,
    ],
    [
      'masks in masks',
      Array.from({ length: 12 }, (_, i) => `<mask id="m${i}"><g mask="url(#m${i + 1})"/></mask>`).join('') +
        '<g mask="url(#m0)"/>',
    ],
    [
      'patterns in letters on a path',
      `<pattern id="p">${'<rect/>'.repeat(500)}</pattern><text>${'<textPath href="#q" fill="url(#p)">a</textPath>'.repeat(500)}</text>`,
    ],
    ['groups', `${'<g>'.repeat(300)}${'</g>'.repeat(300)}`],
  ])('an SVG drawing is refused for %s that are drawn too often', (_what, inside) => {
    expect(costOf(svgOf(inside))).toBe('repeats');
  });

  test('an SVG drawing is not read if its references contradict', () => {
    expect(costOf(svgOf('<g id="a"/><use href="#a" xlink:href="#b"/>'))).toBeUndefined();
    expect(costOf(svgOf('<g id="a"/><use href="#a" xlink:href="#a"/>'))).toMatchObject({ passes: 0 });
  });

  test('an SVG drawing that refers to itself is drawn once', () => {
    const inside = '<g id="a"><use href="#a"/></g><mask id="m"><g mask="url(#m)"/></mask><rect mask="url(#m)"/>';
    expect(costOf(svgOf(inside))).toMatchObject({ passes: 0 });
  });

  test('an SVG drawing with usual shadows and gradients is accepted', () => {
    const shadow =
      '<filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset dx="1"/><feMerge><feMergeNode/><feMergeNode/></feMerge></filter>';
    const shapes = '<use href="#s"/><path d="M0 0L9 9" filter="url(#f)" fill="url(#g)"/>'.repeat(40);
    const cost = costOf(svgOf(`${shadow}<linearGradient id="g"/><g id="s"><rect/></g>${shapes}`));
    expect(cost).toMatchObject({ elements: expect.any(Number) });
    expect(MOST_ELEMENTS_DRAWN).toBeGreaterThan(10_000);
  });
});
