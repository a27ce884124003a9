import type { RefusalRemedy, RemedyOptionValue } from '../../view/remedy/remedy.ts';
import type { Format } from './messages.ts';
import { typed } from './text.ts';
import { persons } from './values.ts';

/** The labels of the buttons that remedies name. */
const CONTROLS = {
  begin: 'post-button-begin',
  alone: 'post-button-alone',
  bot: 'post-button-bot',
  ask: 'post-button-ask',
  decline: 'post-button-decline',
  end: 'stop-end',
} as const;

const given = (format: Format, value: RemedyOptionValue): string =>
  typeof value === 'object' ? format('game-master') : (value ?? '');

const optionsText = (format: Format, options: { readonly [option: string]: RemedyOptionValue }): readonly string[] =>
  Object.entries(options).map(([option, value]) => `${option}:${given(format, value)}`);

/** Returns the remedy for a refused act, as part of a sentence: a command, an option, a button or people. */
export const wayText = (format: Format, remedy: RefusalRemedy): string => {
  switch (remedy.do) {
    case 'command':
      return typed([remedy.command, ...optionsText(format, remedy.options)].join(' '));
    case 'again':
      return typed(optionsText(format, remedy.options).join(' '));
    case 'choose':
    case 'without':
      return typed(`${remedy.option}:`);
    case 'press':
      return `**${format(CONTROLS[remedy.control])}**`;
    case 'others':
      return format('listed', { items: persons(remedy.people) });
  }
};
