import { fillTemplate, parseTextTemplate } from '../../table/expression/index.ts';
import {
  type Change,
  type ChangeReporter,
  isFields,
  type ReportReader,
  type SeenReport,
  type Table,
  toOneLineText,
} from '../../table/index.ts';
import { moduleOf } from '../play/queries.ts';
import { translationsOfText } from '../play/sentences.ts';
import type { Outcome } from '../play/turns/outcomes.ts';
import { visibleScorekeeperTitle } from './program.ts';
import { readSideOrGameProperty } from './properties.ts';
import type { ScorekeeperRemark } from './records.ts';
import { finalScores, reportResult, sideNameOrNobody } from './results.ts';

type ScoreSeen = SeenReport<'said' | 'faulty' | 'result' | 'final' | 'defined'>;

export const LONGEST_MESSAGE = 500;

/**
 * Returns the reports in order (S9, S11, S24). Of scorekeepers that the viewer doesn't know, only the results that they
 * cause are reported.
 */
export const scoreReportsOf: ChangeReporter = ({ reader }, change): readonly ScoreSeen[] => {
  const table = reader.ground;
  const isJudged = isChecked(change);
  const said = isJudged ? (reader.get('check', 'check')?.said ?? []) : [];
  const heard = said.map((one) => [one, saidSeen(table, reader, one)] as const);
  const telling = new Set(
    heard.flatMap(([{ keeper, ends }, seen]) => (ends !== undefined && seen.length > 0 ? keeper : [])),
  );
  const results = change.added.flatMap((record) =>
    record.kind === 'outcome' && (isJudged || isPlayers(record)) && !isTold(record, telling)
      ? [reader.seen(record) ?? record]
      : [],
  );
  const isOver = isJudged && change.updated.some(({ kind, to }) => kind === 'game' && to['phase'] === 'over');
  return [
    ...heard.flatMap(([, seen]) => seen),
    ...results.map((outcome): ScoreSeen => ({ what: 'result', ...reportResult(table, reader, outcome) })),
    ...(isOver ? [{ what: 'final' as const, scores: finalScores(table, reader) }] : []),
    ...defined(table, reader, change),
  ];
};

/** True if a sentence replaces the result of a side. A result with a place is always reported. */
const isTold = ({ cause, place }: Outcome, telling: ReadonlySet<string>): boolean =>
  cause?.by === 'scorekeeper' && place === undefined && telling.has(cause.name);

const isPlayers = ({ cause }: Outcome): boolean =>
  cause?.by === 'resigned' ||
  cause?.by === 'time' ||
  cause?.by === 'agreed' ||
  cause?.by === 'ending' ||
  cause?.by === 'rules';

/** True if a change contains a new check, and not one that is taken back. */
const isChecked = ({ added, updated }: Change): boolean =>
  added.some(({ kind }) => kind === 'check') ||
  updated.some(({ kind, from, to }) => kind === 'check' && Number(to['number']) > Number(from['number']));

const saidSeen = (
  table: Table,
  lens: ReportReader,
  { keeper, what, text, side, turn, score, ends }: ScorekeeperRemark,
): readonly ScoreSeen[] => {
  const title = visibleScorekeeperTitle(table, lens, keeper) ?? '';
  if (what !== 'message') return [{ what: 'faulty', title, fault: what }];
  const filledIn = (format: string): string =>
    toOneLineText(fillTemplate(parseTextTemplate(format), wordFor), LONGEST_MESSAGE);
  const wordFor = (name: string) => {
    if (name === 'title') return title;
    if (name === 'side') return side === undefined ? undefined : sideNameOrNobody(table, side);
    if (name === 'score') return score;
    if (name === 'turn') return turn;
    return readSideOrGameProperty(lens, side, name);
  };
  const told = filledIn(text);
  const translated = Object.entries(translationsOfText(moduleOf(lens), text) ?? {});
  const others = Object.fromEntries(translated.map(([locale, one]) => [locale, filledIn(one)]));
  return told === ''
    ? []
    : [
        {
          what: 'said',
          text: told,
          ...(translated.length > 0 ? { in: others } : {}),
          ...(ends === undefined ? {} : { ends }),
        },
      ];
};

const defined = (table: Table, lens: ReportReader, { added, updated }: Change): readonly ScoreSeen[] => {
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
  const titles = names.flatMap((name) => visibleScorekeeperTitle(table, lens, name) ?? []);
  return titles.length > 0 || names.length === 0 ? [{ what: 'defined', titles }] : [];
};
