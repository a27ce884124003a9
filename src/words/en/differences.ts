import type { Changes, Difference, Module } from '../../engine/index.ts';
import { bold, plain, unmarked } from '../../view/text.ts';
import { ROOM_OF_DIFFERENCES } from '../base/limits.ts';
import { disclosureLines } from './disclosures.ts';
import { propertyText } from './properties.ts';
import { counted, listed } from './text.ts';

/**
 * In what another module makes another game of one that is played, a line each: what somebody may read, know or do
 * (D1).
 */

type Rule = keyof Required<Module>['rules'];

const RULES: { readonly [R in Rule]-?: string } = {
  pieces: 'who moves which pieces',
  turns: 'who acts in whose turn',
  captures: 'whether pieces can be taken',
  changes: 'who sets, turns and stacks pieces',
  stock: 'who adds, copies, replaces, sends and deletes pieces',
  undo: 'how what was seen is taken back',
  points: 'who adds points by hand',
  resign: 'whether sides may resign',
  sides: 'whether sentences mention the players of a side',
  draws: 'whether draws may be agreed',
  movePoints: 'how units move',
  zoneOfControl: 'zones of control',
  alwaysOneStep: 'one step for whoever has any points left',
};

const PUBLISHED: { readonly [word: string]: string } = {
  nothing: 'nothing',
  some: 'whether anything is in it',
  count: 'how many pieces are in it',
  contents: 'what is in it',
};

const WORDS: { readonly [P in Difference['part']]: string } = {
  counter: 'the counter',
  scorekeeper: 'the scorekeeper',
  modifier: 'the modifier',
  action: 'the action',
  happening: 'the effect',
  table: 'the table',
  objective: 'the objective',
  round: 'what a round is',
  rule: 'the rule of',
  publication: 'what all know of',
  side: 'the side',
  turns: 'the order of turns',
  endings: 'how the game ends',
  seats: 'how many must play',
  map: 'the map',
  board: 'the board',
  terrain: 'the terrain',
  road: 'the kind of way',
  prototype: 'the piece',
  property: 'the property',
  limit: 'the limit of',
  deck: 'the deck',
  'set-up': 'the set-up',
  battle: 'the place of battles',
};

const HOW = { new: 'new', gone: 'gone', different: 'different' } as const;

/** The parts that are named by keys, where the module has no label for them. */
const KEYED: ReadonlySet<Difference['part']> = new Set(['prototype', 'terrain', 'road', 'property', 'scorekeeper']);

const what = ({ part, name: key, label, of }: Difference): string => {
  const name = label ?? (KEYED.has(part) ? propertyText(key) : key);
  if (part === 'rule') return `the rule: ${RULES[name as Rule] ?? plain(name)}`;
  if (name === '') return part === 'modifier' ? 'the order in which modifiers apply' : WORDS[part];
  return `${WORDS[part]} ${bold(name)}${of === undefined ? '' : ` on ${bold(of)}`}`;
};

const readers = ({ to }: Difference): string => {
  if (to === undefined) return '';
  const who = to === 'all' ? 'everyone' : to.length === 0 ? 'nobody' : `only ${listed(to.map(bold))}`;
  return `, which ${who} read${to === 'all' || to.length < 2 ? 's' : ''}`;
};

const values = ({ part, was, is }: Difference): string => {
  const shown = (value: string | undefined): string =>
    value === undefined ? '–' : part === 'publication' ? (PUBLISHED[value] ?? plain(value)) : plain(value);
  return was === undefined && is === undefined ? '' : `: ${was === undefined ? '' : `${shown(was)} → `}${shown(is)}`;
};

const lineOf = (one: Difference): string => `${HOW[one.how]}: ${what(one)}${readers(one)}${values(one)}`;

/** What is told anew of what is hidden first, then all that is new, gone or different. */
export const differenceLines = ({ differences, told }: Changes): readonly string[] => [
  ...disclosureLines(told).map((line) => `from then on ${line}`),
  ...differences.map(lineOf),
];

/**
 * The same behind a head, and all of it as a file where it is too much for a message; nothing where nothing differs.
 */
export const differencesText = (
  lines: readonly string[],
): { readonly lines: readonly string[]; readonly file?: string } => {
  if (lines.length === 0) return { lines: [] };
  let room = ROOM_OF_DIFFERENCES;
  const shown = lines.filter((line) => {
    room -= line.length + 3;
    return room >= 0;
  });
  const more = lines.length - shown.length;
  const head = `${counted(lines.length, 'thing changes', 'things change')} for those who play:`;
  const all = [head, ...shown.map((line) => `- ${line}`), ...(more > 0 ? [`- and ${more} more, all in the file`] : [])];
  return { lines: all, ...(more > 0 ? { file: `${lines.map(unmarked).join('\n')}\n` } : {}) };
};
