import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { DamagedGame, DatabaseCheckReport, GameRepairResult } from '../../facts/upkeep-found.ts';
import type { ChannelId } from '../../facts/where.ts';
import { type KeyvStore, setRow, type TextRow } from '../../store/index.ts';
import type { GameId } from '../../table/index.ts';
import { systemClock } from '../base/ports.ts';
import { deleteChannelState } from '../log/channel-state.ts';
import { checkpointKey, readHead } from '../log/checkpoint.ts';
import { repairNoticeKey } from '../log/damaged.ts';
import { checkStore } from './check.ts';
import { readStorePages, SILENT_LOG, type UpkeepProgress } from './pages.ts';

/**
 * Repairs every damaged log. It removes the steps from the first unusable one on, saves these rows in a file, and
 * leaves a message for the channel. Games of a newer version, or with a damaged first step, stay unchanged.
 */
export const repairStore = async (
  store: KeyvStore,
  folder: string,
  progress: UpkeepProgress,
): Promise<{ readonly findings: DatabaseCheckReport; readonly repaired: readonly GameRepairResult[] }> => {
  const findings = await checkStore(store, progress);
  const isCut = ({ fault, step }: DamagedGame): boolean => fault !== 'newer' && step > 1;
  const rows = await rowsBehind(store, findings.damaged.filter(isCut));
  const repaired: GameRepairResult[] = [];
  for (const damage of findings.damaged) {
    if (!isCut(damage)) {
      repaired.push({ ...damage, done: 'left' });
      continue;
    }
    const cut = rows.get(damage.game) ?? [];
    const file = await keep(folder, damage, cut);
    await store.delete(cut.map(({ key }) => key));
    await shorten(store, damage);
    repaired.push({ ...damage, done: 'cut', rows: cut.length, file });
  }
  return { findings, repaired };
};

const rowsBehind = async (
  store: KeyvStore,
  damaged: readonly DamagedGame[],
): Promise<ReadonlyMap<GameId, readonly TextRow[]>> => {
  const from = new Map(damaged.map(({ game, step }) => [game as string, step]));
  const found = new Map<GameId, TextRow[]>();
  if (damaged.length === 0) return found;
  for await (const page of readStorePages(store)) {
    for (const row of page) {
      const [, game = '', number] = /^game:([^:]+):(?:step|snap):(\d+)/.exec(row.key) ?? [];
      if (Number(number) >= (from.get(game) ?? Number.POSITIVE_INFINITY))
        found.set(game as GameId, [...(found.get(game as GameId) ?? []), row]);
    }
  }
  return found;
};

/** Writes the rows into a new file, each as a line of JSON, `[key, text]`. Waits until they are on the disk. */
const keep = async (folder: string, { game, step }: DamagedGame, rows: readonly TextRow[]): Promise<string> => {
  await mkdir(folder, { recursive: true });
  for (let again = 1; ; again += 1) {
    const path = join(folder, `cut-${game}-from-${step}${again === 1 ? '' : `-${again}`}.jsonl`);
    const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException): undefined => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (!file) continue;
    try {
      await file.writeFile(rows.map(({ key, value }) => `${JSON.stringify([key, value])}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  }
};

const shorten = async (store: KeyvStore, { game, channel, step }: DamagedGame): Promise<void> => {
  const { snapshot, turn, ...head } = await readHead({ store, log: SILENT_LOG }, game);
  await setRow(store, checkpointKey(game), {
    ...head,
    ...(snapshot && snapshot.step < step ? { snapshot } : {}),
    ...(turn && turn.step < step ? { turn } : {}),
    delivered: Math.min(head.delivered, step - 1),
    open: head.open.filter((one) => one < step),
  });
  if (channel !== undefined) await deleteChannelState(store, channel as ChannelId, game);
  await setRow(store, repairNoticeKey(game), { step, at: systemClock.now() });
};
