import type { Dominion } from '../cards/dominion.ts';
import type { Frame } from '../request/frame.ts';
import type { Luck } from '../request/luck.ts';
import type { KingdomRequest } from '../request/request.ts';
import type { Case } from '../ways/case.ts';
import type { Limits, Proposal } from '../ways/proposal.ts';
import type { KingdomRefusal, Sampler, Ten } from './prepared.ts';

/** A function that is passed as an argument to avoid an import cycle. */
export interface Making {
  readonly proposedOnce: (frame: Frame, proposals: readonly Proposal[], luck: Luck, tries: number) => Ten | undefined;
  readonly prepare: (
    request: KingdomRequest,
    dominion: Dominion,
    limits: Limits,
    explain?: boolean,
  ) => Sampler | KingdomRefusal;
  readonly drawTen: (sampler: Sampler, luck: Luck) => Ten;
  readonly baneOf: (frame: Frame, given: Case, ten: readonly number[], luck: Luck) => number | undefined;
  readonly limits: Limits;
}
