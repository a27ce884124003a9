import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import { moduleOf, postFrequencyOf, sidesOf } from '../../../engine/play/queries.ts';
import { fillTemplate, parseTextTemplate } from '../../../table/expression/index.ts';
import {
  type Change,
  type ChangeReporter,
  type Operation,
  printDecimalSum,
  type ReportReader,
  readDecimalSum,
  revertRecordPatch,
  type SeenReport,
  textOf,
  toOneLineText,
} from '../../../table/index.ts';
import { type Counter, type CounterValue, counterTitle, type REPORT_PLACEHOLDER_NAMES } from './records.ts';
import { PLAYER_PLACEHOLDER } from './reports.ts';

/** Returns the reports of counters on a step for one reader, with only what that reader may see (C69, C73 to C76). */
export const reportCounters: ChangeReporter = ({ reader, operation }, change) =>
  operation ? [...definedSeen(reader, change, operation), ...countsSeen(reader, change, operation)] : [];

/** The operations that set up a game or a counter. Counters make no reports on them (C77). */
const SILENT: ReadonlySet<Operation['kind']> = new Set(['start', 'begin', 'reload', 'define-counter']);

const definedSeen = (
  reader: ReportReader,
  { added, removed }: Change,
  { kind }: Operation,
): readonly SeenReport<'counter'>[] => {
  if (kind !== 'define-counter' && kind !== 'remove-counter') return [];
  const come = added.flatMap((record) => (record.kind === 'tally' ? (reader.seen(record) ?? []) : []));
  const gone = removed.flatMap((record) => (record.kind === 'counter' ? (reader.seen(record) ?? []) : []));
  return [
    ...come.map((tally) => ({ what: 'counter' as const, property: titleOf(reader, tally.id), value: shownBy(tally) })),
    ...gone.map((counter) => ({ what: 'counter' as const, property: counterTitle(counter) })),
  ];
};

const titleOf = (reader: ReportReader, id: string): string => {
  const counter = reader.get('counter', id);
  return counter ? counterTitle(counter) : id;
};

/** The longest report of a counter, with long names filled in. */
export const LONGEST_COUNTER_REPORT = 1000;

const countsSeen = (
  reader: ReportReader,
  { updated }: Change,
  operation: Operation,
): readonly SeenReport<'counted' | 'mended'>[] => {
  if (SILENT.has(operation.kind)) return [];
  const tallies = inOrder(reader, updated);
  if (operation.kind === 'refresh-counters') return mendedSeen(reader, tallies);
  return tallies.flatMap((update) => {
    const after = update.kind === 'tally' ? reader.get('tally', update.id) : undefined;
    const counter = after && reader.get('counter', after.id);
    if (!after || counter?.report === undefined) return [];
    const before = revertRecordPatch(after, update);
    const [old, now] = [shownBy(before), shownBy(after)];
    return old === now
      ? []
      : reportOf(reader, counter, counter.report, { old, now, change: changeBetween(old, now) }, operation);
  });
};

/** Sorts counter values in the order of the definitions. The order of the changes could reveal hidden things. */
const inOrder = (reader: ReportReader, updated: Change['updated']): Change['updated'] => {
  const tallies = updated.filter(({ kind }) => kind === 'tally');
  if (tallies.length < 2) return tallies;
  const places = new Map([...reader.all('counter')].map(({ id }, place) => [id, place]));
  return [...tallies].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
};

/** Returns the counters that were wrong and are now right (C78). */
const mendedSeen = (reader: ReportReader, updated: Change['updated']): readonly SeenReport<'mended'>[] =>
  updated.flatMap((update) => {
    const after = update.kind === 'tally' ? reader.get('tally', update.id) : undefined;
    if (!after) return [];
    const before = revertRecordPatch(after, update);
    return [{ what: 'mended', counter: titleOf(reader, after.id), was: shownBy(before), now: shownBy(after) }];
  });

const shownBy = ({ sum, bent }: CounterValue): string => bent ?? sum;

const changeBetween = (old: string, now: string): string =>
  /^-?[\d.]+$/.test(old) && /^-?[\d.]+$/.test(now) ? printDecimalSum(readDecimalSum(now) - readDecimalSum(old)) : '';

