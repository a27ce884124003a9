import { SaxesParser } from 'saxes';

/** An element of a drawing; its names are those of SVG, without what stands before a colon. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly SvgElement[];
}

/** A drawing as it is written. */
export interface SvgTree {
  readonly root: SvgElement;
  /** By id: all that have it, since it is not looked for which of them counts. */
  readonly byId: ReadonlyMap<string, readonly SvgElement[]>;
  /** The texts of its style sheets. */
  readonly sheets: readonly string[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: OpenElement[];
}

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Attributes of SVG have no prefix, but for `xlink:href`. Throws if that says another thing than `href`. */
const givenOf = (attributes: SvgElement['attributes']): SvgElement['attributes'] => {
  const hrefs = Object.entries(attributes).filter(([key]) => plainName(key) === 'href');
  const [href, ...others] = hrefs.map(([, value]) => value);
  if (others.some((one) => one !== href)) throw new Error('two references');
  return href === undefined ? attributes : { ...attributes, href };
};

/** The elements of a drawing; undefined if it is not well-formed. */
export const svgTree = (text: string): SvgTree | undefined => {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const byId = new Map<string, SvgElement[]>();
  const sheets: string[] = [];
  let sheet: string[] | undefined;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const given = givenOf(attributes);
    const element: OpenElement = { name: plainName(name), attributes: given, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
    const { id } = given;
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element]);
    sheet = element.name === 'style' ? [] : undefined;
  });
  parser.on('closetag', () => {
    open.pop();
    if (sheet) sheets.push(sheet.join(''));
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
