import type { Card } from '../cards/card.ts';
import type { Dominion } from '../cards/dominion.ts';
import { extrasForCard } from '../cards/extra.ts';
import { type RequestFrame, requestFrameOf, requestWithWishes, type Wish } from '../request/frame.ts';
import { type Luck, seededRandomSource } from '../request/luck.ts';
import { hasDemandedProperty, kingdomSize } from '../request/request.ts';
import { availableLandscapesOfKinds, cardsFittingChoice } from '../request/stock.ts';
import { availableCardsInFrame, landscapesAskedByName } from '../request/whole.ts';
import { splitIntoKingdomCases } from '../ways/case.ts';
import { buildPileProposalPlan, drawProposedPiles } from '../ways/proposal.ts';
import { findSmallestHittingSet } from './hitting.ts';
import { improveTrialKingdom, requiredWishWeight } from './improving.ts';
import { type TrialKingdom, trialKingdomOf, type WishEvaluation, wishEvaluationOf, wishSetsMetBy } from './keeping.ts';
import { countFittingPiles, findUnbannedCards, type ImpossibilityProof, proveConflict } from './proof.ts';

export interface ConflictingWish {
  readonly wish: Wish;
  readonly there?: number;
  /** The number of piles that fit the wish. For a ban, the number of piles that it doesn't exclude. */
  readonly fitting?: number;
  /** The number of such piles in boxes that the request doesn't include (K5). */
  readonly elsewhere?: number;
  readonly excluded?: number;
}

export interface UnmetCardNeed {
  readonly by: string;
  readonly key: string;
  readonly there: readonly string[];
}

/**
 * A contradiction between wishes (K16): without any of them, the others can be met. A contradiction of up to four
 * wishes is a smallest one.
 */
export interface WishConflict {
  readonly code: 'impossible';
  /** The contradicting wishes. Empty if there are too few piles even without any wish. */
  readonly wishes: readonly ConflictingWish[];
  readonly proof?: ImpossibilityProof;
  readonly piles: number;
  readonly needs: readonly UnmetCardNeed[];
  readonly strict: boolean;
  readonly sets: readonly string[];
  /** The number of searches that were made, which measures the work (K24). */
  readonly questions: number;
}

const limits = { steps: 1_000, tries: 30, share: 0.03, atOnce: true, lastResort: 0 };
/**
 * The number of searches for a smallest contradiction. After that, any contradiction that needs all of its wishes is
 * accepted (K24).
 */
const mostQuestions = 8;
/** The most wishes of a contradiction for which the search for a smallest one continues. */
const mostAtOnce = 4;
const trials = 2;
const firstTrials = 8;
/**
 * The number of earlier kingdoms that each search changes again, the steps for each of these, and the steps for a new
 * kingdom.
 */
const nearest = 2;
const mostStepsOfTrial = 60;
const fewSteps = 20;

/** Explains an impossible request, if a contradiction is found. `sure`: true if the request is certainly impossible. */
export function explainWishConflict(frame: RequestFrame, filling: boolean, sure = false): WishConflict | undefined {
  const search: Search = {
    frame,
    filling,
    asking: wishEvaluationOf(frame, filling),
    luck: seededRandomSource(3),
    trials: [],
    broken: [],
    questions: 0,
  };
  const wishes = smallest(search) ?? pared(search, sure);
  if (!wishes) return undefined;
  const proven = proveConflict(frame, wishes, filling);
  return impossible(frame, wishes, proven?.proof, search.questions);
}

const ample = 2 * kingdomSize;

/**
 * Returns a contradiction that follows from counting piles, without a search. If few piles are left, it returns none: a
 * search may then find a contradiction of fewer wishes.
 */
export function findProvenWishConflict(frame: RequestFrame, filling: boolean): WishConflict | undefined {
  const proven = proveConflict(frame, frame.wishes, filling);
  if (!proven) return undefined;
  const wishes = frame.wishes.filter((wish) => proven.wishes.includes(wish));
  const isAmple = wishes.every((left) => {
    const bans = wishes.filter((wish) => wish !== left);
    return findUnbannedCards(frame, bans).length >= ample;
  });
  return isAmple ? impossible(frame, wishes, proven.proof, 0) : undefined;
}

function impossible(
  frame: RequestFrame,
  wishes: readonly Wish[],
  proof: ImpossibilityProof | undefined,
  questions: number,
): WishConflict {
  return {
    code: 'impossible',
    wishes: describeConflictingWishes(wishes, frame, frame.dominion),
    ...(proof ? { proof } : {}),
    piles: frame.cards.length,
    needs: shortNeeds(frame, wishes),
    strict: frame.request.strict,
    sets: frame.request.sets,
    questions,
  };
}

