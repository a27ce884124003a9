import type { Card, PileRole } from '../../../src/kingdom/cards/card.ts';
import { canPileBeBane } from '../../../src/kingdom/cards/card.ts';
import { cardsInEditions, type Dominion } from '../../../src/kingdom/cards/dominion.ts';
import { hasDemandedProperty, type KingdomRequest } from '../../../src/kingdom/request/request.ts';
import { canBeWhole, potionsRight } from './side.ts';

/** A kingdom as a text: the numbers of its ten piles. */
export function nameOf(piles: readonly Card[]): string {
  return piles
    .map(({ nr }) => nr)
    .sort((a, b) => a - b)
    .join(' ');
}

/**
 * All kingdoms of a request over few cards, each with its possible banes: every set of ten is looked at by itself,
 * whole ones alone are kept.
 */
export function bruteKingdoms(request: KingdomRequest, dominion: Dominion): ReadonlyMap<string, readonly Card[]> {
  const pool = cardsInEditions(dominion.cards, [...request.boxes, ...request.sets]).filter(
    ({ nr }) => !request.exclude.includes(nr),
  );
  const home = new Set(cardsInEditions(dominion.cards, request.sets));
  const cards = request.strict ? pool.filter((card) => home.has(card)) : pool;
  const near = cards.filter((card) => home.has(card) && canPileBeBane(card));
  const candidates = near.length > 0 ? near : cards.filter(canPileBeBane);
  const across = cardsInEditions(
    dominion.landscapes,
    request.strict ? request.sets : [...request.boxes, ...request.sets],
  );
  const isWhole = (ten: readonly Card[], bane?: Card): boolean =>
    canBeWhole({ ten, ...(bane ? { bane } : {}), laid: [], chosen: {} }, { request, cards, landscapes: across });
  for (let spare = 0; spare <= 10; spare += 1) {
    const found = new Map<string, readonly Card[]>();
    for (const ten of tens(cards, 10)) {
      if (!outsidersServe(request, ten, home, spare)) continue;
      if (!ten.some(({ name }) => name === 'Young Witch')) {
        if (keeps(request, ten, undefined, false) && isWhole(ten)) found.set(nameOf(ten), []);
        continue;
      }
      const banes = candidates.filter(
        (bane) => !ten.includes(bane) && keeps(request, ten, bane, request.bane === 'demanded') && isWhole(ten, bane),
      );
      if (banes.length > 0) found.set(nameOf(ten), banes);
    }
    if (found.size > 0 || request.strict) return found;
  }
  return new Map();
}

export function* tens(cards: readonly Card[], size: number, from = 0): Generator<readonly Card[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= cards.length - size; first += 1)
      for (const rest of tens(cards, size - 1, first + 1)) yield [cards[first] as Card, ...rest];
}

const has =
  (role: PileRole) =>
  ({ roles }: Card): boolean =>
    roles.includes(role);

/**
 * Whether ten piles and their bane keep every rule; what must be there is looked for among the ten, or with the bane
 * where it may fill in.
 */
export function keeps(
  request: KingdomRequest,
  ten: readonly Card[],
  bane: Card | undefined,
  filling: boolean,
): boolean {
  const supply = bane ? [...ten, bane] : ten;
  const givers = filling ? supply : ten;
  for (const { of, min, max } of request.demands) {
    if (givers.filter((card) => hasDemandedProperty(card, of)).length < min) return false;
    if (supply.filter((card) => hasDemandedProperty(card, of)).length > max) return false;
  }
  const numbers = (cards: readonly Card[]): readonly number[] => cards.map(({ nr }) => nr);
  if (!request.include.every((nr) => numbers(givers).includes(nr))) return false;
  if (!request.lock.every((nr) => numbers(ten).includes(nr))) return false;
  if (ten.some(has('attack'))) {
    if (request.moat && !givers.some(has('moat'))) return false;
    if (request.reaction && !givers.some(has('reaction'))) return false;
  }
  if (!potionsRight(request, ten.filter(has('potion')).length)) return false;
  return request.overlap === 'allow' || ownCards(seatsOf(request), givers);
}

type Seat = (card: Card) => boolean;

function seatsOf({ demands, include }: KingdomRequest): readonly Seat[] {
  return [
    ...demands.flatMap(({ of, min }) =>
      Array.from({ length: min }, (): Seat => (card) => hasDemandedProperty(card, of)),
    ),
    ...include.map(
      (nr): Seat =>
        (card) =>
          card.nr === nr,
    ),
  ];
}

/** Whether every seat can have a card of its own, by trying all ways. */
function ownCards([seat, ...others]: readonly Seat[], cards: readonly Card[]): boolean {
  if (!seat) return true;
  return cards.some(
    (card) =>
      seat(card) &&
      ownCards(
        others,
        cards.filter((one) => one !== card),
      ),
  );
}

/** Whether every card from outside, all but `spare`, has a demand of its own to come for, by trying all ways. */
function outsidersServe(
  request: KingdomRequest,
  ten: readonly Card[],
  home: ReadonlySet<Card>,
  spare: number,
): boolean {
  const named = [...request.include, ...request.lock];
  const outside = ten.filter((card) => !home.has(card) && !named.includes(card.nr));
  const attack = ten.some(has('attack'));
  const seats: Seat[] = [
    ...request.demands.flatMap(({ of, min }) =>
      Array.from({ length: min }, (): Seat => (card) => hasDemandedProperty(card, of)),
    ),
    ...(attack && request.moat ? [has('moat')] : []),
    ...(attack && request.reaction ? [has('reaction')] : []),
    ...(request.potions.kind === 'need' ? Array.from({ length: request.potions.min }, () => has('potion')) : []),
  ];
  const serve = ([card, ...others]: readonly Card[], open: readonly Seat[], left: number): boolean =>
    !card ||
    open.some((seat, index) => seat(card) && serve(others, open.toSpliced(index, 1), left)) ||
    (left > 0 && serve(others, open, left - 1));
  return serve(outside, seats, spare);
}
