import {
  type Change,
  isRefusal,
  nothing,
  type Operation,
  type PieceId,
  type Refusal,
  refuse,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
  whileSame,
} from '../../table/index.ts';
import type { InstructionNameMeaning, InstructionNames } from '../play/lines/names.ts';
import { enqueueInstructions, nextInstructionChange } from '../play/lines/queue.ts';
import {
  spokenLinesReportRules,
  spokenLinesReports,
  spokenLinesSchema,
  spokenLinesVisibility,
} from '../play/lines/sayings.ts';
import { appendSentence, PAID_PIECES_NAME, PAYMENT_CHANGE_NAME, paymentInstructionsOf } from '../play/lines/source.ts';
import { condition } from '../play/lines/text.ts';
import { isConditionMet } from '../play/lines/value.ts';
import { UNTRIABLE_VERBS } from '../play/lines/verbs.ts';
import { valueOverridesId, valueOverridesSchema } from '../play/own-values.ts';
import { reportOverruledStep } from '../play/pieces/overruled.ts';
import { refusalOfOverrulingAct } from '../play/pieces/overruled-act.ts';
import { isSimultaneousPhase, isValidSideReference } from '../play/queries.ts';
import { refusalOfPlayingNow } from '../play/rights.ts';
import { listLegalActionUses, listPossibleActionUses } from './acts.ts';
import type { ChoiceValue } from './choices.ts';
import { covered, executeCoveredActs } from './covered.ts';
import { type ActWithPayment, judgeAct } from './judge.ts';
import type { PaymentPiece } from './payment.ts';
import { resumeAfterAnswer } from './questions.ts';
import { actReportDefinitions, ownValuesReports, reportAct } from './reports.ts';
import { actionTellers } from './tellers.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /** Does an action of the module (G9). */
    act: {
      readonly action: string;
      /** The id of the piece, cell or side that the action is done with. */
      readonly subject: string | undefined;
      readonly choices: { readonly [choice: string]: ChoiceValue };
      /** The pieces to pay with. If undefined, the smallest payment is used. */
      readonly payment: readonly PieceId[] | undefined;
      /** True if the action is done against the rules and without payment (G26). */
      readonly overruled?: true;
    };
  }
}

const piecesOf = (coins: readonly PaymentPiece[]): InstructionNameMeaning => ({
  subjects: coins.map(({ id }) => ({ kind: 'piece', id })),
});

const begin = (act: ActWithPayment, { actor }: Operation<'act'>, done: Pick<StepContext, 'kept'>): InstructionNames => {
  const { name, pay, does, says } = act.action;
  const names: InstructionNames = {
    ...act.names,
    bound: { ...act.names.bound, [PAID_PIECES_NAME]: piecesOf(act.paid), [PAYMENT_CHANGE_NAME]: piecesOf(act.change) },
  };
  const run = { actor, names, sees: 'actor' } as const;
  // The payment comes first, then the change that it gets, then everything else.
  if (pay)
    enqueueInstructions(done, { ...run, lines: paymentInstructionsOf(pay), from: { part: 'action', name, of: 'pay' } });
  return enqueueInstructions(done, {
    ...run,
    lines: appendSentence(does, says),
    from: { part: 'action', name, of: 'does' },
  });
};

/** Begins an act in a step of its own, to try its instructions. */
const begunApart = (act: ActWithPayment, operation: Operation<'act'>, environment: StepEnvironment) => {
  const tried = { operation, environment, kept: new Map<object, unknown>(), records: [] };
  return { tried, names: begin(act, operation, tried) };
};

/**
 * Tries an act on the actor's view, so that nothing hidden decides (D5). Returns the refusal by a check of the module,
 * or by a rule that an instruction breaks (G24). Instructions that end the turn aren't tried.
 */
