import { type FSWatcher, watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Module } from '../engine/index.ts';
import { faultText } from '../session/module/fault.ts';
import { readModule } from '../session/module/read.ts';
import { type Clock, type Log, stackOf } from '../session/ports.ts';
import { WORDS } from './words.ts';

/** How long after a change a folder is read, in milliseconds: editors save in several moves. */
const CALM = 100;
/** How many faults of a file are told at once. */
const MOST = 10;
const MODULE = /^[^.].*\.(?:ya?ml|json)$/;

export interface ShelfPorts {
  /** Where modules are, as YAML or JSON files; the modules of a later folder stand before those of the same name in an earlier one. */
  readonly folders: readonly string[];
  readonly clock: Clock;
  readonly log: Log;
}

interface File {
  readonly text: string;
  /** As it was when it last was good. */
  readonly module?: Module;
}

interface Notice {
  readonly text: string;
  readonly isFault: boolean;
}

/** The modules that can be started, read again when a file is saved. A file that has faults leaves what it was before. */
export class Shelf {
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

  /** Reads the folders and tells what faults there are; from then on whenever a file has changed, until it is closed. */
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
        const { file, notice } = readAgain(name, await readFile(path, 'utf8'), this.#files.get(path));
        files.set(path, file);
        if (notice) notices.push(notice);
      }
    }
    const gone = [...this.#files.keys()].filter((path) => !files.has(path));
    this.#files = files;
    this.#modules.clear();
    for (const { module } of files.values()) if (module) this.#modules.set(module.module, module);
    return [...notices, ...gone.map((path) => ({ text: WORDS.moduleGone(basename(path)), isFault: false }))];
  }
}

const readAgain = (name: string, text: string, before: File | undefined): { readonly file: File; readonly notice?: Notice } => {
  if (before?.text === text) return { file: before };
  const read = readModule(text);
  if (read.ok) return { file: { text, module: read.module }, notice: { text: WORDS.moduleKept(name), isFault: false } };
  const told = read.faults.slice(0, MOST).map(faultText);
  const module = before?.module;
  return {
    file: { text, ...(module ? { module } : {}) },
    notice: { text: WORDS.moduleFaults(name, told, read.faults.length - told.length, module !== undefined), isFault: true },
  };
};
