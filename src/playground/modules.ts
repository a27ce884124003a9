import { type FSWatcher, watch } from 'node:fs';
import { type Clock, type Log, stackOf } from '../session/base/ports.ts';
import { rememberShipped } from '../session/module/shipped.ts';
import { Shelf, type ShelfNotice, type ShelfPorts } from '../session/shelf/shelf.ts';
import type { Words } from '../words/index.ts';

/** How long after a change a folder is read, in milliseconds: editors save in several moves. */
const CALM = 100;
/** How many faults of a file are told at once. */
const MOST_FAULTS_TOLD = 10;

export interface WatchedPorts extends Omit<ShelfPorts, 'tell'> {
  readonly clock: Clock;
  /** In which it is said what became of a file. */
  readonly words: Words;
  readonly log: Log;
}

/** A shelf that looks by itself whenever something in its folders is saved, and says what became of it. */
export class WatchedShelf {
  readonly shelf: Shelf;
  readonly #ports: WatchedPorts;
  #watchers: readonly FSWatcher[] = [];
  readonly #notices: ShelfNotice[] = [];

  constructor(ports: WatchedPorts) {
    this.#ports = ports;
    this.shelf = new Shelf({ ...ports, tell: (notice) => void this.#notices.push(notice) });
  }

  /**
   * Reads the folders and tells what faults there are; from then on whenever a file has changed, until it is closed.
   */
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
    // Others can be like those that come along, whichever file is read first; their faults are told below.
    for (const { path, from } of folders)
      if (from === 'shipped') await rememberShipped(path, store).catch(() => undefined);
    this.#watchers = folders.map(({ path }) => watch(path, changed).on('error', failed));
    for (const notice of await this.#look()) if (notice.kind === 'fault') tell(this.#textOf(notice));
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
  }

  async #look(): Promise<readonly ShelfNotice[]> {
    await this.shelf.look();
    return this.#notices.splice(0);
  }

  #textOf(notice: ShelfNotice): string {
    const { playground, shelf } = this.#ports.words;
    if (notice.kind === 'taken') return playground.moduleKept(notice.file);
    if (notice.kind === 'gone') return playground.moduleGone(notice.file);
    const faults = shelf.faultLines(notice.fault);
    const told = faults.slice(0, MOST_FAULTS_TOLD);
    return playground.moduleFaults(notice.file, told, faults.length - told.length, notice.isKept);
  }
}
