import type { ModuleFault } from './module-fault.ts';
import type { BadPicture } from './picture-limits.ts';
import type { ZipFault } from './zip-fault.ts';

/** `changing`: it was written to while it was read. `unreadable`: it is not there, or may not be read. */
export type SourceFault = ZipFault | { readonly code: 'changing' | 'unreadable'; readonly file: string };

/** Why a module on a disk is not taken. `same-name`: another one there calls itself the same, and is taken. */
export type ShelfFault =
  | { readonly kind: 'source'; readonly fault: SourceFault }
  | { readonly kind: 'no-text' }
  | { readonly kind: 'module'; readonly faults: readonly ModuleFault[] }
  | { readonly kind: 'pictures'; readonly bad: readonly BadPicture[] }
  | { readonly kind: 'same-name'; readonly name: string; readonly taken: string };
