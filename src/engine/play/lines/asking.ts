import type { StepContext, Table } from '../../../table/index.ts';
import { MINUTE } from '../consent/consent.ts';
import { hidesAnything, isInGame } from '../queries.ts';
import { candidates } from './candidates.ts';
import type { ChoiceDefinition } from './form.ts';
import type { Item, LineItem } from './item.ts';
import { type ActNames, type Bound, chosenThings } from './names.ts';
import { sideNamed } from './operations.ts';
import { asked, type Question } from './question.ts';

/**
 * Returns the question that an instruction asks; undefined if there is no side to ask. If nothing is hidden, a question
 * with a single answer is not asked. Otherwise it is always asked, so that other players don't learn the number of
 * answers.
 */
export const asking = (
  table: Table,
  { operation, environment: { now } }: Pick<StepContext, 'operation' | 'environment'>,
  { names, run }: Pick<Item, 'names' | 'run'>,
  what: LineItem,
  behind: readonly Item[],
): Question | Bound | undefined => {
  const { choose, side: called, hours } = what.line;
  const side = called === undefined ? names.side : sideNamed({ world: table, names, actor: run.actor }, called);
  if (side === undefined || !choose) return undefined;
  if (!isInGame(table, side)) return NONE;
  const only = hidesAnything(table) ? undefined : onlyAnswer(table, { ...names, side }, choose);
  if (only) return only;
  const more = { side, by: operation.kind, ...(hours === undefined ? {} : { until: now + hours * 60 * MINUTE }) };
  return asked(table, { run, names, what: { ...what } }, behind, more);
};

export const NONE: Bound = { subjects: [] };

const onlyAnswer = (table: Table, names: ActNames, choose: ChoiceDefinition): Bound | undefined => {
  if (choose.kind === 'number') return undefined;
  const all = candidates(table, names, choose);
  return all.length === 0 || all.length <= choose.least ? chosenThings(choose, all) : undefined;
};
