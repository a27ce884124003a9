import { z } from 'zod';
import { matches, readExpression } from '../../../table/expression/index.ts';
import {
  type AnyRecord,
  added,
  type Change,
  type ContainerId,
  count,
  createWorldQuery,
  derived,
  hashTextTo32Bits,
  hashTextToIdentifier,
  type Index,
  join,
  keyed,
  type Operation,
  type PieceId,
  type RecordRules,
  type StepContext,
  type Stored,
  shortText,
  type Table,
  updated,
  type World,
  within,
} from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import type { MapDefinition, Module } from '../module.ts';
import { startPositionOf } from '../notation/fen.ts';
import { traitsOf } from '../pieces/traits.ts';
import { canModuleHideAnything, locateContainer, moduleOf, onTurn } from '../queries.ts';
import type { Piece } from '../records.ts';
import { findCastlingPartners } from './castling.ts';
import type { QuietMovesRule } from './form.ts';
import { firstMoveKindsOf } from './rule.ts';

/** The course of a map: its past positions, and its number of moves in a row without a capture. */

const pastSchema = keyed({
  kind: z.literal('past-position'),
  /** The name of the position's map, and a digest of the position. */
  id: shortText,
  times: count,
  /** The number of moves on the map when the position last occurred. */
  at: count,
});
export type PastPosition = Stored<typeof pastSchema>;

const courseSchema = keyed({
  kind: z.literal('course'),
  id: shortText,
  moves: count,
  /** The number of moves in a row without a capture. */
  quiet: count,
});
export type MoveCounters = Stored<typeof courseSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    'past-position': PastPosition;
    course: MoveCounters;
  }
}

/**
 * Returns the record if the game hides nothing. Otherwise it is hidden from all viewers, because it would reveal hidden
 * moves.
 */
const remembered = <R>(table: Table, record: R): R | undefined =>
  canModuleHideAnything(moduleOf(table)) ? undefined : record;

const noted = {
  names: 'anything',
  visibility: remembered,
  undo: 'takes-back',
  recognized: 'nobody',
  affects: [],
  reports: 'nothing',
} as const;

export const pastPositionRules = { ...noted, schema: pastSchema } satisfies RecordRules<'past-position'>;

export const moveCounterRules = { ...noted, schema: courseSchema } satisfies RecordRules<'course'>;

const followed = derived(({ maps }: Module): readonly MapDefinition[] =>
  maps.filter(({ repeat, quiet }) => repeat !== undefined || quiet !== undefined),
);

export const hasMoveHistoryRules = (module: Module): boolean => followed(module).length > 0;

const hasFirstMoves = derived(({ traits }: Module): boolean =>
  Object.values(traits ?? {}).some((one) => firstMoveKindsOf(one).castles || firstMoveKindsOf(one).others),
);

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the pieces for which it matters that they never moved. These have a special first move, or are
 * partners for castling.
 */
const unmoved = createWorldQuery((world): ReadonlySet<string> => {
  if (!hasFirstMoves(moduleOf(world))) return NONE;
  const found = new Set<string>();
  for (const piece of world.all('piece')) {
    if (piece.old || piece.place.cell === undefined) continue;
    const { castles, others } = firstMoveKindsOf(traitsOf(world, piece));
    const partners = castles ? findCastlingPartners(world, piece) : [];
    for (const { id } of others || partners.length > 0 ? [piece, ...partners] : []) found.add(id);
  }
  return found;
});

interface StandingText {
  readonly plain: string;
  readonly quoted: string;
  /** A 32-bit hash of the piece. Several pieces may have the same hash. */
  readonly sign: number;
}

const signOf = (standing: readonly StandingText[]): number => {
  let sum = 0;
  for (const { sign } of standing) sum = (sum + sign) | 0;
  return sum;
};

/** The sign (32-bit hash) of a position; undefined if the position was read from the store. */
const signedOf = derived((_past: PastPosition): { sign?: number } => ({}));

interface PastSigns {
  readonly times: Map<number, number>;
  unsigned: number;
}

const noteSign = (state: PastSigns, record: AnyRecord | undefined, by: 1 | -1): void => {
  if (record?.kind !== 'past-position') return;
  const { sign } = signedOf(record);
  if (sign === undefined) state.unsigned += by;
  else {
    const times = (state.times.get(sign) ?? 0) + by;
    if (times === 0) state.times.delete(sign);
    else state.times.set(sign, times);
  }
};

