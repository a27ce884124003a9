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
import type { ModuleFaultReason, ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { ModuleFaultAtOffset, ModuleFaultCode } from '../../facts/module-fault.ts';
import { findUnclosedBracket } from './brackets.ts';
import { commentCutFault, findCommentCutFaults, isCommentPartOfValue } from './comments.ts';
import { parsePlainScalar } from './scalar.ts';
import { FAULTY_VALUE, type FileEntry, type FileNode, pathOfChild, replaceEntries, replaceNodeItems } from './spot.ts';
import { type ParsingWork, spendWork } from './work.ts';

interface Walk {
  readonly text: string;
  readonly work: ParsingWork;
  readonly faults: ModuleFaultAtOffset[];
  readonly anchors: Map<string, { readonly spot: FileNode; readonly size: number }>;
}

/**
 * Returns the document as nodes, and all syntax that is forbidden in modules. There is no root if the YAML itself is
 * invalid.
 */
export const readDocument = (
  text: string,
  tokens: readonly CST.Token[],
  work: ParsingWork,
): { readonly root?: FileNode; readonly faults: readonly ModuleFaultAtOffset[] } => {
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, resolveKnownTags: false, merge: false });
  const documents = [...composer.compose(tokens, true, text.length)];
  const [document] = documents;
  if (!document) throw new Error('a file without a document');
  const broken = documents.flatMap((each) => syntaxFaults(each));
  const second = documents[1];
  if (second) broken.push(syntax(second.range[0], { is: 'second-document' }, { is: 'one-document' }));
  if (document.directives.yaml.explicit) broken.push(syntax(0, { is: 'directive' }, { is: 'no-directive' }));
  if (broken.length > 0) {
    const cut = findCommentCutFaults(text, tokens);
    const open = documents.some(({ errors }) => errors.some(({ message }) => UNCLOSED.test(message)))
      ? findUnclosedBracket(text)
      : undefined;
    const unclosed =
      open && syntax(open.at, { is: 'unclosed', sign: open.opening }, { is: 'closing', sign: open.closing });
    return { faults: cut.length > 0 ? cut : unclosed ? [unclosed] : broken };
  }
  const walk: Walk = { text, work, faults: [], anchors: new Map() };
  return { root: walkNode(walk, document.contents, '', 0), faults: walk.faults };
};

/** Matches the YAML library's message about a missing closing bracket, which it reports at the end of the list. */
const UNCLOSED = /must (?:be sufficiently indented and )?end with a [\]}]/;

const syntax = (at: number, wrong: ModuleFaultReason, expected: ModuleFaultRemedy): ModuleFaultAtOffset => ({
  code: 'syntax',
  at,
  path: '',
  wrong,
  expected,
});

const syntaxFaults = ({ errors, warnings }: Document.Parsed<ParsedNode>): readonly ModuleFaultAtOffset[] =>
  [...errors, ...warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED')].map(({ code, message, pos }) =>
    syntax(pos[0], { is: 'no-yaml', message }, { is: 'yaml', code }),
  );

const refuse = (
  walk: Walk,
  code: ModuleFaultCode,
  at: number,
  path: string,
  wrong: ModuleFaultReason,
  expected: ModuleFaultRemedy,
): FileNode => {
  walk.faults.push({ code, at, path, wrong, expected });
  return { value: FAULTY_VALUE, at, path, written: '' };
};

