import { gameQueries } from '../game.ts';
import {
  again,
  choose,
  first,
  instead,
  look,
  others,
  type RefusalRemedy,
  type RemediesByRefusalCode,
  suggestButton,
} from '../remedy/remedy.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';

export const freeSideOptionOf = (view: View): { readonly side?: string } => {
  const sides = view.of(seatQueries).sides();
  const side = sides.find(({ players }) => players.length === 0) ?? sides[0];
  return side ? { side: side.name } : {};
};

/** Returns the button that adds the bot, for a player who has a seat. The bot plays no game without people. */
const botButton = (view: View): RefusalRemedy | undefined => {
  const seats = view.of(seatQueries);
  return seats.mine().length > 0 && seats.freeForBot().length > 0 ? suggestButton('bot', 'first') : undefined;
};

export const game = {
  'too-much-follows': 'module',
  'takes-too-long': 'module',
  'nothing-changes': 'settled',
  'reminder-so': 'settled',
  'posts-so': 'settled',
  'not-begun': () => ({ begin: suggestButton('begin', 'first'), seats: look('/game seats') }),
  'game-over': () => ({ start: instead('/game start'), log: look('/game log') }),
  'not-a-player': (_, view) => ({ join: first('/game join', freeSideOptionOf(view)) }),
  'not-your-turn': () => ({ board: look('/board'), turn: look('/turn show') }),
  'out-of-game': () => ({ score: look('/score show') }),
  'host-only': ({ host }) => ({ host: others([host]) }),
  'master-only': ({ master }) => ({ master: others([master]) }),
  'nobody-may': () => ({ seat: first('/game join', { side: { seat: 'master' } }) }),
  'bad-reminder': () => ({ time: choose('reminder'), off: again({ reminder: 'off' }) }),
  'already-begun': () => ({ board: look('/board') }),
  'seats-empty': (_, view) => ({
    join: first('/game join', freeSideOptionOf(view)),
    alone: view.of(gameQueries).hides ? undefined : suggestButton('alone', 'instead'),
    bot: botButton(view),
  }),
  'bots-alone': (_, view) => ({ join: first('/game join', freeSideOptionOf(view)) }),
  'too-few-sides': (_, view) => ({ join: first('/game join', freeSideOptionOf(view)), bot: botButton(view) }),
  'no-turns': 'has-none',
  'ends-by-move': () => ({ move: instead('/move') }),
} satisfies RemediesByRefusalCode;
