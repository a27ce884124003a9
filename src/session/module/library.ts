import type { Module } from '../../engine/index.ts';
import { createModuleListing, type ModuleListing } from '../../facts/module-listing.ts';
import { nameOfOlderVersion, type OlderModule } from '../../facts/older-module.ts';
import type { Owner } from '../../facts/where.ts';
import { given } from '../../form/given.ts';
import { childKeyOf, type RowKey, readRow, rowKey, type StoreKey, setRow } from '../../store/index.ts';
import type { PersonId } from '../../table/index.ts';
import { UncertainStateError } from '../base/outcome.ts';
import type { Ports } from '../base/ports.ts';
import { decodePictures } from '../pictures/drawn.ts';
import type { HashedPicture } from '../pictures/picture.ts';
import { modulePictureHashes } from '../pictures/pictured.ts';
import { PICTURE_STORAGE_LIMIT, recordOwnerPictures } from '../pictures/share.ts';
import { readStoredPicture, type StoredPicture, storePicture } from '../pictures/store.ts';
import { moduleHash } from '../text/hash.ts';

export const MOST_SERVER_MODULES = 50;
export const MOST_MODULES_PER_PERSON = 10;

export interface LibraryModule extends ModuleListing {
  readonly name: string;
  readonly hash: string;
  /** The size of the module's text, in bytes. */
  readonly size: number;
  /** The person who added the module. Only they may replace it. */
  readonly by: PersonId;
  /** The time when it was added (ms since 1970). */
  readonly at: number;
  /** The older versions, the newest first. */
  readonly older?: readonly OlderModule[];
}

const MOST_OLDER = 5;

export interface LibraryFile {
  readonly text: string;
  readonly pictures?: { readonly [file: string]: string };
}

/**
 * `same`: the module is already stored unchanged. `taken`: another person added a module with that name. `full`: the
 * server has too many modules. `enough`: this person has too many. `share`: its pictures exceed the server's storage by
 * this number of bytes. `older`: the name that the former version has from now on.
 */
export type AddModuleResult =
  | { readonly kind: 'added' | 'same' | 'full' | 'enough' }
  | { readonly kind: 'replaced'; readonly older?: string }
  | { readonly kind: 'share'; readonly over: number; readonly share: number }
  | { readonly kind: 'taken'; readonly by: PersonId };

export interface PictureStorageExcess {
  readonly over: number;
  readonly share: number;
}

export type RemoveModuleResult =
  | { readonly kind: 'removed' | 'unknown' }
  | { readonly kind: 'taken'; readonly by: PersonId };

const ownerKey = ({ guild, person }: Owner): StoreKey =>
  guild === undefined ? `person:${person.id}` : `guild:${guild}`;
const indexKey = (owner: Owner): RowKey<{ readonly modules: readonly LibraryModule[] }> =>
  rowKey(`${ownerKey(owner)}:modules`);
const textKey = (owner: Owner, name: string): RowKey<LibraryFile> => rowKey(`${ownerKey(owner)}:module:${name}`);
const olderKey = (owner: Owner, name: string, hash: string): RowKey<LibraryFile> =>
  childKeyOf(textKey(owner, name), hash.slice(0, 16));

/**
 * The modules of servers: each text has a row, and another row lists them. A text is written before it is listed, and
 * removed from the list before it is deleted. There is only one writer, because all commands of a server reach the same
 * process. Throws UncertainStateError if the store does not answer.
 */
