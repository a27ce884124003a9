import { lateSides, MINUTE, type Posts, playersOf, postsIn, runningClocks } from '../../engine/index.ts';
import type { CommonEnvironment, PersonId, Table } from '../../table/index.ts';
import type { Step } from '../base/step.ts';
import type { Indexes } from '../steps/indexes.ts';
import type { HeadKeeper } from './checkpoint.ts';
import type { Journal } from './journal.ts';

type AwayTime = CommonEnvironment['away'];

/** A reminder comes after so many minutes where the host has said nothing: a day. */
const USUAL_REMINDER = 24 * 60;

/** When and with what the players of a game are told of what is done. None of it is secret. */
export class NoticeRules {
  /** The name under which a player was met where the game is played; undefined if that is not known. */
  nameOf: (person: PersonId) => string | undefined = () => undefined;
  readonly #table: Table;
  readonly #indexes: Indexes;
  readonly #journal: Journal;
  readonly #head: HeadKeeper;

  constructor(table: Table, indexes: Indexes, journal: Journal, head: HeadKeeper) {
    this.#table = table;
    this.#indexes = indexes;
    this.#journal = journal;
    this.#head = head;
  }

  /** When the others are told of what is done in a turn. */
  get posts(): Posts {
    return postsIn(this.#table);
  }

  /** After how many minutes who is waited for is reminded, 0 for never (T18). */
  get reminder(): number {
    return this.#table.get('game', 'game')?.reminder ?? USUAL_REMINDER;
  }

  /** Whether something that was done in this turn waits to be told to everybody. */
  get isDrafted(): boolean {
    return this.#indexes.draft.standingFor('channel').length > 0;
  }

  /** When what waits is told as it stands, if the turn has not ended by then (ms since 1970). */
  get draftEnds(): number | undefined {
    const { turn } = this.#head.head;
    return turn && this.reminder > 0 ? turn.at + this.reminder * MINUTE : undefined;
  }

  /** Whose absence is left out of the clocks that run; nobody's, where none runs. */
  get clockPlayers(): readonly PersonId[] {
    return runningClocks(this.#table).flatMap(({ side }) => playersOf(this.#table, side));
  }

  /**
   * When the first clock is over, and in whose name that is told (ms since 1970); undefined where none runs, or the
   * table has been told and chooses.
   */
  nextClock(now: number, away?: AwayTime): { readonly at: number; readonly actor: PersonId | undefined } | undefined {
    const dues = runningClocks(this.#table, away).map(({ due }) => due);
    if (dues.length === 0 || this.#table.get('timeout', 'timeout')) return undefined;
    const [late] = lateSides(this.#table, now, away);
    return { at: Math.min(...dues), actor: late === undefined ? undefined : playersOf(this.#table, late)[0] };
  }

  /** The steps that are told with the posts of this one: what waited until then. */
  stepsWith({ posts }: Pick<Step, 'posts'>): Promise<readonly Step[]> {
    return this.#journal.steps([...new Set(posts.flatMap(({ tells = [] }) => tells))]);
  }
}
