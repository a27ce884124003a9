import type { PersonId } from '../../table/index.ts';
import { plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { typed } from '../base/text.ts';
import { name, person } from '../base/values.ts';

/** The description of `/roll` for Discord. */
export const definition = {
  description: 'roll-command',
  options: {
    dice: 'roll-option-dice',
    label: 'roll-option-label',
    times: 'roll-option-times',
    save: 'roll-option-save',
    private: 'roll-option-private',
  },
} as const;

export const labels = { mine: 'roll-label-mine', saved: 'roll-label-saved', forget: 'roll-label-forget' } as const;

/** A roll without a game; `phrase`: the dice and their result. */
export const rolls = (format: Format, who: PersonId, phrase: string): string =>
  format('roll-done', { who: person(who), rolls: phrase });

/** A saved or earlier roll, as the text of a button. */
export const asked = (
  format: Format,
  one: {
    readonly dice: string;
    readonly times?: number;
    readonly label?: string;
    readonly isPrivate?: true;
  },
): string => {
  const { dice, times = 1, label, isPrivate } = one;
  const roll = [...(label === undefined ? [] : [label]), dice, ...(times > 1 ? [`× ${times}`] : [])].join(' ');
  return isPrivate ? format('roll-private', { roll }) : roll;
};

/** The line above the player's own rolls: the number of recent ones and of saved ones. */
export const ownRolls = (format: Format, last: number, saved: number): string => {
  if (last + saved === 0) return format('roll-none-yet');
  return format(saved > 0 ? 'roll-last-saved' : 'roll-last');
};

/** The start of a command that rolls dice. */
const ROLL = '/roll dice:';

export const saved = (format: Format, roll: string): string =>
  format('roll-saved', { roll: name(roll), typed: typed(`${ROLL}${plain(roll)}`) });

export const noRoom = (format: Format, roll: string, most: number): string =>
  format('roll-no-room', { roll: name(roll), most });

export const nameIsDice = (format: Format, roll: string): string => format('roll-name-is-dice', { roll: name(roll) });