/** The signs (32-bit hashes) of past positions. A position whose sign is not among them is new. */
export const positionHashesIndex: Index<PastSigns> = {
  name: 'signs of past positions',
  kinds: ['past-position'],
  create: () => ({ times: new Map(), unsigned: 0 }),
  update: (state, entries) => {
    for (const { before, after } of entries) {
      noteSign(state, before, -1);
      noteSign(state, after, 1);
    }
  },
};

/** Caches the texts of a piece as long as its record stays the same. */
const standingTexts = derived((piece: Piece) => {
  const own = ownText(piece);
  return { first: standingText(own, true), later: standingText(own, false) };
});

const ownText = ({ place, side, prototype, layer, facing, values }: Piece): string =>
  JSON.stringify([place.in, place.cell, side, prototype, layer, facing, values]).slice(0, -1);

const standingText = (own: string, mayFirst: boolean): StandingText => {
  const plain = `${own},${mayFirst}]`;
  return { plain, quoted: JSON.stringify(plain), sign: hashTextTo32Bits(plain) };
};

const byPlain = (one: StandingText, other: StandingText): number =>
  one.plain < other.plain ? -1 : Number(one.plain > other.plain);

const standingOn = (
  world: World,
  { name }: MapDefinition,
): { readonly ids: string[]; readonly texts: StandingText[] } => {
  const first = unmoved(world);
  const [ids, all]: [string[], StandingText[]] = [[], []];
  const areHere = new Map<ContainerId, boolean>();
  const isHere = (container: ContainerId): boolean =>
    within(areHere, container, () => locateContainer(world, container)?.map.name === name);
  for (const piece of world.all('piece'))
    if (piece.place.cell !== undefined && isHere(piece.place.in)) {
      const texts = standingTexts(piece);
      ids.push(piece.id);
      all.push(first.has(piece.id) ? texts.first : texts.later);
    }
  return { ids, texts: all };
};

/** Returns the id of a position. Its parts must be sorted. */
const positionOf = (name: string, turned: readonly unknown[], standing: readonly StandingText[]): string => {
  let text = '';
  for (const { quoted } of standing) text += text === '' ? quoted : `,${quoted}`;
  return `${name}/${hashTextToIdentifier(`[${JSON.stringify(turned)},[${text}]]`)}`;
};

/**
 * Returns the id of a map's position. It consists of the pieces on the map's boards, and the turn if the rule about
 * repetition depends on it.
 */
const positionOn = (world: World, map: MapDefinition, standing = standingOn(world, map).texts): string => {
  const { name, repeat } = map;
  const turned = repeat && 'tie' in repeat ? [onTurn(world)?.id, world.get('passing', 'passing')?.cells] : [];
  return positionOf(name, turned, standing.sort(byPlain));
};

const unlessOf = derived(({ unless = '' }: QuietMovesRule) => readExpression(unless));

/**
 * True if the count of moves without a capture must restart. A piece left the map, changed its prototype, or moved and
 * matches `unless`.
 */
const isLoud = (table: Table, map: MapDefinition, records: StepContext['records']): boolean =>
  records.some(({ before, after }) => {
    if (before?.kind !== 'piece' || !isOn(table, before, map.name)) return false;
    if (after?.kind !== 'piece' || !isOn(table, after, map.name)) return true;
    const { quiet } = map;
    const read = quiet?.unless === undefined ? undefined : unlessOf(quiet);
    const isMeant = (name: string) => effectiveValue(table, { kind: 'piece', id: after.id, name });
    return after.prototype !== before.prototype || (read?.ok === true && matches(read.expression, isMeant));
  });

const isOn = (table: Table, { place }: Piece, map: string): boolean =>
  place.cell !== undefined && locateContainer(table, place.in)?.map.name === map;

const isTouched = (table: Table, { name }: MapDefinition, records: StepContext['records']): boolean =>
  records.some(({ before, after }) =>
    [before, after].some((piece) => piece?.kind === 'piece' && isOn(table, piece, name)),
  );

const NOTED = {};

