import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type ParsedNode,
  Scalar,
} from 'yaml';
import { cutBy, cutValues, isGlued } from './comments.ts';
import { type FoundFault, LONGEST_SHOWN, type ModuleFaultCode, quoted } from './fault.ts';
import { plainValue } from './scalar.ts';
import { type FileEntry, type FileNode, listSpot, mappingSpot, pathTo, UNREAD } from './spot.ts';
import { spend, type Work } from './work.ts';

/** What is known while one document is walked. */
interface Walk {
  readonly text: string;
  readonly work: Work;
  readonly faults: FoundFault[];
  /** What each anchor stands for, and its size in values. */
  readonly anchors: Map<string, { readonly spot: FileNode; readonly size: number }>;
}

/**
 * The document in these tokens as spots, and what no module may hold whatever its form. Errors of YAML itself leave no
 * root.
 */
export const readDocument = (
  text: string,
  tokens: readonly CST.Token[],
  work: Work,
): { readonly root?: FileNode; readonly faults: readonly FoundFault[] } => {
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, resolveKnownTags: false, merge: false });
  const documents = [...composer.compose(tokens, true, text.length)];
  const [document] = documents;
  if (!document) throw new Error('a file without a document');
  const broken = documents.flatMap((each) => syntaxFaults(each));
  const second = documents[1];
  if (second)
    broken.push(syntax(second.range[0], 'a second document begins', 'one module in one file, without a second ---'));
  if (document.directives.yaml.explicit)
    broken.push(syntax(0, 'the file has a %YAML directive', 'no directive: this is YAML 1.2'));
  if (broken.length > 0) {
    const cut = cutValues(text, tokens);
    return { faults: cut.length > 0 ? cut : broken };
  }
  const walk: Walk = { text, work, faults: [], anchors: new Map() };
  return { root: walkNode(walk, document.contents, '', 0), faults: walk.faults };
};

const syntax = (at: number, wrong: string, expected: string): FoundFault => ({
  code: 'syntax',
  at,
  path: '',
  wrong,
  expected,
});

/** What helps against the errors of YAML that authors meet most. */
const REMEDIES: { readonly [code: string]: string } = {
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text that holds a colon and a blank',
  BAD_SCALAR_START: 'quotes around the text',
  BAD_ALIAS: 'quotes around a text that begins with *',
  BAD_DIRECTIVE: 'no line that begins with %',
  TAB_AS_INDENT: 'blanks, not tabs, at the beginning of a line',
  UNEXPECTED_TOKEN: 'one value, in quotes if it holds signs that mean something to YAML',
};

const syntaxFaults = ({ errors, warnings }: Document.Parsed<ParsedNode>): readonly FoundFault[] =>
  [...errors, ...warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED')].map(({ code, message, pos }) =>
    syntax(pos[0], `this is no YAML: ${message}`, REMEDIES[code] ?? 'YAML or JSON in good form'),
  );

const refuse = (
  walk: Walk,
  code: ModuleFaultCode,
  at: number,
  path: string,
  wrong: string,
  expected: string,
): FileNode => {
  walk.faults.push({ code, at, path, wrong, expected });
  return { value: UNREAD, at, path, written: '' };
};

/** `empty` is where to point for a value that is nothing: its key. */
const walkNode = (walk: Walk, node: Node | null, path: string, empty: number): FileNode => {
  const at = node?.range?.[0] ?? empty;
  if (!spend(walk.work)) {
    if (walk.faults.at(-1)?.code === 'too-large') return { value: UNREAD, at, path, written: '' };
    return refuse(
      walk,
      'too-large',
      at,
      path,
      'the file holds too much, aliases counted as often as they are used',
      'a smaller module',
    );
  }
  if (node === null) return { value: null, at, path, written: '' };
  if (isAlias(node)) return aliased(walk, node.source, at, path);
  const before = walk.work.done;
  const spot =
    node.tag !== undefined
      ? tagged(walk, at, path)
      : isScalar(node)
        ? scalar(walk, node, path, empty)
        : collection(walk, node, path);
  const { anchor } = node as { readonly anchor?: string };
  if (anchor !== undefined) walk.anchors.set(anchor, { spot, size: walk.work.done - before });
  return spot;
};

/** `!Hidden` would be read as a blank text, which matches everything. */
const tagged = (walk: Walk, at: number, path: string): FileNode => {
  const tag = /!\S*\s*(?:&\S+\s*)?$/.exec(walk.text.slice(Math.max(0, at - 200), at))?.[0] ?? '';
  const wrong = `${quoted(tag.trim() || '!')} is read as a tag of YAML, which means nothing here`;
  return refuse(walk, 'tag', at - tag.length, path, wrong, 'quotes around the whole value');
};

