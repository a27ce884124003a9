import type { Query, Table } from '../table/index.ts';
import { Lens } from './lens.ts';
import { type Queries, type Sight, sightOf } from './queries.ts';
import type { Viewer } from './viewer.ts';

/**
 * What one viewer may ask of a game. Everything that reaches a person is made from this; it never gives out the table,
 * and shows records by handles. Ids that it resolves serve operations only and are not shown. It knows no system: each
 * answers by queries of its own.
 */
export class View {
  readonly viewer: Viewer;
  readonly #sight: Sight;

  /** `seats`: see Lens. */
  constructor(table: Table, viewer: Viewer, seats: Table = table) {
    this.viewer = viewer;
    this.#sight = sightOf(new Lens(table, viewer, seats));
  }

  /** What a system answers of what this viewer sees: its queries, or the answer to one that the engine has. */
  of<Answers extends object>(asked: Queries<Answers>): Answers;
  of<Asked extends readonly unknown[], Answer>(query: Query<Asked, Answer>, ...asked: Asked): Answer;
  of<Answers extends object, Asked extends readonly unknown[], Answer>(
    which: Queries<Answers> | Query<Asked, Answer>,
    ...asked: Asked
  ): Answers | Answer {
    return typeof which === 'function' ? which(this.#sight.lens, ...asked) : this.#sight.of(which);
  }
}
