import type { Module } from '../engine/index.ts';

/** A module that was put among the host's. */
export interface ImportedModule {
  readonly kind: 'imported';
  readonly module: Pick<Module, 'module' | 'title' | 'version'>;
  readonly pictures: number;
  /** Of its pictures, together. */
  readonly bytes: number;
  /** The folder in which it lies now. */
  readonly path: string;
  /** Whether another lay there before. */
  readonly isReplaced: boolean;
}
