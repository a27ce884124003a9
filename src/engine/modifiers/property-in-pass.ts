import type { AnyRecord, OwnDomain, Value, World } from '../../table/index.ts';
import type { ActiveModifiers, ModifiersOfProperty } from './active-modifiers.ts';
import { type JointTurns, jointTurnsOf } from './joint-turns.ts';
import { domainOf, readersOf } from './readers.ts';

/** A property of one kind of subjects. */
export interface PropertyInPass {
  readonly name: string;
  /** Where its chain stands among those of a subject. */
  readonly index: number;
  readonly bending: ModifiersOfProperty | undefined;
  /** The turns that are taken together where what is behind one at this property is asked for. */
  readonly joint: JointTurns | undefined;
  readonly domain: OwnDomain | undefined;
  /** What a record has of itself; see `Properties`. */
  readonly own: ((record: AnyRecord) => Value | undefined) | undefined;
}

/** What is the same for all subjects of a kind. */
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
