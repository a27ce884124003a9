import type { RecapPicture, RecapRow } from '../../draw/index.ts';
import { isHouse, isPlay, MINUTE } from '../../engine/index.ts';
import { isInWords } from '../../facts/stored-post.ts';
import { boardPicture, type Showing } from '../../view/board/board.ts';
import type { Marks } from '../../view/board/marks.ts';
import { gameQueries } from '../../view/game.ts';
import { placeQueries } from '../../view/places.ts';
import { type EndedGame, type EndedSide, endQueries, type GameNumbers } from '../../view/scoring/ended.ts';
import type { Seen } from '../../view/seen/report.ts';
import type { Drawing } from '../../view/text/message.ts';
import { unmarked } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Moment, Step } from '../base/step.ts';
import type { ToldStep } from '../steps/log-index.ts';
import { postTo } from '../steps/told.ts';
import { firstBoard, markedOn, momentOf, type ToldGame } from './drawings.ts';

/** The picture of a game that ended, made of what everybody may know (U43). */

/** So many sides have a row. */
const MOST_SIDES_SHOWN = 12;
/** So many steps are looked at: of a longer game less is said. */
const MOST_STEPS_RECAPPED = 2000;
/** So many steps are read at a time. */
const STEPS_AT_A_TIME = 16;
/** Within so many lines of its log a game begins. */
const MOST_BEFORE = 200;

/** What the log of a game's channel says of how it went. */
export interface PlayedGame {
  /** How long it took, from its beginning (ms). */
  readonly time?: number;
  /** How many moves were made that stand; as chess players count them if it is told so. */
  readonly moves?: number;
  /** The moves are told as chess players count them: a number is a turn of all sides. */
  readonly isWritten?: true;
  /** The captures by moves that stand, in their order. */
  readonly captures: readonly Capture[];
}

/** Who made a step, or plays a side. */
type ActorId = ToldStep['operation']['actor'];

/** What one move took. */
export interface Capture {
  readonly actor: ActorId;
  readonly count: number;
  /** The number of the move, and the move as chess players write it. */
  readonly move: number;
  readonly written?: string;
  /** No move came after it. */
  readonly isLast: boolean;
}

/** The board below the recap: that of the last move, or else the first one, as it is then. */
interface EndBoard {
  readonly marks?: Marks;
  readonly caption?: () => string;
  readonly moment?: Moment | undefined;
}

/** The picture of a game that ended with a step; undefined of any other step, and if the game goes on meanwhile. */
export const recapDrawing = (
  session: ToldGame,
  step: Step,
  marks: Marks | undefined,
  caption: () => string,
): Drawing | undefined =>
  recapOf(session, step.number, {
    ...(marks ? { marks } : {}),
    ...(NO_MOVE.has(step.operation.kind) ? {} : { caption }),
    moment: momentOf(step),
  });

/** The same of a game that is over; `last`: its newest step. */
export const recapOf = (session: ToldGame, last: number, end: EndBoard = {}): Drawing | undefined => {
  const { words } = session;
  const open = session.viewNow(channelViewer);
  const ended = open.of(endQueries).ended();
  if (!ended) return undefined;
  const facts = factsOf(session, open);
  let played: PlayedGame = { captures: [] };
  const said = (): string => recapText(words, ended, facts, played);
  return {
    key: `${session.game} recap ${words.locale}`,
    name: 'recap.png',
    get alt() {
      return said();
    },
    get text() {
      return said();
    },
    get instead() {
      return said();
    },
    picture: async () => {
      played = await playedUntil(session, last);
      const board = await session.read(channelViewer, (now) => boardOf(session, now, end));
      return { ...recapPicture(words, ended, facts, played), ...(board ? { board } : {}) };
    },
  };
};

/** What is known of a game beside how it ended: names, and whose moves are whose. */
interface RecapFacts {
  readonly nameOf: (person: ActorId) => string | undefined;
  readonly captures: boolean;
}

