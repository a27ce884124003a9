import { only, type PersonId } from '../../table/index.ts';
import type { SeenReport } from './report.ts';

export const sidesLeftByPlayers = (
  seen: readonly SeenReport[],
): readonly (readonly [PersonId, readonly string[]])[] => {
  const players = new Map<PersonId, string[]>();
  for (const { person, side } of only(seen, 'left'))
    if (side !== undefined) players.set(person, [...(players.get(person) ?? []), side]);
  return [...players];
};
