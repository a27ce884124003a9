import { textOf } from '../../engine/core/value.ts';
import type { PartProgress, Progress, SideProgress } from '../../engine/index.ts';
import type { Seen } from '../report.ts';
import type { FinalScore, ResultView } from '../scores.ts';
import { bold, counted, listed, plain } from './text.ts';

/** The longest message of a scorekeeper that is shown. */
const LONGEST = 500;

const FAULTS = {
  zero: 'divides by zero; the test counts as false',
  'no-value': 'comes to no number that a score can be; the score stays as it is',
  'too-much': 'asks for too much work, and was stopped; the game goes on',
} as const;

const RESULTS = { won: 'won', lost: 'lost', drew: 'drew' } as const;

/** What a step brought as to scoring, a line each, as one reader saw it: messages, then results, then the end of the game (S24). */
export const scoreLines = (seen: readonly Seen[]): readonly string[] =>
  seen.flatMap((one) => {
    switch (one.what) {
      case 'said':
        return one.text.trim() === '' ? [] : [plain(one.text, LONGEST)];
      case 'faulty':
        return [`The scorekeeper ${bold(one.title)} ${FAULTS[one.fault]}.`];
      case 'result':
        return [`${resultText(one)}.`];
      case 'final':
        return ['The game is over.', ...one.scores.map((score) => `Final score: ${finalText(score)}.`)];
      default:
        return [];
    }
  });

/** `**Red** won: **Last stand**`. */
export const resultText = ({ side, result, place, cause }: ResultView): string => {
  const rank = place === undefined ? '' : ` (${place}.)`;
  return `${bold(side)} ${RESULTS[result]}${rank}${cause ? `: ${causeText(cause)}` : ''}`;
};

const causeText = (cause: NonNullable<ResultView['cause']>): string => {
  if (cause.by === 'scorekeeper') return bold(cause.title);
  return cause.by === 'last-turn' ? `turn ${cause.turn} was the last` : 'the game was ended by its host';
};

export const finalText = ({ title, sides }: FinalScore): string =>
  `${bold(title)}: ${listed(sides.map(({ side, score }) => `${plain(side)} ${score}`))}`;

/** Every scorekeeper that the viewer knows: its title, each side's score, and how far its tests are (S25). */
export const progressText = (
  all: readonly Progress[],
  sideName: (side: SideProgress) => string,
  results: readonly ResultView[],
): string => {
  const lines = all.flatMap(({ name, title, waits, sides }) => [
    `${bold(title === '' ? name : title)}${waits ? ' (it waits for its trigger)' : ''}`,
    ...(sides.length === 0 ? ['- it judges nobody'] : sides.map((side) => `- ${sideLine(side, sideName(side))}`)),
  ]);
  const ended = results.map((result) => `${resultText(result)}.`);
  return [...(lines.length > 0 ? lines : ['There are no scorekeepers that you know of.']), ...ended].join('\n');
};

const sideLine = ({ score, parts }: SideProgress, name: string): string => {
  const told = [...new Set(parts.map(partText))];
  return `${plain(name)}${score === undefined ? '' : ` **${score}**`}${told.length > 0 ? `${score === undefined ? '' : ','} ${told.join('; ')}` : ''}`;
};

/** `beacons 225 of 250`; for other comparisons what is compared with what. */
const partText = ({ label, operator, seen }: PartProgress): string => {
  const what = labelText(label);
  if (seen === 'hidden') return `${what} hidden`;
  const [left, right] = [textOf(seen.left), textOf(seen.right)];
  const shown = label.kind === 'text' && label.text === left ? plain(left) : `${what} ${left === '' ? '–' : plain(left)}`;
  const mark = seen.holds ? ' ✓' : '';
  if (operator === '>=' || operator === '>') return `${shown} ${operator === '>' ? 'of more than' : 'of'} ${plain(right)}${mark}`;
  return `${shown} ${SIGNS[operator]} ${right === '' ? '–' : plain(right)}${mark}`;
};

const SIGNS = { '==': '=', '!=': '≠', '<': '<', '<=': '≤' } as const;

const labelText = (label: PartProgress['label']): string => {
  if (label.kind === 'text') return plain(label.text);
  const types = label.types ? plain(label.types.join(', ')) : undefined;
  const properties = label.properties.map((name) => plain(name)).join(' and ');
  if (properties === '') return types ?? 'units';
  return types === undefined ? properties : `${properties} of ${types}`;
};

export const definedText = (titles: readonly string[]): string =>
  titles.length === 0 ? 'changes what is scored' : `defines ${counted(titles.length, 'scorekeeper')}: ${listed(titles.map(bold))}`;
