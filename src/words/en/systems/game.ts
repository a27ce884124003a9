import type { SideId } from '../../../engine/core/ids.ts';
import type { WorkPlace } from '../../../engine/core/meter.ts';
import { seatQueries } from '../../../view/seats.ts';
import { bold } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import type { SystemSentences } from '../../sentences.ts';
import { duration } from '../common/durations.ts';
import { sideName } from '../names.ts';
import { listed, person } from '../text.ts';

/** The game itself, its turns and its settings. */

/** Who plays a side, in brackets. */
const players = (view: View, id: SideId): string => {
  const names = (view.of(seatQueries).side(id)?.players ?? []).map(person);
  return names.length > 0 ? ` (${listed(names)})` : '';
};

/** What of the module takes so much work: **A**, line 3 of it, or all that the rules have to do. */
const workAt = (at: WorkPlace | undefined): string => {
  if (!at) return 'What follows from that';
  return at.line === undefined ? bold(at.name) : `Line ${at.line} of ${bold(at.name)}`;
};

export const sentences = {
  reports: {
    started: () => 'sets up the game',
    begun: () => 'starts the game',
    opened: ({ isOpen }) => (isOpen ? 'opens the seats to whoever comes' : 'closes the seats'),
    over: () => 'ends the game',
    master: (one) =>
      one.person === undefined ? 'leaves the game master’s seat' : 'is game master now, and sees everything',
    host: (one) => `hands the table to ${one.person === undefined ? 'nobody else' : person(one.person)}`,
    turn: 'elsewhere',
  },
  lines: { unrated: () => ['This game isn’t rated: one person changed the table alone.'] },
  deeds: {
    begin: () => 'starts the game',
    'end-turn': () => 'ends the turn',
    'tell-turn': () => 'has the others told of the turn so far',
  },
  tries: { 'end-turn': 'end the turn', 'tell-turn': 'tell of the turn' },
  refusals: {
    'too-much-follows': ({ bound, effects }) =>
      effects
        ? `Too much would follow: ${effects.map(bold).join(', then ')} and so on, more than ${bound} in a row. Nothing was changed; the module needs mending.`
        : `The rules of this game go in a circle: more than ${bound} things would follow. Nothing was changed; the module needs mending.`,
    'takes-too-long': ({ at }) => `${workAt(at)} would take too long. Ask the author of the module to make it simpler.`,
    'nothing-changes': () => 'All is so already: nothing would be other than it is.',
    'reminder-so': ({ minutes }) =>
      minutes === 0
        ? 'Nobody is reminded in this game already.'
        : `Whoever is waited for is reminded after ${duration(minutes)} already.`,
    'posts-so': ({ posts }) =>
      posts === 'turn' ? 'The others are told once a turn already.' : 'The others are told of every act already.',
    'not-begun': (_, _view, { begin, seats }) =>
      `The game has not begun yet. Press ${begin} under the seats when everyone is there (${seats} shows them).`,
    'game-over': (_, _view, { start, log }) =>
      `This game is over. ${start} starts a new one; ${log} shows what happened.`,
    'not-a-player': (_, _view, { join }) => `You are not playing in this game. ${join} takes a side.`,
    'not-your-turn': ({ side: id }, view, { board, turn }) =>
      `It is the turn of ${sideName(view, id)}${players(view, id)}. ${board} shows the position, ${turn} the turn.`,
    'out-of-game': (_, _view, { score }) =>
      `Your side has won or lost already: it is out of the game. ${score} tells how.`,
    'host-only': (_, _view, { host }) => `Only the host may do that: ${host}.`,
    'master-only': (_, _view, { master }) => `Only the game master may do that: ${master}.`,
    'nobody-may': (_, _view, { seat }) =>
      `In a game that hides things only a game master may do that, and there is none. ${seat} asks for that seat.`,
    'bad-reminder': ({ most }, _view, { off }) => `Say a time from 1 minute to ${most / 24 / 60} days, or ${off}.`,
    'already-begun': (_, _view, { board }) => `The game has begun already. ${board} shows it.`,
    'seats-empty': ({ sides }, _view, { join, alone }) =>
      `Nobody plays ${listed(sides.map(bold), 'or')} yet. ${join} takes a seat${alone === undefined ? '' : `, ${alone} all of them`}.`,
    'too-few-sides': ({ least, empty }, view, { join }) =>
      `At least ${least} sides must be played. Nobody plays ${listed(
        empty.map((one) => sideName(view, one)),
        'or',
      )} yet. ${join} takes a seat.`,
    'no-turns': () => 'This game has no turns: everyone plays when they like.',
    'ends-by-move': (_, _view, { move }) => `In this game a turn ends with the move. ${move} moves a piece.`,
  },
} satisfies SystemSentences;
