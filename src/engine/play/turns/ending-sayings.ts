import { type Change, join, type StepContext, type Table } from '../../../table/index.ts';
import { GAME, type InstructionNameMeaning, IT_NAME, type Subject } from '../lines/names.ts';
import { addSpokenLines, createSpokenLine } from '../lines/sayings.ts';
import { type AnyGameEnding, isCounted, sentenceNamesOfEnding } from './ending-form.ts';
import type { ReachedEnding } from './ending-rules.ts';
import type { Outcome } from './outcomes.ts';

/** An ending that applies now (G39). */
interface Came {
  readonly ending: AnyGameEnding;
  readonly word: string;
  readonly ended: ReachedEnding;
  readonly outcomes: readonly Outcome[];
}

export const addEndingSentence = (table: Table, { records }: Pick<StepContext, 'records'>, came: Came): Change => {
  const { ending, word, outcomes } = came;
  const isTied = isCounted(ending) && outcomes.some(({ result }) => result === 'drew');
  const says = isTied && 'tied' in ending ? ending.tied : isTied ? undefined : ending.says;
  if (!says) return join();
  const { bound, it } = meaningOf(table, came, isTied);
  const line = createSpokenLine(
    table,
    table,
    { part: 'ending', name: word, names: { side: undefined, it, bound } },
    says,
  );
  return addSpokenLines(
    table,
    [line],
    records.some(({ before, after }) => (after ?? before)?.kind === 'spoken'),
  );
};

const meaningOf = (
  table: Table,
  { ending, ended: { own, piece }, outcomes }: Came,
  isTied: boolean,
): { readonly it: Subject; readonly bound: { readonly [name: string]: InstructionNameMeaning } } => {
  const sidesWith = (result: Outcome['result']): InstructionNameMeaning => ({
    subjects: outcomes.filter((one) => one.result === result).map(({ id }) => ({ kind: 'side', id })),
  });
  const amounts = outcomes.flatMap(({ cause }) =>
    cause?.by === 'ending' && cause.amount !== undefined ? [cause.amount] : [],
  );
  const all: { readonly [name: string]: InstructionNameMeaning } = {
    Winner: sidesWith('won'),
    Loser: sidesWith('lost'),
    Tied: sidesWith('drew'),
    Piece: { subjects: piece === undefined ? [] : [{ kind: 'piece', id: piece }] },
    Most: { value: Math.max(...amounts) },
    Least: { value: Math.min(...amounts) },
  };
  const { sides, pieces, values } = sentenceNamesOfEnding(ending, [...table.all('side')].length, isTied);
  const known = [...sides, ...pieces, ...values].filter((name) => name !== IT_NAME);
  return {
    it: own === 'all' ? GAME : { kind: 'side', id: own },
    bound: Object.fromEntries(known.flatMap((name) => (all[name] ? [[name, all[name]] as const] : []))),
  };
};
