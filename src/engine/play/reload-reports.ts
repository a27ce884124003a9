import { z } from 'zod';
import {
  isFields,
  keyed,
  list,
  longText,
  MAX_REPORT_LIST_LENGTH,
  type RecordChangeReports,
  type RecordUpdate,
  type ReportsOf,
  revertRecordPatch,
  type Stored,
  type System,
} from '../../table/index.ts';
import { findModuleDifferences, moduleDifferenceSchema } from './difference.ts';
import { type Disclosure, disclosuresIn } from './flow/disclosures.ts';
import { secretHolderSchema } from './flow/fact.ts';
import { informedViewersSchema } from './flow/known-to.ts';
import { disclosureFieldSchema, revelationKindSchema } from './flow/teller.ts';
import type { Module } from './module.ts';
import { gameOf } from './queries.ts';

export type ModulePartName = keyof Module;

/** All parts of a module. A new part doesn't compile without an entry. */
const PARTS: { readonly [P in ModulePartName]-?: true } = {
  module: true,
  title: true,
  description: true,
  goal: true,
  minutes: true,
  inShort: true,
  maker: true,
  version: true,
  howToPlay: true,
  texts: true,
  labels: true,
  untold: true,
  sides: true,
  turn: true,
  endings: true,
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
  pictures: true,
  actions: true,
  effects: true,
  tables: true,
  objectives: true,
  opponent: true,
  round: true,
  variants: true,
  chosen: true,
  notation: true,
  position: true,
};

const modulePart = z.enum(Object.keys(PARTS) as [ModulePartName, ...ModulePartName[]]);

/** A disclosure as it is reported. It has no names that its reader may not know. */
const disclosureSchema = keyed({
  by: keyed({ name: longText.exactOptional(), knownTo: informedViewersSchema.exactOptional() }),
  tells: revelationKindSchema,
  to: informedViewersSchema,
  of: list(secretHolderSchema, MAX_REPORT_LIST_LENGTH),
  declared: z.union([disclosureFieldSchema, z.literal('reveals')]).exactOptional(),
  isUnknown: z.literal(true).exactOptional(),
});
export type DisclosureReport = Stored<typeof disclosureSchema>;

/** The differences between two modules, which are public. `told` has the new disclosures. */
export const moduleChangesSchema = keyed({
  differences: list(moduleDifferenceSchema, MAX_REPORT_LIST_LENGTH),
  told: list(disclosureSchema, MAX_REPORT_LIST_LENGTH),
});
export type Changes = Stored<typeof moduleChangesSchema>;

export const reloadReportDefinitions = {
  reloaded: {
    schema: keyed({
      what: z.literal('reloaded'),
      title: longText,
      parts: list(modulePart, 100),
      changes: moduleChangesSchema,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { title: 'word', changes: 'word' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof reloadReportDefinitions> {}
}

/** Returns the differences between two modules. `isBegun` is true if the game with the old module has started. */
export const findModuleChanges = (
  before: Module,
  after: Module,
  isBegun: boolean,
  systems: readonly System[],
): Changes => {
  const known = new Set(disclosuresIn(before, systems).map(keyOf));
  const differences = findModuleDifferences(before, after, isBegun, systems);
  // A scorekeeper that only some viewers know is not named if it doesn't change.
  const isUnknown = ({ by }: Disclosure): boolean =>
    by.knownTo !== undefined && !differences.some(({ part, name }) => part === 'scorekeeper' && name === by.name);
  const told = disclosuresIn(after, systems).filter((one) => !known.has(keyOf(one)));
  return { differences, told: told.map((one) => toldDisclosure(one, isUnknown(one))) };
};

const keyOf = ({ by, tells, to, of }: Disclosure): string => JSON.stringify([by, tells, to, of]);

const toldDisclosure = ({ by, tells, to, of, declared }: Disclosure, isUnknown: boolean): DisclosureReport => {
  const { name, title = name, knownTo = 'all' } = by;
  const isNameless = isUnknown && knownTo !== 'all';
  return {
    by: isNameless ? { knownTo } : { name: title },
    tells,
    to,
    of,
    ...(declared === undefined ? {} : { declared }),
    ...(isNameless ? { isUnknown: true } : {}),
  };
};

const partsIn = ({ from, to }: RecordUpdate): readonly ModulePartName[] => {
  const [was, is] = [from['module'], to['module']].map((part) => (isFields(part) ? part : {}));
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])] as ModulePartName[];
};

export const moduleReports: RecordChangeReports<'module'> = {
  added: 'nothing',
  updated: ({ reader }, now, update) => {
    const was = revertRecordPatch(now, update);
    const { title, phase } = gameOf(reader);
    const changes = findModuleChanges(was.module, now.module, phase !== 'seating', reader.systems);
    return [{ what: 'reloaded', title, parts: partsIn(update), changes }];
  },
  removed: 'nothing',
};
