import type { Absence, UserPreferences } from '../../facts/profile.ts';

const MOST_ABSENCES = 20;
/** The most time that is deducted for one absence, in ms, so that no player can stop a clock forever. */
const MOST_AWAY = 28 * 24 * 3_600_000;

/** Returns a profile with a new absence, which clocks deduct (U22). Without a text, the person is back. */
export const setProfileAbsence = (profile: UserPreferences, text: string | undefined, now: number): UserPreferences => {
  const { away: _, awaySince, ...rest } = profile;
  if (text !== undefined) return { ...rest, away: text, awaySince: awaySince ?? now };
  if (awaySince === undefined) return rest;
  return { ...rest, absences: [...(rest.absences ?? []), { from: awaySince, to: now }].slice(-MOST_ABSENCES) };
};

const absencesOf = ({ absences = [], away, awaySince }: UserPreferences, now: number): readonly Absence[] =>
  away === undefined || awaySince === undefined ? absences : [...absences, { from: awaySince, to: now }];

/**
 * Returns the time between two moments in which all these people were away, or in which a period of `down` was.
 * Overlapping times count once. Without people, only `down` counts.
 */
export const commonAbsenceTime = (
  profiles: readonly UserPreferences[],
  since: number,
  now: number,
  down: readonly Absence[] = [],
): number => {
  const [first, ...others] = profiles.map((profile) => absencesOf(profile, now));
  let all: readonly Absence[] = first ?? [];
  for (const one of others) all = all.flatMap((a) => one.map((b) => common(a, b)));
  const counted = { from: since, to: now };
  const isDown = merged(down.map((one) => common(one, counted)));
  const away = all.map((one) => common(one, counted));
  const both = away.flatMap((one) => isDown.map((other) => common(one, other)));
  return sumOf(isDown) + Math.min(MOST_AWAY, sumOf(away) - sumOf(both));
};

const merged = (all: readonly Absence[]): readonly Absence[] => {
  const apart: Absence[] = [];
  for (const one of all.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last && one.from <= last.to) apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, one.to) };
    else if (one.to > one.from) apart.push(one);
  }
  return apart;
};

const common = (a: Absence, b: Absence): Absence => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });
const lengthOf = ({ from, to }: Absence): number => Math.max(0, to - from);
const sumOf = (all: readonly Absence[]): number => all.reduce((sum, one) => sum + lengthOf(one), 0);
