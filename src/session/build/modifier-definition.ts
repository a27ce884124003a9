import { z } from 'zod';
import { modifierFaults, systems } from '../../engine/index.ts';
import { keyed, list, name } from '../module/words.ts';

/** A modifier as a game carries it: what the checks of a module's file make sure of is made sure of here again. */

const LONGEST_CONDITION = 4_000;
const MOST_NEAR = 10;

const expression = z.string().max(LONGEST_CONDITION);
const kind = z.string().max(60);
const count = z.int().min(0).max(100_000);

const near = keyed({ of: kind, scope: kind, match: expression, least: count.optional(), most: count.optional() });

/** What a modifier is without what it hangs on; also what one grants. */
const own = {
  name,
  of: kind,
  scope: kind,
  match: expression,
  when: expression.optional(),
  near: list(near, MOST_NEAR).optional(),
  change: expression,
  cells: z.tuple([z.string().max(200), z.string().max(200)]).optional(),
  precedence: z.int(),
};

const id = z.string().min(1).max(200);

const bearer = z.union([
  keyed({ prototype: name }),
  keyed({ piece: name }),
  keyed({ zone: id }),
  keyed({ side: name }),
]);

export const modifierDefinition = keyed({
  ...own,
  on: bearer.optional(),
  grants: keyed(own).optional(),
  lasts: keyed({ count: z.int().min(1).max(10_000), of: z.enum(['turns', 'goes']) }).optional(),
  knownTo: z.literal('all').optional(),
  reveals: list(z.string().min(1).max(200), 100).optional(),
}).refine(
  (definition) =>
    modifierFaults(definition as Parameters<typeof modifierFaults>[0], systems).every(({ why }) => why === 'fraction'),
  'a modifier without faults',
);
