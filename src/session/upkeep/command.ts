import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DEFAULT_NAMESPACE,
  describeErrorOnOneLine,
  fileOf,
  InvalidRowError,
  isDatabaseError,
  isPostgres,
  type KeyvStore,
  openStore,
} from '../../store/index.ts';
import type { PersonId } from '../../table/index.ts';
import { languages, type Words } from '../../words/index.ts';
import { FORMAT } from '../base/formats.ts';
import type { ChannelAccess } from '../base/messenger.ts';
import { systemClock, systemRandom } from '../base/ports.ts';
import { unfitReasonOf, upgradeStoreVersion } from '../log/store-version.ts';
import { backUpStore, restoreBackup } from './backup.ts';
import { checkStore } from './check.ts';
import { copyStore } from './copy.ts';
import { forgetPerson } from './forget.ts';
import type { UpkeepProgress } from './pages.ts';
import { SILENT_LOG } from './pages.ts';
import { repairStore } from './repair.ts';
import { deleteUnusedPictures } from './sweep.ts';

/** The result of a command: its lines of text, and the exit code (0 success, 1 failure, 2 wrong usage). */
export interface Done {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

export interface UpkeepSettings {
  readonly url: string;
  readonly folder: string;
}

const well = (...lines: readonly string[]): Done => ({ code: 0, lines });
const not = (...lines: readonly string[]): Done => ({ code: 1, lines });

const ACTS: Readonly<Record<string, (store: KeyvStore, argument: string, run: UpkeepRun) => Promise<Done>>> = {
  check: async (store, _, { words, progress }) => {
    const findings = await checkStore(store, progress);
    const isWell = findings.damaged.length + findings.torn.length === 0;
    return (isWell ? well : not)(...words.findingsLines(findings));
  },
  backup: async (store, file, { words, progress }) => doneOf(words, await backUpStore(store, file, progress)),
  restore: async (store, file, { words, progress }) => doneOf(words, await restoreBackup(file, store, progress)),
  repair: async (store, _, { words, folder, progress }) => {
    const { findings, repaired } = await repairStore(store, join(folder, 'repaired'), progress);
    const isWell = repaired.every(({ done }) => done === 'cut') && findings.torn.length === 0;
    return (isWell ? well : not)(...words.repairedLines(repaired, findings.torn));
  },
  copy: async (store, to, { words, url, progress }) => {
    if (to === url) return not(words.refusedText.same);
    return withStore(to, async (other) => doneOf(words, await copyStore(store, other, progress)));
  },
  sweep: async (store, _, { words, progress }) =>
    well(words.sweptText(await deleteUnusedPictures(store, systemClock.now(), progress))),
  upgrade: async (store, _, { words }) => {
    const before = await upgradeStoreVersion(store);
    return typeof before === 'string' ? not(before) : well(words.upgradedText(before, FORMAT));
  },
  forget: async (store, person, { words, progress }) => {
    if (!/^\d{17,20}$/.test(person)) return not(words.refusedText.person);
    const admission = async (): Promise<ChannelAccess> => 'unknown';
    const messenger = { post: noOne, direct: noOne, edit: noOne, find: noAnswer, thread: noAnswer, admission };
    const settings = { snapshotEvery: Number.MAX_SAFE_INTEGER, memoryForGames: 1 };
    const outside = { clock: systemClock, random: systemRandom, log: SILENT_LOG, spoken: languages };
    const ports = { store, messenger, settings, ...outside };
    return well(...words.forgottenLines(await forgetPerson(ports, person as PersonId, progress)));
  },
};

/**
 * Commands that must not run on an incomplete copy. The value is true for commands that write: they also refuse the
 * store of a newer version.
 */
const WRITES: Readonly<Record<string, boolean>> = {
  check: false,
  repair: true,
  sweep: true,
  upgrade: true,
  forget: true,
};

interface UpkeepRun extends UpkeepSettings {
  readonly words: Words['upkeep'];
  readonly progress: UpkeepProgress;
}

const ARGUMENTS: Readonly<Record<string, number>> = {
  check: 0,
  sweep: 0,
  upgrade: 0,
  repair: 0,
  backup: 1,
  restore: 1,
  forget: 1,
  copy: 2,
};

export const upkeep = async (
  typed: readonly string[],
  settings: UpkeepSettings,
  progress: UpkeepProgress,
  words: Words['upkeep'] = languages.en.upkeep,
): Promise<Done> => {
  const [name = '', ...given] = typed;
  const act = ACTS[name];
  if (!act || given.length !== ARGUMENTS[name]) return { code: 2, lines: [words.usage] };
  const [first = '', second = ''] = given;
  const url = name === 'copy' ? first : settings.url;
  const missing = name === 'restore' ? undefined : await missingFile(url);
  if (missing !== undefined) return not(words.noDatabaseText(missing));
  try {
    return await withStore(url, async (store) => {
      const writes = WRITES[name];
      const unfit = writes === undefined ? undefined : await unfitReasonOf(store, writes);
      if (unfit !== undefined) return not(unfit);
      return act(store, name === 'copy' ? second : first, { ...settings, url, words, progress });
    });
  } catch (error) {
    if (!(error instanceof InvalidRowError || isDatabaseError(error))) throw error;
    return not(words.stoppedText(describeErrorOnOneLine(error)));
  }
};

/** Returns the file of an address if the file doesn't exist, since a mistyped address must not create a new file. */
const missingFile = async (url: string): Promise<string | undefined> => {
  const file = isPostgres(url) ? undefined : fileOf(url);
  if (file === undefined || (await stat(file).catch(() => undefined)) !== undefined) return undefined;
  return file;
};

const withStore = async (url: string, work: (store: KeyvStore) => Promise<Done>): Promise<Done> => {
  const opened = await openStore({ url, namespace: DEFAULT_NAMESPACE, durability: 'full' });
  if (opened.kind === 'fault') return not(opened.why);
  try {
    return await work(opened.store);
  } finally {
    await opened.store.close();
  }
};

type Result = Awaited<ReturnType<typeof backUpStore>> | Awaited<ReturnType<typeof restoreBackup>>;

const doneOf = (words: Words['upkeep'], result: Result): Done => {
  switch (result.kind) {
    case 'copied':
      return well(words.copiedText(result.rows));
    case 'fault':
      return not(result.why);
    case 'damaged':
      return not(...words.findingsLines(result.findings), words.damagedCopy);
    default:
      return not(words.refusedText[result.kind]);
  }
};

/** The command line sends no messages; the bot sends them when it runs again. */
const noAnswer = (): Promise<undefined> => Promise.resolve(undefined);
const noOne = (): Promise<{ readonly kind: 'unknown' }> => Promise.resolve({ kind: 'unknown' });
