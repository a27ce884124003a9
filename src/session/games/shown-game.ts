import { type Module, refusalOf, systems } from '../../engine/index.ts';
import { LiveTable, type Operation, type PersonId, perform, type SideId } from '../../table/index.ts';
import { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import { moduleHash } from '../text/hash.ts';

/** Whoever does what has to be done before there is something to be seen. */
const NOBODY = '0' as PersonId;
/** Chance of no game: what it deals says nothing about any other. */
const NO_CHANCE = '00'.repeat(32);

/**
 * A module's game as everybody sees it when it has begun, with all sides played: for a look before it is started. What
 * its set-up hides it hides here.
 */
export const shownGame = (module: Module): View => {
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
