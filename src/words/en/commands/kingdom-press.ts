import type { PersonId } from '../../../engine/core/ids.ts';
import { bold, plain } from '../../../view/text.ts';
import { counted, listed, person } from '../text.ts';

/** What the buttons of a kingdom ask and say. */
export const passed: string = 'I no longer know what was asked for there. `/kingdom` draws a new one.';
export const unknownGame: string = 'That game is no longer among those played here. `/house played` lists them.';

export const asks = {
  replace: 'What shall go? Something else takes its place, and all the rest stays.',
  wish: 'What shall go? Then say what shall come instead: `another village`, `any at 5`, `no attack`, or a card.',
  lock: 'What stays? The rest is drawn anew.',
};

export const labels = {
  keepNone: 'Keep none',
  anotherWish: 'Another wish',
  whoWon: 'Who won?',
  takeBack: 'Take back',
};

/** The form for a wish, and the one for who won. */
export const wishForm = {
  title: (part: string): string => `Instead of ${part}`,
  label: 'What shall come?',
  hint: 'another village; any at 5; no attack',
};
export const winnerForm = { title: 'Who won?', label: 'Who won?', hint: 'Ann, or Ann and Bob' };

/** What somebody does, as everybody reads it. */
export const drawsAgain = (who: PersonId): string => `${person(who)} draws again.`;
export const drawsLater = (who: PersonId): string => `${person(who)} draws the second ten for Divine Wind.`;
export const replaces = (who: PersonId, part: string): string => `${person(who)} replaces ${bold(part)}.`;
export const replacesByWish = (who: PersonId, part: string, wish: string): string =>
  `${person(who)} replaces ${bold(part)} by a wish: ${bold(wish)}.`;
export const keeps = (who: PersonId, parts: readonly string[]): string =>
  `${person(who)} keeps ${parts.length > 0 ? listed(parts.map((name) => bold(name))) : 'none'}.`;
export const hasBoxes = (who: PersonId, boxes: readonly string[]): string =>
  `${person(who)} says that these boxes are here: ${plain(listed(boxes), 1000)}.`;
export const boxesChange: string = '`/house boxes` changes that.';

/** Names and code as they can be copied (K15). */
export const copied = (names: string, code: string): string =>
  [
    'The names, which `/kingdom include:` shows again too:',
    '```',
    names,
    '```',
    'The code, which `/kingdom code:` shows again:',
    '```',
    code,
    '```',
  ].join('\n');

/** That a kingdom was played (K25). */
export const countsAlready: string = 'This game counts already, once.';
/** `different`: so many kingdoms are known. */
export const played = (who: PersonId, code: string, different: number): string =>
  `${person(who)}: the kingdom \`${code}\` was played here. I know ${counted(different, 'kingdom')} played here; \`/kingdom fresh:${Math.min(3, different)}\` keeps ${different === 1 ? 'its' : 'their'} cards out, \`/house played\` lists all.`;
export const unplayed = (who: PersonId, code: string): string =>
  `${person(who)} takes back that the kingdom \`${code}\` was played here.`;
/** `winner`: blank where nobody is said to have won any more. */
export const won = (who: PersonId, code: string, winner: string): string =>
  winner === ''
    ? `${person(who)} says no longer who won in the kingdom \`${code}\`.`
    : `${person(who)} says who won in the kingdom \`${code}\`: ${bold(winner)}.`;
