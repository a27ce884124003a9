import type { Card } from '../cards/card.ts';
import type { Dominion } from '../cards/dominion.ts';
import type { RequestFrame, Wish } from '../request/frame.ts';
import { hasDemandedProperty, kingdomSize, type PileCountDemand } from '../request/request.ts';

/** A comparison of numbers of piles that proves that no kingdom meets some wishes (K34). */
export type ImpossibilityProof =
  /**
   * Fewer piles meet the wish than it asks for, after excluding the piles banned by `without`. `names` lists the piles
   * that remain.
   */
  | {
      readonly kind: 'few';
      readonly wish: Wish;
      readonly without: readonly PileCountDemand[];
      readonly names: readonly string[];
    }
  | { readonly kind: 'left'; readonly without: readonly PileCountDemand[]; readonly there: number; readonly of: number }
  /** `by` limits the number of piles of a group, and only `apart` piles (that meet the wish) are outside that group. */
  | { readonly kind: 'capped'; readonly wish?: Wish; readonly by: PileCountDemand; readonly apart: number }
  | { readonly kind: 'limited'; readonly most: number }
  /** The wishes need too many different cards. `distinct`: true because each wish needs a card of its own. */
  | { readonly kind: 'places'; readonly needed: number; readonly distinct: boolean }
  /** The named card or landscape is in a set that was not chosen, or the request excludes it by name. */
  | { readonly kind: 'outside' | 'excluded'; readonly wish: Wish; readonly name: string; readonly set: string }
  | { readonly kind: 'barred'; readonly wish: Wish; readonly name: string; readonly by: PileCountDemand };

/** A proof with the contradicting wishes. It needs every one of them. */
export interface ProvenConflict {
  readonly proof: ImpossibilityProof;
  readonly wishes: readonly Wish[];
}

interface Ask {
  readonly wish: Wish;
  readonly least: number;
  readonly fits: (card: Card) => boolean;
}

interface Limit {
  readonly wish: Wish;
  readonly demand: PileCountDemand;
}

interface Setting {
  readonly frame: RequestFrame;
  readonly wishes: readonly Wish[];
  readonly asks: readonly Ask[];
  readonly limits: readonly Limit[];
  readonly bans: readonly Limit[];
  readonly open: readonly Card[];
  /** The number of piles that can meet demands: ten, and the bane if it may meet demands. */
  readonly places: number;
}

/** Proves that no kingdom meets these wishes, if comparing numbers of piles for a few of them is enough. */
export function proveConflict(
  frame: RequestFrame,
  wishes: readonly Wish[],
  filling: boolean,
): ProvenConflict | undefined {
  const limits = wishes.flatMap((wish) => limitOf(wish).map((demand) => ({ wish, demand })));
  const bans = limits.filter(({ demand }) => demand.max === 0);
  const open = findUnbannedCards(frame, wishes);
  const asks = wishes.flatMap(askOf);
  // The Young Witch adds a bane, but takes one of the ten places herself, unless a wish asks for her.
  const young = frame.cards[frame.young];
  const places = kingdomSize + (filling && young && asks.some(({ fits }) => fits(young)) ? 1 : 0);
  const setting = { frame, wishes, asks, limits, bans, open, places };
  const found = [
    ...named(setting),
    ...few(setting),
    ...left(setting),
    ...capped(setting),
    ...crowded(setting),
    ...limited(setting),
  ];
  return found.toSorted((a, b) => a.wishes.length - b.wishes.length)[0];
}

export function findUnbannedCards({ cards }: RequestFrame, wishes: readonly Wish[]): readonly Card[] {
  const bans = wishes.flatMap((wish) =>
    limitOf(wish).flatMap((demand) => (demand.max === 0 ? [{ wish, demand }] : [])),
  );
  return cards.filter((card) => !isBanned(card, bans));
}

const isBanned = (card: Card, bans: readonly Limit[]): boolean =>
  bans.some(({ demand }) => hasDemandedProperty(card, demand.of));

/** Returns a minimal list of bans that together leave fewer than `least` of these cards. */
function barring(cards: readonly Card[], least: number, bans: readonly Limit[]): readonly Limit[] {
  let needed = bans;
  for (const ban of bans) {
    const fewer = needed.filter((one) => one !== ban);
    if (cards.filter((card) => !isBanned(card, fewer)).length < least) needed = fewer;
  }
  return needed;
}

