import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Table } from '../../core/table.ts';
import type { Module } from '../module.ts';
import { type Disclosure, disclosuresIn } from './disclosures.ts';
import { moduleInPlay } from './in-play.ts';

declare module '../../core/refusal.ts' {
  interface Refusals {
    /** Something hidden would be told to those who may not know it, and nothing says so. `tries`: what was to be defined. */
    undeclared: { readonly disclosure: Disclosure; readonly tries: 'counter' | 'modifier' | 'scorekeeper' };
  }
}

const silent = (table: Table, module: Module): readonly Disclosure[] =>
  disclosuresIn(module, table.systems).filter(({ declared }) => declared === undefined);

const keyOf = ({ by, tells, to, of }: Disclosure): string => JSON.stringify([by, tells, to, of]);

/** Why something can't be defined in play: with it something would be told without a word that is not told so already (D2). */
export const undeclaredBy = (
  table: Table,
  more: (module: Module) => Module,
  tries: 'counter' | 'modifier' | 'scorekeeper',
): Refusal | undefined => {
  const module = moduleInPlay(table);
  const known = new Set(silent(table, module).map(keyOf));
  const disclosure = silent(table, more(module)).find((one) => !known.has(keyOf(one)));
  return disclosure && refuse('undeclared', { disclosure, tries });
};
