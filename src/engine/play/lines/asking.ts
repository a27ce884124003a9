import type { StepContext, Table } from '../../../table/index.ts';
import { MINUTE_MS } from '../consent/consent.ts';
import { canGameHideAnything, isInGame } from '../queries.ts';
import { findMatchingSubjects } from './candidates.ts';
import type { ChoiceDefinition } from './form.ts';
import type { Item, LineItem } from './item.ts';
import { type InstructionNameMeaning, type InstructionNames, meaningOfChosenThings } from './names.ts';
import { findSideByInstructionName } from './operations.ts';
import { asked, type Question } from './question.ts';

/**
 * Returns the question that an instruction asks; undefined if there is no side to ask. If nothing is hidden, a question
 * with a single answer is not asked. Otherwise it is always asked, so that other players don't learn the number of
 * answers.
 */
export const createInstructionQuestion = (
  table: Table,
  { operation, environment: { now } }: Pick<StepContext, 'operation' | 'environment'>,
  { names, run }: Pick<Item, 'names' | 'run'>,
  what: LineItem,
  behind: readonly Item[],
): Question | InstructionNameMeaning | undefined => {
  const { choose, side: called, hours } = what.line;
  const side =
    called === undefined ? names.side : findSideByInstructionName({ world: table, names, actor: run.actor }, called);
  if (side === undefined || !choose) return undefined;
  if (!isInGame(table, side)) return EMPTY_MEANING;
  const only = canGameHideAnything(table) ? undefined : onlyAnswer(table, { ...names, side }, choose);
  if (only) return only;
  const more = { side, by: operation.kind, ...(hours === undefined ? {} : { until: now + hours * 60 * MINUTE_MS }) };
  return asked(table, { run, names, what: { ...what } }, behind, more);
};

export const EMPTY_MEANING: InstructionNameMeaning = { subjects: [] };

const onlyAnswer = (
  table: Table,
  names: InstructionNames,
  choose: ChoiceDefinition,
): InstructionNameMeaning | undefined => {
  if (choose.kind === 'number') return undefined;
  const all = findMatchingSubjects(table, names, choose);
  return all.length === 0 || all.length <= choose.least ? meaningOfChosenThings(choose, all) : undefined;
};
