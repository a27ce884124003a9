import type { Module } from '../module.ts';
import type { PaymentDefinition } from './action-form.ts';
import type { Instruction } from './form.ts';

/** Where lines stand in a module: what a game stores of what is still to be done names them. */
export interface LinesSource {
  readonly part: 'action' | 'effect' | 'phase';
  /** The name of the action, the effect or the phase. */
  readonly name: string;
  readonly of: 'pay' | 'does' | 'instead' | 'begin' | 'end';
}

/** What is paid, and what is given back, stand for these in the lines by which they go. */
export const PAID = 'payment';
export const CHANGE = 'change';

/** What is paid goes, then change is given. */
export const payingLines = ({ to, on }: PaymentDefinition): readonly Instruction[] => [
  to === undefined ? { remove: PAID } : { move: PAID, to },
  { move: CHANGE, to: on ?? 'Hand' },
];

/** Those lines, as the module has them now; none, where it has nothing of that name. */
export const linesFrom = (
  { actions, effects, turn }: Module,
  { part, name, of }: LinesSource,
): readonly Instruction[] => {
  if (part === 'action') {
    const action = actions?.find((one) => one.name === name);
    return (of === 'pay' ? action?.pay && payingLines(action.pay) : action?.does) ?? [];
  }
  const effect = part === 'effect' ? effects?.find((one) => one.name === name) : undefined;
  if (effect) return (of === 'instead' ? effect.instead : effect.does) ?? [];
  const phase = part === 'phase' ? turn?.phases?.find((one) => one.name === name) : undefined;
  return (of === 'end' ? phase?.end : phase?.begin) ?? [];
};
