import { added, type Change, join, type Table, updated } from '../../table/index.ts';
import { currentRoundNumber } from '../play/points/records.ts';
import type { ScorekeeperState } from './keeping.ts';
import type { RoundScore } from './records.ts';

/** The last round that has scores of its own. All later rounds count as this one. */
const MOST_ROUNDS = 1_000;

/** The changes of scores in one step, by round (S34). */
export class RoundScores {
  readonly #table: Table;
  readonly #found = new Map<string, RoundScore>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** Adds the gains since the last call to the round of this turn. */
  note(keepings: Iterable<ScorekeeperState>, turn: number | undefined): void {
    const now = currentRoundNumber(this.#table, turn);
    if (now === undefined) return;
    const round = Math.max(-MOST_ROUNDS, Math.min(MOST_ROUNDS, now));
    for (const keeping of keepings) {
      const gains = keeping.takeGains();
      if (gains.size === 0) continue;
      const keeper = keeping.definition.name;
      const id = `${keeper}/${round}`;
      const before = this.#found.get(id) ?? this.#table.get('round-score', id);
      const scores = { ...before?.scores };
      for (const [side, gained] of gains) scores[side] = (scores[side] ?? 0) + gained;
      this.#found.set(id, { kind: 'round-score', id, keeper, round, scores });
    }
  }

  change(): Change {
    return join(
      ...[...this.#found.values()].map((record) => {
        const before = this.#table.get('round-score', record.id);
        return before ? updated(before, record) : added(record);
      }),
    );
  }
}
