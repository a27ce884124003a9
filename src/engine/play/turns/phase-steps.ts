import {
  added,
  type Change,
  removed,
  type SideId,
  type StepContext,
  type Table,
  updated,
} from '../../../table/index.ts';
import type { Instruction } from '../lines/form.ts';
import { questionRecordIn } from '../lines/question.ts';
import { enqueueInstructions } from '../lines/queue.ts';
import { phaseStartInstructions } from '../lines/source.ts';
import { gameOf, isInGame, moduleOf, playersOf, sideId, sidesInTurnOrder, sidesOf } from '../queries.ts';
import { choosingSidesIn } from './covered-acts.ts';
import { type PhaseDefinition, phaseMannerOf } from './form.ts';
import { nextSideInOrder, nextSideInPhase, startNextTurn } from './order.ts';
import { requiredActCountForActor } from './owing.ts';
import {
  type CurrentPhase,
  findCurrentPhase,
  hasNoPhaseActsLeft,
  instructionNamesOfSide,
  isBiddingPhase,
  isMatchTrueOfSide,
  phaseActNameOf,
  type TurnPhase,
} from './phases.ts';

interface Passing {
  isCounted: boolean;
  /** The number of turns that were passed in this step. */
  goes: number;
}

const KEY = {};

const passingIn = ({ kept }: StepContext): Passing => {
  const known = kept.get(KEY) as Passing | undefined;
  const passing = known ?? { isCounted: false, goes: 0 };
  if (!known) kept.set(KEY, passing);
  return passing;
};

/**
 * True after a full round in which no side can act. The game then waits for the next side, even if all its phases would
 * be skipped.
 */
const isRound = (table: Table, { goes }: Passing): boolean => goes > (moduleOf(table).turn?.order.length ?? 0);

export const advancePhase = (table: Table, done: StepContext): Change | undefined => {
  const phases = moduleOf(table).turn?.phases;
  const record = table.get('turn-phase', 'turn-phase');
  if (!phases) return record && removed(record);
  if (gameOf(table).phase !== 'playing') return undefined;
  const passing = passingIn(done);
  const now = findCurrentPhase(table);
  const isAsked = questionRecordIn(table) !== undefined;
  if (!now) return isAsked ? undefined : entered(table, phases, passing, done);
  const { kind } = done.operation;
  if (kind === 'undo' || kind === 'redo') return undefined;
  if (!passing.isCounted) {
    passing.isCounted = true;
    const counted = countedIn(table, now, done);
    if (counted) return counted;
  }
  return !isAsked && isOver(table, now, passing, done) ? passed(table, now, phases, passing, done) : undefined;
};

/** Counts an act of the phase. Only acts by the acting side's own players count. */
const countedIn = (table: Table, now: CurrentPhase, { operation }: StepContext): Change | undefined => {
  const { definition, record } = now;
  const manner = phaseMannerOf(definition);
  if (manner.isAtOnce) return undefined;
  const what = phaseActNameOf(operation);
  if (!Object.hasOwn(definition.act ?? {}, what) || !sidesOf(table, operation.actor).includes(record.side))
    return undefined;
  const done = { ...record.done, [what]: (record.done[what] ?? 0) + 1 };
  return updated(record, { ...record, done, ...(manner.isBid ? { last: record.side } : {}) });
};

const isOver = (
  table: Table,
  now: CurrentPhase,
  passing: Passing,
  { operation, environment }: StepContext,
): boolean => {
  if (now.record.ends) return true;
  if (phaseMannerOf(now.definition).isAtOnce)
    return now.record.passes !== undefined || choosingSidesIn(table).length === 0;
  const isBeyond = 'overruled' in operation && operation.overruled === true;
  const isDone = now.record.passes !== undefined;
  if (isDone && (isBeyond || requiredActCountForActor(now, operation.actor, environment) === 0)) return true;
  const canAct = now.definition.act !== undefined;
  return !(canAct && isRound(table, passing)) && hasNoPhaseActsLeft(table, now);
};

const blank = { kind: 'turn-phase', id: 'turn-phase', done: {} } as const;

const actingAfter = (table: Table, { name, skip }: PhaseDefinition, position: number): TurnPhase | undefined => {
  let at = nextSideInPhase(table, position);
  while (at && isMatchTrueOfSide(table, at.side, skip)) at = nextSideInPhase(table, at.position);
  return at && { ...blank, name, side: at.side, acting: at.position };
};

