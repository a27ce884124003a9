import type { ModuleSources } from '../common/modules.ts';

/** What the commands about a channel's game need. */
export type GameDeps = ModuleSources;
