import {
  type ActsAsked,
  type Change,
  type Operation,
  only,
  type PersonId,
  type Refusal,
  refuse,
  type Seen,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
} from '../../../table/index.ts';
import { questionIn } from '../lines/question.ts';
import { canMoveAny } from '../moves/legal.ts';
import { orOverruled, overruledSeen } from '../pieces/overruled.ts';
import { gameOf, isForAll, isInGame, isSide, moduleOf, onTurn, sidesOf } from '../queries.ts';
import { turnSchema } from '../records.ts';
import { refusalOfPlaying } from '../rights.ts';
import { coveredBy, doesNoMore, laidBy, phaseOfSide, sidesChoosing } from './covered-acts.ts';
import { endsByMove, STUCK } from './form.ts';
import { firstTurn, nextTurn } from './order.ts';
import { stillOwed } from './owing.ts';
import { phaseReportRules, phaseReports } from './phase-reports.ts';
import { leaving, refusalOfEnding, refusalOfLeaving, refusalOfPhase } from './phase-rules.ts';
import { phaseFollows, withoutActing } from './phase-steps.ts';
import { isBidding, isTrueOf, type PhaseNow, phaseNow, phaseVisibility, turnPhaseSchema } from './phases.ts';
import { turnReportRules, turnReports } from './reports.ts';
import { turnTellers } from './tellers.ts';

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
  now: PhaseNow,
  { actor, overruled }: Leaving,
  environment: StepEnvironment,
): Refusal | undefined => {
  if (overruled || refusal?.code !== 'phase-owes') return overruled ? undefined : refusal;
  return !refusal.isComing && stillOwed(now, actor, environment) === 0 ? undefined : refusal;
};

/** Reports only that a side has chosen, because all chosen acts are done at the same time. */
const chosen = (seen: readonly Seen[]): readonly Seen[] => only(seen, 'chose');

const decideEnd = (table: Table, operation: Operation<'end-turn'>, environment: StepEnvironment): Change | Refusal => {
  const { overruled, byRule } = operation;
  if (endsByMove(moduleOf(table).turn) && !overruled && !byRule) return refuse('ends-by-move', {});
  const now = phaseNow(table);
  if (now && isForAll(table)) return doneAtOnce(table, now, operation, environment);
  if (now && byRule) return leaving(now, 'turn');
  if (now) return owing(refusalOfEnding(table, now), now, operation, environment) ?? leaving(now, 'turn');
  return nextTurn(table) ?? refuse('no-turns', {});
};

const decideNext = (
  table: Table,
  operation: Operation<'next-phase'>,
  environment: StepEnvironment,
): Change | Refusal => {
  const { turn } = moduleOf(table);
  const now = phaseNow(table);
  if (!turn) return refuse('no-turns', {});
  if (!now) return endsByMove(turn) ? refuse('ends-by-move', {}) : refuse('no-phases', {});
  if (isForAll(table)) return doneAtOnce(table, now, operation, environment);
  return owing(refusalOfLeaving(table, now), now, operation, environment) ?? leaving(now, 'phase');
};

const doneAtOnce = (
  table: Table,
  now: PhaseNow,
  operation: Leaving,
  environment: StepEnvironment,
): Change | Refusal => {
  const { actor } = operation;
  const sides = sidesChoosing(table).filter((side) => sidesOf(table, actor).includes(side));
  const side = sides.find((one) => !coveredBy(table, one)) ?? sides[0];
  if (side === undefined) return refuse('not-your-turn', { side: now.record.side });
  const laid = laidBy(table, side);
  const own = laid && !coveredBy(table, side) ? phaseOfSide(table, now, laid) : now;
  const refusal = owing(refusalOfLeaving(table, own), own, operation, environment);
  return refusal ?? doesNoMore(table, side, now, actor);
};

/** Passes the turn. In a phase in which the sides act one after another, passes only the phase. */
const decidePass = (
  table: Table,
  { overruled }: Operation<'pass'>,
  { seen, trial }: StepEnvironment,
): Change | Refusal => {
  const { pass } = moduleOf(table).turn ?? {};
  const side = onTurn(table);
  const bidding = phaseNow(table);
  const owed = (now: PhaseNow): Refusal | undefined => (overruled ? undefined : refusalOfLeaving(table, now));
  if (bidding && isBidding(bidding)) return owed(bidding) ?? leaving(bidding, 'phase');
  if (!side || (pass === undefined && !overruled)) return refuse('no-passing', {});
  const mayPass =
    overruled ||
    pass === undefined ||
    pass === true ||
    (pass === STUCK ? !canMoveAny(seen, side.id, trial) : isTrueOf(table, side.id, pass));
  if (!mayPass) return refuse('pass-not-now', {});
  const now = phaseNow(table);
  if (now && isForAll(table)) return refuse('pass-not-now', {});
  if (now?.record.acting !== undefined) return owed(now) ?? leaving(now, 'phase');
  return nextTurn(table, true) ?? refuse('no-turns', {});
};

/** Lists the operations that end a turn or phase, without checking them. */
function* actsByTurns(seen: Table, actor: PersonId, { piece, action }: ActsAsked): Generator<Operation> {
  const { turn } = moduleOf(seen);
  if (!turn || piece !== undefined || action !== undefined) return;
  if (turn.pass !== undefined && !isBidding(phaseNow(seen))) yield { kind: 'pass', actor };
  if (endsByMove(turn)) return;
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
        [side, last, ...out].every((one) => isSide(table, one)) && acting < (moduleOf(table).turn?.order.length ?? 0),
      visibility: phaseVisibility,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['values', 'modifiers'],
      reports: phaseReports,
      texts: { name: 'word' },
    },
  },
  reports: { ...turnReportRules, ...phaseReportRules },
  operations: {
    'end-turn': {
      play: true,
      gain: 'rules',
      answer: 'open',
      told: { isDone: (seen) => only(seen, 'turn').length > 0, also: chosen },
      reports: overruledSeen,
      refusalOf: orOverruled((table, { actor }) => refusalOfPlaying(table, actor)),
      decide: decideEnd,
    },
    'next-phase': {
      play: true,
      gain: 'rules',
      answer: 'open',
      told: { isDone: (seen) => chosen(seen).length === 0, also: (seen) => [...chosen(seen), ...only(seen, 'turn')] },
      reports: overruledSeen,
      refusalOf: orOverruled((table, { actor }) => refusalOfPlaying(table, actor)),
      decide: decideNext,
    },
    pass: {
      play: true,
      gain: 'rules',
      answer: 'open',
      told: 'by-name',
      reports: overruledSeen,
      refusalOf: orOverruled((table, { actor }) => refusalOfPlaying(table, actor)),
      decide: decidePass,
    },
  },
  acts: actsByTurns,
  forbids: refusalOfPhase,
  tellers: turnTellers,
  reactions: (table, done) => {
    if (!table.get('turn', 'turn')) return undefined;
    const { operation, change, kept } = done;
    if (operation.kind === 'begin' && !kept.has(FIRST)) {
      kept.set(FIRST, true);
      const first = firstTurn(table);
      if (first) return first;
    }
    const ends = endsByMove(moduleOf(table).turn) && kindDone(done) === 'move';
    if (ends && !questionIn(table) && !change.updated.some(({ kind }) => kind === 'turn')) return nextTurn(table);
    const side = gameOf(table).phase === 'playing' ? onTurn(table) : undefined;
    return side && !isInGame(table, side.id) && !questionIn(table)
      ? withoutActing(table, done)
      : phaseFollows(table, done);
  },
} satisfies System;
