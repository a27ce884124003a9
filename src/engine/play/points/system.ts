import {
  type Change,
  join,
  type Operation,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepEnvironment,
  type System,
  type Table,
} from '../../../table/index.ts';
import { consentStateOf } from '../consent/consent.ts';
import { isValidSideReference } from '../queries.ts';
import {
  decideObjectiveClaim,
  refusalOfClaimingObjective,
  refusalOfDrawingObjectives,
  resolveClaims,
} from './claims.ts';
import { addPointEntry } from './points.ts';
import { pointEntrySchema, pointTotalIndexes } from './records.ts';
import { pointReportDefinitions, pointReports } from './reports.ts';
import { needsConsentForPoints, refusalOfAddingPoints, refusalOfPointAmount } from './rights.ts';
import { pointRevelations } from './tellers.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Adds points to a side by hand, or takes some away (S31). */
    'add-points': { readonly side: SideId; readonly points: number; readonly reason?: string | undefined };
  }
}

const decideAdding = (
  table: Table,
  { actor, side, points, reason }: Operation<'add-points'>,
  environment: StepEnvironment,
): Change | Refusal => {
  const fault = refusalOfPointAmount(table, points);
  if (fault) return fault;
  const isAsked = needsConsentForPoints(table, actor);
  const state = isAsked ? consentStateOf(table, actor, { what: 'points', side, points }, environment) : undefined;
  if (state && state.lacking.length > 0) return refuse('points-need-consent', { sides: state.lacking });
  const why = reason ?? state?.request?.reason;
  const asked = state?.request ? removed(state.request) : join();
  return join(asked, addPointEntry(table, { side, points, by: actor, ...(why === undefined ? {} : { reason: why }) }));
};

export const pointSystem = {
  name: 'points',
  records: {
    point: {
      schema: pointEntrySchema,
      names: (table, { side }) => isValidSideReference(table, side),
      visibility: 'open',
      undo: 'takes-back',
      recognized: 'stays',
      affects: ['values'],
      reports: pointReports,
      texts: { reason: 'typed', source: 'word', request: 'word' },
    },
  },
  reports: pointReportDefinitions,
  indexes: pointTotalIndexes,
  tellers: pointRevelations,
  operations: {
    'add-points': {
      play: true,
      gain: 'asks',
      answer: 'open',
      told: 'phrases',
      texts: { reason: 'typed' },
      refusalOf: (table, { actor, side }) => refusalOfAddingPoints(table, actor, side),
      decide: decideAdding,
    },
    claim: {
      play: true,
      gain: 'asks',
      answer: 'apart',
      told: 'phrases',
      texts: { objective: 'word' },
      refusalOf: (table, { actor, side, objective }) => refusalOfClaimingObjective(table, actor, side, objective),
      decide: decideObjectiveClaim,
    },
  },
  reactions: resolveClaims,
  forbids: refusalOfDrawingObjectives,
  acts: 'none',
} satisfies System;
