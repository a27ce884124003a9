import { z } from 'zod';
import type { AnyRecord, Kind } from '../../engine/core/record.ts';
import type { Table } from '../../engine/core/table.ts';
import { isPlace, moduleOf } from '../../engine/index.ts';
import { keyed, list } from '../module/words.ts';
import { isValues } from './format-values.ts';

/** The records of a game as its file has them. */

/** Kinds that follow from the module, or that no file holds: only the first step makes them. */
const DEFINITIONS = ['module', 'secret', 'side', 'map', 'board'] as const;
type Defined = (typeof DEFINITIONS)[number];

const defined: ReadonlySet<Kind> = new Set<Kind>(DEFINITIONS);

/** Whether a record is one of the game's definitions, which its file does not repeat. */
export const isDefinition = (kind: Kind): boolean => defined.has(kind);

/** A person, as Discord and the playground number them. */
export const person = z.string().regex(/^\d{1,20}$/, 'a person, by number');
export const shortText = z.string().max(200);
const id = shortText.min(1);
const count = z.int().min(0);
const spot = { in: shortText, cell: shortText.optional() };

const schemas: { readonly [K in Exclude<Kind, Defined>]: z.ZodType } = {
  game: keyed({
    kind: z.literal('game'),
    id: z.literal('game'),
    title: shortText,
    host: person,
    phase: z.enum(['seating', 'playing', 'over']),
  }),
  sequence: keyed({ kind: z.literal('sequence'), id: z.literal('sequence'), next: count }),
  stream: keyed({ kind: z.literal('stream'), id, used: count }),
  seat: keyed({ kind: z.literal('seat'), id, person, side: shortText.optional(), since: z.number() }),
  request: keyed({
    kind: z.literal('request'),
    id,
    by: person,
    wants: z.discriminatedUnion('what', [
      keyed({ what: z.literal('undo'), steps: list(count, 10_000) }),
      keyed({ what: z.literal('seat'), side: shortText }),
    ]),
    asked: list(shortText, 100),
    agreed: list(shortText, 100),
  }),
  turn: keyed({ kind: z.literal('turn'), id: z.literal('turn'), number: count, position: count }),
  piece: keyed({
    kind: z.literal('piece'),
    id,
    name: z.string().max(6000),
    prototype: shortText.optional(),
    side: shortText.optional(),
    place: keyed({ ...spot, rank: z.number() }),
    old: keyed(spot).optional(),
    layer: z.int().min(1).optional(),
    facing: count.optional(),
    values: z.custom<object>(isValues, 'properties by name'),
  }),
};

/** Whether a record of a file has the form of its kind and names nothing that is not on this table. */
export const isSound = (table: Table, record: AnyRecord): boolean =>
  !isDefinition(record.kind) &&
  Object.hasOwn(schemas, record.kind) &&
  schemas[record.kind as Exclude<Kind, Defined>].safeParse(record).success &&
  refersWell(table, record);

const refersWell = (table: Table, record: AnyRecord): boolean => {
  const isSide = (side: string | undefined): boolean => side === undefined || table.get('side', side) !== undefined;
  switch (record.kind) {
    case 'seat':
      return isSide(record.side) && record.id === (record.side === undefined ? record.person : `${record.person}/${record.side}`);
    case 'request':
      return record.wants.what === 'undo' ? record.asked.every(isSide) : [record.wants.side, ...record.asked].every(isSide);
    case 'turn':
      return record.position < (moduleOf(table).turn?.order.length ?? 0);
    case 'piece':
      return isSide(record.side) && isPlace(table, record.place.in, record.place.cell) && isKind(table, record.prototype);
    default:
      return true;
  }
};

const isKind = (table: Table, prototype: string | undefined): boolean =>
  prototype === undefined || Object.hasOwn(moduleOf(table).prototypes, prototype);
