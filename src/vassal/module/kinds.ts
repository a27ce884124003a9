import type { PieceTrait } from '../source/piece-text.ts';
import type { ModulePieceSlot } from '../source/slots.ts';
import { convertSlotToPrototype, type ImportedPrototype } from './kind.ts';
import type { PieceAppearance } from './looks.ts';
import type { ImportLossCollector } from './losses.ts';
import { UniqueNameGenerator } from './names.ts';
import { recordTraitLosses } from './trait-losses.ts';

export interface NamedPrototype extends ImportedPrototype {
  readonly key: string;
  /** The width of the slot's picture in pixels; 0 if unknown. */
  readonly width: number;
}

/** The prototypes of a module. Equal slots with the same name share a prototype. */
export class ImportedPrototypes {
  readonly #given: ReadonlySet<string>;
  readonly #losses: ImportLossCollector;
  readonly #names: UniqueNameGenerator;
  readonly #same = new Map<string, NamedPrototype>();
  readonly #byGpid = new Map<string, { readonly kind: NamedPrototype; readonly slot: ModulePieceSlot }>();
  readonly #slots = new Map<ModulePieceSlot, NamedPrototype>();

  constructor(given: ReadonlySet<string>, taken: Iterable<string>, losses: ImportLossCollector) {
    this.#given = given;
    this.#losses = losses;
    this.#names = new UniqueNameGenerator(taken);
  }

  of(slot: ModulePieceSlot, otherwise: string): NamedPrototype {
    const known = this.#slots.get(slot);
    if (known) return known;
    const kind = convertSlotToPrototype(slot, this.#given, this.#losses);
    recordTraitLosses(slot, this.#losses);
    const same = JSON.stringify([kind, slot.isCard]);
    const found = this.#same.get(same) ?? {
      ...kind,
      key: this.#names.give(kind.name, pictureName(kind.look) || otherwise || 'Piece'),
      width: slot.width,
    };
    this.#same.set(same, found);
    this.#slots.set(slot, found);
    if (slot.gpid !== '' && !this.#byGpid.has(slot.gpid)) this.#byGpid.set(slot.gpid, { kind: found, slot });
    return found;
  }

  /** Iterates over every slot that was read so far, including slots that are added during the loop. */
  read(): Iterable<readonly [ModulePieceSlot, NamedPrototype]> {
    return this.#slots;
  }

  /** Returns the prototype of a saved piece by the ID of its slot. Undefined if the slot now contains another piece. */
  byGpid(gpid: string, traits: readonly PieceTrait[]): NamedPrototype | undefined {
    const found = this.#byGpid.get(gpid);
    if (!found) return undefined;
    const [, , image = '', name = ''] = traits.at(-1)?.parameters ?? [];
    const [, , ownImage = '', ownName = ''] = found.slot.traits.at(-1)?.parameters ?? [];
    if (name === ownName || (image !== '' && image === ownImage)) return found.kind;
    this.#losses.note('saved-piece', name);
    return undefined;
  }

  all(): readonly NamedPrototype[] {
    return [...this.#same.values()];
  }
}

const pictureName = (look: PieceAppearance): string =>
  (look.at(-1)?.image ?? '').replace(/\.\w+$/, '').replace(/[_-]+/g, ' ');
