import type { SideId, Value, World } from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { splitSubject } from '../../modifiers/subject.ts';

/** What names mean in actions and in what is done by itself. */

/** What something is about, by its id as a subject of properties. */
export interface Subject {
  readonly kind: 'piece' | 'cell' | 'side' | 'game';
  readonly id: string;
}

export const GAME: Subject = { kind: 'game', id: 'game' };

/** What a name stands for that a choice, a roll or `let` gave: things, or a value. */
export type Bound = { readonly subjects: readonly Subject[]; readonly several?: true } | { readonly value: Value };

/** What was chosen; cells stand for themselves if it could be several of them. */
export const chosenThings = (
  { kind, least, most }: { readonly kind: Subject['kind']; readonly least: number; readonly most: number },
  subjects: readonly Subject[],
): Bound => ({ subjects, ...(kind !== 'cell' || (least === 1 && most === 1) ? {} : { several: true as const }) });

/** What can be named where something is done. */
export interface ActNames {
  /** The side for which it is done. */
  readonly side: SideId | undefined;
  /** What it is about. */
  readonly it: Subject;
  readonly bound: { readonly [name: string]: Bound };
}

/** Stands for the side for which it is done. */
export const ACTOR = 'Actor';
/** Stands for that side's hand. */
export const HAND = 'Hand';
/** Stands for what it is about. */
export const IT = 'it';
/** Stands for the place of what it is about. */
export const HERE = 'here';

/** Stands for all sides that are in the game, where something is counted. */
export const SIDES = 'sides';

/** Stands for all sides that are in the game, where they win together. */
export const ALL = 'all';

/** True if a world has a thing: a piece, or the board of a cell. Sides and the game are everybody's. */
export const isThingIn = (world: World, { kind, id }: Subject): boolean => {
  if (kind === 'piece') return world.get('piece', id) !== undefined;
  return kind !== 'cell' || world.get('board', splitSubject(id)[0]) !== undefined;
};

/** Names that no choice may have. */
export const OWN_NAMES: readonly string[] = [ACTOR, HAND, IT, HERE, SIDES, ALL];

export const boundIn = ({ bound }: ActNames, name: string): Bound | undefined =>
  Object.hasOwn(bound, name) ? bound[name] : undefined;

/** What a name stands for that is a thing, or several. */
export const subjectsNamed = (names: ActNames, name: string): readonly Subject[] | undefined => {
  if (name === IT) return [names.it];
  if (name === ACTOR) return names.side === undefined ? [] : [{ kind: 'side', id: names.side }];
  const bound = boundIn(names, name);
  return bound && 'subjects' in bound ? bound.subjects : undefined;
};

/**
 * The pieces that were chosen, or the cells if it could be several: they are meant themselves, not what stands there.
 * One cell or side is a place.
 */
export const chosenThemselves = (names: ActNames, name: string): readonly Subject[] | undefined => {
  const bound = boundIn(names, name);
  if (!bound || !('subjects' in bound)) return undefined;
  const { subjects, several } = bound;
  return subjects.every(({ kind }) => kind === 'piece' || (several && kind === 'cell')) ? subjects : undefined;
};

/** How one calls a thing. */
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
