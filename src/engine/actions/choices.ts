import {
  decimalOf,
  type FormulaText,
  isRefusal,
  type Refusal,
  refuse,
  toNumber,
  type World,
} from '../../table/index.ts';
import type { ActionDefinition } from '../play/lines/action-form.ts';
import { isMatchingSubject } from '../play/lines/candidates.ts';
import type { ChoiceDefinition, NumberChoice, SubjectChoice } from '../play/lines/form.ts';
import { type InstructionNameMeaning, type InstructionNames, meaningOfChosenThings } from '../play/lines/names.ts';
import { parseFormula } from '../play/lines/text.ts';
import { evaluateExpression } from '../play/lines/value.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-choice': { readonly action: string; readonly choice: string; readonly names: readonly string[] };
    'choice-lacks': { readonly action: string; readonly choice: string; readonly least: number };
    'choice-too-many': { readonly action: string; readonly choice: string; readonly most: number };
    'choice-not-that': { readonly action: string; readonly choice: string; readonly chosen: string };
    'choice-range': {
      readonly action: string;
      readonly choice: string;
      readonly from: number;
      readonly to: number;
    };
  }
}

/** The chosen things, by their ids, or a chosen number. */
export type ChoiceValue = number | readonly string[];

export const numberRangeOfChoice = (
  world: World,
  names: InstructionNames,
  { from, to }: NumberChoice,
): { readonly from: number; readonly to: number } => {
  const bound = (text: FormulaText): number => {
    const decimal = decimalOf(evaluateExpression(world, names, parseFormula(text)));
    return decimal === undefined ? 0 : toNumber(decimal);
  };
  return { from: Math.ceil(bound(from)), to: Math.floor(bound(to)) };
};

/** Returns the names of an action together with all its choices, or a refusal because of the first invalid choice. */
export const bindChoices = (
  world: World,
  name: string,
  choose: NonNullable<ActionDefinition['choose']>,
  names: InstructionNames,
  chosen: { readonly [choice: string]: ChoiceValue },
): InstructionNames | Refusal => {
  const stranger = Object.keys(chosen).find((one) => !Object.hasOwn(choose, one));
  if (stranger !== undefined)
    return refuse('no-such-choice', { action: name, choice: stranger, names: Object.keys(choose) });
  let known = names;
  for (const [choice, definition] of Object.entries(choose)) {
    const what = Object.hasOwn(chosen, choice) ? chosen[choice] : undefined;
    const bound = bindChoice(world, name, known, choice, definition, what);
    if (isRefusal(bound)) return bound;
    known = { ...known, bound: { ...known.bound, [choice]: bound } };
  }
  return known;
};

export const bindChoice = (
  world: World,
  action: string,
  names: InstructionNames,
  choice: string,
  definition: ChoiceDefinition,
  chosen: ChoiceValue | undefined,
): InstructionNameMeaning | Refusal =>
  definition.kind === 'number'
    ? numberBound(world, action, names, choice, definition, chosen)
    : subjectsBound(world, action, names, choice, definition, chosen);

const numberBound = (
  world: World,
  action: string,
  names: InstructionNames,
  choice: string,
  definition: NumberChoice,
  chosen: ChoiceValue | undefined,
): InstructionNameMeaning | Refusal => {
  const { from, to } = numberRangeOfChoice(world, names, definition);
  const isFit = typeof chosen === 'number' && Number.isInteger(chosen) && chosen >= from && chosen <= to;
  return isFit ? { value: chosen } : refuse('choice-range', { action, choice, from, to });
};

const subjectsBound = (
  world: World,
  action: string,
  names: InstructionNames,
  choice: string,
  definition: SubjectChoice,
  chosen: ChoiceValue | undefined,
): InstructionNameMeaning | Refusal => {
  const ids = typeof chosen === 'object' ? [...new Set(chosen)] : [];
  const { least, most } = definition;
  if (ids.length < least) return refuse('choice-lacks', { action, choice, least });
  if (ids.length > most) return refuse('choice-too-many', { action, choice, most });
  const { kind } = definition;
  const stranger = ids.find((id) => !isMatchingSubject(world, names, definition, { kind, id }));
  if (stranger !== undefined) return refuse('choice-not-that', { action, choice, chosen: stranger });
  return meaningOfChosenThings(
    definition,
    ids.map((id) => ({ kind, id })),
  );
};
