import { moduleOf, systems } from '../../engine/index.ts';
import { apply, type GameId, LiveTable } from '../../table/index.ts';
import { isBigChange, partsOf } from '../base/parts.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import { addStepToIndexes, type LogIndexes, newIndexes } from '../steps/indexes.ts';
import { precomputeLargeBoards } from '../steps/survey.ts';
import { DamagedLogError } from './damage.ts';
import type { Journal } from './journal.ts';
import { readSnapshot, type SnapshotReference } from './snapshot.ts';

export interface LoadedGame extends LogIndexes {
  readonly table: LiveTable;
  readonly number: number;
}

export const newLoadedGame = (): LoadedGame => ({ ...newIndexes(), table: new LiveTable(systems), number: 0 });

/** Loads a game from the store. A snapshot only saves time, so an unusable one is ignored. */
export const load = async (
  ports: Pick<Ports, 'store' | 'log' | 'formats'>,
  journal: Journal,
  name: SnapshotReference | undefined,
): Promise<LoadedGame> => {
  if (name) {
    try {
      const snapshot = await readSnapshot(ports.store, journal.game, name, ports.formats);
      if (name.hash !== undefined && (await journal.hashAt(name.step)) !== name.hash)
        throw new Error('it is of another line of time');
      return await replay(journal, { ...snapshot, number: name.step });
    } catch (error) {
      ports.log.warn({ game: journal.game, error: stackOf(error) }, 'a snapshot was not used');
    }
  }
  return replay(journal, newLoadedGame());
};

const replay = async (journal: Journal, loaded: LoadedGame): Promise<LoadedGame> => {
  let { number } = loaded;
  for await (const step of journal.since(number)) {
    await applyStepInParts(loaded.table, journal.game, step);
    addStepToIndexes(loaded, step);
    number = step.number;
  }
  if (number > 0) void precomputeLargeBoards(moduleOf(loaded.table));
  return { ...loaded, number };
};

/**
 * Applies a step of the log, or reverts it with the inverse change. Yields to the event loop during a large change.
 * Throws DamagedLogError if the change is impossible, which can leave the table half changed.
 */
export const applyStepInParts = async (
  table: LiveTable,
  game: GameId,
  step: Pick<Step, 'number' | 'change'>,
): Promise<void> => {
  if (!isBigChange(step.change)) return applyStep(table, game, step);
  for await (const change of partsOf(step.change)) {
    applyStep(table, game, { number: step.number, change });
    table.indexIfBig();
  }
};

/** Applies a step of the log. Throws DamagedLogError if the change is impossible, and leaves the table unchanged. */
export const applyStep = (
  table: LiveTable,
  game: GameId,
  { number, change }: Pick<Step, 'number' | 'change'>,
): void => {
  try {
    apply(table, change);
  } catch (cause) {
    throw new DamagedLogError({ game, step: number, fault: 'unfit' }, { cause });
  }
};
