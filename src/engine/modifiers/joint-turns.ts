import type { CompiledExpressionTest } from '../../table/expression/index.ts';
import { cachePerObjectPair, derived } from '../../table/index.ts';
import type { ActiveModifier, ModifiersOfProperty } from './active-modifiers.ts';
import type { Names } from './names.ts';

export interface JointTurn {
  readonly acting: ActiveModifier;
  readonly property: string;
  readonly slot: number;
  /** The index of the turn in the evaluation (`PropertyEvaluation`) of its property. */
  readonly index: number;
  /** The modifier's match; undefined if it matches every target. */
  readonly test: CompiledExpressionTest<Names> | undefined;
}

/**
 * Turns that are taken in one loop, so that no turn has to request another. They change one property, or properties
 * that are read for it. All of their modifiers reach every subject, and only their match decides if they apply.
 */
export interface JointTurns {
  readonly turns: readonly JointTurn[];
  /** The slot (index) of each property that the turns change or read. */
  readonly slots: ReadonlyMap<string, number>;
}

/** The most properties in joint turns. The limit keeps the lists of turns short. */
export const MOST_JOINT = 64;

/** Returns the joint turns of a property; undefined if its turns are taken one by one. */
export const jointTurnsOf = cachePerObjectPair(
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
