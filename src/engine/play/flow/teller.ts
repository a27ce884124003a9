import { z } from 'zod';
import type { Publishes } from '../container-form.ts';
import type { Module } from '../module.ts';
import type { Fact } from './fact.ts';
import type { Flow } from './flow.ts';
import type { KnownTo } from './known-to.ts';

/** What in a module tells somebody something, by its name; a counter by its property. */
export interface TellerSource {
  readonly kind:
    | 'counter'
    | 'modifier'
    | 'scorekeeper'
    | 'action'
    | 'map'
    | 'deck'
    | 'turn'
    | 'ending'
    | 'objective'
    | 'capture';
  readonly name: string;
  /** What players call it, where that is something else. */
  readonly title?: string;
  /** Who may know that it is there; everybody, where this lacks. */
  readonly knownTo?: KnownTo;
}

/**
 * What is told: a number; what a modifier does to what can be done; that an action is done, and so can be; that
 * somebody has won, lost or the game ended; that, and the scores by which sides are ranked then; the scores and messages
 * of a scorekeeper; who goes and what can be done in a phase of the turn; what a move takes; or what a private map or a deck publishes.
 */
export const tellingSchema = z.enum([
  ...(['number', 'effect', 'act', 'result', 'ranks', 'scores', 'turn'] as const),
  ...(['some', 'count', 'contents'] as const satisfies readonly Publishes[]),
]);
export type Telling = z.output<typeof tellingSchema>;

/** What declares all that something tells, beside `reveals`, which names it. */
export const openlySchema = z.enum(['publishes', 'visible', 'known-to', 'announces']);
export type Openly = z.output<typeof openlySchema>;

/** A value that is made of others, and is shown to somebody. */
export interface Teller {
  readonly by: TellerSource;
  readonly tells: Telling;
  /** Where it stands in the module: keys and places in lists. */
  readonly path: readonly (string | number)[];
  /** Where in the text of the scorekeepers it begins, in UTF-16 units from 0. */
  readonly at?: number;
  readonly to: KnownTo;
  readonly facts: () => readonly Fact[];
  readonly openly?: Openly;
  /** What its author names as told. */
  readonly reveals: readonly string[];
}

declare module '../../../table/core/system.ts' {
  interface System {
    /** What of a module's values this system shows to whom, for the rule on the flow of information. */
    readonly tellers?: (module: Module, flow: Flow) => readonly Teller[];
  }
}
