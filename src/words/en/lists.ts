import type { PersonId } from '../../engine/core/ids.ts';
import { armyQueries } from '../../view/armies.ts';
import { groupAlike, nameOfGroup, type PieceGroup } from '../../view/find/alike.ts';
import { spotOf } from '../../view/find/find.ts';
import { type GameView, gameQueries } from '../../view/game.ts';
import { type PieceView, pieceQueries } from '../../view/pieces.ts';
import { requestQueries } from '../../view/requests.ts';
import { scoreQueries } from '../../view/scores.ts';
import { type SideView, seatQueries } from '../../view/seats.ts';
import { bold, moment, plain } from '../../view/text.ts';
import { type TurnManner, type TurnPhaseView, turnQueries } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import { formatIn } from '../base/messages.ts';
import { propertyIn } from '../base/properties.ts';
import { valueWithBase } from '../systems/modifiers.ts';
import { requestText } from '../systems/requests.ts';
import { sentences as scores } from '../systems/scores.ts';
import { actsText, owedText } from './acts.ts';
import { originText } from './origin.ts';
import { goalOf } from './rulebook.ts';
import { listed, person, typed } from './text.ts';

/** Lists and short reports, each made from its reader's view. */

const people = (persons: readonly PersonId[]): string => (persons.length > 0 ? listed(persons.map(person)) : '–');

/** People, and when each has time, where that was said. */
const withTimes = (view: View, persons: readonly PersonId[]): string => {
  const named = persons.map((one) => {
    const when = view.of(seatQueries).when(one);
    return when === undefined ? person(one) : `${person(one)} (${plain(when)})`;
  });
  return named.length > 0 ? listed(named) : '–';
};

/** Until when the seats are open to whoever comes (ms since 1970). */
export const openText = (until: number): string =>
  `-# The seats are open until ${moment(until)}. **Join waitlist** keeps you in mind for a seat that becomes free. **My times** tells the others when you can play.`;

const OUTCOMES = { won: 'won', lost: 'lost', drew: 'draw' } as const;

/** How a side came out, behind its name. */
const outcomeOf = (view: View, side: string): string => {
  const found = view
    .of(scoreQueries)
    .results()
    .find((one) => one.side === side);
  return found ? ` (${OUTCOMES[found.result]})` : '';
};

/** The number of a turn, and of how many. */
const numberOf = ({ number, last }: { readonly number: number; readonly last?: number }): string =>
  last === undefined ? String(number) : `${number} of ${last}`;

export const seatsText = (view: View): string => {
  const sides = view
    .of(seatQueries)
    .sides()
    .map(({ name, players }) => `${bold(name)}${outcomeOf(view, name)}: ${withTimes(view, players)}`);
  const observers = view.of(seatQueries).observers();
  const reserves = view.of(seatQueries).reserves();
  const { host, master } = view.of(gameQueries);
  const seats = [
    ...sides,
    ...(reserves.length > 0 ? [`Waitlist: ${withTimes(view, reserves)}`] : []),
    ...(observers.length > 0 ? [`Watching: ${people(observers)}`] : []),
    `Host: ${person(host)}`,
    ...(master === undefined ? [] : [`Game master: ${person(master)}`]),
  ];
  return seats.join('\n');
};

const battleLines = (view: View): readonly string[] => {
  const battle = view.of(gameQueries).phase === 'playing' ? view.of(armyQueries).battle() : undefined;
  if (!battle) return [];
  const { attackers, defenders, cell } = battle;
  return [
    `${bold(attackers.name)} attacks ${bold(defenders.name)} at ${plain(cell)}. \`/army return\` ends that battle.`,
  ];
};

/** Whose turn it is, and whose is next if only the order decides that. */
const turnLine = (view: View, turn: NonNullable<ReturnType<GameView['turn']>>): string => {
  const { side, next } = turn;
  const who = onTurn[view.of(turnQueries).manner()](side.name);
  return next === undefined
    ? `Turn ${numberOf(turn)}: ${who} (${people(side.players)}).`
    : `Turn ${numberOf(turn)}: ${who} (${people(side.players)}), then ${bold(next)}.`;
};

const onTurn: { readonly [M in TurnManner]: (side: string) => string } = {
  move: (side) => `${bold(side)} to move`,
  play: (side) => `${bold(side)} to play`,
  turn: (side) => bold(side),
};

/** The same of a game; blank if it is not played, or has no turns. */
export const turnLineOf = (view: View): string => {
  const turn = view.of(gameQueries).phase === 'playing' ? view.of(gameQueries).turn() : undefined;
  return turn ? turnLine(view, turn) : '';
};

export const statusText = (view: View): string => {
  const turn = view.of(gameQueries).turn();
  const phase = {
    seating: 'Waiting for players.',
    playing: turn ? turnLine(view, turn) : 'The game is on; there are no turns.',
    over: 'The game is over.',
  }[view.of(gameQueries).phase];
  const requests = view
    .of(requestQueries)
    .all()
    .filter(({ wants }) => view.of(gameQueries).phase !== 'over' || wants.what === 'publish' || wants.what === 'undo')
    .map((request) => requestText(formatIn('en'), view, request));
  return [
    bold(view.of(gameQueries).title),
    phase,
    ...(view.of(gameQueries).phase === 'over' ? [] : goalOf(view.of(gameQueries).rulebook)),
    ...originText(view.of(gameQueries).origin),
    ...battleLines(view),
    ...view
      .of(scoreQueries)
      .results()
      .map((one) => ({ what: 'result' as const, ...one }))
      .flatMap((one, _, all) => scores(formatIn('en')).lines.result(one, 'move', all)),
    seatsText(view),
    ...requests,
  ].join('\n');
};

