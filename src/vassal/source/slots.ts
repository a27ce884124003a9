import { attributeNumberOf, type Element, everyElement, partsOf, textOf } from './element.ts';
import { type KnownTraits, type PieceTrait, parsePieceText } from './piece-text.ts';
import type { ModulePrototypes } from './prototypes.ts';

/** A piece or card that the module lists in a palette, a stack or a deck. */
export interface ModulePieceSlot {
  readonly name: string;
  /** The slot's ID in saved games, extensions and other pieces; blank in old modules. */
  readonly gpid: string;
  readonly width: number;
  readonly traits: readonly PieceTrait[];
  readonly isCard: boolean;
}

const isSlot = ({ kind }: Element): boolean => kind === 'PieceSlot' || kind === 'CardSlot';

/** The slots of a module, each read once. */
export class ModulePieceSlots {
  readonly #prototypes: ModulePrototypes;
  readonly #known: KnownTraits = new Map();
  readonly #read = new Map<Element, ModulePieceSlot | undefined>();

  constructor(prototypes: ModulePrototypes) {
    this.#prototypes = prototypes;
  }

  of(element: Element): ModulePieceSlot | undefined {
    if (!this.#read.has(element)) this.#read.set(element, this.#slotOf(element));
    return this.#read.get(element);
  }

  #slotOf(element: Element): ModulePieceSlot | undefined {
    const piece = parsePieceText(element.text, this.#known);
    if (!piece) return undefined;
    const traits = this.#prototypes.expanded(piece);
    return {
      name: textOf(element, 'entryName') || (traits.at(-1)?.parameters[3] ?? ''),
      gpid: textOf(element, 'gpid'),
      width: attributeNumberOf(element, 'width', 0),
      traits,
      isCard: element.kind === 'CardSlot',
    };
  }

  *in(holder: Element): Generator<ModulePieceSlot | undefined> {
    for (const part of partsOf(holder)) {
      if (isSlot(part)) yield this.of(part);
      else yield* this.in(part);
    }
  }
}

export function* slotElementsInTree(root: Element): Generator<{ readonly slot: Element; readonly holder: Element }> {
  for (const holder of everyElement(root)) for (const slot of holder.children) if (isSlot(slot)) yield { slot, holder };
}
