import { type Card, canPileBeBane, type PileRole } from '../../../src/kingdom/cards/card.ts';
import { hasDemandedProperty, type KingdomRequest } from '../../../src/kingdom/request/request.ts';
import { maxFailedStarts } from '../../../src/kingdom/ways/classic.ts';
import { nameOf } from './brute.ts';

/** How likely ten piles and a bane are in each way of drawing, by looking at all of them (K14, K28). */

/** The ten that are legal, each with the banes that are. */
export interface Legal {
  readonly ten: readonly Card[];
  /** Empty where none is needed. */
  readonly banes: readonly Card[];
}

const weightIn =
  ({ weights }: KingdomRequest) =>
  ({ nr }: Card): number =>
    weights[nr] ?? 100;

const product = (cards: readonly Card[], weight: (card: Card) => number): number =>
  cards.reduce((all, card) => all * (weight(card) / 100), 1);

const has =
  (role: PileRole) =>
  ({ roles }: Card): boolean =>
    roles.includes(role);

/** By the text of a kingdom of `keyOf`. */
export type Spread = ReadonlyMap<string, number>;

export const keyOf = (ten: readonly Card[], bane?: Card): string => `${nameOf(ten)}${bane ? ` / ${bane.nr}` : ''}`;

/** Each ten by the product of its weights, the bane by its own. */
export function uniformSpread(request: KingdomRequest, legal: readonly Legal[]): Spread {
  const weight = weightIn(request);
  const total = legal.reduce((sum, { ten }) => sum + product(ten, weight), 0);
  return new Map(legal.flatMap(({ ten, banes }) => withBanes(ten, banes, weight, product(ten, weight) / total)));
}

function withBanes(
  ten: readonly Card[],
  banes: readonly Card[],
  weight: (card: Card) => number,
  share: number,
): [string, number][] {
  if (banes.length === 0) return [[keyOf(ten), share]];
  const total = banes.reduce((sum, bane) => sum + weight(bane), 0);
  return banes.map((bane) => [keyOf(ten, bane), (share * weight(bane)) / total]);
}

/**
 * As often with attacks and with potions as any ten of the home piles, of those kinds that are legal at all; within a
 * kind as `uniform`.
 */
export function naturalSpread(
  request: KingdomRequest,
  legal: readonly Legal[],
  home: readonly (readonly Card[])[],
): Spread {
  const weight = weightIn(request);
  const kindOf = (ten: readonly Card[]): string => `${ten.some(has('attack'))} ${ten.some(has('potion'))}`;
  const free = new Map<string, number>();
  for (const ten of home) free.set(kindOf(ten), (free.get(kindOf(ten)) ?? 0) + product(ten, weight));
  const kinds = [...new Set(legal.map(({ ten }) => kindOf(ten)))];
  const total = kinds.reduce((sum, kind) => sum + (free.get(kind) ?? 0), 0);
  return new Map(
    kinds.flatMap((kind) => {
      const own = uniformSpread(
        request,
        legal.filter(({ ten }) => kindOf(ten) === kind),
      );
      const share = total > 0 ? (free.get(kind) ?? 0) / total : 1 / kinds.length;
      return [...own].map(([key, part]) => [key, part * share] as const);
    }),
  );
}

interface State {
  readonly ten: readonly Card[];
  readonly asked: readonly Card[];
  readonly bane?: Card;
}

/** States with how likely each is, equal ones as one. */
type Many = Map<string, readonly [State, number]>;

const keyOfState = ({ ten, asked, bane }: State): string => `${keyOf(ten, bane)} ! ${nameOf(asked)}`;

/**
 * Demand by demand, then filled, then mended, and begun again when that is no legal kingdom, but not forever. All ways
 * to do so, with equal states taken together; only for requests over the chosen sets alone.
 */
