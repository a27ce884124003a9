import type { Card } from '../cards/card.ts';
import type { Dominion } from '../cards/dominion.ts';
import { broughtByOne } from '../cards/extra.ts';
import { type Frame, frameOf, requestWith, type Wish } from '../request/frame.ts';
import { type Luck, trialLuck } from '../request/luck.ts';
import { kingdomSize, meets } from '../request/request.ts';
import { fittingFor, landscapesIn } from '../request/stock.ts';
import { namedLandscapes, stockFor } from '../request/whole.ts';
import { casesOf } from '../ways/case.ts';
import { proposalOf, propose } from '../ways/proposal.ts';
import { smallestHitting } from './hitting.ts';
import { improved, surely } from './improving.ts';
import { type Asking, askingOf, keptBy, type Trial, trialOf } from './keeping.ts';
import { fittingIn, openUnder, type Proof, proofOf } from './proof.ts';

/** A wish that has a part in the contradiction, with the numbers behind it. */
export interface Culprit {
  readonly wish: Wish;
  /** How many piles there are for it among those that may come, where it is about piles. */
  readonly there?: number;
  /** How many piles fit it: those of what it asks for, or all but those that it bans. */
  readonly fitting?: number;
  /** How many more there are in the other boxes, kept out by the restriction (K5). */
  readonly elsewhere?: number;
  /** How many more are excluded one by one. */
  readonly excluded?: number;
}

/** A pile or landscape for which something must be chosen, and the few piles or landscapes that there are for it. */
export interface ShortNeed {
  readonly by: string;
  /** The key of the extra: `bane`. */
  readonly key: string;
  readonly there: readonly string[];
}

/**
 * No kingdom keeps all of these wishes, and nothing of that can be left out (K16). Where up to four wishes contradict
 * each other it is a smallest such list.
 */
export interface Impossible {
  readonly code: 'impossible';
  /** Empty when there are too few piles even without any wish. */
  readonly wishes: readonly Culprit[];
  /** The count that fails, if one count is enough. */
  readonly proof?: Proof;
  /** How many piles may come. */
  readonly piles: number;
  /** What some of the piles or landscapes need beside the kingdom, where there is little or nothing of it. */
  readonly needs: readonly ShortNeed[];
  readonly strict: boolean;
  /** Keys of the editions that were chosen. */
  readonly sets: readonly string[];
  /** How many sets of wishes were looked at: the measure of the work (K24). */
  readonly questions: number;
}

/**
 * For one question whether some wishes go together: all are counted if that is little work, otherwise one kingdom is
 * looked for.
 */
const limits = { steps: 1_000, tries: 30, share: 0.03, atOnce: true, lastResort: 0 };
/**
 * So many questions are asked before a contradiction must do from which nothing can be left out, but that may not be a
 * smallest one (K24).
 */
const mostQuestions = 8;
/** A contradiction of more wishes than this is no longer sought to be a smallest one. */
const mostAtOnce = 4;
/** So many kingdoms are looked at for each question. */
const trials = 2;
/** So many for the first, which says what is hard to keep. */
const firstTrials = 8;
/**
 * So many kingdoms found before are tried once more, so many steps from where they are; and a few from each that is
 * found.
 */
const nearest = 2;
const mostStepsOfTrial = 60;
const fewSteps = 20;

/**
 * Explains a request that no kingdom keeps; undefined when no contradiction was found, so that there may be one.
 * `sure`: there is none for certain.
 */
export function conflictOf(frame: Frame, filling: boolean, sure = false): Impossible | undefined {
  const search: Search = {
    frame,
    filling,
    asking: askingOf(frame, filling),
    luck: trialLuck(3),
    trials: [],
    broken: [],
    questions: 0,
  };
  const wishes = smallest(search) ?? pared(search, sure);
  if (!wishes) return undefined;
  const proven = proofOf(frame, wishes, filling);
  return impossible(frame, wishes, proven?.proof, search.questions);
}

/** With so many piles nothing but what a count shows is in the way of a kingdom. */
const ample = 2 * kingdomSize;

/**
 * The contradiction that a count shows by itself, before anything is searched; undefined where none does, or where so
 * few piles are left that less of it may be a contradiction too.
 */
