import { seatQueries } from '../../../view/seats.ts';
import { sidesByPlayer } from '../../../view/seen/file-players.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, moment, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { listed, person } from '../text.ts';

/** Seats: who takes, leaves and hands over which. */

const leftPhrase = ({ person: who, side, own, reserve }: Seen<'left'>): string | undefined => {
  if (own && reserve) return 'leaves the waitlist';
  if (own) return side === undefined ? 'stops watching' : `leaves ${bold(side)}`;
  return side === undefined ? undefined : `frees the seat of ${person(who)} at ${bold(side)}`;
};

/** Who sat where in a game that came in a file, in a line: nobody sits there now. */
const leftLines = (seen: readonly Seen[]): readonly string[] => {
  const players = sidesByPlayer(seen).map(([who, sides]) => `${person(who)} played ${listed(sides.map(bold))}`);
  return players.length > 0 ? [`The seats are free. In the file ${listed(players)}. Take a seat to play on.`] : [];
};

export const sentences = {
  reports: {
    seated: ({ side, reserve }) =>
      reserve ? 'joins the waitlist' : side === undefined ? 'watches the game' : `plays ${bold(side)}`,
    when: ({ when }) => (when === '' ? 'does not say any more when there is time' : `has time: ${plain(when)}`),
    managed: ({ deed }) =>
      deed === 'unstick' ? 'steps in for this server: nobody is waited for any longer' : 'steps in for this server',
    left: leftPhrase,
    transferred: ({ side, to }) => `hands ${bold(side)} over to ${person(to)}`,
  },
  deeds: {
    alone: () => 'plays all sides',
    import: () => 'brings a game from a file',
  },
  below: { import: leftLines },
  lines: {
    'seat-free': ({ side, people }) => [
      `${bold(side)} is free, and ${listed(people.map(person))} would play: \`/game join\` takes the seat.`,
    ],
  },
  refusals: {
    'no-such-side': ({ side: name }, view) =>
      `There is no side ${bold(name)} in this game. There ${view.of(seatQueries).sides().length === 1 ? 'is' : 'are'} ${listed(
        view
          .of(seatQueries)
          .sides()
          .map((one) => bold(one.name)),
      )}.`,
    'side-left-out': ({ side: id }, view, { observe }) =>
      `Nobody played ${sideName(view, id)} when the game began, so it takes no part. Use ${observe} without a side to watch.`,
    'already-seated': ({ side: id }, view, { leave }) =>
      id
        ? `You play ${sideName(view, id)} already. ${leave} gives it up.`
        : `You have a seat already. ${leave} gives it up.`,
    'one-side-only': ({ side: id }, view, { leave }) =>
      `You play ${sideName(view, id)}, and where things are hidden nobody plays two sides. ${leave} gives it up.`,
    'side-taken': ({ side: id, players: names, until }, view, { ask }) =>
      `${listed(names.map(person))} must agree before you play ${sideName(view, id)}${until === undefined ? '' : `, or say nothing until ${moment(until)}`}. ${ask} asks.`,
    'has-seen': ({ side: id, sides, until }, view, { ask }) => {
      const all = `${listed(sides.map((one) => sideName(view, one)))} must agree first${until === undefined ? '' : `, or say nothing until ${moment(until)}`}`;
      return id === undefined
        ? `A game master sees everything, so ${all}. ${ask} asks.`
        : `You have seen another side's secrets. Before you play ${sideName(view, id)}, ${all}. ${ask} asks.`;
    },
    'nobody-agrees': ({ side: id }, view, { start, observe }) =>
      id === undefined
        ? `A game master sees everything, and nobody is left who could agree to that. Before a game begins that seat is free: ${start}.`
        : `You have seen another side's secrets, and nobody is left who could agree that you play ${sideName(view, id)}. Use ${observe} without a side to watch.`,
    'master-taken': ({ master }, _view, { leave }) =>
      `${person(master)} is game master, and frees that seat by ${leave}.`,
    'master-plays': (_, _view, { leave }) =>
      `Where things are hidden nobody is game master and plays, too. ${leave} gives up your seat.`,
    'not-master': (_, _view, { seats }) => `You are not the game master. ${seats} shows who is.`,
    'not-seated': ({ side: id, person: who }, view, { join, seats }) =>
      id
        ? `${who === undefined ? 'You do' : `${person(who)} does`} not play ${sideName(view, id)}. ${seats} shows who does.`
        : `You have no seat in this game. ${join} takes one.`,
    'not-to-them': ({ person: id, side: to, why }, view, { join }) =>
      ({
        'plays-it': `${person(id)} plays ${sideName(view, to)} already.`,
        'plays-other': `${person(id)} plays another side, and where things are hidden nobody plays two.`,
        presides: `${person(id)} is game master, and where things are hidden plays no side, too.`,
        'has-seen': `${person(id)} has seen another side's secrets, so the others must agree first: ${join} asks them.`,
      })[why],
    'not-accepted': ({ person: id, side: to }, view, { transfer }) =>
      `${person(id)} must take ${sideName(view, to)} first. ${transfer} asks.`,
    'not-silent': ({ person: id, until }, _view, { leave }) =>
      `You play against ${person(id)}: you can free that seat from ${moment(until)} on, if they stay silent. They can leave by ${leave}.`,
    'alone-hides': (_, _view, { join }) =>
      `This game hides things from the sides, so nobody can play all of them. ${join} takes one.`,
    'alone-others': ({ players: names }, _view, { players }) =>
      `${listed(names.map(person))} ${names.length === 1 ? 'plays' : 'play'} here too. Trying alone needs all seats free: ${players} frees theirs.`,
  },
} satisfies SystemSentences;
