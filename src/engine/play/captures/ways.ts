import type { CaptureDefinition } from './form.ts';

interface WayOfTaking {
  /**
   * The choice of the captured enemies. `by-name`: the player names them. `by-rule`: the move alone decides. `turned`:
   * they change sides and stay on the board.
   */
  readonly enemies: 'by-name' | 'by-rule' | 'turned' | 'none';
  /**
   * The enemies that a move captures by ending on their cell: all of them, a single one, or those that the player
   * names.
   */
  readonly endsOn: 'all' | 'alone' | 'named' | 'nobody';
  /** True if a move also captures enemies that are not on its way. */
  readonly follows: boolean;
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

/** True if a move may end on a cell of enemies and capture them. */
export const canMoveOntoEnemies = ({ by }: Pick<CaptureDefinition, 'by'>): boolean => WAYS[by].endsOn !== 'nobody';
