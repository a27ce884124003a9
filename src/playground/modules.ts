import { type FSWatcher, watch } from 'node:fs';
import { type Clock, type Log, stackOf } from '../session/base/ports.ts';
import { rememberShippedModules } from '../session/module/shipped.ts';
import { type ModuleFolderNotice, type ModuleFolderPorts, ModuleFolders } from '../session/shelf/shelf.ts';
import type { Words } from '../words/index.ts';

/** The time in ms between a change and the next reading, because editors save in several steps. */
const CALM = 100;
const MOST_FAULTS_TOLD = 10;

export interface WatchedModuleFoldersPorts extends Omit<ModuleFolderPorts, 'tell'> {
  readonly clock: Clock;
  readonly words: Words;
  readonly log: Log;
}

/** A shelf of modules that reads its folders again when files change, and reports the result. */
export class WatchedModuleFolders {
  readonly shelf: ModuleFolders;
  readonly #ports: WatchedModuleFoldersPorts;
  #watchers: readonly FSWatcher[] = [];
  readonly #notices: ModuleFolderNotice[] = [];

  constructor(ports: WatchedModuleFoldersPorts) {
    this.#ports = ports;
    this.shelf = new ModuleFolders({ ...ports, tell: (notice) => void this.#notices.push(notice) });
  }

  /** Reads the folders and reports faults, now and after each change. */
  async watch(tell: (notice: string) => void): Promise<void> {
    const { clock, folders, log, store } = this.#ports;
    const failed = (error: unknown): void => log.warn({ error: stackOf(error) }, 'the modules could not be read again');
    let calm = (): void => undefined;
    const changed = (): void => {
      calm();
      calm = clock.after(CALM, () => {
        this.#look().then((notices) => {
          for (const notice of notices) tell(this.#textOf(notice));
        }, failed);
      });
    };
    // Shipped modules are registered first, because the host's modules may extend them or be copies of them.
    for (const { path, from } of folders)
      if (from === 'shipped') await rememberShippedModules(path, store).catch(() => undefined);
    this.#watchers = folders.map(({ path }) => watch(path, changed).on('error', failed));
    for (const notice of await this.#look()) if (notice.kind === 'fault') tell(this.#textOf(notice));
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
  }

  async #look(): Promise<readonly ModuleFolderNotice[]> {
    await this.shelf.look();
    return this.#notices.splice(0);
  }

  #textOf(notice: ModuleFolderNotice): string {
    const { playground, shelf } = this.#ports.words;
    if (notice.kind === 'taken') return playground.moduleKept(notice.file);
    if (notice.kind === 'gone') return playground.moduleGone(notice.file);
    const faults = shelf.faultLines(notice.fault);
    const told = faults.slice(0, MOST_FAULTS_TOLD);
    return playground.moduleFaults(notice.file, told, faults.length - told.length, notice.isKept);
  }
}
