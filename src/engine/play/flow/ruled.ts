import { NEIGHBOURS } from '../../modifiers/subject.ts';
import { SKIPPED, TURN_ORDER } from '../pieces/ground.ts';
import type { AnyModifier } from './modifier-reads.ts';

/**
 * Properties that the rules read, so that their effects show in play. `mover`: only of the actor's pieces, which the
 * actor knows. `apart`: they reveal something in their own way, as counters do.
 */
const RULED = {
  Class: 'mover',
  MovePoints: 'mover',
  IgnoresZoneOfControl: 'mover',
  ZoneOfControl: 'anyone',
  cost: 'mover',
  closed: 'mover',
  hand: 'mover',
  draw: 'mover',
  army: 'mover',
  objectives: 'mover',
  claims: 'mover',
  Owner: 'anyone',
  Covers: 'anyone',
  Terrain: 'anyone',
  [NEIGHBOURS]: 'anyone',
  occupied: 'anyone',
  pick: 'anyone',
  reshuffle: 'anyone',
  [SKIPPED]: 'anyone',
  [TURN_ORDER]: 'anyone',
  class: 'anyone',
  trusts: 'anyone',
  'may-win': 'anyone',
  'may-lose': 'anyone',
  'last-turn': 'anyone',
  value: 'apart',
} as const satisfies { readonly [name: string]: 'mover' | 'anyone' | 'apart' };

type Ruled = typeof RULED;

declare module '../../modifiers/effective-value.ts' {
  interface RuleNames extends Ruled {}
}

const isRuled = (name: string): name is keyof Ruled => Object.hasOwn(RULED, name);

/** The only operation on pieces of other sides. */
const TAKING = 'delete';

/** Returns whose pieces the rules read for a modifier's change, if they do. */
export const ruledBy = ({ of }: AnyModifier, property: string | undefined): 'mover' | 'anyone' | undefined => {
  if (property === undefined) return undefined;
  if (of === 'may') return property === TAKING ? 'anyone' : 'mover';
  const ruled = isRuled(property) ? RULED[property] : 'apart';
  return ruled === 'apart' ? undefined : ruled;
};
