import type { SideId, Value, World } from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { splitBoardSubjectId } from '../../modifiers/subject.ts';

export interface Subject {
  readonly kind: 'piece' | 'cell' | 'side' | 'game';
  readonly id: string;
}

export const GAME: Subject = { kind: 'game', id: 'game' };

/** The meaning of a name: things, or a value. With `several`, the name could have meant several cells. */
export type InstructionNameMeaning =
  | { readonly subjects: readonly Subject[]; readonly several?: true }
  | { readonly value: Value };

/**
 * Returns chosen things as the meaning of a name. Cells get a mark if the choice allowed several: such a name means the
 * things, not a place.
 */
export const meaningOfChosenThings = (
  { kind, least, most }: { readonly kind: Subject['kind']; readonly least: number; readonly most: number },
  subjects: readonly Subject[],
): InstructionNameMeaning => ({
  subjects,
  ...(kind !== 'cell' || (least === 1 && most === 1) ? {} : { several: true as const }),
});

export interface InstructionNames {
  /** The side that does the instructions. */
  readonly side: SideId | undefined;
  readonly it: Subject;
  readonly bound: { readonly [name: string]: InstructionNameMeaning };
}

export const ACTOR_NAME = 'Actor';
export const HAND = 'Hand';
export const IT_NAME = 'it';
/** The name of the place where `it` is. */
export const HERE_NAME = 'here';

const STEPS_AROUND = /^within ([1-9]\d{0,2})$/;

/** Returns the steps of `within N`, the place around the thing that is tested; undefined for other places. */
export const stepsOfPlaceAround = (place: string): number | undefined => {
  const steps = STEPS_AROUND.exec(place)?.[1];
  return steps === undefined ? undefined : Number(steps);
};

/** The name of all sides in the game, for aggregates. */
export const SIDES_NAME = 'sides';

/** The name of all sides in the game, if they win together. */
export const ALL_SIDES_NAME = 'all';

export const isExistingSubject = (world: World, { kind, id }: Subject): boolean => {
  if (kind === 'piece') return world.get('piece', id) !== undefined;
  return kind !== 'cell' || world.get('board', splitBoardSubjectId(id)[0]) !== undefined;
};

/** Reserved names. A choice can't have one of these. */
export const RESERVED_NAMES: readonly string[] = [ACTOR_NAME, HAND, IT_NAME, HERE_NAME, SIDES_NAME, ALL_SIDES_NAME];

export const meaningOfName = ({ bound }: InstructionNames, name: string): InstructionNameMeaning | undefined =>
  Object.hasOwn(bound, name) ? bound[name] : undefined;

export const findSubjectsByName = (names: InstructionNames, name: string): readonly Subject[] | undefined => {
  if (name === IT_NAME) return [names.it];
  if (name === ACTOR_NAME) return names.side === undefined ? [] : [{ kind: 'side', id: names.side }];
  const bound = meaningOfName(names, name);
  return bound && 'subjects' in bound ? bound.subjects : undefined;
};

/**
 * Returns the things of a name that means things and not a place. These are pieces, or cells of a choice that allowed
 * several. A single cell or a side is a place instead.
 */
export const findChosenThings = (names: InstructionNames, name: string): readonly Subject[] | undefined => {
  const bound = meaningOfName(names, name);
  if (!bound || !('subjects' in bound)) return undefined;
  const { subjects, several } = bound;
  return subjects.every(({ kind }) => kind === 'piece' || (several && kind === 'cell')) ? subjects : undefined;
};

export const displayNameOfSubject = (world: World, { kind, id }: Subject): Value | undefined => {
  switch (kind) {
    case 'piece':
      return effectiveValue(world, { kind, id, name: 'PieceName' as string });
    case 'cell':
      return splitBoardSubjectId(id)[1];
    case 'side':
      return world.get('side', id)?.name;
    case 'game':
      return undefined;
  }
};
