import type { System } from '../../../table/index.ts';
import type { Fact } from '../flow/fact.ts';
import type { Teller } from '../flow/teller.ts';
import { factsRevealedByInstructions, type InstructionInputs, NO_INSTRUCTION_INPUTS } from '../lines/line-reads.ts';
import { phaseStartInstructions } from '../lines/source.ts';
import { hasMoveRules } from '../moves/rule.ts';
import { type ActCount, ANY, STUCK } from './form.ts';

/**
 * Declares what turns reveal. Everyone sees whose turn it is, the phases, their limits and their automatic
 * instructions.
 */
export const turnRevelations: NonNullable<System['tellers']> = (module, flow) => {
  const { turn } = module;
  if (!turn) return [];
  const { first, next, again, pass, reveals = [], phases = [] } = turn;
  const everything = (): readonly Fact[] =>
    flow.facts([{ of: 'everything' }], { containers: flow.containers, prototypes: flow.prototypes });
  const teller = (
    name: string,
    path: Teller['path'],
    read: InstructionInputs,
    own: Teller['reveals'],
    isOfMoves: boolean,
  ): Teller => ({
    by: { kind: 'turn', name },
    tells: 'turn',
    path,
    to: 'all',
    facts: () => [...factsRevealedByInstructions(flow, read), ...(isOfMoves ? everything() : [])],
    reveals: own,
  });
  return [
    teller(
      '',
      ['turn'],
      {
        ...NO_INSTRUCTION_INPUTS,
        matches: [first, next, again?.when, pass === true || pass === STUCK ? undefined : pass],
        formulas: [],
      },
      reveals,
      pass === STUCK,
    ),
    ...phases.map((phase, index) => {
      const { name, act = {}, most, least, skip, end = [], reveals: own } = phase;
      return teller(
        name,
        ['turn', 'phases', index],
        {
          of: undefined,
          when: undefined,
          check: undefined,
          choose: {},
          pay: undefined,
          matches: [skip],
          formulas: [most, least, ...Object.values(act)].map(formulaIn),
          does: [...phaseStartInstructions(phase), ...end],
        },
        own ?? [],
        // If a phase ends with fewer moves than required, this reveals that no piece could move. For actions, `reveals`
        // must declare such facts.
        least !== undefined && act['move'] !== undefined && hasMoveRules(module),
      );
    }),
  ];
};

const formulaIn = (amount: ActCount | undefined): string | undefined =>
  typeof amount === 'string' && amount !== ANY ? amount : undefined;
