import { near } from '../engine/index.ts';
import type { OptionReader } from '../port/command.ts';
import type { CommandPath } from '../port/command-path.ts';
import type { Words } from '../words/index.ts';
import { interpretLine } from './form.ts';
import { type Files, validateOptions } from './given.ts';
import { type CommandLine, parseCommandLine } from './line.ts';
import { type CompletionSource, findCommandLineReadings, OptionValueRecognizer, unnamedOptionsOf } from './unnamed.ts';

export interface LineProblem {
  readonly problem: string;
  readonly lines: readonly string[];
}

const MOST_NAMED = 8;

/**
 * Returns the options of a line, if its meaning is unambiguous. Otherwise returns correct lines to choose from (D38).
 */
export const readTypedOptions = async (
  words: Words,
  typed: CommandLine,
  files: Files,
  knowledge: CompletionSource,
): Promise<{ readonly options: OptionReader<string> } | LineProblem> => {
  const line = { ...typed, given: typed.given.filter(({ text }) => text !== '') };
  const { path, given } = line;
  const { people } = knowledge;
  const read = await interpretLine(line, knowledge);
  if (read.kind === 'ambiguous') return { problem: words.playground.ambiguous(read.forms), lines: read.forms };
  if (read.kind === 'read') {
    const options = validateOptions(words, path, read.values, files, people);
    return typeof options === 'string' ? { problem: options, lines: [] } : { options };
  }
  const { unknown, missing } = read;
  const said =
    missing && unknown === ''
      ? words.playground.missing(path, missing)
      : words.playground.stray(unknown, path, unnamedOptionsOf(path, given));
  return { problem: [said, ...read.forms.map(words.playground.form)].join(' '), lines: read.forms };
};

/** Up to three short words, of which the last has a number, such as `E2 E4` or `Nf3`. */
const MOVE_WITHOUT_COMMAND = /^[\p{L}\d+#=-]{1,8}(?:\s+[\p{L}\d+#=-]{1,8}){0,2}$/u;
const ENDS_WITH_NUMBER = /\d\S{0,2}$/;

/**
 * Returns the command for a message that begins with a piece or a move of the game, as if somebody had left out the
 * command (D38); undefined for all other messages.
 */
export const findMoveInMessage = async (
  paths: readonly CommandPath[],
  text: string,
  knowledgeFor: (path: CommandPath) => CompletionSource | undefined,
): Promise<string | undefined> => {
  if (!MOVE_WITHOUT_COMMAND.test(text) || !ENDS_WITH_NUMBER.test(text)) return undefined;
  const written = `/move ${text}`;
  const line = parseCommandLine(paths, written);
  const knowledge = line && knowledgeFor(line.path);
  const found = knowledge ? await findCommandLineReadings(line, new OptionValueRecognizer(knowledge)) : [];
  return found.some(({ known }) => known > 0) ? written : undefined;
};

export const describeUnknownCommand = (
  { playground }: Words,
  paths: readonly CommandPath[],
  line: string,
): LineProblem => {
  const wanted = line.slice(1).trim().toLowerCase().split(/\s+/);
  const [first = '', second = ''] = wanted;
  const within = paths.filter(({ command }) => command === first);
  const names = (within.length > 0 ? within : paths).map(({ words }) => words);
  const typed = [first, second].join(' ').trim();
  const alike =
    within.length > 0
      ? near(
          second,
          within.flatMap(({ subcommand }) => subcommand ?? []),
        )
      : [];
  const meant =
    within.length > 0
      ? alike.length > 0
        ? alike.map((sub) => `${first} ${sub}`)
        : names
      : [...near(typed, names), ...near(first, names), ...near(first, new Set(paths.map(({ command }) => command)))];
  const lines = [...new Set(meant)].slice(0, MOST_NAMED).map((words) => `/${words}`);
  return { problem: playground.noCommand(lines), lines };
};