const factsOf = ({ notices }: ToldGame, view: View): RecapFacts => ({
  nameOf: notices.nameOf,
  captures: !view.of(gameQueries).hides,
});

/** The board of the end without its title: the recap has one. Undefined if the game has none, or only parts of it can be read. */
const boardOf = (session: ToldGame, now: View, { marks, caption, moment }: EndBoard): RecapPicture['board'] => {
  const view = (moment && session.viewBefore(moment, channelViewer)) ?? now;
  const showing = showingOf(view, marks, caption);
  if (!showing) return undefined;
  const { title: _, ...board } = boardPicture(view, showing, session.words.board.legend);
  return board;
};

const showingOf = (view: View, marks: Marks | undefined, caption: (() => string) | undefined): Showing | undefined => {
  const board = marks && view.of(placeQueries).board(marks.board);
  return marks && board ? markedOn(board, marks, caption?.() ?? '') : firstBoard(view);
};

const recapPicture = (words: Words, ended: EndedGame, facts: RecapFacts, played: PlayedGame): RecapPicture => {
  const { recap } = words;
  const { title, results, sides, scoreTitle } = ended;
  const [reason, turning] = [recap.reason(results), turningText(words, ended, facts, played)];
  return {
    shape: 'recap',
    title,
    headline: unmarked(recap.headline(results)),
    ...(reason === undefined ? {} : { reason: unmarked(reason) }),
    ...(scoreTitle === undefined ? {} : { scoreTitle: scoreTitle || recap.points }),
    rows: sides.slice(0, MOST_SIDES_SHOWN).map((one) => rowOf(words, one, facts)),
    ...(sides.length > MOST_SIDES_SHOWN ? { more: recap.more(sides.length - MOST_SIDES_SHOWN) } : {}),
    ...(turning === undefined ? {} : { turning: unmarked(turning) }),
    figures: recap.figures(numbersOf(ended, played)),
  };
};

const rowOf = (words: Words, { side, result, score }: EndedSide, { nameOf }: RecapFacts): RecapRow => {
  const { index, name, colour, players } = side;
  return {
    side: { index, name, ...(colour === undefined ? {} : { colour }) },
    players: words.recap.players(players.flatMap((one) => (isHouse(one) ? words.recap.bot : (nameOf(one) ?? [])))),
    ...(result === 'won' ? { hasWon: true } : {}),
    ...(score === undefined ? {} : { score: String(score) }),
  };
};

/** What a recap says of how much was played. */
const numbersOf = ({ turns, rounds }: EndedGame, { moves, time, isWritten }: PlayedGame): GameNumbers => ({
  ...(turns === undefined || isWritten || turns === moves || turns < 2 ? {} : { turns }),
  ...(rounds === undefined || rounds === turns ? {} : { rounds }),
  ...(moves === undefined ? {} : { moves }),
  ...(time === undefined ? {} : { time: Math.max(1, Math.round(time / MINUTE)) }),
});

/** All of it in words, which name no account. */
const recapText = (words: Words, ended: EndedGame, facts: RecapFacts, played: PlayedGame): string => {
  const { recap } = words;
  const { title, results, sides, scoreTitle } = ended;
  const scores = sides.flatMap(({ side, score }) => (score === undefined ? [] : [{ side: side.name, score }]));
  const parts: readonly (string | undefined)[] = [
    recap.title(title),
    recap.headline(results),
    recap.reason(results),
    scores.length > 0 ? recap.scores(scoreTitle || recap.points, scores.slice(0, MOST_SIDES_SHOWN)) : undefined,
    turningText(words, ended, facts, played),
    recap.playedText(numbersOf(ended, played)),
  ];
  return parts.flatMap((part) => part ?? []).join(' ');
};

/** When the game was decided, in a sentence: by scores, or else by captures; undefined if neither tells. */
const turningText = ({ recap }: Words, ended: EndedGame, facts: RecapFacts, played: PlayedGame): string | undefined => {
  if (ended.turn) return recap.roundTurn(ended.turn);
  const lead = facts.captures ? captureLead(ended, played.captures) : undefined;
  return lead && recap.captureTurn(lead);
};

