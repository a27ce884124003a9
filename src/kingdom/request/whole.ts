import type { Card, Landscape } from '../cards/card.ts';
import type { Dominion } from '../cards/dominion.ts';
import { cardsWithChoices, extrasForCard, type PileChoice } from '../cards/extra.ts';
import { canDraftBeCompleted } from './completion.ts';
import { createPileMask } from './counter.ts';
import { type RequestFrame, requestWithWishes, type Wish } from './frame.ts';
import { wasLandscapePlayedRecently } from './fresh.ts';
import { createChoiceDraft, inOrder, type KingdomChoiceDraft } from './options.ts';
import type { DealtLandscapeKind } from './request.ts';
import {
  type AvailableCards,
  availableCardsFor,
  availableLandscapesOfKinds,
  cardsFittingChoice,
  isChoiceAlwaysPossible,
} from './stock.ts';

/**
 * The check that ten piles leave enough piles for every choice that their cards and the named landscapes need (K28).
 */
export interface ChoiceFeasibilityCheck {
  /** Checks ten piles; undefined if every ten pass. */
  readonly test: ((ten: readonly number[], bane?: number) => boolean) | undefined;
  /** For each choice: if one of `bringers` is among the ten, at least one pile of `held` must not be among them. */
  readonly needs: readonly ChoiceNeed[];
  readonly never: boolean;
}

export interface ChoiceNeed {
  /** 1 for each pile that causes the need; undefined if a required landscape causes it. */
  readonly bringers: Uint8Array | undefined;
  readonly held: Uint8Array;
}

const always: ChoiceFeasibilityCheck = { test: undefined, needs: [], never: false };
const plentiful = new WeakMap<RequestFrame, boolean>();

/** Returns the check for these wishes of the frame. */
export function choiceFeasibilityCheckOf(frame: RequestFrame, wishes: readonly Wish[]): ChoiceFeasibilityCheck {
  if (!plentiful.has(frame)) {
    plentiful.set(frame, false);
    plentiful.set(
      frame,
      ((all) => all.test === undefined && !all.never)(choiceFeasibilityCheckOf(frame, frame.wishes)),
    );
  }
  if (plentiful.get(frame)) return always;
  const isAll = wishes.length === frame.wishes.length;
  const stock = availableCardsInFrame(frame, isAll ? frame.request : requestWithWishes(frame.request, wishes));
  const named = landscapesAskedByName(stock);
  const least = named && addMissingLandscapes(named, stock);
  if (!least) return { test: undefined, needs: [], never: true };
  if (hasPlenty(frame, stock, least)) return always;
  const { cards } = frame;
  const pile = (place: number): Card => cards[place] as Card;
  return {
    test: remembered((ten, bane) =>
      canDraftBeCompleted(createChoiceDraft(ten.map(pile), bane === undefined ? undefined : pile(bane), least), stock),
    ),
    needs: needsOf(frame, stock, least),
    never: false,
  };
}

const mostRemembered = 5_000;

function remembered(test: NonNullable<ChoiceFeasibilityCheck['test']>): NonNullable<ChoiceFeasibilityCheck['test']> {
  const known = new Map<string, boolean>();
  return (ten, bane) => {
    const key = `${ten.toSorted((a, b) => a - b)} ${bane}`;
    const found = known.get(key) ?? test(ten, bane);
    if (known.size < mostRemembered) known.set(key, found);
    return found;
  };
}

const stocks = new WeakMap<RequestFrame, AvailableCards>();

export function availableCardsInFrame(frame: RequestFrame, request: RequestFrame['request']): AvailableCards {
  const { dominion, cards, home } = frame;
  const isOwn = request === frame.request;
  const stock = (isOwn ? stocks.get(frame) : undefined) ?? availableCardsFor(request, dominion, cards, home);
  if (isOwn) stocks.set(frame, stock);
  return stock;
}

export function landscapesAskedByName({ request, landscapes }: AvailableCards): readonly Landscape[] | undefined {
  const { include, lock } = request.across;
  const wanted = [...new Set([...include, ...lock])];
  const named = landscapes.filter(({ nr }) => wanted.includes(nr));
  const count = (kind: string): number => named.filter((one) => one.kind === kind).length;
  if (named.length < wanted.length || count('ally') > 1 || count('prophecy') > 1) return undefined;
  const wish = request.landscapes;
  if (wish.kind === 'exact' && Object.entries(wish.numbers).some(([kind, number]) => count(kind) > number))
    return undefined;
  return named;
}