export function provenConflict(frame: Frame, filling: boolean): Impossible | undefined {
  const proven = proofOf(frame, frame.wishes, filling);
  if (!proven) return undefined;
  const wishes = frame.wishes.filter((wish) => proven.wishes.includes(wish));
  const isAmple = wishes.every((left) => {
    const bans = wishes.filter((wish) => wish !== left);
    return openUnder(frame, bans).length >= ample;
  });
  return isAmple ? impossible(frame, wishes, proven.proof, 0) : undefined;
}

function impossible(frame: Frame, wishes: readonly Wish[], proof: Proof | undefined, questions: number): Impossible {
  return {
    code: 'impossible',
    wishes: culprits(wishes, frame, frame.dominion),
    ...(proof ? { proof } : {}),
    piles: frame.cards.length,
    needs: shortNeeds(frame, wishes),
    strict: frame.request.strict,
    sets: frame.request.sets,
    questions,
  };
}

interface Search {
  readonly frame: Frame;
  readonly filling: boolean;
  readonly asking: Asking;
  readonly luck: Luck;
  /** The kingdoms found last. */
  trials: readonly Trial[];
  /** For each kingdom that was found, the wishes that it breaks: whatever keeps clear of one such list is possible. */
  broken: readonly ReadonlySet<Wish>[];
  questions: number;
}

/**
 * A smallest set of wishes that is not possible: a smallest one that has a wish in common with all that each kingdom
 * found so far breaks. As long as it is possible, kingdoms that keep it are found, and what these break makes the next
 * one. Undefined after too many questions.
 */
function smallest(search: Search): readonly Wish[] | undefined {
  while (search.questions < mostQuestions) {
    const wishes = smallestHitting(search.broken, mostAtOnce);
    if (!wishes) return undefined;
    const asked = search.frame.wishes.filter((wish) => wishes.includes(wish));
    if (ask(search, asked) === 'empty') return asked;
  }
  return undefined;
}

/**
 * A contradiction from which nothing can be left out: wish by wish what the others contradict each other without goes.
 * Undefined when there is none.
 */
function pared(search: Search, sure: boolean): readonly Wish[] | undefined {
  const possible = (wishes: readonly Wish[]): boolean =>
    search.broken.some((broken) => !wishes.some((wish) => broken.has(wish))) || ask(search, wishes) !== 'empty';
  let left = search.frame.wishes;
  if (!sure && possible(left)) return undefined;
  // What no kingdom has had to break goes first, all at once.
  const broken = left.filter((wish) => search.broken.some((one) => one.has(wish)));
  if (broken.length < left.length && !possible(broken)) left = broken;
  for (const wish of left) {
    const without = left.filter((one) => one !== wish);
    if (!possible(without)) left = without;
  }
  return left;
}

/**
 * Whether a kingdom keeps these wishes; what the kingdoms break that were found is noted. Where that could not be found
 * out, it counts as possible.
 */
function ask(search: Search, wishes: readonly Wish[]): 'empty' | 'possible' {
  search.questions += 1;
  const { frame, luck } = search;
  const cases = casesOf(frame, wishes, { natural: false, spare: kingdomSize, filling: search.filling });
  if (cases.length === 0) return 'empty';
  if (nearby(search, wishes)) return 'possible';
  for (const one of cases) {
    const proposal = proposalOf(frame, one, { ...limits, atOnce: wishes.length <= 5 });
    if (proposal === 'empty') continue;
    const more = wishes.length === 0 ? firstTrials : wishes.length <= mostAtOnce ? trials : 1;
    const tens =
      proposal === 'unknown'
        ? []
        : [proposal.sample, ...Array.from({ length: more - 1 }, () => propose(proposal, luck))];
    for (const trial of tens.flatMap((ten) => trialOf(frame, one, ten) ?? [])) found(search, trial, wishes);
    // A question is never asked again, also where no kingdom was found.
    note(search, [new Set(wishes)]);
    return 'possible';
  }
  return 'empty';
}

/**
 * Whether a kingdom that was found before keeps these wishes once some of its piles are others: cheaper than to look
 * among all kingdoms.
 */
function nearby(search: Search, wishes: readonly Wish[]): boolean {
  const { frame, filling, asking, luck } = search;
  const weights = Uint8Array.from(frame.wishes, (wish) => (wishes.includes(wish) ? surely : 0));
  return search.trials.slice(-nearest).some((trial) => {
    const next = improved(trial, frame, asking, { weights, filling, steps: mostStepsOfTrial }, luck);
    if (!keptBy(frame, asking, next, filling, wishes).some((some) => wishes.every((wish) => some.has(wish))))
      return false;
    found(search, next, wishes);
    return true;
  });
}