export class ModuleLibrary {
  readonly #ports: Pick<Ports, 'store' | 'clock'>;
  readonly #share: number;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(ports: Pick<Ports, 'store' | 'clock'>, share: number = PICTURE_STORAGE_LIMIT) {
    this.#ports = ports;
    this.#share = share;
  }

  async list(owner: Owner): Promise<readonly LibraryModule[]> {
    return (await asked(readRow(this.#ports.store, indexKey(owner))))?.modules ?? [];
  }

  /** Returns a module's file; undefined if there is none. `older`: the hash of a former version. */
  async file(owner: Owner, name: string, older?: string): Promise<LibraryFile | undefined> {
    const key = older === undefined ? textKey(owner, name) : olderKey(owner, name, older);
    return await asked(readRow(this.#ports.store, key));
  }

  /** Returns the pictures of this person's module, by file name; empty if another person added the module. */
  async picturesOf(owner: Owner, name: string): Promise<ReadonlyMap<string, StoredPicture>> {
    const isOwn = (await this.list(owner)).some((one) => one.name === name && one.by === owner.person.id);
    return isOwn ? this.picturesIn(await this.file(owner, name)) : new Map();
  }

  async picturesIn(file: LibraryFile | undefined): Promise<ReadonlyMap<string, StoredPicture>> {
    const all = Object.entries(file?.pictures ?? {});
    const found = await Promise.all(
      all.map(async ([name, hash]) => [name, await asked(readStoredPicture(this.#ports.store, hash))] as const),
    );
    return new Map(found.flatMap(([name, picture]) => (picture ? [[name, picture] as const] : [])));
  }

  /** Returns the file names of pictures that are not stored. `hashes`: the pictures' hashes by file name. */
  async lacking(hashes: ReadonlyMap<string, string>): Promise<readonly string[]> {
    const lacking: string[] = [];
    for (const [file, hash] of hashes)
      if (!(await asked(readStoredPicture(this.#ports.store, hash)))) lacking.push(file);
    return lacking;
  }

  decoded(owner: Owner, pictures: ReadonlyMap<string, HashedPicture>): ReturnType<typeof decodePictures> {
    return asked(decodePictures(this.#ports.store, owner, pictures));
  }

  /**
   * Stores pictures. If they exceed the owner's storage, stores none and returns the excess in bytes and the storage
   * limit.
   */
  keepPictures(owner: Owner, pictures: readonly HashedPicture[]): Promise<PictureStorageExcess | undefined> {
    return this.#inTurn(() => this.#keep(owner, pictures));
  }

  async #keep(owner: Owner, pictures: readonly HashedPicture[]): Promise<PictureStorageExcess | undefined> {
    const over = await asked(recordOwnerPictures(this.#ports.store, ownerKey(owner), pictures, this.#share));
    if (over > 0) return { over, share: this.#share };
    for (const picture of pictures) await asked(storePicture(this.#ports.store, picture));
    return undefined;
  }

  add(owner: Owner, module: Module, text: string, pictures: readonly HashedPicture[] = []): Promise<AddModuleResult> {
    return this.#inTurn(async () => {
      const all = await this.list(owner);
      const { id } = owner.person;
      const before = all.find(({ name }) => name === module.module);
      const hash = moduleHash(module);
      if (before && before.by !== id) return { kind: 'taken', by: before.by };
      if (before?.hash === hash && (await this.file(owner, module.module))?.text === text) return { kind: 'same' };
      if (!before && all.length >= MOST_SERVER_MODULES) return { kind: 'full' };
      if (!before && all.filter(({ by }) => by === id).length >= MOST_MODULES_PER_PERSON) return { kind: 'enough' };
      const beyond = await this.#keep(owner, pictures);
      if (beyond) return { kind: 'share', ...beyond };
      const [older, gone] = await this.#aside(owner, before, hash);
      const kept: LibraryModule = {
        name: module.module,
        ...createModuleListing(module),
        hash,
        size: Buffer.byteLength(text),
        by: id,
        at: this.#ports.clock.now(),
        ...(older.length > 0 ? { older } : {}),
      };
      const hashes = modulePictureHashes(module);
      const file: LibraryFile = { text, ...(hashes.size > 0 ? { pictures: Object.fromEntries(hashes) } : {}) };
      await asked(setRow(this.#ports.store, textKey(owner, module.module), file));
      await this.#write(owner, [...all.filter((one) => one !== before), kept]);
      await asked(this.#ports.store.delete(gone.map((one) => olderKey(owner, module.module, one.hash))));
      if (!before) return { kind: 'added' };
      const former = older.find((one) => one.hash === before.hash);
      return { kind: 'replaced', ...given('older', former && nameOfOlderVersion(module.module, former)) };
    });
  }

  /**
   * Keeps the current file as a former version if the hash differs. Returns the former versions to keep, and those to
   * delete.
   */
  async #aside(
    owner: Owner,
    before: LibraryModule | undefined,
    hash: string,
  ): Promise<readonly [kept: readonly OlderModule[], gone: readonly OlderModule[]]> {
    const { older = [] } = before ?? {};
    const others = older.filter((one) => one.hash !== hash);
    const back = older.filter((one) => one.hash === hash);
    const file = before && before.hash !== hash ? await this.file(owner, before.name) : undefined;
    if (!before || !file) return [others, back];
    await asked(setRow(this.#ports.store, olderKey(owner, before.name, before.hash), file));
    const former = { hash: before.hash, at: before.at, ...given('version', before.version) };
    const all = [former, ...others.filter((one) => one.hash !== former.hash)];
    return [all.slice(0, MOST_OLDER), [...all.slice(MOST_OLDER), ...back]];
  }

  /**
   * Removes a module. Another person's module can only be removed by a manager of the server. Its pictures stay,
   * because games may use them.
   */
  remove(owner: Owner, name: string, manages = false): Promise<RemoveModuleResult> {
    return this.#inTurn(async () => {
      const all = await this.list(owner);
      const found = all.find((one) => one.name === name);
      if (!found) return { kind: 'unknown' };
      if (found.by !== owner.person.id && !manages) return { kind: 'taken', by: found.by };
      await this.#write(
        owner,
        all.filter((one) => one !== found),
      );
      const older = (found.older ?? []).map((one) => olderKey(owner, name, one.hash));
      await asked(this.#ports.store.delete([textKey(owner, name), ...older]));
      return { kind: 'removed' };
    });
  }

  async #write(owner: Owner, modules: readonly LibraryModule[]): Promise<void> {
    const sorted = [...modules].sort((a, b) => (a.name < b.name ? -1 : 1));
    await asked(setRow(this.#ports.store, indexKey(owner), { modules: sorted }));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}

const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw new UncertainStateError('the store does not answer', { cause });
  }
};
