import {
  added,
  type Change,
  chargeToUpkeepMeter,
  decimalOf,
  derived,
  equal,
  handlerOf,
  isEmptyChange,
  join,
  type Refusal,
  refuse,
  revertRecordPatch,
  type StepContext,
  type System,
  type Table,
  toNumber,
  updated,
} from '../../table/index.ts';
import { addPlayDefinitions } from '../play/flow/in-play.ts';
import { refusalOfUndeclared } from '../play/flow/undeclared.ts';
import { canGameHideAnything, gameOf, isValidSideReference } from '../play/queries.ts';
import type { Piece, Turn } from '../play/records.ts';
import { refusalOfChangingTable, refusalOfHostAct, refusalOutsidePlay } from '../play/rights.ts';
import { sideOutcomeSchema } from '../play/turns/outcomes.ts';
import { isDue, ScoreCheck } from './check.ts';
import { actionEventOf, gameEventsOfStep, gameEventsOfTurnChange, isOutcomeLoss } from './events.ts';
import { canRank } from './final.ts';
import { removeUnheldScorekeepers, scoreOfScorekeeperCard } from './held.ts';
import type { ProgramFault } from './language/note.ts';
import type { CheckMoment, KeeperDefinition, ScoringProgram } from './language/tree.ts';
import { namedPartsOfScorekeepers } from './named.ts';
import { compileWithAddedText, scoringProgramOf } from './program.ts';
import { gdlGameProperties, gdlSideProperties, gdlUnitProperties, readGameProperty } from './properties.ts';
import { addedScorekeepersSchema, roundScoreSchema, scorekeeperCheckSchema, scorekeeperSchema } from './records.ts';
import { scoreReportDefinitions } from './reports.ts';
import { keeperTellers } from './tellers.ts';
import { scoreReportsOf } from './told.ts';
import {
  redactAddedScorekeepers,
  redactOutcome,
  redactRoundScore,
  redactScorekeeper,
  redactScorekeeperCheck,
} from './visibility.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /** Adds or changes scorekeepers (S1). Undo doesn't take it back, but another definition can replace it (T15). */
    'define-scores': { readonly text: string };
    /** Ends the game because the players want to, and ranks the sides by scores (S24). */
    finish: Record<never, never>;
  }
}

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'bad-gdl': { readonly faults: readonly ProgramFault[] };
    /** The text defines a secret scorekeeper in a game without any other secrets. It must be in the module instead. */
    'scores-hide': Record<never, never>;
    /** The game can't be finished, only abandoned, because no side in it has a score that ranks. */
    'nothing-ranks': Record<never, never>;
    'too-many-definitions': { readonly most: number };
  }
}

const MOST_TEXTS_DEFINED = 50;

const decideDefine = (table: Table, text: string): Change | Refusal => {
  const before = table.get('scoring', 'scoring');
  if ((before?.texts.length ?? 0) >= MOST_TEXTS_DEFINED)
    return refuse('too-many-definitions', { most: MOST_TEXTS_DEFINED });
  const compiled = compileWithAddedText(table, text);
  if (!compiled.ok) return refuse('bad-gdl', { faults: compiled.faults });
  if (compiled.program.hides && !canGameHideAnything(table)) return refuse('scores-hide', {});
  const untold = refusalOfUndeclared(table, (module) => addPlayDefinitions(module, { scores: [text] }), 'scorekeeper');
  if (untold) return untold;
  const names = changedNames(scoringProgramOf(table), compiled.program);
  const after = { kind: 'scoring', id: 'scoring', texts: [...(before?.texts ?? []), { text, names }] } as const;
  return before ? updated(before, after) : added(after);
};

const changedNames = (before: ScoringProgram, after: ScoringProgram): readonly string[] =>
  after.definitions
    .filter((one) => !equal(plain(before.definitions.find(({ name }) => name === one.name)), plain(one)))
    .map(({ name }) => name);

/**
 * Returns a definition as plain data, for a comparison. Equal programs may number their quantities differently, which
 * does no harm.
 */
const plain = (definition: KeeperDefinition | undefined): unknown =>
  definition && {
    ...definition,
    when: { ...definition.when, needs: [...definition.when.needs].map(([field, values]) => [field, [...values]]) },
  };

/** Runs the checks after everything else in a step (S23). */
const follows = (table: Table, done: StepContext): Change | undefined => {
  const program = scoringProgramOf(table);
  const isIdle = program.definitions.length === 0 && program.lastTurn === undefined;
  const { operation, change } = done;
  if (isIdle || gameOf(table).phase !== 'playing') return undefined;
  const left = operation.kind === 'undo' || operation.kind === 'redo' ? join() : removeUnheldScorekeepers(table);
  if (!isEmptyChange(left)) return left;
  if (operation.kind !== 'begin' && !handlerOf(table.systems, operation.kind).play) return undefined;
  const isAgain = [...change.added, ...change.updated].some(({ kind }) => kind === 'check');
  const before = isAgain ? judgedTurn(table) : turnBefore(table, change);
  const now = table.get('turn', 'turn');
  const hasMoved = now && before && (now.number !== before.number || now.position !== before.position);
  if (isAgain && !hasMoved) return undefined;
  const isBegin = operation.kind === 'begin';
  const happened = isBegin
    ? []
    : isAgain
      ? gameEventsOfTurnChange(table, before)
      : eventsWanted(table, program, done, before);
  const events = happened.filter((event) => isDue(program, 'after-event', event));
  const isActed = !isBegin && !isAgain && judgesAt(program, 'after-action');
  const isTurned = !isBegin && now !== undefined && before !== undefined && now.number !== before.number;
  const hasLost = !isAgain && change.added.some((record) => record.kind === 'outcome' && isOutcomeLoss(record));
  if (!isBegin && events.length === 0 && !isActed && !isTurned && !hasLost) return undefined;
  const check = new ScoreCheck(table, program, before?.number ?? now?.number);
  if (isBegin) check.run('before-turn');
  for (const event of events) check.run('after-event', event);
  if (isActed) check.run('after-action', actionEventOf(table, done));
  if (hasLost) check.afterLosses();
  if (isTurned) endTurn(table, check, before.number, now.number);
  return check.change();
};