interface Search {
  readonly frame: RequestFrame;
  readonly filling: boolean;
  readonly asking: WishEvaluation;
  readonly luck: Luck;
  trials: readonly TrialKingdom[];
  /**
   * For each kingdom that was found, the wishes that it doesn't meet. If wishes include none of such a set, that
   * kingdom meets them all.
   */
  broken: readonly ReadonlySet<Wish>[];
  questions: number;
}

/**
 * Returns a smallest contradiction, if found. Each candidate is a smallest set of wishes with at least one broken wish
 * of every kingdom found so far. If a kingdom meets the candidate, that kingdom leads to the next candidate.
 */
function smallest(search: Search): readonly Wish[] | undefined {
  while (search.questions < mostQuestions) {
    const wishes = findSmallestHittingSet(search.broken, mostAtOnce);
    if (!wishes) return undefined;
    const asked = search.frame.wishes.filter((wish) => wishes.includes(wish));
    if (ask(search, asked) === 'empty') return asked;
  }
  return undefined;
}

/** Removes wishes as long as the remaining wishes still contradict each other. */
function pared(search: Search, sure: boolean): readonly Wish[] | undefined {
  const possible = (wishes: readonly Wish[]): boolean =>
    search.broken.some((broken) => !wishes.some((wish) => broken.has(wish))) || ask(search, wishes) !== 'empty';
  let left = search.frame.wishes;
  if (!sure && possible(left)) return undefined;
  const broken = left.filter((wish) => search.broken.some((one) => one.has(wish)));
  if (broken.length < left.length && !possible(broken)) left = broken;
  for (const wish of left) {
    const without = left.filter((one) => one !== wish);
    if (!possible(without)) left = without;
  }
  return left;
}

/**
 * Searches for a kingdom that meets these wishes, and records the wishes that it breaks. If the search has no certain
 * result, the wishes count as possible.
 */
function ask(search: Search, wishes: readonly Wish[]): 'empty' | 'possible' {
  search.questions += 1;
  const { frame, luck } = search;
  const cases = splitIntoKingdomCases(frame, wishes, { natural: false, spare: kingdomSize, filling: search.filling });
  if (cases.length === 0) return 'empty';
  if (nearby(search, wishes)) return 'possible';
  for (const one of cases) {
    const proposal = buildPileProposalPlan(frame, one, { ...limits, atOnce: wishes.length <= 5 });
    if (proposal === 'empty') continue;
    const more = wishes.length === 0 ? firstTrials : wishes.length <= mostAtOnce ? trials : 1;
    const tens =
      proposal === 'unknown'
        ? []
        : [proposal.sample, ...Array.from({ length: more - 1 }, () => drawProposedPiles(proposal, luck))];
    for (const trial of tens.flatMap((ten) => trialKingdomOf(frame, one, ten) ?? [])) found(search, trial, wishes);
    note(search, [new Set(wishes)]);
    return 'possible';
  }
  return 'empty';
}

/** True if an earlier kingdom meets these wishes after some replacements, which is cheaper than a search. */
function nearby(search: Search, wishes: readonly Wish[]): boolean {
  const { frame, filling, asking, luck } = search;
  const weights = Uint8Array.from(frame.wishes, (wish) => (wishes.includes(wish) ? requiredWishWeight : 0));
  return search.trials.slice(-nearest).some((trial) => {
    const next = improveTrialKingdom(trial, frame, asking, { weights, filling, steps: mostStepsOfTrial }, luck);
    if (!wishSetsMetBy(frame, asking, next, filling, wishes).some((some) => wishes.every((wish) => some.has(wish))))
      return false;
    found(search, next, wishes);
    return true;
  });
}

function found(search: Search, trial: TrialKingdom, wishes: readonly Wish[]): void {
  const { frame, asking, filling, luck } = search;
  const weights = Uint8Array.from(frame.wishes, (wish) => (wishes.includes(wish) ? requiredWishWeight : 1));
  const better = improveTrialKingdom(trial, frame, asking, { weights, filling, steps: fewSteps }, luck);
  search.trials = [...search.trials, better].slice(-nearest);
  note(search, wishSetsMetBy(frame, asking, trial, filling, wishes));
  note(search, wishSetsMetBy(frame, asking, better, filling, wishes));
}

