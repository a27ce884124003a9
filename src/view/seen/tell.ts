import type { Operation, OperationKind } from '../../engine/core/operation.ts';
import type { CountedName, Deed, ReportKind, Seen } from './report.ts';

/**
 * What of all that a reader saw is told of an operation, in one form: two readers to whom the same is to be said get
 * equal data, and nothing is in it that is not said.
 */
export const tell = (operation: Operation, seen: readonly Seen[], past: NonNullable<Deed['past']> = []): Deed => {
  const { kind } = operation;
  const done = (FORMS[kind] ?? phrased)(seen, operation);
  const stop = only(seen, 'stopped')[0];
  const isDone = kind === 'end-turn' ? seen.some(({ what }) => what === 'turn') : isAlways(kind) || past.length > 0;
  const told = [
    ...done,
    ...(stop ? [done.length > 0 || isDone ? withoutTried(stop) : stop] : []),
    ...(kind === 'import' ? only(seen, 'left').filter(({ side }) => side !== undefined) : requests(seen)),
    ...seen.filter(({ what }) => LINES.has(what)),
  ];
  return { kind, ...(told.length > 0 ? { seen: told } : {}), ...(past.length > 0 ? { past } : {}) };
};

/** Whether anything is told of what was done, and not only of what came of it (T18). */
export const isDeedTold = ({ kind, seen = [], past = [] }: Deed): boolean =>
  isAlways(kind) || past.length > 0 || seen.some(({ what }) => !LINES.has(what) && !REQUESTS.has(what));

/** What was done, without what came of it. */
export const withoutLines = ({ kind, seen = [], past }: Deed): Deed => {
  const done = seen.filter(({ what }) => !LINES.has(what) && !REQUESTS.has(what));
  return { kind, ...(done.length > 0 ? { seen: done } : {}), ...(past ? { past } : {}) };
};

/** Operations of which everybody is told that they were done, whatever it meant. */
const ALWAYS: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'alone',
  'import',
  'transfer',
  'end-turn',
  'begin',
  'refresh-counters',
]);

const isAlways = (kind: OperationKind): boolean => ALWAYS.has(kind);

/** What is told in lines of their own behind what was done, beside what became of requests. */
const LINES: ReadonlySet<ReportKind> = new Set<ReportKind>([
  'beacon',
  'counted',
  'mended',
  'said',
  'faulty',
  'result',
  'final',
]);

/** What became of requests by something else: a line each, once. */
const REQUESTS: ReadonlySet<ReportKind> = new Set<ReportKind>(['lapsed', 'silent']);

/** What is seen and told by itself, or not at all. */
const UNPHRASED: ReadonlySet<ReportKind> = new Set<ReportKind>([
  ...LINES,
  ...REQUESTS,
  'stopped',
  'turn',
  'formed',
  'disbanded',
  'renamed',
  'enlisted',
  'looked',
  'shuffled',
  'transferred',
]);

const only = <W extends ReportKind>(
  seen: readonly Seen[],
  ...whats: readonly W[]
): readonly Extract<Seen, { readonly what: W }>[] =>
  seen.filter((one): one is Extract<Seen, { readonly what: W }> => (whats as readonly ReportKind[]).includes(one.what));

const withoutTried = ({ tried: _, ...stop }: Seen<'stopped'>): Seen<'stopped'> => stop;

/** Those of which it is told how often the same was seen. */
const COUNTED: ReadonlySet<ReportKind> = new Set<ReportKind>([
  'moved',
  'appeared',
  'vanished',
  'revealed',
  'covered',
  'owned',
  'enlisted',
]);

/** The same things once, counted where that is told. */
const counted = (seen: readonly Seen[]): readonly Seen[] => {
  const counts = new Map<string, { readonly one: Seen; count: number }>();
  for (const one of seen) {
    const key = JSON.stringify(one);
    const same = counts.get(key);
    if (same) same.count += 1;
    else counts.set(key, { one, count: 1 });
  }
  return [...counts.values()].map(({ one, count }) =>
    count > 1 && COUNTED.has(one.what) ? ({ ...one, count } as Seen) : one,
  );
};

const countedNames = (names: ReadonlyMap<string, number>): readonly CountedName[] =>
  [...names].map(([name, count]) => ({ name, ...(count > 1 ? { count } : {}) }));

const addName = (names: Map<string, number>, name: string): unknown => names.set(name, (names.get(name) ?? 0) + 1);

/** What a sentence tells of it where it does not tell of hands and piles, or of armies. */
const bare = (one: Seen): Seen => {
  if (one.what === 'moved' && one.army !== undefined) {
    const { army: _, ...moved } = one;
    return moved;
  }
  if (one.what === 'appeared' && one.from !== undefined) {
    const { from: _, ...appeared } = one;
    return appeared;
  }
  return one;
};

/** Everything that has a phrase of its own; of an observer's seat that another freed nothing is said. */
const phrased = (seen: readonly Seen[]): readonly Seen[] =>
  counted(
    seen
      .filter((one) => !UNPHRASED.has(one.what) && (one.what !== 'left' || one.own || one.side !== undefined))
      .map(bare),
  );

const requests = (seen: readonly Seen[]): readonly Seen[] => counted(seen.filter(({ what }) => REQUESTS.has(what)));

