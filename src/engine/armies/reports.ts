import { z } from 'zod';
import {
  count,
  keyed,
  list,
  MAX_REPORT_LIST_LENGTH,
  type Operation,
  only,
  type RecordChangeReports,
  type ReportKind,
  type ReportsOf,
  type SeenReport,
  shortText,
  times,
} from '../../table/index.ts';
import { countEqualNames, countedNamesSchema } from '../play/pieces/counted-names.ts';
import { formatCellLabel, locateContainer } from '../play/queries.ts';
import { unitsOfArmy } from './units.ts';

const armies = list(shortText, MAX_REPORT_LIST_LENGTH);

export const armyReportDefinitions = {
  /** An army was formed or disbanded. `left` names the army that a new one split from. */
  formed: {
    schema: keyed({
      what: z.literal('formed'),
      army: shortText,
      units: count,
      at: shortText,
      left: shortText.exactOptional(),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { army: 'typed', at: 'word', left: 'typed' },
  },
  disbanded: {
    schema: keyed({ what: z.literal('disbanded'), army: shortText }),
    told: 'by-form',
    isCounted: false,
    texts: { army: 'typed' },
  },
  renamed: {
    schema: keyed({ what: z.literal('renamed'), army: shortText, from: shortText }),
    told: 'by-form',
    isCounted: false,
    texts: { army: 'typed', from: 'typed' },
  },
  /** A unit joined an army, or left one. `left` names the army that the unit was in before. */
  enlisted: {
    schema: keyed({
      what: z.literal('enlisted'),
      piece: shortText,
      army: shortText.exactOptional(),
      left: shortText.exactOptional(),
      count: times,
    }),
    told: 'by-form',
    isCounted: true,
    texts: { piece: 'typed', army: 'typed', left: 'typed' },
  },
  /** An army changed, but not by a command for it. `units` is 0 if the army is gone. */
  mustered: {
    schema: keyed({
      what: z.literal('mustered'),
      army: shortText,
      takes: countedNamesSchema.exactOptional(),
      drops: countedNamesSchema.exactOptional(),
      units: count,
    }),
    told: 'line',
    isCounted: false,
    texts: { army: 'typed', takes: 'typed', drops: 'typed' },
  },
  /**
   * Units went into battle, named with their armies before it. Or survivors returned, named with their armies after it.
   */
  led: {
    schema: keyed({
      what: z.literal('led'),
      at: shortText,
      pieces: countedNamesSchema,
      armies: armies.exactOptional(),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { at: 'word', pieces: 'typed', armies: 'typed' },
  },
  regrouped: {
    schema: keyed({ what: z.literal('regrouped'), armies, left: armies.exactOptional() }),
    told: 'by-form',
    isCounted: false,
    texts: { armies: 'typed', left: 'typed' },
  },
  attacked: {
    schema: keyed({ what: z.literal('attacked'), side: shortText }),
    told: 'by-form',
    isCounted: false,
    texts: { side: 'word' },
  },
  /** A piece was given to another side. `leaves` is true if the unit left its army, which `army` names. */
  given: {
    schema: keyed({
      what: z.literal('given'),
      piece: shortText,
      at: shortText,
      side: shortText,
      leaves: z.literal(true).exactOptional(),
      army: shortText.exactOptional(),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { piece: 'typed', at: 'word', side: 'word', army: 'typed' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof armyReportDefinitions> {}
}

export const armyReports: RecordChangeReports<'army'> = {
  added: ({ reader }, { id, name }) => {
    const units = unitsOfArmy(reader, id);
    const [first] = units;
    const { in: container, cell } = first?.place ?? {};
    if (container === undefined) return [];
    const at =
      cell === undefined ? locateContainer(reader, container)?.map.name : formatCellLabel(reader, container, cell);
    return at === undefined ? [] : [{ what: 'formed', army: name, units: units.length, at }];
  },
  updated: (_telling, { name }, { from }) =>
    typeof from['name'] === 'string' ? [{ what: 'renamed', army: name, from: from['name'] }] : [],
  removed: (_telling, { name }) => [{ what: 'disbanded', army: name }],
};

export const battleReports: RecordChangeReports<'battle'> = {
  added: (_telling, { defenders }) => [{ what: 'attacked', side: defenders.side }],
  updated: 'nothing',
  removed: 'nothing',
};

/** The kinds of reports that come after those of moves. */
const OTHERS: ReadonlySet<ReportKind> = new Set([
  'appeared',
  'vanished',
  'revealed',
  'passed',
  'filled',
  'became',
  'in-check',
]);

export const arrangeMoveReports = (seen: readonly SeenReport[]): readonly SeenReport[] => {
  const others = seen.filter((one) => OTHERS.has(one.what) && !(one.what === 'vanished' && one.gone));
  const taken = only(seen, 'vanished').filter(({ gone }) => gone);
  const moves = only(seen, 'moved');
  const armies = [...new Set(moves.flatMap(({ army }) => army ?? []))];
  const left = [...new Set(moves.flatMap((one) => one.left ?? []))];
  return [
    ...moves.map(({ left: _, ...one }) => one),
    ...others,
    ...taken,
    ...only(seen, 'owned'),
    ...(armies.length + left.length > 0
      ? [{ what: 'regrouped' as const, armies, ...(left.length > 0 ? { left } : {}) }]
      : []),
  ];
};

export const summarizeBattleMoves =
  (end: 'from' | 'to') =>
  (seen: readonly SeenReport[]): readonly SeenReport[] => {
    const ways = new Map<string, { readonly names: string[]; readonly armies: Set<string> }>();
    for (const one of only(seen, 'moved')) {
      const way = ways.get(one[end]) ?? { names: [], armies: new Set<string>() };
      ways.set(one[end], way);
      way.names.push(one.piece);
      const army = end === 'from' ? one.left : one.army;
      if (army !== undefined) way.armies.add(army);
    }
    const led = [...ways].map(
      ([at, { names, armies }]): SeenReport<'led'> => ({
        what: 'led',
        at,
        pieces: countEqualNames(names),
        ...(armies.size > 0 ? { armies: [...armies] } : {}),
      }),
    );
    return [...led, ...arrangeMoveReports(seen.filter(({ what }) => what !== 'moved'))];
  };

/**
 * Selects the reports about armies. If an army was formed or disbanded, only that is reported. A viewer who knows no
 * army gets at most a report of a new stacking order.
 */
export const selectArmyReports = (seen: readonly SeenReport[], { kind }: Operation): readonly SeenReport[] => {
  const went = only(seen, 'enlisted');
  const gone = only(seen, 'disbanded');
  const [first] = [...only(seen, 'formed'), ...only(seen, 'renamed')];
  const left = went.find((one) => one.left !== undefined)?.left;
  if (first?.what === 'formed' && left !== undefined) return [{ ...first, left }, ...gone];
  if (first) return [first];
  if (gone.length > 0) return kind === 'disband-army' ? gone.slice(0, 1) : [...went.slice(0, 1), ...gone];
  return went.length > 0 ? went : only(seen, 'restacked');
};

/**
 * Selects the reports of a piece that changed its side. The viewer may see the piece only before or only after that.
 */
export const selectHandOverReports = (
  seen: readonly SeenReport[],
  { side }: Operation<'hand-over'>,
): readonly SeenReport[] => {
  const [given] = only(seen, 'owned', 'covered', 'revealed');
  if (!given) return [];
  const { piece, at } = given;
  const [enlisted] = only(seen, 'enlisted');
  const army = enlisted?.left === undefined ? {} : { army: enlisted.left };
  return [
    { what: 'given', piece, at, side, ...(enlisted ? { leaves: true as const, ...army } : {}) },
    ...only(seen, 'disbanded'),
  ];
};
