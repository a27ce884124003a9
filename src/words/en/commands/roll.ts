import type { PersonId } from '../../../engine/core/ids.ts';
import { bold, plain } from '../../../view/text.ts';
import { person, typed } from '../text.ts';

/** What Discord lists of `/roll`. */
export const definition = {
  description: 'Roll dice',
  options: {
    dice: '2d6+1, 4d6kh3, d20+5 adv, d%, 3d6!, 8d10>=7, or the name of a roll that you saved',
    label: 'What it is for',
    times: 'How often (1)',
    save: 'Save it under this name, to be rolled again',
    private: 'Only for you, and for the game master where there is one',
  },
};

export const labels = { mine: 'My rolls', saved: 'Roll a saved one ...', forget: 'Forget a saved one ...' };

/** A roll that belongs to no game; `phrase`: what was rolled. */
export const rolls = (who: PersonId, phrase: string): string => `${person(who)} ${phrase}.`;

/** Dice as they were asked for, on a button. */
export const asked = (one: {
  readonly dice: string;
  readonly times?: number;
  readonly label?: string;
  readonly isPrivate?: true;
}): string =>
  [
    one.label,
    one.dice,
    ...(one.times !== undefined && one.times > 1 ? [`× ${one.times}`] : []),
    ...(one.isPrivate ? ['(private)'] : []),
  ]
    .filter((part) => part !== undefined)
    .join(' ');

/** Above the asker’s own rolls. */
export const ownRolls = (
  last: number,
  saved: number,
  most: { readonly last: number; readonly saved: number },
): string =>
  last + saved === 0
    ? 'You have not rolled yet. `/roll dice:2d6+1` rolls, and with `save:` it is kept under a name.'
    : `Press to roll again: your last ${most.last} rolls${saved > 0 ? ', and those that you saved' : ''}.${
        saved > 0 ? '' : ' `/roll` with `save:` keeps one under a name.'
      }`;

/** It was rolled, and is kept under that name. */
export const saved = (name: string): string =>
  `Saved as ${bold(name)}: ${typed(`/roll dice:${plain(name)}`)} rolls it, and so does My rolls below any roll.`;

export const noRoom = (name: string, most: number): string =>
  `You have ${most} saved rolls, which is the most: ${bold(name)} was neither saved nor rolled. Save it under one of their names, or forget one under My rolls, below any roll.`;

export const nameIsDice = (name: string): string =>
  `${bold(name)} is dice itself, and would never be found by that name. Nothing was rolled: choose another name.`;