/** Who goes where, what else is seen by it, what is taken; in which armies those are then who moved. */
const moved = (seen: readonly Seen[]): readonly Seen[] => {
  const others = seen.filter((one) => OTHERS.has(one.what) && !(one.what === 'vanished' && one.gone));
  const taken = only(seen, 'vanished').filter(({ gone }) => gone);
  const moves = only(seen, 'moved');
  const armies = [...new Set(moves.flatMap(({ army }) => army ?? []))];
  return [
    ...counted([...moves, ...others, ...taken, ...only(seen, 'owned')].map(bare)),
    ...(armies.length > 0 ? [{ what: 'regrouped' as const, armies }] : []),
  ];
};

const OTHERS: ReadonlySet<ReportKind> = new Set(['appeared', 'vanished', 'revealed', 'passed', 'filled']);

/** Who fights or is left, by the places where they come from, or go to; then what else is seen by it. */
const battle =
  (end: 'from' | 'to') =>
  (seen: readonly Seen[]): readonly Seen[] => {
    const ways = new Map<string, { readonly names: Map<string, number>; readonly armies: Set<string> }>();
    for (const one of only(seen, 'moved')) {
      const way = ways.get(one[end]) ?? { names: new Map<string, number>(), armies: new Set<string>() };
      ways.set(one[end], way);
      addName(way.names, one.piece);
      if (one.army !== undefined) way.armies.add(one.army);
    }
    const led = [...ways].map(
      ([at, { names, armies }]): Seen<'led'> => ({
        what: 'led',
        at,
        pieces: countedNames(names),
        ...(armies.size > 0 ? { armies: [...armies] } : {}),
      }),
    );
    return [...led, ...moved(seen.filter(({ what }) => what !== 'moved'))];
  };

/**
 * What became of armies: of one that is new or gone no more is told than that. Who knows of none of them sees at most
 * that its units change places in their stack.
 */
const armies = (seen: readonly Seen[]): readonly Seen[] => {
  const [first] = [...only(seen, 'formed'), ...only(seen, 'renamed')];
  if (first) return [first];
  const went = only(seen, 'enlisted');
  const army = went.find((one) => one.army !== undefined)?.army;
  if (army !== undefined) return counted(went.map(({ piece }) => ({ what: 'enlisted', piece, army })));
  const [gone] = only(seen, 'disbanded');
  if (gone) return [gone];
  return counted(went.length > 0 ? went : only(seen, 'restacked'));
};

/** What goes from pile to hand and back: each way once, with what the reader knows of what went it. */
const flows = (seen: readonly Seen[]): readonly Seen[] => {
  const ways = new Map<string, { from?: string; to?: string; names: Map<string, number>; unseen: number }>();
  const way = (from: string | undefined, to: string | undefined): { names: Map<string, number>; unseen: number } => {
    const key = `${from}\n${to}`;
    const known = ways.get(key) ?? {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      names: new Map<string, number>(),
      unseen: 0,
    };
    ways.set(key, known);
    return known;
  };
  for (const one of seen) {
    if (one.what === 'appeared') addName(way(one.from, one.at).names, one.piece);
    else if (one.what === 'vanished' && !one.gone) addName(way(one.from, one.to).names, one.piece);
    else if (one.what === 'moved') addName(way(one.from, one.to).names, one.piece);
    else if (one.what === 'passed') way(one.from, one.to).unseen += one.count;
  }
  const went = [...ways.values()].map(
    ({ names, unseen, ...ends }): Seen<'flow'> => ({
      what: 'flow',
      ...ends,
      ...(names.size > 0 ? { pieces: countedNames(names) } : {}),
      ...(unseen > 0 ? { unseen } : {}),
    }),
  );
  return [...went, ...only(seen, 'filled')];
};

/** What is another side's now, be it that this reader sees it only now, or no longer; and what became of its army. */
const handed = (seen: readonly Seen[], operation: Operation): readonly Seen[] => {
  const [given] = only(seen, 'owned', 'covered', 'revealed');
  if (!given || operation.kind !== 'hand-over') return [];
  const { piece, at } = given;
  const leaves = seen.some(({ what }) => what === 'enlisted');
  return [
    { what: 'given', piece, at, side: operation.side, ...(leaves ? { leaves } : {}) },
    ...only(seen, 'disbanded'),
  ];
};

/** Of what asks to take steps back no more is told than that. */
const wish = (seen: readonly Seen[]): readonly Seen[] => {
  const undo = seen.find(
    (one) => (one.what === 'asked' && one.wants.what === 'undo') || (one.what === 'joined' && one.undo),
  );
  return undo ? [undo] : phrased(seen);
};

const nothing = (): readonly Seen[] => [];

type Form = (seen: readonly Seen[], operation: Operation) => readonly Seen[];

/** How an operation is told that is not told by the phrases of all that was seen. */
const FORMS: { readonly [K in OperationKind]?: Form } = {
  undo: nothing,
  redo: nothing,
  alone: nothing,
  import: nothing,
  'end-turn': nothing,
  begin: nothing,
  'refresh-counters': nothing,
  transfer: (seen) => only(seen, 'transferred'),
  ask: wish,
  move: moved,
  'form-army': armies,
  'join-army': armies,
  'split-army': armies,
  'disband-army': armies,
  'rename-army': armies,
  engage: battle('from'),
  'return-army': battle('to'),
  draw: flows,
  deal: flows,
  return: flows,
  gather: flows,
  give: flows,
  'hand-over': handed,
  peek: (seen) => only(seen, 'looked').slice(0, 1),
  shuffle: (seen) => only(seen, 'shuffled').slice(0, 1),
};
