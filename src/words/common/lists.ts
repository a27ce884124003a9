import { botLevelOf, isHouse } from '../../engine/index.ts';
import type { PersonId } from '../../table/index.ts';
import { armyQueries } from '../../view/armies.ts';
import { artQueries } from '../../view/art.ts';
import { groupAlikePieces, nameOfGroup, type PieceGroup } from '../../view/find/alike.ts';
import { placeNameOfPiece } from '../../view/find/find.ts';
import { type GameTurnView, gameQueries } from '../../view/game.ts';
import { type PieceView, pieceQueries } from '../../view/pieces.ts';
import { requestQueries } from '../../view/requests.ts';
import { scoreQueries } from '../../view/scores.ts';
import { seatQueries } from '../../view/seats.ts';
import { omitPlainLosses } from '../../view/seen/shared-end.ts';
import { bold, moment, plain } from '../../view/text/text.ts';
import { type TurnPhaseView, turnQueries } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import { dueActs, possibleActs } from '../base/acts.ts';
import type { Format } from '../base/messages.ts';
import { propertyIn } from '../base/properties.ts';
import { turnNumber, typed } from '../base/text.ts';
import { list, name, names, person, persons } from '../base/values.ts';
import { valueWithBase } from '../systems/modifiers.ts';
import { requestText } from '../systems/requests.ts';
import { resultLine } from '../systems/results.ts';
import { originText } from './origin.ts';
import { callOfAll } from './posts.ts';
import { goalOf } from './rulebook.ts';

/** Lists and short reports. Each is made from its reader's view. */

const NO_PEOPLE = '–';

const people = (format: Format, all: readonly PersonId[]): string =>
  all.length > 0 ? format('listed', { items: persons(all) }) : NO_PEOPLE;

/** People with the times when they can play, if they gave any; the bot with its level. */
const withTimes = (format: Format, view: View, all: readonly PersonId[]): string => {
  if (all.length === 0) return NO_PEOPLE;
  const items = all.map((one) => {
    if (isHouse(one)) return format('list-bot', { level: format('bot-level', { level: botLevelOf(one) }) });
    const time = view.of(seatQueries).when(one);
    return time === undefined ? person(one) : format('list-person-time', { person: person(one), time: plain(time) });
  });
  return format('listed', { items: list(items) });
};

/** The time until which everyone can take a seat (ms since 1970). */
export const openText = (format: Format, until: number): string => format('list-open', { time: moment(until) });

/** A side's players, with its result if the game is over. */
const sideLine = (format: Format, view: View, side: string, players: readonly PersonId[]): string => {
  const results = view.of(scoreQueries).results();
  const result = results.find((one) => one.side === side)?.result;
  const given = { side: name(side), players: withTimes(format, view, players) };
  return result === undefined ? format('list-side', given) : format('list-side-result', { ...given, result });
};

export const seatsText = (format: Format, view: View): string => {
  const seats = view.of(seatQueries);
  const [observers, reserves] = [seats.observers(), seats.reserves()];
  const { host, master } = view.of(gameQueries);
  return [
    ...seats.sides().map((side) => sideLine(format, view, side.name, side.players)),
    ...(reserves.length > 0 ? [format('list-waitlist', { people: withTimes(format, view, reserves) })] : []),
    ...(observers.length > 0 ? [format('list-watching', { people: persons(observers) })] : []),
    format('list-host', { person: person(host) }),
    ...(master === undefined ? [] : [format('list-master', { person: person(master) })]),
  ].join('\n');
};

const battleLines = (format: Format, view: View): readonly string[] => {
  const battle = view.of(gameQueries).phase === 'playing' ? view.of(armyQueries).battle() : undefined;
  if (!battle) return [];
  const { attackers, defenders, cell } = battle;
  const given = { attackers: name(attackers.name), defenders: name(defenders.name), cell: plain(cell) };
  return [format('list-battle', given)];
};

/**
 * The side whose turn it is. If the order alone decides the next side, the line names it too. In some phases, all sides
 * choose at once.
 */
const turnLine = (format: Format, view: View, turn: NonNullable<ReturnType<GameTurnView['turn']>>): string => {
  const { side, next, number, last } = turn;
  const { manner: mannerOf, phase } = view.of(turnQueries);
  if (phase()?.isAtOnce) return callOfAll(format, number, last);
  const manner = mannerOf();
  const given = {
    turn: turnNumber(format, number, last),
    side: name(side.name),
    players: people(format, side.players),
  };
  return next === undefined
    ? format(`list-turn-${manner}`, given)
    : format(`list-turn-${manner}-next`, { ...given, next: name(next) });
};

/** The turn line of a game; blank without players or turns. */
export const turnLineOf = (format: Format, view: View): string => {
  const turn = view.of(gameQueries).phase === 'playing' ? view.of(gameQueries).turn() : undefined;
  return turn ? turnLine(format, view, turn) : '';
};

const phaseText = (format: Format, view: View): string => {
  const { phase } = view.of(gameQueries);
  if (phase === 'seating') return format('list-waiting');
  if (phase === 'over') return format('now-over');
  const turn = view.of(gameQueries).turn();
  return turn ? turnLine(format, view, turn) : format('list-no-turns');
};

