import { NEIGHBORS_PROPERTY } from '../../modifiers/subject.ts';
import { SKIPS_TURN_PROPERTY, TURN_ORDER_PROPERTY } from '../pieces/ground.ts';
import type { AnyModifier } from './modifier-reads.ts';

/**
 * Properties that the rules read, so that their effects can be seen in play. `mover`: the rules read it only for pieces
 * of the actor, who knows these. `apart`: what it reveals is declared separately, as for counters.
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
  [NEIGHBORS_PROPERTY]: 'anyone',
  occupied: 'anyone',
  pick: 'anyone',
  reshuffle: 'anyone',
  [SKIPS_TURN_PROPERTY]: 'anyone',
  [TURN_ORDER_PROPERTY]: 'anyone',
  class: 'anyone',
  trusts: 'anyone',
  'may-win': 'anyone',
  'may-lose': 'anyone',
  'last-turn': 'anyone',
  value: 'apart',
} as const satisfies { readonly [name: string]: 'mover' | 'anyone' | 'apart' };

type Ruled = typeof RULED;

declare module '../../modifiers/effective-value.ts' {
  interface PropertyNamesReadByRules extends Ruled {}
}

const isRuled = (name: string): name is keyof Ruled => Object.hasOwn(RULED, name);

/** The only operation by which a player acts on pieces of other sides. */
const TAKING = 'delete';

/** Returns whose pieces the rules read when they use a modifier's property; undefined if the rules don't read it. */
export const ruledBy = ({ of }: AnyModifier, property: string | undefined): 'mover' | 'anyone' | undefined => {
  if (property === undefined) return undefined;
  if (of === 'may') return property === TAKING ? 'anyone' : 'mover';
  const ruled = isRuled(property) ? RULED[property] : 'apart';
  return ruled === 'apart' ? undefined : ruled;
};
