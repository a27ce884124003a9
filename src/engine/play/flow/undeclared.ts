import { type Refusal, refuse, type Table } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { type Disclosure, disclosuresIn } from './disclosures.ts';
import { moduleWithPlayDefinitions } from './in-play.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /**
     * The new definition would reveal something that it doesn't declare. `names` are all names that it would have to
     * declare.
     */
    undeclared: {
      readonly disclosure: Disclosure;
      readonly tries: 'counter' | 'modifier' | 'scorekeeper';
      readonly names: readonly string[];
    };
  }
}

const keyOf = ({ by, tells, to, of }: Disclosure): string => JSON.stringify([by, tells, to, of]);

/** Returns the refusal of a definition in play that reveals something new without declaring it (D2). */
export const refusalOfUndeclared = (
  table: Table,
  more: (module: Module) => Module,
  tries: Refusal<'undeclared'>['tries'],
): Refusal<'undeclared'> | undefined => {
  const module = moduleWithPlayDefinitions(table);
  const before = new Set(disclosuresIn(module, table.systems).map(keyOf));
  const added = disclosuresIn(more(module), table.systems).filter((one) => !before.has(keyOf(one)));
  const disclosure = added.find(({ declared }) => declared === undefined);
  if (!disclosure) return undefined;
  const named = added.filter(({ declared }) => declared === undefined || declared === 'reveals');
  return refuse('undeclared', {
    disclosure,
    tries,
    names: [...new Set(named.flatMap(({ of }) => of.map(({ name }) => name)))],
  });
};
