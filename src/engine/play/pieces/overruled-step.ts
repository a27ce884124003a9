import { z } from 'zod';
import {
  type ArmyId,
  type BoardId,
  type CellId,
  type ContainerId,
  count,
  type DeckId,
  keyed,
  list,
  type Operation,
  type PersonId,
  type PieceId,
  reference,
  type SideId,
  type Stored,
  shortText,
} from '../../../table/index.ts';

/**
 * Operations that are done although the rules refuse them (G26), in the form in which players are asked to agree. They
 * contain no text that a person typed.
 */

export const MOST_OVERRULED_ITEMS = 100;

const piece = reference<PieceId>();
const deck = reference<DeckId>();
const side = reference<SideId>();
const army = reference<ArmyId>();
const pieces = list(piece, MOST_OVERRULED_ITEMS);
const numberText = z.string().regex(/^\s*[+-]?\d{1,10}(?:\.\d{1,6})?\s*$/);
const overruledCell = keyed({ in: reference<BoardId>(), cell: reference<CellId>() });
export const overruledPlaceSchema = keyed({ in: reference<ContainerId>(), cell: reference<CellId>().exactOptional() });

export const overruledStepSchema = z.discriminatedUnion('kind', [
  keyed({ kind: z.enum(['end-turn', 'next-phase', 'pass']) }),
  keyed({ kind: z.literal('draw'), deck, count, named: pieces, to: overruledPlaceSchema }),
  keyed({ kind: z.literal('deal'), deck, count, sides: list(side, MOST_OVERRULED_ITEMS) }),
  keyed({ kind: z.literal('shuffle'), deck, discards: z.boolean() }),
  keyed({ kind: z.literal('peek'), deck, count }),
  keyed({ kind: z.literal('return'), pieces, deck, where: z.enum(['top', 'bottom', 'random']) }),
  keyed({ kind: z.literal('gather'), deck, to: deck }),
  keyed({ kind: z.literal('give'), pieces, side }),
  keyed({ kind: z.literal('hand-over'), piece, side }),
  keyed({ kind: z.literal('flip'), piece, layer: z.int().exactOptional() }),
  keyed({ kind: z.literal('rotate'), piece, facing: z.int() }),
  keyed({ kind: z.literal('order'), piece, to: z.enum(['top', 'bottom', 'up', 'down']) }),
  keyed({ kind: z.literal('send'), piece, to: overruledPlaceSchema }),
  keyed({ kind: z.literal('delete'), piece }),
  keyed({ kind: z.literal('clone'), piece, count }),
  keyed({ kind: z.literal('replace'), piece, prototype: shortText }),
  keyed({ kind: z.literal('place'), prototype: shortText, side: side.exactOptional(), to: overruledPlaceSchema }),
  keyed({ kind: z.literal('set'), piece, values: z.record(shortText, z.union([numberText, z.boolean(), z.null()])) }),
  keyed({ kind: z.literal('hide'), piece, what: z.enum(['identity', 'existence']) }),
  keyed({ kind: z.literal('form-army'), units: pieces }),
  keyed({ kind: z.literal('join-army'), army, units: pieces }),
  keyed({ kind: z.literal('engage'), army: army.exactOptional(), pieces, target: overruledCell }),
]);
export type OverruledStep = Stored<typeof overruledStepSchema>;
export type OverruledKind = OverruledStep['kind'];

export const OVERRULED_KINDS = [
  'end-turn',
  'next-phase',
  'pass',
  'draw',
  'deal',
  'shuffle',
  'peek',
  'return',
  'gather',
  'give',
  'hand-over',
  'flip',
  'rotate',
  'order',
  'send',
  'delete',
  'clone',
  'replace',
  'place',
  'set',
  'hide',
  'form-army',
  'join-army',
  'engage',
] as const satisfies readonly OverruledKind[];

/** Fields of an operation that are left out when players are asked to agree. */
const UNASKED: ReadonlySet<string> = new Set(['overruled', 'name']);

/** Returns the request for an operation against the rules. Undefined if it can't be requested. */
export const overruledStepOf = (operation: { readonly actor: PersonId }): OverruledStep | undefined => {
  const { actor: _, ...step } = operation;
  const given = Object.entries(step).filter(([name, value]) => value !== undefined && !UNASKED.has(name));
  const read = overruledStepSchema.safeParse(Object.fromEntries(given));
  return read.success ? read.data : undefined;
};

export const overruledOperation = (actor: PersonId, step: OverruledStep): Operation<OverruledKind> => {
  const done = { actor, overruled: true } as const;
  switch (step.kind) {
    case 'flip':
      return { ...step, layer: step.layer, ...done };
    case 'form-army':
      return { ...step, name: undefined, ...done };
    case 'engage':
      return { ...step, army: step.army, ...done };
    case 'replace':
      return { ...step, name: undefined, ...done };
    case 'place':
      return { ...step, side: step.side, name: undefined, ...done };
    default:
      return { ...step, ...done };
  }
};
