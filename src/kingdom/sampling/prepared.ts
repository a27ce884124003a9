import type { Card } from '../cards/card.ts';
import type { Impossible } from '../explain/conflict.ts';
import type { Frame } from '../request/frame.ts';
import type { Luck } from '../request/luck.ts';
import type { DealtKind, Way } from '../request/request.ts';
import type { Stock } from '../request/stock.ts';
import type { Classic } from '../ways/classic.ts';
import type { Proposal } from '../ways/proposal.ts';

/**
 * Kingdoms of one kind in the sense of `natural` (with attacks or not, with potions or not), and how often a draw
 * without rules gives it.
 */
export interface KindShare {
  readonly weight: bigint;
  readonly proposals: readonly Proposal[];
}

/** A request made ready: as many kingdoms as one likes can be drawn from it. */
export interface Sampler {
  readonly frame: Frame;
  readonly stock: Stock;
  readonly way: Way;
  readonly shares: readonly KindShare[];
  /** Given when the way is classic. */
  readonly classic?: Classic;
  /** Given when the sets are drawn first (K26): all else is as of one choice of them. */
  readonly mixed?: (luck: Luck) => KindDraw;
  /** How many piles may come from other sets without being demanded, because the chosen ones are too small (K6). */
  readonly spare: number;
  /** Where as few as can be of some cards were asked for: it is certain that there can't be fewer of them (K25). */
  readonly fewest: boolean;
  /** How many kingdoms there are (as much as they weigh together); undefined where they were not all counted. */
  readonly size: bigint | undefined;
  /** No part of the kingdoms was given up because none of it was found within the limits. */
  readonly complete: boolean;
  /** Steps and tries that the preparing took. */
  readonly work: number;
}

/** Why nothing is drawn. `too-hard`: whether there is such a kingdom could not be found out within the limits. */
export type KingdomRefusal =
  | Impossible
  | { readonly code: 'too-hard' }
  | { readonly code: 'too-many-demands' | 'too-many-landscapes'; readonly most: number }
  | { readonly code: 'too-few-landscapes'; readonly kind: DealtKind; readonly there: number; readonly asked: number };

/** The piles of a kingdom as drawn. */
export interface Ten {
  readonly piles: readonly Card[];
  readonly bane?: Card;
  /** How many proposals it took. */
  readonly tries: number;
}

/** Ten piles with the frame that they were drawn in, and what else belongs to them is made from. */
export interface KindDraw {
  readonly ten: Ten;
  readonly frame: Frame;
  readonly stock: Stock;
}
