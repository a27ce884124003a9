import type { Given, Remedy } from '../../view/remedies/remedy.ts';
import { masterName, stop } from './commands/game.ts';
import { buttons } from './posts.ts';
import { listed, person, typed } from './text.ts';

/** What works where something was refused, as a sentence names it: what is typed, pressed, or who can do it. */

const CONTROLS = {
  begin: buttons.begin,
  alone: buttons.alone,
  ask: buttons.ask,
  decline: buttons.decline,
  end: stop.end,
};

const given = (value: Given): string => (typeof value === 'object' ? masterName : (value ?? ''));

const optionsText = (options: { readonly [option: string]: Given }): readonly string[] =>
  Object.entries(options).map(([option, value]) => `${option}:${given(value)}`);

export const wayText = (remedy: Remedy): string => {
  switch (remedy.do) {
    case 'command':
      return typed([remedy.command, ...optionsText(remedy.options)].join(' '));
    case 'again':
      return typed(optionsText(remedy.options).join(' '));
    case 'choose':
    case 'without':
      return typed(`${remedy.option}:`);
    case 'press':
      return `**${CONTROLS[remedy.control]}**`;
    case 'others':
      return listed(remedy.people.map(person));
  }
};
