import type { Aggregate, Expression } from '../../engine/expression/tree.ts';
import { aggregatesIn } from '../../engine/index.ts';

/** All that are in an expression, those within others too. */
export const aggregatesWithin = (expression: Expression): readonly Aggregate[] =>
  aggregatesIn(expression).flatMap(({ aggregate }) =>
    aggregate
      ? [
          aggregate,
          ...aggregatesWithin(aggregate.match),
          ...(aggregate.amount ? aggregatesWithin(aggregate.amount) : []),
        ]
      : [],
  );
