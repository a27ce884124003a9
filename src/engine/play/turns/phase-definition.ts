import type { OperationKind } from '../../core/operation.ts';
import type { Instruction } from '../lines/form.ts';

/** What a module says of its turns. */
export interface TurnDefinition {
  /** The names of the sides in the order in which they go. */
  readonly order: readonly string[];
  /** Whether a side's turn ends by `/turn end` or after its first move. */
  readonly ends: 'by-command' | 'after-move';
  /** A match of sides: the first in the order for which it is true begins the game. */
  readonly first?: string;
  /** A match of sides: the first for which it is true goes next, counted from the side behind the one that went. */
  readonly next?: string;
  /** While it is true of the side whose turn ends, that side goes again: so many times at most. */
  readonly again?: { readonly when: string; readonly most: number };
  /** Whether a side may pass its turn: always, while a match of the side is true, or while it can't move (`no-move`). */
  readonly pass?: true | string;
  /** The parts of a side's turn, in their order. */
  readonly phases?: readonly PhaseDefinition[];
  /** What is hidden and may be told by who goes. */
  readonly reveals?: readonly string[];
}

/** A part of a turn: what can be done in it, and how often. */
export interface PhaseDefinition {
  readonly name: string;
  /**
   * The side on turn, if it is left out; `each` side in its order, from the one on turn; `all` at once, covered until
   * the last is ready; or round and round, where who does nothing is out of it, until the one that acted last is alone
   * (`bid`).
   */
  readonly who?: PhaseTurns;
  /** Where all choose at once: everybody knows who has. */
  readonly publishes?: 'count';
  /** Where all choose at once: what they chose is done by itself, and never open to others. */
  readonly covered?: 'always';
  /** What can be done, by kinds of operations: so often at most. */
  readonly act?: { readonly [what: string]: Amount };
  /** So many of all these together at most, and at least. */
  readonly most?: Amount;
  readonly least?: Amount;
  /**
   * What happens by itself when it begins and when it ends, a line after the other, for the side whose turn it is; where
   * each side acts, before the first and behind the last.
   */
  readonly begin?: readonly Instruction[];
  readonly end?: readonly Instruction[];
  /** A match of the side that would act: where it is true there is no such phase for it. */
  readonly skip?: string;
  /** What is hidden and may be told by what follows from it. */
  readonly reveals?: readonly string[];
}

export const PHASE_TURNS = ['each', 'all', 'bid'] as const;
export type PhaseTurns = (typeof PHASE_TURNS)[number];

/** A number, or a formula of the side that acts; `any`: without a limit. */
export type Amount = number | string;

export const ANY = 'any';

/** In the place of a match of who may pass. */
export const STUCK = 'no-move';

/** Where turns have phases these are for the phases that name them: nobody moves a piece or a card beside the rules. */
export const BOUND_ACTS = [
  'move',
  'draw',
  'deal',
  'shuffle',
  'gather',
  'peek',
  'return',
  'give',
  'hand-over',
] as const satisfies readonly OperationKind[];

/** The kinds of operations that a phase can name: those, and others that are for such phases once one names them. */
export const PHASE_ACTS = [
  ...BOUND_ACTS,
  'engage',
  'roll',
  'flip',
  'rotate',
  'hide',
  'reveal',
] as const satisfies readonly OperationKind[];
export type PhaseAct = (typeof PHASE_ACTS)[number];
