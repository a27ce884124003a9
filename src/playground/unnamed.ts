import type { Choice, Person } from '../port/command.ts';
import type { CommandOption, CommandPath } from '../port/command-path.ts';
import { isValidOptionValue } from './given.ts';
import { type CommandLine, type LineWord, type Value, wordsIn } from './line.ts';

/** Values without option names: `/move E8 C8` means `/move piece:E8 to:C8` (D38). */

export interface CompletionSource {
  /** Returns the command's completions for an option, given its typed text and the other values. */
  readonly complete: (values: readonly Value[], option: CommandOption, typed: string) => Promise<readonly Choice[]>;
  readonly people: readonly Person[];
}

/** A possible reading of the words: the options' values, in the order of the definition. */
export interface Reading {
  readonly values: readonly Value[];
  /** The number of recognized words: by completion, or as a number, a choice, a flag or a user. */
  readonly known: number;
  /** True if completion doesn't know a value that it should know, or if a free text takes all remaining words. */
  readonly isDoubtful: boolean;
  readonly next: readonly CommandOption[];
}

/** The option for another game: a word without an option name never counts as its value. */
const ELSEWHERE = 'game';
const MOST_ASKED = 40;
/** The most words of a value that completion knows. */
const MOST_WORDS_OF_NAME = 6;

/** Returns the options whose values may be typed without a name. Options for files can't. */
export const unnamedOptionsOf = ({ options }: CommandPath, given: readonly Value[]): readonly CommandOption[] =>
  options.filter(
    (option) =>
      option.name !== ELSEWHERE &&
      option.kind !== 'file' &&
      !given.some(({ option: { name } }) => name === option.name),
  );

export class OptionValueRecognizer {
  readonly #knowledge: CompletionSource;
  readonly #asked = new Map<string, Promise<string | undefined>>();

  constructor(knowledge: CompletionSource) {
    this.#knowledge = knowledge;
  }

  /** Returns the value in the option's form, if it is certain that the option accepts it. */
  async known(values: readonly Value[], option: CommandOption, text: string): Promise<string | undefined> {
    if (!this.takes(option, text)) return undefined;
    if (option.kind !== 'text' || option.choices.length > 0) return text;
    if (!option.autocomplete) return undefined;
    const key = JSON.stringify([option.name, text, values.map((one) => [one.option.name, one.text])]);
    const found = this.#asked.get(key) ?? (this.#asked.size < MOST_ASKED ? this.#ask(values, option, text) : undefined);
    if (found) this.#asked.set(key, found);
    return found;
  }

  takes(option: CommandOption, text: string): boolean {
    return isValidOptionValue({ option, text }, this.#knowledge.people);
  }

  /**
   * Returns the option's value for a text, by value or name. The cell of a piece, or a cell without its map, is left for
   * the command to read: several pieces may be there.
   */
  async #ask(values: readonly Value[], option: CommandOption, text: string): Promise<string | undefined> {
    const choices = await this.#knowledge.complete(values, option, text).catch(() => []);
    const wanted = text.toLowerCase();
    const whole = choices.find(({ value }) => value.toLowerCase() === wanted);
    if (whole) return whole.value;
    const called = choices.filter(({ name }) => name.toLowerCase() === wanted);
    if (called.length > 0) return called.length === 1 ? called[0]?.value : undefined;
    return choices.filter(({ value }) => value.toLowerCase().endsWith(` ${wanted}`)).length === 1 ? text : undefined;
  }
}

/**
 * Returns all likely readings of a line. Words fill the options in order. A value is one word, or several words that
 * completion or a free text takes together.
 */
export const findCommandLineReadings = async (
  line: CommandLine,
  recognizer: OptionValueRecognizer,
): Promise<readonly Reading[]> => {
  const { path, given, unnamed } = line;
  return likeliest(
    unnamed.length > 0 || given.length !== 1 || isWhole(path, given, recognizer)
      ? await readings({ path, before: given, words: unnamed, values: [], known: 0 }, recognizer)
      : await behindNamed(line, recognizer),
  );
};

export const partialReadingsOf = async (
  { path, given, unnamed }: CommandLine,
  recognizer: OptionValueRecognizer,
): Promise<readonly Reading[]> =>
  likeliest(await readings({ path, before: given, words: unnamed, values: [], known: 0, isOpen: true }, recognizer));

