import type { Choice, Command, CompletionInput, Person } from '../port/command.ts';
import { type CommandOption, type CommandPath, isOptionAskedFor } from '../port/command-path.ts';
import { DISCORD_LIMITS } from '../view/text/message.ts';
import type { Words } from '../words/index.ts';
import { optionsTypedSoFar } from './given.ts';
import { type CommandLine, type LineWord, type NamedOptionInLine, parseCommandLine, type Value } from './line.ts';
import { type CompletionSource, OptionValueRecognizer, partialReadingsOf, type Reading } from './unnamed.ts';
import type { WireSuggestion, WireSuggestions } from './wire.ts';

const NOTHING: WireSuggestions = { hint: '', meant: -1, suggestions: [] };

export type CompletionContext = Pick<
  CompletionInput,
  'interaction' | 'share' | 'person' | 'words' | 'channel' | 'guild'
> & {
  readonly people: readonly Person[];
};

/** Returns the completions at the cursor. Rejects if the command's completion does. */
export const suggest = async (
  paths: readonly CommandPath[],
  commandNamed: (name: string) => Command | undefined,
  typed: string,
  cursor: number,
  typing: CompletionContext,
): Promise<WireSuggestions> => {
  if (!typed.startsWith('/') || cursor === 0) return NOTHING;
  const line = parseCommandLine(paths, typed);
  if (!line || cursor <= line.end) return commandsFor(paths, typed, cursor, line);
  const given = line.given.find(({ from, to }) => cursor >= from && cursor <= to);
  const complete = createCompleter(line.path, commandNamed(line.path.command), typing);
  const { people, words } = typing;
  const knowledge: Known = { people, complete, words };
  if (!given) return unnamedValues(line, typed, cursor, knowledge);
  const before = typed.slice(given.from, cursor);
  const values = await valuesFor(valueAt(line, given), before.trim(), knowledge);
  if (!/[^\s,]\s+\S*$/.test(before)) return values;
  const next = optionNames(words, line.path, line.given, wordBefore(typed, given.from, cursor), cursor);
  if (next.suggestions.length === 0) return /\s$/.test(before) ? NOTHING : values;
  return /\s$/.test(before) ? next : { ...next, meant: -1, suggestions: [...next.suggestions, ...values.suggestions] };
};

const wordBefore = (typed: string, start: number, cursor: number): string =>
  /\S*$/.exec(typed.slice(start, cursor))?.[0] ?? '';

const commandsFor = (
  paths: readonly CommandPath[],
  typed: string,
  cursor: number,
  line: CommandLine | undefined,
): WireSuggestions => {
  const wanted = typed.slice(1, cursor).trimStart().replace(/\s+/g, ' ').toLowerCase();
  const starts = paths.filter(({ words }) => words.startsWith(wanted));
  const contains = paths.filter(({ words }) => !words.startsWith(wanted) && words.includes(wanted));
  const isComplete = line !== undefined && line.end === cursor && line.path.options.every(({ required }) => !required);
  const to = line?.end ?? (typed.indexOf(':') < 0 ? typed.length : cursor);
  const suggestions = [...starts, ...contains].map((path): WireSuggestion => {
    const first = path.options.find(isOptionAskedFor);
    const isNew = typed.slice(to).trim() === '';
    const insert = `/${path.words}${isNew ? (first ? ` ${first.name}:` : path.options.length > 0 ? ' ' : '') : ''}`;
    return { label: `/${path.words}`, note: path.description, from: 0, to: isNew ? typed.length : to, insert };
  });
  return {
    hint: isComplete ? line.path.description : '',
    meant: isComplete || suggestions.length === 0 ? -1 : 0,
    suggestions,
  };
};

interface Known extends CompletionSource {
  readonly words: Words;
}

/** Returns the options without a value, required ones first. */
const optionNames = (
  { playground }: Words,
  path: CommandPath,
  given: readonly Value[],
  word: string,
  cursor: number,
): WireSuggestions => {
  const free = path.options.filter(
    ({ name }) => !given.some(({ option }) => option.name === name) && name.startsWith(word.toLowerCase()),
  );
  const sorted = [...free.filter(isOptionAskedFor), ...free.filter((one) => !isOptionAskedFor(one))];
  const suggestions = sorted.map(
    (option): WireSuggestion => ({
      label: `${option.name}:`,
      note: isOptionAskedFor(option) ? option.description : playground.optional(option.description),
      from: cursor - word.length,
      to: cursor,
      insert: `${option.name}:`,
    }),
  );
  const [next] = sorted;
  return {
    hint: path.description,
    meant: (next && isOptionAskedFor(next)) || (word !== '' && sorted.length > 0) ? 0 : -1,
    suggestions,
  };
};

interface ValuePlace {
  readonly path: CommandPath;
  readonly option: CommandOption;
  readonly others: readonly Value[];
  readonly from: number;
  readonly to: number;
  /** True if a value with a name follows in the line. */
  readonly isBefore: boolean;
  /** The option's name to insert before the value; blank if the line already has it. */
  readonly name: string;
}

const valueAt = ({ path, given }: CommandLine, { option, from, to }: NamedOptionInLine): ValuePlace => {
  const others = given.filter((other) => other.option !== option);
  return { path, option, others, from, to, isBefore: given.some((other) => other.from > from), name: '' };
};

