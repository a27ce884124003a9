import type { Dominion } from '../cards/dominion.ts';
import { describeConflictingWishes } from '../explain/conflict.ts';
import { findSmallestHittingSet } from '../explain/hitting.ts';
import { requestFrameOf, type Wish } from '../request/frame.ts';
import type { SamplerDependencies } from './making.ts';
import { type PossibleSetChoices, requestForChosenSets } from './mixture.ts';
import type { KingdomRefusal } from './prepared.ts';

/** The most searches for a contradiction if none is obvious. */
const mostAsked = 5;

/**
 * Explains why no choice of sets has a kingdom (K16): each choice has a wish that can't be met, or contradicting
 * wishes.
 */
export function explainRandomSetsConflict(
  mixture: PossibleSetChoices,
  dominion: Dominion,
  { prepare, limits }: SamplerDependencies,
): KingdomRefusal {
  const { request, mix, sets } = mixture;
  const whole = prepare(request, dominion, limits);
  if ('code' in whole) return whole;
  const frame = requestFrameOf({ ...request, mix }, dominion);
  const wishes = frame.wishes.filter(({ kind }) => kind !== 'mix');
  const told = (some: readonly Wish[], questions: number): KingdomRefusal => ({
    code: 'impossible',
    wishes: describeConflictingWishes(
      frame.wishes.filter((wish) => wish.kind === 'mix' || some.includes(wish)),
      frame,
      dominion,
    ),
    piles: frame.cards.length,
    needs: [],
    strict: true,
    sets: request.sets,
    questions,
  });
  const all = mixture.any ? mixture.all() : [];
  if (!all) return { code: 'too-hard' };
  const same = (one: Wish): Wish | undefined => wishes.find((wish) => JSON.stringify(wish) === JSON.stringify(one));
  const lacks = all
    .map((chosen) => ({ chosen, lacking: mixture.lacks(chosen) }))
    .filter(({ lacking }) => !lacking.some(({ kind }) => kind === 'mix'));
  if (lacks.length === 0)
    return told(
      mixture.needed.length > mixture.count || sets.length === 0
        ? wishes.filter(({ kind }) => kind === 'include' || kind === 'lock')
        : [],
      1,
    );
  const hidden = lacks.filter(({ lacking }) => lacking.length === 0);
  const sure = new Set<Wish>();
  for (const { chosen } of hidden.slice(0, mostAsked)) {
    const refusal = prepare(requestForChosenSets(mixture, chosen), dominion, limits);
    if (!('code' in refusal) || refusal.code !== 'impossible') return { code: 'too-hard' };
    for (const { wish } of refusal.wishes) for (const one of [same(wish)]) if (one) sure.add(one);
  }
  if (hidden.length > mostAsked) return told(wishes, 1 + mostAsked);
  const open = lacks
    .map(({ lacking }) => new Set(lacking.flatMap((one) => same(one) ?? [])))
    .filter((some) => some.size > 0 && ![...some].some((one) => sure.has(one)));
  const hitting = findSmallestHittingSet(open, 4, 5_000) ?? wishes;
  return told([...sure, ...hitting], 1 + hidden.length);
}
