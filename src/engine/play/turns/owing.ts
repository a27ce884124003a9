import type { PersonId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { isRefusal } from '../../core/refusal.ts';
import { handlerOf, listedActs } from '../../core/step.ts';
import type { StepEnvironment } from '../../core/system.ts';
import type { Table } from '../../core/table.ts';
import { refusalOf } from '../../modifiers/may.ts';
import { isRuledPiece } from '../moves/judge.ts';
import { moduleOf } from '../queries.ts';
import { ownerOf } from '../rights.ts';
import { actOf, actsIn, owedIn, type PhaseNow } from './phases.ts';

/** What a side owes in a phase, of what it can do there: nobody owes what can't be done. */

/** Whether nothing that the actor knows stands against an act. */
const isLegal = (environment: StepEnvironment, operation: Operation): boolean =>
  !refusalOf(environment.seen, operation) &&
  !isRefusal(handlerOf(environment.seen.systems, operation.kind).decide(environment.seen, operation, environment));

/** A piece that goes where its player says can always be moved. */
const hasFreePiece = (seen: Table, { record }: PhaseNow): boolean => {
  for (const piece of seen.all('piece'))
    if (!isRuledPiece(seen, piece) && ownerOf(seen, piece) === record.side) return true;
  return false;
};

/** Whether something of that name can be done, as far as the actor knows; what nobody lists is taken to be possible. */
const canDo = (what: string, now: PhaseNow, actor: PersonId, environment: StepEnvironment): boolean => {
  const { seen } = environment;
  const isAction = (moduleOf(seen).actions ?? []).some(({ name }) => name === what);
  if (!isAction && (what !== 'move' || hasFreePiece(seen, now))) return true;
  const asked = isAction ? ({ kind: 'act', action: what, isBrief: true } as const) : ({ kind: 'move' } as const);
  for (const operation of listedActs(seen, actor, asked))
    if (actOf(operation) === what && isLegal(environment, operation)) return true;
  return false;
};

/** How many acts a side still must do in its phase, as far as whoever plays it knows: none where it can do nothing. */
export const stillOwed = (now: PhaseNow, actor: PersonId, environment: StepEnvironment): number => {
  const { seen } = environment;
  const owed = owedIn(seen, now);
  const canAct = (): boolean =>
    actsIn(seen, now).some(({ what, left }) => left !== 0 && canDo(what, now, actor, environment));
  return owed > 0 && canAct() ? owed : 0;
};