const valuesFor = async (place: ValuePlace, typed: string, knowledge: Known): Promise<WireSuggestions> => {
  const { option, others, from, to, name } = place;
  const hint = `${option.name}: ${option.description}`;
  if (option.kind === 'file')
    return { hint, meant: typed === '' ? 0 : -1, suggestions: [filePicker(knowledge.words, place)] };
  const choices = option.autocomplete
    ? await knowledge.complete(others, option, typed)
    : fixedChoices(option, typed, knowledge.people);
  const after = afterValue(place);
  const suggestions = choices.slice(0, DISCORD_LIMITS.choices).map(
    (choice): WireSuggestion => ({
      label: choice.name,
      note: choice.name === choice.value ? '' : choice.value,
      from,
      to,
      insert: name + choice.value + after,
    }),
  );
  return { hint, meant: meantOf(choices, typed, option.required, after.endsWith(':')), suggestions };
};

const MOST_WORDS_OF_VALUE = 3;
const MOST_OPTIONS_ASKED = 3;

/** Returns option names. If no value has a name so far, also returns values for the next option. */
const unnamedValues = async (
  line: CommandLine,
  typed: string,
  cursor: number,
  knowledge: Known,
): Promise<WireSuggestions> => {
  const word = wordBefore(typed, line.end, cursor);
  const words = line.unnamed.filter(({ from }) => from < cursor);
  const next = words.length === 0 ? undefined : await valuesNext(line, words, { word, cursor, typed }, knowledge);
  const names = optionNames(knowledge.words, line.path, next?.others ?? line.given, word, cursor);
  if (!next) return names;
  const { values } = next;
  const [first, second] = word !== '' && words.length > 1 ? [values, names] : [names, values];
  const meant = first.meant >= 0 ? first.meant : second.meant >= 0 ? second.meant + first.suggestions.length : -1;
  return {
    hint: values.hint,
    meant: isWhole(values) ? -1 : meant,
    suggestions: [...first.suggestions, ...second.suggestions],
  };
};

const isWhole = ({ meant, suggestions }: WireSuggestions): boolean => meant < 0 && suggestions.length > 0;

const valuesNext = async (
  line: CommandLine,
  words: readonly LineWord[],
  { word, cursor, typed }: { readonly word: string; readonly cursor: number; readonly typed: string },
  knowledge: Known,
): Promise<{ readonly values: WireSuggestions; readonly others: readonly Value[] } | undefined> => {
  const recognizer = new OptionValueRecognizer(knowledge);
  const counts =
    word === '' ? [0] : [...Array(Math.min(MOST_WORDS_OF_VALUE, words.length)).keys()].map((index) => index + 1);
  for (const count of counts) {
    const current = words.slice(words.length - count);
    const unnamed = words.slice(0, words.length - count);
    const [reading, ...others] = await partialReadingsOf({ ...line, unnamed }, recognizer);
    if (!reading || others.length > 0) continue;
    const from = current[0]?.from ?? cursor;
    const to = cursor + (/^\s+/.exec(typed.slice(cursor))?.[0].length ?? 0);
    for (const option of optionsNext(reading)) {
      const place = {
        path: line.path,
        option,
        others: reading.values,
        from,
        to,
        isBefore: line.given.length > 0,
        name: `${option.name}:`,
      };
      const found = await valuesFor(place, typed.slice(from, cursor).replace(/^["“„]/, ''), knowledge);
      if (found.suggestions.length > 0) return { values: found, others: reading.values };
    }
  }
  return undefined;
};

/** Returns the options that the next value may belong to: all up to the first required one. */
const optionsNext = ({ next }: Reading): readonly CommandOption[] => {
  const required = next.findIndex(isOptionAskedFor);
  return next.slice(0, Math.min(MOST_OPTIONS_ASKED, required < 0 ? next.length : required + 1));
};

/**
 * Returns the index of the entry that Enter chooses. A completely typed value counts as chosen, so that Enter sends the
 * line instead.
 */
const meantOf = (choices: readonly Choice[], typed: string, isRequired: boolean, goesOn: boolean): number => {
  const whole = choices.findIndex(({ value }) => value.toLowerCase() === typed.toLowerCase());
  if (whole >= 0) return goesOn ? whole : -1;
  return choices.length > 0 && (typed !== '' || isRequired) ? 0 : -1;
};

/** Returns the text after a chosen value: a space before a following value, or the next required option. */
const afterValue = ({ path, option, others, isBefore }: ValuePlace): string => {
  if (isBefore) return ' ';
  const free = path.options.filter((one) => one !== option && !others.some((other) => other.option === one));
  const required = free.find(isOptionAskedFor);
  return required ? ` ${required.name}:` : free.length > 0 ? ' ' : '';
};

const filePicker = ({ playground }: Words, { option, from, to, name }: ValuePlace): WireSuggestion => ({
  label: playground.chooseFile,
  note: '',
  from,
  to,
  insert: name,
  file: option.name,
});

export const createCompleter =
  (
    { subcommand }: CommandPath,
    command: Command | undefined,
    { people, ...who }: CompletionContext,
  ): CompletionSource['complete'] =>
  async (values, option, typed) => {
    const focused = { name: option.name, typed };
    const input = { ...who, subcommand, options: optionsTypedSoFar(values, people), focused };
    return (await command?.complete?.(input)) ?? [];
  };

const fixedChoices = (
  { kind, choices }: CommandOption,
  typed: string,
  people: readonly Person[],
): readonly Choice[] => {
  const all = kind === 'flag' ? ['true', 'false'] : (kind === 'person' ? people : choices).map(({ name }) => name);
  return all.filter((name) => name.toLowerCase().includes(typed.toLowerCase())).map((name) => ({ name, value: name }));
};