function few({ frame, wishes, asks, bans, open }: Setting): readonly ProvenConflict[] {
  const isCalm = ({ roles }: Card): boolean => !roles.includes('attack');
  const attack = asks.find(({ fits, least }) => open.filter((card) => fits(card) && isCalm(card)).length < least);
  const answers = wishes.flatMap((wish): readonly Ask[] => {
    if (!attack || (wish.kind !== 'moat' && wish.kind !== 'reaction')) return [];
    return [{ wish, least: 1, fits: ({ roles }) => roles.includes(wish.kind) }];
  });
  return [...asks, ...answers].flatMap((ask): readonly ProvenConflict[] => {
    const { wish, least, fits } = ask;
    const there = open.filter(fits);
    if (there.length >= least) return [];
    const without = barring(frame.cards.filter(fits), least, bans);
    const isAnswer = attack && answers.includes(ask);
    const alone = isAnswer
      ? barring(
          frame.cards.filter((card) => attack.fits(card) && isCalm(card)),
          attack.least,
          bans,
        )
      : [];
    return [
      {
        proof: {
          kind: 'few',
          wish,
          without: without.map(({ demand }) => demand),
          names: frame.cards.filter((card) => fits(card) && !isBanned(card, without)).map(({ name }) => name),
        },
        wishes: [
          ...new Set([...(isAnswer ? [attack.wish] : []), wish, ...[...without, ...alone].map((one) => one.wish)]),
        ],
      },
    ];
  });
}

function left({ frame, bans, open }: Setting): readonly ProvenConflict[] {
  if (open.length >= kingdomSize || frame.cards.length < kingdomSize) return [];
  const without = barring(frame.cards, kingdomSize, bans);
  const there = frame.cards.filter((card) => !isBanned(card, without)).length;
  return [
    {
      proof: { kind: 'left', without: without.map(({ demand }) => demand), there, of: frame.cards.length },
      wishes: without.map(({ wish }) => wish),
    },
  ];
}

function capped({ frame, asks, limits }: Setting): readonly ProvenConflict[] {
  return limits
    .filter(({ demand }) => demand.max > 0)
    .flatMap(({ wish: cap, demand: by }): readonly ProvenConflict[] => {
      const apart = frame.cards.filter((card) => !hasDemandedProperty(card, by.of));
      if (apart.length + by.max < kingdomSize)
        return [{ proof: { kind: 'capped', by, apart: apart.length }, wishes: [cap] }];
      return asks.flatMap(({ wish, least, fits }): readonly ProvenConflict[] => {
        const rest = apart.filter(fits).length;
        if (wish === cap || rest + by.max >= least) return [];
        return [{ proof: { kind: 'capped', wish, by, apart: rest }, wishes: [wish, cap] }];
      });
    });
}

function limited({ frame, limits }: Setting): readonly ProvenConflict[] {
  const most = (some: readonly Limit[]): number =>
    some.reduce((sum, { demand }) => sum + demand.max, 0) + frame.cards.filter((card) => !isBanned(card, some)).length;
  let some: readonly Limit[] = [];
  for (let allowed = most(some); allowed >= kingdomSize; allowed = most(some)) {
    const longer = limits.map((one) => [...some, one]);
    const best = longer.find((all) => most(all) === Math.min(...longer.map(most)));
    if (!best || most(best) >= allowed) return [];
    some = best;
  }
  for (const one of some) {
    const fewer = some.filter((other) => other !== one);
    if (most(fewer) < kingdomSize) some = fewer;
  }
  // Other proofs explain a single limit, or bans alone, in more detail.
  if (some.length < 2 || some.every(({ demand }) => demand.max === 0)) return [];
  return [{ proof: { kind: 'limited', most: most(some) }, wishes: some.map(({ wish }) => wish) }];
}

