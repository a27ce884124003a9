import type { Words } from '../words/index.ts';
import type { Command } from './command.ts';

/** What is read of a command's definition, which is written as Discord takes it. */
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
  /** It is suggested like a required one: a command that most often needs it can do without. */
  readonly usual?: true;
  /** Whether the command completes it. */
  readonly autocomplete: boolean;
  /** The only values, where there are any. */
  readonly choices: readonly { readonly name: string; readonly value: string | number }[];
  /** The least and the greatest number, or the least and the greatest length of a text. */
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** A command or a subcommand, as it is typed: `/game start`, `/move`. */
export interface Path {
  /** Without the slash: `game start`. */
  readonly words: string;
  readonly command: string;
  /** The subcommand's words (`group sub` where there is a group). */
  readonly subcommand: string | undefined;
  readonly description: string;
  readonly options: readonly CommandOption[];
}

/** Everything that can be typed, in the order of the definitions, in the words of one language. */
export const pathsOf = (commands: readonly Command[], words: Words): readonly Path[] =>
  commands.flatMap(({ data }) => pathsIn(data.name, [], data.in({ en: words }) as CommandNode));

const pathsIn = (
  command: string,
  words: readonly string[],
  { description, options = [] }: CommandNode,
): readonly Path[] => {
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

/** Moves can be typed without a target only in chess. */
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

/** True if an option is asked for before others. */
export const isAskedFor = ({ required, usual }: CommandOption): boolean => required || usual === true;

/** Whether a number, or a text by its characters, is within the option's bounds: two halves of a pair are one. */
export const isWithin = (
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: CommandOption,
  value: number | string,
): boolean => {
  const size = typeof value === 'string' ? Array.from(value).length : value;
  return size >= min && size <= max;
};
