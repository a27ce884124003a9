import type { System } from '../../../table/index.ts';
import type { Teller } from '../flow/teller.ts';
import { factsRevealedByInstructions, NO_INSTRUCTION_INPUTS } from '../lines/line-reads.ts';

/** Declares what objectives reveal. Everyone sees which objective was claimed, its points and the round. */
export const pointRevelations: NonNullable<System['tellers']> = ({ objectives = [], round }, flow) => [
  ...(round === undefined
    ? []
    : [
        {
          by: { kind: 'turn', name: '' },
          tells: 'turn',
          path: ['round'],
          to: 'all',
          facts: () => factsRevealedByInstructions(flow, { ...NO_INSTRUCTION_INPUTS, matches: [], formulas: [round] }),
          reveals: [],
        } satisfies Teller,
      ]),
  ...objectives.map(
    ({ name, points, when, reveals = [] }, i): Teller => ({
      by: { kind: 'objective', name },
      tells: 'act',
      path: ['objectives', i],
      to: 'all',
      facts: () =>
        factsRevealedByInstructions(flow, {
          ...NO_INSTRUCTION_INPUTS,
          matches: [when],
          formulas: points === undefined ? [] : [points],
        }),
      reveals,
    }),
  ),
];