function crowded({ frame, wishes, asks, bans, open, places }: Setting): readonly ProvenConflict[] {
  const isOwn = ({ wish }: Ask): boolean =>
    wish.kind !== 'lock' && !(wish.kind === 'demand' && wish.demand.of.kind === 'wished');
  const largest = asks.filter(isOwn).toSorted((a, b) => b.least - a.least);
  const distinct = wishes.find(({ kind }) => kind === 'distinct');
  const apart: Ask[] = [];
  for (const ask of largest)
    if (!open.some((card) => ask.fits(card) && apart.some(({ fits }) => fits(card)))) apart.push(ask);
  return [
    ...overfull(apart, places).map(({ some, needed }): ProvenConflict => {
      const shared = frame.cards.filter((card) => some.filter(({ fits }) => fits(card)).length > 1);
      const told = [...some, ...barring(shared, 1, bans)];
      return { proof: { kind: 'places', needed, distinct: false }, wishes: told.map(({ wish }) => wish) };
    }),
    ...(distinct
      ? overfull(largest, places).map(
          ({ some, needed }): ProvenConflict => ({
            proof: { kind: 'places', needed, distinct: true },
            wishes: [...some.map(({ wish }) => wish), distinct],
          }),
        )
      : []),
  ];
}

function overfull(
  asks: readonly Ask[],
  places: number,
): readonly { readonly some: readonly Ask[]; readonly needed: number }[] {
  let needed = 0;
  for (const [at, { least }] of asks.entries()) {
    needed += least;
    if (needed > places) return [{ some: asks.slice(0, at + 1), needed }];
  }
  return [];
}

function named({ wishes, frame, bans }: Setting): readonly ProvenConflict[] {
  const { cards, request, dominion } = frame;
  return wishes.flatMap((wish): readonly ProvenConflict[] => {
    if (wish.kind !== 'include' && wish.kind !== 'lock' && wish.kind !== 'across') return [];
    const isLandscape = wish.kind === 'across';
    const one = (isLandscape ? dominion.landscapes : dominion.cards).find(({ nr }) => nr === wish.nr);
    const card = cards.find(({ nr }) => !isLandscape && nr === wish.nr);
    if (!one || (isLandscape && request.across.lock.includes(wish.nr))) return [];
    const { name, set } = one;
    if (!card) {
      const { exclude, weights } = isLandscape ? request.across : request;
      const sets = request.strict ? request.sets : [...request.sets, ...request.boxes];
      if (exclude.includes(wish.nr) || weights[wish.nr] === 0)
        return [{ proof: { kind: 'excluded', wish, name, set }, wishes: [wish] }];
      if (!one.editions.some((key) => sets.includes(key)))
        return [{ proof: { kind: 'outside', wish, name, set }, wishes: [wish] }];
    }
    const ban = card && bans.find(({ demand }) => hasDemandedProperty(card, demand.of));
    return ban ? [{ proof: { kind: 'barred', wish, name, by: ban.demand }, wishes: [ban.wish, wish] }] : [];
  });
}

function limitOf(wish: Wish): readonly PileCountDemand[] {
  if (wish.kind === 'demand' || wish.kind === 'quota') return wish.demand.max <= kingdomSize ? [wish.demand] : [];
  if (wish.kind !== 'potions') return [];
  const max = wish.potions.kind === 'none' ? 0 : wish.potions.max;
  return [{ of: { kind: 'role', role: 'potion' }, min: 0, max }];
}

function askOf(wish: Wish): readonly Ask[] {
  switch (wish.kind) {
    case 'demand':
    case 'quota':
      return wish.demand.min > 0
        ? [{ wish, least: wish.demand.min, fits: (card) => hasDemandedProperty(card, wish.demand.of) }]
        : [];
    case 'potions':
      return wish.potions.kind === 'need'
        ? [{ wish, least: wish.potions.min, fits: ({ roles }) => roles.includes('potion') }]
        : [];
    case 'include':
    case 'lock':
      return [{ wish, least: 1, fits: ({ nr }) => nr === wish.nr }];
    default:
      return [];
  }
}

export function countFittingPiles(wish: Wish, cards: Dominion['cards']): number | undefined {
  const [ask] = askOf(wish);
  if (ask) return cards.filter(ask.fits).length;
  const [limit] = limitOf(wish);
  return limit?.max === 0 ? cards.filter((card) => !hasDemandedProperty(card, limit.of)).length : undefined;
}
