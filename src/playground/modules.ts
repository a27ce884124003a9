import { type FSWatcher, watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Module } from '../engine/index.ts';
import { type Clock, type Log, stackOf } from '../session/game/ports.ts';
import { moduleHash } from '../session/module/hash.ts';
import { type ReadModule, readModule } from '../session/module/read.ts';
import { withPicturesBeside } from '../session/pictures/beside.ts';
import { pictureFiles } from '../session/pictures/pictured.ts';
import type { Store } from '../session/store/store.ts';
import type { Words } from '../words/index.ts';

/** How long after a change a folder is read, in milliseconds: editors save in several moves. */
const CALM = 100;
/** How many faults of a file are told at once. */
const MOST_FAULTS_TOLD = 10;
const MODULE = /^[^.].*\.(?:ya?ml|json)$/;

export interface ShelfPorts {
  /**
   * Where modules are, as YAML or JSON files; the modules of a later folder stand before those of the same name in an
   * earlier one.
   */
  readonly folders: readonly string[];
  /** Takes the pictures that lie beside them. */
  readonly store: Store;
  readonly clock: Clock;
  /** In which it is said what became of a file. */
  readonly words: Words;
  readonly log: Log;
}

interface File {
  readonly text: string;
  /** What was read of it, its pictures aside. */
  readonly read: ReadModule;
  /** As it was when it last was good. */
  readonly module?: Module;
  /** What is wrong with it now. */
  readonly faults: readonly string[];
}

interface Notice {
  readonly text: string;
  readonly isFault: boolean;
}

/**
 * The modules that can be started, read again when a file is saved. A file that has faults leaves what it was before.
 */
export class ModuleShelf {
  readonly #ports: ShelfPorts;
  /** By path, in the order of the folders. */
  #files: ReadonlyMap<string, File> = new Map();
  readonly #modules = new Map<string, Module>();
  #watchers: readonly FSWatcher[] = [];
  #reading: Promise<unknown> = Promise.resolve();

  constructor(ports: ShelfPorts) {
    this.#ports = ports;
  }

  /** By name; this map changes when files do. */
  get modules(): ReadonlyMap<string, Module> {
    return this.#modules;
  }

  /**
   * Reads the folders and tells what faults there are; from then on whenever a file has changed, until it is closed.
   */
  async watch(tell: (notice: string) => void): Promise<void> {
    const { clock, folders, log } = this.#ports;
    const failed = (error: unknown): void => log.warn({ error: stackOf(error) }, 'the modules could not be read again');
    let calm = (): void => undefined;
    const changed = (): void => {
      calm();
      calm = clock.after(CALM, () => {
        this.#readInTurn().then((notices) => {
          for (const { text } of notices) tell(text);
        }, failed);
      });
    };
    this.#watchers = folders.map((folder) => watch(folder, changed).on('error', failed));
    for (const { text, isFault } of await this.#readInTurn()) if (isFault) tell(text);
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
  }

  /** One reading at a time. */
  #readInTurn(): Promise<readonly Notice[]> {
    const reading = this.#reading.then(() => this.#readAll());
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  /** Reads what has changed since the last time. */
  async #readAll(): Promise<readonly Notice[]> {
    const files = new Map<string, File>();
    const notices: Notice[] = [];
    for (const folder of this.#ports.folders) {
      for (const name of (await readdir(folder)).filter((one) => MODULE.test(one)).sort()) {
        const path = join(folder, name);
        const before = this.#files.get(path);
        const file = await this.#readAgain(folder, await readFile(path, 'utf8'), before);
        files.set(path, file);
        if (file !== before) notices.push(noticeOf(this.#ports.words, name, file, before));
      }
    }
    const gone = [...this.#files.keys()].filter((path) => !files.has(path));
    this.#files = files;
    this.#modules.clear();
    for (const { module } of files.values()) if (module) this.#modules.set(module.module, module);
    return [
      ...notices,
      ...gone.map((path) => ({ text: this.#ports.words.playground.moduleGone(basename(path)), isFault: false })),
    ];
  }

  /** The file as it is now: the same as before, where neither it nor a picture beside it has changed. */
  async #readAgain(folder: string, text: string, before: File | undefined): Promise<File> {
    const read = before?.text === text ? before.read : readModule(text);
    const former = before?.module ? { module: before.module } : {};
    if (!read.ok)
      return before?.read === read
        ? before
        : { text, read, faults: read.faults.map(this.#ports.words.moduleFaults.faultText), ...former };
    if (before?.read === read && pictureFiles(read.module).length === 0) return before;
    const module = await withPicturesBeside(folder, read.module, this.#ports.store);
    const faults = 'module' in module ? [] : module.map(this.#ports.words.pictures.badPictureText);
    const isSame =
      'module' in module ? before?.module && moduleHash(before.module) === moduleHash(module) : before?.read === read;
    if (before && isSame && faults.join() === before.faults.join()) return before;
    return { text, read, faults, ...('module' in module ? { module } : former) };
  }
}

const noticeOf = ({ playground }: Words, name: string, { faults }: File, before: File | undefined): Notice =>
  faults.length === 0
    ? { text: playground.moduleKept(name), isFault: false }
    : {
        text: playground.moduleFaults(
          name,
          faults.slice(0, MOST_FAULTS_TOLD),
          Math.max(0, faults.length - MOST_FAULTS_TOLD),
          before?.module !== undefined,
        ),
        isFault: true,
      };
