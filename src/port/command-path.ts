import type { Words } from '../words/index.ts';
import type { Command } from './command.ts';

interface CommandNode {
  readonly type?: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly options?: readonly CommandNode[];
}

const SUBCOMMAND = 1;
const GROUP = 2;
const KINDS = { 4: 'integer', 5: 'flag', 6: 'person', 11: 'file' } as const;

export interface CommandOption {
  readonly name: string;
  readonly description: string;
  readonly kind: 'text' | (typeof KINDS)[keyof typeof KINDS];
  readonly required: boolean;
  readonly usual?: true;
  readonly autocomplete: boolean;
  readonly choices: readonly { readonly name: string; readonly value: string | number }[];
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** A command or a subcommand in the form in which it is typed: `/game start`, `/move`. */
export interface CommandPath {
  /** The command without the slash: `game start`. */
  readonly words: string;
  readonly command: string;
  readonly subcommand: string | undefined;
  readonly description: string;
  readonly options: readonly CommandOption[];
}

export const commandPathsOf = (commands: readonly Command[], words: Words): readonly CommandPath[] =>
  commands.flatMap(({ data }) => pathsIn(data.name, [], data.in({ en: words }) as CommandNode));

const pathsIn = (
  command: string,
  words: readonly string[],
  { description, options = [] }: CommandNode,
): readonly CommandPath[] => {
  const subs = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (subs.length > 0) return subs.flatMap((sub) => pathsIn(command, [...words, sub.name], sub));
  const subcommand = words.length === 0 ? undefined : words.join(' ');
  return [
    {
      words: [command, ...words].join(' '),
      command,
      subcommand,
      description,
      options: options.map((one) => optionOf(one, command)),
    },
  ];
};

/**
 * Options that usually have a value, although they aren't required: a move can be typed without a target only in chess.
 */
const USUAL: ReadonlySet<string> = new Set(['move to']);

const optionOf = (option: CommandNode, command: string): CommandOption => ({
  name: option.name,
  description: option.description,
  kind: KINDS[option.type as keyof typeof KINDS] ?? 'text',
  required: option.required ?? false,
  ...(USUAL.has(`${command} ${option.name}`) ? { usual: true as const } : {}),
  autocomplete: option.autocomplete ?? false,
  choices: option.choices ?? [],
  min: option.min_value ?? option.min_length,
  max: option.max_value ?? option.max_length,
});

export const isOptionAskedFor = ({ required, usual }: CommandOption): boolean => required || usual === true;

/**
 * True if a number, or the length of a text, is within the option's limits. A surrogate pair counts as one character.
 */
export const isWithinOptionLimits = (
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: CommandOption,
  value: number | string,
): boolean => {
  const size = typeof value === 'string' ? Array.from(value).length : value;
  return size >= min && size <= max;
};
