import { z } from 'zod';
import type { Publishes } from '../container-form.ts';
import type { Module } from '../module.ts';
import type { Fact } from './fact.ts';
import type { Flow } from './flow.ts';
import type { KnownTo } from './known-to.ts';

/** A part of a module that reveals something, by its name; a counter by its property. */
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
  /** Its name for players, if that is different. */
  readonly title?: string;
  /** The viewers who may know that it exists; everyone if missing. */
  readonly knownTo?: KnownTo;
}

/**
 * The kind of information. `number`; `effect`: a modifier's effect on what can be done; `act`: that an action is
 * possible and done; `result`: that a side won, lost or the game ended; `ranks`: that, and the scores that rank sides;
 * `scores`: scores and messages of a scorekeeper; `turn`: who acts in a phase, and how. The others are published
 * contents of private maps and decks.
 */
export const tellingSchema = z.enum([
  ...(['number', 'effect', 'act', 'result', 'ranks', 'scores', 'turn'] as const),
  ...(['some', 'count', 'contents'] as const satisfies readonly Publishes[]),
]);
export type Telling = z.output<typeof tellingSchema>;

/** A declaration of everything that a teller reveals, instead of naming it in `reveals`. */
export const openlySchema = z.enum(['publishes', 'visible', 'known-to', 'announces']);
export type Openly = z.output<typeof openlySchema>;

/** A value made of others that viewers see. */
export interface Teller {
  readonly by: TellerSource;
  readonly tells: Telling;
  /** Its path in the module: keys and indexes. */
  readonly path: readonly (string | number)[];
  /** Its start in the text of the scorekeepers, in UTF-16 units from 0. */
  readonly at?: number;
  readonly to: KnownTo;
  readonly facts: () => readonly Fact[];
  readonly openly?: Openly;
  /** The names that the author declares as revealed. */
  readonly reveals: readonly string[];
}

declare module '../../../table/core/system.ts' {
  interface System {
    /**
     * Returns the values of a module that this system shows, with their viewers, for the rule on the flow of
     * information.
     */
    readonly tellers?: (module: Module, flow: Flow) => readonly Teller[];
  }
}
