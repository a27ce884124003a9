import { actsFor, notations, type WrittenOperation } from '../engine/index.ts';
import { byText, equal, type Operation, type Refusal } from '../table/index.ts';
import { foresightQueries } from './foresight.ts';
import { queries, unchanged } from './queries.ts';

/** Moves as players write them, in games that do so and hide nothing. */
export const notationQueries = queries((sight) => {
  const { ground, viewer } = sight.lens;
  const legal = unchanged(sight, (): readonly WrittenOperation[] => {
    const style = notations.styleOf(ground);
    if (!style || viewer.who !== 'person') return [];
    const acts = [...actsFor(ground, viewer.person)].flatMap((act) =>
      act.kind === 'move' || act.kind === 'pass' ? [act] : [],
    );
    return [...style.texts(ground, acts)].sort((one, other) => byText(one.text, other.text));
  });
  return {
    /** True if moves can be typed so. */
    isWritten: (): boolean => notations.styleOf(ground) !== undefined,

    /** The viewer's legal moves; none if it is another side's turn. */
    moves: (): readonly WrittenOperation[] => legal(),

    /** A legal move of the viewer's as it is written; undefined if it is no such move, or none is written. */
    textOf: (act: Operation): string | undefined =>
      act.kind === 'move' || act.kind === 'pass'
        ? legal().find(({ operation }) => equal(operation, act))?.text
        : undefined,

    /** The moves that a text can mean; undefined if it is no move in this notation. */
    meant: (typed: string): readonly WrittenOperation[] | undefined =>
      viewer.who === 'person' ? notations.styleOf(ground)?.meant(ground, viewer.person, typed, legal) : undefined,

    /** Why the viewer can't move anything now. */
    refusal: (): Refusal | undefined => {
      const [piece] = ground.all('piece');
      const make = (actor: Operation['actor']): Operation<'move'> => ({
        kind: 'move',
        actor,
        pieces: piece ? [piece.id] : [],
        to: piece?.place ?? { in: '' as never },
        captures: [],
      });
      return sight.of(foresightQueries).refusalOf(make);
    },
  };
});
