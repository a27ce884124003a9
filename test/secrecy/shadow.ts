import { systems } from '../../src/engine/index.ts';
import { isMaster, playersOf } from '../../src/engine/play/queries.ts';
import { pieceVisibilityFor } from '../../src/engine/play/secrecy/hiding.ts';
import {
  type Audience,
  apply,
  type Kind,
  LiveTable,
  type OperationKind,
  type PersonId,
} from '../../src/table/index.ts';
import { reportChangeToViewer } from '../../src/view/seen/seen.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import type { Bot } from './bot.ts';
import { ANN, CLO } from './worlds/world.ts';

/** Kinds of records that tell what nobody could know. */
const OPEN: ReadonlySet<Kind> = new Set(['roll', 'published']);

/** The sides that have something to hide, and who plays them from the beginning. */
const HIDING = new Map([
  ['Red', ANN],
  ['Green', CLO],
]);

/** The table of a bot's game, rebuilt from its log beside it: what is really so. */
export class Shadow {
  table = new LiveTable(systems);
  /** The pieces of which somebody has seen what they are. */
  readonly known = new Set<string>();
  /** The steps of which the channel sees nothing. */
  readonly #unseen = new Set<number>();
  /** The names by which messages of its steps are found again. */
  readonly tags: string[] = [];
  /** What a copy was made of, which is what it is itself. */
  readonly #copied = new Map<string, string>();
  /** The pieces whose faces each watcher saw last. */
  readonly #faces = new Map<PersonId, ReadonlySet<string>>();
  readonly #bot: Bot;
  readonly #watchers: readonly PersonId[];
  #number = 0;
  #forgets = 0;

  constructor(bot: Bot, watchers: readonly PersonId[]) {
    this.#bot = bot;
    this.#watchers = watchers;
  }

  /**
   * Takes over what was done meanwhile, and tells whether a watcher has come to know of a piece or a roll by it,
   * whether anything unseen stood against it, whether a watcher heard how dice fell, as what the channel sees it, all
   * that the channel sees of it, to whom something hidden was handed over, and whether it asks to take back what was done
   * unseen, too.
   */
  async follow(): Promise<{
    readonly isNew: boolean;
    readonly stored: readonly OperationKind[];
    readonly met: boolean;
    readonly rolled: boolean;
    readonly seen: readonly string[];
    readonly told: string;
    readonly given: readonly PersonId[];
    readonly beyond: boolean;
    readonly shown: readonly PersonId[];
  }> {
    const { session } = await this.#bot.game();
    if (this.#bot.forgets !== this.#forgets) await this.#readAgain();
    const stored: OperationKind[] = [];
    const seen: string[] = [];
    const given: PersonId[] = [];
    let told = '';
    const shown = new Set<PersonId>();
    let [isNew, met, rolled, beyond] = [false, false, false, false];
    for await (const { number, operation, change, attempt } of session.journal.since(this.#number)) {
      this.tags.push(session.names.mark({ attempt }));
      stored.push(operation.kind);
      if (operation.kind === 'clone')
        for (const { kind, id } of change.added) if (kind === 'piece') this.#copied.set(id, operation.piece);
      if (operation.kind === 'hand-over' && this.table.get('piece', operation.piece)?.invisible !== undefined)
        given.push(...playersOf(this.table, operation.side));
      apply(this.table, change);
      const parts = reportChangeToViewer(this.table, change, channelViewer, operation);
      if (parts.length === 0) this.#unseen.add(number);
      seen.push(...parts.map(({ what }) => what));
      told += JSON.stringify(parts);
      if (operation.kind === 'ask' && operation.wants.what === 'undo')
        beyond ||= operation.wants.steps.some((step) => this.#unseen.has(step));
      this.#number = number;
      const kinds = new Set([...change.added, ...change.updated].map(({ kind }) => kind));
      if ([...OPEN].some((kind) => kinds.has(kind))) isNew = true;
      if (kinds.has('attempt')) met = true;
      if (kinds.has('roll') && this.#isHeardRoll()) rolled = true;
      if (this.#look(shown)) isNew = true;
    }
    return { isNew, stored, met, rolled, seen, told, given, beyond, shown: [...shown] };
  }

  /** Makes the table again from the log. */
  async #readAgain(): Promise<void> {
    const { session } = await this.#bot.game();
    this.#forgets = this.#bot.forgets;
    this.table = new LiveTable(systems);
    for await (const { number, change } of session.journal.since(0)) {
      if (number > this.#number) return;
      apply(this.table, change);
    }
  }

  /** Whether everybody is being asked to agree to another module. */
  get isAskedToReload(): boolean {
    return [...this.table.all('request')].some(({ wants }) => wants.what === 'reload');
  }

  /** Whether somebody is game master now, or plays a side that has something to hide and was another's. */
  isIn(person: PersonId): boolean {
    return (
      isMaster(this.table, person) ||
      [...HIDING].some(([side, own]) => own !== person && this.table.get('seat', `${person}/${side}`) !== undefined)
    );
  }

  /** Whether a watcher hears how the newest dice fell. */
  #isHeardRoll(): boolean {
    const { outcome, by } = this.table.get('roll', 'roll') ?? {};
    return outcome !== undefined || this.#watchers.some((person) => person === by);
  }

  /** Whether a watcher knows of more pieces now; `shown`: gets those who see faces that they did not see before. */
  #look(shown: Set<PersonId>): boolean {
    const before = this.known.size;
    for (const person of this.#watchers) {
      const faces = this.#faces.get(person) ?? new Set();
      const now = new Set<string>();
      this.#faces.set(person, now);
      const audience: Audience = {
        isPerson: (one) => one === person,
        master: isMaster(this.table, person),
        plays: (side) => this.table.get('seat', `${person}/${side}`) !== undefined,
      };
      for (const piece of this.table.all('piece'))
        if (pieceVisibilityFor(this.table, piece, audience) === 'face') {
          this.#knows(piece.id);
          now.add(piece.id);
          if (!faces.has(piece.id)) shown.add(person);
        }
    }
    return this.known.size > before;
  }

  #knows(piece: string): void {
    this.known.add(piece);
    const original = this.#copied.get(piece);
    if (original !== undefined && !this.known.has(original)) this.#knows(original);
  }
}