/** Returns the phase with the next side to bid. Sides that passed or couldn't act are out of the bidding. */
const biddingAfter = (table: Table, { name, skip }: PhaseDefinition, record: TurnPhase): TurnPhase | undefined => {
  const { side, acting = 0, done, passes, last, out: before = [], goes = 0 } = record;
  const out = passes !== undefined || Object.keys(done).length === 0 ? [...before, side] : before;
  const at = nextSideInOrder(table, acting, (one) => !out.includes(one) && !isMatchTrueOfSide(table, one, skip));
  if (!at || at.side === last) return undefined;
  const known = { ...(out.length > 0 ? { out } : {}), ...(last === undefined ? {} : { last }) };
  return { ...blank, name, side: at.side, acting: at.position, goes: goes + 1, ...known };
};

const otherIn = (table: Table, now: CurrentPhase, acting: number): TurnPhase | undefined =>
  isBiddingPhase(now) ? biddingAfter(table, now.definition, now.record) : actingAfter(table, now.definition, acting);

const beginning = (table: Table, definition: PhaseDefinition, isSkipping: boolean): TurnPhase | undefined => {
  const position = table.get('turn', 'turn')?.position ?? 0;
  const { name, skip } = definition;
  const { isAtOnce, isInTurn } = phaseMannerOf(definition);
  const side = sideId(moduleOf(table).turn?.order[position] ?? '');
  if (isSkipping && isAtOnce)
    return sidesInTurnOrder(table).some((one) => isInGame(table, one) && !isMatchTrueOfSide(table, one, skip))
      ? { ...blank, name, side }
      : undefined;
  if (isSkipping && isMatchTrueOfSide(table, side, skip))
    return isInTurn ? actingAfter(table, definition, position) : undefined;
  return { ...blank, name, side, ...(isInTurn ? { acting: position } : {}) };
};

const firstOf = (table: Table, phases: readonly PhaseDefinition[], isSkipping = true): TurnPhase | undefined => {
  for (const definition of phases) {
    const begun = beginning(table, definition, isSkipping);
    if (begun) return begun;
  }
  return undefined;
};

const nextGo = (table: Table, passing: Passing): Change | undefined => {
  passing.goes += 1;
  return startNextTurn(table);
};

const doing = (
  table: Table,
  done: StepContext,
  name: string,
  of: 'begin' | 'end',
  lines?: readonly Instruction[],
): void => {
  const side = turnOf(table);
  const actor = playersOf(table, side)[0] ?? done.operation.actor;
  if (lines)
    enqueueInstructions(done, {
      lines,
      from: { part: 'phase', name, of },
      actor,
      names: instructionNamesOfSide(side),
      sees: 'all',
    });
};

const turnOf = (table: Table): SideId =>
  sideId(moduleOf(table).turn?.order[table.get('turn', 'turn')?.position ?? 0] ?? '');

const begun = (table: Table, done: StepContext, next: TurnPhase): TurnPhase => {
  const definition = moduleOf(table).turn?.phases?.find(({ name }) => name === next.name);
  doing(table, done, next.name, 'begin', definition && phaseStartInstructions(definition));
  return next;
};

/**
 * Goes on to the next side in the phase. After the last side, goes on to the instructions at the end of the phase, the
 * next phase, or the next turn.
 */
const passed = (
  table: Table,
  now: CurrentPhase,
  phases: readonly PhaseDefinition[],
  passing: Passing,
  done: StepContext,
): Change | undefined => {
  const { definition, record } = now;
  const other = record.acting === undefined || record.ends ? undefined : otherIn(table, now, record.acting);
  if (other) return updated<TurnPhase>(record, other);
  if (definition.end && !record.ends) {
    doing(table, done, definition.name, 'end', definition.end);
    return updated<TurnPhase>(record, { ...record, ends: true });
  }
  const next = firstOf(table, phases.slice(phases.indexOf(definition) + 1));
  if (!next) return nextGo(table, passing);
  const isForAll = phases.some((phase) => phase.name === next.name && phaseMannerOf(phase).isAtOnce);
  const isPassing = record.passes === 'turn' && next.acting === undefined && !isForAll;
  return updated<TurnPhase>(record, { ...begun(table, done, next), ...(isPassing ? { passes: 'turn' } : {}) });
};

const entered = (
  table: Table,
  phases: readonly PhaseDefinition[],
  passing: Passing,
  done: StepContext,
): Change | undefined => {
  const open = isRound(table, passing) ? phases.filter(({ act }) => act !== undefined) : [];
  const next = firstOf(table, phases) ?? firstOf(table, open, false);
  return next ? added(begun(table, done, next)) : nextGo(table, passing);
};

export const passWithoutActing = (table: Table, done: StepContext): Change | undefined => {
  const phases = moduleOf(table).turn?.phases;
  const now = findCurrentPhase(table);
  return phases && now?.record.acting !== undefined
    ? passed(table, now, phases, passingIn(done), done)
    : startNextTurn(table);
};
