import type { Field } from '../../../view/message.ts';

/** An option of a command, as the playground reads it of the definition. */
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

/** A range as one reads it: ` from 1 to 100`, ` of at least 1`. */
const range = (min: number | undefined, max: number | undefined): string =>
  min !== undefined && max !== undefined
    ? ` from ${min} to ${max}`
    : min !== undefined
      ? ` of at least ${min}`
      : max !== undefined
        ? ` of at most ${max}`
        : '';

const expected = ({ kind, choices, min, max }: CommandOption): string => {
  if (choices.length > 0) return `one of: ${choices.map(({ name }) => name).join(', ')}`;
  switch (kind) {
    case 'integer':
      return `a whole number${range(min, max)}`;
    case 'flag':
      return 'true or false';
    case 'person':
      return 'the name of somebody who is here';
    case 'file':
      return 'a file, which completion lets you choose';
    default:
      return min === undefined && max === undefined ? 'a text' : `a text${range(min, max)} characters`;
  }
};

const names = (options: readonly CommandOption[]): string => options.map(({ name }) => `${name}:`).join(', ');

/** What the playground says by itself; everything else comes from the commands. */

export const offers = { help: 'What can I do?', kingdom: 'Draw a Dominion kingdom' };
export const done = 'Done.';
export const failed = (id: string): string => `Something went wrong on my side; nothing was changed. (Error ${id})`;
export const unknownControl = 'That control belongs to something that I no longer know. `/help` lists what I can do.';
export const stopping = 'The playground is being stopped; nothing was done.';
export const noPerson = 'The playground does not know that person.';
export const noPlace = 'There is no such place.';
export const noControl = 'That control is no longer there.';
export const badValues = 'That is not among what can be chosen there.';
export const noForm = 'That form is no longer open. Press again what opened it.';
export const badField = ({ label, max }: Field): string => `${label}: a text of at most ${max} characters.`;
export const noCommand = (meant: readonly string[]): string =>
  meant.length === 0
    ? 'There is no such command. Type / to see all of them.'
    : `There is no such command. Did you mean ${meant.join(', ')}? Type / to see all of them.`;
export const blank = 'There is nothing to send.';
export const badRequest = 'The playground did not understand that request.';
export const badFile = 'That file is too large.';
export const unknownName = 'A name has 1 to 32 characters, and at most 50 people fit in.';
export const foreign = 'This is the playground of somebody at this machine: open it there, by its own address.';
export const notJson = 'Only application/json is taken.';
export const tooLarge = 'That is too large.';
export const stray = (stray: string, { words }: Path, left: readonly CommandOption[]): string =>
  left.length === 0
    ? `/${words} takes nothing behind it, not "${stray}".`
    : `What is "${stray}"? /${words} takes ${names(left)}.`;
export const ambiguous = (forms: readonly string[]): string =>
  `That can be read in several ways. Say which: ${forms.join(' or ')}`;
export const form = (line: string): string => `For example: ${line}`;
export const wrongValue = (option: CommandOption): string => `${option.name}: ${expected(option)}.`;
export const missing = (path: Path, option: CommandOption): string =>
  `/${path.words} needs ${option.name}: ${option.description}.`;
export const moduleKept = (file: string): string =>
  `${file} was read. /game start offers it; games that are running keep the module that they began with.`;
export const moduleGone = (file: string): string => `${file} is gone. /game start offers it no longer.`;
export const moduleFaults = (file: string, faults: readonly string[], rest: number, isKept: boolean): string =>
  [
    `${file} was not taken${isKept ? '; /game start offers it was before' : ''}:`,
    ...faults,
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n');

/** The place of the direct messages. */
export const direct = 'Direct messages';
export const chooseFile = 'Choose a file…';
export const optional = (description: string): string => `${description} (optional)`;
