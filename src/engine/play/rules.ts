import type { PointRight } from './points/form.ts';
import type { ZoneOfControlRule } from './rule-definitions.ts';

/** Who may do what; see docs/promises/permissions.md (W1). */
export interface Rules {
  readonly pieces: 'owner' | 'side' | 'anyone';
  readonly turns: 'strict' | 'free';
  readonly captures: 'none' | 'manual';
  /** Who sets, turns and stacks pieces: who may change the table itself (W1), the default, or whoever may move them. */
  readonly changes?: 'host' | 'owner';
  /**
   * How a step is undone by which somebody saw something new: the other players or the master must agree (the default),
   * what came from a deck goes back and the deck is shuffled, or not at all (T15).
   */
  readonly undo?: 'ask' | 'reshuffle' | 'forbid';
  /**
   * Units move by their `MovePoints`, which come back at the start of their side's turn, or never by themselves;
   * without it they go anywhere.
   */
  readonly movePoints?: 'each-turn' | 'once';
  /** Who adds points by hand (S31): the host, or the game master, where this is left out. */
  readonly points?: PointRight;
  /** Whether sides may resign, and agree to draws: as they like, where this is left out. */
  readonly resign?: 'allow' | 'forbid';
  readonly draws?: 'allow' | 'forbid';
  /** A unit that comes next to an enemy's goes no further (A56). */
  readonly zoneOfControl?: true | ZoneOfControlRule;
  /** Whoever has any points left can make one step (A57). */
  readonly alwaysOneStep?: true;
}
