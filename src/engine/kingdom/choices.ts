import { type Card, canBeBane, type Landscape } from './card.ts';
import { type Dominion, inEditions } from './dominion.ts';
import { broughtBy, type Choice, type Extra } from './extra.ts';
import { allowsPotions } from './frame.ts';
import { besideOf, type Kingdom, type PileChoice, pileChoices, supplyOf } from './kingdom.ts';
import { type Luck, someOf } from './luck.ts';
import { meets, type Request } from './request.ts';

/** A kingdom whose choices are being made. */
export type Draft = Pick<Kingdom, 'piles' | 'bane' | 'landscapes' | 'chosen' | 'traits' | 'boons'>;

/** What choices are made from. */
export interface Stock {
  readonly request: Request;
  readonly dominion: Dominion;
  /** Piles that may be used beside the kingdom: of the chosen sets, none of them excluded or banned. */
  readonly cards: readonly Card[];
}

/**
 * The draft with all choices made that its cards ask for, and those that the chosen cards ask for in turn (K17): each among all that
 * fit, equally likely. A choice that nothing fits is left out.
 */
export function withChoices(draft: Draft, stock: Stock, luck: Luck): Draft {
  let made = draft;
  const done = new Set<string>();
  for (;;) {
    const open = openChoices(made, stock).filter(({ key }) => !done.has(key));
    const next = open.find(({ choice }) => choice?.takes !== 'mark') ?? open[0];
    if (!next) return made;
    done.add(next.key);
    made = chosenFor(next, made, stock, luck);
  }
}

function openChoices(draft: Draft, { dominion }: Stock): readonly Extra[] {
  const brought = broughtBy(dominion.extras, [...supplyOf(draft), ...besideOf(draft)], draft.landscapes);
  return brought.filter((extra) => extra.choice && !isMade(extra, draft));
}

/** Made already, or (the Black Market's deck) for the players to make. */
function isMade({ key, choice, count }: Extra, draft: Draft): boolean {
  if (count === 'many') return true;
  switch (choice?.of) {
    case 'ally':
    case 'prophecy':
      return draft.landscapes.some(({ kind }) => kind === choice.of);
    case 'boon':
      return draft.boons.length > 0;
    case 'kingdom pile':
      return isPileChoice(key) ? draft.chosen[key] !== undefined : draft.traits.length > 0;
    default:
      return isPileChoice(key) ? draft.chosen[key] !== undefined : draft.bane !== undefined;
  }
}

function isPileChoice(key: string): key is PileChoice {
  return pileChoices.some((one) => one === key);
}

function chosenFor(extra: Extra, draft: Draft, stock: Stock, luck: Luck): Draft {
  const { key, choice, count } = extra;
  if (!choice) return draft;
  if (choice.of === 'boon') {
    const boons = stock.dominion.extras.find((one) => one.key === 'boons')?.cards ?? [];
    const some = someOf(luck, [...boons.keys()], Math.min(boons.length, typeof count === 'number' ? count : 0));
    return { ...draft, boons: some.toSorted((a, b) => a - b) };
  }
  if (key === 'trait-pile') {
    const fit = supplyOf(draft).filter((card) => fits(choice, card));
    const traits = draft.landscapes.filter(({ kind }) => kind === 'trait').length;
    const piles = someOf(luck, fit, Math.min(traits, fit.length));
    return { ...draft, traits: shuffled(piles, luck) };
  }
  return shuffled(choicesFor(extra, draft, stock), luck).find((after) => leadsOn(draft, after, stock)) ?? draft;
}

function shuffled<T>(items: readonly T[], luck: Luck): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(luck.below(left.length), 1));
}

/** Whether each further choice that a choice leads to can be made. */
function leadsOn(before: Draft, after: Draft, stock: Stock): boolean {
  const known = new Set(openChoices(before, stock).map(({ key }) => key));
  const added = openChoices(after, stock).filter(({ key }) => !known.has(key));
  return added.every((extra) => extra.key === 'trait-pile' || choicesFor(extra, after, stock).some((next) => leadsOn(after, next, stock)));
}

/** The drafts that a choice of one thing can lead to. */
function choicesFor({ key, choice }: Extra, draft: Draft, stock: Stock): readonly Draft[] {
  if (!choice) return [];
  if (choice.of === 'ally' || choice.of === 'prophecy') {
    return landscapesOf(stock, [choice.of]).map((one) => ({ ...draft, landscapes: inOrder([...draft.landscapes, one]) }));
  }
  if (choice.of === 'boon') return [draft];
  if (choice.of === 'kingdom pile') {
    const fit = supplyOf(draft).filter((card) => fits(choice, card));
    return isPileChoice(key) ? fit.map((card) => ({ ...draft, chosen: { ...draft.chosen, [key]: card } })) : fit.map(() => draft);
  }
  const used = new Set([...supplyOf(draft), ...Object.values(draft.chosen)]);
  const fit = stock.cards.filter(
    (card) => !used.has(card) && fits(choice, card) && (!choice.joins || mayJoin(stock.request, supplyOf(draft), card)),
  );
  if (isPileChoice(key)) return fit.map((card) => ({ ...draft, chosen: { ...draft.chosen, [key]: card } }));
  return fit.filter(canBeBane).map((bane) => ({ ...draft, bane }));
}

/** Whether a pile is what a choice may be made of. */
export function fits(choice: Choice, card: Card): boolean {
  const { coins, types, without, except } = choice;
  const { cost } = card;
  return (
    (!coins || (coins.includes(cost.coins) && !cost.potion && cost.debt === 0)) &&
    (!types || types.some((type) => card.types.includes(type))) &&
    !without?.some((type) => card.types.includes(type)) &&
    !except?.includes(card.name)
  );
}

/** Whether the kingdom keeps its rules when the pile joins the Supply (K12): no demand's most is passed, no attack comes without its answer. */
function mayJoin(request: Request, supply: readonly Card[], card: Card): boolean {
  const all = [...supply, card];
  const count = (passes: (one: Card) => boolean): number => all.filter(passes).length;
  if (request.demands.some(({ of, max }) => meets(card, of) && count((one) => meets(one, of)) > max)) return false;
  if (
    !allowsPotions(
      request.potions,
      count(({ roles }) => roles.includes('potion')),
    )
  )
    return false;
  if (!card.roles.includes('attack')) return true;
  const lacks = (role: 'moat' | 'reaction'): boolean => request[role] && !all.some(({ roles }) => roles.includes(role));
  return !lacks('moat') && !lacks('reaction');
}

/** The landscapes of these kinds of the chosen sets, or of all boxes when the chosen sets have none. */
export function landscapesOf({ request, dominion }: Stock, kinds: readonly Landscape['kind'][]): readonly Landscape[] {
  const all = dominion.landscapes.filter(({ kind }) => kinds.includes(kind));
  const near = inEditions(all, request.sets);
  return near.length > 0 || request.strict ? near : inEditions(all, request.boxes);
}

export function inOrder(landscapes: readonly Landscape[]): readonly Landscape[] {
  return landscapes.toSorted((a, b) => a.nr - b.nr);
}

/** Whether every choice can be made that the landscape adds to those of the draft; a trait's pile apart. */
export function canBeMade(draft: Draft, one: Landscape, stock: Stock): boolean {
  if (one.brings.length === 0) return true;
  return leadsOn(draft, { ...draft, landscapes: inOrder([...draft.landscapes, one]) }, stock);
}
