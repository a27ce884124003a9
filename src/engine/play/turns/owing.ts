import {
  type ActsAsked,
  handlerOf,
  isRefusal,
  type Operation,
  type PersonId,
  type StepEnvironment,
  type Table,
  type World,
  whileSame,
} from '../../../table/index.ts';
import { refusalOf } from '../../modifiers/may.ts';
import { listLegalActs, listSystemActs, runWithinWorkLimit } from '../foresight.ts';
import { hasPieceMoveRules } from '../moves/judge.ts';
import { canModuleHideAnything, moduleOf, playersOf } from '../queries.ts';
import { ownerOf } from '../rights.ts';
import { seenTable } from '../secrecy/seen-table.ts';
import { type AllowedAct, allowedActsIn } from './phase-rules.ts';
import { actCountsInPhase, actsLeftInPhase, type CurrentPhase, requiredActCountIn } from './phases.ts';

const isLegal = (environment: StepEnvironment, operation: Operation): boolean =>
  !refusalOf(environment.seen, operation) &&
  !isRefusal(handlerOf(environment.seen.systems, operation.kind).decide(environment.seen, operation, environment));

/** True if the side has a piece without rules for its moves. Such a piece can always move. */
const hasFreePiece = (seen: Table, { record }: CurrentPhase): boolean => {
  for (const piece of seen.all('piece'))
    if (!hasPieceMoveRules(seen, piece) && ownerOf(seen, piece) === record.side) return true;
  return false;
};

type Legal = (asked: ActsAsked) => Iterable<Operation>;

/** True if an act is possible. Acts that can't be listed count as possible. */
const canDo = (seen: Table, what: string, now: CurrentPhase, legal: Legal): boolean => {
  const isAction = (moduleOf(seen).actions ?? []).some(({ name }) => name === what);
  if (!isAction && (what !== 'move' || hasFreePiece(seen, now))) return true;
  const [act] = legal(isAction ? { kind: 'act', action: what, isBrief: true } : { kind: 'move' });
  return act !== undefined;
};

const owedOf = (seen: Table, now: CurrentPhase, legal: Legal): number => {
  const owed = requiredActCountIn(seen, now);
  const canAct = (): boolean =>
    actCountsInPhase(seen, now).some(({ what, left }) => left !== 0 && canDo(seen, what, now, legal));
  return owed > 0 && canAct() ? owed : 0;
};

/** Returns how many acts a side must still do, as far as its player knows. It is 0 if none of them is possible. */
export const requiredActCountForActor = (now: CurrentPhase, actor: PersonId, environment: StepEnvironment): number => {
  const { seen } = environment;
  const legal: Legal = function* (asked) {
    for (const operation of listSystemActs(seen, actor, asked))
      if (operation.kind === asked.kind && isLegal(environment, operation)) yield operation;
  };
  return kept(seen, [seen.revision, actor, now.record, now.definition], () => owedOf(seen, now, legal));
};

const kept = whileSame<Table, number>();

/**
 * Returns how many acts a side must still do, as a reader may know it. It checks if these are possible only if that
 * reveals nothing.
 */
const owedFor = (reader: World, now: CurrentPhase, person: PersonId | undefined): number => {
  const owed = requiredActCountIn(reader, now);
  const players = playersOf(reader.ground, now.record.side);
  const own = person !== undefined && players.includes(person) ? person : undefined;
  const actor = canModuleHideAnything(moduleOf(reader)) ? own : (own ?? players[0]);
  if (owed === 0 || actor === undefined) return owed;
  const legal: Legal = (asked) => listLegalActs(reader.ground, refusalOf, actor, asked);
  return runWithinWorkLimit(
    reader.ground,
    actor,
    () => owedOf(seenTable(reader.ground, actor) ?? reader.ground, now, legal),
    () => owed,
  );
};

/** What a side can do and must do in a phase, as a reader may know it. */
export interface PhaseDuties {
  readonly acts: readonly AllowedAct[];
  /** The number of acts of all kinds together; undefined if the phase doesn't limit them together. */
  readonly left: number | undefined;
  readonly owed: number;
}

export const phaseDutiesFor = (reader: World, now: CurrentPhase, person: PersonId | undefined): PhaseDuties => ({
  acts: allowedActsIn(reader, now),
  left: actsLeftInPhase(reader, now),
  owed: owedFor(reader, now, person),
});
