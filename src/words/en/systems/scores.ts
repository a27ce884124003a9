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
  zero: 'divides by zero; the test counts as false',
  'no-value': 'comes to no number that a score can be; the score stays as it is',
  'too-much': 'asks for too much work, and was stopped; the game goes on',
} as const;

const RESULTS = { won: 'won', lost: 'lost', drew: 'drew' } as const;

/** `**Red** won: **Last stand**`. */
export const resultText = ({ side, result, place, cause }: ResultSeen): string => {
  const rank = place === undefined ? '' : ` (${place}.)`;
  const why = causeText(cause, result);
  return `${bold(side)} ${RESULTS[result]}${rank}${why === undefined ? '' : `: ${why}`}`;
};

/** The same of several sides without a reason of their own. */
const resultsText = (alike: readonly ResultSeen[]): string =>
  `${listed(alike.map(({ side }) => bold(side)))} ${RESULTS[alike[0]?.result ?? 'drew']}`;

/** How the game ended for all sides of a result, by the first of them (G45). */
const resultLine = (one: ResultSeen, all: readonly ResultSeen[]): readonly string[] => {
  const end = sharedEnd(one, all);
  if (end === 'elsewhere') return [];
  if (end === undefined) {
    const alike = alikeResults(one, all);
    if (alike.length < 2) return [`${resultText(one)}.`];
    return one === alike[0] ? [`${resultsText(alike)}.`] : [];
  }
  return [end.by === 'checkmate' ? `Checkmate. ${bold(end.winner)} wins.` : 'Stalemate. The game is drawn.'];
};

type EndingCause = Extract<NonNullable<ResultSeen['cause']>, { readonly by: 'ending' }>;

const OWN: { readonly [E in EndingCause['ending']]: string } = {
  checkmate: 'it is checkmated',
  'no-move': 'it had no move left',
  'all-taken': 'the last piece that it had to keep was taken',
  'few-left': 'too few of its pieces are left',
  reach: 'its piece got there',
  line: 'it has enough in a line',
  passes: 'all have passed',
  most: 'it has most pieces',
  area: 'it has most area',
  repeat: 'the same position came again and again',
  quiet: 'nobody was taken for long',
};

const OTHERS: { readonly [E in EndingCause['ending']]: string } = {
  checkmate: 'the other side is checkmated',
  'no-move': 'the other side had no move left',
  'all-taken': 'the other side lost the last piece that it had to keep',
  'few-left': 'the other side has too few pieces left',
  reach: 'another side’s piece got there',
  line: 'another side has enough in a line',
  passes: 'all have passed',
  most: 'another side has most pieces',
  area: 'another side has most area',
  repeat: 'the same position came again and again',
  quiet: 'nobody was taken for long',
};

/** Of one that has most, or as many as another. */
const endingText = ({ ending, own, amount }: EndingCause, result: ResultSeen['result']): string => {
  if (ending !== 'most' && ending !== 'area') return (own ? OWN : OTHERS)[ending];
  const counted = amount === undefined ? '' : ` (${result === 'lost' ? 'it has ' : ''}${amount})`;
  if (result === 'drew') return `as ${ending === 'most' ? 'many pieces' : 'much area'} as another side${counted}`;
  return `${(result === 'won' ? OWN : OTHERS)[ending]}${counted}`;
};

/** Why it came to a result; undefined if the rules of the module say that in sentences of their own. */
const causeText = (cause: ResultSeen['cause'], result: ResultSeen['result']): string | undefined => {
  switch (cause?.by) {
    case undefined:
    case 'rules':
      return undefined;
    case 'scorekeeper':
      return bold(cause.in?.['en'] ?? cause.title);
    case 'last-turn':
      return `turn ${cause.turn} was the last`;
    case 'resigned':
      return result === 'won' ? 'nobody else is left' : 'it resigned';
    case 'time':
      return result === 'won' ? 'nobody else is left' : 'it ran out of time';
    case 'ending':
      return endingText(cause, result);
    case 'agreed':
      return 'all agreed to a draw';
    case 'players':
      return 'the game was ended by its host';
  }
};

export const finalText = ({ title, in: translated, asOf, sides }: FinalScore): string => {
  const when = asOf ? ` (as of ${readingText(asOf)})` : '';
  return `${bold(translated?.['en'] ?? title)}${when}: ${listed(sides.map(({ side, score }) => `${plain(side)} ${score}`))}`;
};

/** `the end of turn 3`, `the end of Red's turn in turn 3`. */
const readingText = ({ at, turn, side }: ReadingSeen): string => {
  if (at === 'start') return 'the start of the game';
  return side === undefined ? `the ${at} of turn ${turn}` : `the ${at} of ${plain(side)}'s turn in turn ${turn}`;
};

