import type { RecapPicture, RecapRow } from '../../draw/index.ts';
import { isHouse, isPlay, MINUTE_MS, type Module } from '../../engine/index.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import { type BoardPictureOptions, boardPicture } from '../../view/board/board.ts';
import type { BoardMarks } from '../../view/board/marks.ts';
import { gameQueries } from '../../view/game.ts';
import { placeQueries } from '../../view/places.ts';
import {
  type EndedGame,
  type FinalSideResult,
  finishedGameQueries,
  type GameLengthNumbers,
} from '../../view/scoring/ended.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import type { Drawing } from '../../view/text/message.ts';
import { removeMarkdown } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Step, StepMoment } from '../base/step.ts';
import type { LogStep } from '../steps/log-index.ts';
import { postForReader } from '../steps/told.ts';
import { firstBoardPictureOptions, type MessageContext, momentBeforeRemoval, showingWithMarks } from './drawings.ts';

const MOST_SIDES_SHOWN = 12;
/** The most steps to read. If a game has more, its recap contains less. */
const MOST_STEPS_RECAPPED = 2000;
const STEPS_AT_A_TIME = 16;
const MOST_BEFORE = 200;

export interface RecapStatistics {
  readonly time?: number;
  /** The number of moves that were not undone. In chess notation, a move includes a turn of both sides. */
  readonly moves?: number;
  /** True if the log has chess notation: a number then means a turn of all sides. */
  readonly isWritten?: true;
  readonly captures: readonly RecapCapture[];
}

type ActorId = LogStep['operation']['actor'];

export interface RecapCapture {
  readonly actor: ActorId;
  readonly count: number;
  readonly move: number;
  readonly written?: string;
  readonly isLast: boolean;
}

/** The board below the recap: the board of the last move, or else the first board, as it was at that time. */
interface EndBoard {
  readonly marks?: BoardMarks;
  readonly caption?: () => string;
  readonly moment?: StepMoment | undefined;
}

/**
 * Returns the recap of a game that ended with a step, made from public information only (U43). Undefined for other
 * steps, and if the game was continued in the meantime.
 */
export const recapDrawingOfStep = (
  session: MessageContext,
  step: Step,
  marks: BoardMarks | undefined,
  caption: () => string,
): Drawing | undefined =>
  recapDrawingOfGame(session, step.number, {
    ...(marks ? { marks } : {}),
    ...(NO_MOVE.has(step.operation.kind) ? {} : { caption }),
    moment: momentBeforeRemoval(step),
  });

/** Returns the recap of a game that is over. `last`: its newest step. */
export const recapDrawingOfGame = (session: MessageContext, last: number, end: EndBoard = {}): Drawing | undefined => {
  const { words } = session;
  const open = session.viewNow(channelViewer);
  const ended = open.of(finishedGameQueries).ended();
  if (!ended) return undefined;
  const facts = factsOf(session, open);
  let played: RecapStatistics = { captures: [] };
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
      played = await countRecapStatistics(session, last);
      const board = await session.read(channelViewer, (now) => boardOf(session, now, end));
      return { ...recapPicture(words, ended, facts, played), ...(board ? { board } : {}) };
    },
  };
};

interface RecapFacts {
  readonly nameOf: (person: ActorId) => string | undefined;
  readonly captures: boolean;
}

const factsOf = ({ notices }: MessageContext, view: View): RecapFacts => ({
  nameOf: notices.nameOf,
  captures: !view.of(gameQueries).hides && areCapturesAlike(view.of(gameQueries).definition),
});

/** True if no piece is worth more than twice another: otherwise the number of captures doesn't show who is ahead. */
const areCapturesAlike = ({ opponent }: Pick<Module, 'opponent'>): boolean => {
  const worths = Object.values(opponent?.worth ?? {}).filter((worth) => worth > 0);
  return Math.max(...worths) <= 2 * Math.min(...worths);
};

/** Returns the final board without its title; undefined if there is none, or if it is only readable in parts. */
const boardOf = (session: MessageContext, now: View, { marks, caption, moment }: EndBoard): RecapPicture['board'] => {
  const view = (moment && session.viewBefore(moment, channelViewer)) ?? now;
  const showing = showingOf(view, marks, caption);
  if (!showing) return undefined;
  const { title: _, ...board } = boardPicture(view, showing, session.words.board.legend);
  return board;
};

const showingOf = (
  view: View,
  marks: BoardMarks | undefined,
  caption: (() => string) | undefined,
): BoardPictureOptions | undefined => {
  const board = marks && view.of(placeQueries).board(marks.board);
  return marks && board ? showingWithMarks(board, marks, caption?.() ?? '') : firstBoardPictureOptions(view);
};

