import type { Module } from '../engine/index.ts';

/** A module that was added to the host's modules. */
export interface ImportedModule {
  readonly kind: 'imported';
  readonly module: Pick<Module, 'module' | 'title' | 'version'>;
  readonly pictures: number;
  /** The total size of its pictures. */
  readonly bytes: number;
  /** Its present folder. */
  readonly path: string;
  /** True if it replaced another module in that folder. */
  readonly isReplaced: boolean;
}
