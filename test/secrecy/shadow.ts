import { apply } from '../../src/engine/core/apply.ts';
import type { PersonId } from '../../src/engine/core/ids.ts';
import type { Kind } from '../../src/engine/core/record.ts';
import type { Eyes } from '../../src/engine/core/system.ts';
import { LiveTable } from '../../src/engine/core/table.ts';
import { systems } from '../../src/engine/index.ts';
import { sightOf } from '../../src/engine/play/hiding.ts';
import { isMaster } from '../../src/engine/play/queries.ts';
import type { Bot } from './bot.ts';

/** Kinds of records that tell what nobody could know. */
const OPEN: ReadonlySet<Kind> = new Set(['roll', 'published']);

/** The table of a bot's game, rebuilt from its log beside it: what is really so. */
export class Shadow {
  readonly table = new LiveTable(systems);
  /** The pieces of which somebody has seen what they are. */
  readonly known = new Set<string>();
  readonly #bot: Bot;
  readonly #watchers: readonly PersonId[];
  #number = 0;

  constructor(bot: Bot, watchers: readonly PersonId[]) {
    this.#bot = bot;
    this.#watchers = watchers;
  }

  /** Takes over what was done meanwhile, and tells whether a watcher has come to know of a piece or a roll by it. */
  async follow(): Promise<boolean> {
    const { session } = await this.#bot.game();
    let isNew = false;
    for await (const { number, change } of session.journal.since(this.#number)) {
      apply(this.table, change);
      this.#number = number;
      if ([...change.added, ...change.updated].some(({ kind }) => OPEN.has(kind))) isNew = true;
      if (this.#look()) isNew = true;
    }
    return isNew;
  }

  #look(): boolean {
    const before = this.known.size;
    for (const person of this.#watchers) {
      const eyes: Eyes = {
        person,
        master: isMaster(this.table, person),
        plays: (side) => this.table.get('seat', `${person}/${side}`) !== undefined,
      };
      for (const piece of this.table.all('piece')) if (sightOf(this.table, piece, eyes) === 'face') this.known.add(piece.id);
    }
    return this.known.size > before;
  }
}
