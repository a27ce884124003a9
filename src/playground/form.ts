import type { CommandOption, CommandPath } from '../port/command-path.ts';
import { type CommandLine, type LineWord, parseCommandLine, type Value } from './line.ts';
import {
  type CompletionSource,
  findCommandLineReadings,
  joinWords,
  OptionValueRecognizer,
  type Reading,
  unnamedOptionsOf,
} from './unnamed.ts';

export type LineInterpretation =
  | { readonly kind: 'read'; readonly values: readonly Value[] }
  | { readonly kind: 'ambiguous'; readonly forms: readonly string[] }
  /** `unknown`: the words that no option certainly accepts; blank if only a required value is missing. */
  | {
      readonly kind: 'unread';
      readonly unknown: string;
      readonly missing: CommandOption | undefined;
      readonly forms: readonly string[];
    };

const MOST_FORMS_SHOWN = 3;

/** Reads a line whose values may have no option names. It is only understood if exactly one reading fits. */
export const interpretLine = async (line: CommandLine, knowledge: CompletionSource): Promise<LineInterpretation> => {
  const recognizer = new OptionValueRecognizer(knowledge);
  const all = await findCommandLineReadings(line, recognizer);
  const distinct = new Map(all.map((reading): [string, Reading] => [written(line.path, reading.values), reading]));
  const [only, ...others] = distinct.values();
  if (only && others.length === 0) return { kind: 'read', values: only.values };
  const { path } = line;
  if (only) {
    const forms = [...distinct.values()].flatMap(({ values }) => formOf(path, values));
    return { kind: 'ambiguous', forms: forms.slice(0, MOST_FORMS_SHOWN) };
  }
  const { values, unknown, missing } = await sketch(line, recognizer, knowledge);
  return { kind: 'unread', unknown: joinWords(unknown), missing, forms: values ? formOf(path, values) : [] };
};

/** Returns the line with all option names, if that has the same meaning when it is read again. */
const formOf = (path: CommandPath, values: readonly Value[]): readonly string[] => {
  const form = written(path, values);
  const again = parseCommandLine([path], form);
  const isSame =
    again?.unnamed.length === 0 &&
    again.given.length === values.length &&
    again.given.every(({ option, text }, at) => option === values[at]?.option && text === values[at]?.text);
  return isSame ? [form] : [];
};

const written = ({ words }: CommandPath, values: readonly Value[]): string =>
  [`/${words}`, ...values.map(({ option, text }) => `${option.name}:${text}`)].join(' ');

interface Sketch {
  readonly values: readonly Value[] | undefined;
  readonly unknown: readonly LineWord[];
  readonly missing: CommandOption | undefined;
}

/** Returns a line that the user may have meant: known values, guesses and examples. */
const sketch = async (
  { path, given, unnamed }: CommandLine,
  recognizer: OptionValueRecognizer,
  knowledge: CompletionSource,
): Promise<Sketch> => {
  const named = given.filter(({ option, text }) => option.kind === 'file' || recognizer.takes(option, text));
  const values: Value[] = [...named];
  const unknown: LineWord[] = [];
  const filled = new Set(named.map(({ option }) => option));
  const put = (option: CommandOption, text: string | undefined): void => {
    if (text !== undefined) values.push({ option, text });
  };
  const options = unnamedOptionsOf(path, named);
  let left = unnamed;
  for (const [at, option] of options.entries()) {
    const later = options.slice(at + 1);
    const required = later.filter((one) => one.required).length;
    const count = left.length === 0 ? 0 : await takenBy(option, left, required, later, values, recognizer);
    if (count > 0) {
      const text = joinWords(left.slice(0, count));
      const known = await recognizer.known(values, option, text);
      if (known === undefined && option.autocomplete) unknown.push(...left.slice(0, count));
      put(option, known ?? text);
      filled.add(option);
    } else if (option.required) {
      put(option, await exampleOf(option, values, knowledge));
    }
    left = left.slice(count);
  }
  const next = unnamedOptionsOf(path, values).find(({ kind }) => kind !== 'flag');
  if (left.length > 0 && next) put(next, await exampleOf(next, values, knowledge));
  const isWhole = path.options.every(
    ({ name, required }) => !required || values.some((one) => one.option.name === name),
  );
  const missing = path.options.find((option) => option.required && !filled.has(option));
  return { values: isWhole ? values : undefined, unknown: [...unknown, ...left], missing };
};

/** Returns the number of words that the option takes: words that it knows, or unknown words for a text. */
const takenBy = async (
  option: CommandOption,
  words: readonly LineWord[],
  requiredLater: number,
  later: readonly CommandOption[],
  values: readonly Value[],
  recognizer: OptionValueRecognizer,
): Promise<number> => {
  const most = Math.max(1, words.length - requiredLater);
  for (let count = most; count > 0; count -= 1)
    if ((await recognizer.known(values, option, joinWords(words.slice(0, count)))) !== undefined) return count;
  const [first] = words;
  if (option.kind !== 'text' || !first) return 0;
  if (!option.required)
    for (const other of later) if ((await recognizer.known(values, other, first.text)) !== undefined) return 0;
  const isOneWord = requiredLater > 0 || (option.autocomplete && later.some(({ autocomplete }) => autocomplete));
  const count = isOneWord ? 1 : most;
  return recognizer.takes(option, joinWords(words.slice(0, count))) ? count : 0;
};

const exampleOf = async (
  option: CommandOption,
  values: readonly Value[],
  { complete, people }: CompletionSource,
): Promise<string | undefined> => {
  const [choice] = option.choices;
  if (choice) return choice.name;
  switch (option.kind) {
    case 'integer':
      return String(option.min ?? 1);
    case 'flag':
      return 'true';
    case 'person':
      return people[0]?.name;
    case 'text':
      return option.autocomplete ? (await complete(values, option, '').catch(() => []))[0]?.value : undefined;
    default:
      return undefined;
  }
};
