import type { World } from '../../core/table.ts';
import { isInGame } from '../turns/outcomes.ts';
import type { SubjectMatch } from './definition.ts';
import type { ActNames, Subject } from './names.ts';
import { cellsIn, piecesIn, type Scope, scopeNamed } from './scopes.ts';
import { condition } from './text.ts';
import { isMet } from './value.ts';

/** All things that match, in a world: what is not seen in it is none of them. */
export const candidates = (world: World, names: ActNames, { kind, match, on }: SubjectMatch): readonly Subject[] => {
  const scope = on === undefined ? EVERYWHERE : scopeNamed(world, names, on, names.it);
  const test = condition(match);
  return scope ? among(world, kind, scope).filter((one) => isMet(world, names, test, one)) : [];
};

const EVERYWHERE: Scope = { containers: [] };

const among = (world: World, kind: SubjectMatch['kind'], scope: Scope): readonly Subject[] => {
  if (kind === 'side')
    return [...world.all('side')].filter(({ id }) => isInGame(world, id)).map(({ id }) => ({ kind, id }));
  if (kind === 'cell')
    return cellsIn(world, scope === EVERYWHERE ? { containers: [...world.all('board')].map(({ id }) => id) } : scope);
  return scope === EVERYWHERE ? [...world.all('piece')].map(({ id }) => ({ kind, id })) : piecesIn(world, scope);
};
