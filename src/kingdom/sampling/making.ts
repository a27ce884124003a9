import type { Dominion } from '../cards/dominion.ts';
import type { RequestFrame } from '../request/frame.ts';
import type { Luck } from '../request/luck.ts';
import type { KingdomRequest } from '../request/request.ts';
import type { KingdomCase } from '../ways/case.ts';
import type { PileProposalPlan, SearchLimits } from '../ways/proposal.ts';
import type { DrawnPiles, KingdomRefusal, KingdomSampler } from './prepared.ts';

/** A function that is passed as an argument to avoid an import cycle. */
export interface SamplerDependencies {
  readonly proposedOnce: (
    frame: RequestFrame,
    proposals: readonly PileProposalPlan[],
    luck: Luck,
    tries: number,
  ) => DrawnPiles | undefined;
  readonly prepare: (
    request: KingdomRequest,
    dominion: Dominion,
    limits: SearchLimits,
    explain?: boolean,
  ) => KingdomSampler | KingdomRefusal;
  readonly drawTen: (sampler: KingdomSampler, luck: Luck) => DrawnPiles;
  readonly baneOf: (frame: RequestFrame, given: KingdomCase, ten: readonly number[], luck: Luck) => number | undefined;
  readonly limits: SearchLimits;
}
