import { deckIdOfName } from '../../../src/engine/play/queries.ts';
import type { Refusal, RefusalCode } from '../../../src/table/index.ts';
import type { SystemSentences } from '../../../src/words/base/sentences.ts';
import { exampleFiles } from '../../support/example-files.ts';

/** Of a game that hides something: a piece that all see, one that some don't, one that is gone, and a deck. */
export const SEEN = 'p3';
export const UNSEEN = 'p6';
export const GONE = 'p99';
export const DECK = deckIdOfName('Pile');

/** At least one of every code of which a system speaks, with every shape of its data. */
export type RefusalExamples<S extends SystemSentences> = {
  readonly [C in Extract<keyof S['refusals'], RefusalCode>]: readonly Omit<Refusal<C>, 'code'>[];
};

/** Returns the examples of all features, each from its own folder or from the one beside this file. */
export const refusalExamples = async (): Promise<readonly (readonly [string, Refusal])[]> => {
  const all = await Promise.all(
    exampleFiles('words/en/systems', 'say').map(async ([, file]) => (await import(file)).examples),
  );
  return all.flatMap((examples: { readonly [code: string]: readonly object[] }) =>
    Object.entries(examples).flatMap(([code, some]) =>
      some.map((data) => [code, { code, ...data } as Refusal] as const),
    ),
  );
};
