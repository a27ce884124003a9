import type { Field } from '../view/message.ts';
import type { CommandOption, Path } from './definition.ts';

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
    case 'number':
      return `a number${range(min, max)}`;
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

/** The sentences that the playground says by itself; everything else comes from the commands. */
export const WORDS = {
  welcome:
    'This chat is empty whenever the playground starts. The games go on: /board shows the one of this channel, /game start begins one, /help says what there is.',
  offers: { alone: 'Play tablut alone', kingdom: 'Draw a kingdom', help: 'What can I do?' },
  done: 'Done.',
  failed: (id: string) => `Something went wrong on my side; nothing was changed. (Error ${id})`,
  unknownControl: 'That control belongs to something that I no longer know. `/help` lists what I can do.',
  stopping: 'The playground is being stopped; nothing was done.',
  noPerson: 'The playground does not know that person.',
  noPlace: 'There is no such place.',
  noControl: 'That control is no longer there.',
  badValues: 'That is not among what can be chosen there.',
  noForm: 'That form is no longer open. Press again what opened it.',
  badField: ({ label, max }: Field) => `${label}: a text of at most ${max} characters.`,
  noCommand: (meant: readonly string[]) =>
    meant.length === 0
      ? 'There is no such command. Type / to see all of them.'
      : `There is no such command. Did you mean ${meant.join(', ')}? Type / to see all of them.`,
  blank: 'There is nothing to send.',
  badRequest: 'The playground did not understand that request.',
  badFile: 'That file is too large.',
  unknownName: 'A name has 1 to 32 characters, and at most 50 people fit in.',
  foreign: 'This is the playground of somebody at this machine: open it there, by its own address.',
  notJson: 'Only application/json is taken.',
  tooLarge: 'That is too large.',
  stray: (stray: string, { words }: Path, left: readonly CommandOption[]) =>
    left.length === 0
      ? `/${words} takes nothing behind it, not "${stray}".`
      : `What is "${stray}"? /${words} takes ${names(left)}.`,
  ambiguous: (forms: readonly string[]) => `That can be read in several ways. Say which: ${forms.join(' or ')}`,
  form: (line: string) => `For example: ${line}`,
  wrongValue: (option: CommandOption) => `${option.name}: ${expected(option)}.`,
  missing: (path: Path, option: CommandOption) => `/${path.words} needs ${option.name}: ${option.description}.`,
  moduleKept: (file: string) =>
    `${file} was read. /game start offers it; games that are running keep the module that they began with.`,
  moduleGone: (file: string) => `${file} is gone. /game start offers it no longer.`,
  moduleFaults: (file: string, faults: readonly string[], rest: number, isKept: boolean) =>
    [
      `${file} was not taken${isKept ? '; /game start offers it was before' : ''}:`,
      ...faults,
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ].join('\n'),
} as const;
