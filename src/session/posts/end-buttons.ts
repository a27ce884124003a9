import { isHouse } from '../../engine/index.ts';
import type { PersonId } from '../../table/index.ts';
import { seatQueries } from '../../view/seats.ts';
import { type Button, controlId } from '../../view/text/message.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Reader, Step } from '../base/step.ts';
import type { MessageContext } from './drawings.ts';

export const doesStepEndGame = ({ change }: Pick<Step, 'change'>): boolean =>
  change.updated.some(({ kind, to }) => kind === 'game' && to['phase'] === 'over');

/** Returns the people who play a side, each once and without the bot. */
export const peopleWhoPlayIn = (session: MessageContext): readonly PersonId[] => {
  const sides = session.viewNow(channelViewer).of(seatQueries).sides();
  return [...new Set(sides.flatMap(({ players }) => players.filter((player) => !isHouse(player))))];
};

/** Returns the buttons below a game's last post: an animation of the game, and a rematch with other seats (U17). */
export const gameEndButtons = (session: MessageContext, reader: Reader): readonly Button[] => {
  if (reader !== 'channel') return [];
  const { game, words } = session;
  const { buttons } = words.posts;
  return [
    { kind: 'button', id: controlId('game', 'replay', game, 'game'), label: buttons.replay, style: 'secondary' },
    ...(peopleWhoPlayIn(session).length > 1
      ? [
          {
            kind: 'button',
            id: controlId('game', 'rematch', game),
            label: buttons.rematch,
            style: 'primary',
          } as const,
        ]
      : []),
  ];
};
