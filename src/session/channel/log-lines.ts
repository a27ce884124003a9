import { isTextPost } from '../../facts/stored-post.ts';
import type { PersonId } from '../../table/index.ts';
import type { BoardMarks } from '../../view/board/marks.ts';
import { hasDetailReports } from '../../view/seen/details.ts';
import type { Words } from '../../words/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Reader } from '../base/step.ts';
import type { Session } from '../game/session.ts';
import {
  addRuleDetails,
  deedOfPost,
  describePost,
  newsOfPost,
  pictureCaptionOfPost,
  reportLinesOfPost,
} from '../posts/post-words.ts';
import { ownPost } from '../steps/told.ts';

export interface GameLogLine {
  /** The line's number, from 1. It counts only steps that this reader knows (T19). */
  readonly line: number;
  /** The step's own number, which is shown to no reader. */
  readonly step: number;
  readonly at: number;
  readonly actor: PersonId;
  /** The act as a verb phrase, or its result if the act itself is not shown. */
  readonly deed: string;
  readonly told: string;
  readonly isSpoken: boolean;
  /** The messages of scorekeepers, and the results of sides that no player asked for. */
  readonly news: readonly string[];
  readonly marks?: BoardMarks;
  /** The result with details that only serve the rules; undefined if the post leaves none out (G42). */
  readonly details?: string;
}

const withoutSmall = (line: string): string => line.replace(/^-# /, '');

const TOGETHER = 25;

export const readLogLinesAt = async (
  words: Words,
  session: Session,
  reader: Reader,
  numbers: readonly number[],
): Promise<readonly GameLogLine[]> => {
  const { steps } = await session.lines(reader);
  const all = await session.journal.told(numbers.map((line) => steps[line - 1] as number));
  return all.flatMap((step, i): readonly GameLogLine[] => {
    const post = ownPost(step, reader);
    if (!post) return [];
    const said = reportLinesOfPost(words, step, post).join(' ');
    const told = describePost(words, step, post);
    return [
      {
        line: numbers[i] as number,
        step: step.number,
        at: step.at,
        actor: step.operation.actor,
        deed: pictureCaptionOfPost(words, step, post) || said,
        told: told || words.posts.deedStart(step.operation.actor, said),
        isSpoken: told !== '' && deedOfPost(words, step, post) === '',
        news: newsOfPost(words, step, post),
        ...(post.marks ? { marks: post.marks } : {}),
        ...(isTextPost(post) || !hasDetailReports(post.seen ?? [])
          ? {}
          : { details: reportLinesOfPost(words, step, addRuleDetails(post)).map(withoutSmall).join(' ') }),
      },
    ];
  });
};

export async function* readLogLinesBetween(
  words: Words,
  session: Session,
  reader: Reader,
  first: number,
  last: number,
): AsyncGenerator<GameLogLine> {
  const way = first <= last ? 1 : -1;
  const count = way * (last - first) + 1;
  for (let at = 0; at < count; at += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - at) }, (_, i) => first + way * (at + i));
    yield* await readLogLinesAt(words, session, reader, numbers);
    await yieldToEventLoop();
  }
}
