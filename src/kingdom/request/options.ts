import { type Card, canPileBeBane, type Landscape } from '../cards/card.ts';
import { extrasForCard, type PileChoice, pileChoices, type SetupExtra } from '../cards/extra.ts';
import { isPotionCountAllowed } from './frame.ts';
import { type Kingdom, pilesOutsideSupply, supplyPilesOf } from './kingdom.ts';
import { hasDemandedProperty, type KingdomRequest } from './request.ts';
import { type AvailableCards, availableLandscapesOfKinds, cardsFittingChoice, fitsSetupChoice } from './stock.ts';

export type KingdomChoiceDraft = Pick<
  Kingdom,
  'piles' | 'bane' | 'landscapes' | 'chosen' | 'onRuins' | 'traits' | 'boons' | 'deck'
>;

export type ChoiceOption = Card | Landscape | 'ruins';

const RUINS = 'ruins';

export function createChoiceDraft(
  piles: readonly Card[],
  bane: Card | undefined,
  landscapes: readonly Landscape[] = [],
): KingdomChoiceDraft {
  return { piles, ...(bane ? { bane } : {}), landscapes, chosen: {}, onRuins: false, traits: [], boons: [], deck: [] };
}

function thingsOf(draft: KingdomChoiceDraft): readonly (Card | Landscape)[] {
  return [...supplyPilesOf(draft), ...pilesOutsideSupply(draft), ...draft.landscapes];
}

/**
 * Returns the choices that are still to be made, in the best order. Those that attach something to a pile come late,
 * the Black Market's deck comes last.
 */
export function findOpenSetupChoices(
  draft: KingdomChoiceDraft,
  { dominion }: Pick<AvailableCards, 'dominion'>,
): readonly SetupExtra[] {
  const open = new Set<SetupExtra>();
  for (const one of thingsOf(draft)) {
    for (const extra of extrasForCard(dominion.extras, one).choices) if (!isMade(extra, draft)) open.add(extra);
  }
  if (open.size < 2) return [...open];
  const late = ({ key, choice }: SetupExtra): number =>
    key === 'black-market-deck' ? 2 : choice?.takes === 'mark' ? 1 : 0;
  return dominion.extras.filter((extra) => open.has(extra)).sort((a, b) => late(a) - late(b));
}

function isMade({ key, choice }: SetupExtra, draft: KingdomChoiceDraft): boolean {
  switch (choice?.of) {
    case 'ally':
    case 'prophecy':
      return draft.landscapes.some(({ kind }) => kind === choice.of);
    case 'boon':
      return draft.boons.length > 0;
    case 'kingdom pile':
      return isPileChoice(key) ? draft.onRuins || draft.chosen[key] !== undefined : draft.traits.length > 0;
    default:
      if (key === 'black-market-deck') return draft.deck.length > 0;
      return isPileChoice(key) ? draft.chosen[key] !== undefined : draft.bane !== undefined;
  }
}

function isPileChoice(key: string): key is PileChoice {
  return pileChoices.some((one) => one === key);
}

/**
 * Returns the present options of a choice, even if they make other choices impossible. Boons and traits are left out,
 * because they are chosen together.
 */
export function findSetupChoiceOptions(
  extra: SetupExtra,
  draft: KingdomChoiceDraft,
  stock: AvailableCards,
): readonly ChoiceOption[] {
  const { key, choice } = extra;
  if (!choice) return [];
  if (choice.of === 'kingdom pile') return pilesToMark(extra, draft, stock);
  if (choice.of === 'ally' || choice.of === 'prophecy') return availableLandscapesOfKinds(stock, [choice.of]);
  const supply = supplyPilesOf(draft);
  const used = new Set<Card>([...supply, ...Object.values(draft.chosen), ...draft.deck]);
  const fixed = fixedFor(key, stock);
  if (fixed !== undefined) return used.has(fixed) ? [] : [fixed];
  if (key === 'black-market-deck') return deckOptions(draft, stock, used);
  const fit = cardsFittingChoice(key, choice, stock);
  return fit.filter(
    (card) =>
      !used.has(card) &&
      (!choice.joins || mayJoin(stock.request, supply, card)) &&
      (key !== 'bane' || canPileBeBane(card)),
  );
}

