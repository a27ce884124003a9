import { actsFor, type NotatedOperation, notationFunctions } from '../engine/index.ts';
import { compareTexts, equal, type Operation, type Refusal } from '../table/index.ts';
import { predictionQueries } from './foresight.ts';
import { cacheUntilTableChanges, queries } from './queries.ts';

export const notationQueries = queries((sight) => {
  const { ground, viewer } = sight.lens;
  const legal = cacheUntilTableChanges(sight, (): readonly NotatedOperation[] => {
    const style = notationFunctions.styleOf(ground);
    if (!style || viewer.who !== 'person') return [];
    const acts = [...actsFor(ground, viewer.person)].flatMap((act) =>
      act.kind === 'move' || act.kind === 'pass' ? [act] : [],
    );
    return [...style.texts(ground, acts)].sort((one, other) => compareTexts(one.text, other.text));
  });
  return {
    isWritten: (): boolean => notationFunctions.styleOf(ground) !== undefined,

    moves: (): readonly NotatedOperation[] => legal(),

    textOf: (act: Operation): string | undefined =>
      act.kind === 'move' || act.kind === 'pass'
        ? legal().find(({ operation }) => equal(operation, act))?.text
        : undefined,

    meant: (typed: string): readonly NotatedOperation[] | undefined =>
      viewer.who === 'person'
        ? notationFunctions.styleOf(ground)?.meant(ground, viewer.person, typed, legal)
        : undefined,

    refusal: (): Refusal | undefined => {
      const [piece] = ground.all('piece');
      const make = (actor: Operation['actor']): Operation<'move'> => ({
        kind: 'move',
        actor,
        pieces: piece ? [piece.id] : [],
        to: piece?.place ?? { in: '' as never },
        captures: [],
      });
      return sight.of(predictionQueries).refusalOf(make);
    },
  };
});
