import type { PersonId } from '../../../engine/core/ids.ts';
import { bold, plain } from '../../../view/text.ts';
import { person, typed } from '../text.ts';

/** What Discord lists of `/roll`. */
export const definition = {
  description: 'Würfeln',
  options: {
    dice: '2d6+1, 4d6kh3, d20+5 adv, d%, 3d6!, 8d10>=7, oder der Name eines gemerkten Wurfs',
    label: 'Wofür',
    times: 'Wie oft (1)',
    save: 'Unter diesem Namen merken, um es wieder zu würfeln',
    private: 'Nur für dich, und für den Spielleiter, wo es einen gibt',
  },
};

export const labels = { mine: 'Meine Würfe', saved: 'Einen gemerkten werfen ...', forget: 'Einen vergessen ...' };

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
    ...(one.isPrivate ? ['(geheim)'] : []),
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
    ? 'Du hast noch nicht gewürfelt. `/roll dice:2d6+1` würfelt, und mit `save:` wird es unter einem Namen gemerkt.'
    : `Drücke, um wieder zu würfeln: deine letzten ${most.last} Würfe${saved > 0 ? ', und die gemerkten' : ''}.${
        saved > 0 ? '' : ' `/roll` mit `save:` merkt einen unter einem Namen.'
      }`;

/** It was rolled, and is kept under that name. */
export const saved = (name: string): string =>
  `Gemerkt als ${bold(name)}: ${typed(`/roll dice:${plain(name)}`)} würfelt es, und Meine Würfe unter jedem Wurf.`;

export const noRoom = (name: string, most: number): string =>
  `Du hast ${most} gemerkte Würfe, mehr geht nicht: ${bold(name)} wurde weder gemerkt noch gewürfelt. Merke es unter einem ihrer Namen, oder vergiss einen unter Meine Würfe, unter jedem Wurf.`;

export const nameIsDice = (name: string): string =>
  `${bold(name)} sind selbst Würfel und wären unter diesem Namen nie zu finden. Nichts wurde gewürfelt: Wähle einen anderen Namen.`;