/** Removes doubtful readings, if other readings recognize more words. */
const likeliest = (all: readonly Reading[]): readonly Reading[] => {
  const most = Math.max(...all.map(({ known }) => known));
  return all.filter(({ known, isDoubtful }) => !isDoubtful || known === most);
};

const isWhole = (path: CommandPath, given: readonly Value[], recognizer: OptionValueRecognizer): boolean =>
  given.every(({ option, text }) => option.kind === 'file' || text === '' || recognizer.takes(option, text)) &&
  unnamedOptionsOf(path, given).every(({ required }) => !required);

/**
 * Reads a line such as `piece:E8 C8`. The first words belong to the named option if it knows them; the remaining words
 * have no name.
 */
const behindNamed = async (
  { path, given }: CommandLine,
  recognizer: OptionValueRecognizer,
): Promise<readonly Reading[]> => {
  const [named] = given;
  const words = wordsIn(named?.text ?? '', 0);
  const found: Reading[] = [];
  for (let count = 1; named && count < words.length; count += 1) {
    const text = await recognizer.known([], named.option, joinWords(words.slice(0, count)));
    if (text === undefined) continue;
    const before = [{ option: named.option, text }];
    found.push(...(await readings({ path, before, words: words.slice(count), values: [], known: count }, recognizer)));
  }
  return found.length > 0 ? found : readings({ path, before: given, words: [], values: [], known: 0 }, recognizer);
};

interface Progress {
  readonly path: CommandPath;
  readonly before: readonly Value[];
  readonly words: readonly LineWord[];
  readonly values: readonly Value[];
  readonly known: number;
  readonly isDoubtful?: boolean;
  readonly at?: number;
  /** True if the next value skipped an option. It is then only accepted if completion knows it. */
  readonly isPassed?: boolean;
  /** True if required values may still follow. */
  readonly isOpen?: boolean;
}

const readings = async (progress: Progress, recognizer: OptionValueRecognizer): Promise<readonly Reading[]> => {
  const { path, before, words, values, known, at = 0, isPassed = false, isOpen = false, isDoubtful = false } = progress;
  const options = unnamedOptionsOf(path, before).slice(at);
  const all = [...before, ...values];
  if (words.length === 0)
    return !isOpen && options.some(({ required }) => required)
      ? []
      : [{ values: all, known, isDoubtful, next: options }];
  const [option] = options;
  if (!option) return [];
  const found: Reading[] = [];
  let isTaken = false;
  for (const count of countsOf(words)) {
    const text = joinWords(words.slice(0, count));
    const value = await recognizer.known(all, option, text);
    const isFree = !isPassed && recognizer.takes(option, text) && mayBeUnknown(option, count, words.length, known > 0);
    if (value === undefined && !isFree) continue;
    isTaken = true;
    const next = {
      path,
      before,
      words: words.slice(count),
      values: [...values, { option, text: value ?? text }],
      known: known + (value === undefined ? 0 : count),
      at: at + 1,
      isOpen,
      isDoubtful: isDoubtful || (value === undefined && (option.autocomplete || count > 1)),
    };
    found.push(...(await readings(next, recognizer)));
  }
  if (isTaken || option.required) return found;
  return readings({ ...progress, at: at + 1, isPassed: true }, recognizer);
};

/** Returns the possible numbers of words in the next value; 1 for a quoted text. */
const countsOf = (words: readonly LineWord[]): readonly number[] => {
  const quoted = words.findIndex(({ isQuoted }) => isQuoted);
  const most = quoted === 0 ? 1 : quoted < 0 ? words.length : quoted;
  return [...Array(most).keys()]
    .map((index) => index + 1)
    .filter((count) => count <= MOST_WORDS_OF_NAME || count === most);
};

/**
 * True if the words may be a value that completion doesn't know. That is a required value, the last word of the line
 * after a known value, or a free text of one word or of all remaining words. So the command itself says why a piece
 * can't move to that cell.
 */
const mayBeUnknown = (
  { kind, autocomplete, choices, required }: CommandOption,
  count: number,
  left: number,
  isAfterKnown: boolean,
): boolean =>
  kind === 'text' &&
  choices.length === 0 &&
  (autocomplete ? count === 1 && (required || (isAfterKnown && left === 1)) : count === 1 || count === left);

export const joinWords = (words: readonly LineWord[]): string => words.map(({ text }) => text).join(' ');
