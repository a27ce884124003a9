import {
  type Change,
  caseOf,
  handlerOf,
  isRefusal,
  join,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepContext,
  type StepEnvironment,
  type Table,
  type World,
} from '../../../table/index.ts';
import { consentStateOf } from '../consent/consent.ts';
import { GAME } from '../lines/names.ts';
import { findScopeByName, targetPlaceOf } from '../lines/scopes.ts';
import { condition } from '../lines/text.ts';
import { isConditionMet } from '../lines/value.ts';
import { limitOfSide } from '../modifiers/limits.ts';
import { gameOf, isInGame, isMaster, moduleOf, sidesOf } from '../queries.ts';
import type { ConsentRequest, Piece } from '../records.ts';
import { refusalOutsidePlay } from '../rights.ts';
import { instructionNamesOfSide } from '../turns/phases.ts';
import type { ObjectiveDefinition } from './form.ts';
import { findCardsHeldBySide } from './held.ts';
import { addPointEntry, evaluateWholePoints, pointEntriesFrom } from './points.ts';
import { currentRoundNumber, MOST_POINT_ENTRIES, MOST_POINTS } from './records.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Claims the points of an objective of the module (S32). */
    claim: { readonly side: SideId; readonly objective: string };
  }
}

declare module '../../../table/core/system.ts' {
  interface System {
    /** Returns the score of a side, if a scorekeeper on the side's card keeps it. */
    readonly scoreOf?: (table: Table, scorekeeper: string, side: SideId) => number | undefined;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-objective': { readonly objective: string };
    'claim-unmet': { readonly objective: string };
    'claim-scored': { readonly objective: string; readonly side: SideId };
    'claim-limit': { readonly limit: number };
    'claim-needs-consent': { readonly sides: readonly SideId[] };
    'objectives-held': { readonly limit: number };
  }
}

const objectiveOf = (world: World, name: string): ObjectiveDefinition | undefined =>
  moduleOf(world).objectives?.find((one) => one.name === name);

/** Returns the card of an objective in a private map of the side (S33). */
export const cardHeld = (world: World, side: SideId, { card }: ObjectiveDefinition): Piece | undefined =>
  card === undefined ? undefined : findCardsHeldBySide(world, side, (prototype) => prototype === card)[0];

const heldBy = (world: World, side: SideId): readonly Piece[] => {
  const cards = objectiveCards(world);
  return cards.size === 0 ? [] : findCardsHeldBySide(world, side, (prototype) => cards.has(prototype));
};

const objectiveCards = (world: World): ReadonlySet<string> =>
  new Set((moduleOf(world).objectives ?? []).flatMap(({ card }) => card ?? []));

/** Returns why an actor can't claim an objective. Only players of the side and the game master may. */
export const refusalOfClaimingObjective = (
  table: Table,
  actor: PersonId,
  side: SideId,
  objective: string,
): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  if (refusal) return refusal;
  if (!isMaster(table, actor) && !sidesOf(table, actor).includes(side)) return refuse('not-a-player', {});
  if (!isInGame(table, side)) return refuse('out-of-game', {});
  return objectiveOf(table, objective) ? undefined : refuse('no-such-objective', { objective });
};

/**
 * Returns why a side can't get the points of an objective, even if all agree. A card counts only for the side that
 * holds it.
 */
export const refusalOfObjectivePoints = (table: Table, side: SideId, objective: string): Refusal | undefined => {
  const definition = objectiveOf(table, objective);
  const scored = definition && scoredBefore(table, side, definition);
  if (scored !== undefined) return refuse('claim-scored', { objective, side: scored });
  if (!definition || (definition.card !== undefined && !cardHeld(table, side, definition)))
    return refuse('no-such-objective', { objective });
  if (table.size('point') >= MOST_POINT_ENTRIES) return refuse('too-many-points', { most: MOST_POINT_ENTRIES });
  const limit = limitOfSide(table, 'claims', side, { kind: 'side', id: side });
  const round = currentRoundNumber(table);
  const names = new Set((moduleOf(table).objectives ?? []).map(({ name }) => name));
  const done = [...table.all('point')].filter(
    (one) => one.side === side && one.round === round && one.source !== undefined && names.has(one.source),
  );
  if (done.length >= limit) return refuse('claim-limit', { limit });
  const { when, scorekeeper } = definition;
  const isSo = when === undefined || isConditionMet(table, instructionNamesOfSide(side), condition(when));
  const isWorth = scorekeeper === undefined || scoreOf(table, scorekeeper, side) !== 0;
  return isSo && isWorth ? undefined : refuse('claim-unmet', { objective });
};

const scoreOf = (table: Table, name: string, side: SideId): number => {
  const [score = 0] = table.systems.flatMap((system) => system.scoreOf?.(table, name, side) ?? []);
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, score));
};

const scoredBefore = (world: World, side: SideId, { name, once }: ObjectiveDefinition): SideId | undefined => {
  if (once === 'any') return undefined;
  const all = pointEntriesFrom(world, once === 'game' ? undefined : side, name);
  return (once === 'round' ? all.filter(({ round }) => round === currentRoundNumber(world)) : all)[0]?.side;
};

