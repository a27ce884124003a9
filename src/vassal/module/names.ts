import { isName, NAME_LIMIT, regionKey } from '../../table/grid/index.ts';

/** NameGiver as a module of ours can have them: each once, as people type them, and as near to VASSAL's as can be. */

/** Room for the number behind a name that is there already. */
const NUMBER_ROOM = 6;

export class NameGiver {
  readonly #taken: Set<string>;
  readonly #last = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...taken].map(regionKey));
  }

  /** A name that nothing else has. */
  give(wanted: string, otherwise: string): string {
    const base = nameLike(wanted) ?? nameLike(otherwise) ?? otherwise;
    const key = regionKey(base);
    let name = base;
    for (let number = this.#last.get(key) ?? 1; this.#taken.has(regionKey(name)); ) {
      number += 1;
      name = `${base} ${number}`;
      this.#last.set(key, number);
    }
    this.#taken.add(regionKey(name));
    return name;
  }
}

/** The text as a name; undefined where nothing of it can be one. */
export const nameLike = (text: string): string | undefined => {
  const name = text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[$/]/g, '-')
    .replace(/\s+/g, ' ')
    .slice(0, NAME_LIMIT - NUMBER_ROOM)
    .trim();
  return isName(name) ? name : undefined;
};

/** The name of a property as formulas can be written with it; undefined where nothing is left of it. */
export const propertyLike = (text: string): string | undefined => {
  const name = text
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, NAME_LIMIT);
  return /^\p{L}/u.test(name) ? name : undefined;
};

/** A line of text as values and titles hold it, at most so long. */
export const lineLike = (text: string, most: number): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
