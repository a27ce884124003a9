import {
  findSidesOutOfTime,
  listRunningClocks,
  MINUTE_MS,
  type PostFrequency,
  playersOf,
  postFrequencyOf,
} from '../../engine/index.ts';
import type { CommonEnvironment, PersonId, Table } from '../../table/index.ts';
import type { Step } from '../base/step.ts';
import type { LogIndexes } from '../steps/indexes.ts';
import type { HeadKeeper } from './checkpoint.ts';
import type { Journal } from './journal.ts';

type AwayTime = CommonEnvironment['away'];

/** The default time until a reminder, in minutes. */
const USUAL_REMINDER = 24 * 60;

/** The rules for posts and reminders of a game. None of them is secret. */
export class NoticeRules {
  nameOf: (person: PersonId) => string | undefined = () => undefined;
  readonly #table: Table;
  readonly #indexes: LogIndexes;
  readonly #journal: Journal;
  readonly #head: HeadKeeper;

  constructor(table: Table, indexes: LogIndexes, journal: Journal, head: HeadKeeper) {
    this.#table = table;
    this.#indexes = indexes;
    this.#journal = journal;
    this.#head = head;
  }

  get posts(): PostFrequency {
    return postFrequencyOf(this.#table);
  }

  /** The minutes until players who must act get a reminder; 0 for never (T18). */
  get reminder(): number {
    return this.#table.get('game', 'game')?.reminder ?? USUAL_REMINDER;
  }

  get isDrafted(): boolean {
    return this.#indexes.draft.standingFor('channel').length > 0;
  }

  /** The time at which the acts so far are posted even if the turn has not ended (ms since 1970). */
  get draftEnds(): number | undefined {
    const { turn } = this.#head.head;
    return turn && this.reminder > 0 ? turn.at + this.reminder * MINUTE_MS : undefined;
  }

  /** The players whose absence stops the running clock; empty if no clock runs. */
  get clockPlayers(): readonly PersonId[] {
    return listRunningClocks(this.#table).flatMap(({ side }) => playersOf(this.#table, side));
  }

  /**
   * Returns the time when the first clock runs out (ms since 1970), and the player who ends the time. Undefined if no
   * clock runs, or if a timeout already waits for a choice.
   */
  nextClock(now: number, away?: AwayTime): { readonly at: number; readonly actor: PersonId | undefined } | undefined {
    const dues = listRunningClocks(this.#table, away).map(({ due }) => due);
    if (dues.length === 0 || this.#table.get('timeout', 'timeout')) return undefined;
    const [late] = findSidesOutOfTime(this.#table, now, away);
    return { at: Math.min(...dues), actor: late === undefined ? undefined : playersOf(this.#table, late)[0] };
  }

  stepsWith({ posts }: Pick<Step, 'posts'>): Promise<readonly Step[]> {
    return this.#journal.steps([...new Set(posts.flatMap(({ tells = [] }) => tells))]);
  }
}
