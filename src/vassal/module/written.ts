import { Document, isScalar, Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';

/** Plain data as YAML that one can read, and that no reader takes for something else. */

/** What is shorter stands on one line, in characters. */
const ON_ONE_LINE = 150;

/** A text that needs no quotes. */
const BARE = /^[A-Za-z][A-Za-z0-9_'.()-]*(?: [A-Za-z0-9_'.()-]+)*$/;
const TAKEN = /^(?:yes|no|on|off|true|false|null)$/i;

export const yamlOf = (value: object): string => {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (key, node) => {
      const isTop = key === null;
      if (!isTop && (node instanceof YAMLMap || node instanceof YAMLSeq) && isShort(node)) node.flow = true;
    },
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'string')
        node.type = isBare(node.value) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
};

const isBare = (text: string): boolean => BARE.test(text) && !TAKEN.test(text);

const isShort = (node: YAMLMap | YAMLSeq): boolean => JSON.stringify(node.toJSON()).length <= ON_ONE_LINE;
