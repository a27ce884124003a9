import type { Operation } from '../../table/index.ts';

/** Returns a name of an act that doesn't depend on its actor. */
export const nameOfAct = ({ actor: _, ...act }: Operation): string => JSON.stringify(act);

/**
 * Puts acts that end the turn first. Of acts with the same worth the first one is done, so the bot ends its turn if
 * nothing gains.
 */
export const endsFirst = (acts: readonly Operation[]): readonly Operation[] =>
  acts.toSorted((a, b) => Number(isEnd(b)) - Number(isEnd(a)));

/** Puts acts that are new first, and then the known ones in their order. */
export const newFirst = (acts: readonly Operation[], known: readonly Operation[]): readonly Operation[] => {
  if (known.length === 0) return acts;
  const place = new Map(known.map((act, i) => [nameOfAct(act), i]));
  const placed = acts.map((act) => ({ act, at: place.get(nameOfAct(act)) ?? -1 }));
  return placed.sort((a, b) => a.at - b.at).map(({ act }) => act);
};

const isEnd = ({ kind }: Operation): boolean => kind === 'end-turn' || kind === 'next-phase';
