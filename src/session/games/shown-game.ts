import { type Module, refusalOf, systems } from '../../engine/index.ts';
import { LiveTable, type Operation, type PersonId, perform, type SideId } from '../../table/index.ts';
import { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import { moduleHash } from '../text/hash.ts';

const NOBODY = '0' as PersonId;
/** A fixed key, so that the preview reveals nothing about real games. */
const NO_CHANCE = '00'.repeat(32);

/**
 * Returns the channel's view of a module's game after its beginning, with players at all sides. Hidden parts of the
 * setup stay hidden.
 */
export const previewViewOf = (module: Module): View => {
  const table = new LiveTable(systems);
  const run = (operation: Operation): unknown =>
    perform(table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
  const secrets = { chance: NO_CHANCE, handles: NO_CHANCE };
  run({ kind: 'start', actor: NOBODY, module, hash: moduleHash(module), ...secrets });
  for (const [i, { id }] of [...table.all('side')].entries()) run(seated(String(i + 1), id));
  run({ kind: 'begin', actor: NOBODY });
  return new View(table, channelViewer);
};

const seated = (number: string, side: SideId): Operation => ({ kind: 'join', actor: number as PersonId, side });
