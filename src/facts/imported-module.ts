import type { Module } from '../engine/index.ts';

export interface ImportedModule {
  readonly kind: 'imported';
  readonly module: Pick<Module, 'module' | 'title' | 'version'>;
  readonly pictures: number;
  /** The size of all pictures together. */
  readonly bytes: number;
  readonly path: string;
  /** True if it replaced a module in that folder. */
  readonly isReplaced: boolean;
}