/**
 * Adds landscapes until each kind has the requested number, if there are enough. Prefers those that need no further
 * choice.
 */
export function addMissingLandscapes(
  named: readonly Landscape[],
  stock: AvailableCards,
): readonly Landscape[] | undefined {
  const wish = stock.request.landscapes;
  if (wish.kind === 'dealt') return named;
  const added: Landscape[] = [];
  for (const [kind, number] of Object.entries(wish.numbers) as [DealtLandscapeKind, number][]) {
    const missing = number - named.filter((one) => one.kind === kind).length;
    const fit = availableLandscapesOfKinds(stock, [kind]).filter((one) => !named.includes(one));
    if (fit.length < missing) return undefined;
    added.push(...fit.toSorted((a, b) => a.brings.length - b.brings.length).slice(0, Math.max(0, missing)));
  }
  return inOrder([...named, ...added]);
}

function hasPlenty(
  { cards, dominion, request }: RequestFrame,
  stock: AvailableCards,
  laid: readonly Landscape[],
): boolean {
  if (Object.keys(request.side.chosen).length > 0) return false;
  const choices = (one: Card | Landscape) => extrasForCard(dominion.extras, one).choices;
  const open = new Set([...choosersIn(dominion, cards), ...laid].flatMap(choices));
  return [...open].every((extra) => {
    const { key, choice } = extra;
    switch (choice?.of) {
      case 'boon':
        return true;
      case 'kingdom pile':
        return false;
      case 'ally':
      case 'prophecy': {
        const plain = (one: Landscape): boolean =>
          choices(one).length === 0 && !wasLandscapePlayedRecently(one, stock.repeats);
        return (
          laid.some(({ kind }) => kind === choice.of) || availableLandscapesOfKinds(stock, [choice.of]).some(plain)
        );
      }
      default:
        return key === 'bane' || !choice || isChoiceAlwaysPossible(extra, stock);
    }
  });
}

function choosersIn({ cards: all, extras }: Dominion, cards: readonly Card[]): readonly Card[] {
  const choosing = cardsWithChoices(extras, all);
  return cards.filter((card) => choosing.has(card));
}

function needsOf(
  { cards, dominion, banes }: RequestFrame,
  stock: AvailableCards,
  laid: readonly Landscape[],
): readonly ChoiceNeed[] {
  const brings = (one: Card | Landscape, key: string): boolean =>
    extrasForCard(dominion.extras, one).choices.some((extra) => extra.key === key);
  const choosing = choosersIn(dominion, cards);
  return dominion.extras.flatMap((extra): readonly ChoiceNeed[] => {
    const { key, choice } = extra;
    if (!choice || choice.of === 'kingdom pile' || choice.of === 'boon' || key === 'army-pile') return [];
    if (isChoiceAlwaysPossible(extra, stock)) return [];
    const always = laid.some((one) => brings(one, key));
    const own = new Set(choosing.filter((card) => brings(card, key)));
    if (!always && own.size === 0) return [];
    const bringers = always ? undefined : createPileMask(cards.length, (place) => own.has(cards[place] as Card));
    if (choice.of === 'unused pile') {
      const fixed = stock.request.side.chosen[key as PileChoice];
      if (fixed !== undefined && !cards.some(({ nr }) => nr === fixed)) return [];
      const fit = new Set(cardsFittingChoice(key, choice, stock));
      const isFit = (card: Card, place: number): boolean => {
        if (fixed !== undefined) return card.nr === fixed;
        return key === 'bane' ? banes.includes(place) : fit.has(card);
      };
      return [{ bringers, held: createPileMask(cards.length, (place) => isFit(cards[place] as Card, place)) }];
    }
    const there =
      laid.some(({ kind }) => kind === choice.of) || availableLandscapesOfKinds(stock, [choice.of]).length > 0;
    return there ? [] : [{ bringers, held: new Uint8Array(cards.length) }];
  });
}

export function begun(piles: readonly Card[], bane: Card | undefined, stock: AvailableCards): KingdomChoiceDraft {
  return createChoiceDraft(piles, bane, inOrder(landscapesAskedByName(stock) ?? []));
}
