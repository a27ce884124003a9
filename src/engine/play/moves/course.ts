import { z } from 'zod';
import { added, type Change, join, updated } from '../../core/change.ts';
import { derived } from '../../core/derived.ts';
import { digestOf } from '../../core/handle.ts';
import type { ContainerId } from '../../core/ids.ts';
import { query } from '../../core/query.ts';
import type { RecordRules } from '../../core/record-rules.ts';
import { count, keyed, type Stored, shortText } from '../../core/schema.ts';
import type { StepContext } from '../../core/system.ts';
import type { Table, World } from '../../core/table.ts';
import { within } from '../../core/within.ts';
import { matches } from '../../expression/evaluate.ts';
import { readExpression } from '../../expression/read.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import type { MapDefinition, Module } from '../module.ts';
import { openingOf } from '../notation/fen.ts';
import { traitsOf } from '../pieces/traits.ts';
import { hides, locate, moduleOf, onTurn } from '../queries.ts';
import type { Piece } from '../records.ts';
import { castlingPartners } from './castling.ts';
import type { QuietDefinition } from './form.ts';
import { firstMovesOf } from './rule.ts';

/** Which positions of a map there were, and how long nobody was taken on it. */

/** A position that there was. */
const pastSchema = keyed({
  kind: z.literal('past-position'),
  /** The name of its map, and what stands for the position. */
  id: shortText,
  times: count,
  /** After how many moves on the map it was there last. */
  at: count,
});
export type PastPosition = Stored<typeof pastSchema>;

const courseSchema = keyed({
  kind: z.literal('course'),
  /** The name of the map. */
  id: shortText,
  moves: count,
  /** So many of them in a row by which nobody was taken. */
  quiet: count,
});
export type Course = Stored<typeof courseSchema>;

declare module '../../core/record.ts' {
  interface Records {
    'past-position': PastPosition;
    course: Course;
  }
}

/** Where anything is hidden nobody remembers it: it would tell of what was unseen. */
const remembered = <R>(table: Table, record: R): R | undefined => (hides(moduleOf(table)) ? undefined : record);

const noted = {
  names: 'anything',
  visibility: remembered,
  undo: 'takes-back',
  recognized: 'nobody',
  affects: [],
  reports: 'nothing',
} as const;

export const pastRules = { ...noted, schema: pastSchema } satisfies RecordRules<'past-position'>;

export const courseRules = { ...noted, schema: courseSchema } satisfies RecordRules<'course'>;

/** The maps of which the module says anything of that. */
const followed = derived(({ maps }: Module): readonly MapDefinition[] =>
  maps.filter(({ repeat, quiet }) => repeat !== undefined || quiet !== undefined),
);

/** Whether there are any. */
export const hasCourse = (module: Module): boolean => followed(module).length > 0;

/** The cells from which a piece could still do what only one can that never moved, and with whom. */
const unmoved = query((world): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const piece of world.all('piece')) {
    if (piece.old || piece.place.cell === undefined) continue;
    const { castles, others } = firstMovesOf(traitsOf(world, piece));
    const partners = castles ? castlingPartners(world, piece) : [];
    for (const { id } of others || partners.length > 0 ? [piece, ...partners] : []) found.add(id);
  }
  return found;
});

/** What stands where, as it is written for the position; `mayFirst`: whether it can do what needs a first move. */
const standingText = (piece: Piece, mayFirst: boolean): string => `${ownText(piece)},${mayFirst}]`;

/** What of it is the piece's own: the same as long as the record is, which most are from move to move. */
const ownText = derived(({ place, side, prototype, layer, facing, values }: Piece): string =>
  JSON.stringify([place.in, place.cell, side, prototype, layer, facing, values]).slice(0, -1),
);

/** What stands for the position of a map: what stands where on its boards, and where a turn is asked for, whose it is. */
const positionOn = (world: World, { name, repeat }: MapDefinition): string => {
  const first = unmoved(world);
  const standing: string[] = [];
  const areHere = new Map<ContainerId, boolean>();
  const isHere = (container: ContainerId): boolean =>
    within(areHere, container, () => locate(world, container)?.map.name === name);
  for (const piece of world.all('piece'))
    if (piece.place.cell !== undefined && isHere(piece.place.in))
      standing.push(standingText(piece, first.has(piece.id)));
  const turned = repeat && 'tie' in repeat ? [onTurn(world)?.id, world.get('passing', 'passing')?.cells] : [];
  const text = JSON.stringify([turned, standing.sort()]);
  return `${name}/${digestOf(text)}`;
};

const unlessOf = derived(({ unless = '' }: QuietDefinition) => readExpression(unless));

/** Whether counting begins anew by what was done: somebody is gone from the map, or one of those moved that matter. */
const isLoud = (table: Table, map: MapDefinition, records: StepContext['records']): boolean =>
  records.some(({ before, after }) => {
    if (before?.kind !== 'piece' || !isOn(table, before, map.name)) return false;
    if (after?.kind !== 'piece' || !isOn(table, after, map.name)) return true;
    const { quiet } = map;
    const read = quiet?.unless === undefined ? undefined : unlessOf(quiet);
    const isMeant = (name: string) => effectiveValue(table, { kind: 'piece', id: after.id, name });
    // What it was counts: it may have become something else by its move.
    return after.prototype !== before.prototype || (read?.ok === true && matches(read.expression, isMeant));
  });

const isOn = (table: Table, { place }: Piece, map: string): boolean =>
  place.cell !== undefined && locate(table, place.in)?.map.name === map;

const isTouched = (table: Table, { name }: MapDefinition, records: StepContext['records']): boolean =>
  records.some(({ before, after }) =>
    [before, after].some((piece) => piece?.kind === 'piece' && isOn(table, piece, name)),
  );

const NOTED = {};

/** What is noted of the maps once a step is through in which anything moved there, or the game began. */
export const courseFollows = (table: Table, { operation, records, kept }: StepContext): Change | undefined => {
  const maps = followed(moduleOf(table));
  if (maps.length === 0 || kept.has(NOTED)) return undefined;
  kept.set(NOTED, true);
  if (operation.kind === 'undo' || operation.kind === 'redo') return undefined;
  const isBegin = operation.kind === 'begin';
  const before = openingOf(moduleOf(table))?.quiet ?? 0;
  return join(
    ...maps
      .filter((map) => isBegin || isTouched(table, map, records))
      .map((map) => {
        const course = table.get('course', map.name);
        const moves = isBegin || !course ? 0 : course.moves + 1;
        const quiet = isBegin ? before : !course || isLoud(table, map, records) ? 0 : course.quiet + 1;
        const now: Course = { kind: 'course', id: map.name, moves, quiet };
        return join(course ? updated(course, now) : added(now), map.repeat ? positionNoted(table, map, moves) : join());
      }),
  );
};

const positionNoted = (table: Table, map: MapDefinition, at: number): Change => {
  const id = positionOn(table, map);
  const known = table.get('past-position', id);
  const now: PastPosition = { kind: 'past-position', id, times: (known?.times ?? 0) + 1, at };
  return known ? updated(known, now) : added(now);
};

/** Whether a map must not come to a position again, and would: as somebody sees it after a move. */
export const isForbiddenAgain = (world: World, map: MapDefinition): boolean => {
  if (!map.repeat || !('forbid' in map.repeat)) return false;
  const past = world.get('past-position', positionOn(world, map));
  const course = world.get('course', map.name);
  return past !== undefined && (map.repeat.forbid === 'any' || past.at + 1 === course?.moves);
};
