import type { Remedies } from '../../../session/module/clauses.ts';

/** What the schema of modules expects, as a clause without a full stop (T25). */

const ONE = {
  region: 'mindestens eine Region',
  map: 'mindestens ein Plan',
  name: 'mindestens ein Name',
  place: 'mindestens ein Ort',
  piece: 'mindestens eine Figur',
  side: 'mindestens eine Seite',
  phase: 'mindestens eine Phase',
  line: 'mindestens eine Zeile',
  row: 'mindestens eine Zeile',
  change: 'mindestens eine Änderung',
} as const;

const nameUpTo = (most: number): string =>
  `ein Name von 1 bis ${most} Zeichen mit einem Buchstaben oder einer Ziffer, ohne $ (außer $side$ in einem Eintrag mit each: side), Zeilenumbrüche oder Leerzeichen am Rand`;

const costUpTo = (most: number): string =>
  `eine Zahl von 0 bis ${most} mit höchstens 3 Stellen hinter dem Komma, oder closed`;

const PICTURE = 'der Name einer Datei in PNG, JPEG, WebP, GIF oder SVG, etwa map.png';

const ART = `${PICTURE}; oder eine Zuordnung von sheet und at`;

export const schemaSentences = {
  'whole-number': () => 'eine ganze Zahl',
  whole: ({ from, to }: Remedies['whole']) => `eine ganze Zahl von ${from} bis ${to}`,
  number: ({ from, to }: Remedies['number']) => `eine Zahl von ${from} bis ${to}`,
  decimal: () => 'eine Zahl mit höchstens 6 Stellen hinter dem Komma, bis 1000000000',
  'at-least': ({ least }: Remedies['at-least']) => `mindestens ${least}`,
  'most-entries': ({ most }: Remedies['most-entries']) => `höchstens ${most} davon`,
  'one-at-least': ({ of }: Remedies['one-at-least']) => ONE[of],
  'two-at-least': ({ of }: Remedies['two-at-least']) => `mindestens zwei (${of})`,
  word: ({ word }: Remedies['word']) => word,
  line: () => 'ein Text in einer Zeile',
  'short-line': ({ most }: Remedies['short-line']) => `ein Text in einer Zeile von höchstens ${most} Zeichen`,
  'short-text': ({ most }: Remedies['short-text']) => `ein Text von höchstens ${most} Zeichen`,
  'plain-text': () => 'ein Text ohne Steuerzeichen',
  sentence: () => 'ein Satz oder eine Zuordnung mit **other** und, wenn nötig, **one**, **count** und **hidden**',
  name: ({ most }: Remedies['name']) => nameUpTo(most),
  'place-label': ({ most }: Remedies['place-label']) => `${nameUpTo(most)}, und ohne /`,
  colour: () => 'eine Farbe als "#rrggbb", in Anführungszeichen',
  'module-name': () => 'Kleinbuchstaben, Ziffern und Bindestriche, höchstens 32',
  'sample-label': () => 'eine Muster-Bezeichnung wie A1',
  'first-number': ({ most }: Remedies['first-number']) =>
    `eine ganze Zahl von 0 bis ${most}, oder zwei davon, eine für jede Hälfte einer Bezeichnung`,
  'cell-label': () => 'ein Feld des Bretts, oder ein Bereich wie B2:D4',
  cells: ({ from, to }: Remedies['cells']) => `eine Zahl von Feldern von ${from} bis ${to}`,
  'some-cells': ({ most }: Remedies['some-cells']) => `eine Zahl von Feldern über 0, höchstens ${most}`,
  'picture-file': () => PICTURE,
  picture: () => `${PICTURE}; oder eine Zuordnung von file, x, y, width und height`,
  art: () => ART,
  look: () => `${ART}; oder eine Zuordnung von sides und others`,
  'sheet-part': () => 'Spalte und Zeile, oder Spalte, Zeile, und wie viele Spalten und Zeilen es einnimmt',
  'on-sheet': ({ columns, rows }: Remedies['on-sheet']) =>
    `eine Spalte von 1 bis ${columns} und eine Zeile von 1 bis ${rows}, mit dem, was es einnimmt`,
  cost: ({ most }: Remedies['cost']) => costUpTo(most),
  costs: ({ most }: Remedies['costs']) => `${costUpTo(most)}; oder eine Zuordnung von Klassen zu solchen`,
  value: () => 'ein Text, eine Zahl, true oder false, oder eine Liste von Texten',
  'dynamic-value': () => 'ein Text, eine Zahl, oder true oder false',
  'property-value': () =>
    'ein Text, eine Zahl, true oder false, eine Liste von Texten, oder eine Zuordnung mit value, min und max',
  layer: () => 'ein Name, oder eine Zuordnung von name, symbol und picture',
  moves: () => 'Betza-Notation, ein üblicher Name wie rook, oder eine Liste davon und von Zuordnungen von go und when',
  captures: () =>
    'displacement, custodial, jump, surrounded, flip, hit, intervene, manual oder none, oder eine Zuordnung damit, oder line, als by',
  'ground-rule': () => 'eine Auswahl von Figuren, oder true oder false',
  repeat: () => '{ tie: eine Zahl }, oder { forbid: last } oder { forbid: any }',
  'becomes-at': () => 'last-row, oder { zone: der Name einer Zone }',
  'becomes-to': () => 'der Name eines Prototyps, oder eine Liste davon',
  taken: () => 'all, oder eine ganze Zahl von 1 bis 100',
  layers: () => 'eine Liste von Ebenen, oder eine Zuordnung von levels und follows',
  mask: () => 'true oder false, oder eine Zuordnung von name und symbol',
  places: () => 'ein Ort wie Field C4, oder eine Liste von Orten',
  links: () => 'all, eine Liste von zwei Feldern eines Plans, oder eine Zuordnung von from und to',
  near: () => 'eine Zuordnung von of, scope, match, least und most, oder eine Liste davon',
  bearer: () => 'der Name eines Prototyps, oder eine Zuordnung mit piece, zone oder side',
  duration: () => 'turn, 3 turns, go oder 2 goes',
  formula: () => 'eine Zahl, oder eine Formel wie Price + 1',
  subject: () => 'eine Auswahl von Figuren, oder eine Zuordnung mit piece, cell oder side und on',
  choice: () => 'eine Auswahl von Figuren, oder eine Zuordnung mit piece, cell, side oder number: [from, to]',
  'phase-bounds': () => 'der erste und der letzte Rang',
};
