import { z } from 'zod';
import { MOST_TOLD, type ReportsOf } from '../core/report.ts';
import { keyed, list, type Stored } from '../core/schema.ts';
import { differenceSchema } from './difference.ts';
import { secretSchema } from './flow/fact.ts';
import { knownToSchema } from './flow/known-to.ts';
import { openlySchema, tellingSchema } from './flow/teller.ts';
import type { Module } from './module.ts';

/** What is told of another module that is put under a game. */

export type ModulePart = keyof Module;

/** Every part of a module: a new one does not compile before it stands here. */
const PARTS: { readonly [P in ModulePart]-?: true } = {
  module: true,
  title: true,
  description: true,
  sides: true,
  turn: true,
  seats: true,
  rules: true,
  battle: true,
  maps: true,
  terrain: true,
  edges: true,
  prototypes: true,
  traits: true,
  properties: true,
  values: true,
  modifiers: true,
  phases: true,
  limits: true,
  setup: true,
  decks: true,
  counters: true,
  scorekeepers: true,
};

const modulePart = z.enum(Object.keys(PARTS) as [ModulePart, ...ModulePart[]]);

/** A disclosure as it is told: what is told by it, and no name of what its reader does not know. */
const disclosureSchema = keyed({
  by: keyed({ name: z.string().max(1000).exactOptional(), knownTo: knownToSchema.exactOptional() }),
  tells: tellingSchema,
  to: knownToSchema,
  of: list(secretSchema, MOST_TOLD),
  declared: z.union([openlySchema, z.literal('reveals')]).exactOptional(),
  isUnknown: z.literal(true).exactOptional(),
});
export type ToldDisclosure = Stored<typeof disclosureSchema>;

/**
 * In what another module would make another game of one that is played: no secret, for the modules are none. `told`:
 * what it tells of what is hidden that the former one does not.
 */
export const changesSchema = keyed({
  differences: list(differenceSchema, MOST_TOLD),
  told: list(disclosureSchema, MOST_TOLD),
});
export type Changes = Stored<typeof changesSchema>;

export const reloadReportRules = {
  /** Other definitions: these parts of the module are not what they were. */
  reloaded: {
    schema: keyed({
      what: z.literal('reloaded'),
      title: z.string().max(1000),
      parts: list(modulePart, 100),
      changes: changesSchema,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { title: 'word', changes: 'word' },
  },
} as const;

declare module '../core/report.ts' {
  interface Reports extends ReportsOf<typeof reloadReportRules> {}
}