/** Notes what a kingdom that keeps these wishes breaks, and what one near it does that keeps more. */
function found(search: Search, trial: Trial, wishes: readonly Wish[]): void {
  const { frame, asking, filling, luck } = search;
  const weights = Uint8Array.from(frame.wishes, (wish) => (wishes.includes(wish) ? surely : 1));
  const better = improved(trial, frame, asking, { weights, filling, steps: fewSteps }, luck);
  search.trials = [...search.trials, better].slice(-nearest);
  note(search, keptBy(frame, asking, trial, filling, wishes));
  note(search, keptBy(frame, asking, better, filling, wishes));
}

/** Keeps what is broken by those who keep the most: a list that holds another says nothing new. */
function note(search: Search, kept: readonly ReadonlySet<Wish>[]): void {
  for (const some of kept) {
    const broken = new Set(search.frame.wishes.filter((wish) => !some.has(wish)));
    if (search.broken.some((one) => [...one].every((wish) => broken.has(wish)))) continue;
    search.broken = [...search.broken.filter((one) => ![...broken].every((wish) => one.has(wish))), broken];
  }
}

/** So many piles for a need are few. */
const fewForNeed = 3;

/** Needs of what is asked for by name that few things meet, and needs of anything that nothing meets. */
function shortNeeds(frame: Frame, wishes: readonly Wish[]): readonly ShortNeed[] {
  const { cards, dominion, banes, request } = frame;
  const stock = stockFor(frame, requestWith(request, wishes));
  const named = new Set(wishes.flatMap((wish) => (wish.kind === 'include' || wish.kind === 'lock' ? [wish.nr] : [])));
  const laid = namedLandscapes(stock) ?? [];
  // A banned card can't come, and a card that no wish asks for needs no reason.
  const wanted = (card: Card): boolean =>
    named.has(card.nr) ||
    (stock.cards.includes(card) && (wishes.length === 0 || wishes.some((wish) => asksFor(wish, card))));
  return [...cards.filter(wanted), ...laid].flatMap((one) => {
    const asked = 'kind' in one || named.has(one.nr);
    return broughtByOne(dominion.extras, one).choices.flatMap(({ key, choice }): readonly ShortNeed[] => {
      if (!choice || choice.of === 'kingdom pile' || choice.of === 'boon') return [];
      const fit = key === 'bane' ? banes.map((place) => cards[place] as Card) : fittingFor(key, choice, stock);
      const there = choice.of === 'unused pile' ? fit.filter((card) => card !== one) : landscapesIn(stock, [choice.of]);
      return there.length === 0 || (asked && there.length <= fewForNeed)
        ? [{ by: one.name, key, there: there.map(({ name }) => name) }]
        : [];
    });
  });
}

/** True if the wish asks for piles and the card is one of them. */
function asksFor(wish: Wish, card: Card): boolean {
  if (wish.kind === 'distinct') return false;
  if ((wish.kind === 'demand' || wish.kind === 'quota') && wish.demand.min === 0) return false;
  return subjectOf(wish)?.(card) ?? false;
}

/**
 * The wishes with the numbers behind them: what there is, what single bans keep out, and what there is in other sets.
 */
export function culprits(wishes: readonly Wish[], frame: Frame, dominion: Dominion): readonly Culprit[] {
  const allowed = frameOf({ ...frame.request, exclude: [], weights: {} }, dominion).cards;
  return wishes.map((wish) => {
    if (wish.kind === 'across') return acrossCulprit(wish, frame);
    const about = subjectOf(wish);
    const fitting = fittingIn(wish, frame.cards);
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

function acrossCulprit(wish: Extract<Wish, { kind: 'across' }>, frame: Frame): Culprit {
  const { dominion } = frame;
  const request = { ...frame.request, demands: [] };
  const is = ({ nr }: { readonly nr: number }): boolean => nr === wish.nr;
  const there = stockFor(frame, request).landscapes.filter(is).length;
  const across = { ...request.across, exclude: [], weights: {} };
  const allowed = stockFor(frame, { ...request, across }).landscapes.filter(is).length;
  return { wish, there, elsewhere: dominion.landscapes.filter(is).length - allowed, excluded: allowed - there };
}

function subjectOf(wish: Wish): ((card: Card) => boolean) | undefined {
  switch (wish.kind) {
    case 'demand':
    case 'quota':
      return (card) => meets(card, wish.demand.of);
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
