import type { Dominion } from '../cards/dominion.ts';
import type { RequestFrame } from '../request/frame.ts';
import type { Luck } from '../request/luck.ts';
import type { KingdomRequest } from '../request/request.ts';
import type { KingdomCase } from '../ways/case.ts';
import type { Proposal, SearchLimits } from '../ways/proposal.ts';
import type { DrawnPiles, KingdomRefusal, Sampler } from './prepared.ts';

/** A function that is passed as an argument to avoid an import cycle. */
export interface SamplerDependencies {
  readonly proposedOnce: (
    frame: RequestFrame,
    proposals: readonly Proposal[],
    luck: Luck,
    tries: number,
  ) => DrawnPiles | undefined;
  readonly prepare: (
    request: KingdomRequest,
    dominion: Dominion,
    limits: SearchLimits,
    explain?: boolean,
  ) => Sampler | KingdomRefusal;
  readonly drawTen: (sampler: Sampler, luck: Luck) => DrawnPiles;
  readonly baneOf: (frame: RequestFrame, given: KingdomCase, ten: readonly number[], luck: Luck) => number | undefined;
  readonly limits: SearchLimits;
}
