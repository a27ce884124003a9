import {
  actsFor,
  createLegalityCheck,
  type Foresight,
  knowledgeOfPlayer,
  type PlayerKnowledge,
} from '../engine/index.ts';
import { type Operation, type PersonId, type Refusal, refuse, workCutOffCount } from '../table/index.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { cacheUntilTableChanges, queries } from './queries.ts';

/** Predictions for one viewer about acts that are not done yet. The bot checks its suggestions with them (D26). */
export const predictionQueries = queries((sight) => {
  const { ground, viewer } = sight.lens;
  const person = viewer.who === 'person' ? viewer.person : undefined;
  const judge = cacheUntilTableChanges(sight, (): Foresight | undefined =>
    person === undefined ? undefined : createLegalityCheck(ground, person),
  );
  const before = workCutOffCount();
  return {
    /** True if a search in this view was incomplete because it would have taken too long. */
    wasCut: (): boolean => workCutOffCount() > before,

    /**
     * Returns the refusal of an operation that the viewer can foresee; undefined if there is none. The channel itself
     * can't act.
     */
    refusalOf: (make: (actor: PersonId) => Operation): Refusal | undefined => {
      const foresight = judge();
      return foresight && person !== undefined ? foresight(make(person)) : refuse('not-a-player', {});
    },

    isByRules: (operation: Operation): boolean =>
      person !== undefined && createLegalityCheck(ground, person, true)(operation) === undefined,

    /** Yields the moves of a piece that moves by rules; each way to a cell is a separate move. */
    *moves(piece: PieceView): Iterable<Operation<'move'>> {
      if (person === undefined) return;
      for (const act of actsFor(ground, person, { kind: 'move', piece: sight.of(pieceQueries).id(piece) }))
        if (act.kind === 'move') yield act;
    },

    canAct: (piece: PieceView): boolean =>
      person !== undefined &&
      !actsFor(ground, person, { kind: 'move', piece: sight.of(pieceQueries).id(piece) }).next().done,
  };
});

/** Everything that a person knows about a game, as input for a separate simulated game; undefined for the channel. */
export const personKnowledgeQueries = queries(({ lens: { ground, viewer } }) => ({
  knowledge: (): PlayerKnowledge | undefined =>
    viewer.who === 'person' ? knowledgeOfPlayer(ground, viewer.person) : undefined,
}));
