import type { Audience, Seen, SideId, Table, World } from '../../table/index.ts';
import { readable } from '../play/labels.ts';
import { moduleOf } from '../play/queries.ts';
import { sentencesFor } from '../play/sentences.ts';
import type { Cause, Outcome } from '../play/turns/outcomes.ts';
import { type Final, finalOf } from './final.ts';
import { knownTitle } from './program.ts';
import type { AsOf } from './reading.ts';
import type { CauseSeen, FinalScore, ReadingSeen } from './reports.ts';

/** Results and ranking scores, with the names that players know (S11, S24). */

type Lensed = World & Audience;
export type ResultSeen = Omit<Seen<'result'>, 'what'>;

export const sideName = (world: World, side: SideId | undefined): string =>
  (side === undefined ? undefined : world.get('side', side)?.name) ?? 'nobody';

const causeSeen = (table: Table, lens: Lensed, cause: Cause): CauseSeen | undefined => {
  if (cause.by !== 'scorekeeper') return cause;
  const title = knownTitle(table, lens, cause.name);
  return title === undefined ? undefined : { by: 'scorekeeper', title, ...translated(table, title) };
};

export const resultSeen = (table: Table, lens: Lensed, { id, result, place, cause }: Outcome): ResultSeen => {
  const seen = cause && causeSeen(table, lens, cause);
  return {
    side: sideName(table, id),
    result,
    ...(place === undefined ? {} : { place }),
    ...(seen ? { cause: seen } : {}),
  };
};

/** Returns the results in the order in which the sides left the game. */
export const resultsOf = (table: Table, lens: Lensed): readonly ResultSeen[] =>
  [...lens.all('outcome')].map((outcome) => resultSeen(table, lens, outcome));

/** Returns all ranking scores if sides were ranked, otherwise those that the viewer knows. */
export const finalScores = (table: Table, lens: Lensed): readonly FinalScore[] =>
  finalOf(table, lens).map((final) => finalSeen(table, final));

/** Returns the final scores of scorekeepers that the viewer doesn't know. */
export const revealedScores = (table: Table, lens: Lensed): readonly FinalScore[] =>
  finalOf(table, lens).flatMap((final) =>
    knownTitle(table, lens, final.name) === undefined ? [finalSeen(table, final)] : [],
  );

const translated = (world: World, title: string): Pick<FinalScore, 'in'> => {
  const found = sentencesFor(moduleOf(world), title);
  return found ? { in: found } : {};
};

const finalSeen = (world: World, { name, title, asOf, sides }: Final): FinalScore => ({
  title: title || readable(name),
  ...translated(world, title),
  ...(asOf ? { asOf: readingSeen(world, asOf) } : {}),
  sides: sides.map(({ side, score }) => ({ side: sideName(world, side), score })),
});

export const readingSeen = (world: World, asOf: AsOf): ReadingSeen => {
  if (asOf === 'start') return { at: 'start' };
  const { side, ...reading } = asOf;
  return { ...reading, ...(side === undefined ? {} : { side: sideName(world, side) }) };
};
