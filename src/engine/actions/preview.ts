import { namesInTemplate, parseTextTemplate } from '../../table/expression/index.ts';
import type { Value, World } from '../../table/index.ts';
import type { ActionDefinition } from '../play/lines/action-form.ts';
import { findMatchingSubjects } from '../play/lines/candidates.ts';
import type { InstructionNames } from '../play/lines/names.ts';
import { condition, parseFormula } from '../play/lines/text.ts';
import { evaluateExpression, findValueByName, isConditionMet } from '../play/lines/value.ts';

export type PreviewValues = { readonly [name: string]: Value };

/**
 * Returns the values of the names in an action's `preview`, before anything is done. The `let` lines at the beginning
 * give their names their values, as far as this world shows. Undefined without a preview, and if a name has no value.
 */
export const previewValuesOf = (
  world: World,
  { preview, does }: ActionDefinition,
  names: InstructionNames,
): PreviewValues | undefined => {
  if (preview === undefined) return undefined;
  let known = names;
  for (const { let: name, be, when, each } of does) {
    if (name === undefined || be === undefined) break;
    if (when !== undefined && !isConditionMet(world, known, condition(when))) continue;
    for (const it of each ? findMatchingSubjects(world, known, each) : [known.it]) {
      const value = evaluateExpression(world, { ...known, it }, parseFormula(be)) ?? '';
      known = { ...known, bound: { ...known.bound, [name]: { value } } };
    }
  }
  const values: { [name: string]: Value } = {};
  for (const name of namesInTemplate(parseTextTemplate(preview))) {
    const value = findValueByName(world, known, name);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values;
};