/** From which move on the side that won had taken more than all others; undefined if it had not. */
const captureLead = (
  { sides }: Pick<EndedGame, 'sides'>,
  captures: readonly Capture[],
): { readonly side: string; readonly move: number; readonly written?: string } | undefined => {
  const [winner, ...others] = sides.filter(({ result }) => result === 'won');
  if (!winner || others.length > 0 || sides.length < 2) return undefined;
  const taken = new Map(sides.map(({ side }) => [side.name, 0]));
  let since: Capture | undefined;
  for (const one of captures) {
    const own = sides.filter(({ side }) => side.players.includes(one.actor));
    const [by] = own;
    // A person who plays several sides may have captured with any of them.
    if (!by || own.length > 1) return undefined;
    taken.set(by.side.name, (taken.get(by.side.name) ?? 0) + one.count);
    const most = taken.get(winner.side.name) ?? 0;
    const isAhead = [...taken].every(([name, count]) => name === winner.side.name || count < most);
    since = isAhead ? (since ?? one) : undefined;
  }
  if (!since || since.isLast) return undefined;
  const { move, written } = since;
  return { side: winner.side.name, move, ...(written === undefined ? {} : { written }) };
};

/** What does not count as a move. */
const NO_MOVE: ReadonlySet<ToldStep['operation']['kind']> = new Set<ToldStep['operation']['kind']>([
  'end-turn',
  'next-phase',
  'resign',
  'agree-draw',
]);

/** Reads how a game went from the log of its channel, part by part so that nothing else waits. */
export const playedUntil = async (session: ToldGame, last: number): Promise<PlayedGame> => {
  const { steps } = await session.lines('channel');
  const numbers = steps.filter((number) => number <= last);
  const isLong = numbers.length > MOST_STEPS_RECAPPED;
  const some = isLong ? [...numbers.slice(0, MOST_BEFORE), ...numbers.slice(-1)] : numbers;
  let [begun, ended, moves, written] = [undefined as number | undefined, 0, 0, undefined as MoveInLog | undefined];
  const captures: Omit<Capture, 'isLast'>[] = [];
  for (let at = 0; at < some.length; at += STEPS_AT_A_TIME) {
    for (const step of await session.journal.told(some.slice(at, at + STEPS_AT_A_TIME))) {
      const { operation, number } = step;
      ended = step.at;
      if (operation.kind === 'begin') begun = step.at;
      if (!isPlay(operation.kind) || NO_MOVE.has(operation.kind) || !session.stands(number)) continue;
      moves += 1;
      const own = writtenIn(step);
      written = own ?? written;
      const count = takenIn(step);
      if (count === 0) continue;
      captures.push({
        actor: operation.actor,
        count,
        move: moves,
        ...(own ? { written: own.text } : {}),
      });
    }
    await yieldToEventLoop();
  }
  const time = begun === undefined ? {} : { time: ended - begun };
  if (isLong || moves === 0) return { ...time, captures: [] };
  return {
    ...time,
    moves: written?.number ?? moves,
    captures: captures.map((one) => ({ ...one, isLast: one.move === moves })),
    ...(written ? { isWritten: true } : {}),
  };
};

interface MoveInLog {
  readonly number: number;
  readonly text: string;
}

const toldIn = (step: ToldStep): readonly Seen[] => {
  const post = postTo(step, 'channel');
  return post && !isInWords(post) ? (post.seen ?? []) : [];
};

/** The move as chess players write it. */
const writtenIn = (step: ToldStep): MoveInLog | undefined => {
  const one = toldIn(step).find((told): told is Seen<'written'> => told.what === 'written');
  return one && { number: one.number, text: `${one.number}${one.isSecond ? '...' : '.'} ${one.san}` };
};

/** On how many cells something was taken, in a game whose pieces take by moving. */
const takenIn = (step: ToldStep): number =>
  step.operation.kind === 'move' ? (postTo(step, 'channel')?.marks?.crosses.length ?? 0) : 0;
