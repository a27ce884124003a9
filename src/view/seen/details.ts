import { isFollowing } from './following.ts';
import type { ReportKind, Seen } from './report.ts';

/** Kinds of reports that only matter for the rules: a post with other changes leaves them out (G42). */

const NO_CHANGE: ReadonlySet<ReportKind> = new Set<ReportKind>([
  'acted',
  'chose',
  'uncovered',
  'fired',
  'phase',
  'unused',
  'turn',
  'begun',
  'valued',
]);

/** Marks the details among the reports of a step. If a post would have nothing else, they aren't marked. */
export const withDetailsMarked = (seen: readonly Seen[]): readonly Seen[] => {
  const isChangeTold = seen.some((one) => !NO_CHANGE.has(one.what) && !isDetail(one));
  const isEffectTold = seen.some((one) => isFollowing(one) && !isDetail(one));
  return seen.map((one) => {
    if (one.what === 'valued') return isChangeTold || hasOpenValue(seen) ? one : withoutMark(one);
    if (one.what === 'filled') return isChangeTold ? one : withDetail(one);
    if (one.what === 'fired') return isEffectTold || hasOpenValue(seen) ? one : { ...one, isDetail: true };
    return one;
  });
};

const isDetail = (one: Seen): boolean => one.what === 'filled' && one.isDetail === true;

const hasOpenValue = (seen: readonly Seen[]): boolean =>
  seen.some((one) => one.what === 'valued' && one.values.some((value) => !value.isDetail));

const withoutMark = ({ values, ...one }: Seen<'valued'>): Seen<'valued'> => ({
  ...one,
  values: values.map(({ isDetail: _, ...value }) => value),
});

/** Returns the reports of a step without the marks of details, so that they are shown. */
export const withDetails = (seen: readonly Seen[]): readonly Seen[] => seen.map(withDetail);

const withDetail = (one: Seen): Seen => {
  if (one.what === 'valued') return withoutMark(one);
  if (one.what !== 'fired' && one.what !== 'filled') return one;
  const { isDetail: _, ...told } = one;
  return told;
};

export const hasDetails = (seen: readonly Seen[]): boolean =>
  seen.some(
    (one) =>
      ('isDetail' in one && one.isDetail === true) ||
      (one.what === 'valued' && one.values.some((value) => value.isDetail)),
  );
