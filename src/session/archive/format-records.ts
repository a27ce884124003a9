import { z } from 'zod';
import { isFields } from '../../engine/core/plain.ts';
import type { AnyRecord, Kind } from '../../engine/core/record.ts';
import type { Table } from '../../engine/core/table.ts';
import { isPlace, LONGEST_GDL, moduleOf } from '../../engine/index.ts';
import { modifierDefinition } from '../build/modifier-definition.ts';
import { keyed, list } from '../module/words.ts';
import { isValues } from './format-values.ts';

/** The records of a game as its file has them. */

/** Kinds that follow from the module, or that no file holds: only the first step makes them. */
const DEFINITIONS = ['module', 'secret', 'side', 'map', 'board', 'deck'] as const;
type DefinedKind = (typeof DEFINITIONS)[number];

const defined: ReadonlySet<Kind> = new Set<Kind>(DEFINITIONS);

/** Whether a record is one of the game's definitions, which its file does not repeat. */
export const isDefinition = (kind: Kind): boolean => defined.has(kind);

/** A person, as Discord and the playground number them. */
export const person = z.string().regex(/^\d{1,20}$/, 'a person, by number');
export const shortText = z.string().max(200);
const id = shortText.min(1);
const count = z.int().min(0);
/** Things that were put in order by chance, and dice that fell. */
const ids = list(shortText, 1_000_000);
const draw = z.union([keyed({ shuffled: ids }), keyed({ into: ids, put: ids })]);
const places = list(count, 1000).optional();
const fall = keyed({
  dice: shortText,
  sides: z
    .int()
    .min(1)
    .max(2 ** 32),
  faces: list(count, 1000),
  bursts: places,
  dropped: places,
  value: z.int(),
});
const outcome = keyed({ dice: shortText, first: count, falls: list(fall, 100), total: z.int() });
const spot = { in: shortText, cell: shortText.optional() };

/** A text of GDL, or part of one. */
const gdl = z.string().max(LONGEST_GDL);
const keeperFault = z.enum(['zero', 'no-value', 'too-much']);
const said = keyed({
  keeper: gdl,
  what: z.union([z.literal('message'), keeperFault]),
  text: gdl,
  side: shortText.optional(),
  turn: count.optional(),
  score: z.int().optional(),
  to: z.union([z.literal('all'), list(shortText, 100)]),
  not: list(shortText, 100).optional(),
});

const party = keyed({
  side: shortText,
  cell: shortText,
  bands: list(keyed({ army: keyed({ id, name: shortText }).optional(), units: list(id, 10_000) }), 10_000),
});

/** A turn, and a place in the order of sides. */
const moment = keyed({ number: count, position: count });

