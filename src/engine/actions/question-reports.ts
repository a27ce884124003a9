import { z } from 'zod';
import {
  count,
  keyed,
  list,
  longText,
  type Operation,
  person,
  type RecordChangeReports,
  type ReportReader,
  type ReportsOf,
  reference,
  type SeenReport,
  type SideId,
  shortText,
  type Telling,
} from '../../table/index.ts';
import { splitBoardSubjectId } from '../modifiers/subject.ts';
import { LATE_ANSWER_POLICIES, MOST_CHOSEN_THINGS } from '../play/lines/form.ts';
import { findOpenQuestion } from '../play/lines/question.ts';
import { moduleOf, playersOf } from '../play/queries.ts';
import { translationsOfText } from '../play/sentences.ts';
import { visibleNameOf } from './reports.ts';

export const questionReportDefinitions = {
  question: {
    schema: keyed({
      what: z.literal('question'),
      side: keyed({ id: reference<SideId>(), name: shortText }),
      players: list(person, MOST_CHOSEN_THINGS).exactOptional(),
      by: shortText,
      name: shortText,
      text: longText.exactOptional(),
      said: z.record(shortText, longText).exactOptional(),
      until: count.exactOptional(),
      late: z.enum(LATE_ANSWER_POLICIES).exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word', by: 'word', name: 'word', text: 'word', said: 'word' },
  },
  /**
   * The answer to a question, as far as its reader sees it. Without `of`, the reader sees nothing of it, or the time
   * ran out.
   */
  answered: {
    schema: keyed({
      what: z.literal('answered'),
      late: z.literal(true).exactOptional(),
      of: list(shortText, MOST_CHOSEN_THINGS).exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { of: 'typed' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof questionReportDefinitions> {}
}

export const questionReports: RecordChangeReports<'question'> = {
  added: ({ reader }, { side, until }) => {
    const question = findOpenQuestion(reader);
    if (!question) return [];
    const { by, name, line } = question;
    const players = playersOf(reader, side);
    const said = line.text === undefined ? undefined : translationsOfText(moduleOf(reader), line.text);
    return [
      {
        what: 'question',
        side: { id: side, name: reader.get('side', side)?.name ?? side },
        ...(players.length > 0 ? { players } : {}),
        by,
        name,
        ...(line.text === undefined ? {} : { text: line.text }),
        ...(said ? { said } : {}),
        ...(until === undefined ? {} : { until, late: line.late ?? 'wait' }),
      },
    ];
  },
  updated: 'nothing',
  removed: 'nothing',
};

export const reportAnswer = ({ reader }: Telling, { chosen }: Operation<'answer'>): readonly SeenReport[] => {
  if (chosen === undefined) return [{ what: 'answered', late: true }];
  const of = typeof chosen === 'number' ? [String(chosen)] : chosen.flatMap((id) => thingFor(reader, id) ?? []);
  return [{ what: 'answered', ...(of.length > 0 ? { of } : {}) }];
};

/** Returns the name of a chosen thing; undefined if the reader doesn't see the thing. */
const thingFor = (reader: ReportReader, id: string): string | undefined => {
  const [board] = splitBoardSubjectId(id);
  const kind = board !== '' ? 'cell' : reader.get('side', id) ? 'side' : 'piece';
  return visibleNameOf(reader, { kind, id });
};
