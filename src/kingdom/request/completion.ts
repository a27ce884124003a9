import type { Card } from '../cards/card.ts';
import { extrasForCard, type SetupExtra } from '../cards/extra.ts';
import { isWithinRepeatLimit, wasLandscapePlayedRecently } from './fresh.ts';
import { type Luck, pickSeveralRandom, pickWeightedRandom, shuffled } from './luck.ts';
import {
  applyChoice,
  type ChoiceOption,
  canFormBlackMarketDeck,
  findOpenSetupChoices,
  findSetupChoiceOptions,
  type KingdomChoiceDraft,
  pilesToMark,
} from './options.ts';
import { hasDemandedProperty } from './request.ts';
import { type AvailableCards, drawWeightOf, isChoiceAlwaysPossible } from './stock.ts';

/**
 * The number of attempts after which a draft counts as impossible to complete. Simple drafts need about one attempt for
 * each choice.
 */
const mostCompletionTries = 400;

/**
 * True if every choice of the draft can be made, and every choice that these lead to (K28). Tries the choice with the
 * fewest options first.
 */
export function canDraftBeCompleted(
  draft: KingdomChoiceDraft,
  stock: AvailableCards,
  left = { tries: mostCompletionTries },
): boolean {
  left.tries -= 1;
  if (left.tries < 0 || !isWithinRepeatLimit(draft, stock)) return false;
  const open = findOpenSetupChoices(draft, stock).filter(
    (extra) => extra.choice?.joins || !isChoiceAlwaysPossible(extra, stock, draft.deck.length),
  );
  if (open.length === 0) return true;
  const room = open.every(
    (extra) => extra.choice?.takes !== 'mark' || pilesToMark(extra, draft, stock).length >= marksOf(extra, draft),
  );
  if (!room && !mayGrow(open, stock)) return false;
  const lists = open
    .filter(({ key, choice }) => choice?.takes !== 'mark' && choice?.of !== 'boon' && key !== 'black-market-deck')
    .map((extra) => ({ extra, options: findSetupChoiceOptions(extra, draft, stock) }));
  const fewest = Math.min(...lists.map(({ options }) => options.length));
  const next = lists.find(({ options }) => options.length === fewest);
  if (!next)
    return room && (open.every(({ key }) => key !== 'black-market-deck') || canFormBlackMarketDeck(draft, stock));
  return inTurn(next.options, stock).some((option) =>
    canDraftBeCompleted(applyChoice(next.extra, draft, option), stock, left),
  );
}

function marksOf({ key }: SetupExtra, { landscapes }: KingdomChoiceDraft): number {
  return key === 'trait-pile' ? landscapes.filter(({ kind }) => kind === 'trait').length : 1;
}

function mayGrow(open: readonly SetupExtra[], { landscapes }: AvailableCards): boolean {
  return open.some(({ choice }) => choice?.joins) || landscapes.some(({ brings }) => brings.includes('army-pile'));
}

/** Puts options first that need no further choice, because trying them settles most cases. */
function inTurn(options: readonly ChoiceOption[], { dominion }: AvailableCards): readonly ChoiceOption[] {
  const isPlain = (option: ChoiceOption): boolean =>
    option === 'ruins' || extrasForCard(dominion.extras, option).choices.length === 0;
  const [first] = options;
  if (first !== undefined && isPlain(first)) return options;
  return [...options.filter(isPlain), ...options.filter((option) => !isPlain(option))];
}

/**
 * Makes all choices of a draft at random by weight, among the options that leave all other choices possible (K28).
 * Prefers the chosen sets. A choice without options is not made.
 */
export function completeChoices(draft: KingdomChoiceDraft, stock: AvailableCards, luck: Luck): KingdomChoiceDraft {
  let made = draft;
  const done = new Set<string>();
  for (;;) {
    const next = findOpenSetupChoices(made, stock).find(({ key }) => !done.has(key));
    if (!next) return made;
    done.add(next.key);
    made = chosenFor(next, made, stock, luck);
  }
}

function chosenFor(
  extra: SetupExtra,
  draft: KingdomChoiceDraft,
  stock: AvailableCards,
  luck: Luck,
): KingdomChoiceDraft {
  const { key, choice, count } = extra;
  if (choice?.of === 'boon') {
    const boons = stock.dominion.extras.find((one) => one.key === 'boons')?.cards ?? [];
    const some = pickSeveralRandom(
      luck,
      [...boons.keys()],
      Math.min(boons.length, typeof count === 'number' ? count : 0),
    );
    return { ...draft, boons: some.toSorted((a, b) => a - b) };
  }
  if (key === 'trait-pile') {
    const fit = pilesToMark(extra, draft, stock).filter(
      (option) => option !== 'ruins' && 'types' in option,
    ) as readonly Card[];
    return {
      ...draft,
      traits: shuffled(pickSeveralRandom(luck, fit, Math.min(marksOf(extra, draft), fit.length)), luck),
    };
  }
  if (key === 'black-market-deck') return withDeck(extra, draft, stock, luck);
  const options = findSetupChoiceOptions(extra, draft, stock);
  if (choice?.takes === 'mark') {
    const option = options[options.length > 0 ? luck.below(options.length) : 0];
    return option === undefined ? draft : applyChoice(extra, draft, option);
  }
  for (const some of byPreference(options, stock)) {
    const left = [...some];
    while (left.length > 0) {
      const option = pickWeightedRandom(luck, left, (one) => weighing(one, stock)) as ChoiceOption;
      const after = applyChoice(extra, draft, option);
      if (canDraftBeCompleted(after, stock)) return after;
      left.splice(left.indexOf(option), 1);
    }
  }
  return draft;
}

/**
 * Groups options in the order of preference: first those of the chosen sets, then others. Within both, cards that were
 * not played recently come before repeats (K25).
 */
function byPreference(
  options: readonly ChoiceOption[],
  { near, repeats }: AvailableCards,
): readonly (readonly ChoiceOption[])[] {
  const far = (option: ChoiceOption): boolean => option !== 'ruins' && 'types' in option && !near.has(option);
  const again = (option: ChoiceOption): boolean => {
    if (!repeats || option === 'ruins') return false;
    return 'types' in option ? hasDemandedProperty(option, repeats.of) : wasLandscapePlayedRecently(option, repeats);
  };
  const sets = [options.filter((option) => !far(option)), options.filter(far)];
  return repeats ? sets.flatMap((some) => [some.filter((one) => !again(one)), some.filter(again)]) : sets;
}

function weighing(option: ChoiceOption, stock: AvailableCards): bigint {
  return option === 'ruins' ? 0n : drawWeightOf(stock, option);
}

function withDeck(extra: SetupExtra, draft: KingdomChoiceDraft, stock: AvailableCards, luck: Luck): KingdomChoiceDraft {
  const most = typeof extra.count === 'number' ? extra.count : 0;
  let made = draft;
  for (const some of byPreference(findSetupChoiceOptions(extra, draft, stock), stock)) {
    const left = [...some];
    while (made.deck.length < most && left.length > 0) {
      const option = pickWeightedRandom(luck, left, (one) => weighing(one, stock)) as ChoiceOption;
      made = applyChoice(extra, made, option);
      left.splice(left.indexOf(option), 1);
    }
  }
  return made;
}
