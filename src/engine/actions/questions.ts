import {
  type Change,
  handlerOf,
  isRefusal,
  join,
  type Operation,
  type OperationKind,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
} from '../../table/index.ts';
import { answerDeadlineOf, MINUTE_MS } from '../play/consent/consent.ts';
import { DICE_LIMITS } from '../play/dice/dice.ts';
import { EMPTY_MEANING } from '../play/lines/asking.ts';
import { findMatchingSubjects } from '../play/lines/candidates.ts';
import type { LateAnswerPolicy } from '../play/lines/form.ts';
import { type InstructionNameMeaning, meaningOfChosenThings, type Subject } from '../play/lines/names.ts';
import {
  findOpenQuestion,
  limitChoiceToVisible,
  type OpenQuestion,
  questionRecordIn,
  questionSchema,
  questionVisibility,
  viewOfAskedSide,
} from '../play/lines/question.ts';
import { resumeWaitingInstructions } from '../play/lines/queue.ts';
import { gameOf, isInGame, isMaster, isValidSideReference, playersOf, sidesOf } from '../play/queries.ts';
import { refusalOutsidePlay } from '../play/rights.ts';
import { listPossibleAnswers } from './acts.ts';
import { bindChoice, type ChoiceValue, numberRangeOfChoice } from './choices.ts';
import { questionReportDefinitions, questionReports, reportAnswer } from './question-reports.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /** Answers the open question. Without `chosen`, the question's time is up and its rule for late answers applies. */
    answer: { readonly chosen: ChoiceValue | undefined };
  }
}

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'question-open': { readonly side: string; readonly by: string; readonly name: string };
    'no-question': Record<never, never>;
    /**
     * Another side must answer a question first. `until` is in ms since 1970; if it is absent, the time is unlimited.
     */
    'question-waits': { readonly side: string; readonly until?: number };
    'question-host': { readonly host: PersonId };
  }
}

/** The operations that are possible while a question is open. */
const BESIDE: ReadonlySet<OperationKind> = new Set(['answer', 'resign', 'agree-draw']);

/** Refuses other operations while a question is open. The game master may still do them. */
const refusalWhileAsked = (table: Table, { kind, actor }: Operation): Refusal | undefined => {
  const question = BESIDE.has(kind) ? undefined : findOpenQuestion(table);
  if (!question || isMaster(table, actor)) return undefined;
  const { record, by, name } = question;
  return refuse('question-open', { side: record.side, by, name });
};

const refusalOfAnswering = (table: Table, { actor, chosen }: Operation<'answer'>): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  const question = questionRecordIn(table);
  if (refusal || !question || isMaster(table, actor))
    return refusal ?? (question ? undefined : refuse('no-question', {}));
  const sides = sidesOf(table, actor);
  if (sides.includes(question.side)) return undefined;
  const { host } = gameOf(table);
  if (chosen !== undefined) return refuse('not-asked', {});
  return sides.length === 0 && host !== actor ? refuse('not-a-player', {}) : undefined;
};

/**
 * The number of sides of the die for a random answer. It is the same for every question, so that it doesn't reveal the
 * number of options.
 */
const DIE = DICE_LIMITS.sides;

/** The rules for late answers. With `byHost`, only the host can ask for the late answer. */
const LATE: { readonly [L in LateAnswerPolicy]: { readonly answers?: 'least' | 'chance'; readonly byHost?: true } } = {
  wait: {},
  least: { answers: 'least' },
  random: { answers: 'chance' },
  host: { answers: 'chance', byHost: true },
};

const decideAnswer = (table: Table, operation: Operation<'answer'>, environment: StepEnvironment): Change | Refusal => {
  const question = findOpenQuestion(table);
  if (!question) return refuse('no-question', {});
  const { record, by, name, names } = question;
  const { actor, chosen } = operation;
  if (chosen !== undefined) {
    const bound = bindChoice(table, by, names, name, limitChoiceToVisible(table, question), chosen);
    return isRefusal(bound) ? bound : removed(record);
  }
  const { late = 'wait', hours = 0 } = question.line;
  const wait = hours * 60 * MINUTE_MS;
  const until =
    record.until === undefined
      ? undefined
      : answerDeadlineOf(record.until - wait, wait, playersOf(table, record.side), environment);
  const { answers, byHost } = LATE[late];
  if (until === undefined || environment.now < until || !answers)
    return refuse('question-waits', {
      side: record.side,
      ...(until === undefined || !answers ? {} : { until }),
    });
  const { host } = gameOf(table);
  if (byHost && host !== actor && !isMaster(table, actor)) return refuse('question-host', { host });
  if (answers === 'least') return removed(record);
  const count = question.choose.kind === 'number' ? 1 : Math.max(1, Math.min(question.choose.least, MOST_LATE_DICE));
  const dice = Array.from({ length: count }, () => `1d${DIE}`).join('+');
  const roll: Operation<'roll'> = { kind: 'roll', actor, dice, private: false, label: by };
  const rolled = handlerOf(table.systems, 'roll').decide(table, roll, environment);
  return isRefusal(rolled) ? rolled : join(removed(record), rolled);
};

