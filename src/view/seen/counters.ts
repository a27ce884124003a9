import { type Change, patchedRecord } from '../../engine/core/change.ts';
import { printSum, readSum } from '../../engine/core/decimal.ts';
import type { Operation } from '../../engine/core/operation.ts';
import { textOf } from '../../engine/core/value.ts';
import { type Counter, type CounterValue, fillIn, look, readFormat, sidesOf } from '../../engine/index.ts';
import type { Lens } from '../lens.ts';
import { inOneLine } from '../text.ts';
import { PLAYER, type Seen } from './report.ts';

/** What counters say of a step to one reader, filled in as that reader may see it (C69, C73 to C76). */

/** By these a game comes to be: counters are silent (C77). */
const SILENT: ReadonlySet<Operation['kind']> = new Set(['start', 'begin', 'reload', 'define-counter']);

/** The counters that a reader sees come or go by command. */
export const countersSeen = (
  lens: Lens,
  { added, removed }: Change,
  { kind }: Operation,
): readonly Seen<'counter'>[] => {
  if (kind !== 'define-counter' && kind !== 'remove-counter') return [];
  const come = added.flatMap((record) => (record.kind === 'tally' ? (lens.seen(record) ?? []) : []));
  const gone = removed.flatMap((record) => (record.kind === 'counter' ? (lens.seen(record) ?? []) : []));
  return [
    ...come.map((tally) => ({ what: 'counter' as const, property: tally.id, value: shownBy(tally) })),
    ...gone.map(({ id }) => ({ what: 'counter' as const, property: id })),
  ];
};

/** The longest report of a counter that is kept. */
const LONGEST_REPORT = 300;

export const countsSeen = (
  lens: Lens,
  { updated }: Change,
  operation: Operation,
): readonly Seen<'counted' | 'mended'>[] => {
  if (SILENT.has(operation.kind)) return [];
  const tallies = inOrder(lens, updated);
  if (operation.kind === 'refresh-counters') return mendedSeen(lens, tallies);
  return tallies.flatMap((update) => {
    const after = update.kind === 'tally' ? lens.get('tally', update.id) : undefined;
    const counter = after && lens.get('counter', after.id);
    if (!after || counter?.report === undefined) return [];
    const before = patchedRecord(after, { from: update.to, to: update.from });
    const [old, now] = [shownBy(before), shownBy(after)];
    return old === now
      ? []
      : reportOf(lens, counter, counter.report, { old, now, change: difference(before, after) }, operation);
  });
};

/** The tallies of a change as their counters were defined: the order of what happened may tell of what is hidden. */
const inOrder = (lens: Lens, updated: Change['updated']): Change['updated'] => {
  const tallies = updated.filter(({ kind }) => kind === 'tally');
  if (tallies.length < 2) return tallies;
  const places = new Map([...lens.all('counter')].map(({ id }, place) => [id, place]));
  return [...tallies].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
};

/** What was wrong, and is counted right now (C78). */
const mendedSeen = (lens: Lens, updated: Change['updated']): readonly Seen<'mended'>[] =>
  updated.flatMap((update) => {
    const after = update.kind === 'tally' ? lens.get('tally', update.id) : undefined;
    if (!after) return [];
    const before = patchedRecord(after, { from: update.to, to: update.from });
    return [{ what: 'mended', counter: after.id, was: shownBy(before), now: shownBy(after) }];
  });

const shownBy = ({ sum, bent }: CounterValue): string => bent ?? sum;

const difference = (before: CounterValue, after: CounterValue): string => {
  const [old, now] = [shownBy(before), shownBy(after)];
  return /^-?[\d.]+$/.test(old) && /^-?[\d.]+$/.test(now) ? printSum(readSum(now) - readSum(old)) : '';
};

interface Numbers {
  readonly old: string;
  readonly now: string;
  readonly change: string;
}

/** Read once: a counter's record never changes. */
const formats = new WeakMap<Counter, ReturnType<typeof readFormat>>();

const formatOf = (counter: Counter, report: string): ReturnType<typeof readFormat> => {
  const known = formats.get(counter) ?? readFormat(report);
  formats.set(counter, known);
  return known;
};

const reportOf = (
  lens: Lens,
  counter: Counter,
  report: string,
  { old, now, change }: Numbers,
  { actor }: Operation,
): readonly Seen<'counted'>[] => {
  const own: { readonly [name: string]: string } = {
    oldValue: old,
    newValue: now,
    change,
    counterName: counter.name,
    // The name of a map is its id; whoever sees a counter of it knows it, though not the map.
    mapName: counter.map,
    playerName: PLAYER,
    playerSide: sidesOf(lens, actor)[0] ?? '',
  };
  const text = fillIn(formatOf(counter, report), (name) =>
    Object.hasOwn(own, name) ? own[name] : textOf(look(lens, { kind: 'map', id: counter.map, name })),
  );
  const told = inOneLine(text, LONGEST_REPORT);
  if (told === '') return [];
  return [{ what: 'counted', text: told, ...(told.includes(PLAYER) ? { player: actor } : {}) }];
};
