import type { Choice, Person } from '../port/command.ts';
import type { CommandOption, Path } from '../port/command-path.ts';
import { isValue } from './given.ts';
import { type Line, type Value, type Word, wordsIn } from './line.ts';

/** Values that stand in a line without their options' names: `/move E8 C8` for `/move piece:E8 to:C8` (D38). */

/** What tells whether a value means something. */
export interface Knowledge {
  /** What the command offers for an option, where so much is typed of it and the other values stand. */
  readonly complete: (values: readonly Value[], option: CommandOption, typed: string) => Promise<readonly Choice[]>;
  readonly people: readonly Person[];
}

/** One way of understanding the words: each an option's value, in the order of the definition. */
export interface Reading {
  readonly values: readonly Value[];
  /** How many of the words are known: by completion, or as a number, a choice, a flag or a person. */
  readonly known: number;
  /** Whether a value is not known where completion should know it, or is free words up to the end. */
  readonly isDoubtful: boolean;
  /** The options that a further word could fill. */
  readonly next: readonly CommandOption[];
}

/** A game that is played elsewhere is never meant without its name. */
const ELSEWHERE = 'game';
/** More completions are not asked for one line: what is beyond them counts as not known. */
const MOST_ASKED = 40;
/** So many words are one value at most, where completion has to know it. */
const MOST_WORDS_OF_NAME = 6;

/** The options that words may fill: a file can't be typed. */
export const fillable = ({ options }: Path, given: readonly Value[]): readonly CommandOption[] =>
  options.filter(
    (option) =>
      option.name !== ELSEWHERE &&
      option.kind !== 'file' &&
      !given.some(({ option: { name } }) => name === option.name),
  );

/** Remembers what completion knows of the values of one line. */
export class Recognizer {
  readonly #knowledge: Knowledge;
  readonly #asked = new Map<string, Promise<string | undefined>>();

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** The value as its option takes it, where it is known that it does. */
  async known(values: readonly Value[], option: CommandOption, text: string): Promise<string | undefined> {
    if (!this.takes(option, text)) return undefined;
    if (option.kind !== 'text' || option.choices.length > 0) return text;
    if (!option.autocomplete) return undefined;
    const key = JSON.stringify([option.name, text, values.map((one) => [one.option.name, one.text])]);
    const found = this.#asked.get(key) ?? (this.#asked.size < MOST_ASKED ? this.#ask(values, option, text) : undefined);
    if (found) this.#asked.set(key, found);
    return found;
  }

  /** Whether its kind allows it. */
  takes(option: CommandOption, text: string): boolean {
    return isValue({ option, text }, this.#knowledge.people);
  }

  /** By its value or its name; a cell also without its map, where only one has it. */
  async #ask(values: readonly Value[], option: CommandOption, text: string): Promise<string | undefined> {
    const choices = await this.#knowledge.complete(values, option, text).catch(() => []);
    const wanted = text.toLowerCase();
    const whole = choices.find(({ value }) => value.toLowerCase() === wanted);
    if (whole) return whole.value;
    const called = choices.filter(({ name }) => name.toLowerCase() === wanted);
    const [only, ...others] =
      called.length > 0 ? called : choices.filter(({ value }) => value.toLowerCase().endsWith(` ${wanted}`));
    return others.length === 0 ? only?.value : undefined;
  }
}

/**
 * All readings of a line that are likely. Words fill the options in their order; one word is one value,
 * several are where completion knows them together or where they are the rest of the line for a text of any words. An
 * option is passed over only where the value cannot be its own and is known as another's.
 */
export const readingsOf = async (line: Line, recognizer: Recognizer): Promise<readonly Reading[]> => {
  const { path, given, unnamed } = line;
  return likeliest(
    unnamed.length > 0 || given.length !== 1 || isWhole(path, given, recognizer)
      ? await readings({ path, before: given, words: unnamed, values: [], known: 0 }, recognizer)
      : await behindNamed(line, recognizer),
  );
};

/** The same for a line of which more will be typed. */
export const beginningsOf = async (
  { path, given, unnamed }: Line,
  recognizer: Recognizer,
): Promise<readonly Reading[]> =>
  likeliest(await readings({ path, before: given, words: unnamed, values: [], known: 0, isOpen: true }, recognizer));

/** Without those that are doubtful while another knows more of the words. */
const likeliest = (all: readonly Reading[]): readonly Reading[] => {
  const most = Math.max(...all.map(({ known }) => known));
  return all.filter(({ known, isDoubtful }) => !isDoubtful || known === most);
};

const isWhole = (path: Path, given: readonly Value[], recognizer: Recognizer): boolean =>
  given.every(({ option, text }) => option.kind === 'file' || text === '' || recognizer.takes(option, text)) &&
  fillable(path, given).every(({ required }) => !required);

/** `piece:E8 C8`: the first words are the named option's where they are known, the others have no name. */
const behindNamed = async ({ path, given }: Line, recognizer: Recognizer): Promise<readonly Reading[]> => {
  const [named] = given;
  const words = wordsIn(named?.text ?? '', 0);
  const found: Reading[] = [];
  for (let count = 1; named && count < words.length; count += 1) {
    const text = await recognizer.known([], named.option, joined(words.slice(0, count)));
    if (text === undefined) continue;
    const before = [{ option: named.option, text }];
    found.push(...(await readings({ path, before, words: words.slice(count), values: [], known: count }, recognizer)));
  }
  return found.length > 0 ? found : readings({ path, before: given, words: [], values: [], known: 0 }, recognizer);
};

/** What was read so far, and what is left. */
interface Progress {
  readonly path: Path;
  /** What stands with its name. */
  readonly before: readonly Value[];
  readonly words: readonly Word[];
  readonly values: readonly Value[];
  readonly known: number;
  readonly isDoubtful?: boolean;
  /** Options up to here are filled or passed over. */
  readonly at?: number;
  /** An option was passed over for the next value, which has to be known therefore. */
  readonly isPassed?: boolean;
  /** What is required may still come. */
  readonly isOpen?: boolean;
}

const readings = async (progress: Progress, recognizer: Recognizer): Promise<readonly Reading[]> => {
  const { path, before, words, values, known, at = 0, isPassed = false, isOpen = false, isDoubtful = false } = progress;
  const options = fillable(path, before).slice(at);
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
    const text = joined(words.slice(0, count));
    const value = await recognizer.known(all, option, text);
    const isFree = !isPassed && recognizer.takes(option, text) && mayBeUnknown(option, count, words.length);
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

/** How many of the first words can be one value: one in quotes is a value by itself. */
const countsOf = (words: readonly Word[]): readonly number[] => {
  const quoted = words.findIndex(({ isQuoted }) => isQuoted);
  const most = quoted === 0 ? 1 : quoted < 0 ? words.length : quoted;
  return [...Array(most).keys()]
    .map((index) => index + 1)
    .filter((count) => count <= MOST_WORDS_OF_NAME || count === most);
};

/** A text of any words takes one, or all that is left; what completion should know may be wrong where it is required. */
const mayBeUnknown = ({ kind, autocomplete, choices, required }: CommandOption, count: number, left: number): boolean =>
  kind === 'text' && choices.length === 0 && (autocomplete ? required && count === 1 : count === 1 || count === left);

export const joined = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
