import type { AnyRecord, OwnDomain, Value, World } from '../../table/index.ts';
import type { ActiveModifiers, ModifiersOfProperty } from './active-modifiers.ts';
import { type JointTurns, jointTurnsOf } from './joint-turns.ts';
import { domainOf, readersOf } from './readers.ts';

export interface PropertyInPass {
  readonly name: string;
  readonly index: number;
  readonly bending: ModifiersOfProperty | undefined;
  readonly joint: JointTurns | undefined;
  readonly domain: OwnDomain | undefined;
  /** Returns the value in a record itself; see `own` of `Properties`. */
  readonly own: ((record: AnyRecord) => Value | undefined) | undefined;
}

export const propertyInPass = (
  world: World,
  { bending: all, bendsModifiers }: ActiveModifiers,
  kind: string,
  name: string,
  index: number,
): PropertyInPass => {
  const ofKind = all.get(kind);
  const bending = ofKind?.get(name);
  return {
    name,
    index,
    bending,
    joint: ofKind && bending && !bendsModifiers ? jointTurnsOf(ofKind, bending) : undefined,
    domain: domainOf(world.ground, kind, name),
    own: kind === 'modifier' ? undefined : readersOf(world.systems, kind)[0]?.own?.(world, name),
  };
};
