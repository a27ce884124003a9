import type { Test } from '../../table/expression/index.ts';
import { derived, derivedOfBoth } from '../../table/index.ts';
import type { ActiveModifier, ModifiersOfProperty } from './active-modifiers.ts';
import type { Names } from './names.ts';

/** One turn of those that are taken together, with what is needed for it at hand. */
export interface JointTurn {
  readonly acting: ActiveModifier;
  readonly property: string;
  /** The place of its property; see `JointTurns`. */
  readonly slot: number;
  /** Its place in the chain of its property. */
  readonly index: number;
  /** Undefined where every target matches. */
  readonly test: Test<Names> | undefined;
}

/**
 * The turns at a property and at all that are read for it, in order, as far as their modifiers reach everything and
 * their match alone decides. At each subject they are taken in one go, as a plain pass would, so that none has to ask
 * for another.
 */
export interface JointTurns {
  readonly turns: readonly JointTurn[];
  /** A place for each property that they change, and for each that they read. */
  readonly slots: ReadonlyMap<string, number>;
}

/** Of so many properties at most: with one more each has its turns by itself, so that no list of turns grows long. */
export const MOST_JOINT = 64;

/** Undefined for a property that has its turns by itself. */
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

/** The names of what the modifiers of a property read; undefined where they can't be taken with others. */
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