/** Records sets of broken wishes, and keeps only the smallest: a set that contains another set adds nothing. */
function note(search: Search, kept: readonly ReadonlySet<Wish>[]): void {
  for (const some of kept) {
    const broken = new Set(search.frame.wishes.filter((wish) => !some.has(wish)));
    if (search.broken.some((one) => [...one].every((wish) => broken.has(wish)))) continue;
    search.broken = [...search.broken.filter((one) => ![...broken].every((wish) => one.has(wish))), broken];
  }
}

const fewForNeed = 3;

/**
 * Returns the cards that wishes name but that have too few options for their choices, and choices that no card could
 * have.
 */
function shortNeeds(frame: RequestFrame, wishes: readonly Wish[]): readonly UnmetCardNeed[] {
  const { cards, dominion, banes, request } = frame;
  const stock = availableCardsInFrame(frame, requestWithWishes(request, wishes));
  const named = new Set(wishes.flatMap((wish) => (wish.kind === 'include' || wish.kind === 'lock' ? [wish.nr] : [])));
  const laid = landscapesAskedByName(stock) ?? [];
  const wanted = (card: Card): boolean =>
    named.has(card.nr) ||
    (stock.cards.includes(card) && (wishes.length === 0 || wishes.some((wish) => asksFor(wish, card))));
  return [...cards.filter(wanted), ...laid].flatMap((one) => {
    const asked = 'kind' in one || named.has(one.nr);
    return extrasForCard(dominion.extras, one).choices.flatMap(({ key, choice }): readonly UnmetCardNeed[] => {
      if (!choice || choice.of === 'kingdom pile' || choice.of === 'boon') return [];
      const fit = key === 'bane' ? banes.map((place) => cards[place] as Card) : cardsFittingChoice(key, choice, stock);
      const there =
        choice.of === 'unused pile'
          ? fit.filter((card) => card !== one)
          : availableLandscapesOfKinds(stock, [choice.of]);
      return there.length === 0 || (asked && there.length <= fewForNeed)
        ? [{ by: one.name, key, there: there.map(({ name }) => name) }]
        : [];
    });
  });
}

function asksFor(wish: Wish, card: Card): boolean {
  if (wish.kind === 'distinct') return false;
  if ((wish.kind === 'demand' || wish.kind === 'quota') && wish.demand.min === 0) return false;
  return subjectOf(wish)?.(card) ?? false;
}

export function describeConflictingWishes(
  wishes: readonly Wish[],
  frame: RequestFrame,
  dominion: Dominion,
): readonly ConflictingWish[] {
  const allowed = requestFrameOf({ ...frame.request, exclude: [], weights: {} }, dominion).cards;
  return wishes.map((wish) => {
    if (wish.kind === 'across') return acrossCulprit(wish, frame);
    const about = subjectOf(wish);
    const fitting = countFittingPiles(wish, frame.cards);
    if (!about) return { wish, ...(fitting === undefined ? {} : { fitting }) };
    const [there, unbanned, all] = [frame.cards, allowed, dominion.cards].map(
      (cards) => cards.filter(about).length,
    ) as [number, number, number];
    return {
      wish,
      there,
      elsewhere: all - unbanned,
      excluded: unbanned - there,
      ...(fitting === undefined ? {} : { fitting }),
    };
  });
}

function acrossCulprit(wish: Extract<Wish, { kind: 'across' }>, frame: RequestFrame): ConflictingWish {
  const { dominion } = frame;
  const request = { ...frame.request, demands: [] };
  const is = ({ nr }: { readonly nr: number }): boolean => nr === wish.nr;
  const there = availableCardsInFrame(frame, request).landscapes.filter(is).length;
  const across = { ...request.across, exclude: [], weights: {} };
  const allowed = availableCardsInFrame(frame, { ...request, across }).landscapes.filter(is).length;
  return { wish, there, elsewhere: dominion.landscapes.filter(is).length - allowed, excluded: allowed - there };
}

function subjectOf(wish: Wish): ((card: Card) => boolean) | undefined {
  switch (wish.kind) {
    case 'demand':
    case 'quota':
      return (card) => hasDemandedProperty(card, wish.demand.of);
    case 'include':
    case 'lock':
      return (card) => card.nr === wish.nr;
    case 'potions':
      return (card) => card.roles.includes('potion');
    case 'moat':
    case 'reaction':
      return (card) => card.roles.includes(wish.kind);
    default:
      return undefined;
  }
}
