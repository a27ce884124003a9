import type { PersonId } from '../../../engine/core/ids.ts';
import { person } from '../text.ts';

/** What Discord lists of `/roll`. */
export const definition = {
  description: 'Roll dice',
  options: {
    dice: '2d6+1, 4d6kh3, d%, 3d6!, 8d10>=7',
    private: 'Only for you, and for the game master where there is one',
  },
};

/** A roll that belongs to no game; `phrase`: what was rolled. */
export const rolls = (who: PersonId, phrase: string): string => `${person(who)} ${phrase}.`;
