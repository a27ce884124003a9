import type { GameStateQuery, Table } from '../table/index.ts';
import { Lens } from './lens.ts';
import { type QueryDefinition, queryContextOf, type Sight } from './queries.ts';
import type { Viewer } from './viewer.ts';

/**
 * The questions that one viewer may ask about a game. Every text for a person is made from a view. It never exposes the
 * table, and shows records by handles. Ids that it resolves are only for operations. The view knows no system: each
 * system adds its own queries.
 */
export class View {
  readonly viewer: Viewer;
  readonly #sight: Sight;

  constructor(table: Table, viewer: Viewer, seats: Table = table) {
    this.viewer = viewer;
    this.#sight = queryContextOf(new Lens(table, viewer, seats));
  }

  of<Answers extends object>(asked: QueryDefinition<Answers>): Answers;
  of<Asked extends readonly unknown[], Answer>(query: GameStateQuery<Asked, Answer>, ...asked: Asked): Answer;
  of<Answers extends object, Asked extends readonly unknown[], Answer>(
    which: QueryDefinition<Answers> | GameStateQuery<Asked, Answer>,
    ...asked: Asked
  ): Answers | Answer {
    return typeof which === 'function' ? which(this.#sight.lens, ...asked) : this.#sight.of(which);
  }
}