const MOST_LATE_DICE = 20;

/**
 * Answers a question for a side that is late, among the options that the side sees. It takes the first options, or
 * random ones.
 */
const lateAnswer = (
  table: Table,
  question: OpenQuestion,
  faces: readonly number[] | undefined,
): InstructionNameMeaning => {
  const world = viewOfAskedSide(table, question.record.side);
  const { choose, names } = question;
  const at = (i: number, count: number): number => (faces ? Math.floor((((faces[i] ?? 1) - 1) * count) / DIE) : 0);
  if (choose.kind === 'number') {
    const { from, to } = numberRangeOfChoice(world ?? table, names, choose);
    return { value: from + at(0, Math.max(1, to - from + 1)) };
  }
  const left: Subject[] = world ? [...findMatchingSubjects(world, names, choose)] : [];
  const subjects: Subject[] = [];
  for (let i = 0; i < choose.least && left.length > 0; i += 1) subjects.push(...left.splice(at(i, left.length), 1));
  return meaningOfChosenThings(choose, subjects);
};

const chosenBound = (question: OpenQuestion, chosen: ChoiceValue): InstructionNameMeaning => {
  const { choose } = question;
  if (choose.kind === 'number' || typeof chosen === 'number') return { value: Number(chosen) };
  const { kind } = choose;
  return meaningOfChosenThings(
    choose,
    [...new Set(chosen)].map((id) => ({ kind, id })),
  );
};

const ANSWERED = {};

/** Runs the instructions that waited for an answer. Drops questions that no player can answer anymore. */
export const resumeAfterAnswer = (table: Table, done: StepContext): Change | undefined => {
  const { operation, records, kept } = done;
  if (operation.kind !== 'answer' && !questionRecordIn(table)) return undefined;
  const open = findOpenQuestion(table);
  const isAnswered =
    operation.kind === 'answer' || (operation.kind === 'choose-timeout' && operation.choice === 'skip');
  if (isAnswered && !kept.has(ANSWERED)) {
    kept.set(ANSWERED, true);
    const question = findOpenQuestion(done.before);
    if (!question || open) return undefined;
    const roll = records.some(({ after }) => after?.kind === 'roll') ? table.get('roll', 'roll')?.outcome : undefined;
    const chosen = operation.kind === 'answer' ? operation.chosen : undefined;
    const faces = roll?.falls.flatMap((fall) => fall.faces);
    resumeWaitingInstructions(
      table,
      done,
      question,
      chosen === undefined ? lateAnswer(table, question, faces) : chosenBound(question, chosen),
    );
    return undefined;
  }
  const stale = questionRecordIn(table);
  if (!stale || operation.kind === 'undo' || operation.kind === 'redo') return undefined;
  if (open && gameOf(table).phase === 'playing' && isInGame(table, stale.side)) return undefined;
  if (open && gameOf(table).phase === 'playing') resumeWaitingInstructions(table, done, open, EMPTY_MEANING);
  return removed(stale);
};

/** Questions in the middle of an action (G23). Only one is open at a time, and all players wait for the answer. */
export const questionSystem = {
  name: 'questions',
  records: {
    question: {
      schema: questionSchema,
      names: (table, { side }) => isValidSideReference(table, side),
      visibility: questionVisibility,
      undo: 'takes-back',
      recognized: 'stays',
      affects: [],
      reports: questionReports,
      texts: { line: 'word', known: 'word', by: 'word', rest: 'word', bounds: 'word' },
    },
  },
  reports: questionReportDefinitions,
  operations: {
    answer: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: 'phrases',
      texts: { chosen: 'word' },
      reports: reportAnswer,
      refusalOf: refusalOfAnswering,
      decide: decideAnswer,
    },
  },
  acts: listPossibleAnswers,
  forbids: refusalWhileAsked,
} satisfies System;
