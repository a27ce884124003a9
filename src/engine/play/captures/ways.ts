import type { CaptureDefinition } from './form.ts';

/** What the rules have to know of each way of taking. */
interface WayOfTaking {
  /** Whether enemies are taken, or turned: as a player names them, or as the rules have it by the move itself. */
  readonly enemies: 'by-name' | 'by-rule' | 'turned' | 'none';
  /** Which enemies a move may end among, and take: all on the cell, one that stands alone, or those who are named. */
  readonly endsOn: 'all' | 'alone' | 'named' | 'nobody';
  /** Whether more follows from a move than that those go who stand in its way. */
  readonly follows: boolean;
  /** Whether it goes along straight lines. */
  readonly isStraight: boolean;
}

export const WAYS: { readonly [By in CaptureDefinition['by']]: WayOfTaking } = {
  displacement: { enemies: 'by-rule', endsOn: 'all', follows: false, isStraight: false },
  custodial: { enemies: 'by-rule', endsOn: 'nobody', follows: true, isStraight: true },
  jump: { enemies: 'by-rule', endsOn: 'nobody', follows: false, isStraight: true },
  surrounded: { enemies: 'by-rule', endsOn: 'nobody', follows: true, isStraight: false },
  hit: { enemies: 'by-rule', endsOn: 'alone', follows: true, isStraight: false },
  intervene: { enemies: 'by-rule', endsOn: 'nobody', follows: true, isStraight: true },
  flip: { enemies: 'turned', endsOn: 'nobody', follows: true, isStraight: true },
  line: { enemies: 'by-name', endsOn: 'nobody', follows: true, isStraight: false },
  manual: { enemies: 'by-name', endsOn: 'named', follows: false, isStraight: false },
  none: { enemies: 'none', endsOn: 'nobody', follows: false, isStraight: false },
};

/** Whether a move may end where enemies stand, and take them. */
export const endsOnEnemies = ({ by }: Pick<CaptureDefinition, 'by'>): boolean => WAYS[by].endsOn !== 'nobody';
