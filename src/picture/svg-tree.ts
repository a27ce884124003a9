import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** An element of an SVG; its name has no namespace prefix. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly SvgElement[];
}

export interface SvgTree {
  readonly root: SvgElement;
  /** All elements by id. If several have the same id, it isn't known which of them the renderer uses. */
  readonly byId: ReadonlyMap<string, readonly SvgElement[]>;
  readonly sheets: readonly string[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: OpenElement[];
}

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Namespaces whose attributes the renderer reads as if they had no prefix, such as `xlink:href` and `xml:id`. */
const READ = new Set([
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/XML/1998/namespace',
]);

/** Returns attributes by their names without a prefix. Throws if this gives two different values for an attribute. */
const givenOf = (attributes: { readonly [name: string]: SaxesAttributeNS }): SvgElement['attributes'] => {
  const given: { [name: string]: string } = {};
  for (const { name, local, uri, value } of Object.values(attributes)) {
    const key = READ.has(uri) ? local : name;
    if (Object.hasOwn(given, key) && given[key] !== value) throw new Error('two values');
    given[key] = value;
  }
  return given;
};

/** Parses the elements of an SVG; undefined if it isn't well-formed. */
export const svgTree = (text: string): SvgTree | undefined => {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const byId = new Map<string, SvgElement[]>();
  const sheets: string[] = [];
  let sheet: string[] | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const given = givenOf(attributes);
    const element: OpenElement = { name: plainName(name), attributes: given, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
    const { id } = given;
    if (id !== undefined) {
      const named = byId.get(id);
      if (named) named.push(element);
      else byId.set(id, [element]);
    }
    // Text in elements inside a style sheet may count as part of that sheet.
    if (element.name === 'style') sheet ??= [];
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed?.name !== 'style' || !sheet) return;
    sheets.push(sheet.join(''));
    sheet = undefined;
  });
  for (const event of ['text', 'cdata'] as const) parser.on(event, (part) => void sheet?.push(part));
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return { root, byId, sheets };
};
