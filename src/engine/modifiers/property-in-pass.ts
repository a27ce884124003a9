import type { AnyRecord, OwnDomain, Value, World } from '../../table/index.ts';
import type { ActiveModifiers, ModifiersOfProperty } from './active-modifiers.ts';
import { type JointTurns, jointTurnsOf } from './joint-turns.ts';
import { domainOf, readersOf } from './readers.ts';

export interface PropertyInPass {
  readonly name: string;
  /** The index of its chain among the chains of a subject. */
  readonly index: number;
  readonly bending: ModifiersOfProperty | undefined;
  /** The turns to take together when this property is read. */
  readonly joint: JointTurns | undefined;
  readonly domain: OwnDomain | undefined;
  /** Reads the value in a record itself; see `Properties`. */
  readonly own: ((record: AnyRecord) => Value | undefined) | undefined;
}

/** Returns the data of a property that all subjects of a kind share. */
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