/**
 * Records the course and the position of each map on which a piece moved in a step. When the game begins, it records
 * all maps.
 */
export const recordPositions = (table: Table, { operation, records, kept }: StepContext): Change | undefined => {
  const maps = followed(moduleOf(table));
  if (maps.length === 0 || kept.has(NOTED)) return undefined;
  kept.set(NOTED, true);
  if (operation.kind === 'undo' || operation.kind === 'redo') return undefined;
  const isBegin = operation.kind === 'begin';
  const before = startPositionOf(moduleOf(table))?.quiet ?? 0;
  return join(
    ...maps
      .filter((map) => isBegin || isTouched(table, map, records))
      .map((map) => {
        const course = table.get('course', map.name);
        const moves = isBegin || !course ? 0 : course.moves + 1;
        const quiet = isBegin ? before : !course || isLoud(table, map, records) ? 0 : course.quiet + 1;
        const now: MoveCounters = { kind: 'course', id: map.name, moves, quiet };
        return join(course ? updated(course, now) : added(now), map.repeat ? positionNoted(table, map, moves) : join());
      }),
  );
};

const positionNoted = (table: Table, map: MapDefinition, at: number): Change => {
  const standing = standingOn(table, map).texts;
  const id = positionOn(table, map, standing);
  const known = table.get('past-position', id);
  const now: PastPosition = { kind: 'past-position', id, times: (known?.times ?? 0) + 1, at };
  signedOf(now).sign = signOf(standing);
  return known ? updated(known, now) : added(now);
};

/**
 * True if the rules forbid the present position of a map because it occurred before. `world` is the mover's view after
 * the move.
 */
export const isRepetitionForbidden = (world: World, map: MapDefinition): boolean => {
  if (!map.repeat || !('forbid' in map.repeat)) return false;
  const past = world.get('past-position', positionOn(world, map));
  return past !== undefined && isAgain(world, map.name, map.repeat.forbid, past);
};

const placeAmong = (texts: readonly StandingText[], text: StandingText): number => {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byPlain(texts[middle] as StandingText, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

export type RepetitionTest = (piece: Piece, to: Operation<'move'>['to'], gone: readonly PieceId[]) => boolean;

/**
 * Returns a function that checks the same as `isRepetitionForbidden` without making the move. It returns undefined if a
 * move changes more than the places of pieces.
 */
export const createRepetitionTest = (world: Table, map: MapDefinition): RepetitionTest | undefined => {
  const { name, repeat } = map;
  if (!repeat || !('forbid' in repeat) || hasFirstMoves(moduleOf(world))) return undefined;
  const here = standingOn(world, map);
  const texts = new Map(here.ids.map((id, i) => [id, here.texts[i] as StandingText]));
  const standing = [...texts].sort(([, one], [, other]) => byPlain(one, other));
  const [ids, all] = [standing.map(([id]) => id), standing.map(([, text]) => text)];
  const [sum, past] = [signOf(all), world.index(positionHashesIndex)];
  const isNew = (piece: Piece, moved: StandingText, gone: readonly PieceId[]): boolean => {
    if (past.unsigned > 0) return false;
    let sign = gone.includes(piece.id) ? sum : sum + moved.sign;
    for (const id of new Set([piece.id, ...gone])) sign -= texts.get(id)?.sign ?? 0;
    return !past.times.has(sign | 0);
  };
  return (piece, to, gone) => {
    const moved = standingText(ownText({ ...piece, place: { ...piece.place, ...to } }), false);
    if (isNew(piece, moved, gone)) return false;
    const isSame = gone.length === 0 && piece.place.cell === undefined;
    const staying = isSame ? all : all.filter((_, i) => ids[i] !== piece.id && !gone.includes(ids[i] as PieceId));
    const place = gone.includes(piece.id) ? undefined : placeAmong(staying, moved);
    const after = place === undefined ? staying : staying.toSpliced(place, 0, moved);
    const known = world.get('past-position', positionOf(name, [], after));
    return known !== undefined && isAgain(world, name, repeat.forbid, known);
  };
};

const isAgain = (world: World, name: string, forbid: 'last' | 'any', past: PastPosition): boolean =>
  forbid === 'any' || past.at + 1 === world.get('course', name)?.moves;
