import type { AnyRecord, EngineValueType, Value, World } from '../../table/index.ts';
import type { ActiveModifierLookup, ModifiersOfProperty } from './active-modifiers.ts';
import { type JointTurns, jointTurnsOf } from './joint-turns.ts';
import { propertyDomainOf, propertyReadersOf } from './readers.ts';

export interface PropertyInEvaluation {
  readonly name: string;
  readonly index: number;
  readonly bending: ModifiersOfProperty | undefined;
  readonly joint: JointTurns | undefined;
  readonly domain: EngineValueType | undefined;
  /** Returns the value in a record itself; see `own` of `Properties`. */
  readonly own: ((record: AnyRecord) => Value | undefined) | undefined;
}

export const createPropertyInEvaluation = (
  world: World,
  { bending: all, bendsModifiers }: ActiveModifierLookup,
  kind: string,
  name: string,
  index: number,
): PropertyInEvaluation => {
  const ofKind = all.get(kind);
  const bending = ofKind?.get(name);
  return {
    name,
    index,
    bending,
    joint: ofKind && bending && !bendsModifiers ? jointTurnsOf(ofKind, bending) : undefined,
    domain: propertyDomainOf(world.ground, kind, name),
    own: kind === 'modifier' ? undefined : propertyReadersOf(world.systems, kind)[0]?.own?.(world, name),
  };
};
