import { argumentsOf, type Entry } from './entries.ts';

/** The types of arguments, as comments of the English catalogue name them, in TypeScript. */
const TYPES: Readonly<Record<string, string>> = {
  name: 'NameArgument',
  list: 'ListArgument',
  number: 'number',
  person: 'MentionArgument',
  text: 'string',
};

const ARGUMENT = /^\$([\w-]+) \(([^)]+)\)/gm;

/** The types of all arguments that a comment names: `$count (number)`, `$kind (map | board)`. Throws at an unknown one. */
const typesIn = ({ id, comment }: Entry): ReadonlyMap<string, string> => {
  const found = [...comment.matchAll(ARGUMENT)].map(([, argument = '', type = '']) => {
    const words = type.split(' | ');
    const named = TYPES[type];
    if (named === undefined && words.length < 2) throw new Error(`${id}: $${argument} has the unknown type ${type}`);
    return [argument, named ?? words.map((word) => `'${word}'`).join(' | ')] as const;
  });
  return new Map(found);
};

const keyOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

/** The type of one text's arguments. Throws if its comment leaves one out. */
const typeOf = (entry: Entry): string => {
  const { names } = argumentsOf(entry.pattern);
  const types = typesIn(entry);
  const fields = [...names].sort().map((name) => {
    const type = types.get(name);
    if (type === undefined) throw new Error(`${entry.id}: no comment gives the type of $${name}`);
    return `readonly ${keyOf(name)}: ${type}`;
  });
  return fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`;
};

/** The text of `data/messages/messages.d.ts`: every message of the English catalogue with the types of its arguments. */
export const typesOf = (entries: readonly Entry[]): string => {
  const lines = entries.map((entry) => `  '${entry.id}': ${typeOf(entry)};`);
  const used = ['ListArgument', 'MentionArgument', 'NameArgument'].filter((type) =>
    lines.some((line) => line.includes(`: ${type}`)),
  );
  return [
    '// Made by `npm run messages` from the English catalogue.',
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from '../../src/words/base/values.ts';`, ''] : []),
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
};
