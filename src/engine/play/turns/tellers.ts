import type { System } from '../../core/system.ts';
import type { Teller } from '../flow/teller.ts';
import { lineFacts, type ReadByLines } from '../lines/line-reads.ts';
import { type Amount, ANY, STUCK } from './phase-definition.ts';

/**
 * What turns tell: who goes, which phases there are, how much can be done in them and what happens when they begin and
 * end is seen by everybody.
 */
export const turnTellers: NonNullable<System['tellers']> = ({ turn }, flow) => {
  if (!turn) return [];
  const { first, next, again, pass, reveals = [], phases = [] } = turn;
  const teller = (name: string, path: Teller['path'], read: ReadByLines, own: Teller['reveals']): Teller => ({
    by: { kind: 'turn', name },
    tells: 'turn',
    path,
    to: 'all',
    facts: () => [
      ...lineFacts(flow, read),
      ...(name === '' && pass === STUCK
        ? flow.facts([{ of: 'everything' }], { containers: flow.containers, prototypes: flow.prototypes })
        : []),
    ],
    reveals: own,
  });
  return [
    teller(
      '',
      ['turn'],
      { matches: [first, next, again?.when, pass === true || pass === STUCK ? undefined : pass] },
      reveals,
    ),
    ...phases.map(({ name, act = {}, most, least, skip, begin = [], end = [], reveals: own }, index) =>
      teller(
        name,
        ['turn', 'phases', index],
        {
          matches: [skip],
          formulas: [most, least, ...Object.values(act)].map(formulaIn),
          does: [...begin, ...end],
        },
        own ?? [],
      ),
    ),
  ];
};

const formulaIn = (amount: Amount | undefined): string | undefined =>
  typeof amount === 'string' && amount !== ANY ? amount : undefined;
