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
import { type TurnPhaseView, turnQueries } from '../../view/turns.ts';
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
  `-# Die Plätze sind offen bis ${moment(until)}. **Auf Warteliste** merkt dich für einen Platz vor, der frei wird. **Meine Zeiten** sagt den anderen, wann du kannst.`;

const OUTCOMES = { won: 'gewonnen', lost: 'verloren', drew: 'remis' } as const;

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
  last === undefined ? String(number) : `${number} von ${last}`;

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
    ...(reserves.length > 0 ? [`Warteliste: ${withTimes(view, reserves)}`] : []),
    ...(observers.length > 0 ? [`Zuschauer: ${people(observers)}`] : []),
    `Gastgeber: ${person(host)}`,
    ...(master === undefined ? [] : [`Spielleiter: ${person(master)}`]),
  ];
  return seats.join('\n');
};

const battleLines = (view: View): readonly string[] => {
  const battle = view.of(gameQueries).phase === 'playing' ? view.of(armyQueries).battle() : undefined;
  if (!battle) return [];
  const { attackers, defenders, cell } = battle;
  return [
    `${bold(attackers.name)} greift ${bold(defenders.name)} auf ${plain(cell)} an. \`/army return\` beendet den Kampf.`,
  ];
};

/** Whose turn it is, and whose is next if only the order decides that. */
const turnLine = (turn: NonNullable<ReturnType<GameView['turn']>>): string => {
  const { side, next } = turn;
  return next === undefined
    ? `Zug ${numberOf(turn)}: ${bold(side.name)} ist dran (${people(side.players)}).`
    : `Zug ${numberOf(turn)}: ${bold(side.name)} ist dran (${people(side.players)}), danach ${bold(next)}.`;
};

/** The same of a game; blank if it is not played, or has no turns. */
export const turnLineOf = (view: View): string => {
  const turn = view.of(gameQueries).phase === 'playing' ? view.of(gameQueries).turn() : undefined;
  return turn ? turnLine(turn) : '';
};

export const statusText = (view: View): string => {
  const turn = view.of(gameQueries).turn();
  const phase = {
    seating: 'Es fehlen noch Spieler.',
    playing: turn ? turnLine(turn) : 'Das Spiel läuft; es gibt keine Züge.',
    over: 'Das Spiel ist vorbei.',
  }[view.of(gameQueries).phase];
  const requests = view
    .of(requestQueries)
    .all()
    .filter(({ wants }) => view.of(gameQueries).phase !== 'over' || wants.what === 'publish' || wants.what === 'undo')
    .map((request) => requestText(formatIn('de'), view, request));
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
      .flatMap((one, _, all) => scores(formatIn('de')).lines.result(one, 'move', all)),
    seatsText(view),
    ...requests,
  ].join('\n');
};

export const turnText = (view: View): string => {
  const turn = view.of(gameQueries).turn();
  if (view.of(gameQueries).phase === 'seating') return 'Das Spiel hat noch nicht begonnen.';
  if (view.of(gameQueries).phase === 'over') return 'Das Spiel ist vorbei.';
  if (!turn) return 'Dieses Spiel hat keine Züge: Alle spielen, wann sie wollen.';
  const ends =
    view.of(gameQueries).rules.ends === 'after-move' ? 'Wer gezogen hat, ist fertig.' : '`/turn end` beendet ihn.';
  const phase = view.of(turnQueries).phase();
  const first = turnLine(turn);
  return phase ? [first, ...phaseLines(phase)].join('\n') : `${first} ${ends}`;
};

/** Which phase of the turn it is, what can be done in it, and how it ends. */
const phaseLines = ({ name, all, acts, owed, canEnd, next, isRound, out }: TurnPhaseView): readonly string[] => {
  const names = all.map((one) => (one === name ? bold(one) : plain(one))).join(' → ');
  const whats = acts.map(({ what }) => what);
  const can = acts.length > 0 ? `Du kannst ${actsText(acts)}.` : '';
  const must = owed > 0 ? `Du musst ${owedText(whats, owed)}.` : '';
  const goes =
    owed > 0
      ? ''
      : isRound
        ? out
          ? `\`/turn pass\` scheidet aus dem Bieten aus.${out.length > 0 ? ` Ausgeschieden: ${listed(out.map((one) => bold(one)))}.` : ''}`
          : '`/turn next` gibt an die nächste Seite weiter.'
        : `${next ? `\`/turn next\` geht weiter zu ${bold(next.name)}. ` : ''}${canEnd ? '`/turn end` beendet den Zug.' : ''}`;
  return [`Phasen: ${names}`, [must === '' ? can : must, goes].filter((part) => part !== '').join(' ')];
};

/**
 * Pieces of a list, those of one owner after the other, what is alike in one line; how many each has is said where they
 * are all there.
 */
export const piecesText = (view: View, pieces: Iterable<PieceView>, isWhole = true): string => {
  const owners = new Map<string, PieceGroup[]>();
  for (const group of groupAlike(view, pieces)) {
    const owner = group.piece.side?.name ?? 'Niemand';
    owners.set(owner, [...(owners.get(owner) ?? []), group]);
  }
  if (owners.size === 0) return 'Es gibt keine Figuren, die du sehen kannst.';
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
    ? `Du siehst keine Figuren von ${bold(side)}. \`/piece list\` allein zeigt sie alle.`
    : [
        `Keine Figur von ${bold(side)}, die du sehen kannst, heißt ${bold(name)} oder steht dort.`,
        `${typed(`/piece list name:${name}`)} zeigt die anderer.`,
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
      const said = typeof value === 'string' ? view.of(gameQueries).said(value, 'de') : value;
      const base = view.of(pieceQueries).base(piece, name);
      return `${plain(propertyIn(formatIn('de'), view, name))}: ${valueWithBase(formatIn('de'), view, name, said, base === value ? said : base)}`;
    });
  return [
    bold(piece.name),
    `${owner ? bold(owner.name) : 'Niemandes'}, auf ${plain(spotOf(view, piece))} (${plain(where.join(', '))})`,
    ...properties,
  ].join('\n');
};
