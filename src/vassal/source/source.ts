import type { Archive } from './archive.ts';
import { type BuildFileFault, type Element, parseBuildFile, textOf } from './element.ts';

export interface Source {
  readonly root: Element;
  readonly archive: Archive;
}

/** Thrown if there is nothing to import. `file`: the archive, or its build file. */
export class VassalSourceFault extends Error {
  readonly code: BuildFileFault | 'no-build-file' | 'no-module' | 'no-setup';
  readonly file: string;

  constructor(code: VassalSourceFault['code'], file: string) {
    super(code);
    this.code = code;
    this.file = file;
  }
}

const BUILD_FILES = ['buildFile.xml', 'buildFile'];
const ROOTS = new Set(['GameModule', 'BasicModule', 'ModuleExtension']);

export const readVassalModuleSource = async (archive: Archive): Promise<Source> => {
  const name = BUILD_FILES.find((one) => archive.names.has(one));
  const bytes = name === undefined ? undefined : await archive.read(name);
  if (name === undefined || !bytes) throw new VassalSourceFault('no-build-file', '');
  const root = parseBuildFile(bytes);
  if (typeof root === 'string') throw new VassalSourceFault(root, name);
  if (!ROOTS.has(root.kind)) throw new VassalSourceFault('no-module', name);
  return { root, archive };
};

/** Adds extensions to a module. `lost`: lists the paths in extensions that do not exist in the module. */
export const addExtensionsToModule = (
  module: Source,
  extensions: readonly Source[],
): { readonly source: Source; readonly lost: readonly string[] } => {
  if (extensions.length === 0) return { source: module, lost: [] };
  const lost: string[] = [];
  const added = new Map<Element, Element[]>();
  for (const { root } of extensions) {
    for (const part of root.children.filter(({ kind }) => kind === 'ExtensionElement')) {
      const target = elementAtPath(module.root, textOf(part, 'target'));
      if (target) added.set(target, [...(added.get(target) ?? []), ...part.children.map((one) => marked(one, root))]);
      else lost.push(textOf(part, 'target'));
    }
  }
  const archives = [module.archive, ...extensions.map(({ archive }) => archive)];
  return { source: { root: withParts(module.root, added), archive: joined(archives) }, lost };
};

/** Adds the extension's own ID as a prefix to the slot IDs of an extension. */
const marked = (element: Element, extension: Element): Element => {
  const { gpid } = element.attributes;
  const id = textOf(extension, 'extensionId');
  const attributes =
    gpid === undefined || gpid.includes(':') || id === ''
      ? element.attributes
      : { ...element.attributes, gpid: `${id}:${gpid}` };
  return { ...element, attributes, children: element.children.map((one) => marked(one, extension)) };
};

const withParts = (element: Element, added: ReadonlyMap<Element, readonly Element[]>): Element => ({
  ...element,
  children: [...element.children.map((one) => withParts(one, added)), ...(added.get(element) ?? [])],
});

const joined = (archives: readonly Archive[]): Archive => ({
  names: new Set(archives.flatMap(({ names }) => [...names])),
  read: async (name) => await archives.find(({ names }) => names.has(name))?.read(name),
  close: () => {
    for (const archive of archives) archive.close();
  },
});

/**
 * Returns the element at a path such as `CLASS:NAME/CLASS:NAME`, which begins at the module. A blank path is the module
 * itself.
 */
export const elementAtPath = (root: Element, path: string): Element | undefined => {
  let found: Element | undefined = root;
  for (const step of path === '' ? [] : stepsOf(path)) {
    found = found?.children.find(
      (one) => one.tag === step.tag && (step.name === undefined || componentName(one) === step.name),
    );
  }
  return found;
};

export interface PathStep {
  readonly tag: string;
  readonly name: string | undefined;
}

/** Splits a path. Its separators are escaped twice: `/` for the path, and `:` within a step. */
const stepsOf = (path: string): readonly PathStep[] =>
  split(path, '/').map((step) => {
    const [tag = '', name] = split(step, ':');
    return { tag, name };
  });

const split = (text: string, sign: string): readonly string[] => {
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\' && text[at + 1] === sign) {
      parts.push(`${parts.pop()}${sign}`);
      at++;
    } else if (text[at] === sign) parts.push('');
    else parts.push(`${parts.pop()}${text[at]}`);
  }
  return parts;
};

const componentName = (element: Element): string | undefined =>
  element.attributes['entryName'] ?? element.attributes['mapName'] ?? element.attributes['name'];

export const isModuleExtension = ({ root }: Source): boolean => root.kind === 'ModuleExtension';
