import { actsFor, type Foresight, foresightFor, type Knowledge, knowledgeOf } from '../engine/index.ts';
import { type Operation, type PersonId, type Refusal, refuse, workCutOff } from '../table/index.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { queries, unchanged } from './queries.ts';

/** What a viewer can know of what he might do, before he tries it: offers are judged by it (D26). */
export const foresightQueries = queries((sight) => {
  const { ground, viewer } = sight.lens;
  const person = viewer.who === 'person' ? viewer.person : undefined;
  const judge = unchanged(sight, (): Foresight | undefined =>
    person === undefined ? undefined : foresightFor(ground, person),
  );
  const before = workCutOff();
  return {
    /** Whether something that was asked for here was not found, for it would have taken too long. */
    wasCut: (): boolean => workCutOff() > before,

    /**
     * Why the viewer would be refused an operation as the table stands; undefined where nothing that he knows stands
     * against it. The channel does nothing.
     */
    refusalOf: (make: (actor: PersonId) => Operation): Refusal | undefined => {
      const foresight = judge();
      return foresight && person !== undefined ? foresight(make(person)) : refuse('not-a-player', {});
    },

    /** True if nothing that the viewer knows stands against an operation, and it keeps to the rules of the game. */
    isByRules: (operation: Operation): boolean =>
      person !== undefined && foresightFor(ground, person, true)(operation) === undefined,

    /** The moves of a piece that moves by rules, one by one: the several ways to one cell each. */
    *moves(piece: PieceView): Iterable<Operation<'move'>> {
      if (person === undefined) return;
      for (const act of actsFor(ground, person, { kind: 'move', piece: sight.of(pieceQueries).id(piece) }))
        if (act.kind === 'move') yield act;
    },

    /** Whether the viewer can do anything with a piece that moves by rules. */
    canAct: (piece: PieceView): boolean =>
      person !== undefined &&
      !actsFor(ground, person, { kind: 'move', piece: sight.of(pieceQueries).id(piece) }).next().done,
  };
});

/** All that a person knows of a game, so that a game of its own can be made of it; undefined for the channel. */
export const worldQueries = queries(({ lens: { ground, viewer } }) => ({
  knowledge: (): Knowledge | undefined => (viewer.who === 'person' ? knowledgeOf(ground, viewer.person) : undefined),
}));
