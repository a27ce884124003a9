import type { Domain, Remedies, Remedy } from '../../../session/module/clauses.ts';
import { expectedText } from '../expected.ts';
import { gdlWords } from '../gdl.ts';
import { counted, listed, quoted } from '../text.ts';
import { gridWords } from './grids.ts';
import { movesWords } from './moves.ts';
import { schemaSentences } from './schema.ts';
import { VALUE_KINDS } from './wrongs.ts';

/** What would be right in a module's file, or how to mend it, as a clause without a full stop (T25). */

type Sentences = { readonly [C in keyof Remedies]: (values: Remedies[C]) => string };

/** What helps against the errors of YAML that authors meet most. */
const YAML: { readonly [code: string]: string } = {
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text that holds a colon and a blank',
  BAD_SCALAR_START: 'quotes around the text',
  BAD_ALIAS: 'quotes around a text that begins with *',
  BAD_DIRECTIVE: 'no line that begins with %',
  TAB_AS_INDENT: 'blanks, not tabs, at the beginning of a line',
  UNEXPECTED_TOKEN: 'one value, in quotes if it holds signs that mean something to YAML',
};

const DOMAINS: { readonly [D in Domain]: string } = {
  natural: 'a whole number of 0 or more',
  number: 'a number',
  text: 'a text',
  flag: 'true or false',
  list: 'a list of texts',
};

const anyOf = (names: readonly string[]): string => listed(names, 'or');

const oneOf = (names: readonly string[]): string => `one of: ${names.join(', ')}`;