export const statusText = (format: Format, view: View): string => {
  const game = view.of(gameQueries);
  const isOver = game.phase === 'over';
  const requests = view
    .of(requestQueries)
    .all()
    .filter(({ wants }) => !isOver || wants.what === 'publish' || wants.what === 'undo')
    .map((request) => requestText(format, view, request));
  const results = view.of(scoreQueries).results();
  return [
    bold(game.title),
    phaseText(format, view),
    ...(isOver ? [] : goalOf(format, game.rulebook)),
    ...originText(format, game.origin),
    ...battleLines(format, view),
    ...omitPlainLosses(results).flatMap((one, _, shown) => resultLine(format, one, shown)),
    seatsText(format, view),
    ...requests,
  ].join('\n');
};

export const turnText = (format: Format, view: View): string => {
  const { phase, rules } = view.of(gameQueries);
  const turn = view.of(gameQueries).turn();
  if (phase === 'seating') return format('list-not-started');
  if (phase === 'over') return format('now-over');
  if (!turn) return format('list-no-turns-now');
  const first = turnLine(format, view, turn);
  const part = view.of(turnQueries).phase();
  if (part) return [first, ...phaseLines(format, part)].join('\n');
  return [first, format(rules.ends === 'after-move' ? 'rules-turn-move' : 'list-turn-ends')].join(' ');
};

/** A description of how the current phase of a turn ends. */
const phaseEnds = (format: Format, { canEnd, next, isRound, out }: TurnPhaseView): readonly string[] => {
  if (!isRound)
    return [
      ...(next ? [format('list-phase-next', { phase: name(next.name) })] : []),
      ...(canEnd ? [format('list-phase-end')] : []),
    ];
  if (!out) return [format('list-phase-pass')];
  return [format('list-bidding-pass'), ...(out.length > 0 ? [format('list-bidding-out', { sides: names(out) })] : [])];
};

/** The phases of the turn, and what is possible or due in the current one. */
const phaseLines = (format: Format, phase: TurnPhaseView): readonly string[] => {
  const { name: now, all, acts, owed } = phase;
  const phases = all.map((one) => (one === now ? bold(one) : plain(one))).join(' → ');
  const whats = acts.map(({ what }) => what);
  const todo =
    owed > 0
      ? [format('list-phase-must', { acts: dueActs(format, whats, owed) })]
      : [
          ...(acts.length > 0 ? [format('list-phase-can', { acts: possibleActs(format, acts) })] : []),
          ...phaseEnds(format, phase),
        ];
  return [format('list-phases', { phases }), todo.join(' ')];
};

/**
 * Pieces by owner, with equal ones on one line. If the list is whole, it includes the number of each owner's pieces.
 */
export const piecesText = (format: Format, view: View, pieces: Iterable<PieceView>, isWhole = true): string => {
  const owners = new Map<string, PieceGroup[]>();
  for (const group of groupAlikePieces(view, pieces)) {
    const owner = group.piece.side?.name ?? format('list-no-owner');
    owners.set(owner, [...(owners.get(owner) ?? []), group]);
  }
  if (owners.size === 0) return format('list-no-pieces');
  return [...owners]
    .map(([owner, groups]) => {
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      const title = isWhole ? format('list-owner', { owner: name(owner), count }) : bold(owner);
      return [title, ...groups.map((group) => groupText(format, view, group))].join('\n');
    })
    .join('\n');
};

/** The text instead of an empty list of a side's pieces; `named`: the name or cell that was searched for. */
export const noneOfSide = (format: Format, side: string, named?: string): string =>
  named === undefined
    ? format('list-none-of-side', { side: name(side) })
    : format('list-none-named', {
        side: name(side),
        name: name(named),
        command: typed(['/piece list name:', named].join('')),
      });

/** A group of equal pieces: `3 × Pikemen E10`. */
const groupText = (format: Format, view: View, { piece, count, note, handle }: PieceGroup): string =>
  [
    count > 1 ? format('play-count', { count, name: plain(piece.name) }) : plain(piece.name),
    plain(placeNameOfPiece(view, piece)),
    ...(note === undefined ? [] : [`(${plain(note)})`]),
    ...(handle === undefined ? [] : [`\`${handle}\``]),
  ].join(' ');

/**
 * The text that players can type to name a piece of a group: its name and place, with its handle if these fit others
 * too.
 */
export const typedText = (_: Format, view: View, group: PieceGroup): string => {
  const { piece, note } = group;
  const spot = placeNameOfPiece(view, piece);
  const text = nameOfGroup(view, group);
  const isHandle = text !== spot && text !== `${piece.name} ${spot}`;
  return [
    `${plain(piece.name)} ${plain(spot)}`,
    ...(note === undefined ? [] : [`(${plain(note)})`]),
    ...(isHandle ? [`\`${text}\``] : []),
  ].join(' ');
};

export const pieceDetails = (format: Format, view: View, piece: PieceView): string => {
  const { side, where } = piece;
  const spot = placeNameOfPiece(view, piece);
  const maps = new Set([where.map, where.board].filter((one) => one !== undefined && one !== spot));
  const place = [plain(spot), ...(maps.size === 0 ? [] : [`(${plain([...maps].join(', '))})`])].join(' ');
  const properties = view
    .of(pieceQueries)
    .toldProperties(piece)
    .filter(([property]) => property !== 'symbol' || !view.of(artQueries).ofPiece(piece))
    .map(([property, value]) => {
      const said = typeof value === 'string' ? view.of(gameQueries).said(value, format.locale) : value;
      const base = view.of(pieceQueries).base(piece, property);
      const text = valueWithBase(format, view, property, said, base === value ? said : base);
      return format('list-property', { property: plain(propertyIn(format, view, property)), value: text });
    });
  return [
    bold(piece.name),
    side ? format('list-piece-place', { side: name(side.name), place }) : format('list-piece-place-unowned', { place }),
    ...properties,
  ].join('\n');
};
