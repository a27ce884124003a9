import type { SvgElement } from './svg-tree.ts';

const PROPERTIES = [
  'filter',
  'mask',
  'clip-path',
  'fill',
  'stroke',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
  'transform',
] as const;

export type StyleProperty = (typeof PROPERTIES)[number];

export type SvgStyleLookup = (element: SvgElement) => ReadonlyMap<StyleProperty, string>;

interface StyleRule {
  readonly names: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

const isKnown = (name: string): boolean => PROPERTIES.some((one) => one === name);

const COMMENT_OR_STRING = /"[^"]*"|'[^']*'|\/\*[\s\S]*?(?:\*\/|$)/g;

const withoutComments = (text: string): string =>
  text.replace(COMMENT_OR_STRING, (found) => (found.startsWith('/*') ? '' : found));

const declared = (text: string): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const at = declaration.indexOf(':');
    const name = declaration.slice(0, at).trim().toLowerCase();
    if (at > 0 && isKnown(name)) values.set(name, `${values.get(name) ?? ''} ${declaration.slice(at + 1)}`);
  }
  return values;
};

/** True if a style sheet has braces or comments within a string: the renderer may parse it differently. */
const isUnclear = (sheet: string): boolean =>
  (sheet.match(COMMENT_OR_STRING) ?? []).some((found) => !found.startsWith('/*') && /[{}]|\/\*|\*\//.test(found));

/**
 * Returns the names of the element that a selector matches. If it contains anything except names, classes and ids, it
 * may match every element.
 */
const namesIn = (selector: string): readonly string[] => {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return /^(?:[\w-]+)?(?:[.#][\w-]+)*$/.test(last) ? (last.match(/[.#]?[\w-]+/g) ?? ['*']) : ['*'];
};

const ruleOf = (selectors: string, body: string): readonly StyleRule[] => {
  const values = declared(body);
  return values.size === 0 ? [] : [{ names: new Set(selectors.split(',').flatMap(namesIn)), values }];
};

const rulesIn = (sheets: readonly string[]): readonly StyleRule[] =>
  sheets.flatMap((sheet) => {
    // Treat every declaration as if it applied to every element.
    if (isUnclear(sheet)) return ruleOf('*', sheet.replaceAll(/[{}"']|\/\*|\*\//g, ';'));
    return withoutComments(sheet)
      .split('}')
      .flatMap((rule) => {
        const [selectors = '', body = ''] = rule.split('{').slice(-2);
        return ruleOf(selectors, body);
      });
  });

export const createStyleLookup = (sheets: readonly string[]): SvgStyleLookup => {
  const rules = rulesIn(sheets);
  const known = new Map<SvgElement, ReadonlyMap<StyleProperty, string>>();
  return (element) => {
    const before = known.get(element);
    if (before) return before;
    const { name, attributes } = element;
    const classes = (attributes['class'] ?? '').split(/\s+/).map((one) => `.${one}`);
    const names = ['*', name, `#${attributes['id'] ?? ''}`, ...classes];
    const given = rules.filter((rule) => names.some((one) => rule.names.has(one))).map(({ values }) => values);
    const places = [
      new Map(Object.entries(attributes)),
      declared(withoutComments(attributes['style'] ?? '')),
      ...given,
    ];
    const style = new Map<StyleProperty, string>();
    for (const property of PROPERTIES) {
      const value = places
        .map((place) => place.get(property) ?? '')
        .join(' ')
        .trim();
      if (value !== '') style.set(property, value);
    }
    known.set(element, style);
    return style;
  };
};
