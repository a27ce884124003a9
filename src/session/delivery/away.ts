import type { Absence, Profile } from './profile.ts';

/** When people said that they are away: what the clocks of games leave out (U22). */

/** So many of one person are remembered. */
const MOST_ABSENCES = 20;
/** No more than this of one wait is left out, whatever is said (ms): nobody stops a clock for good. */
const MOST_AWAY = 28 * 24 * 3_600_000;

/** A profile with what somebody says of being away; undefined: back. */
export const withAway = (profile: Profile, text: string | undefined, now: number): Profile => {
  const { away: _, awaySince, ...rest } = profile;
  if (text !== undefined) return { ...rest, away: text, awaySince: awaySince ?? now };
  if (awaySince === undefined) return rest;
  return { ...rest, absences: [...(rest.absences ?? []), { from: awaySince, to: now }].slice(-MOST_ABSENCES) };
};

const absencesOf = ({ absences = [], away, awaySince }: Profile, now: number): readonly Absence[] =>
  away === undefined || awaySince === undefined ? absences : [...absences, { from: awaySince, to: now }];

/** How long between two times all of these were away; none of nobody. */
export const awayTime = (profiles: readonly Profile[], since: number, now: number): number => {
  const [first, ...others] = profiles.map((profile) => absencesOf(profile, now));
  let all: readonly Absence[] = first ?? [];
  for (const one of others) all = all.flatMap((a) => one.map((b) => common(a, b)));
  const span = all.reduce((sum, absence) => sum + lengthOf(common(absence, { from: since, to: now })), 0);
  return Math.min(MOST_AWAY, span);
};

const common = (a: Absence, b: Absence): Absence => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });
const lengthOf = ({ from, to }: Absence): number => Math.max(0, to - from);
