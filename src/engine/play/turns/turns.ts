import {
  type ActsAsked,
  type Change,
  type Operation,
  only,
  type PersonId,
  type Refusal,
  refuse,
  type SeenReport,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
} from '../../../table/index.ts';
import { questionRecordIn } from '../lines/question.ts';
import { canSideMoveAnyPiece } from '../moves/legal.ts';
import { allowOverruling, reportOverruledStep } from '../pieces/overruled.ts';
import { gameOf, isInGame, isSimultaneousPhase, isValidSideReference, moduleOf, onTurn, sidesOf } from '../queries.ts';
import { turnSchema } from '../records.ts';
import { refusalOfPlayingNow } from '../rights.ts';
import {
  choosingSidesIn,
  markSideReady,
  pendingCoveredActOf,
  phaseStateOfSide,
  readyCoveredActOf,
} from './covered-acts.ts';
import { doesMoveEndTurn, STUCK } from './form.ts';
import { startFirstTurn, startNextTurn } from './order.ts';
import { requiredActCountForActor } from './owing.ts';
import { phaseReportDefinitions, phaseReports } from './phase-reports.ts';
import { markPhaseLeft, refusalOfActInPhase, refusalOfEndingTurn, refusalOfLeavingPhase } from './phase-rules.ts';
import { advancePhase, passWithoutActing } from './phase-steps.ts';
import {
  type CurrentPhase,
  findCurrentPhase,
  isBiddingPhase,
  isMatchTrueOfSide,
  phaseVisibility,
  turnPhaseSchema,
} from './phases.ts';
import { turnReportDefinitions, turnReports } from './reports.ts';
import { turnRevelations } from './tellers.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /**
     * Ends the side's turn. With `byRule`, an instruction of the module does it. Acts that the side must still do are
     * then checked later, after the act with the instruction.
     */
    'end-turn': { readonly overruled?: true; readonly byRule?: true };
    /** Goes on to the next phase, or to the next side if the sides act one after another. */
    'next-phase': { readonly overruled?: true };
    /** Ends the turn without an act. `overruled` is true if the rules refuse it (G26). */
    pass: { readonly overruled?: true };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-turns': Record<never, never>;
    'ends-by-move': Record<never, never>;
    'no-passing': Record<never, never>;
    'pass-not-now': Record<never, never>;
  }
}

type Leaving = Operation<'end-turn' | 'next-phase'>;

/** Returns why a phase or turn can't end yet. Acts that the side must do but can't are ignored. */
const owing = (
  refusal: Refusal | undefined,
  now: CurrentPhase,
  { actor, overruled }: Leaving,
  environment: StepEnvironment,
): Refusal | undefined => {
  if (overruled || refusal?.code !== 'phase-owes') return overruled ? undefined : refusal;
  return !refusal.isComing && requiredActCountForActor(now, actor, environment) === 0 ? undefined : refusal;
};

/** Reports only that a side has chosen, because all chosen acts are done at the same time. */
const chosen = (seen: readonly SeenReport[]): readonly SeenReport[] => only(seen, 'chose');

const decideEnd = (table: Table, operation: Operation<'end-turn'>, environment: StepEnvironment): Change | Refusal => {
  const { overruled, byRule } = operation;
  if (doesMoveEndTurn(moduleOf(table).turn) && !overruled && !byRule) return refuse('ends-by-move', {});
  const now = findCurrentPhase(table);
  if (now && isSimultaneousPhase(table)) return doneAtOnce(table, now, operation, environment);
  if (now && byRule) return markPhaseLeft(now, 'turn');
  if (now) return owing(refusalOfEndingTurn(table, now), now, operation, environment) ?? markPhaseLeft(now, 'turn');
  return startNextTurn(table) ?? refuse('no-turns', {});
};

const decideNext = (
  table: Table,
  operation: Operation<'next-phase'>,
  environment: StepEnvironment,
): Change | Refusal => {
  const { turn } = moduleOf(table);
  const now = findCurrentPhase(table);
  if (!turn) return refuse('no-turns', {});
  if (!now) return doesMoveEndTurn(turn) ? refuse('ends-by-move', {}) : refuse('no-phases', {});
  if (isSimultaneousPhase(table)) return doneAtOnce(table, now, operation, environment);
  return owing(refusalOfLeavingPhase(table, now), now, operation, environment) ?? markPhaseLeft(now, 'phase');
};

const doneAtOnce = (
  table: Table,
  now: CurrentPhase,
  operation: Leaving,
  environment: StepEnvironment,
): Change | Refusal => {
  const { actor } = operation;
  const sides = choosingSidesIn(table).filter((side) => sidesOf(table, actor).includes(side));
  const side = sides.find((one) => !readyCoveredActOf(table, one)) ?? sides[0];
  if (side === undefined) return refuse('not-your-turn', { side: now.record.side });
  const laid = pendingCoveredActOf(table, side);
  const own = laid && !readyCoveredActOf(table, side) ? phaseStateOfSide(table, now, laid) : now;
  const refusal = owing(refusalOfLeavingPhase(table, own), own, operation, environment);
  return refusal ?? markSideReady(table, side, now, actor);
};

