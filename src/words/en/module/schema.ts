import type { Remedies } from '../../../session/module/clauses.ts';

/** What the schema of modules expects, as a clause without a full stop (T25). */

const ONE = {
  region: 'at least one region',
  map: 'at least one map',
  name: 'one name at least',
  place: 'at least one place',
  piece: 'at least one piece',
  side: 'at least one side',
  phase: 'at least one phase',
  line: 'at least one line',
  row: 'at least one row',
  change: 'at least one change',
} as const;

const nameUpTo = (most: number): string =>
  `a name of 1 to ${most} characters with a letter or digit, without $ (but $side$ in an entry with each: side), line breaks or blanks at its ends`;

const costUpTo = (most: number): string => `a number from 0 to ${most} with at most 3 places, or closed`;

const PICTURE = 'the name of a PNG, JPEG, WebP, GIF or SVG file, such as map.png';

const ART = `${PICTURE}; or a mapping of sheet and at`;

export const schemaSentences = {
  'whole-number': () => 'a whole number',
  whole: ({ from, to }: Remedies['whole']) => `a whole number from ${from} to ${to}`,
  number: ({ from, to }: Remedies['number']) => `a number from ${from} to ${to}`,
  decimal: () => 'a number with at most 6 places, up to 1000000000',
  'at-least': ({ least }: Remedies['at-least']) => `at least ${least}`,
  'most-entries': ({ most }: Remedies['most-entries']) => `at most ${most} of them`,
  'one-at-least': ({ of }: Remedies['one-at-least']) => ONE[of],
  'two-at-least': ({ of }: Remedies['two-at-least']) => `at least two ${of}s`,
  word: ({ word }: Remedies['word']) => word,
  line: () => 'a text on one line',
  'short-line': ({ most }: Remedies['short-line']) => `a text on one line of at most ${most} characters`,
  'short-text': ({ most }: Remedies['short-text']) => `a text of at most ${most} characters`,
  'plain-text': () => 'a text without control characters',
  sentence: () => 'a sentence, or a mapping with **other** and, if need be, **one**, **count** and **hidden**',
  name: ({ most }: Remedies['name']) => nameUpTo(most),
  'place-label': ({ most }: Remedies['place-label']) => `${nameUpTo(most)}, and without /`,
  colour: () => 'a colour as "#rrggbb", in quotes',
  'module-name': () => 'lower-case letters, digits and hyphens, at most 32',
  'sample-label': () => 'a sample label such as A1',
  'first-number': ({ most }: Remedies['first-number']) =>
    `a whole number from 0 to ${most}, or two of them, one for each half of a label`,
  'cell-label': () => 'a cell of the board, or a range such as B2:D4',
  cells: ({ from, to }: Remedies['cells']) => `a number of cells from ${from} to ${to}`,
  'some-cells': ({ most }: Remedies['some-cells']) => `a number of cells above 0, at most ${most}`,
  'picture-file': () => PICTURE,
  picture: () => `${PICTURE}; or a mapping of file, x, y, width and height`,
  art: () => ART,
  look: () => `${ART}; or a mapping of sides and others`,
  'sheet-part': () => 'column and row, or column, row, and how many columns and rows it takes',
  'on-sheet': ({ columns, rows }: Remedies['on-sheet']) =>
    `a column from 1 to ${columns} and a row from 1 to ${rows}, with what it takes`,
  cost: ({ most }: Remedies['cost']) => costUpTo(most),
  costs: ({ most }: Remedies['costs']) => `${costUpTo(most)}; or a mapping of classes to these`,
  value: () => 'a text, a number, true or false, or a list of texts',
  'dynamic-value': () => 'a text, a number, or true or false',
  'property-value': () => 'a text, a number, true or false, a list of texts, or a mapping with value, min and max',
  layer: () => 'a name, or a mapping of name, symbol and picture',
  moves: () => 'Betza notation, a usual name such as rook, or a list of these and of mappings of go and when',
  captures: () =>
    'displacement, custodial, jump, surrounded, flip, hit, intervene, manual or none, or a mapping with that, or line, as by',
  'ground-rule': () => 'a match of pieces, or true or false',
  repeat: () => '{ tie: a number }, or { forbid: last } or { forbid: any }',
  'becomes-at': () => 'last-row, or { zone: the name of a zone }',
  'becomes-to': () => 'the name of a prototype, or a list of some',
  taken: () => 'all, or a whole number from 1 to 100',
  layers: () => 'a list of layers, or a mapping of levels and follows',
  mask: () => 'true or false, or a mapping of name and symbol',
  places: () => 'a place such as Field C4, or a list of places',
  links: () => 'all, a list of two cells of one map, or a mapping of from and to',
  near: () => 'a mapping of of, scope, match, least and most, or a list of them',
  bearer: () => 'the name of a prototype, or a mapping with piece, zone or side',
  duration: () => 'turn, 3 turns, go or 2 goes',
  formula: () => 'a number, or a formula such as Price + 1',
  subject: () => 'a match of pieces, or a mapping with piece, cell or side and on',
  choice: () => 'a match of pieces, or a mapping with piece, cell, side or number: [from, to]',
  'phase-bounds': () => 'the first and the last precedence',
};