/** Checks after the ended turn and before the next; ends the game after the last turn (S6, S30). */
const endTurn = (table: Table, check: ScoreCheck, ended: number, begins: number): void => {
  check.run('after-turn');
  const last = decimalOf(readGameProperty(table, 'last-turn'));
  if (!check.isOver && last !== undefined && ended >= toNumber(last)) check.rank({ by: 'last-turn', turn: ended });
  check.turnTo(begins);
  check.run('before-turn');
};

const eventsWanted = (table: Table, program: ScoringProgram, done: StepContext, before: Turn | undefined) => {
  const needs = neededBy(program);
  return needs.length === 0
    ? []
    : gameEventsOfStep(table, done, before, (piece) => needs.some((one) => isNeeded(one, piece)));
};

const neededBy = derived(({ definitions }: ScoringProgram) =>
  definitions.flatMap(({ when }) => (when.moment === 'after-event' ? when.needs : [])),
);

const isNeeded = (needs: KeeperDefinition['when']['needs'], { prototype = '', name }: Piece): boolean =>
  (needs.get('type')?.has(prototype) ?? true) && (needs.get('piece')?.has(name) ?? true);

const judgesAt = ({ definitions }: ScoringProgram, moment: CheckMoment): boolean =>
  definitions.some(({ when }) => when.moment === moment);

const turnBefore = (table: Table, change: Change): Turn | undefined => {
  const now = table.get('turn', 'turn');
  const update = change.updated.find(({ kind }) => kind === 'turn');
  return now && update ? revertRecordPatch(now, update) : now;
};

/** Returns the turn after this step's first check. Reactions may have changed it since. */
const judgedTurn = (table: Table): Turn | undefined => {
  const turn = table.get('check', 'check')?.turn;
  return turn && { kind: 'turn', id: 'turn', ...turn };
};

const finish = (table: Table): Change | Refusal => {
  if (!canRank(table)) return refuse('nothing-ranks', {});
  const check = new ScoreCheck(table, scoringProgramOf(table), table.get('turn', 'turn')?.number);
  check.rank({ by: 'players' });
  return join(check.change());
};

/** The scorekeepers. They judge after everything else in a step, so this system comes last. */
export const scorekeeperSystem = {
  name: 'scorekeepers',
  records: {
    scoring: {
      schema: addedScorekeepersSchema,
      names: 'anything',
      visibility: redactAddedScorekeepers,
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values', 'counts'],
      reports: scoreReportsOf,
      texts: { texts: 'word' },
    },
    scorekeeper: {
      schema: scorekeeperSchema,
      names: 'anything',
      visibility: redactScorekeeper,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: 'nothing',
    },
    'round-score': {
      schema: roundScoreSchema,
      names: 'anything',
      visibility: redactRoundScore,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: 'nothing',
      texts: { keeper: 'word' },
    },
    check: {
      schema: scorekeeperCheckSchema,
      names: 'anything',
      visibility: redactScorekeeperCheck,
      undo: 'unless-later',
      recognized: 'nobody',
      affects: [],
      reports: scoreReportsOf,
      texts: { said: 'word' },
    },
    outcome: {
      schema: sideOutcomeSchema,
      names: (table, { id }) => isValidSideReference(table, id),
      visibility: redactOutcome,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['values'],
      reports: scoreReportsOf,
      texts: { cause: 'word', scores: 'word' },
    },
  },
  tellers: keeperTellers,
  named: namedPartsOfScorekeepers,
  properties: [gdlUnitProperties, gdlSideProperties, gdlGameProperties],
  reports: scoreReportDefinitions,
  operations: {
    'define-scores': {
      play: false,
      gain: 'arranges',
      answer: 'apart',
      told: 'phrases',
      texts: { text: 'word' },
      refusalOf: (table, { actor }) => refusalOfChangingTable(table, actor),
      decide: (table, { text }) => decideDefine(table, text),
    },
    finish: {
      play: true,
      gain: 'arranges',
      answer: 'open',
      told: 'phrases',
      refusalOf: (table, { actor }) => refusalOutsidePlay(table) ?? refusalOfHostAct(table, actor),
      decide: finish,
    },
  },
  scoreOf: scoreOfScorekeeperCard,
  reactions: (table, done) => chargeToUpkeepMeter(() => follows(table, done)),
  acts: 'none',
} satisfies System;
