import type { World } from '../../core/table.ts';
import { isInGame } from '../turns/outcomes.ts';
import type { SubjectMatch } from './definition.ts';
import type { ActNames, Subject } from './names.ts';
import { cellsIn, isWithin, piecesIn, type Scope, scopeNamed } from './scopes.ts';
import { condition } from './text.ts';
import { isMet } from './value.ts';

/** All things that match, in a world: what is not seen in it is none of them. `most`: so many are looked at. */
export const candidates = (
  world: World,
  names: ActNames,
  { kind, match, on }: SubjectMatch,
  most = Number.POSITIVE_INFINITY,
): readonly Subject[] => {
  const scope = on === undefined ? EVERYWHERE : scopeNamed(world, names, on, names.it);
  const test = condition(match);
  return scope ? among(world, kind, scope, most).filter((one) => isMet(world, names, test, one)) : [];
};

/** Whether a thing is one of them, without a look at the others. */
export const isCandidate = (
  world: World,
  names: ActNames,
  { kind, match, on }: SubjectMatch,
  one: Subject,
): boolean => {
  const scope = on === undefined ? EVERYWHERE : scopeNamed(world, names, on, names.it);
  if (!scope || kind !== one.kind || !isThere(world, scope, one)) return false;
  return isMet(world, names, condition(match), one);
};

const EVERYWHERE: Scope = { containers: [] };

const isThere = (world: World, scope: Scope, one: Subject): boolean =>
  one.kind === 'side'
    ? world.get('side', one.id) !== undefined && isInGame(world, one.id as Parameters<typeof isInGame>[1])
    : isWithin(world, scope === EVERYWHERE ? undefined : scope, one);

const among = (world: World, kind: SubjectMatch['kind'], scope: Scope, most: number): readonly Subject[] => {
  if (kind === 'side')
    return [...world.all('side')].filter(({ id }) => isInGame(world, id)).map(({ id }) => ({ kind, id }));
  if (kind === 'cell')
    return cellsIn(
      world,
      scope === EVERYWHERE ? { containers: [...world.all('board')].map(({ id }) => id) } : scope,
    ).slice(0, most);
  if (scope !== EVERYWHERE) return piecesIn(world, scope).slice(0, most);
  const found: Subject[] = [];
  for (const { id } of world.all('piece')) {
    if (found.length >= most) break;
    found.push({ kind, id });
  }
  return found;
};
