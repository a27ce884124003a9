import { derived } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import type { PhaseDefinition } from '../turns/form.ts';
import type { ActionDefinition, PaymentDefinition } from './action-form.ts';
import type { EffectDefinition } from './effect-form.ts';
import type { Instruction, SentenceDefinition } from './form.ts';

/** The part of a module that instructions come from, as a game stores it. */
export interface InstructionSource {
  readonly part: 'action' | 'effect' | 'phase';
  readonly name: string;
  readonly of: 'pay' | 'does' | 'instead' | 'begin' | 'end';
}

/** The names for the pieces that were paid, and for the change that was given. */
export const PAID_PIECES_NAME = 'payment';
export const PAYMENT_CHANGE_NAME = 'change';
export const PAYMENT_NAMES: readonly string[] = [PAID_PIECES_NAME, PAYMENT_CHANGE_NAME];

export const paymentInstructionsOf = ({ to, on }: PaymentDefinition): readonly Instruction[] => [
  to === undefined ? { remove: PAID_PIECES_NAME } : { move: PAID_PIECES_NAME, to },
  { move: PAYMENT_CHANGE_NAME, to: on ?? 'Hand' },
];

export const appendSentence = (
  lines: readonly Instruction[],
  says: SentenceDefinition | undefined,
): readonly Instruction[] => (says ? [...lines, { says }] : lines);

export const phaseStartInstructions = ({ begin = [], says }: PhaseDefinition): readonly Instruction[] =>
  says ? [{ says }, ...begin] : begin;

export const instructionsOfEffect = ({ does, instead, says }: EffectDefinition): readonly Instruction[] =>
  appendSentence(does ?? instead ?? [], says);

/** Returns the instructions that a part has in the present module. Empty if the module no longer has the part. */
export const instructionsFromSource = (
  { actions, effects, turn }: Module,
  { part, name, of }: InstructionSource,
): readonly Instruction[] => {
  if (part === 'action') {
    const action = actions?.find((one) => one.name === name);
    return (
      (of === 'pay'
        ? action?.pay && paymentInstructionsOf(action.pay)
        : action && appendSentence(action.does, action.says)) ?? []
    );
  }
  const effect = part === 'effect' ? effects?.find((one) => one.name === name) : undefined;
  if (effect) return instructionsOfEffect(effect);
  const phase = part === 'phase' ? turn?.phases?.find((one) => one.name === name) : undefined;
  if (of === 'end') return phase?.end ?? [];
  return phase ? phaseStartInstructions(phase) : [];
};

export const allInstructionsOf = derived(({ actions = [], effects = [], turn }: Module): readonly Instruction[] => [
  ...(turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]),
  ...actions.flatMap(({ does }) => does),
  ...effects.flatMap(({ does = [], instead = [] }) => [...does, ...instead]),
]);

/**
 * True if the module has a sentence for this part. The sentence replaces all reports of what the instructions do (G30).
 */
export const hasSentence = (
  { actions, effects, turn }: Module,
  { part, name }: Pick<InstructionSource, 'part' | 'name'>,
): boolean => {
  if (part === 'action') return isSpoken(actions?.find((one) => one.name === name));
  if (part === 'effect') return isSpoken(effects?.find((one) => one.name === name));
  return isSpoken(turn?.phases?.find((one) => one.name === name));
};

type Speaking = Pick<ActionDefinition & EffectDefinition & PhaseDefinition, 'says'> & {
  readonly [Lines in 'does' | 'instead' | 'begin' | 'end']?: readonly Instruction[];
};

const isSpoken = (one: Partial<Speaking> | undefined): boolean => {
  if (!one) return false;
  const { says, does = [], instead = [], begin = [], end = [] } = one;
  return says !== undefined || [...does, ...instead, ...begin, ...end].some((line) => line.says !== undefined);
};