export const turnText = (view: View): string => {
  const turn = view.of(gameQueries).turn();
  if (view.of(gameQueries).phase === 'seating') return 'The game has not begun yet.';
  if (view.of(gameQueries).phase === 'over') return 'The game is over.';
  if (!turn) return 'This game has no turns: everyone plays when they like.';
  const ends = view.of(gameQueries).rules.ends === 'after-move' ? 'A turn ends with the move.' : '`/turn end` ends it.';
  const phase = view.of(turnQueries).phase();
  const first = turnLine(view, turn);
  return phase ? [first, ...phaseLines(phase)].join('\n') : `${first} ${ends}`;
};

/** Which phase of the turn it is, what can be done in it, and how it ends. */
const phaseLines = ({ name, all, acts, owed, canEnd, next, isRound, out }: TurnPhaseView): readonly string[] => {
  const names = all.map((one) => (one === name ? bold(one) : plain(one))).join(' → ');
  const whats = acts.map(({ what }) => what);
  const can = acts.length > 0 ? `You can ${actsText(acts)}.` : '';
  const must = owed > 0 ? `You must ${owedText(whats, owed)}.` : '';
  const goes =
    owed > 0
      ? ''
      : isRound
        ? out
          ? `\`/turn pass\` leaves the bidding for good.${out.length > 0 ? ` Out: ${listed(out.map((one) => bold(one)))}.` : ''}`
          : '`/turn next` passes to the side that comes next.'
        : `${next ? `\`/turn next\` goes on to ${bold(next.name)}. ` : ''}${canEnd ? '`/turn end` ends the turn.' : ''}`;
  return [`Phases: ${names}`, [must === '' ? can : must, goes].filter((part) => part !== '').join(' ')];
};

/**
 * Pieces of a list, those of one owner after the other, what is alike in one line; how many each has is said where they
 * are all there.
 */
export const piecesText = (view: View, pieces: Iterable<PieceView>, isWhole = true): string => {
  const owners = new Map<string, PieceGroup[]>();
  for (const group of groupAlike(view, pieces)) {
    const owner = group.piece.side?.name ?? 'Nobody';
    owners.set(owner, [...(owners.get(owner) ?? []), group]);
  }
  if (owners.size === 0) return 'There are no pieces that you can see.';
  return [...owners]
    .map(([owner, groups]) => {
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      const lines = groups.map((group) => groupText(view, group));
      return `${bold(owner)}${isWhole ? ` (${count})` : ''}\n${lines.join('\n')}`;
    })
    .join('\n');
};

/** Where a side has none of them: of a name, or on a cell, others are listed without the side. */
export const noneOfSide = (side: string, name?: string): string =>
  name === undefined
    ? `You can see no pieces of ${bold(side)}. \`/piece list\` alone lists them all.`
    : [
        `No piece of ${bold(side)} that you can see is called ${bold(name)} or stands there.`,
        `${typed(`/piece list name:${name}`)} lists those of others.`,
      ].join(' ');

/** `3 × Pikemen E10`. */
const groupText = (view: View, { piece, count, note, handle }: PieceGroup): string =>
  [
    count > 1 ? `${count} × ${plain(piece.name)}` : plain(piece.name),
    plain(spotOf(view, piece)),
    ...(note === undefined ? [] : [`(${plain(note)})`]),
    ...(handle === undefined ? [] : [`\`${handle}\``]),
  ].join(' ');

/** What can be typed for one of a group: its name and place, and where these don't do its handle. */
export const typedText = (view: View, group: PieceGroup): string => {
  const { piece, note } = group;
  const spot = spotOf(view, piece);
  const name = nameOfGroup(view, group);
  const isHandle = name !== spot && name !== `${piece.name} ${spot}`;
  return [
    `${plain(piece.name)} ${plain(spot)}`,
    ...(note === undefined ? [] : [`(${plain(note)})`]),
    ...(isHandle ? [`\`${name}\``] : []),
  ].join(' ');
};

export const pieceDetails = (view: View, piece: PieceView): string => {
  const owner: SideView | undefined = piece.side;
  const where = [piece.where.map, piece.where.board].filter(
    (name, i, all) => name !== undefined && all.indexOf(name) === i,
  );
  const properties = view
    .of(pieceQueries)
    .toldProperties(piece)
    .map(([name, value]) => {
      const said = typeof value === 'string' ? view.of(gameQueries).said(value, 'en') : value;
      const base = view.of(pieceQueries).base(piece, name);
      return `${plain(propertyIn(formatIn('en'), view, name))}: ${valueWithBase(formatIn('en'), view, name, said, base === value ? said : base)}`;
    });
  return [
    bold(piece.name),
    `${owner ? bold(owner.name) : 'Nobody’s'}, at ${plain(spotOf(view, piece))} (${plain(where.join(', '))})`,
    ...properties,
  ].join('\n');
};
