import { NEIGHBOURS } from '../../modifiers/subject.ts';
import { SKIPPED, TURN_ORDER } from '../pieces/ground.ts';
import type { AnyModifier } from './modifier-reads.ts';

/**
 * The names that the rules themselves ask for, so that what becomes of them shows in what is played. `mover`: only of
 * pieces of the one who acts, who knows them, and who shows no more of them than the act does; `anyone`: of whatever is
 * there; `apart`: what they make of it tells by itself what it tells, as counters do.
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

/** The one operation by which somebody does something to what is not his. */
const TAKING = 'delete';

/** Whether the rules ask for what a modifier changes, and of whose pieces. */
export const ruledBy = ({ of }: AnyModifier, property: string | undefined): 'mover' | 'anyone' | undefined => {
  if (property === undefined) return undefined;
  if (of === 'may') return property === TAKING ? 'anyone' : 'mover';
  const ruled = isRuled(property) ? RULED[property] : 'apart';
  return ruled === 'apart' ? undefined : ruled;
};