const recapPicture = (words: Words, ended: EndedGame, facts: RecapFacts, played: RecapStatistics): RecapPicture => {
  const { recap } = words;
  const { title, results, sides, scoreTitle } = ended;
  const [reason, turning] = [recap.reason(results), turningText(words, ended, facts, played)];
  return {
    shape: 'recap',
    title,
    headline: removeMarkdown(recap.headline(results)),
    ...(reason === undefined ? {} : { reason: removeMarkdown(reason) }),
    ...(scoreTitle === undefined ? {} : { scoreTitle: scoreTitle || recap.points }),
    rows: sides.slice(0, MOST_SIDES_SHOWN).map((one) => rowOf(words, one, facts)),
    ...(sides.length > MOST_SIDES_SHOWN ? { more: recap.more(sides.length - MOST_SIDES_SHOWN) } : {}),
    ...(turning === undefined ? {} : { turning: removeMarkdown(turning) }),
    figures: recap.figures(numbersOf(ended, played)),
  };
};

const rowOf = (words: Words, { side, result, score }: FinalSideResult, { nameOf }: RecapFacts): RecapRow => {
  const { index, name, colour, players } = side;
  return {
    side: { index, name, ...(colour === undefined ? {} : { colour }) },
    players: words.recap.players(players.flatMap((one) => (isHouse(one) ? words.recap.bot : (nameOf(one) ?? [])))),
    ...(result === 'won' ? { hasWon: true } : {}),
    ...(score === undefined ? {} : { score: String(score) }),
  };
};

const numbersOf = ({ turns, rounds }: EndedGame, { moves, time, isWritten }: RecapStatistics): GameLengthNumbers => ({
  ...(turns === undefined || isWritten || turns === moves || turns < 2 ? {} : { turns }),
  ...(rounds === undefined || rounds === turns ? {} : { rounds }),
  ...(moves === undefined ? {} : { moves }),
  ...(time === undefined ? {} : { time: Math.max(1, Math.round(time / MINUTE_MS)) }),
});

const recapText = (words: Words, ended: EndedGame, facts: RecapFacts, played: RecapStatistics): string => {
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

const turningText = (
  { recap }: Words,
  ended: EndedGame,
  facts: RecapFacts,
  played: RecapStatistics,
): string | undefined => {
  if (ended.turn) return recap.roundTurn(ended.turn);
  const lead = facts.captures ? captureLead(ended, played.captures) : undefined;
  return lead && recap.captureTurn(lead);
};

/**
 * Returns the move from which on the winner had always captured more than every other side; undefined if there is none.
 */
const captureLead = (
  { sides }: Pick<EndedGame, 'sides'>,
  captures: readonly RecapCapture[],
): { readonly side: string; readonly move: number; readonly written?: string } | undefined => {
  const [winner, ...others] = sides.filter(({ result }) => result === 'won');
  if (!winner || others.length > 0 || sides.length < 2) return undefined;
  const taken = new Map(sides.map(({ side }) => [side.name, 0]));
  let since: RecapCapture | undefined;
  for (const one of captures) {
    const own = sides.filter(({ side }) => side.players.includes(one.actor));
    const [by] = own;
    // If a person plays several sides, their captures can't be assigned to any of them.
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

const NO_MOVE: ReadonlySet<LogStep['operation']['kind']> = new Set<LogStep['operation']['kind']>([
  'end-turn',
  'next-phase',
  'resign',
  'agree-draw',
]);

/** Counts moves and captures in the channel's log, in parts so that the event loop stays free. */
export const countRecapStatistics = async (session: MessageContext, last: number): Promise<RecapStatistics> => {
  const { steps } = await session.lines('channel');
  const numbers = steps.filter((number) => number <= last);
  const isLong = numbers.length > MOST_STEPS_RECAPPED;
  const some = isLong ? [...numbers.slice(0, MOST_BEFORE), ...numbers.slice(-1)] : numbers;
  let [begun, ended, moves, written] = [undefined as number | undefined, 0, 0, undefined as MoveInLog | undefined];
  const captures: Omit<RecapCapture, 'isLast'>[] = [];
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

const toldIn = (step: LogStep): readonly SeenReport[] => {
  const post = postForReader(step, 'channel');
  return post && !isTextPost(post) ? (post.seen ?? []) : [];
};

const writtenIn = (step: LogStep): MoveInLog | undefined => {
  const one = toldIn(step).find((told): told is SeenReport<'written'> => told.what === 'written');
  return one && { number: one.number, text: `${one.number}${one.isSecond ? '...' : '.'} ${one.san}` };
};

/** Returns the number of captured pieces in a move, counted by the cells that are marked as captured. */
const takenIn = (step: LogStep): number =>
  step.operation.kind === 'move' ? (postForReader(step, 'channel')?.marks?.crosses.length ?? 0) : 0;
