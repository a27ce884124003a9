import { z } from 'zod';
import type { PublishedContents } from '../container-form.ts';
import type { Module } from '../module.ts';
import type { Fact } from './fact.ts';
import type { Flow } from './flow.ts';
import type { InformedViewers } from './known-to.ts';

/** A part of a module that reveals something. A counter is named by its property. */
export interface RevelationSource {
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
  /** The viewers who know the part; everyone if absent. */
  readonly knownTo?: InformedViewers;
}

/**
 * The kind of information that is revealed. `effect`: a modifier's effect on the possible operations. `act`: that an
 * action is possible, or was done. `ranks`: the result, and the scores that rank sides. `some`, `count` and `contents`:
 * published contents of a container.
 */
export const revelationKindSchema = z.enum([
  ...(['number', 'effect', 'act', 'result', 'ranks', 'scores', 'turn'] as const),
  ...(['some', 'count', 'contents'] as const satisfies readonly PublishedContents[]),
]);
export type Telling = z.output<typeof revelationKindSchema>;

/** The field of a part that declares everything that it reveals. It replaces a list in `reveals`. */
export const disclosureFieldSchema = z.enum(['publishes', 'visible', 'known-to', 'announces']);
export type Openly = z.output<typeof disclosureFieldSchema>;

export interface Teller {
  readonly by: RevelationSource;
  readonly tells: Telling;
  /** The keys and indexes of the part in the module. */
  readonly path: readonly (string | number)[];
  /** Its position in the text of the scorekeepers, in UTF-16 units from 0. */
  readonly at?: number;
  readonly to: InformedViewers;
  readonly facts: () => readonly Fact[];
  readonly openly?: Openly;
  readonly reveals: readonly string[];
}

declare module '../../../table/core/system.ts' {
  interface System {
    /** Returns the parts of a module in this system that reveal something, each with the viewers who see it. */
    readonly tellers?: (module: Module, flow: Flow) => readonly Teller[];
  }
}
