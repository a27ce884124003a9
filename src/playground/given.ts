import type { ChosenFile, OptionReader, Person } from '../port/command.ts';
import { type CommandOption, type CommandPath, isWithinOptionLimits } from '../port/command-path.ts';
import type { Words } from '../words/index.ts';
import type { Value } from './line.ts';

export type Files = ReadonlyMap<string, ChosenFile>;
type OptionValue = string | number | boolean | ChosenFile;

const NO_FILES: Files = new Map();

export const chosenFile = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  size: bytes.byteLength,
  read: async (most) => (bytes.byteLength > most ? 'too-large' : bytes),
});

/**
 * Returns a command's options after the same checks as Discord's. If any is invalid, returns a sentence about the first
 * error.
 */
export const validateOptions = (
  { playground }: Words,
  path: CommandPath,
  given: readonly Value[],
  files: Files,
  people: readonly Person[],
): OptionReader<string> | string => {
  const values = new Map<string, OptionValue>();
  for (const one of given) {
    if (one.text === '') continue;
    const value = readValue(one, files, people);
    if (value === undefined) return playground.wrongValue(one.option);
    values.set(one.option.name, value);
  }
  const missing = path.options.find(({ name, required }) => required && !values.has(name));
  return missing ? playground.missing(path, missing) : optionsOf(values);
};

/** Returns the options that were typed so far, for completion. Invalid values are left out. */
export const optionsTypedSoFar = (given: readonly Value[], people: readonly Person[]): OptionReader<string> =>
  optionsOf(
    new Map(
      given.flatMap((one): readonly [string, OptionValue][] => {
        const value = one.text === '' ? undefined : readValue(one, NO_FILES, people);
        return value === undefined ? [] : [[one.option.name, value]];
      }),
    ),
  );

/** True if a text can be a value of the option's type, which a file can't. */
export const isValidOptionValue = (value: Value, people: readonly Person[]): boolean =>
  readValue(value, NO_FILES, people) !== undefined;

const readValue = ({ option, text }: Value, files: Files, people: readonly Person[]): OptionValue | undefined => {
  if (option.choices.length > 0) return chosen(option, text);
  switch (option.kind) {
    case 'integer':
      return /^[-+]?\d{1,15}$/.test(text) && isWithinOptionLimits(option, Number(text)) ? Number(text) : undefined;
    case 'flag':
      return /^(?:true|yes|on)$/i.test(text) ? true : /^(?:false|no|off)$/i.test(text) ? false : undefined;
    case 'file':
      return files.get(option.name);
    case 'person':
      return personNamed(people, text)?.id;
    default:
      return isWithinOptionLimits(option, text) ? text : undefined;
  }
};

const personNamed = (people: readonly Person[], text: string): Person | undefined =>
  people.find(({ name }) => [name, `@${name}`].some((one) => one.toLowerCase() === text.toLowerCase()));

const chosen = ({ choices }: CommandOption, text: string): string | number | undefined =>
  choices.find(({ name, value }) => [name, String(value)].some((one) => one.toLowerCase() === text.toLowerCase()))
    ?.value;

const optionsOf = (values: ReadonlyMap<string, OptionValue>): OptionReader<string> => ({
  text(name) {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  },
  integer(name) {
    const value = values.get(name);
    return Number.isInteger(value) ? (value as number) : undefined;
  },
  flag(name) {
    const value = values.get(name);
    return typeof value === 'boolean' ? value : undefined;
  },
  file(name) {
    const value = values.get(name);
    return typeof value === 'object' ? value : undefined;
  },
});
