import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { Module } from '../../engine/index.ts';
import { createModuleListing, type ModuleListing } from '../../facts/module-listing.ts';
import type { HostModuleFault } from '../../facts/shelf-fault.ts';
import type { Store } from '../../store/index.ts';
import type { Clock } from '../base/ports.ts';
import { readModuleInThread } from '../module/read-apart.ts';
import { decodePictures } from '../pictures/drawn.ts';
import { addPicturesAndHash } from '../pictures/laid.ts';
import { recordModulePictures } from '../pictures/shelved.ts';
import { storePicture } from '../pictures/store.ts';
import { type ModuleFolderEntry, moduleEntriesIn, moduleEntryStamp } from './entries.ts';
import { openModuleSource } from './source.ts';
import { type ModuleFromDisk, readModuleFromDisk, type TakePictures } from './taken.ts';

type Listed = { readonly name: string } & ModuleListing;

export interface FolderModule extends Listed {
  readonly file: string;
  /** The origin of the module. `shipped`: it comes with the bot. */
  readonly from: 'shipped' | 'host';
  /** The hash of the module's text and pictures, in hex. */
  readonly hash: string;
}

export type ModuleFolderNotice = { readonly file: string } & (
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  /** `isKept`: true if its former version stays available. */
  | { readonly kind: 'fault'; readonly fault: HostModuleFault; readonly isKept: boolean }
);

interface ShelfFolder {
  readonly path: string;
  readonly from: FolderModule['from'];
  /** Files to read and publish before the others, in this order. */
  readonly first?: readonly string[];
}

export interface ModuleFolderPorts {
  /** Folders with modules. A module in a later folder replaces one of the same name in an earlier folder. */
  readonly folders: readonly ShelfFolder[];
  readonly store: Store;
  readonly clock: Clock;
  readonly tell: (notice: ModuleFolderNotice) => void;
}

const inOrder = (
  entries: readonly ModuleFolderEntry[],
  first: readonly string[] = [],
): readonly ModuleFolderEntry[] => {
  const placeOf = ({ name }: ModuleFolderEntry): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
};

interface Read {
  readonly entry: ModuleFolderEntry;
  readonly folder: ShelfFolder;
  readonly stamp: string;
  readonly taken?: Omit<ModuleFromDisk, 'module'> & { readonly listed: Listed; readonly hash: string };
  readonly fault?: HostModuleFault;
}

/**
 * The modules in the host's folders: files, folders, zips. They are read when they are needed and have changed. If a
 * module has a fault, its former version stays. Only texts are kept in memory.
 */
export class ModuleFolders {
  readonly #ports: ModuleFolderPorts;
  #all: ReadonlyMap<string, Read> = new Map();
  #standing: ReadonlyMap<string, Read> = new Map();
  #looking: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #hasRead = false;
  #expected = 0;
  readonly #hearers = new Set<() => void>();

  constructor(ports: ModuleFolderPorts) {
    this.#ports = ports;
  }

  /** The modules by name, as last read. During the first reading, these are the modules read so far. */
  get modules(): readonly FolderModule[] {
    return [...this.#standing.values()].flatMap(({ entry, folder, taken }) =>
      taken ? [{ ...taken.listed, file: entry.name, from: folder.from, hash: taken.hash }] : [],
    );
  }

  get faulty(): readonly { readonly file: string; readonly fault: HostModuleFault }[] {
    return [...this.#all.values()].flatMap(({ entry, fault }) => (fault ? [{ file: entry.name, fault }] : []));
  }

  get hasRead(): boolean {
    return this.#hasRead;
  }

  /** The number of entries in the folders, including those with faults. */
  get expected(): number {
    return this.#expected;
  }

  /** Reads all modules that have changed; only one reading runs at a time. */
  look(): Promise<void> {
    if (this.#next !== undefined) return this.#next;
    const looking = this.#looking.then(() => {
      this.#next = undefined;
      return this.#readAll();
    });
    this.#next = looking;
    this.#looking = looking.catch(() => undefined);
    return looking;
  }

