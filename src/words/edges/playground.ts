import type { Field } from '../../view/text/message.ts';
import type { Format } from '../base/messages.ts';
import { type ListArgument, list } from '../base/values.ts';

/** An option of a command, as the playground reads it from the definition. */
interface CommandOption {
  readonly name: string;
  readonly description: string;
  readonly kind: 'text' | 'integer' | 'flag' | 'person' | 'file';
  readonly choices: readonly { readonly name: string }[];
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** A command as it is typed: `game start`. */
interface Path {
  readonly words: string;
}

/** The refusal of a typed value, with the values that the option allows. */
const wrongValue = (format: Format, { name: option, kind, choices, min, max }: CommandOption): string => {
  if (choices.length > 0)
    return format('playground-wrong-choice', {
      option,
      choices: list(
        choices.map(({ name }) => name),
        'more',
      ),
    });
  if (kind !== 'integer' && kind !== 'text') return format(`playground-wrong-${kind}`, { option });
  if (min !== undefined && max !== undefined) return format(`playground-wrong-${kind}-between`, { option, min, max });
  if (min !== undefined) return format(`playground-wrong-${kind}-least`, { option, min });
  return max === undefined
    ? format(`playground-wrong-${kind}`, { option })
    : format(`playground-wrong-${kind}-most`, { option, max });
};

const optionNames = (options: readonly CommandOption[]): ListArgument =>
  list(
    options.map(({ name }) => `${name}:`),
    'more',
  );

/** The texts of the playground itself, besides the replies of commands. */
export const playground = {
  offers: { help: 'playground-offer-help', kingdom: 'playground-offer-kingdom' },
  done: 'discord-done',
  failed: (format: Format, id: string): string => format('discord-failed', { id }),
  unknownControl: 'discord-unknown-control',
  stopping: 'playground-stopping',
  noPerson: 'playground-no-person',
  noPlace: 'playground-no-place',
  noControl: 'playground-no-control',
  /** The list takes from `least` to `most` values. */
  badValues: (format: Format, least: number, most: number): string =>
    least === most
      ? format('playground-choose-exactly', { count: least })
      : format('playground-choose-between', { least, most }),
  noForm: 'playground-no-form',
  badField: (format: Format, { label, max }: Field): string => format('playground-bad-field', { label, max }),
  noCommand: (format: Format, meant: readonly string[]): string =>
    meant.length === 0
      ? format('playground-no-command')
      : format('playground-no-command-meant', { commands: list(meant, 'or') }),
  moveByCommand: (format: Format, line: string): string => format('playground-move-by-command', { line }),
  blank: 'playground-blank',
  badRequest: 'playground-bad-request',
  badFile: 'playground-bad-file',
  unknownName: 'playground-bad-name',
  foreign: 'playground-foreign',
  notJson: 'playground-not-json',
  tooLarge: 'playground-too-large',
  /** `text`: typed words that fit no option; `left`: the options that the command can still take. */
  stray: (format: Format, text: string, { words }: Path, left: readonly CommandOption[]): string =>
    left.length === 0
      ? format('playground-stray', { text, command: words })
      : format('playground-stray-options', { text, command: words, options: optionNames(left) }),
  ambiguous: (format: Format, forms: readonly string[]): string =>
    format('playground-ambiguous', { forms: list(forms, 'or') }),
  form: (format: Format, line: string): string => format('playground-form', { line }),
  wrongValue,
  missing: (format: Format, { words }: Path, { name, description }: CommandOption): string =>
    format('playground-missing', { command: words, option: name, description }),
  moduleKept: (format: Format, file: string): string => format('playground-module-kept', { file }),
  moduleGone: (format: Format, file: string): string => format('playground-module-gone', { file }),
  /** `rest`: the number of further faults; `isKept`: true if the playground still offers an earlier version. */
  moduleFaults: (format: Format, file: string, faults: readonly string[], rest: number, isKept: boolean): string =>
    [
      format(isKept ? 'playground-module-faults-kept' : 'playground-module-faults', { file }),
      ...faults,
      ...(rest > 0 ? [format('playground-module-faults-more', { count: rest })] : []),
    ].join('\n'),
  /** The name of the direct messages in the list of channels. */
  direct: 'playground-direct',
  chooseFile: 'playground-choose-file',
  optional: (format: Format, description: string): string => format('playground-optional', { description }),
} as const;
