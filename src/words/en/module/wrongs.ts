import type { ValueKind } from '../../../form/expectations.ts';
import type { NameKind } from '../../../form/name-kind.ts';
import type { Wrong, Wrongs } from '../../../session/module/clauses.ts';
import { unmarked } from '../../../view/text.ts';
import { readersText, secretsText } from '../disclosures.ts';
import { gdlWords } from '../gdl.ts';
import { counted, quoted } from '../text.ts';
import { gridWords } from './grids.ts';
import { movesWords } from './moves.ts';

/** What is wrong in a module's file, as a clause without a full stop (T25). */

type Sentences = { readonly [C in keyof Wrongs]: (values: Wrongs[C]) => string };

export const VALUE_KINDS: { readonly [K in ValueKind]: string } = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  mapping: 'a mapping',
};

const NOT_SO: { readonly [As in Wrongs['not-so']['as']]: string } = {
  layer: 'shows the layer that its formula says',
  facing: 'has no directions into which it turns',
  covered: 'can’t lie face down',
  unseen: 'is always seen',
};

const NAME_KINDS: { readonly [K in NameKind]: string } = {
  side: 'side',
  class: 'class',
  map: 'map',
  board: 'board',
  zone: 'zone',
  region: 'region',
  terrain: 'terrain',
  'edge-kind': 'kind of edge',
  prototype: 'prototype',
  layer: 'layer',
  level: 'level',
  piece: 'piece',
  mover: 'class or piece',
  property: 'property',
  deck: 'deck',
  sheet: 'sheet',
  counter: 'counter',
  modifier: 'modifier',
  action: 'action',
  table: 'table',
  objective: 'objective',
  phase: 'phase',
  place: 'place',
  places: 'place',
  cell: 'cell',
  counted: 'counted',
  'battle-zone': 'battle zone',
  hidden: 'hidden',
  labelled: 'key',
  'turn-phase': 'phase of a turn',
  act: 'act',
};

/** What no subject of a kind has. */
const SUBJECTS: { readonly [kind: string]: string } = {
  piece: 'no piece has a property',
  cell: 'no cell has a property',
  zone: 'no zone has a property',
  map: 'no map has a property',
  board: 'no board has a property',
  deck: 'no deck has a property',
  side: 'no side has a property',
  game: 'the game has no property',
  army: 'no army has a property',
  counter: 'no counter has a property',
  step: 'no step has a property',
  limit: 'no limit has a property',
  may: 'there is no act and no property',
  modifier: 'no modifier has a property',
};

const thereAre = (count: number, what: string): string => `there ${count === 1 ? 'is' : 'are'} ${counted(count, what)}`;

const either = (names: readonly string[]): string => names.map(quoted).join(' or ');

