import { type CountedName, countEqualNames } from '../../engine/index.ts';
import { isConsequenceReport } from './following.ts';
import type { SeenReport } from './report.ts';

/**
 * The consequences of an act, caused by rules or by other players' choices. Each event becomes a sentence, in the order
 * in which they happened (G41).
 */

/** The data of each kind of event. Places are names. A place is missing if it is unknown, or if there were several. */
interface Events {
  went: { readonly pieces: readonly CountedName[]; readonly from?: string; readonly to: string };
  ways: { readonly ways: readonly ReportedEvent<'went'>[] };
  came: { readonly pieces: readonly CountedName[]; readonly from?: string; readonly at: string };
  placed: { readonly places: readonly ReportedEvent<'came'>[] };
  left: { readonly pieces: readonly CountedName[]; readonly from: string };
  removed: { readonly pieces: readonly CountedName[]; readonly from: string };
  /** `count`: the number of unseen cards that moved to each of these places. `each`: to the hand of every side. */
  passed: { readonly count: number; readonly from?: string; readonly to: readonly string[]; readonly each?: true };
  set: {
    readonly pieces: readonly CountedName[];
    readonly property: string;
    readonly was: string;
    readonly is: string;
  };
  filled: Omit<SeenReport<'filled'>, 'what' | 'follows'>;
  revealed: Where;
  covered: Where;
  owned: Where;
  became: { readonly pieces: readonly CountedName[]; readonly into: string };
  turned: { readonly pieces: readonly CountedName[]; readonly layer: string };
  faces: { readonly pieces: readonly CountedName[]; readonly facing: number };
  restacked: Where;
  rolled: Omit<SeenReport<'rolled'>, 'what' | 'follows'>;
}

interface Where {
  readonly pieces: readonly CountedName[];
  readonly at: string;
}

export type ReportedEventKind = keyof Events;
export type ReportedEvent<K extends ReportedEventKind = ReportedEventKind> = {
  readonly [E in K]: { readonly what: E } & Events[E];
}[K];

export const listConsequenceEvents = (seen: readonly SeenReport[]): readonly ReportedEvent[] => {
  const joined: ReportedEvent[] = [];
  for (const one of seen.filter(isConsequenceReport).flatMap(eventOf)) {
    const last = joined.at(-1);
    const both = last && joinedTwo(last, one);
    if (both) joined[joined.length - 1] = both;
    else joined.push(one);
  }
  const runs: ReportedEvent[][] = [];
  for (const [at, one] of joined.entries())
    if (goesOn(joined[at - 1], one)) runs.at(-1)?.push(one);
    else runs.push([one]);
  return runs.flatMap(joinedRun);
};

const eventOf = (one: SeenReport): readonly ReportedEvent[] => {
  const pieces = 'piece' in one ? named(one) : [];
  switch (one.what) {
    case 'moved': {
      const [from, to] = one.boards
        ? [`${one.boards[0]} ${one.from}`, `${one.boards[1]} ${one.to}`]
        : [one.from, one.to];
      return [{ what: 'went', pieces, from, to }];
    }
    case 'appeared':
      return [{ what: 'came', pieces, at: one.at, ...(one.from === undefined ? {} : { from: one.from }) }];
    case 'vanished':
      if (one.gone) return [{ what: 'removed', pieces, from: one.from }];
      return [
        one.to === undefined
          ? { what: 'left', pieces, from: one.from }
          : { what: 'went', pieces, from: one.from, to: one.to },
      ];
    case 'passed': {
      const { count, from, to, each } = one;
      return [
        {
          what: 'passed',
          count,
          ...(from === undefined ? {} : { from }),
          to: to === undefined ? [] : [to],
          ...(each ? { each } : {}),
        },
      ];
    }
    case 'set':
      return [{ what: 'set', pieces, property: one.property, was: one.from ?? '', is: one.to ?? '' }];
    case 'filled':
      return one.isDetail ? [] : [{ what: 'filled', container: one.container, any: one.any }];
    case 'revealed':
    case 'covered':
    case 'owned':
    case 'restacked':
      return [{ what: one.what, pieces, at: one.at }];
    case 'became':
      return [{ what: 'became', pieces, into: one.into }];
    case 'turned':
      return [{ what: 'turned', pieces, layer: one.layer }];
    case 'faces':
      return [{ what: 'faces', pieces, facing: one.facing }];
    case 'rolled': {
      const { what, follows: _, ...rolled } = one;
      return [{ what, ...rolled }];
    }
    default:
      return [];
  }
};

const named = ({ piece, ...one }: { readonly piece: string; readonly count?: number }): readonly CountedName[] => [
  { name: piece, ...(one.count === undefined ? {} : { count: one.count }) },
];

const joinedTwo = (first: ReportedEvent, second: ReportedEvent): ReportedEvent | undefined => {
  if (first.what === 'passed' && second.what === 'passed') {
    const isLike = first.count === second.count && first.from === second.from && !first.each && !second.each;
    return isLike && first.to.length > 0 && second.to.length > 0
      ? { ...first, to: [...first.to, ...second.to] }
      : undefined;
  }
  if (first.what === 'went' && second.what === 'went' && first.to === second.to) {
    const { from, ...joined } = withBoth(first, second);
    return first.from !== undefined && first.from === second.from ? { ...joined, from: first.from } : joined;
  }
  if (!('pieces' in first && 'pieces' in second)) return undefined;
  const isLike = JSON.stringify({ ...first, pieces: [] }) === JSON.stringify({ ...second, pieces: [] });
  return isLike ? withBoth(first, second) : undefined;
};

const withBoth = <E extends ReportedEvent & { readonly pieces: readonly CountedName[] }>(
  first: E,
  { pieces }: { readonly pieces: readonly CountedName[] },
): E => ({ ...first, pieces: countEqualNames([...namesOf(first.pieces), ...namesOf(pieces)]) });

const namesOf = (pieces: readonly CountedName[]): readonly string[] =>
  pieces.flatMap(({ name, count = 1 }) => Array.from({ length: count }, () => name));

const FEWEST_WAYS = 3;

const joinedRun = (run: readonly ReportedEvent[]): readonly ReportedEvent[] => {
  const [went, came] = [run.filter(isWent), run.filter(isCame)];
  if (went.length >= FEWEST_WAYS) return [{ what: 'ways', ways: went }];
  return came.length > 1 ? [{ what: 'placed', places: came }] : run;
};

const isWent = (one: ReportedEvent): one is ReportedEvent<'went'> => one.what === 'went';
const isCame = (one: ReportedEvent): one is ReportedEvent<'came'> => one.what === 'came';

const goesOn = (before: ReportedEvent | undefined, one: ReportedEvent): boolean =>
  (isWent(one) && before?.what === 'went') || (isCame(one) && before?.what === 'came' && before.from === one.from);

export const countPiecesIn = (pieces: readonly CountedName[]): number =>
  pieces.reduce((sum, { count = 1 }) => sum + count, 0);
