import {
  type FinalScore,
  formatKeyAsText,
  LONGEST_MESSAGE,
  type PartProgress,
  type ResultReport,
} from '../../engine/index.ts';
import { only, textOf } from '../../table/index.ts';
import type { ScorekeeperProgressView } from '../../view/scores.ts';
import type { SidePoints } from '../../view/scoring/points.ts';
import { omitPlainLosses } from '../../view/seen/shared-end.ts';
import { plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { propertyText } from '../base/properties.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { list, name, names } from '../base/values.ts';
import { gdlLine } from '../module/faults.ts';
import { finalText, readingText, resultLine } from './results.ts';

/** A scorekeeper's title, with its trigger, its ranking and the time of its scores. */
const headText = (
  format: Format,
  { name: key, title, in: translated, waits, rank, asOf }: ScorekeeperProgressView,
): string => {
  const keeper = name((translated?.[format.locale] ?? title) || formatKeyAsText(key));
  const notes = [
    ...(waits ? [format('score-note-waits')] : []),
    ...(rank ? [format(`score-note-${rank.place === 1 ? 'ranks' : 'breaks-ties'}.${rank.way}`)] : []),
    ...(asOf ? [format('score-note-as-of', { time: readingText(format, asOf) })] : []),
  ];
  return notes.length === 0
    ? format('score-head', { keeper })
    : format('score-head-notes', { keeper, notes: list(notes, 'more') });
};

/**
 * Every scorekeeper that the viewer knows: its title, each side's score, and the progress of its tests (S25).
 * `revealed`: scores that decided the ranking and were hidden from the viewer; `points`: given by hand and by claims.
 */
export const progressText = (
  format: Format,
  all: readonly ScorekeeperProgressView[],
  results: readonly ResultReport[],
  revealed: readonly FinalScore[],
  points: readonly SidePoints[] = [],
): string => {
  const each = points.map((one) => format('score-of', { side: plain(one.side), score: String(one.points) }));
  const own = points.length === 0 ? [] : [format('score-own-points', { points: list(each) })];
  const lines = [...own, ...all.flatMap((one) => [headText(format, one), ...sideLines(format, one)])];
  const ended = [
    ...results.flatMap((one) => resultLine(format, one, results)),
    ...revealed.map((score) => finalLine(format, score)),
  ];
  return [...(lines.length > 0 ? lines : [format('score-nothing')]), ...ended].join('\n');
};

const finalLine = (format: Format, score: FinalScore): string =>
  format('final-score', { score: finalText(format, score) });

/**
 * A line for each side that has a score or tests. If no side has any, it lists the sides that are scored, unless all
 * are.
 */
const sideLines = (format: Format, { sides, judgesAll }: ScorekeeperProgressView): readonly string[] => {
  if (sides.length === 0) return [format('score-for-none')];
  const shown = sides.flatMap((side) => sideLine(format, side));
  if (shown.length > 0) return shown;
  return judgesAll ? [] : [format('score-for', { sides: list(sides.map((side) => plain(side.name))) })];
};

const sideLine = (format: Format, side: ScorekeeperProgressView['sides'][number]): readonly string[] => {
  const score = side.score === undefined ? [] : [format('score-value', { score: String(side.score) })];
  // A part without a name would mean nothing to players.
  const named = side.parts.filter(({ label }) => labelText(format, label).trim() !== '');
  const parts = [...score, ...new Set(named.map((part) => partText(format, part)))];
  return parts.length === 0 ? [] : [format('score-side', { side: plain(side.name), parts: list(parts, 'more') })];
};

/** The sign for a value that isn't set. */
const UNSET = '–';

/** The progress of a test, such as `beacons 225 of 250`. For other comparisons, it gives the two compared values. */
const partText = (format: Format, { label, operator, seen }: PartProgress): string => {
  const what = labelText(format, label);
  if (seen === 'hidden') return format('part-hidden', { part: what });
  const [left, right] = [textOf(seen.left), textOf(seen.right)].map((text) => (text === '' ? UNSET : plain(text)));
  const value = left ?? UNSET;
  const isItself = label.kind === 'text' && label.text === textOf(seen.left);
  const given = { value: isItself ? value : format('part-value', { part: what, value }), goal: right ?? UNSET };
  const text = operator === '>=' ? format('part-of', given) : comparisonText(format, operator, given);
  return seen.holds ? format('part-done', { part: text }) : text;
};

const SIGNS = { '==': '=', '!=': '≠', '<': '<', '<=': '≤' } as const;

const comparisonText = (
  format: Format,
  operator: Exclude<PartProgress['operator'], '>='>,
  given: { readonly value: string; readonly goal: string },
): string => (operator === '>' ? format('part-more-than', given) : `${given.value} ${SIGNS[operator]} ${given.goal}`);

const labelText = (format: Format, label: PartProgress['label']): string => {
  if (label.kind === 'text')
    return label.text.startsWith('(') ? format('part-total') : plain(propertyText(format, label.text));
  const types = label.types
    ? format('listed', {
        items: list(
          label.types.map((type) => plain(type)),
          'more',
        ),
      })
    : '';
  const properties = label.properties.map((property) => plain(propertyText(format, property)));
  if (properties.length === 0) return types === '' ? format('part-units') : types;
  return types === ''
    ? format('listed', { items: list(properties) })
    : format('part-property-of', { properties: list(properties), types });
};

const refusals = (format: Format) =>
  ({
    'bad-gdl': ({ faults: [first, ...others] }) => {
      if (!first) return format('score-unreadable');
      const fault = plain(gdlLine(format, first), 400);
      return others.length > 0
        ? format('score-unreadable-faults', { fault, count: others.length })
        : format('score-unreadable-fault', { fault });
    },
    'nothing-ranks': (_, _view, { end, stop }) => format('score-nothing-ranks', { end, stop }),
    'scores-hide': (_, _view, { reload }) => format('score-nothing-hidden', { reload }),
    'too-many-definitions': ({ most }, _view, { reload }) => format('score-too-many', { most, reload }),
  }) satisfies SystemSentences['refusals'];

/** Messages, results and the end of the game, in the order in which they came (S24). */
export const sentences = (format: Format) =>
  ({
    reports: {
      defined: ({ titles }) =>
        titles.length === 0
          ? format('score-changes')
          : format('score-defines', { count: titles.length, keepers: names(titles) }),
    },
    lines: {
      said: ({ text, in: translated }) => [plain(translated?.[format.locale] ?? text, LONGEST_MESSAGE)],
      faulty: ({ title, fault }) => [format(`score-fault-${fault}`, { keeper: name(title) })],
      result: (one, _, all) => {
        const shown = omitPlainLosses(only(all, 'result'));
        return shown.includes(one) ? resultLine(format, one, shown) : [];
      },
      final: ({ scores }) => [format('score-game-over'), ...scores.map((score) => finalLine(format, score))],
    },
    refusals: refusals(format),
  }) satisfies SystemSentences;
