import type { Choice, Command, CompletionInput, Person } from '../command.ts';
import type { CommandOption, Path } from './definition.ts';
import { optionsSoFar } from './given.ts';
import { type GivenOption, type Line, readLine } from './line.ts';
import type { WireSuggestion, WireSuggestions } from './wire.ts';

const MOST_CHOICES = 25;
const NOTHING: WireSuggestions = { hint: '', meant: -1, suggestions: [] };

/** What completion needs to know of a line: who types it where. */
export type Typing = Pick<CompletionInput, 'interaction' | 'share' | 'person' | 'words' | 'channel' | 'guild'> & {
  /** Everybody who is in the playground. */
  readonly people: readonly Person[];
};

/**
 * What may be typed where the cursor stands: commands, names of options, values. Rejects where a command's completion
 * does.
 */
export const suggest = async (
  paths: readonly Path[],
  commandNamed: (name: string) => Command | undefined,
  typed: string,
  cursor: number,
  typing: Typing,
): Promise<WireSuggestions> => {
  if (!typed.startsWith('/') || cursor === 0) return NOTHING;
  const line = readLine(paths, typed);
  if (!line || cursor <= line.end) return commandsFor(paths, typed, cursor, line);
  const given = line.given.find(({ from, to }) => cursor >= from && cursor <= to);
  if (!given) return optionNames(line, wordBefore(typed, line.end, cursor), cursor);
  const before = typed.slice(given.from, cursor);
  const values = await valuesFor(commandNamed, line, given, before.trim(), typing);
  if (!/[^\s,]\s+\S*$/.test(before)) return values;
  const next = optionNames(line, wordBefore(typed, given.from, cursor), cursor);
  if (next.suggestions.length === 0) return /\s$/.test(before) ? NOTHING : values;
  return /\s$/.test(before) ? next : { ...next, meant: -1, suggestions: [...next.suggestions, ...values.suggestions] };
};

const wordBefore = (typed: string, start: number, cursor: number): string =>
  /\S*$/.exec(typed.slice(start, cursor))?.[0] ?? '';

/** Those whose words begin with what is typed, then those that contain it. */
const commandsFor = (
  paths: readonly Path[],
  typed: string,
  cursor: number,
  line: Line | undefined,
): WireSuggestions => {
  const wanted = typed.slice(1, cursor).trimStart().replace(/\s+/g, ' ').toLowerCase();
  const starts = paths.filter(({ words }) => words.startsWith(wanted));
  const contains = paths.filter(({ words }) => !words.startsWith(wanted) && words.includes(wanted));
  const isComplete = line !== undefined && line.end === cursor && line.path.options.every(({ required }) => !required);
  const to = line?.end ?? (typed.indexOf(':') < 0 ? typed.length : cursor);
  const suggestions = [...starts, ...contains].map((path): WireSuggestion => {
    const first = path.options.find(({ required }) => required);
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

/** The options that are not given yet, the required ones first. */
const optionNames = ({ path, given }: Line, word: string, cursor: number): WireSuggestions => {
  const free = path.options.filter(
    ({ name }) => !given.some(({ option }) => option.name === name) && name.startsWith(word.toLowerCase()),
  );
  const sorted = [...free.filter(({ required }) => required), ...free.filter(({ required }) => !required)];
  const suggestions = sorted.map(
    ({ name, description, required }): WireSuggestion => ({
      label: `${name}:`,
      note: required ? description : `${description} (optional)`,
      from: cursor - word.length,
      to: cursor,
      insert: `${name}:`,
    }),
  );
  return {
    hint: path.description,
    meant: sorted[0]?.required || (word !== '' && sorted.length > 0) ? 0 : -1,
    suggestions,
  };
};

const valuesFor = async (
  commandNamed: (name: string) => Command | undefined,
  line: Line,
  given: GivenOption,
  typed: string,
  typing: Typing,
): Promise<WireSuggestions> => {
  const { option } = given;
  const hint = `${option.name}: ${option.description}`;
  if (option.kind === 'file') return { hint, meant: typed === '' ? 0 : -1, suggestions: [filePicker(option, given)] };
  const choices = option.autocomplete
    ? await completed(commandNamed, line, option, typed, typing)
    : fixedChoices(option, typed, typing.people);
  const after = afterValue(line, given);
  const suggestions = choices.slice(0, MOST_CHOICES).map(
    ({ name, value }): WireSuggestion => ({
      label: name,
      note: name === value ? '' : value,
      from: given.from,
      to: given.to,
      insert: value + after,
    }),
  );
  return { hint, meant: meantOf(choices, typed, option.required, after.endsWith(':')), suggestions };
};

/** A value that is typed in full is as good as chosen: Enter sends it, or goes on where something else is required. */
const meantOf = (choices: readonly Choice[], typed: string, isRequired: boolean, goesOn: boolean): number => {
  const whole = choices.findIndex(({ value }) => value.toLowerCase() === typed.toLowerCase());
  if (whole >= 0) return goesOn ? whole : -1;
  return choices.length > 0 && (typed !== '' || isRequired) ? 0 : -1;
};

/** What follows a chosen value: a blank before what stands there, or what is asked for next. */
const afterValue = ({ path, given }: Line, { from }: GivenOption): string => {
  if (given.some((other) => other.from > from)) return ' ';
  const free = path.options.filter(({ name }) => !given.some(({ option }) => option.name === name));
  const required = free.find((option) => option.required);
  return required ? ` ${required.name}:` : free.length > 0 ? ' ' : '';
};

const filePicker = ({ name }: CommandOption, { from, to }: GivenOption): WireSuggestion => ({
  label: 'Choose a file…',
  note: '',
  from,
  to,
  insert: '',
  file: name,
});

const completed = async (
  commandNamed: (name: string) => Command | undefined,
  line: Line,
  option: CommandOption,
  typed: string,
  typing: Typing,
): Promise<readonly Choice[]> => {
  const { command, subcommand } = line.path;
  const { people, ...who } = typing;
  const input = { ...who, subcommand, options: optionsSoFar(line, people), focused: { name: option.name, typed } };
  return (await commandNamed(command)?.complete?.(input)) ?? [];
};

const fixedChoices = (
  { kind, choices }: CommandOption,
  typed: string,
  people: readonly Person[],
): readonly Choice[] => {
  const all = kind === 'flag' ? ['true', 'false'] : (kind === 'person' ? people : choices).map(({ name }) => name);
  return all.filter((name) => name.toLowerCase().includes(typed.toLowerCase())).map((name) => ({ name, value: name }));
};