const schemas: { readonly [K in Exclude<Kind, DefinedKind>]: z.ZodType } = {
  game: keyed({
    kind: z.literal('game'),
    id: z.literal('game'),
    title: shortText,
    host: person,
    master: person.optional(),
    out: list(shortText, 20).optional(),
    reminder: count.max(20_160).optional(),
    phase: z.enum(['seating', 'playing', 'over']),
  }),
  sequence: keyed({ kind: z.literal('sequence'), id: z.literal('sequence'), next: count }),
  stream: keyed({ kind: z.literal('stream'), id, used: count, last: list(draw, 1000).optional() }),
  roll: keyed({
    kind: z.literal('roll'),
    id: z.literal('roll'),
    number: count,
    by: person,
    outcome: outcome.optional(),
  }),
  'private-roll': keyed({
    kind: z.literal('private-roll'),
    id: z.literal('private-roll'),
    number: count,
    by: person,
    outcome,
  }),
  attempt: keyed({ kind: z.literal('attempt'), id: z.literal('attempt'), number: count, by: person }),
  published: keyed({
    kind: z.literal('published'),
    id: z.literal('published'),
    by: person,
    chance: z.string().regex(/^[0-9a-f]{64}$/, '32 bytes in hex'),
    seed: shortText.optional(),
    since: count.optional(),
  }),
  share: keyed({
    kind: z.literal('share'),
    id: z.string().regex(/^[1-9]\d{0,8}$/),
    person,
    value: z.string().regex(/^[0-9a-f]{64}$/),
    typed: z.literal(true).optional(),
  }),
  beacon: keyed({
    kind: z.literal('beacon'),
    id: z.literal('beacon'),
    url: shortText,
    round: count.optional(),
    at: z.number().optional(),
    value: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  witness: keyed({ kind: z.literal('witness'), id: person, sides: list(shortText, 100) }),
  seat: keyed({ kind: z.literal('seat'), id, person, side: shortText.optional(), since: z.number() }),
  former: keyed({
    kind: z.literal('former'),
    id,
    person,
    side: shortText,
    since: z.number(),
    left: z.literal(true).optional(),
  }),
  // Of a wish that came to nothing, or to a reload that is looked at itself: nobody reads it in a game that comes with
  // a file.
  proposal: keyed({
    kind: z.literal('proposal'),
    id: z.literal('proposal'),
    hash: shortText,
    module: z.custom<object>(isFields, 'a module'),
  }),
  request: keyed({
    kind: z.literal('request'),
    id,
    by: person,
    wants: z.discriminatedUnion('what', [
      keyed({ what: z.literal('undo'), steps: list(count, 10_000) }),
      keyed({ what: z.literal('seat'), side: shortText }),
      keyed({ what: z.literal('transfer'), side: shortText, to: person }),
      keyed({ what: z.literal('master') }),
      keyed({ what: z.literal('publish') }),
      keyed({ what: z.literal('reload'), hash: shortText, title: shortText }),
    ]),
    asked: list(shortText, 100),
    agreed: list(shortText, 100),
    accepted: z.literal(true).optional(),
    at: z.number().optional(),
    until: z.number().optional(),
  }),
  scoring: keyed({
    kind: z.literal('scoring'),
    id: z.literal('scoring'),
    texts: list(keyed({ text: gdl, names: list(gdl, 100) }), 50),
  }),
  scorekeeper: keyed({
    kind: z.literal('scorekeeper'),
    id: gdl,
    triggered: z.boolean(),
    scores: z.record(shortText, z.int()),
    told: z.record(shortText, z.literal(true)),
    warned: list(keeperFault, 3),
    read: keyed({ turn: count, at: z.enum(['beginning', 'end']), side: shortText.optional() }).optional(),
  }),
  check: keyed({
    kind: z.literal('check'),
    id: z.literal('check'),
    number: count,
    turn: keyed({ number: count, position: count }).optional(),
    said: list(said, 100_000),
  }),
  outcome: keyed({
    kind: z.literal('outcome'),
    id,
    result: z.enum(['won', 'lost', 'drew']),
    cause: z
      .discriminatedUnion('by', [
        keyed({ by: z.literal('scorekeeper'), name: gdl }),
        keyed({ by: z.literal('last-turn'), turn: count }),
        keyed({ by: z.literal('players') }),
      ])
      .optional(),
    place: z.int().min(1).optional(),
    scores: list(keyed({ keeper: gdl, score: z.int() }), 100).optional(),
  }),
  modifier: keyed({
    kind: z.literal('modifier'),
    id,
    since: count,
    began: moment.optional(),
    definition: modifierDefinition,
    piece: id.optional(),
  }),
  source: keyed({ kind: z.literal('source'), id, since: count, began: moment.optional() }),
  ties: keyed({ kind: z.literal('ties'), id: z.literal('ties'), order: z.record(shortText, list(shortText, 10_000)) }),
  turn: keyed({ kind: z.literal('turn'), id: z.literal('turn'), number: count, position: count }),
  army: keyed({ kind: z.literal('army'), id, name: shortText, side: shortText, board: shortText }),
  battle: keyed({
    kind: z.literal('battle'),
    id: z.literal('battle'),
    board: shortText,
    attackers: party,
    defenders: party,
  }),
  counter: keyed({
    kind: z.literal('counter'),
    id: shortText,
    name: shortText,
    on: z.union([
      keyed({ map: shortText }),
      keyed({ board: shortText }),
      keyed({ board: shortText, zone: shortText }),
      keyed({ deck: shortText }),
    ]),
    map: shortText,
    match: z.string().max(4000),
    sum: shortText.optional(),
    visible: z.enum(['map', 'all']),
    decks: z.boolean(),
    stacks: z.boolean(),
    report: z.string().max(500).optional(),
    reveals: list(shortText, 100).optional(),
    refresh: keyed({ text: shortText, icon: shortText.optional() }).optional(),
    own: z.literal(true).optional(),
  }),
  tally: keyed({ kind: z.literal('tally'), id: shortText, sum: shortText, bent: shortText.optional() }),
  piece: keyed({
    kind: z.literal('piece'),
    id,
    name: z.string().max(6000),
    prototype: shortText.optional(),
    side: shortText.optional(),
    place: keyed({ ...spot, rank: z.number() }),
    old: keyed(spot).optional(),
    layer: z.int().min(1).optional(),
    mask: keyed({ side: shortText.optional() }).optional(),
    invisible: shortText.optional(),
    shown: z.union([z.literal('all'), list(person, 1000)]).optional(),
    alias: shortText.optional(),
    facing: count.optional(),
    army: shortText.optional(),
    values: z.custom<object>(isValues, 'properties by name'),
  }),
};

/** Whether a record of a file has the form of its kind and names nothing that is not on this table. */
export const isSound = (table: Table, record: AnyRecord): boolean =>
  !isDefinition(record.kind) &&
  Object.hasOwn(schemas, record.kind) &&
  schemas[record.kind as Exclude<Kind, DefinedKind>].safeParse(record).success &&
  refersWell(table, record);

const refersWell = (table: Table, record: AnyRecord): boolean => {
  const isSide = (side: string | undefined): boolean => side === undefined || table.get('side', side) !== undefined;
  switch (record.kind) {
    case 'seat':
      return (
        isSide(record.side) &&
        record.id === (record.side === undefined ? record.person : `${record.person}/${record.side}`)
      );
    case 'former':
      return isSide(record.side) && record.id === `${record.person}/${record.side}`;
    case 'request':
      return [...('side' in record.wants ? [record.wants.side] : []), ...record.asked, ...record.agreed].every(isSide);
    case 'outcome':
      return isSide(record.id);
    case 'witness':
      return record.sides.every(isSide);
    case 'turn':
      return record.position < (moduleOf(table).turn?.order.length ?? 0);
    case 'piece':
      return (
        [record.side, record.mask?.side, record.invisible].every(isSide) &&
        isPlace(table, record.place.in, record.place.cell) &&
        isKind(table, record.prototype)
      );
    default:
      return true;
  }
};

const isKind = (table: Table, prototype: string | undefined): boolean =>
  prototype === undefined || Object.hasOwn(moduleOf(table).prototypes, prototype);
