import { type BotLevel, isHouse } from '../../engine/index.ts';
import type { ConsentRequestView } from '../../view/requests.ts';
import type { Format } from '../base/messages.ts';
import { name, person } from '../base/values.ts';

/**
 * The choice of how to play alone. `both`: true if one person may play all sides. `level`: the bot's level, if it
 * plays.
 */
export const question = (format: Format, title: string, both: boolean, level: BotLevel | undefined): string =>
  [
    format('alone-question', { game: name(title) }),
    ...(both ? [] : [format('alone-hidden')]),
    level === undefined
      ? format('alone-no-bot')
      : format('alone-choose-level', { level: format('bot-level', { level }) }),
  ].join('\n');

/** The bot's levels. */
export const levels = { easy: 'alone-easy', normal: 'alone-normal', hard: 'alone-hard' } as const;

export const allSides = 'alone-all-sides';
export const anySide = 'alone-any-side';
/** The button that restarts a game with the next side for the player. It is on the panel before the first move. */
export const switchSides = 'alone-switch-sides';
/** The button that starts the same game again, on the panel of a game that has ended. */
export const again = 'alone-again';
export const againAs = (format: Format, side: string): string => format('alone-again-as', { side });
export const as = (format: Format, side: string): string => format('alone-as', { side });

export const underWay = (format: Format, title: string): string => format('alone-under-way', { game: name(title) });
export const goOn = 'alone-go-on';
export const anew = 'alone-anew';

/** `side`: the player's side against the bot; undefined if the player has all sides. */
export const begun = (format: Format, title: string, side: string | undefined, level: BotLevel): string =>
  side === undefined
    ? format('alone-begun-all', { game: name(title) })
    : format('alone-begun', { game: name(title), side: name(side), level: format('bot-level', { level }) });
/** The button that lists the games that can be started, on the panel of a game that has ended. */
export const otherGames = 'alone-other-games';

/** The line above the bot's acts that counts the acts that aren't shown. */
export const earlier = (format: Format, count: number): string => format('alone-earlier', { count });

/** The line below the bot's acts if many games were waiting for it, so that it thought less. */
export const lowered = 'alone-lowered';

/** The bot's acts after the player's. */
export const answer = (format: Format, deed: string): string => format('alone-bot-did', { deed });

/** The bot's last act: it resigns, and the player has won. */
export const resigned = 'alone-resigned';

/** The bot's answer to the player's offer of a draw. */
export const [drawAgreed, drawDeclined] = ['alone-draw-agreed', 'alone-draw-declined'] as const;

/** An offer of a draw that waits for the reader. */
export const drawOffered = (format: Format, { by }: Pick<ConsentRequestView, 'by'>): string => {
  const deed = format('asks-draw');
  return isHouse(by) ? answer(format, deed) : format('post-deed', { who: person(by), deed });
};
