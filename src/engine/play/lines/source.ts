import { derived } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import type { PhaseDefinition } from '../turns/form.ts';
import type { ActionDefinition, PaymentDefinition } from './action-form.ts';
import type { EffectDefinition } from './effect-form.ts';
import type { Instruction, SaysDefinition } from './form.ts';

/** The part of a module that instructions come from, as a game stores it. */
export interface LinesSource {
  readonly part: 'action' | 'effect' | 'phase';
  readonly name: string;
  readonly of: 'pay' | 'does' | 'instead' | 'begin' | 'end';
}

/** The names for the pieces that were paid, and for the change that was given. */
export const PAID = 'payment';
export const CHANGE = 'change';
export const PAYMENT_NAMES: readonly string[] = [PAID, CHANGE];

export const payingLines = ({ to, on }: PaymentDefinition): readonly Instruction[] => [
  to === undefined ? { remove: PAID } : { move: PAID, to },
  { move: CHANGE, to: on ?? 'Hand' },
];

export const withSaying = (lines: readonly Instruction[], says: SaysDefinition | undefined): readonly Instruction[] =>
  says ? [...lines, { says }] : lines;

export const beginningOf = ({ begin = [], says }: PhaseDefinition): readonly Instruction[] =>
  says ? [{ says }, ...begin] : begin;

export const doneByEffect = ({ does, instead, says }: EffectDefinition): readonly Instruction[] =>
  withSaying(does ?? instead ?? [], says);

/** Returns the instructions that a part has in the present module. Empty if the module no longer has the part. */
export const linesFrom = (
  { actions, effects, turn }: Module,
  { part, name, of }: LinesSource,
): readonly Instruction[] => {
  if (part === 'action') {
    const action = actions?.find((one) => one.name === name);
    return (
      (of === 'pay' ? action?.pay && payingLines(action.pay) : action && withSaying(action.does, action.says)) ?? []
    );
  }
  const effect = part === 'effect' ? effects?.find((one) => one.name === name) : undefined;
  if (effect) return doneByEffect(effect);
  const phase = part === 'phase' ? turn?.phases?.find((one) => one.name === name) : undefined;
  if (of === 'end') return phase?.end ?? [];
  return phase ? beginningOf(phase) : [];
};

export const allLines = derived(({ actions = [], effects = [], turn }: Module): readonly Instruction[] => [
  ...(turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]),
  ...actions.flatMap(({ does }) => does),
  ...effects.flatMap(({ does = [], instead = [] }) => [...does, ...instead]),
]);

/**
 * True if the module has a sentence for this part. The sentence replaces all reports of what the instructions do (G30).
 */
export const speaks = (
  { actions, effects, turn }: Module,
  { part, name }: Pick<LinesSource, 'part' | 'name'>,
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