const aliased = (walk: Walk, name: string, at: number, path: string): FileNode => {
  const known = walk.anchors.get(name);
  if (!known)
    return refuse(
      walk,
      'alias',
      at,
      path,
      `nothing is marked &${name} before this`,
      'quotes around a text that begins with *',
    );
  if (spend(walk.work, known.size)) return known.spot;
  return refuse(walk, 'too-large', at, path, `too much is repeated by *${name}`, 'a smaller module');
};

const scalar = (walk: Walk, node: Scalar, path: string, empty: number): FileNode => {
  const [start, end] = node.range ?? [empty, empty];
  if (node.type !== Scalar.PLAIN)
    return { value: node.value, at: start, path, written: '', ...literal(walk, node.value, start + 1) };
  const at = node.value === null ? empty : start;
  const [, comment] = /^[ \t]*(#.?)/.exec(walk.text.slice(end, end + 100)) ?? [];
  if (comment !== undefined && isGlued(comment)) {
    walk.faults.push(cutBy(at, path));
    return { value: UNREAD, at, path, written: '' };
  }
  const written = node.source ?? '';
  return { value: plainValue(written, node.value, path), at, path, written, ...literal(walk, node.value, start) };
};

const literal = ({ text }: Walk, value: unknown, at: number): { readonly textAt?: number } =>
  typeof value === 'string' && text.startsWith(value, at) ? { textAt: at } : {};

const collection = (walk: Walk, node: Node, path: string): FileNode => {
  const [at, end] = node.range ?? [0, 0];
  const source = walk.text.slice(at, Math.min(end, at + LONGEST_SHOWN));
  const written = (isMap(node) || isSeq(node)) && node.flow && !source.includes('\n') ? source : '';
  const like: FileNode = { value: undefined, at, path, written };
  if (isMap(node)) return mapping(walk, node.items, like);
  if (!isSeq(node)) throw new Error('a value of YAML that is none of its kinds');
  return listSpot(
    like,
    node.items.map((item, index) => walkNode(walk, item as Node | null, pathTo(path, index), at)),
  );
};

const mapping = (walk: Walk, pairs: readonly Pair[], like: FileNode): FileNode => {
  const braces = like.written !== '' && pairs.some(({ value }) => value === null);
  if (braces) {
    const wrong = `${quoted(like.written)} in braces is read as a mapping`;
    return refuse(
      walk,
      'quotes',
      like.at,
      like.path,
      wrong,
      `quotes around it: "${like.written}", or key: value in the braces`,
    );
  }
  const entries = new Map<string, FileEntry>();
  for (const pair of pairs) {
    const key = keyOf(walk, pair.key as Node | null, like, entries);
    if (key === undefined) continue;
    const keyAt = (pair.key as Node).range?.[0] ?? like.at;
    entries.set(key, { keyAt, spot: walkNode(walk, pair.value as Node | null, pathTo(like.path, key), keyAt) });
  }
  return mappingSpot(entries.size < pairs.length ? { ...like, partial: true } : like, entries);
};

/** Old YAML takes it for true; here counters and modifiers have it as a key, which is never true. */
const OWN_KEY = 'on';

/** A key that may be used; undefined after telling what is wrong with it. */
const keyOf = (
  walk: Walk,
  node: Node | null,
  { at: start, path }: FileNode,
  known: ReadonlyMap<string, FileEntry>,
): string | undefined => {
  const at = node?.range?.[0] ?? start;
  const plain = isScalar(node) && node.type === Scalar.PLAIN;
  const isOwn = plain && node.source === OWN_KEY;
  const key =
    isScalar(node) && node.tag === undefined
      ? isOwn
        ? OWN_KEY
        : plain
          ? plainValue(node.source ?? '', node.value, '')
          : node.value
      : undefined;
  if (typeof key !== 'string') {
    const wrong =
      plain && node.source
        ? `the key ${quoted(node.source)} may be read as something else than a text`
        : 'this key is no text';
    refuse(walk, 'quotes', at, path, wrong, plain && node.source ? `quotes around it: "${node.source}"` : 'a text');
    return undefined;
  }
  if (known.has(key)) {
    refuse(walk, 'duplicate', at, pathTo(path, key), `the key ${quoted(key)} stands here twice`, 'each key once');
    return undefined;
  }
  if (key in Object.prototype) {
    refuse(walk, 'bad-name', at, pathTo(path, key), `${quoted(key)} can't be used as a name`, 'another name');
    return undefined;
  }
  return key;
};
