import { isConsequenceReport } from './following.ts';
import type { ReportKind, SeenReport } from './report.ts';

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
export const markDetailReports = (seen: readonly SeenReport[]): readonly SeenReport[] => {
  const isChangeTold = seen.some((one) => !NO_CHANGE.has(one.what) && !isDetail(one));
  const isEffectTold = seen.some((one) => isConsequenceReport(one) && !isDetail(one));
  return seen.map((one) => {
    if (one.what === 'valued') return isChangeTold || hasOpenValue(seen) ? one : withoutMark(one);
    if (one.what === 'filled') return isChangeTold ? one : withDetail(one);
    if (one.what === 'fired') return isEffectTold || hasOpenValue(seen) ? one : { ...one, isDetail: true };
    return one;
  });
};

const isDetail = (one: SeenReport): boolean => one.what === 'filled' && one.isDetail === true;

const hasOpenValue = (seen: readonly SeenReport[]): boolean =>
  seen.some((one) => one.what === 'valued' && one.values.some((value) => !value.isDetail));

const withoutMark = ({ values, ...one }: SeenReport<'valued'>): SeenReport<'valued'> => ({
  ...one,
  values: values.map(({ isDetail: _, ...value }) => value),
});

/** Returns the reports of a step without the marks of details, so that they are shown. */
export const unmarkDetailReports = (seen: readonly SeenReport[]): readonly SeenReport[] => seen.map(withDetail);

const withDetail = (one: SeenReport): SeenReport => {
  if (one.what === 'valued') return withoutMark(one);
  if (one.what !== 'fired' && one.what !== 'filled') return one;
  const { isDetail: _, ...told } = one;
  return told;
};

export const hasDetailReports = (seen: readonly SeenReport[]): boolean =>
  seen.some(
    (one) =>
      ('isDetail' in one && one.isDetail === true) ||
      (one.what === 'valued' && one.values.some((value) => value.isDetail)),
  );