function fixedFor(key: string, { request, dominion }: AvailableCards): Card | undefined {
  const { bane, chosen } = request.side;
  const nr = key === 'bane' ? bane : isPileChoice(key) ? chosen[key] : undefined;
  return nr === undefined ? undefined : dominion.cards.find((card) => card.nr === nr);
}

export function pilesToMark(
  { choice }: SetupExtra,
  draft: KingdomChoiceDraft,
  { dominion }: Pick<AvailableCards, 'dominion'>,
): readonly ChoiceOption[] {
  if (!choice) return [];
  const fit = supplyPilesOf(draft).filter((card) => fitsSetupChoice(choice, card));
  const ruins =
    choice.also?.includes(RUINS) && thingsOf(draft).some((one) => extrasForCard(dominion.extras, one).keys.has(RUINS));
  return ruins ? [...fit, RUINS] : fit;
}

/** Returns unused piles that need no new extras, so that players never fetch extras for a single card of the deck. */
function deckOptions(
  draft: KingdomChoiceDraft,
  { cards, dominion }: AvailableCards,
  used: ReadonlySet<Card>,
): readonly Card[] {
  const there = new Set(thingsOf(draft).flatMap((one) => [...extrasForCard(dominion.extras, one).keys]));
  return cards.filter(
    (card) => !used.has(card) && [...extrasForCard(dominion.extras, card).keys].every((key) => there.has(key)),
  );
}

export function canFormBlackMarketDeck(draft: KingdomChoiceDraft, stock: AvailableCards): boolean {
  const used = new Set<Card>([...supplyPilesOf(draft), ...Object.values(draft.chosen)]);
  const isPlain = (card: Card): boolean =>
    !used.has(card) && extrasForCard(stock.dominion.extras, card).keys.size === 0;
  return stock.cards.some(isPlain) || deckOptions(draft, stock, used).length > 0;
}

export function applyChoice({ key }: SetupExtra, draft: KingdomChoiceDraft, option: ChoiceOption): KingdomChoiceDraft {
  if (option === RUINS) return { ...draft, onRuins: true };
  if ('kind' in option) return { ...draft, landscapes: inOrder([...draft.landscapes, option]) };
  if (key === 'bane') return { ...draft, bane: option };
  if (key === 'black-market-deck') return { ...draft, deck: [...draft.deck, option].sort((a, b) => a.nr - b.nr) };
  return isPileChoice(key) ? { ...draft, chosen: { ...draft.chosen, [key]: option } } : draft;
}

export function inOrder(landscapes: readonly Landscape[]): readonly Landscape[] {
  return landscapes.toSorted((a, b) => a.nr - b.nr);
}

/** True if the kingdom still keeps all rules when the pile joins the Supply (K12). */
function mayJoin(request: KingdomRequest, supply: readonly Card[], card: Card): boolean {
  const all = [...supply, card];
  const count = (passes: (one: Card) => boolean): number => all.filter(passes).length;
  if (
    request.demands.some(
      ({ of, max }) => hasDemandedProperty(card, of) && count((one) => hasDemandedProperty(one, of)) > max,
    )
  )
    return false;
  const potions = count(({ roles }) => roles.includes('potion'));
  if (card.roles.includes('potion') && !isPotionCountAllowed(request.potions, potions)) return false;
  if (!card.roles.includes('attack')) return true;
  const lacks = (role: 'moat' | 'reaction'): boolean => request[role] && !all.some(({ roles }) => roles.includes(role));
  return !lacks('moat') && !lacks('reaction');
}
