import { Document, isScalar, Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';

/** Formats plain data as readable YAML. Texts have quotes if a parser could read them as another type. */

/** The most characters of a value that is written on one line. */
const ON_ONE_LINE = 150;

const BARE = /^[A-Za-z][A-Za-z0-9_'.()-]*(?: [A-Za-z0-9_'.()-]+)*$/;
const TAKEN = /^(?:yes|no|on|off|true|false|null)$/i;

/**
 * Writes a mapping one entry after another: the YAML nodes of a whole module would need more memory than the child
 * process has.
 */
export const yamlOf = (value: object): string =>
  Object.entries(value)
    .map(([key, part]: readonly [string, unknown]) => partText(key, part))
    .join('');

const partText = (key: string, part: unknown): string => {
  if (typeof part !== 'object' || part === null || isShort(part)) return textOf({ [key]: part }, 1);
  const entries = Array.isArray(part)
    ? part.map((entry: unknown) => [entry])
    : Object.entries(part).map(([name, entry]: readonly [string, unknown]) => ({ [name]: entry }));
  const [head = ''] = textOf({ [key]: Array.isArray(part) ? [0] : { a: 0 } }, 2).split('\n', 1);
  return [`${head}\n`, ...entries.map((entry) => textOf({ [key]: entry }, 2).slice(head.length + 1))].join('');
};

/** Formats a value as YAML. `open`: the number of outer levels that are always on several lines. */
const textOf = (value: object, open: number): string => {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node, path) => {
      const depth = path.filter((one) => one instanceof YAMLMap || one instanceof YAMLSeq).length;
      const isOne = node instanceof YAMLMap || node instanceof YAMLSeq;
      if (depth >= open && isOne && isShort(node.toJSON())) node.flow = true;
    },
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'string')
        node.type = isBare(node.value) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
};

const isBare = (text: string): boolean => BARE.test(text) && !TAKEN.test(text);

const isShort = (value: unknown): boolean => JSON.stringify(value).length <= ON_ONE_LINE;
