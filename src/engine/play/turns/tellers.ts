import type { System } from '../../core/system.ts';
import type { ReadResult } from '../../expression/read.ts';
import { readExpression, readFormula } from '../../expression/read.ts';
import { reads } from '../../expression/tree.ts';
import type { Teller } from '../flow/teller.ts';
import { type Amount, ANY } from './phase-definition.ts';

/** What turns tell: who goes, which phases there are and how much can be done in them is seen by everybody. */
export const turnTellers: NonNullable<System['tellers']> = ({ turn }, flow) => {
  if (!turn) return [];
  const { first, next, again, pass, reveals, phases = [] } = turn;
  const teller = (
    name: string,
    path: Teller['path'],
    found: readonly ReadResult[],
    own: Teller['reveals'],
  ): Teller => ({
    by: { kind: 'turn', name },
    tells: 'turn',
    path,
    to: 'all',
    facts: () =>
      flow.facts(
        found.flatMap((read) => (read.ok ? [...reads(read.expression)].flatMap(flow.reads) : [])),
        { containers: [], prototypes: [] },
      ),
    reveals: own,
  });
  return [
    teller('', ['turn'], [first, next, again?.when, pass === true ? undefined : pass].flatMap(matchIn), reveals ?? []),
    ...phases.map(({ name, act = {}, most, least, skip, reveals: own }, index) =>
      teller(
        name,
        ['turn', 'phases', index],
        [...matchIn(skip), ...[most, least, ...Object.values(act)].flatMap(formulaIn)],
        own ?? [],
      ),
    ),
  ];
};

const matchIn = (text: string | undefined): readonly ReadResult[] => (text === undefined ? [] : [readExpression(text)]);

const formulaIn = (amount: Amount | undefined): readonly ReadResult[] =>
  typeof amount === 'string' && amount !== ANY ? [readFormula(amount)] : [];
