import { type Element, everyElement, textOf } from './element.ts';
import { MOST_TRAITS, type PieceText, type PieceTrait, parsePieceText } from './piece-text.ts';
import { listOf } from './sequence.ts';

const DEEPEST_PROTOTYPE = 30;

/** The prototypes of a module by name. `missing`: collects names that are used but not defined. */
export class ModulePrototypes {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #read = new Map<string, readonly PieceTrait[]>();
  readonly missing = new Set<string>();

  constructor(root: Element) {
    const found = [...everyElement(root)].filter(({ kind }) => kind === 'PrototypeDefinition');
    this.#texts = new Map(found.map((one) => [textOf(one, 'name'), one.text]));
  }

  expanded({ traits }: PieceText): readonly PieceTrait[] {
    const found: PieceTrait[] = [];
    this.#expand(traits, 0, found);
    return found;
  }

  #expand(traits: readonly PieceTrait[], depth: number, into: PieceTrait[]): void {
    for (const trait of traits) {
      if (into.length >= MOST_TRAITS) return;
      if (trait.code !== 'prototype') into.push(trait);
      else if (depth < DEEPEST_PROTOTYPE) this.#expand(this.#traitsOf(trait), depth + 1, into);
    }
  }

  /** Returns the traits of a prototype without the innermost one, because a prototype is no piece. */
  #traitsOf({ parameters: [name = '', given = ''] }: PieceTrait): readonly PieceTrait[] {
    const key = `${name}\n${given}`;
    const known = this.#read.get(key);
    if (known) return known;
    const text = this.#texts.get(name);
    if (text === undefined) this.missing.add(name);
    const read = parsePieceText(filledIn(text ?? '', given))?.traits.slice(0, -1) ?? [];
    this.#read.set(key, read);
    return read;
  }
}

/**
 * Replaces `$name$` in a prototype's text by the value that the piece gives. If there is no value, only the dollar
 * signs are removed.
 */
const filledIn = (text: string, given: string): string => {
  if (given === '') return text;
  const values = new Map(
    listOf(given).map((one) => {
      const at = one.indexOf('=');
      return at < 0 ? [one, ''] : [one.slice(0, at), one.slice(at + 1)];
    }),
  );
  return text.replace(/\$([^$\t;/]+)\$/g, (_, name: string) => values.get(name) ?? name);
};