  /** Resolves as soon as `holds` returns true, or when all changed modules are read. */
  lookUntil(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const hear = (): void => {
        if (holds()) resolve();
      };
      this.#hearers.add(hear);
      const leave = (): void => void this.#hearers.delete(hear);
      this.look().then(resolve, reject).then(leave, leave);
    });
  }

  async module(name: string): Promise<Module | undefined> {
    const before = this.#standing.get(name);
    if (!before) await this.lookUntil(() => this.#standing.has(name));
    else if ((await stampOf(before)) !== before.stamp) await this.look();
    const taken = this.#standing.get(name)?.taken;
    const read = taken && (await readModuleInThread('host', taken.text, 'own'));
    return taken && typeof read === 'object' && read.ok ? addPicturesAndHash(read.module, taken.pictures) : undefined;
  }

  /**
   * Reads all folders. The folders with the highest priority come first, so that no module is replaced later in the
   * same reading.
   */
  async #readAll(): Promise<void> {
    const before = this.#all;
    const byFolder: (readonly (readonly [string, Read])[])[] = [];
    const listed: { readonly folder: ShelfFolder; readonly entries: Awaited<ReturnType<typeof moduleEntriesIn>> }[] =
      [];
    for (const folder of [...this.#ports.folders].reverse())
      listed.push({ folder, entries: inOrder(await moduleEntriesIn(folder.path), folder.first) });
    this.#expected = listed.reduce((sum, { entries }) => sum + entries.length, 0);
    for (const { folder, entries } of listed) {
      const reads: (readonly [string, Read])[] = [];
      for (const entry of entries) {
        const read = await this.#readAgain(entry, folder, before.get(entry.path));
        if (read.taken) await this.#name(read.taken);
        reads.push([entry.path, read]);
        this.#publish(read);
      }
      byFolder.unshift(reads);
    }
    const all = new Map(byFolder.flat());
    [this.#standing, this.#all, this.#hasRead] = [standingIn(all), all, true];
    for (const [path, read] of all) this.#tell(read, before.get(path));
    for (const [path, { entry }] of before) if (!all.has(path)) this.#ports.tell({ kind: 'gone', file: entry.name });
  }

  /** Makes a module with a new name available at once, before the other modules are read. */
  #publish(read: Read): void {
    const name = read.taken?.listed.name;
    if (name !== undefined && !this.#standing.has(name)) this.#standing = new Map([...this.#standing, [name, read]]);
    for (const hear of this.#hearers) hear();
  }

  #name({ listed, pictures }: NonNullable<Read['taken']>): Promise<void> {
    const hashes = [...pictures.values()].map(({ hash }) => hash);
    return recordModulePictures(this.#ports.store, listed.name, hashes, this.#ports.clock.now());
  }

  #tell({ entry, fault, taken }: Read, before: Read | undefined): void {
    const file = entry.name;
    if (fault && JSON.stringify(fault) !== JSON.stringify(before?.fault))
      this.#ports.tell({ kind: 'fault', file, fault, isKept: taken !== undefined && fault.kind !== 'same-name' });
    if (!fault && taken && (taken !== before?.taken || before.fault)) this.#ports.tell({ kind: 'taken', file });
  }

  async #readAgain(entry: ModuleFolderEntry, folder: ShelfFolder, before: Read | undefined): Promise<Read> {
    if (before && (await stampOf(before)) === before.stamp) {
      const { fault, ...rest } = before;
      return fault?.kind === 'same-name' ? rest : before;
    }
    const source = await openModuleSource(entry.path, this.#ports.clock);
    const taken = 'code' in source ? { kind: 'source' as const, fault: source } : await this.#taken(source);
    const former = before?.taken ? { taken: before.taken } : {};
    const read: Read =
      'text' in taken
        ? { entry, folder, stamp: '', taken: kept(taken) }
        : { entry, folder, stamp: '', ...former, fault: taken };
    return { ...read, stamp: await stampOf(read) };
  }

  async #taken(source: Exclude<Awaited<ReturnType<typeof openModuleSource>>, { readonly code: string }>) {
    try {
      return await readModuleFromDisk(source, this.#keep);
    } finally {
      source.close();
    }
  }

  readonly #keep: TakePictures = async (batch) => {
    const { pictures, bad } = await decodePictures(this.#ports.store, 'host', batch);
    for (const picture of pictures.values()) await storePicture(this.#ports.store, picture);
    return bad;
  };
}

const stampOf = ({ entry, taken, fault }: Read): Promise<string> =>
  moduleEntryStamp(entry, [
    ...(taken?.pictures.keys() ?? []),
    ...(fault?.kind === 'pictures' ? fault.bad.map(({ file }) => file) : []),
  ]);

const kept = ({ module, ...taken }: ModuleFromDisk): NonNullable<Read['taken']> => ({
  ...taken,
  hash: hashOf(taken),
  listed: {
    name: module.module,
    ...createModuleListing(module),
  },
});

const hashOf = ({ text, pictures }: Pick<ModuleFromDisk, 'text' | 'pictures'>): string => {
  const hash = createHash('sha256').update(text);
  for (const [file, picture] of pictures) hash.update(`\n${file} ${picture.hash}`);
  return hash.digest('hex');
};

/**
 * Returns the module for each name. The last folder with that name wins. Within a folder, the entry whose file name is
 * the module's name wins, otherwise the first. The others in that folder get a fault.
 */
const standingIn = (all: Map<string, Read>): ReadonlyMap<string, Read> => {
  const standing = new Map<string, Read>();
  const named = [...all].flatMap(([path, read]) => (read.taken ? [{ path, read, name: read.taken.listed.name }] : []));
  for (const { read, name } of named) {
    const other = standing.get(name);
    const isSame = other?.folder === read.folder;
    if (!isSame || (!isUnder(other, name) && isUnder(read, name))) standing.set(name, read);
  }
  for (const { path, read, name } of named) {
    const taken = standing.get(name);
    if (!taken || taken === read || taken.folder !== read.folder) continue;
    all.set(path, { ...read, fault: { kind: 'same-name', name, taken: taken.entry.name } });
  }
  return standing;
};

const isUnder = ({ entry }: Read, name: string): boolean =>
  (entry.kind === 'folder' ? entry.name : parse(entry.name).name) === name;
