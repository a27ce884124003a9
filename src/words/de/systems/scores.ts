import { only } from '../../../engine/core/report.ts';
import { textOf } from '../../../engine/core/value.ts';
import {
  type FinalScore,
  LONGEST_MESSAGE,
  type PartProgress,
  type ReadingSeen,
  type ResultSeen,
  readable,
} from '../../../engine/index.ts';
import type { ProgressView } from '../../../view/scores.ts';
import type { SidePoints } from '../../../view/scoring/points.ts';
import { alikeResults, sharedEnd, withoutPlainLosses } from '../../../view/seen/shared-end.ts';
import { bold, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { gdlLine } from '../gdl.ts';
import { propertyText } from '../properties.ts';
import { counted, listed } from '../text.ts';

const FAULTS = {
  zero: 'teilt durch null; die Prüfung zählt als nicht erfüllt',
  'no-value': 'ergibt keine Zahl, die Punkte sein können; die Punkte bleiben, wie sie sind',
  'too-much': 'verlangt zu viel Arbeit und wurde angehalten; das Spiel geht weiter',
} as const;

const RESULTS = { won: 'hat gewonnen', lost: 'hat verloren', drew: 'spielt unentschieden' } as const;

/** The same of several sides. */
const RESULTS_OF_SEVERAL = {
  won: 'haben gewonnen',
  lost: 'haben verloren',
  drew: 'spielen unentschieden',
} as const;

/** `**Red** won: **Last stand**`. */
export const resultText = ({ side, result, place, cause }: ResultSeen): string => {
  const rank = place === undefined ? '' : ` (${place}.)`;
  const why = causeText(cause, result);
  return `${bold(side)} ${RESULTS[result]}${rank}${why === undefined ? '' : `: ${why}`}`;
};

/** The same of several sides without a reason of their own. */
const resultsText = (alike: readonly ResultSeen[]): string =>
  `${listed(alike.map(({ side }) => bold(side)))} ${RESULTS_OF_SEVERAL[alike[0]?.result ?? 'drew']}`;

/** How the game ended for all sides of a result, by the first of them (G45). */
const resultLine = (one: ResultSeen, all: readonly ResultSeen[]): readonly string[] => {
  const end = sharedEnd(one, all);
  if (end === 'elsewhere') return [];
  if (end === undefined) {
    const alike = alikeResults(one, all);
    if (alike.length < 2) return [`${resultText(one)}.`];
    return one === alike[0] ? [`${resultsText(alike)}.`] : [];
  }
  return [end.by === 'checkmate' ? `Schachmatt. ${bold(end.winner)} gewinnt.` : 'Patt. Die Partie ist unentschieden.'];
};

type EndingCause = Extract<NonNullable<ResultSeen['cause']>, { readonly by: 'ending' }>;

const OWN: { readonly [E in EndingCause['ending']]: string } = {
  checkmate: 'sie ist matt',
  'no-move': 'sie hatte keinen Zug mehr',
  'all-taken': 'die letzte Figur, die sie behalten musste, wurde geschlagen',
  'few-left': 'sie hat zu wenige Figuren übrig',
  reach: 'ihre Figur kam ans Ziel',
  line: 'sie hat genug in einer Reihe',
  passes: 'alle haben gepasst',
  most: 'sie hat die meisten Figuren',
  area: 'sie hat das meiste Gebiet',
  repeat: 'dieselbe Stellung kam immer wieder',
  quiet: 'lange wurde nichts geschlagen',
};

const OTHERS: { readonly [E in EndingCause['ending']]: string } = {
  checkmate: 'die andere Seite ist matt',
  'no-move': 'die andere Seite hatte keinen Zug mehr',
  'all-taken': 'die andere Seite verlor die letzte Figur, die sie behalten musste',
  'few-left': 'die andere Seite hat zu wenige Figuren übrig',
  reach: 'eine Figur einer anderen Seite kam ans Ziel',
  line: 'eine andere Seite hat genug in einer Reihe',
  passes: 'alle haben gepasst',
  most: 'eine andere Seite hat die meisten Figuren',
  area: 'eine andere Seite hat das meiste Gebiet',
  repeat: 'dieselbe Stellung kam immer wieder',
  quiet: 'lange wurde nichts geschlagen',
};

/** Of one that has most, or as many as another. */
const endingText = ({ ending, own, amount }: EndingCause, result: ResultSeen['result']): string => {
  if (ending !== 'most' && ending !== 'area') return (own ? OWN : OTHERS)[ending];
  const counted = amount === undefined ? '' : ` (${result === 'lost' ? 'sie hat ' : ''}${amount})`;
  if (result === 'drew')
    return `so ${ending === 'most' ? 'viele Figuren' : 'viel Gebiet'} wie eine andere Seite${counted}`;
  return `${(result === 'won' ? OWN : OTHERS)[ending]}${counted}`;
};

/** Why it came to a result; undefined if the rules of the module say that in sentences of their own. */
const causeText = (cause: ResultSeen['cause'], result: ResultSeen['result']): string | undefined => {
  switch (cause?.by) {
    case undefined:
    case 'rules':
      return undefined;
    case 'scorekeeper':
      return bold(cause.in?.['de'] ?? cause.title);
    case 'last-turn':
      return `Zug ${cause.turn} war der letzte`;
    case 'resigned':
      return result === 'won' ? 'sonst ist niemand übrig' : 'sie gab auf';
    case 'time':
      return result === 'won' ? 'sonst ist niemand übrig' : 'ihre Zeit war um';
    case 'ending':
      return endingText(cause, result);
    case 'agreed':
      return 'alle stimmten einem Remis zu';
    case 'players':
      return 'der Gastgeber hat das Spiel beendet';
  }
};

export const finalText = ({ title, in: translated, asOf, sides }: FinalScore): string => {
  const when = asOf ? ` (Stand: ${readingText(asOf)})` : '';
  return `${bold(translated?.['de'] ?? title)}${when}: ${listed(sides.map(({ side, score }) => `${plain(side)} ${score}`))}`;
};

/** `the end of turn 3`, `the end of Red's turn in turn 3`. */
const readingText = ({ at, turn, side }: ReadingSeen): string => {
  if (at === 'start') return 'Beginn des Spiels';
  const point = at === 'end' ? 'Ende' : 'Beginn';
  return side === undefined ? `${point} von Zug ${turn}` : `${point} des Zugs von ${plain(side)} in Zug ${turn}`;
};

const WAYS = { most: 'die meisten zuerst', least: 'die wenigsten zuerst' } as const;

/** What a scorekeeper stands for as a whole: that it waits, what it ranks by, as of when its scores are. */
const headText = ({ name, title, in: translated, waits, rank, asOf }: ProgressView): string => {
  const notes = [
    ...(waits ? ['sie wartet auf ihren Auslöser'] : []),
    ...(rank ? [`${rank.place === 1 ? 'ordnet die Seiten' : 'entscheidet bei Gleichstand'}, ${WAYS[rank.way]}`] : []),
    ...(asOf ? [`Punkte mit Stand: ${readingText(asOf)}`] : []),
  ];
  return `${bold((translated?.['de'] ?? title) || readable(name))}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
};

/**
 * Every scorekeeper that the viewer knows: its title, each side's score, and how far its tests are (S25). `revealed`:
 * scores that ranked, of what he did not know.
 */
export const progressText = (
  all: readonly ProgressView[],
  results: readonly ResultSeen[],
  revealed: readonly FinalScore[],
  points: readonly SidePoints[] = [],
): string => {
  const own = points.length === 0 ? [] : [`**Punkte**: ${listed(points.map(pointText))}`];
  const lines = [...own, ...all.flatMap((one) => [headText(one), ...sideLines(one)])];
  const ended = [
    ...results.flatMap((one) => resultLine(one, results)),
    ...revealed.map((score) => `Endstand: ${finalText(score)}.`),
  ];
  return [...(lines.length > 0 ? lines : ['Noch ist nichts gewertet. `/game rules` zeigt das Ziel.']), ...ended].join(
    '\n',
  );
};

const pointText = ({ side, points }: SidePoints): string => `${plain(side)} ${points}`;

/**
 * A side of which there is nothing to say has no line; where that is all of them it is said who is judged, unless that
 * is everybody.
 */
const sideLines = ({ sides, judgesAll }: ProgressView): readonly string[] => {
  if (sides.length === 0) return ['- sie urteilt über niemanden'];
  const told = sides.flatMap((side) => sideLine(side));
  if (told.length > 0) return told;
  return judgesAll ? [] : [`- sie urteilt über ${listed(sides.map(({ name }) => plain(name)))}`];
};

const sideLine = ({ name, score, parts }: ProgressView['sides'][number]): readonly string[] => {
  const told = [...(score === undefined ? [] : [`**${score}**`]), ...listOfParts(parts)];
  return told.length === 0 ? [] : [`- ${plain(name)} ${told.join(', ')}`];
};

/** Parts without words are left out. */
const listOfParts = (parts: readonly PartProgress[]): readonly string[] => {
  const told = [...new Set(parts.filter(({ label }) => labelText(label).trim() !== '').map(partText))];
  return told.length === 0 ? [] : [told.join('; ')];
};

/** `beacons 225 of 250`; for other comparisons what is compared with what. */
const partText = ({ label, operator, seen }: PartProgress): string => {
  const what = labelText(label);
  if (seen === 'hidden') return `${what} verborgen`;
  const [left, right] = [textOf(seen.left), textOf(seen.right)];
  const shown =
    label.kind === 'text' && label.text === left ? plain(left) : `${what} ${left === '' ? '–' : plain(left)}`;
  const mark = seen.holds ? ' ✓' : '';
  if (operator === '>=' || operator === '>')
    return `${shown} ${operator === '>' ? 'von mehr als' : 'von'} ${plain(right)}${mark}`;
  return `${shown} ${SIGNS[operator]} ${right === '' ? '–' : plain(right)}${mark}`;
};

const SIGNS = { '==': '=', '!=': '≠', '<': '<', '<=': '≤' } as const;

const labelText = (label: PartProgress['label']): string => {
  if (label.kind === 'text') return label.text.startsWith('(') ? 'insgesamt' : plain(propertyText(label.text));
  const types = label.types ? plain(label.types.join(', ')) : undefined;
  const properties = label.properties.map((name) => plain(propertyText(name))).join(' und ');
  if (properties === '') return types ?? 'Einheiten';
  return types === undefined ? properties : `${properties} von ${types}`;
};

const definedText = (titles: readonly string[]): string =>
  titles.length === 0
    ? 'ändert, was gewertet wird'
    : `bestimmt ${counted(titles.length, 'Wertung', 'Wertungen')}: ${listed(titles.map(bold))}`;

/** Messages, results and the end of the game are told in the order in which they came (S24). */
export const sentences = {
  reports: { defined: ({ titles }) => definedText(titles) },
  lines: {
    said: ({ text, in: translated }) => [plain(translated?.['de'] ?? text, LONGEST_MESSAGE)],
    faulty: ({ title, fault }) => [`Die Wertung ${bold(title)} ${FAULTS[fault]}.`],
    result: (one, _, all) => {
      const told = withoutPlainLosses(only(all, 'result'));
      return told.includes(one) ? resultLine(one, told) : [];
    },
    final: ({ scores }) => ['Das Spiel ist vorbei.', ...scores.map((score) => `Endstand: ${finalText(score)}.`)],
  },
  refusals: {
    'bad-gdl': ({ faults: [first, ...others] }) =>
      `Das lässt sich nicht lesen, also wurde nichts bestimmt${first ? `: ${plain(gdlLine(first), 400)}` : ''}${others.length > 0 ? ` (und ${others.length} weitere)` : ''}. Nimm den verbesserten Text.`,
    'nothing-ranks': (_, _view, { end, stop }) =>
      `Keine Punkte ordnen die Seiten dieses Spiels, also lässt es sich nur abbrechen: Drücke ${end} bei ${stop}.`,
    'scores-hide': (_, _view, { reload }) =>
      `Dieses Spiel verbirgt nichts, also kann niemand als Einziger eine Wertung kennen. Lass \`known-to\` weg, oder nimm es ins Modul: ${reload}.`,
    'too-many-definitions': ({ most }, _view, { reload }) =>
      `Mehr als ${most} Bestimmungen hat kein Spiel. Nimm sie ins Modul: ${reload}.`,
  },
} satisfies SystemSentences;
