import * as named from '../remedy/names.ts';
import { choose, first, instead, look, type RemediesByRefusalCode } from '../remedy/remedy.ts';
import { freeSideOptionOf } from './game.ts';

export const seats = {
  'no-such-side': () => ({ side: choose('side') }),
  'side-left-out': () => ({ observe: instead('/game join') }),
  'seat-not-free': () => ({ seats: look('/game seats') }),
  'bot-plays-not': 'has-none',
  'bot-needs-consent': () => ({ seats: look('/game seats') }),
  'already-seated': ({ side }, view) => ({ leave: first('/game leave', named.side(view, side)) }),
  'one-side-only': ({ side }, view) => ({ leave: first('/game leave', named.side(view, side)) }),
  'side-taken': ({ side }, view) => ({ ask: instead('/game join', named.side(view, side)) }),
  'has-seen': ({ side }, view) => ({
    ask: instead('/game join', side === undefined ? { side: { seat: 'master' } } : named.side(view, side)),
  }),
  'nobody-agrees': ({ side }) => ({
    start: side === undefined ? instead('/game start') : undefined,
    observe: side === undefined ? undefined : instead('/game join'),
  }),
  'master-taken': ({ master }) => ({ leave: first('/game leave', { side: { seat: 'master' } }, [master]) }),
  'master-plays': () => ({ leave: first('/game leave') }),
  'not-master': () => ({ seats: look('/game seats') }),
  'not-seated': ({ side }) => ({
    join: side === undefined ? instead('/game join') : undefined,
    seats: side === undefined ? undefined : look('/game seats'),
  }),
  'not-to-them': ({ person, side, why }, view) =>
    why === 'has-seen' ? { join: first('/game join', named.side(view, side), [person]) } : 'settled',
  'not-accepted': () => ({ transfer: instead('/game transfer') }),
  'not-silent': ({ person }) => ({ leave: first('/game leave', {}, [person]) }),
  'alone-hides': (_, view) => ({ join: instead('/game join', freeSideOptionOf(view)) }),
  'alone-others': ({ players }) => ({ players: first('/game leave', {}, players) }),
} satisfies RemediesByRefusalCode;
