import { COST, charge, type World } from '../../../table/index.ts';
import { isInGame } from '../queries.ts';
import { cellsWithinDistance } from './distance.ts';
import type { SubjectMatch } from './form.ts';
import { findChosenThings, type InstructionNames, type Subject } from './names.ts';
import { type BoardCell, cellOfSubject } from './near.ts';
import {
  cellsInPlaceScope,
  findScopeByName,
  isSubjectInPlaceScope,
  type PlaceScope,
  piecesInPlaceScope,
} from './scopes.ts';
import { condition } from './text.ts';
import { createSubjectTest, isConditionMet } from './value.ts';

/** Returns the things in a world that match. It checks at most `most` things. */
export const findMatchingSubjects = (
  world: World,
  names: InstructionNames,
  definition: SubjectMatch,
  most = Number.POSITIVE_INFINITY,
): readonly Subject[] => {
  const { kind, match, on } = definition;
  const chosen = chosenOf(names, kind, on);
  const scope = on === undefined || chosen ? EVERYWHERE : findScopeByName(world, names, on, names.it);
  if (!scope) return [];
  const near = kind === 'side' ? undefined : cellsWithinDistance(world, names, definition);
  const all = chosen ?? (near ? standingOn(world, kind, near) : among(world, kind, scope, most));
  const isMatch = createSubjectTest(world, names, condition(match));
  return all.filter((one) => isCandidateThere(world, scope, near, kind, one) && isMatch(one)).slice(0, most);
};

const standingOn = (world: World, kind: SubjectMatch['kind'], near: readonly BoardCell[]): readonly Subject[] =>
  near.flatMap(({ board, cell }) => {
    const here = { containers: [board], cells: [cell] };
    return kind === 'cell' ? cellsInPlaceScope(world, here) : piecesInPlaceScope(world, here);
  });

const isCandidateThere = (
  world: World,
  scope: PlaceScope,
  near: readonly BoardCell[] | undefined,
  kind: SubjectMatch['kind'],
  one: Subject,
): boolean => {
  if (kind !== one.kind || !isThere(world, scope, one)) return false;
  const at = near && cellOfSubject(world, one);
  charge(COST.thing + (near?.length ?? 0));
  return !near || near.some(({ board, cell }) => board === at?.board && cell === at.cell);
};

/** True if one thing matches. Other things aren't checked. */
export const isMatchingSubject = (
  world: World,
  names: InstructionNames,
  definition: SubjectMatch,
  one: Subject,
): boolean => {
  const { kind, match, on } = definition;
  const chosen = chosenOf(names, kind, on);
  if (chosen && !chosen.some(({ id }) => id === one.id)) return false;
  const scope = on === undefined || chosen ? EVERYWHERE : findScopeByName(world, names, on, names.it);
  const near = kind === 'side' ? undefined : cellsWithinDistance(world, names, definition);
  if (!scope || !isCandidateThere(world, scope, near, kind, one)) return false;
  return isConditionMet(world, names, condition(match), one);
};

/** Returns the things that were chosen under a name, if all are of the kind. */
const chosenOf = (
  names: InstructionNames,
  kind: SubjectMatch['kind'],
  on: string | undefined,
): readonly Subject[] | undefined => {
  const chosen = on === undefined ? undefined : findChosenThings(names, on);
  return chosen?.every((one) => one.kind === kind) ? chosen : undefined;
};

const EVERYWHERE: PlaceScope = { containers: [] };

const isThere = (world: World, scope: PlaceScope, one: Subject): boolean =>
  one.kind === 'side'
    ? world.get('side', one.id) !== undefined && isInGame(world, one.id as Parameters<typeof isInGame>[1])
    : isSubjectInPlaceScope(world, scope === EVERYWHERE ? undefined : scope, one);

const among = (world: World, kind: SubjectMatch['kind'], scope: PlaceScope, most: number): readonly Subject[] => {
  if (kind === 'side')
    return [...world.all('side')].filter(({ id }) => isInGame(world, id)).map(({ id }) => ({ kind, id }));
  if (kind === 'cell')
    return cellsInPlaceScope(
      world,
      scope === EVERYWHERE ? { containers: [...world.all('board')].map(({ id }) => id) } : scope,
    ).slice(0, most);
  if (scope !== EVERYWHERE) return piecesInPlaceScope(world, scope).slice(0, most);
  const found: Subject[] = [];
  for (const { id } of world.all('piece')) {
    if (found.length >= most) break;
    charge(COST.thing);
    found.push({ kind, id });
  }
  return found;
};
