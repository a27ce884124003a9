import type { Test } from '../../table/expression/index.ts';
import { derived, derivedOfBoth } from '../../table/index.ts';
import type { ActiveModifier, ModifiersOfProperty } from './active-modifiers.ts';
import type { Names } from './names.ts';

export interface JointTurn {
  readonly acting: ActiveModifier;
  readonly property: string;
  readonly slot: number;
  /** Its index in the chain of its property. */
  readonly index: number;
  /** Undefined if every target matches. */
  readonly test: Test<Names> | undefined;
}

/**
 * The turns of a property and of all properties read for it, if their modifiers reach everything and their match alone
 * decides. They are taken in one loop, so that no turn has to request another.
 */
export interface JointTurns {
  readonly turns: readonly JointTurn[];
  /** The index of each property that the turns change or read. */
  readonly slots: ReadonlyMap<string, number>;
}

/** The largest number of properties in joint turns. It keeps the lists of turns short. */
export const MOST_JOINT = 64;

/** Returns the joint turns of a property; undefined if it takes its turns alone. */
export const jointTurnsOf = derivedOfBoth(
  (ofKind: ReadonlyMap<string, ModifiersOfProperty>, asked: ModifiersOfProperty): JointTurns | undefined => {
    if (!readsOf(asked)) return undefined;
    const joint = new Set([asked]);
    const slots = new Map<string, number>();
    const slotOf = (name: string): number => {
      const slot = slots.get(name) ?? slots.size;
      slots.set(name, slot);
      return slot;
    };
    for (const one of joint) {
      if (joint.size > MOST_JOINT) return undefined;
      for (const name of readsOf(one) ?? []) {
        slotOf(name);
        const read = ofKind.get(name);
        if (read && readsOf(read)) joint.add(read);
      }
    }
    const turns = [...joint].flatMap(({ acting }) => acting.map((one, index) => jointTurn(one, index, slotOf)));
    return { turns: turns.sort((a, b) => a.acting.at - b.acting.at), slots };
  },
);

const readsOf = derived(({ isOfAll, acting }: ModifiersOfProperty): ReadonlySet<string> | undefined =>
  isOfAll && acting.every(({ compiled }) => compiled.isPlain)
    ? new Set(acting.flatMap(({ compiled }) => [...compiled.reads]))
    : undefined,
);

const jointTurn = (acting: ActiveModifier, index: number, slotOf: (name: string) => number): JointTurn => {
  const { alteration, match } = acting.compiled;
  const property = alteration?.property ?? '';
  return { acting, property, slot: slotOf(property), index, test: match.isOpen ? undefined : match.test };
};
