import type { Audience, Table, VisibilityRule } from '../../table/index.ts';
import { isScorekeeperKnownTo, scoringProgramOf } from './program.ts';
import type { ScorekeeperRemark } from './records.ts';

/**
 * Returns the definitions only if they hide nothing from any player. A viewer who doesn't know a scorekeeper sees only
 * the results that it causes, without the cause (S9).
 */
export const redactAddedScorekeepers: VisibilityRule<'scoring'> = (table, record) =>
  scoringProgramOf(table).hides ? undefined : record;

export const redactScorekeeper: VisibilityRule<'scorekeeper'> = (table, record, audience) =>
  isScorekeeperKnownTo(table, record.id, audience) ? record : undefined;

export const redactRoundScore: VisibilityRule<'round-score'> = (table, record, audience) =>
  isScorekeeperKnownTo(table, record.keeper, audience) ? record : undefined;

export const redactScorekeeperCheck: VisibilityRule<'check'> = (table, record, audience) => ({
  ...record,
  said: record.said.filter((said) => hears(table, said, audience)),
});

export const redactOutcome: VisibilityRule<'outcome'> = (table, record, audience) => {
  const { cause, ...rest } = record;
  return cause?.by !== 'scorekeeper' || isScorekeeperKnownTo(table, cause.name, audience) ? record : rest;
};

const hears = (table: Table, { keeper, to, not }: ScorekeeperRemark, audience: Audience): boolean => {
  if (!isScorekeeperKnownTo(table, keeper, audience)) return false;
  const isMeant = to === 'all' || audience.master || to.some((side) => audience.plays(side));
  return isMeant && !(not ?? []).some((side) => audience.plays(side));
};
