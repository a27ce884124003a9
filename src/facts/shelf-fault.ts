import type { ModuleFault } from './module-fault.ts';
import type { BadPicture } from './picture-limits.ts';
import type { ZipFault } from './zip-fault.ts';

/** `changing`: the file was changed while it was read. `unreadable`: it doesn't exist, or reading isn't permitted. */
export type ModuleFileReadFault = ZipFault | { readonly code: 'changing' | 'unreadable'; readonly file: string };

/** The reason why a module on the disk isn't used. `same-name`: another module with that name is used instead. */
export type HostModuleFault =
  | { readonly kind: 'source'; readonly fault: ModuleFileReadFault }
  | { readonly kind: 'no-text' }
  | { readonly kind: 'module'; readonly faults: readonly ModuleFault[] }
  | { readonly kind: 'pictures'; readonly bad: readonly BadPicture[] }
  | { readonly kind: 'same-name'; readonly name: string; readonly taken: string };