/** Passes the turn. In a phase in which the sides act one after another, passes only the phase. */
const decidePass = (
  table: Table,
  { overruled }: Operation<'pass'>,
  { seen, trial }: StepEnvironment,
): Change | Refusal => {
  const { pass } = moduleOf(table).turn ?? {};
  const side = onTurn(table);
  const bidding = findCurrentPhase(table);
  const owed = (now: CurrentPhase): Refusal | undefined => (overruled ? undefined : refusalOfLeavingPhase(table, now));
  if (bidding && isBiddingPhase(bidding)) return owed(bidding) ?? markPhaseLeft(bidding, 'phase');
  if (!side || (pass === undefined && !overruled)) return refuse('no-passing', {});
  const mayPass =
    overruled ||
    pass === undefined ||
    pass === true ||
    (pass === STUCK ? !canSideMoveAnyPiece(seen, side.id, trial) : isMatchTrueOfSide(table, side.id, pass));
  if (!mayPass) return refuse('pass-not-now', {});
  const now = findCurrentPhase(table);
  if (now && isSimultaneousPhase(table)) return refuse('pass-not-now', {});
  if (now?.record.acting !== undefined) return owed(now) ?? markPhaseLeft(now, 'phase');
  return startNextTurn(table, true) ?? refuse('no-turns', {});
};

/** Lists the operations that end a turn or phase, without checking them. */
function* actsByTurns(seen: Table, actor: PersonId, { piece, action }: ActsAsked): Generator<Operation> {
  const { turn } = moduleOf(seen);
  if (!turn || piece !== undefined || action !== undefined) return;
  if (turn.pass !== undefined && !isBiddingPhase(findCurrentPhase(seen))) yield { kind: 'pass', actor };
  if (doesMoveEndTurn(turn)) return;
  if (turn.phases) yield { kind: 'next-phase', actor };
  yield { kind: 'end-turn', actor };
}

/**
 * Returns the kind of the operation. For the answer to a question, returns the kind of the operation that the question
 * had interrupted.
 */
const kindDone = ({ operation, records }: StepContext): string => {
  const question = records.find(({ before }) => before?.kind === 'question')?.before;
  return operation.kind === 'answer' && question?.kind === 'question' ? question.by : operation.kind;
};

const FIRST = {};

/** Turns. With `after-move`, a move also ends the turn, and one undo takes both back. */
export const turnSystem = {
  name: 'turns',
  records: {
    turn: {
      schema: turnSchema,
      names: (table, { position }) => position < (moduleOf(table).turn?.order.length ?? 0),
      visibility: 'open',
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['values', 'modifiers'],
      reports: turnReports,
    },
    'turn-phase': {
      schema: turnPhaseSchema,
      names: (table, { side, last = side, out = [], acting = 0 }) =>
        [side, last, ...out].every((one) => isValidSideReference(table, one)) &&
        acting < (moduleOf(table).turn?.order.length ?? 0),
      visibility: phaseVisibility,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['values', 'modifiers'],
      reports: phaseReports,
      texts: { name: 'word' },
    },
  },
  reports: { ...turnReportDefinitions, ...phaseReportDefinitions },
  operations: {
    'end-turn': {
      play: true,
      gain: 'rules',
      answer: 'open',
      told: { isDone: (seen) => only(seen, 'turn').length > 0, also: chosen },
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor }) => refusalOfPlayingNow(table, actor)),
      decide: decideEnd,
    },
    'next-phase': {
      play: true,
      gain: 'rules',
      answer: 'open',
      told: { isDone: (seen) => chosen(seen).length === 0, also: (seen) => [...chosen(seen), ...only(seen, 'turn')] },
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor }) => refusalOfPlayingNow(table, actor)),
      decide: decideNext,
    },
    pass: {
      play: true,
      gain: 'rules',
      answer: 'open',
      told: 'by-name',
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor }) => refusalOfPlayingNow(table, actor)),
      decide: decidePass,
    },
  },
  acts: actsByTurns,
  forbids: refusalOfActInPhase,
  tellers: turnRevelations,
  reactions: (table, done) => {
    if (!table.get('turn', 'turn')) return undefined;
    const { operation, change, kept } = done;
    if (operation.kind === 'begin' && !kept.has(FIRST)) {
      kept.set(FIRST, true);
      const first = startFirstTurn(table);
      if (first) return first;
    }
    const ends = doesMoveEndTurn(moduleOf(table).turn) && kindDone(done) === 'move';
    if (ends && !questionRecordIn(table) && !change.updated.some(({ kind }) => kind === 'turn'))
      return startNextTurn(table);
    const side = gameOf(table).phase === 'playing' ? onTurn(table) : undefined;
    return side && !isInGame(table, side.id) && !questionRecordIn(table)
      ? passWithoutActing(table, done)
      : advancePhase(table, done);
  },
} satisfies System;
