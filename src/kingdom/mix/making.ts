import type { Dominion } from '../cards/dominion.ts';
import type { Case } from '../case.ts';
import type { Frame } from '../frame.ts';
import type { Luck } from '../luck.ts';
import type { KingdomRefusal, Sampler, Ten } from '../prepared.ts';
import type { Limits, Proposal } from '../proposal.ts';
import type { KingdomRequest } from '../request.ts';

/** What a sampler of one choice of sets is made and drawn with. */
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