const sentences: Sentences = {
  'too-large': () => 'the file is too large',
  'too-deep': () => 'lists and mappings stand in each other too deep',
  'more-faults': ({ count }) => thereAre(count, 'more fault'),

  unclosed: ({ sign }) => `the \`${sign}\` here is never closed`,
  'no-yaml': ({ message }) => `this is no YAML: ${message}`,
  'second-document': () => 'a second document begins',
  directive: () => 'the file has a %YAML directive',
  'holds-too-much': () => 'the file holds too much, aliases counted as often as they are used',
  'repeats-too-much': ({ name }) => `too much is repeated by *${name}`,
  tag: ({ tag }) => `${quoted(tag)} is read as a tag of YAML, which means nothing here`,
  'no-anchor': ({ name }) => `nothing is marked &${name} before this`,
  cut: () => 'the value is cut off by #, which begins a comment',
  braces: ({ written }) => `${quoted(written)} in braces is read as a mapping`,
  'doubtful-key': ({ written }) => `the key ${quoted(written)} may be read as something else than a text`,
  'no-text-key': () => 'this key is no text',
  'key-twice': ({ key }) => `the key ${quoted(key)} stands here twice`,
  'unusable-name': ({ name }) => `${quoted(name)} can't be used as a name`,

  lacks: ({ key }) => `${key} is missing`,
  'no-key': ({ key }) => `${quoted(key)} is no key here`,
  'no-name': ({ name }) => `${quoted(name)} is no name`,
  doubtful: ({ written, or }) =>
    `${written} may be read as a text or as ${or === 'flag' ? 'true or false' : 'a number or a date'}`,
  nothing: () => 'nothing stands here',
  'other-to-yaml': ({ written, kind }) => `${quoted(written)} is ${VALUE_KINDS[kind]} to YAML`,
  'other-kind': ({ kind }) => `here is ${VALUE_KINDS[kind]}`,
  'unfit-kind': ({ kind }) => `${VALUE_KINDS[kind]} does not do here`,
  'unfit-value': ({ value }) => `${quoted(value)} does not do here`,
  'linked-maps': ({ first, second }) =>
    `the cells are on the maps ${quoted(first)} and ${quoted(second)}, each of which is a space of its own`,

  'no-such': ({ kind, name }) => `there is no ${NAME_KINDS[kind]} ${quoted(name)}`,
  'no-property': ({ name, of }) => `${SUBJECTS[of] ?? 'nothing has a property'} ${quoted(name)}`,
  'modifier-waits-not': ({ name }) => `${quoted(name)} is in force by itself`,
  'name-as-text': ({ name, property }) =>
    `${property} is compared with the text ${quoted(name)} and not with what goes by that name`,
  'never-held': ({ property, text }) => `nothing has the ${property} ${quoted(text)}`,
  unread: ({ name }) => `nothing reads the property ${quoted(name)}`,
  'formula-as-text': ({ text }) => `${quoted(text)} is read as a text, because the match stands without braces`,
  'compared-not-set': ({ property }) => `this formula compares ${property}, and only its new value can stand here`,
  'owns-nothing': ({ name }) => `${quoted(name)} has no properties`,
  'both-unknown': ({ first, second }) => `neither ${quoted(first)} nor ${quoted(second)} is a name here`,
  'no-formula-here': ({ text }) => `${quoted(text)} is a formula, and only the name of a place can stand here`,
  'no-match-here': ({ text }) => `${quoted(text)} is a match, and only a name can stand here`,
  'unread-value': ({ name }) => `nothing reads ${quoted(name)}`,
  once: ({ property, text }) => `nothing else has or asks for the ${property} ${quoted(text)}`,
  'same-name': ({ name }) => `${quoted(name)} is the name of another one too, as people type it`,
  'kept-army-name': ({ name }) => `${quoted(name)} begins as the names of other armies do`,
  'map-name': ({ name }) => `${quoted(name)} is the name of a map too, as people type it`,
  'no-base': ({ name }) => `no module ${quoted(name)} comes along that another one can be like`,
  'no-place': ({ name }) => `there is no place ${quoted(name)}`,
  'several-places': ({ name }) => `${quoted(name)} may be more than one place`,
  'no-one-cell': ({ name }) => `there is no one cell ${quoted(name)}`,
  'no-one-zone': ({ name }) => `there is no one zone ${quoted(name)}`,
  'no-countable': ({ name }) => `there is no map, board, zone or deck ${quoted(name)}`,
  'given-property': ({ name }) => `${quoted(name)} is given by the table itself`,
  'no-property-name': ({ name }) => `${quoted(name)} can't be the name of a property`,

  'no-turns': () => 'this game has no turns',
  'ends-by-phases': () => 'the phases of a turn say when it ends',
  'free-phases': () => 'where anybody acts at any time a turn has no phases',
  'ending-count': () => 'a line, passes and few-left are counted, and nothing else is',
  'ending-of-all': () => 'where all pass nobody wins or loses by it',
  'never-stuck': ({ prototype }) =>
    `${prototype} has no moves and can go anywhere, so a side that has one is never without a move`,
  'stuck-at-start': ({ side }) => `${side} has no piece at the start, so it is without a move at once`,
  'no-passing': () => 'nobody can pass in this game',
  'idle-phases': () => 'in none of these phases anything can be done',
  'zone-apart': ({ map, zone }) => `no board of ${quoted(map)} has the zone ${quoted(zone)} beside the other`,
  'so-many-sides': ({ count }) => thereAre(count, 'side'),
  'so-many-pieces': ({ count }) => `these are ${count} pieces`,
  'no-layer': ({ name, prototype }) => `${prototype} has no layer ${quoted(name)}`,
  'not-so': ({ prototype, as }) => `${prototype} ${NOT_SO[as]}`,
  crowded: ({ cell }) => `more than one piece stands on ${cell}`,

  'seen-by-all': () => 'everybody sees what is in this map',
  'second-terrain': ({ cell, terrain }) => `${cell} is ${quoted(terrain)} already`,
  'not-adjacent': ({ cell, before }) => `${cell} is not next to ${before}`,
  'no-cell': ({ name }) => `the board has no cell ${quoted(name)}`,
  grid: ({ fault }) => gridWords(fault).wrong,

  'other-window': ({ side }) => `the deck lies in a window of ${quoted(side)}`,
  'own-discards': () => 'a deck is not its own discard pile',
  'no-discards': () => 'without a discard pile nothing is shuffled into it',
  'lies-open': () => 'what lies open is seen as it is',

  'same-property': ({ first, second, property }) =>
    `${quoted(first)} and ${quoted(second)} both make the property ${quoted(property)}`,
  'viewer-property': ({ property }) => `${quoted(property)} depends on who looks`,
  uncounted: ({ text }) => `no counter can keep ${quoted(text)}, and what modifiers read is kept by counters`,
  'counter-changed': ({ counter }) => `${quoted(counter)} is a counter, and \`changed\` is for properties of pieces`,
  'counter-circle': () => 'the counter reads itself, be it through others',

  deeds: ({ any }) => `it does ${any ? 'several things' : 'nothing'}`,
  untried: ({ word }) => `what ${quoted(word)} brings can't be tried before it is done, as ${quoted('check')} needs`,
  'line-words': ({ words }) =>
    words.length === 0 ? 'this line does nothing' : `this line does ${words.map(quoted).join(' and ')}`,
  overlaps: ({ value }) => `it is not above ${quoted(value)}, which stands before it`,
  'left-out': ({ from, to }) => `${from === to ? from : `${from} to ${to}`} would have no result`,
  'so-many-results': ({ count }) => `this row has ${counted(count, 'result')}`,
  'no-odds': () => 'there are no odds to round: the columns are none',
  'no-columns': () => 'the table has no columns',
  'no-thing': ({ name }) => `nothing is called ${quoted(name)} here`,
  moves: ({ fault }) => movesWords(fault).wrong,
  'unit-moves': ({ name }) => `${quoted(name)} is a unit, and units move by points or freely`,
  'no-forward': ({ name }) => `the moves of ${quoted(name)} depend on which way is forward, and this side does not say`,
  'no-straight-lines': () => 'this way of taking goes along straight lines, and these regions have none',
  'no-lines': () => 'a slide goes along straight lines, and these regions have none',
  'no-direction': ({ name }) => `no cell of a board has another to its ${quoted(name)}`,
  'no-squares': () => 'this notation is of moves on boards of squares, and there is none',
  'off-sheet': ({ name, columns, rows }) => `the sheet ${quoted(name)} has ${columns} columns and ${rows} rows`,
  'outside-phase': ({ precedence, phase }) => `${precedence} is not in ${quoted(phase)}`,
  'counter-number': ({ found }) => `${quoted(found)} is the number of a counter`,
  misplaced: ({ found }) => `${found === '' ? 'the end' : quoted(found)} can't stand here`,
  'misplaced-in-expression': ({ found }) =>
    `${found === '' ? 'the end' : quoted(found)} can't stand here in an expression`,

  'other-domain': ({ property, domain }) => `${quoted(property)} is declared as ${domain}`,
  'no-points': ({ points }) => `${points} can't be move points`,
  'out-of-bounds': ({ value }) => `${value} is out of bounds`,

  scorekeepers: ({ note }) => gdlWords(note).wrong,
  'hides-nothing': ({ name }) => `nothing that is called ${quoted(name)} hides anything`,
  undeclared: ({ by, to, of }) =>
    unmarked(
      `${by.kind === 'turn' && by.name === '' ? 'who goes' : quoted(by.title ?? by.name)} tells ${readersText(to)} of ${secretsText(of)}, and does not say so`,
    ),
  'tells-nothing': ({ names }) => `nothing of ${either(names)} is told to anybody who may not know it`,
};

export const wrongText = (wrong: Wrong): string => (sentences[wrong.is] as (values: Wrong) => string)(wrong);
