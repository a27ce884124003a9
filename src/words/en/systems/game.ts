import type { SideId } from '../../../engine/core/ids.ts';
import { gameQueries } from '../../../view/game.ts';
import { seatQueries } from '../../../view/seats.ts';
import { bold } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import type { SystemSentences } from '../../sentences.ts';
import { sideName } from '../names.ts';
import { listed, person } from '../text.ts';

/** The game itself, its turns and its settings. */

/** Who plays a side, in brackets. */
const players = (view: View, id: SideId): string => {
  const names = (view.of(seatQueries).side(id)?.players ?? []).map(person);
  return names.length > 0 ? ` (${listed(names)})` : '';
};

export const sentences = {
  reports: {
    started: () => 'starts the game',
    begun: () => 'begins the game',
    over: () => 'ends the game',
    master: (one) =>
      one.person === undefined ? 'leaves the game master’s seat' : 'is game master now, and sees everything',
    host: (one) => `hands the table to ${one.person === undefined ? 'nobody else' : person(one.person)}`,
    turn: 'elsewhere',
  },
  deeds: {
    begin: () => 'begins the game',
    'end-turn': () => 'ends the turn',
  },
  tries: { 'end-turn': 'end the turn' },
  refusals: {
    'too-much-follows': ({ bound }) =>
      `The rules of this game go in a circle: more than ${bound} things would follow. Nothing was changed; the module needs mending.`,
    'not-begun': () =>
      'The game has not begun yet. Press **Begin** under the seats when everyone is there (`/game seats` shows them).',
    'game-over': () => 'This game is over. `/game start` starts a new one; `/game log` shows what happened.',
    'not-a-player': () => 'You are not playing in this game. `/game join` takes a side.',
    'not-your-turn': ({ side: id }, view) => `It is the turn of ${sideName(view, id)}${players(view, id)}.`,
    'out-of-game': () => 'Your side has won or lost already: it is out of the game. `/score show` tells how.',
    'host-only': ({ host }) => `Only the host may do that: ${person(host)}.`,
    'master-only': ({ master }) => `Only the game master may do that: ${person(master)}.`,
    'nobody-may': () =>
      'In a game that hides things only a game master may do that, and there is none. `/game join` asks for that seat.',
    'bad-reminder': ({ most }) => `Say a time from 1 minute to ${most / 24 / 60} days, or \`off\`.`,
    'already-begun': () => 'The game has begun already. `/board` shows it.',
    'seats-empty': ({ sides }, view) =>
      `Nobody plays ${listed(sides.map(bold), 'or')} yet. \`/game join\` takes a seat${view.of(gameQueries).hides ? '' : ', **Try alone** all of them'}.`,
    'too-few-sides': ({ least, empty }, view) =>
      `At least ${least} sides must be played. Nobody plays ${listed(
        empty.map((one) => sideName(view, one)),
        'or',
      )} yet. \`/game join\` takes a seat.`,
    'no-turns': () => 'This game has no turns: everyone plays when they like.',
    'ends-by-move': () => 'In this game a turn ends with the move. `/move` moves a piece.',
  },
} satisfies SystemSentences;
