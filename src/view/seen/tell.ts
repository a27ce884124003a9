import { systems } from '../../engine/index.ts';
import {
  findHandler,
  type Operation,
  type OperationKind,
  type OperationReporting,
  only,
  type ReportKindRules,
  reportRules,
} from '../../table/index.ts';
import { markDetailReports } from './details.ts';
import { isConsequenceReport, isConsequenceShownBelow } from './following.ts';
import type { Deed, ReportKind, SeenReport } from './report.ts';

/**
 * Returns the parts of an operation that one reader may know, in a normalized form. Readers who get the same sentences
 * get equal data, without anything that no sentence shows. Each system defines the form of its reports and operations
 * (`told`).
 */
export const tell = (operation: Operation, seen: readonly SeenReport[], past: NonNullable<Deed['past']> = []): Deed => {
  const { kind } = operation;
  const how = formOf(kind);
  const own = seen.filter((one) => !isConsequenceReport(one));
  const done = doneBy(how, operation, own);
  const [stop] = only(seen, 'stopped');
  const isDone = past.length > 0 || isDoneByName(how, own);
  const told = [
    ...done,
    ...(done.length > 0 || isDone ? seen.filter(({ what }) => rulesOf(what)?.told === 'behind') : []),
    ...(stop ? [(done.length > 0 || isDone) && !hasMoveReachedTarget(kind, stop) ? withoutTried(stop) : stop] : []),
    ...counted(seen.filter(({ what }) => rulesOf(what)?.told === 'request')),
    ...seen.filter(({ what }) => rulesOf(what)?.told === 'line'),
    ...seen.filter(({ what }) => rulesOf(what)?.told === 'sentence'),
    ...counted(seen.filter(isConsequenceReport).map((one) => (one.what === 'moved' ? bare(one) : one))),
  ];
  const marked = markDetailReports(told);
  return { kind, ...(told.length > 0 ? { seen: marked } : {}), ...(past.length > 0 ? { past } : {}) };
};

/** True if a post describes the act itself, and not only its consequences (T18). */
export const isDeedTold = ({ kind, seen = [], past = [] }: Deed): boolean =>
  isToldByName(formOf(kind)) ||
  past.length > 0 ||
  seen.some((one) => !isLine(one) && !isConsequenceShownBelow(one, seen));

export const omitLineReports = ({ kind, seen = [], past }: Deed): Deed => {
  const done = seen.filter((one) => !isLine(one));
  return { kind, ...(done.length > 0 ? { seen: done } : {}), ...(past ? { past } : {}) };
};

type ToldForm = OperationReporting<OperationKind>;

const formOf = (kind: OperationKind): ToldForm => findHandler(systems, kind)?.told ?? 'phrases';

const isToldByName = (how: ToldForm): boolean => how === 'by-name' || typeof how === 'object';

const isDoneByName = (how: ToldForm, seen: readonly SeenReport[]): boolean =>
  how === 'by-name' || (typeof how === 'object' && (how.isDone === 'always' || how.isDone(seen)));

const doneBy = (how: ToldForm, operation: Operation, seen: readonly SeenReport[]): readonly SeenReport[] => {
  if (how === 'by-name' || how === 'by-past') return [];
  if (how === 'phrases') return phrased(seen);
  const form = typeof how === 'object' ? how.also : how;
  const told = form === 'nothing' ? [] : form(seen, operation);
  return told === 'phrases' ? phrased(seen) : counted(told.filter((one) => !isLine(one)).map(bare));
};

const rules = reportRules(systems);

const rulesOf = (what: ReportKind): ReportKindRules<ReportKind> | undefined => rules.get(what);

const isLine = ({ what }: SeenReport): boolean => {
  const told = rulesOf(what)?.told;
  return told === 'line' || told === 'request';
};

/** True if a move reached its target, and something unseen only affected its consequences. */
export const hasMoveReachedTarget = (kind: OperationKind, { tried }: SeenReport<'stopped'>): boolean =>
  kind === 'move' && tried?.pieces.length === 0 && tried.to === undefined;

const withoutTried = ({ tried: _, ...stop }: SeenReport<'stopped'>): SeenReport<'stopped'> => stop;

const counted = (seen: readonly SeenReport[]): readonly SeenReport[] => {
  const counts = new Map<string, { readonly one: SeenReport; count: number }>();
  for (const one of seen) {
    const key = JSON.stringify(one);
    const same = counts.get(key);
    if (same) same.count += 1;
    else counts.set(key, { one, count: 1 });
  }
  return [...counts.values()].map(({ one, count }) =>
    count > 1 && rulesOf(one.what)?.isCounted ? ({ ...one, count } as SeenReport) : one,
  );
};

const phrased = (seen: readonly SeenReport[]): readonly SeenReport[] =>
  counted(seen.filter(({ what }) => hasPhrase(rulesOf(what)?.told)).map(bare));

const hasPhrase = (told: ReportKindRules<ReportKind>['told'] | undefined): boolean =>
  told === 'phrase' || typeof told === 'object';

const bare = (one: SeenReport): SeenReport => {
  const told = rulesOf(one.what)?.told;
  if (typeof told !== 'object' || !(told.phraseWithout in one)) return one;
  const { [told.phraseWithout]: _, ...rest } = one;
  return rest as SeenReport;
};
