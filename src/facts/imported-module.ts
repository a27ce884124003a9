import type { Module } from '../engine/index.ts';

export interface ImportedModule {
  readonly kind: 'imported';
  readonly module: Pick<Module, 'module' | 'title' | 'version'>;
  readonly pictures: number;
  /** The size of all pictures together, in bytes. */
  readonly bytes: number;
  readonly path: string;
  /** True if the module replaced another one in that folder. */
  readonly isReplaced: boolean;
}
