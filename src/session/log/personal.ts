import { hash } from 'node:crypto';
import { z } from 'zod';
import type { AppendResult, JsonValue, Store } from '../../store/index.ts';
import { derived, type GameId } from '../../table/index.ts';
import { plain } from '../../view/text/text.ts';
import { type PersonalItemNumbers, personalTextPattern, type TokenLookup } from './tokens.ts';

/**
 * Personal data that is stored separately from a game's steps, so that it can be forgotten. It is an account, or a text
 * typed by the person with number `by`. Each item has a row. Steps have only its number and a hash of the row, whose
 * salt prevents guessing. Forgetting sets the row to null, which breaks no chain.
 */
export type PersonalItem =
  | { readonly salt: string; readonly account: string }
  | { readonly salt: string; readonly text: string; readonly by: number };

export const personalItemKey = (game: GameId, number: number): string =>
  `game:${game}:apart:${String(number).padStart(6, '0')}`;

/** Returns the hash of a personal item, which has 22 characters. */
const hashOf = derived((item: PersonalItem): string => hash('sha256', JSON.stringify(item), 'base64url').slice(0, 22));

interface StepNumbers extends PersonalItemNumbers {
  used(): { readonly [number: string]: string };
}

const itemSchema = z.union([
  z.object({ salt: z.string(), account: z.string() }),
  z.object({ salt: z.string(), text: z.string(), by: z.int() }),
]);

/** Replaces an invalid row; no step has its hash. */
const NO_ITEM: PersonalItem = { salt: '', account: '' };

const itemIn = (row: unknown): PersonalItem | null =>
  row === null || itemSchema.safeParse(row).success ? (row as PersonalItem | null) : NO_ITEM;

const AHEAD = 32;
const SALT = 15;

/**
 * The personal items of a game, numbered from 1 without gaps. Only one writer is allowed at a time; readers may go on
 * reading.
 */
export class PersonalItems {
  readonly #game: GameId;
  readonly #store: Store;
  /** The stored items. Null means that the item was forgotten. */
  readonly #items: (PersonalItem | null)[] = [];
  /** New items of the step that is being written, by number. Another process may take the same numbers. */
  readonly #fresh = new Map<number, PersonalItem>();
  #isRead = false;
  readonly #numbers = new Map<string, number>();
  readonly #words = new Map<string, number>();
  #inWords: RegExp | undefined;
  #inTexts: RegExp | undefined;

  constructor(game: GameId, store: Store) {
    this.#game = game;
    this.#store = store;
  }

  async read(least = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#isRead && (least <= this.#items.length || least === Number.POSITIVE_INFINITY)) return;
    for (let isMore = true; isMore; ) {
      const first = this.#items.length + 1;
      const rows = await this.#store.getMany(
        Array.from({ length: AHEAD }, (_, i) => personalItemKey(this.#game, first + i)),
      );
      const end = rows.indexOf(undefined);
      const there = rows.slice(0, end < 0 ? AHEAD : end);
      // Another call may have read the same rows in the meantime.
      for (const row of there.slice(this.#items.length + 1 - first)) this.#learn(itemIn(row));
      isMore = end < 0;
    }
    this.#isRead = true;
  }

  readonly kept: TokenLookup = (number) => {
    const item = this.#at(number);
    return item ? contentOf(item) : undefined;
  };

  get hasForgotten(): boolean {
    return this.#items.includes(null);
  }

  is(number: number, said: unknown): boolean {
    const item = this.#at(number);
    return !item || hashOf(item) === said;
  }

  /**
   * Returns the numbers that replace the account and the typed texts in a step. New items must be written before the
   * step.
   */
  numbersFor(actor: string, typed: readonly string[], random: (bytes: number) => Buffer): StepNumbers {
    const used = new Set<number>();
    const use = (number: number | undefined): number | undefined => {
      if (number !== undefined) used.add(number);
      return number;
    };
    const salt = (): string => random(SALT).toString('base64url');
    const account = (one: string): number =>
      use(this.#numbers.get(accountKey(one)) ?? this.#need({ salt: salt(), account: one })) as number;
    const by = account(actor);
    for (const text of typed) if (!this.#numbers.has(textKey(text))) this.#need({ salt: salt(), text, by });
    return {
      account,
      text: (text) => use(this.#numbers.get(textKey(text))),
      word: (words) => use(this.#words.get(words)),
      inWords: () => {
        this.#inWords ??= personalTextPattern([...this.#words.keys()]);
        return this.#inWords;
      },
      inTexts: () => {
        this.#inTexts ??= personalTextPattern(
          [...this.#items, ...this.#fresh.values()].flatMap((item) => (item && 'text' in item ? item.text : [])),
        );
        return this.#inTexts;
      },
      used: () =>
        Object.fromEntries(
          [...used].map((number) => [number, hashOf((this.#fresh.get(number) ?? this.#at(number)) as PersonalItem)]),
        ),
    };
  }

  /**
   * Writes the new items. If that fails, or if another process used a number first, reads the new rows. The step must
   * then be encoded again.
   */
  async keep(): Promise<AppendResult> {
    const fresh = [...this.#fresh];
    const outcomes = await Promise.all(
      fresh.map(([number, item]) => this.#store.append(personalItemKey(this.#game, number), item as JsonValue)),
    );
    const failed = outcomes.find((outcome) => outcome !== 'written');
    this.#fresh.clear();
    if (failed === undefined) {
      for (const [number, item] of fresh) if (number > this.#items.length) this.#items.push(item);
      return 'written';
    }
    for (const [number, item] of fresh) {
      this.#drop(number, item);
      const other = this.#items[number - 1];
      if (other) this.#note(number, other);
    }
    this.#isRead = false;
    return failed;
  }

  #at(number: number): PersonalItem | null | undefined {
    return number <= this.#items.length ? this.#items[number - 1] : this.#fresh.get(number);
  }

  #learn(item: PersonalItem | null): void {
    const number = this.#items.push(item);
    if (item && !this.#fresh.has(number)) this.#note(number, item);
  }

  #need(item: PersonalItem): number {
    const number = this.#items.length + this.#fresh.size + 1;
    this.#fresh.set(number, item);
    this.#note(number, item);
    return number;
  }

  #drop(number: number, item: PersonalItem): void {
    const key = 'account' in item ? accountKey(item.account) : textKey(item.text);
    if (this.#numbers.get(key) === number) this.#numbers.delete(key);
    if ('text' in item && this.#words.get(plain(item.text)) === number) this.#words.delete(plain(item.text));
    this.#inWords = undefined;
    this.#inTexts = undefined;
  }

  #note(number: number, item: PersonalItem): void {
    if ('account' in item) this.#numbers.set(accountKey(item.account), number);
    else {
      this.#numbers.set(textKey(item.text), number);
      this.#words.set(plain(item.text), number);
      this.#inWords = undefined;
      this.#inTexts = undefined;
    }
  }
}

const accountKey = (account: string): string => `account ${account}`;
const textKey = (text: string): string => `text ${text}`;
const contentOf = (item: PersonalItem): string => ('account' in item ? item.account : item.text);
