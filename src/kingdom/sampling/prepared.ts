import type { Card } from '../cards/card.ts';
import type { WishConflict } from '../explain/conflict.ts';
import type { RequestFrame } from '../request/frame.ts';
import type { Luck } from '../request/luck.ts';
import type { DealtLandscapeKind, DrawMethod } from '../request/request.ts';
import type { AvailableCards } from '../request/stock.ts';
import type { ClassicDrawPlan } from '../ways/classic.ts';
import type { PileProposalPlan } from '../ways/proposal.ts';

/**
 * Kingdoms of one kind, such as with an attack, as `natural` defines kinds; and the weight of the kind in a draw
 * without rules.
 */
export interface KingdomKindShare {
  readonly weight: bigint;
  readonly proposals: readonly PileProposalPlan[];
}

export interface KingdomSampler {
  readonly frame: RequestFrame;
  readonly stock: AvailableCards;
  readonly way: DrawMethod;
  readonly shares: readonly KingdomKindShare[];
  readonly classic?: ClassicDrawPlan;
  /** Draws the sets first (K26). If it is set, the other fields describe only one choice of sets. */
  readonly mixed?: (luck: Luck) => DrawnPilesWithContext;
  /**
   * The number of piles that may come from other sets without a demand for them, because the chosen sets are too small
   * (K6).
   */
  readonly spare: number;
  /** True if the request wants the fewest possible repeated cards, and fewer are certainly impossible (K25). */
  readonly fewest: boolean;
  /** The total weight of all kingdoms; undefined if not all were counted. */
  readonly size: bigint | undefined;
  /** False if some possible kingdoms were left out because of the work limits. */
  readonly complete: boolean;
  readonly work: number;
}

/**
 * The reason why nothing is drawn. `too-hard`: the work limits were reached before it was clear if such a kingdom
 * exists.
 */
export type KingdomRefusal =
  | WishConflict
  | { readonly code: 'too-hard' }
  | { readonly code: 'too-many-demands' | 'too-many-landscapes'; readonly most: number }
  | {
      readonly code: 'too-few-landscapes';
      readonly kind: DealtLandscapeKind;
      readonly there: number;
      readonly asked: number;
    };

export interface DrawnPiles {
  readonly piles: readonly Card[];
  readonly bane?: Card;
  readonly tries: number;
}

export interface DrawnPilesWithContext {
  readonly ten: DrawnPiles;
  readonly frame: RequestFrame;
  readonly stock: AvailableCards;
}
