import type { Module } from '../../engine/index.ts';
import { moduleOf } from './build.ts';
import { type Check, namesInList, namesInMapping, tellUnknown } from './check.ts';
import { checkMaps } from './check-boards.ts';
import { checkSetup } from './check-setup.ts';
import { checkDomains, checkPrototypes, checkValues } from './check-values.ts';
import { readDocument } from './document.ts';
import { writtenOut } from './each.ts';
import { type Fault, type FoundFault, placed } from './fault.ts';
import { fileSchema } from './format.ts';
import { expectation, issueFaults } from './issues.ts';
import { DEEPEST, LARGEST, tokensOf } from './limits.ts';
import { itemsIn, partOf, type Spot } from './spot.ts';
import { newWork, type Work } from './work.ts';

export type ReadModule = { readonly ok: true; readonly module: Module } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads a module's file, YAML or JSON (T25): the checked module, or all its faults at once in the order of the text, each with line, path, what is wrong and
 * what was expected. Faults of YAML itself are told alone, for nothing can be read behind them. Takes bounded work whatever the text.
 */
export const readModule = (text: string, work: Work = newWork()): ReadModule => {
  const cut = tokensOf(text, work);
  if (!cut.ok) return { ok: false, faults: placed([tooMuch(cut.why, cut.at)], text) };
  const { root, faults } = readDocument(text, cut.tokens, work);
  if (!root) return { ok: false, faults: placed(faults, text) };
  const whole = writtenOut(root, work);
  const form = fileSchema.safeParse(whole.value, { error: expectation });
  const found = [
    ...faults,
    ...(form.success ? [] : form.error.issues.flatMap((issue) => issueFaults(whole, issue))),
    ...crossFaults(whole, work),
  ];
  if (work.done >= work.limit) found.push(tooMuch('too-large', 0));
  if (form.success && found.length === 0) return { ok: true, module: moduleOf(form.data) };
  return { ok: false, faults: placed(found, text) };
};

const tooMuch = (code: 'too-large' | 'too-deep', at: number): FoundFault =>
  code === 'too-large'
    ? { code, at, path: '', wrong: 'the file is too large', expected: `at most ${LARGEST / 1024} KB, and fewer values and cells` }
    : { code, at, path: '', wrong: 'lists and mappings stand in each other too deep', expected: `at most ${DEEPEST} levels` };

/** What can only be seen by holding one part of the file against another. */
const crossFaults = (root: Spot, work: Work): readonly FoundFault[] => {
  const check: Check = { root, work, faults: [] };
  const sides = namesInList(check, root, 'sides');
  const turn = partOf(root, 'turn');
  if (turn) for (const side of itemsIn(turn, 'order')) tellUnknown(check, sides, side, 'side');
  const terrain = namesInMapping(check, root, 'terrain');
  const edges = namesInMapping(check, root, 'edges');
  const prototypes = namesInMapping(check, root, 'prototypes');
  const domains = checkDomains(check);
  checkValues(check, domains, partOf(root, 'values'));
  checkPrototypes(check, domains);
  checkSetup(check, sides, prototypes, checkMaps(check, { sides, terrain, edges, domains }));
  return check.faults;
};
