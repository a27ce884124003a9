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
  BLOCK_AS_IMPLICIT_KEY: 'Anführungszeichen um einen Text mit Doppelpunkt und Leerzeichen',
  BAD_SCALAR_START: 'Anführungszeichen um den Text',
  BAD_ALIAS: 'Anführungszeichen um einen Text, der mit * beginnt',
  BAD_DIRECTIVE: 'keine Zeile, die mit % beginnt',
  TAB_AS_INDENT: 'Leerzeichen statt Tabulatoren am Anfang einer Zeile',
  UNEXPECTED_TOKEN: 'ein Wert, in Anführungszeichen, wenn er Zeichen enthält, die YAML etwas bedeuten',
};

const DOMAINS: { readonly [D in Domain]: string } = {
  natural: 'eine ganze Zahl ab 0',
  number: 'eine Zahl',
  text: 'ein Text',
  flag: 'true oder false',
  list: 'eine Liste von Texten',
};

const anyOf = (names: readonly string[]): string => listed(names, 'oder');

const oneOf = (names: readonly string[]): string => `eines von: ${names.join(', ')}`;

const sentences: Sentences = {
  'at-most-size': ({ size }) => `höchstens ${size} KB, und weniger Werte und Felder`,
  'at-most-levels': ({ levels }) => `höchstens ${levels} Ebenen`,
  'mend-first': () => 'bessere erst diese aus',

  closing: ({ sign }) => `ein \`${sign}\` hinter dem letzten Eintrag`,
  yaml: ({ code }) => YAML[code] ?? 'YAML oder JSON in guter Form',
  'one-document': () => 'ein Modul in einer Datei, ohne ein zweites ---',
  'no-directive': () => 'keine Direktive: das ist YAML 1.2',
  smaller: () => 'ein kleineres Modul',
  'quote-value': () => 'Anführungszeichen um den ganzen Wert',
  'quote-hash': () => 'Anführungszeichen um einen Wert mit # darin, oder ein Leerzeichen hinter #',
  'quote-text': ({ written }) => `Anführungszeichen darum: "${written}"`,
  'quote-or-pair': ({ written }) => `Anführungszeichen darum: "${written}", oder key: value in den Klammern`,
  'each-key-once': () => 'jeder Schlüssel einmal',
  base: () => 'der Name eines Moduls, das beiliegt und selbst keinem anderen gleicht, etwa chess',
  'other-name': () => 'ein anderer Name',
  'property-name': () => 'Wörter, ohne die Zeichen von Ausdrücken',

  form: () => 'was das Schema der Module sagt',
  'under-key': ({ key, remedy }) => `${key}: ${remedyText(remedy)}`,
  'or-quoted': ({ written, remedy }) => `${remedyText(remedy)}; als Text in Anführungszeichen: "${written}"`,
  'in-quotes': ({ written, remedy }) => `${remedyText(remedy)}, in Anführungszeichen: "${written}"`,
  kind: ({ kind }) => VALUE_KINDS[kind],
  ...schemaSentences,

  'one-of': ({ names }) => oneOf(names),
  defined: ({ near, names, hasMore }) =>
    near.length > 0
      ? anyOf(near)
      : names.length === 0
        ? 'eines, das die Datei bestimmt, und sie bestimmt keines'
        : `${oneOf(names)}${hasMore ? ' ...' : ''}`,
  'near-names': ({ names }) => anyOf(names),
  'declared-property': () => 'eine, die etwas hat, oder eine Zeile dafür unter properties',
  waits: () => 'einer mit `waits: true`',
  dollars: ({ name }) => `$${name}$ für seinen Wert oder "${name}" in Anführungszeichen für den Text`,
  'text-in-quotes': ({ text }) => `Anführungszeichen darum, denn es ist keine Eigenschaft: "${text}"`,
  'in-braces': ({ written }) => `geschweifte Klammern und Anführungszeichen um alles: ${written}`,
  'value-alone': ({ formula }) => `nur der Wert: ${formula}`,
  'ask-things': ({ property, things }) =>
    anyOf([...things.map((thing) => `$${thing}.${property}$`), `${property} allein für das, was geprüft wird`]),
  'each-cell': ({ written }) => `to: it, mit each: { cell: ${written} } in derselben Zeile`,
  'defined-here': () => 'eines, das die Datei bestimmt',
  'name-of-side': ({ name }) => `ein eigener Name, oder ein Eintrag mit \`each: side\` und \`name: $side$ ${name}\``,
  'own-name': () => 'ein eigener Name',
  'place-name': ({ isDeck }) =>
    `ein Plan, oder ein Feld hinter dem Namen seines Plans oder Bretts${isDeck ? '; was in einem Stapel liegt, steht unter seinen pieces' : ''}`,
  'cell-name': () => 'ein Feld, hinter dem Namen seines Plans oder Bretts, wo es mehrere gibt',
  'zone-name': () => 'der Name einer Zone, die nur ein Brett hat',
  'battle-zone': ({ names }) => (names.length === 0 ? 'eine Zone eines Bretts dieses Plans' : oneOf(names)),
  range: ({ from, to }) => `von ${from ?? 'beliebig'} bis ${to ?? 'beliebig'}`,
  'at-most': ({ most }) => `höchstens ${most}`,

  'mended-moves': ({ fault }) => movesWords(fault).expected,
  'no-unit-moves': () => 'unit oder moves, nicht beides',
  forward: () => 'forward: north, east, south oder west',
  'straight-lines': () =>
    'displacement, surrounded, hit, manual oder none, ein Brett aus Quadraten oder Sechsecken, oder lines unter dem Gitter aus Regionen',
  'lines-of-regions': () => 'step oder leap, oder lines unter dem Gitter der Regionen',
  'directions-of-boards': () =>
    'forward, backward, sideways, oder eine Richtung, die das Brett hat: keine zwischen zwei Seiten eines Felds, keine bei Regionen',
  squares: () => 'ein Brett aus Quadraten, oder keine moves',

  'once-or-turns': () => 'once, oder ein turn oben in der Datei',
  'without-key': ({ key }) => `kein ${key}`,
  'apart-action': () => 'eine Aktion, die keine andere Phase hat',
  acts: () => 'act: mit dem, was man tun kann, etwa { move: 1 }, mindestens in einer davon',
  'ending-count': () => 'count: nur mit line, passes und few-left',
  'moves-or-match': () => 'moves: unter dem Prototyp oder match: für die Figuren, die in diesem Ende zählen',
  'piece-of-side': ({ side }) => `eine Figur von ${side} unter setup oder ein anderes Ende`,
  'turn-pass': () => 'pass: true in turn',
  pass: () => 'true, oder eine Auswahl der Seite in Anführungszeichen',
  amount: ({ most }) => `eine ganze Zahl von 0 bis ${most}, eine Formel wie 1 + Extra, oder any`,
  'prototype-says': ({ key }) => `${key}: true unter seinem Prototyp`,
  'one-piece': () => 'eine Figur, oder occupied: stack auf diesem Plan',
  'private-map': () => 'private: mit dem Namen einer Seite, oder kein publishes',
  'one-terrain': () => 'ein Gelände für jedes Feld',
  'adjacent-cell': () => 'ein Feld neben dem davor',
  'cells-of-map': ({ map }) => `zwei Felder des Plans ${quoted(map)}, auf einem seiner Bretter oder auf zweien`,
  'board-cell': () => 'ein Feld dieses Bretts, oder ein Bereich wie B2:D4',
  grid: ({ fault }) => gridWords(fault).expected,

  'window-side': ({ side }) => `${side}, oder keine Seite`,
  'other-deck': () => 'der Name eines anderen Stapels',
  discards: () => 'discards: mit dem Namen eines anderen Stapels',
  'face-down': () => 'faceDown: always, oder kein publishes',

  'one-word': ({ words }) => `eines davon in jeder Zeile: ${words.join(', ')}`,
  'points-or-keeper': () => 'points, oder den Namen einer Wertung, die auf ihrer Karte liegt',
  'keeper-on-card': ({ card }) => `eine Wertung, in der (card ${card}) steht`,
  'some-place': () => 'Plan, Brett, Zone, Stapel oder Feld, Hand, here, oder was gewählt wurde',
  dice: () => 'Würfel wie 2d6',
  'table-row': () => 'eine Liste: eine Zahl oder ein Bereich wie 3-4, und ein Ergebnis für jede Spalte',
  'table-column': () => 'ein Verhältnis wie "3:1", oder eine Zahl oder ein Bereich wie 2-4',
  odds: () => 'ein Verhältnis wie "3:1", wie in den anderen Spalten',
  'rising-odds': () => 'Verhältnisse vom niedrigsten zum höchsten, etwa "1:2", "1:1", "3:2"',
  'range-from': ({ from }) => `eine Zahl oder ein Bereich, der mit ${from} beginnt`,
  'range-to': ({ to }) => `eine Zeile bis ${to}`,
  'so-many-results': ({ count }) =>
    `${counted(count, 'Ergebnis', 'Ergebnisse')} hinter der Zahl oder dem Bereich, eines je Spalte`,

  'shared-property': () => 'eine Eigenschaft, die für alle gleich ist',
  'kept-counts': () =>
    'count(ORT), count(ORT, BEDINGUNG) oder sum(ORT, BEDINGUNG, EIGENSCHAFT), mit einem Ort des Moduls oder game, ohne source und target darin',
  'counter-condition': ({ counter }) => `when: becomes-true mit einem match wie ${quoted(`$${counter}$ > 0`)}`,
  'no-circle': () => 'kein Kreis',
  typed: ({ texts }) => texts.map(expectedText).join(', '),
  domain: ({ domain }) => DOMAINS[domain],
  points: () => 'eine Zahl ab 0 mit höchstens 3 Stellen hinter dem Komma',

  scorekeepers: ({ note }) => gdlWords(note).expected,
  'no-reveals': () => 'kein reveals: nichts ist verborgen',
  declare: ({ by, names, list }) => declaration(by, names, `reveals: [${list}]`),
  'reveals-without': ({ names }) => `reveals ohne ${names.map(quoted).join(' und ')}`,
};

/** What to write, each of which is enough. */
const declaration = (by: Remedies['declare']['by'], names: readonly string[], list: string): string => {
  if (by === 'scorekeeper')
    return `(known-to side*) darin, was es allen ansagt, oder (reveals ${names.map((name) => `"${name.replace(/[\\"]/g, '\\$&')}"`).join(' ')})`;
  return by === 'counter' ? `visible: all daneben, was die Zahl allen zeigt, oder ${list}` : list;
};

export const remedyText = (remedy: Remedy): string => (sentences[remedy.is] as (values: Remedy) => string)(remedy);