/** What a scorekeeper stands for as a whole: that it waits, what it ranks by, as of when its scores are. */
const headText = ({ name, title, in: translated, waits, rank, asOf }: ProgressView): string => {
  const notes = [
    ...(waits ? ['it waits for its trigger'] : []),
    ...(rank ? [`${rank.place === 1 ? 'ranks the sides' : 'breaks ties'}, ${rank.way} first`] : []),
    ...(asOf ? [`scores as of ${readingText(asOf)}`] : []),
  ];
  return `${bold((translated?.['en'] ?? title) || readable(name))}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
};

/**
 * Every scorekeeper that the viewer knows: its title, each side's score, and how far its tests are (S25). `revealed`:
 * scores that ranked, of what he did not know; `points`: what was added by hand and by claims.
 */
export const progressText = (
  all: readonly ProgressView[],
  results: readonly ResultSeen[],
  revealed: readonly FinalScore[],
  points: readonly SidePoints[] = [],
): string => {
  const own = points.length === 0 ? [] : [`**Points**: ${listed(points.map(pointText))}`];
  const lines = [...own, ...all.flatMap((one) => [headText(one), ...sideLines(one)])];
  const ended = [
    ...results.flatMap((one) => resultLine(one, results)),
    ...revealed.map((score) => `Final score: ${finalText(score)}.`),
  ];
  return [...(lines.length > 0 ? lines : ['Nothing is scored yet. `/game rules` shows the goal.']), ...ended].join(
    '\n',
  );
};

const pointText = ({ side, points }: SidePoints): string => `${plain(side)} ${points}`;

/**
 * A side of which there is nothing to say has no line; where that is all of them it is said who is judged, unless that
 * is everybody.
 */
const sideLines = ({ sides, judgesAll }: ProgressView): readonly string[] => {
  if (sides.length === 0) return ['- it judges nobody'];
  const told = sides.flatMap((side) => sideLine(side));
  if (told.length > 0) return told;
  return judgesAll ? [] : [`- it judges ${listed(sides.map(({ name }) => plain(name)))}`];
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
  if (seen === 'hidden') return `${what} hidden`;
  const [left, right] = [textOf(seen.left), textOf(seen.right)];
  const shown =
    label.kind === 'text' && label.text === left ? plain(left) : `${what} ${left === '' ? '–' : plain(left)}`;
  const mark = seen.holds ? ' ✓' : '';
  if (operator === '>=' || operator === '>')
    return `${shown} ${operator === '>' ? 'of more than' : 'of'} ${plain(right)}${mark}`;
  return `${shown} ${SIGNS[operator]} ${right === '' ? '–' : plain(right)}${mark}`;
};

const SIGNS = { '==': '=', '!=': '≠', '<': '<', '<=': '≤' } as const;

const labelText = (label: PartProgress['label']): string => {
  if (label.kind === 'text') return label.text.startsWith('(') ? 'in all' : plain(propertyText(label.text));
  const types = label.types ? plain(label.types.join(', ')) : undefined;
  const properties = label.properties.map((name) => plain(propertyText(name))).join(' and ');
  if (properties === '') return types ?? 'units';
  return types === undefined ? properties : `${properties} of ${types}`;
};

const definedText = (titles: readonly string[]): string =>
  titles.length === 0
    ? 'changes what is scored'
    : `defines ${counted(titles.length, 'scorekeeper')}: ${listed(titles.map(bold))}`;

/** Messages, results and the end of the game are told in the order in which they came (S24). */
export const sentences = {
  reports: { defined: ({ titles }) => definedText(titles) },
  lines: {
    said: ({ text, in: translated }) => [plain(translated?.['en'] ?? text, LONGEST_MESSAGE)],
    faulty: ({ title, fault }) => [`The scorekeeper ${bold(title)} ${FAULTS[fault]}.`],
    result: (one, _, all) => {
      const told = withoutPlainLosses(only(all, 'result'));
      return told.includes(one) ? resultLine(one, told) : [];
    },
    final: ({ scores }) => ['The game is over.', ...scores.map((score) => `Final score: ${finalText(score)}.`)],
  },
  refusals: {
    'bad-gdl': ({ faults: [first, ...others] }) =>
      `That can't be read, so nothing was defined${first ? `: ${plain(gdlLine(first), 400)}` : ''}${others.length > 0 ? ` (and ${others.length} more)` : ''}. Take the mended text.`,
    'nothing-ranks': (_, _view, { end, stop }) =>
      `No score ranks the sides of this game, so it can only be abandoned: press ${end} at ${stop}.`,
    'scores-hide': (_, _view, { reload }) =>
      `This game hides nothing, so nobody can be the only one to know a scorekeeper. Leave \`known-to\` out, or put it into the module: ${reload}.`,
    'too-many-definitions': ({ most }, _view, { reload }) =>
      `${most} definitions are the most of one game. Put them into the module: ${reload}.`,
  },
} satisfies SystemSentences;
