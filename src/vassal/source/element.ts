import { SaxesParser } from 'saxes';

export interface Element {
  /** The class name without its package (`PieceSlot`), or the tag if it is no class. Blank for a custom class. */
  readonly kind: string;
  readonly tag: string;
  readonly attributes: { readonly [name: string]: string };
  /** The element's own text without that of its children, and without control characters at its ends. */
  readonly text: string;
  readonly children: readonly Element[];
}

/**
 * The reason why a text is no build file. `doctype`: it has a DOCTYPE, which is refused because it can define entities.
 */
export type BuildFileFault = 'broken' | 'doctype' | 'too-deep' | 'too-large';

const DEEPEST_PART = 100;
const MOST_PARTS = 500_000;
const LARGEST_BUILD_FILE = 64 * 1024 * 1024;

/** Errors that are ignored: other programs write characters that XML 1.0 doesn't allow, and these are kept. */
const HARMLESS = /disallowed character|malformed character entity/;

class Refused extends Error {
  readonly why: BuildFileFault;

  constructor(why: BuildFileFault) {
    super(why);
    this.why = why;
  }
}

interface Open {
  readonly tag: string;
  readonly attributes: { readonly [name: string]: string };
  text: string;
  readonly children: Element[];
}

/** Parses a build file. Whatever its content, the work is proportional to its length. */
export const parseBuildFile = (bytes: Uint8Array): Element | BuildFileFault => {
  if (bytes.length > LARGEST_BUILD_FILE) return 'too-large';
  const root: Open = { tag: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  const top = (): Open => open.at(-1) ?? root;
  parser.on('error', ({ message }) => {
    if (!HARMLESS.test(message)) throw new Refused('broken');
  });
  parser.on('doctype', () => {
    throw new Refused('doctype');
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length > DEEPEST_PART) throw new Refused('too-deep');
    if (count > MOST_PARTS) throw new Refused('too-large');
    open.push({ tag: name, attributes, text: '', children: [] });
  });
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => {
      top().text += text;
    });
  parser.on('closetag', () => {
    const done = open.pop();
    if (done) top().children.push(elementOf(done));
  });
  try {
    parser.write(decoded(bytes)).close();
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
  return root.children[0] ?? 'broken';
};

const elementOf = ({ tag, attributes, text, children }: Open): Element => ({
  kind: kindOf(tag),
  tag,
  attributes,
  text: trimmed(text),
  children,
});

const kindOf = (tag: string): string => {
  if (!tag.includes('.')) return tag;
  return tag.startsWith('VASSAL.') ? tag.slice(tag.lastIndexOf('.') + 1) : '';
};

/** Removes control characters and spaces at both ends. Tabs inside stay, because they are data. */
const trimmed = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && text.charCodeAt(from) <= 0x20) from++;
  while (to > from && text.charCodeAt(to - 1) <= 0x20) to--;
  return text.slice(from, to);
};

/** Decodes a file in the encoding that it names. If it names no known encoding, UTF-8 is used. */
const decoded = (bytes: Uint8Array): string => {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, name = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  const known = /^(?:utf-16|iso-8859-1|windows-1252)$/i.test(name) ? name : 'utf-8';
  return new TextDecoder(known).decode(bytes);
};

/** Returns the children of an element, including those inside folders at any depth. */
export const partsOf = ({ children }: Element): readonly Element[] =>
  children.flatMap((child) => (isFolder(child) ? partsOf(child) : [child]));

const isFolder = ({ tag }: Element): boolean => tag.startsWith('VASSAL.build.module.folder.');

export const childElementsOfKind = (element: Element, ...kinds: readonly string[]): readonly Element[] =>
  partsOf(element).filter(({ kind }) => kinds.includes(kind));

export function* everyElement(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* everyElement(child);
}

export const textOf = ({ attributes }: Element, name: string, otherwise = ''): string => attributes[name] ?? otherwise;

export const attributeNumberOf = (element: Element, name: string, otherwise: number): number => {
  const text = textOf(element, name).trim();
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? otherwise : number;
};

export const attributeFlagOf = (element: Element, name: string, otherwise = false): boolean => {
  const text = textOf(element, name).trim().toLowerCase();
  return text === '' ? otherwise : text === 'true';
};
