import { propertyNamesOfKind, systems } from '../../../src/engine/index.ts';
import { CANARY } from '../modules/key-canaries.ts';

const KINDS = [
  'piece',
  'cell',
  'zone',
  'board',
  'deck',
  'map',
  'side',
  'game',
  'army',
  'counter',
  'step',
  'limit',
  'modifier',
  'may',
];
const engineNames = [
  ...KINDS.flatMap((kind) => Object.keys({ ...propertyNamesOfKind(kind).has, ...propertyNamesOfKind(kind).heeds })),
  ...systems.flatMap(({ operations }) => Object.keys(operations)),
].filter((name) => /[\p{Ll}\p{N}]\p{Lu}|-/u.test(name));

/**
 * What no player reads: a key of a module that has canaries, a counter's property, `$name$`, the engine's own names.
 */
export const MARKS: readonly RegExp[] = [
  CANARY,
  /[\p{L}\p{N}]\\?_[\p{L}\p{N}]/u,
  /\$\p{L}/u,
  new RegExp(`(?<![\\w/\`-])(?:${[...new Set(engineNames)].join('|')})(?![\\w-])`),
  /^(?:unit|level|Class): /m,
  /= (?:true|false)\b/,
  /\bfor each (?:may|step|limit|cell|zone|board|deck|map|side|game|counter|modifier)\b/,
];
