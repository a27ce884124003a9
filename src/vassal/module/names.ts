import { isTypeableName, LONGEST_TYPEABLE_NAME, toComparableName } from '../../table/grid/index.ts';

/** Converts VASSAL's names to unique names that modules allow. */

const NUMBER_ROOM = 6;

export class UniqueNameGenerator {
  readonly #taken: Set<string>;
  readonly #last = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...taken].map(toComparableName));
  }

  give(wanted: string, otherwise: string): string {
    const base = sanitizeName(wanted) ?? sanitizeName(otherwise) ?? otherwise;
    const key = toComparableName(base);
    let name = base;
    for (let number = this.#last.get(key) ?? 1; this.#taken.has(toComparableName(name)); ) {
      number += 1;
      name = `${base} ${number}`;
      this.#last.set(key, number);
    }
    this.#taken.add(toComparableName(name));
    return name;
  }
}

export const sanitizeName = (text: string): string | undefined => {
  const name = text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[$/]/g, '-')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_TYPEABLE_NAME - NUMBER_ROOM)
    .trim();
  return isTypeableName(name) ? name : undefined;
};

/** Converts a text to a property name that formulas can contain; undefined if nothing of the text remains. */
export const sanitizePropertyName = (text: string): string | undefined => {
  const name = text
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, LONGEST_TYPEABLE_NAME);
  return /^\p{L}/u.test(name) ? name : undefined;
};

export const sanitizeLine = (text: string, most: number): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
