import { createHash } from 'node:crypto';
import { isFields } from '../../table/index.ts';
import { hasFewNestedValues } from '../base/in-parts.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { FinalStateHash, SavedGame, SavedStep } from './format.ts';

/**
 * The statement that a file's signature covers: SHA-256 of its data as JSON without blanks, in the order `format`,
 * `version`, `module`, `steps`, `end`, `pictures`. Of the pictures only the sorted hashes count. An import uses no
 * other data.
 */
export class SignedStatement {
  readonly #hash = createHash('sha256');
  readonly #isDue = createWorkCounter();
  #comma = '';

  async open({ format, version, module }: Pick<SavedGame, 'format' | 'version' | 'module'>): Promise<void> {
    this.#hash.update(`{"format":${JSON.stringify(format)},"version":${JSON.stringify(version)},"module":`);
    await this.#add(module);
    this.#hash.update(',"steps":[');
  }

  async step(step: SavedStep): Promise<void> {
    this.#hash.update(this.#comma);
    this.#comma = ',';
    await this.#add(step);
  }

  /** Returns the 32 bytes to sign. */
  async end(end: FinalStateHash, pictures: SavedGame['pictures'] = {}): Promise<Buffer> {
    this.#hash.update('],"end":');
    await this.#add(end);
    this.#hash.update(`,"pictures":${JSON.stringify(Object.keys(pictures).sort())}}`);
    return this.#hash.digest();
  }

  async #add(value: unknown): Promise<void> {
    for (const text of compact(value)) {
      this.#hash.update(text);
      if (this.#isDue(text.length)) await yieldToEventLoop();
    }
  }
}

export const statementOf = async (game: SavedGame): Promise<Buffer> => {
  const statement = new SignedStatement();
  await statement.open(game);
  for (const step of game.steps) await statement.step(step);
  return statement.end(game.end, game.pictures);
};

function* compact(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null || hasFewNestedValues(value)) yield JSON.stringify(value);
  else if (Array.isArray(value)) {
    let before = '[';
    for (const item of value) {
      yield before;
      yield* compact(item);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (isFields(value)) {
    let before = '{';
    for (const key of Object.keys(value)) {
      if (value[key] === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* compact(value[key]);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}