/** `empty`: the position to report for an empty value, which is that of its key. */
const walkNode = (walk: Walk, node: Node | null, path: string, empty: number): FileNode => {
  const at = node?.range?.[0] ?? empty;
  if (!spendWork(walk.work)) {
    if (walk.faults.at(-1)?.code === 'too-large') return { value: FAULTY_VALUE, at, path, written: '' };
    return refuse(walk, 'too-large', at, path, { is: 'holds-too-much' }, { is: 'smaller' });
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

/** A tag such as `!Hidden` is refused: YAML would read it as a blank text, which matches everything. */
const tagged = (walk: Walk, at: number, path: string): FileNode => {
  const tag = /!\S*\s*(?:&\S+\s*)?$/.exec(walk.text.slice(Math.max(0, at - 200), at))?.[0] ?? '';
  const wrong = { is: 'tag', tag: tag.trim() || '!' } as const;
  return refuse(walk, 'tag', at - tag.length, path, wrong, { is: 'quote-value' });
};

const aliased = (walk: Walk, name: string, at: number, path: string): FileNode => {
  const known = walk.anchors.get(name);
  if (!known) return refuse(walk, 'alias', at, path, { is: 'no-anchor', name }, { is: 'yaml', code: 'BAD_ALIAS' });
  if (spendWork(walk.work, known.size)) return known.spot;
  return refuse(walk, 'too-large', at, path, { is: 'repeats-too-much', name }, { is: 'smaller' });
};

const scalar = (walk: Walk, node: Scalar, path: string, empty: number): FileNode => {
  const [start, end] = node.range ?? [empty, empty];
  if (node.type !== Scalar.PLAIN)
    return { value: node.value, at: start, path, written: '', ...literal(walk, node.value, start + 1) };
  const at = node.value === null ? empty : start;
  const [, comment] = /^[ \t]*(#.?)/.exec(walk.text.slice(end, end + 100)) ?? [];
  if (comment !== undefined && isCommentPartOfValue(comment)) {
    walk.faults.push(commentCutFault(at, path));
    return { value: FAULTY_VALUE, at, path, written: '' };
  }
  const written = node.source ?? '';
  return { value: parsePlainScalar(written, node.value, path), at, path, written, ...literal(walk, node.value, start) };
};

const literal = ({ text }: Walk, value: unknown, at: number): { readonly textAt?: number } =>
  typeof value === 'string' && text.startsWith(value, at) ? { textAt: at } : {};

const LONGEST_SHOWN = 60;

const collection = (walk: Walk, node: Node, path: string): FileNode => {
  const [at, end] = node.range ?? [0, 0];
  const source = walk.text.slice(at, Math.min(end, at + LONGEST_SHOWN));
  const written = (isMap(node) || isSeq(node)) && node.flow && !source.includes('\n') ? source : '';
  const like: FileNode = { value: undefined, at, path, written };
  if (isMap(node)) return mapping(walk, node.items, like);
  if (!isSeq(node)) throw new Error('a value of YAML that is none of its kinds');
  return replaceNodeItems(
    like,
    node.items.map((item, index) => walkNode(walk, item as Node | null, pathOfChild(path, index), at)),
  );
};

const mapping = (walk: Walk, pairs: readonly Pair[], like: FileNode): FileNode => {
  const braces = like.written !== '' && pairs.some(({ value }) => value === null);
  if (braces) {
    const { at, path, written } = like;
    return refuse(walk, 'quotes', at, path, { is: 'braces', written }, { is: 'quote-or-pair', written });
  }
  const entries = new Map<string, FileEntry>();
  for (const pair of pairs) {
    const key = keyOf(walk, pair.key as Node | null, like, entries);
    if (key === undefined) continue;
    const keyAt = (pair.key as Node).range?.[0] ?? like.at;
    entries.set(key, { keyAt, spot: walkNode(walk, pair.value as Node | null, pathOfChild(like.path, key), keyAt) });
  }
  return replaceEntries(entries.size < pairs.length ? { ...like, partial: true } : like, entries);
};

/** Old YAML reads this key as `true`, which is never a key of a module. So it is read as `on`. */
const OWN_KEY = 'on';

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
          ? parsePlainScalar(node.source ?? '', node.value, '')
          : node.value
      : undefined;
  if (typeof key !== 'string') {
    const written = plain ? node.source : undefined;
    if (written) refuse(walk, 'quotes', at, path, { is: 'doubtful-key', written }, { is: 'quote-text', written });
    else refuse(walk, 'quotes', at, path, { is: 'no-text-key' }, { is: 'kind', kind: 'text' });
    return undefined;
  }
  if (known.has(key)) {
    refuse(walk, 'duplicate', at, pathOfChild(path, key), { is: 'key-twice', key }, { is: 'each-key-once' });
    return undefined;
  }
  if (key in Object.prototype) {
    refuse(walk, 'bad-name', at, pathOfChild(path, key), { is: 'unusable-name', name: key }, { is: 'other-name' });
    return undefined;
  }
  return key;
};
