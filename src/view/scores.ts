import type { Change } from '../engine/core/change.ts';
import type { SideId } from '../engine/core/ids.ts';
import { isFields } from '../engine/core/plain.ts';
import type { Table } from '../engine/core/table.ts';
import {
  type AsOf,
  type Cause,
  type Final,
  fillIn,
  finalOf,
  knownTitle,
  lookFor,
  type Progress,
  progressOf,
  readFormat,
  type Said,
  type SideProgress,
} from '../engine/index.ts';
import type { Lens } from './lens.ts';
import type { CauseView, FinalScore, ReadingView, ResultView } from './results.ts';
import type { Seen } from './seen/report.ts';
import { inOneLine } from './text.ts';

/** What of scoring one viewer is told (S9, S11, S24). */

/** What scoring tells of a step. */
type ScoreSeen = Seen<'said' | 'faulty' | 'result' | 'final' | 'defined'>;

/** The longest message of a scorekeeper that is kept. */
const LONGEST_MESSAGE = 500;

/** How a scorekeeper stands, with the names of sides (S25). */
export interface ProgressView extends Omit<Progress, 'asOf' | 'sides'> {
  readonly asOf?: ReadingView;
  readonly sides: readonly (Pick<SideProgress, 'score' | 'parts'> & { readonly name: string })[];
}

/** The scorekeepers that the viewer knows. */
export const progressViews = (table: Table, lens: Lens): readonly ProgressView[] =>
  progressOf(table, lens).map(({ asOf, sides, ...rest }) => ({
    ...rest,
    ...(asOf ? { asOf: readingView(table, asOf) } : {}),
    sides: sides.map(({ side, score, parts }) => ({ name: sideName(table, side), score, parts })),
  }));

/** What a change means to a viewer as to scoring, after it was applied, in the order in which it happened. */
export const scoresSeen = (table: Table, lens: Lens, change: Change): readonly ScoreSeen[] => {
  const touched = isChecked(change);
  const said = touched ? (lens.get('check', 'check')?.said ?? []) : [];
  const results = touched
    ? change.added.flatMap((record) => (record.kind === 'outcome' ? [lens.seen(record) ?? record] : []))
    : [];
  const isOver = touched && change.updated.some(({ kind, to }) => kind === 'game' && to['phase'] === 'over');
  return [
    ...said.flatMap((one) => saidSeen(table, lens, one)),
    ...results.map(
      ({ id, result, place, cause }): ScoreSeen => ({
        what: 'result',
        ...resultView(table, lens, id, result, place, cause),
      }),
    ),
    ...(isOver ? [{ what: 'final' as const, scores: finalScores(table, lens) }] : []),
    ...defined(table, lens, change),
  ];
};

/** A check that counts on: not one that is taken back. */
const isChecked = ({ added, updated }: Change): boolean =>
  added.some(({ kind }) => kind === 'check') ||
  updated.some(({ kind, from, to }) => kind === 'check' && Number(to['number']) > Number(from['number']));

/** Whether a change says anything to some alone, though the game may hide nothing. */
export const speaksApart = ({ added, updated }: Change): boolean => {
  const said = [
    ...added.flatMap((record) => (record.kind === 'check' ? record.said : [])),
    ...updated.flatMap(({ kind, to }) =>
      kind === 'check' && Array.isArray(to['said']) ? (to['said'] as readonly Said[]) : [],
    ),
  ];
  return said.some(({ to, not }) => to !== 'all' || not !== undefined);
};

const sideName = (table: Table, side: SideId | undefined): string =>
  (side === undefined ? undefined : table.get('side', side)?.name) ?? 'nobody';

const saidSeen = (table: Table, lens: Lens, { keeper, what, text, side, turn, score }: Said): readonly ScoreSeen[] => {
  const title = knownTitle(table, lens, keeper) ?? '';
  if (what !== 'message') return [{ what: 'faulty', title, fault: what }];
  const filled = fillIn(readFormat(text), (name) => {
    if (name === 'title') return title;
    if (name === 'side') return side === undefined ? undefined : sideName(table, side);
    if (name === 'score') return score;
    if (name === 'turn') return turn;
    return lookFor(lens, side, name);
  });
  const told = inOneLine(filled, LONGEST_MESSAGE);
  return told === '' ? [] : [{ what: 'said', text: told }];
};

const resultView = (
  table: Table,
  lens: Lens,
  side: SideId,
  result: ResultView['result'],
  place: number | undefined,
  cause: Cause | undefined,
): ResultView => {
  const seen = cause && causeView(table, lens, cause);
  return {
    side: sideName(table, side),
    result,
    ...(place === undefined ? {} : { place }),
    ...(seen ? { cause: seen } : {}),
  };
};

const causeView = (table: Table, lens: Lens, cause: Cause): CauseView | undefined => {
  if (cause.by !== 'scorekeeper') return cause;
  const title = knownTitle(table, lens, cause.name);
  return title === undefined ? undefined : { by: 'scorekeeper', title };
};

/** The results so far, in the order in which the sides left the game. */
export const resultsOf = (table: Table, lens: Lens): readonly ResultView[] =>
  [...lens.all('outcome')].map(({ id, result, place, cause }) => resultView(table, lens, id, result, place, cause));

/** The scores by which sides are ranked: all of them once they were, else those that the viewer knows. */
export const finalScores = (table: Table, lens: Lens): readonly FinalScore[] =>
  finalOf(table, lens).map((final) => finalView(table, final));

/** Those of them that no scorekeeper has that the viewer knows. */
export const revealedScores = (table: Table, lens: Lens): readonly FinalScore[] =>
  finalOf(table, lens).flatMap((final) =>
    knownTitle(table, lens, final.name) === undefined ? [finalView(table, final)] : [],
  );

const finalView = (table: Table, { name, title, asOf, sides }: Final): FinalScore => ({
  title: title || name,
  ...(asOf ? { asOf: readingView(table, asOf) } : {}),
  sides: sides.map(({ side, score }) => ({ side: sideName(table, side), score })),
});

const readingView = (table: Table, asOf: AsOf): ReadingView => {
  if (asOf === 'start') return { at: 'start' };
  const { side, ...reading } = asOf;
  return { ...reading, ...(side === undefined ? {} : { side: sideName(table, side) }) };
};

const defined = (table: Table, lens: Lens, { added, updated }: Change): readonly ScoreSeen[] => {
  const texts = [
    ...added.flatMap((record) => (record.kind === 'scoring' ? record.texts : [])),
    ...updated.flatMap(({ kind, to }) =>
      kind === 'scoring' && Array.isArray(to['texts']) ? (to['texts'] as unknown[]).slice(-1) : [],
    ),
  ];
  if (texts.length === 0) return [];
  const names = texts.flatMap((one) =>
    isFields(one) && Array.isArray(one['names']) ? (one['names'] as string[]) : [],
  );
  const titles = names.flatMap((name) => knownTitle(table, lens, name) ?? []);
  return titles.length > 0 || names.length === 0 ? [{ what: 'defined', titles }] : [];
};
