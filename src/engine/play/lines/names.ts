import type { SideId, Value, World } from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { splitSubject } from '../../modifiers/subject.ts';

export interface Subject {
  readonly kind: 'piece' | 'cell' | 'side' | 'game';
  readonly id: string;
}

export const GAME: Subject = { kind: 'game', id: 'game' };

/** A value of a name: things, or a text, number, flag or list. */
export type Bound = { readonly subjects: readonly Subject[]; readonly several?: true } | { readonly value: Value };

/** Marks cells that could have been several: they are meant as things, not as a place. */
export const chosenThings = (
  { kind, least, most }: { readonly kind: Subject['kind']; readonly least: number; readonly most: number },
  subjects: readonly Subject[],
): Bound => ({ subjects, ...(kind !== 'cell' || (least === 1 && most === 1) ? {} : { several: true as const }) });

export interface ActNames {
  /** The side for which the lines are done. */
  readonly side: SideId | undefined;
  readonly it: Subject;
  readonly bound: { readonly [name: string]: Bound };
}

export const ACTOR = 'Actor';
export const HAND = 'Hand';
export const IT = 'it';
/** The place of `it`. */
export const HERE = 'here';

/** All sides in the game, in counts. */
export const SIDES = 'sides';

/** All sides in the game, as winners together. */
export const ALL = 'all';

export const isThingIn = (world: World, { kind, id }: Subject): boolean => {
  if (kind === 'piece') return world.get('piece', id) !== undefined;
  return kind !== 'cell' || world.get('board', splitSubject(id)[0]) !== undefined;
};

/** Reserved names, which no choice can have. */
export const OWN_NAMES: readonly string[] = [ACTOR, HAND, IT, HERE, SIDES, ALL];

export const boundIn = ({ bound }: ActNames, name: string): Bound | undefined =>
  Object.hasOwn(bound, name) ? bound[name] : undefined;

export const subjectsNamed = (names: ActNames, name: string): readonly Subject[] | undefined => {
  if (name === IT) return [names.it];
  if (name === ACTOR) return names.side === undefined ? [] : [{ kind: 'side', id: names.side }];
  const bound = boundIn(names, name);
  return bound && 'subjects' in bound ? bound.subjects : undefined;
};

/**
 * Returns chosen pieces, or cells that could have been several: such names mean the things themselves. A single cell or
 * side is a place instead.
 */
export const chosenThemselves = (names: ActNames, name: string): readonly Subject[] | undefined => {
  const bound = boundIn(names, name);
  if (!bound || !('subjects' in bound)) return undefined;
  const { subjects, several } = bound;
  return subjects.every(({ kind }) => kind === 'piece' || (several && kind === 'cell')) ? subjects : undefined;
};

export const calledBy = (world: World, { kind, id }: Subject): Value | undefined => {
  switch (kind) {
    case 'piece':
      return effectiveValue(world, { kind, id, name: 'PieceName' as string });
    case 'cell':
      return splitSubject(id)[1];
    case 'side':
      return world.get('side', id)?.name;
    case 'game':
      return undefined;
  }
};
