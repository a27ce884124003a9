import type { PersonId } from '../../table/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Reader } from '../base/step.ts';
import { postTo } from '../steps/told.ts';
import type { Session } from './session.ts';

/** A stretch of a reader's log: lines by their numbers from 1; none where `last` is less than `first`. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  /** When it began (ms since 1970); undefined: with the game. */
  readonly since?: number;
  /** Whether all that happened since then is in it, and it ends now. */
  readonly isWhole: boolean;
}

/** So many lines are in a stretch at most: a longer one is cut, and goes on before it. */
const MOST_LINES_SINCE = 20;
/** So many steps are looked through for where it begins, so many at a time. */
const MOST_STEPS_SINCE = 2000;
const STEPS_LOOKED_AT = 32;
/** In so many of the first steps of a game its play begins. */
const MOST_STEPS_BEFORE_PLAY = 96;

/**
 * What happened since the last turn of these sides ended, by their names; without any, since the last turn began. `end`:
 * only up to that line. Where turns change is no secret: everybody is told.
 */
export const stretchBefore = async (
  session: Session,
  reader: PersonId,
  sides: readonly string[],
  end?: number,
): Promise<Stretch> => {
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

/** The turns of a game as a reader's log has them. */
export interface TurnsTold {
  /** The lines with which another turn came. */
  readonly lines: readonly number[];
  /** The number of the newest turn, as players count them; undefined if turns have no numbers. */
  readonly count: number | undefined;
}

export const turnsTold = async (session: Session, reader: PersonId): Promise<TurnsTold> => {
  const { steps } = await session.lines(reader);
  const found: number[] = [];
  let count: number | undefined;
  for (let at = 0; at < steps.length; at += STEPS_LOOKED_AT) {
    const told = await session.journal.told(steps.slice(at, at + STEPS_LOOKED_AT));
    for (const [i, step] of told.entries()) {
      const { turn } = postTo(step, 'channel') ?? {};
      if (!turn) continue;
      found.push(at + i + 1);
      count = turn.number ?? count;
    }
    await yieldToEventLoop();
  }
  return { lines: found, count };
};

/** The line of a reader's log with which play began: before it people sat down. 0 if there is none. */
export const beginLine = async (session: Session, reader: Reader): Promise<number> => {
  const { steps } = await session.lines(reader);
  for (let at = 0; at < Math.min(steps.length, MOST_STEPS_BEFORE_PLAY); at += STEPS_LOOKED_AT) {
    const told = await session.journal.told(steps.slice(at, at + STEPS_LOOKED_AT));
    const found = told.findIndex(({ operation }) => operation.kind === 'begin');
    if (found >= 0) return at + found + 1;
    await yieldToEventLoop();
  }
  return 0;
};

/** The step with which the turn passed on from these sides for the last time before another one. */
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
      const side = postTo(step, 'channel')?.turn?.side;
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