const refusalBehind = (
  act: ActWithPayment,
  operation: Operation<'act'>,
  environment: StepEnvironment,
): Refusal | undefined => {
  const { name, check, choose, of, does } = act.action;
  if (!check) return undefined;
  const option = choose ? 'with' : of ? 'on' : 'name';
  const lines = does.filter(({ end }) => end === undefined);
  const { tried, names } = begunApart({ ...act, action: { ...act.action, does: lines } }, operation, environment);
  let stopped: Refusal | undefined;
  return environment.trial(
    (world) => {
      const next = nextInstructionChange(world, tried);
      if (!isRefusal(next)) return next;
      stopped = next;
      return undefined;
    },
    (world) => {
      const failed = check.find(({ that }) => !isConditionMet(world, names, condition(that)));
      return stopped ?? (failed && refuse('check-fails', { action: name, text: failed.text, option }));
    },
  );
};

/** True if an act changes nothing that its actor sees. Random results and decks always count as changes. */
const isIdle = (operation: Operation<'act'>, environment: StepEnvironment): boolean => {
  const { seen } = environment;
  if (isSimultaneousPhase(seen)) return true;
  const act = judgeAct(seen, operation);
  if (isRefusal(act) || act.action.does.some((line) => UNTRIABLE_VERBS.some((verb) => line[verb] !== undefined)))
    return false;
  return nextInstructionChange(seen, begunApart(act, operation, environment).tried) === undefined;
};

const judgedOnce = whileSame<StepEnvironment, ActWithPayment | Refusal>();

/**
 * Judges an act only once while the table is the same. An act is judged when it is decided on the view and on the
 * table, and when it is begun. There is one write between these, even if it is empty.
 */
const judgedInStep = (
  operation: Operation<'act'>,
  environment: StepEnvironment,
  done?: StepContext,
): ActWithPayment | Refusal => {
  const { seen } = environment;
  if (done && done.records.length > 0) return judgeAct(seen, operation);
  return judgedOnce(environment, [operation, seen.revision - (done ? 1 : 0)], () => judgeAct(seen, operation));
};

const BEGUN = {};

const following = (table: Table, done: StepContext): Change | Refusal | undefined => {
  const { operation } = done;
  if (operation.kind === 'act' && !done.kept.has(BEGUN)) {
    done.kept.set(BEGUN, true);
    const act = isSimultaneousPhase(done.before)
      ? refuse('no-phases', {})
      : judgedInStep(operation, done.environment, done);
    if (!isRefusal(act)) begin(act, operation, done);
  }
  return executeCoveredActs(table, done, begin) ?? resumeAfterAnswer(table, done) ?? nextInstructionChange(table, done);
};

/**
 * The actions of a module. Their instructions are ordinary operations, but the actor doesn't need the right to do
 * these.
 */
export const actionSystem = {
  name: 'actions',
  tellers: actionTellers,
  named: ({ actions = [] }) =>
    actions.map(({ name, text: _, reveals: __, ...matters }) => ({ part: 'action', name, matters })),
  records: {
    spoken: {
      schema: spokenLinesSchema,
      names: 'anything',
      visibility: spokenLinesVisibility,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: spokenLinesReports,
      texts: { lines: 'word' },
    },
    'own-values': {
      schema: valueOverridesSchema,
      names: (table, { id, side }) => isValidSideReference(table, side) && id === valueOverridesId(side),
      visibility: 'open',
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['values', 'modifiers', 'counts'],
      reports: ownValuesReports,
      texts: { values: 'word' },
    },
  },
  reports: { ...actReportDefinitions, ...spokenLinesReportRules },
  operations: {
    act: {
      play: true,
      gain: 'rules',
      followsAsSeen: true,
      changesNothing: isIdle,
      answer: 'apart',
      told: 'phrases',
      texts: { action: 'word', subject: 'word', choices: 'word' },
      reports: (telling, act) => [...reportAct(telling, act), ...reportOverruledStep(telling, act)],
      refusalOf: (table, act) =>
        act.overruled ? refusalOfOverrulingAct(table, act) : refusalOfPlayingNow(table, act.actor),
      decide: (table, operation, environment) => {
        const act = judgedInStep(operation, environment);
        if (isRefusal(act)) return act;
        if (operation.overruled) return nothing;
        const { side } = act.names;
        const refusal = refusalBehind(act, operation, environment);
        return (
          refusal ?? (side === undefined || !isSimultaneousPhase(table) ? nothing : covered(table, side, operation))
        );
      },
    },
  },
  acts: listPossibleActionUses,
  legalActs: listLegalActionUses,
  reactions: following,
} satisfies System;
