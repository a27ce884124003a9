import { actsFor, notations, type WrittenOperation } from '../engine/index.ts';
import { byText, equal, type Operation, type Refusal } from '../table/index.ts';
import { foresightQueries } from './foresight.ts';
import { queries, unchanged } from './queries.ts';

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
    isWritten: (): boolean => notations.styleOf(ground) !== undefined,

    moves: (): readonly WrittenOperation[] => legal(),

    textOf: (act: Operation): string | undefined =>
      act.kind === 'move' || act.kind === 'pass'
        ? legal().find(({ operation }) => equal(operation, act))?.text
        : undefined,

    meant: (typed: string): readonly WrittenOperation[] | undefined =>
      viewer.who === 'person' ? notations.styleOf(ground)?.meant(ground, viewer.person, typed, legal) : undefined,

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
