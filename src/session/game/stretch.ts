import type { PersonId } from '../../table/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Reader } from '../base/step.ts';
import { postForReader } from '../steps/told.ts';
import type { Session } from './session.ts';

/** A range of lines in a reader's log, by line numbers from 1. Empty if `last` is less than `first`. */
export interface LogLineRange {
  readonly first: number;
  readonly last: number;
  /** The time of the range's start (ms since 1970); undefined for the start of the game. */
  readonly since?: number;
  /** True if the range has all lines from its start up to the present. */
  readonly isWhole: boolean;
}

/** The most lines of a range. A longer range loses its first lines. */
const MOST_LINES_SINCE = 20;
/** The number of steps in which the start is searched, and the number of steps to read at once. */
const MOST_STEPS_SINCE = 2000;
const STEPS_LOOKED_AT = 32;
/** The number of first steps in which the start of play is searched. */
const MOST_STEPS_BEFORE_PLAY = 96;

/**
 * Returns the lines since the last turn of these sides ended. If no sides are given, returns the lines since the last
 * turn began. `end`: the last line. Changes of turn are public, so this reveals nothing.
 */
export const findLinesSinceTurn = async (
  session: Session,
  reader: PersonId,
  sides: readonly string[],
  end?: number,
): Promise<LogLineRange> => {
  const { steps } = await session.lines(reader);
  const last = Math.min(end ?? steps.length, steps.length);
  const upTo = end === undefined ? session.number + 1 : (steps[last - 1] ?? 1);
  const start = await startBefore(session, upTo, sides);
  const behind = steps.findIndex((step) => step > start.step);
  const begin = behind < 0 ? steps.length + 1 : behind + 1;
  const first = Math.max(begin, last - MOST_LINES_SINCE + 1);
  return {
    first: Math.min(first, last + 1),
    last,
    ...(start.at === undefined ? {} : { since: start.at }),
    isWhole: first === begin && end === undefined,
  };
};

export interface TurnLines {
  readonly lines: readonly number[];
  /** The number of the newest turn, as players count them; undefined if turns have no numbers. */
  readonly count: number | undefined;
}

export const findTurnLines = async (session: Session, reader: PersonId): Promise<TurnLines> => {
  const { steps } = await session.lines(reader);
  const found: number[] = [];
  let count: number | undefined;
  for (let at = 0; at < steps.length; at += STEPS_LOOKED_AT) {
    const told = await session.journal.told(steps.slice(at, at + STEPS_LOOKED_AT));
    for (const [i, step] of told.entries()) {
      const { turn } = postForReader(step, 'channel') ?? {};
      if (!turn) continue;
      found.push(at + i + 1);
      count = turn.number ?? count;
    }
    await yieldToEventLoop();
  }
  return { lines: found, count };
};

/** Returns the line of a reader's log that started the play, after people took seats; 0 if there is none. */
export const findBeginLine = async (session: Session, reader: Reader): Promise<number> => {
  const { steps } = await session.lines(reader);
  for (let at = 0; at < Math.min(steps.length, MOST_STEPS_BEFORE_PLAY); at += STEPS_LOOKED_AT) {
    const told = await session.journal.told(steps.slice(at, at + STEPS_LOOKED_AT));
    const found = told.findIndex(({ operation }) => operation.kind === 'begin');
    if (found >= 0) return at + found + 1;
    await yieldToEventLoop();
  }
  return 0;
};

const startBefore = async (
  { journal }: Session,
  before: number,
  sides: readonly string[],
): Promise<{ readonly step: number; readonly at?: number }> => {
  let passed: { readonly step: number; readonly at: number } | undefined;
  let marks = 0;
  const least = Math.max(1, before - MOST_STEPS_SINCE);
  for (let to = before - 1; to >= least; to -= STEPS_LOOKED_AT) {
    const from = Math.max(least, to - STEPS_LOOKED_AT + 1);
    const steps = await journal.told(Array.from({ length: to - from + 1 }, (_, i) => to - i));
    for (const step of steps) {
      const side = postForReader(step, 'channel')?.turn?.side;
      if (side === undefined) continue;
      marks += 1;
      const here = { step: step.number, at: step.at };
      if (sides.length === 0) {
        if (marks === 2) return here;
      } else if (!sides.includes(side)) passed = here;
      else if (passed) return passed;
    }
    await yieldToEventLoop();
  }
  return { step: 0 };
};
