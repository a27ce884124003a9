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
  pieces: 'wer welche Figuren zieht',
  turns: 'wer in wessen Zug handelt',
  captures: 'ob Figuren geschlagen werden können',
  changes: 'wer Figuren setzt, dreht und stapelt',
  stock: 'wer Figuren hinzufügt, kopiert, ersetzt, verschickt und löscht',
  undo: 'wie zurückgenommen wird, was jemand sah',
  points: 'wer Punkte von Hand gibt',
  resign: 'ob Seiten aufgeben dürfen',
  sides: 'ob Sätze die Spieler einer Seite nennen',
  draws: 'ob ein Remis vereinbart werden darf',
  movePoints: 'wie Einheiten ziehen',
  zoneOfControl: 'Kontrollzonen',
  alwaysOneStep: 'ein Schritt für alle, die noch Punkte haben',
};

const PUBLISHED: { readonly [word: string]: string } = {
  nothing: 'nichts',
  some: 'ob etwas darin ist',
  count: 'wie viele Figuren darin sind',
  contents: 'was darin ist',
};

const WORDS: { readonly [P in Difference['part']]: string } = {
  counter: 'der Zähler',
  scorekeeper: 'die Wertung',
  modifier: 'der Modifikator',
  action: 'die Aktion',
  happening: 'der Effekt',
  table: 'die Tabelle',
  objective: 'die Aufgabe',
  round: 'was eine Runde ist',
  rule: 'die Regel von',
  publication: 'was alle wissen von',
  side: 'die Seite',
  turns: 'die Zugfolge',
  endings: 'wie das Spiel endet',
  seats: 'wie viele spielen müssen',
  map: 'der Plan',
  board: 'das Brett',
  terrain: 'das Gelände',
  road: 'die Art von Weg',
  prototype: 'die Figur',
  property: 'die Eigenschaft',
  limit: 'die Grenze von',
  deck: 'der Stapel',
  'set-up': 'die Aufstellung',
  battle: 'der Ort der Kämpfe',
};

const HOW = { new: 'neu', gone: 'weg', different: 'anders' } as const;

/** The parts that are named by keys, where the module has no label for them. */
const KEYED: ReadonlySet<Difference['part']> = new Set(['prototype', 'terrain', 'road', 'property', 'scorekeeper']);

const what = ({ part, name: key, label, of }: Difference): string => {
  const name = label ?? (KEYED.has(part) ? propertyText(key) : key);
  if (part === 'rule') return `die Regel: ${RULES[name as Rule] ?? plain(name)}`;
  if (name === '') return part === 'modifier' ? 'die Folge, in der Modifikatoren wirken' : WORDS[part];
  return `${WORDS[part]} ${bold(name)}${of === undefined ? '' : ` auf ${bold(of)}`}`;
};

const readers = ({ to }: Difference): string => {
  if (to === undefined) return '';
  const who =
    to === 'all'
      ? 'alle lesen'
      : to.length === 0
        ? 'niemand liest'
        : `nur ${listed(to.map(bold))} ${to.length === 1 ? 'liest' : 'lesen'}`;
  return `, zu lesen: ${who}`;
};

const values = ({ part, was, is }: Difference): string => {
  const shown = (value: string | undefined): string =>
    value === undefined ? '–' : part === 'publication' ? (PUBLISHED[value] ?? plain(value)) : plain(value);
  return was === undefined && is === undefined ? '' : `: ${was === undefined ? '' : `${shown(was)} → `}${shown(is)}`;
};

const lineOf = (one: Difference): string => `${HOW[one.how]}: ${what(one)}${readers(one)}${values(one)}`;

/** What is told anew of what is hidden first, then all that is new, gone or different. */
export const differenceLines = ({ differences, told }: Changes): readonly string[] => [
  ...disclosureLines(told).map((line) => `von da an: ${line}`),
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
  const head = `${counted(lines.length, 'Sache ändert sich', 'Dinge ändern sich')} für alle, die spielen:`;
  const all = [
    head,
    ...shown.map((line) => `- ${line}`),
    ...(more > 0 ? [`- und ${more} weitere, alle in der Datei`] : []),
  ];
  return { lines: all, ...(more > 0 ? { file: `${lines.map(unmarked).join('\n')}\n` } : {}) };
};
