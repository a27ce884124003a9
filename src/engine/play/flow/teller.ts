import { z } from 'zod';
import type { Publishes } from '../container-form.ts';
import type { Module } from '../module.ts';
import type { Fact } from './fact.ts';
import type { Flow } from './flow.ts';
import type { KnownTo } from './known-to.ts';

/** A part of a module that reveals something; a counter by its property. */
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
  readonly title?: string;
  /** Everyone if missing. */
  readonly knownTo?: KnownTo;
}

/**
 * The kind of information. `effect`: a modifier's effect on what can be done. `act`: that an action is possible and
 * done. `ranks`: the result and the scores that rank sides. The last three are published contents.
 */
export const tellingSchema = z.enum([
  ...(['number', 'effect', 'act', 'result', 'ranks', 'scores', 'turn'] as const),
  ...(['some', 'count', 'contents'] as const satisfies readonly Publishes[]),
]);
export type Telling = z.output<typeof tellingSchema>;

/** A declaration of everything that a teller reveals, instead of `reveals`. */
export const openlySchema = z.enum(['publishes', 'visible', 'known-to', 'announces']);
export type Openly = z.output<typeof openlySchema>;

export interface Teller {
  readonly by: TellerSource;
  readonly tells: Telling;
  /** Keys and indexes in the module. */
  readonly path: readonly (string | number)[];
  /** Position in the text of the scorekeepers, in UTF-16 units from 0. */
  readonly at?: number;
  readonly to: KnownTo;
  readonly facts: () => readonly Fact[];
  readonly openly?: Openly;
  readonly reveals: readonly string[];
}

declare module '../../../table/core/system.ts' {
  interface System {
    /** Returns the values of a module that this system shows, with their viewers. */
    readonly tellers?: (module: Module, flow: Flow) => readonly Teller[];
  }
}