export function classicSpread(request: KingdomRequest, pool: readonly Card[], legal: readonly Legal[]): Spread {
  const weight = weightIn(request);
  const openCards = pool.filter(
    (card) => !request.demands.some(({ of, max }) => max === 0 && hasDemandedProperty(card, of)),
  );
  const { potions } = request;
  const bounds = request.demands.filter(({ max }) => max > 0);
  /** Whether one more of it is not too many. */
  const isOpen = (card: Card, ten: readonly Card[], bane?: Card): boolean =>
    (!card.cost.potion || ten.filter(({ cost }) => cost.potion).length < most) &&
    bounds.every(
      ({ of, max }) =>
        !hasDemandedProperty(card, of) ||
        [...ten, ...(bane ? [bane] : [])].filter((one) => hasDemandedProperty(one, of)).length < max,
    );
  const most = potions.kind === 'any' ? 10 : potions.kind === 'none' ? 0 : potions.max;
  const picks = (
    states: Many,
    suits: (card: Card, state: State) => boolean,
    add: (state: State, card: Card) => State,
  ): Many => {
    const next: Many = new Map();
    for (const [state, share] of states.values()) {
      const some = openCards.filter(
        (card) =>
          !state.ten.includes(card) && card !== state.bane && suits(card, state) && isOpen(card, state.ten, state.bane),
      );
      const total = some.reduce((sum, card) => sum + weight(card), 0);
      for (const card of some) put(next, add(state, card), (share * weight(card)) / total);
    }
    return next;
  };
  const named = [...new Set([...request.lock, ...request.include])].flatMap((nr) =>
    pool.filter((card) => card.nr === nr),
  );
  let states: Many = new Map();
  put(states, { ten: named, asked: named }, 1);
  for (const { of, min } of request.demands) {
    const byMissing = new Map<number, Many>();
    for (const [state, share] of states.values()) {
      const missing = Math.max(
        0,
        request.overlap === 'distinct' ? min : min - state.ten.filter((card) => hasDemandedProperty(card, of)).length,
      );
      const some = byMissing.get(missing) ?? new Map();
      byMissing.set(missing, some);
      put(some, state, share);
    }
    states = new Map();
    for (const [missing, some] of byMissing) {
      let now = some;
      for (let i = 0; i < missing; i += 1) {
        now = picks(
          now,
          (card) => hasDemandedProperty(card, of),
          (state, card) => ({ ...state, ten: [...state.ten, card], asked: [...state.asked, card] }),
        );
      }
      for (const [state, share] of now.values()) put(states, state, share);
    }
  }
  for (let size = named.length; size < 10; size += 1) {
    const short: Many = new Map([...states].filter(([, [{ ten }]]) => ten.length < 10));
    const full = [...states].filter(([, [{ ten }]]) => ten.length >= 10);
    const filled = picks(
      short,
      () => true,
      (state, card) => ({ ...state, ten: [...state.ten, card] }),
    );
    states = new Map([...full, ...filled]);
  }
  const young = (ten: readonly Card[]): boolean => ten.some(({ name }) => name === 'Young Witch');
  const withBane = (given: Many): Many => {
    const next: Many = new Map();
    for (const [state, share] of given.values()) {
      if (!young(state.ten) || state.bane) {
        put(next, state, share);
        continue;
      }
      const fit = openCards.filter(
        (card) =>
          canPileBeBane(card) &&
          !state.ten.includes(card) &&
          bounds.every(
            ({ of, max }) =>
              !hasDemandedProperty(card, of) || state.ten.filter((one) => hasDemandedProperty(one, of)).length < max,
          ),
      );
      const total = fit.reduce((sum, card) => sum + weight(card), 0);
      for (const bane of fit) put(next, { ...state, bane }, (share * weight(bane)) / total);
    }
    return next;
  };
  states = withBane(states);
  const done: Many = new Map();
  for (let i = 0; i < 40; i += 1) {
    const next: Many = new Map();
    for (const [state, share] of states.values()) {
      const lack = lacking(request, state);
      if (!lack) {
        put(done, state, share);
        continue;
      }
      const spare = state.ten.filter((card) => !state.asked.includes(card) && !has('attack')(card) && !lack(card));
      for (const out of spare) {
        const left = state.ten.filter((card) => card !== out);
        const fit = openCards.filter(
          (card) => !state.ten.includes(card) && card !== state.bane && lack(card) && isOpen(card, left, state.bane),
        );
        const total = fit.reduce((sum, card) => sum + weight(card), 0);
        for (const into of fit) {
          const ten = state.ten.map((card) => (card === out ? into : card));
          put(next, { ...state, ten }, (share * weight(into)) / total / spare.length);
        }
      }
    }
    states = withBane(next);
  }
  const right = new Map(legal.map(({ ten, banes }) => [nameOf(ten), banes]));
  const spread = new Map<string, number>();
  for (const [{ ten, bane }, share] of done.values()) {
    const banes = right.get(nameOf(ten));
    if (!banes || (bane ? !banes.includes(bane) : banes.length > 0)) continue;
    spread.set(keyOf(ten, bane), (spread.get(keyOf(ten, bane)) ?? 0) + share);
  }
  const success = [...spread.values()].reduce((sum, share) => sum + share, 0);
  // Where every start fails a kingdom is drawn uniformly.
  const vain = (1 - success) ** maxFailedStarts;
  const uniform = uniformSpread(request, legal);
  return new Map(
    [...uniform].map(([key, share]) => [key, ((spread.get(key) ?? 0) / (success || 1)) * (1 - vain) + share * vain]),
  );
}

function put(states: Many, state: State, share: number): void {
  const key = keyOfState(state);
  states.set(key, [state, (states.get(key)?.[1] ?? 0) + share]);
}

function lacking(
  { moat, reaction, potions }: KingdomRequest,
  { ten, bane }: State,
): ((card: Card) => boolean) | undefined {
  const supply = bane ? [...ten, bane] : ten;
  if (ten.some(has('attack'))) {
    if (moat && !supply.some(has('moat'))) return has('moat');
    if (reaction && !supply.some(has('reaction'))) return has('reaction');
  }
  const count = ten.filter(has('potion')).length;
  const [min, need] =
    potions.kind === 'or-none' || potions.kind === 'need' ? [potions.min, potions.kind === 'need'] : [0, false];
  return count < min && (count > 0 || need) ? has('potion') : undefined;
}