/**
 * True if other players need not confirm the claim. Either its condition can be checked, or the objective is on a card.
 */
export const isObjectiveCheckable = ({ when, card }: ObjectiveDefinition): boolean =>
  when !== undefined || card !== undefined;

const scoring = (
  table: Table,
  side: SideId,
  { name, points, scorekeeper }: ObjectiveDefinition,
  by: PersonId,
  request?: string,
  turn?: number,
): Change =>
  addPointEntry(
    table,
    {
      side,
      points:
        scorekeeper === undefined
          ? evaluateWholePoints(table, instructionNamesOfSide(side), points ?? '0')
          : scoreOf(table, scorekeeper, side),
      source: name,
      by,
      ...(request === undefined ? {} : { request }),
    },
    turn,
  );

export const decideObjectiveClaim = (
  table: Table,
  { actor, side, objective }: Operation<'claim'>,
  environment: StepEnvironment,
): Change | Refusal => {
  const fault = refusalOfObjectivePoints(table, side, objective);
  const definition = objectiveOf(table, objective);
  if (fault || !definition) return fault ?? refuse('no-such-objective', { objective });
  if (isObjectiveCheckable(definition) || isMaster(table, actor)) return scoring(table, side, definition, actor);
  const { lacking: sides, request } = consentStateOf(table, actor, { what: 'claim', side, objective }, environment);
  if (sides.length > 0) return refuse('claim-needs-consent', { sides });
  return join(request ? removed(request) : join(), scoring(table, side, definition, actor));
};

/**
 * Discards the card of an objective that a side got. At the end of a turn, grants the claims to which no player
 * objected.
 */
export const resolveClaims = (table: Table, done: StepContext): Change | undefined => {
  const { operation } = done;
  if (operation.kind === 'undo' || operation.kind === 'redo' || gameOf(table).phase !== 'playing') return undefined;
  return operation.kind === 'claim' ? layingDown(table, operation, done) : silentlyAgreed(table, done);
};

const layingDown = (
  table: Table,
  { side, objective, actor }: Operation<'claim'>,
  done: StepContext,
): Change | undefined => {
  const definition = objectiveOf(table, objective);
  const isScored = done.latest.some(({ before, after }) => !before && after?.kind === 'point');
  const card = isScored && definition ? cardHeld(table, side, definition) : undefined;
  const scope = card && findScopeByName(table, instructionNamesOfSide(side), definition?.to ?? '', GAME);
  const to = scope && targetPlaceOf(scope);
  if (!card || !to) return undefined;
  const pieces: readonly PieceId[] = [card.id];
  const deck = table.get('deck', to.in)?.id;
  const change =
    deck === undefined
      ? handlerOf(table.systems, 'send').decide(table, { kind: 'send', actor, piece: card.id, to }, done.environment)
      : handlerOf(table.systems, 'return').decide(
          table,
          { kind: 'return', actor, pieces, deck, where: 'top' },
          done.environment,
        );
  return isRefusal(change) ? undefined : change;
};

const silentlyAgreed = (table: Table, done: StepContext): Change | undefined => {
  if (table.size('request') === 0) return undefined;
  const [claim] = [...table.all('request')].filter(({ wants }) => isSilent(table, wants));
  if (claim?.wants.what !== 'claim' || !hasTurnEnded(table, done)) return undefined;
  const { side, objective } = claim.wants;
  const definition = objectiveOf(table, objective);
  const isGone = !definition || refusalOfObjectivePoints(table, side, objective) !== undefined;
  return join(removed(claim), isGone ? join() : scoring(table, side, definition, claim.by, claim.id, endedTurn(done)));
};

const isSilent = (world: World, wants: ConsentRequest['wants']): boolean =>
  wants.what === 'claim' &&
  caseOf(objectiveOf(world, wants.objective)?.silence ?? 'agrees', { agrees: true, waits: false });

const endedTurn = ({ records }: StepContext): number | undefined => {
  const before = records.find((one) => (one.after ?? one.before)?.kind === 'turn')?.before;
  return before?.kind === 'turn' ? before.number : undefined;
};

const hasTurnEnded = (table: Table, done: StepContext): boolean => {
  const [ended, now] = [endedTurn(done), table.get('turn', 'turn')];
  return ended !== undefined && now !== undefined && ended < now.number;
};

export const refusalOfDrawingObjectives = (table: Table, operation: Operation): Refusal | undefined => {
  if (operation.kind !== 'draw') return undefined;
  const side = table.get('map', operation.to.in)?.private;
  const cards = objectiveCards(table);
  const deck = moduleOf(table).decks?.find(({ name }) => name === table.get('deck', operation.deck)?.name);
  if (side === undefined || cards.size === 0 || !deck?.pieces.some(({ prototype }) => cards.has(prototype)))
    return undefined;
  const limit = limitOfSide(table, 'objectives', side, { kind: 'side', id: side });
  return heldBy(table, side).length + operation.count > limit ? refuse('objectives-held', { limit }) : undefined;
};