const sentences: Sentences = {
  'at-most-size': ({ size }) => `at most ${size} KB, and fewer values and cells`,
  'at-most-levels': ({ levels }) => `at most ${levels} levels`,
  'mend-first': () => 'mend these first',

  closing: ({ sign }) => `a \`${sign}\` behind its last entry`,
  yaml: ({ code }) => YAML[code] ?? 'YAML or JSON in good form',
  'one-document': () => 'one module in one file, without a second ---',
  'no-directive': () => 'no directive: this is YAML 1.2',
  smaller: () => 'a smaller module',
  'quote-value': () => 'quotes around the whole value',
  'quote-hash': () => 'quotes around a value with # in it, or a blank behind #',
  'quote-text': ({ written }) => `quotes around it: "${written}"`,
  'quote-or-pair': ({ written }) => `quotes around it: "${written}", or key: value in the braces`,
  'each-key-once': () => 'each key once',
  base: () => 'the name of a module that comes along and is like no other, such as chess',
  'other-name': () => 'another name',
  'property-name': () => 'words, without the signs of expressions',

  form: () => 'what the schema of modules says',
  'under-key': ({ key, remedy }) => `${key}: ${remedyText(remedy)}`,
  'or-quoted': ({ written, remedy }) => `${remedyText(remedy)}; as a text in quotes: "${written}"`,
  'in-quotes': ({ written, remedy }) => `${remedyText(remedy)}, in quotes: "${written}"`,
  kind: ({ kind }) => VALUE_KINDS[kind],
  ...schemaSentences,

  'one-of': ({ names }) => oneOf(names),
  defined: ({ near, names, hasMore }) =>
    near.length > 0
      ? anyOf(near)
      : names.length === 0
        ? 'one that the file defines, and it defines none'
        : `${oneOf(names)}${hasMore ? ' ...' : ''}`,
  'near-names': ({ names }) => anyOf(names),
  'declared-property': () => 'one that something has, or a line for it under properties',
  waits: () => 'a modifier with `waits: true`',
  dollars: ({ name }) => `$${name}$ for its value, or "${name}" in quotes for the text`,
  'text-in-quotes': ({ text }) => `quotes around it, for it is no property: "${text}"`,
  'in-braces': ({ written }) => `braces and quotes around it all: ${written}`,
  'value-alone': ({ formula }) => `the value alone: ${formula}`,
  'ask-things': ({ property, things }) =>
    anyOf([...things.map((thing) => `$${thing}.${property}$`), `${property} alone for what is tested`]),
  'each-cell': ({ written }) => `to: it, with each: { cell: ${written} } in the same line`,
  'defined-here': () => 'one that the file defines',
  'own-name': () => 'a name of its own',
  'name-of-side': ({ name }) => `a name of its own, or one entry with \`each: side\` and \`name: $side$ ${name}\``,
  'place-name': ({ isDeck }) =>
    `a map, or a cell behind the name of its map or board${isDeck ? '; what lies in a deck stands under its pieces' : ''}`,
  'cell-name': () => 'a cell, behind the name of its map or board where there are several',
  'zone-name': () => 'the name of a zone that only one board has',
  'battle-zone': ({ names }) => (names.length === 0 ? 'a zone of a board of that map' : oneOf(names)),
  range: ({ from, to }) => `from ${from ?? 'any'} to ${to ?? 'any'}`,
  'at-most': ({ most }) => `at most ${most}`,

  'mended-moves': ({ fault }) => movesWords(fault).expected,
  'no-unit-moves': () => 'unit or moves, not both',
  forward: () => 'forward: north, east, south or west',
  'straight-lines': () =>
    'displacement, surrounded, hit, manual or none, a board of squares or hexes, or lines under the grid of regions',
  'lines-of-regions': () => 'step or leap, or lines under the grid of the regions',
  'directions-of-boards': () =>
    'forward, backward, sideways, or a direction that the board has: none between two sides of a cell, none of regions',
  squares: () => 'a board of squares, or no moves',

  'once-or-turns': () => 'once, or a turn at the top of the file',
  'without-key': ({ key }) => `no ${key}`,
  'apart-action': () => 'an action that no other phase has',
  acts: () => 'act: with what can be done, such as { move: 1 }, in one of them at least',
  'ending-count': () => 'count: with line, passes and few-left alone',
  'moves-or-match': () => 'moves: under the prototype, or a match: of the pieces that count in the ending',
  'piece-of-side': ({ side }) => `a piece of ${side} under setup, or another ending`,
  'turn-pass': () => 'pass: true in the turn',
  pass: () => 'true, or a match of the side in quotes',
  amount: ({ most }) => `a whole number from 0 to ${most}, a formula such as 1 + Extra, or any`,
  'prototype-says': ({ key }) => `${key}: true under its prototype`,
  'one-piece': () => 'one piece, or occupied: stack on this map',
  'private-map': () => 'private: with the name of a side, or no publishes',
  'one-terrain': () => 'one terrain for each cell',
  'adjacent-cell': () => 'a cell next to the one before',
  'cells-of-map': ({ map }) => `two cells of ${quoted(map)}, on one of its boards or on two`,
  'board-cell': () => 'a cell of this board, or a range such as B2:D4',
  grid: ({ fault }) => gridWords(fault).expected,

  'window-side': ({ side }) => `${side}, or no side`,
  'other-deck': () => 'the name of another deck',
  discards: () => 'discards: with the name of another deck',
  'face-down': () => 'faceDown: always, or no publishes',

  'one-word': ({ words }) => `one of these in each line: ${words.join(', ')}`,
  'points-or-keeper': () => 'points, or the name of a scorekeeper that lies on its card',
  'keeper-on-card': ({ card }) => `a scorekeeper in which (card ${card}) stands`,
  'some-place': () => 'a map, board, zone, deck or cell, Hand, here, or what was chosen',
  dice: () => 'dice such as 2d6',
  'table-row': () => 'a list: a number or a range such as 3-4, and a result for each column',
  'table-column': () => 'odds such as "3:1", or a number or a range such as 2-4',
  odds: () => 'odds such as "3:1", as the other columns have',
  'rising-odds': () => 'odds from the lowest to the highest, such as "1:2", "1:1", "3:2"',
  'range-from': ({ from }) => `a number or a range that begins with ${from}`,
  'range-to': ({ to }) => `a row up to ${to}`,
  'so-many-results': ({ count }) => `${counted(count, 'result')} behind the number or range, one a column`,

  'shared-property': () => 'a property that is the same for everybody',
  'kept-counts': () =>
    'count(PLACE), count(PLACE, MATCH) or sum(PLACE, MATCH, PROPERTY), of a place of the module or of game, and nothing of source or target in it',
  'counter-condition': ({ counter }) => `when: becomes-true with a match such as ${quoted(`$${counter}$ > 0`)}`,
  'no-circle': () => 'no circle',
  typed: ({ texts }) => texts.map(expectedText).join(', '),
  domain: ({ domain }) => DOMAINS[domain],
  points: () => 'a number of 0 or more with at most 3 places',

  scorekeepers: ({ note }) => gdlWords(note).expected,
  'no-reveals': () => 'no reveals: nothing is hidden',
  declare: ({ by, names, list }) => declaration(by, names, `reveals: [${list}]`),
  'reveals-without': ({ names }) => `reveals without ${names.map(quoted).join(' and ')}`,
};

/** What to write, each of which is enough. */
const declaration = (by: Remedies['declare']['by'], names: readonly string[], list: string): string => {
  if (by === 'scorekeeper')
    return `(known-to side*) in it, which announces it to everyone, or (reveals ${names.map((name) => `"${name.replace(/[\\"]/g, '\\$&')}"`).join(' ')})`;
  return by === 'counter' ? `visible: all beside it, which shows the number to everyone, or ${list}` : list;
};

export const remedyText = (remedy: Remedy): string => (sentences[remedy.is] as (values: Remedy) => string)(remedy);