interface Numbers {
  readonly old: string;
  readonly now: string;
  readonly change: string;
}

const formats = new WeakMap<Counter, ReturnType<typeof parseTextTemplate>>();

const formatOf = (counter: Counter, report: string): ReturnType<typeof parseTextTemplate> => {
  const known = formats.get(counter) ?? parseTextTemplate(report);
  formats.set(counter, known);
  return known;
};

/**
 * Combines the reports of several steps. Each counter has one report, from its value before the first step to its
 * present value, and none if these are equal. The counters are in the order of their first reports. `said` has the
 * reports of all steps, and `operation` is the last operation. Reports of counters that no longer exist stay as they
 * are.
 */
export const combineCounterReports = (
  reader: ReportReader,
  said: readonly SeenReport<'counted'>[],
  operation: Operation,
): readonly SeenReport<'counted'>[] => {
  const spans = new Map<string, { readonly first: SeenReport<'counted'>; last: SeenReport<'counted'> }>();
  for (const [at, one] of said.entries()) {
    const key = one.of ? `of ${one.of.counter}` : `at ${at}`;
    const span = spans.get(key);
    if (span) span.last = one;
    else spans.set(key, { first: one, last: one });
  }
  return [...spans.values()].flatMap(({ first, last }) => {
    if (first === last || !first.of || !last.of) return last;
    const [old, now] = [first.of.was, last.of.now];
    const counter = reader.get('counter', last.of.counter);
    if (counter?.report === undefined) return last;
    return old === now
      ? []
      : reportOf(reader, counter, counter.report, { old, now, change: changeBetween(old, now) }, operation);
  });
};

const reportOf = (
  reader: ReportReader,
  counter: Counter,
  report: string,
  { old, now, change }: Numbers,
  { actor, kind }: Operation,
): readonly SeenReport<'counted'>[] => {
  const own: { readonly [N in (typeof REPORT_PLACEHOLDER_NAMES)[number]]: string } = {
    oldValue: old,
    newValue: now,
    change,
    counterName: counter.name,
    // The name of a map is its id. A viewer who sees its counter knows it, even if they don't see the map.
    mapName: counter.map ?? '',
    playerName: PLAYER_PLACEHOLDER,
    playerSide: sidesOf(reader, actor)[0] ?? '',
  };
  const text = fillTemplate(formatOf(counter, report), (name) =>
    Object.hasOwn(own, name)
      ? own[name as keyof typeof own]
      : textOf(effectiveValue<string>(reader, { ...placeOf(counter), name })),
  );
  const told = toOneLineText(text, LONGEST_COUNTER_REPORT);
  if (told === '') return [];
  const because = becauseOfBattle(reader, counter, change, kind);
  return [
    {
      what: 'counted',
      text: told,
      ...(told.includes(PLAYER_PLACEHOLDER) ? { player: actor } : {}),
      ...(because === undefined ? {} : { because }),
      ...(postFrequencyOf(reader) === 'turn' ? { of: { counter: counter.id, was: old, now } } : {}),
    },
  ];
};

/** Returns the subject from which a report takes all other properties: the counter's map, or the game. */
const placeOf = ({ map }: Counter) =>
  map === undefined ? ({ kind: 'game', id: 'game' } as const) : ({ kind: 'map', id: map } as const);

/**
 * Returns the kind of battle movement that explains a change. It is reported because pieces that go to the battle map
 * are neither won nor lost.
 */
const becauseOfBattle = (
  reader: ReportReader,
  { map }: Counter,
  change: string,
  kind: Operation['kind'],
): SeenReport<'counted'>['because'] => {
  if (map === undefined) return undefined;
  const isThere = moduleOf(reader.ground).battle?.map === map;
  const isLess = change.startsWith('-');
  if (kind === 'engage') return isLess && !isThere ? 'to-battle' : undefined;
  if (kind !== 'return-army' || change === '') return undefined;
  if (isThere) return isLess ? 'after-battle' : undefined;
  return isLess ? undefined : 'from-battle';
};
