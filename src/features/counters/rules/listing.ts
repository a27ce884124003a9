import type { Module } from '../../../engine/play/module.ts';
import { locateContainerByIndex } from '../../../engine/play/queries.ts';
import { readFormula, reads } from '../../../table/expression/index.ts';
import {
  appendOrCreate,
  type ContainerId,
  derived,
  type Index,
  type RecordChange,
  type Table,
} from '../../../table/index.ts';
import { type CompiledCounter, compiled } from './count.ts';
import type { Counter } from './records.ts';

/** All counters, by their places and by the properties that they read (C13). */
export interface Listing {
  version: number;
  readonly byId: Map<string, CompiledCounter>;
  readonly byPlace: Map<string, Map<string, CompiledCounter>>;
  readonly byRead: Map<string, Map<string, CompiledCounter>>;
  /** The number of counters whose values are changed by modifiers. */
  bent: number;
}

const ANYWHERE = '\nanywhere';

const placeOf = ({ on }: Counter): string => {
  if ('game' in on) return ANYWHERE;
  return 'map' in on ? on.map : 'deck' in on ? on.deck : on.board;
};

export const counterListingIndex: Index<Listing> = {
  name: 'counters',
  kinds: ['counter', 'tally', 'module'],
  create: () => ({ version: 0, byId: new Map(), byPlace: new Map(), byRead: new Map(), bent: 0 }),
  update: (listing, entries, table) => {
    let isRelisted = false;
    for (const entry of entries) {
      note(listing, entry, table);
      if ((entry.after ?? entry.before)?.kind === 'module') isRelisted = true;
    }
    if (isRelisted) relist(listing, table);
  },
  former: (listing, entries, table) => {
    const kinds = new Set(entries.map(({ before, after }) => (before ?? after)?.kind));
    if (kinds.has('counter') || kinds.has('module')) return listed(table);
    const bent = entries.reduce((sum, { before, after }) => sum + bentIn(before) - bentIn(after), listing.bent);
    return bent === listing.bent ? listing : { ...listing, bent };
  },
};

const listed = (table: Table): Listing => {
  const listing = counterListingIndex.create();
  for (const kind of ['counter', 'tally'] as const)
    for (const after of table.all(kind)) note(listing, { before: undefined, after }, table);
  return listing;
};

const bentIn = (record: RecordChange['after']): number => Number(record?.kind === 'tally' && record.bent !== undefined);

const note = (listing: Listing, { before, after }: RecordChange, table: Table): void => {
  if (before?.kind === 'counter') leave(listing, before.id);
  if (after?.kind === 'counter') enter(listing, after, table);
  listing.bent += bentIn(after) - bentIn(before);
};

const enter = (listing: Listing, counter: Counter, table: Table): void => {
  const one = expanded(table, compiled(counter));
  listing.version += 1;
  listing.byId.set(counter.id, one);
  keep(listing.byPlace, placeOf(counter), one);
  for (const name of one.reads) keep(listing.byRead, name, one);
};

const leave = (listing: Listing, id: string): void => {
  const one = listing.byId.get(id);
  if (!one) return;
  listing.version += 1;
  listing.byId.delete(id);
  drop(listing.byPlace, placeOf(one.counter), id);
  for (const name of one.reads) drop(listing.byRead, name, id);
};

/** Lists all counters again, because a new module can have other formulas for the layers of pieces. */
const relist = (listing: Listing, table: Table): void => {
  for (const { counter } of [...listing.byId.values()]) {
    leave(listing, counter.id);
    enter(listing, counter, table);
  }
};

/**
 * The properties that depend on a piece's layer. A formula can choose the layer, and counters then depend on the
 * formula too.
 */
const LAYERED: readonly string[] = ['Layer', 'LayerName', 'symbol'];

const expanded = (table: Table, one: CompiledCounter): CompiledCounter => {
  const more = layerFormulaNamesIn(table, one.reads);
  return more.length === 0 ? one : { ...one, reads: new Set([...one.reads, ...more]) };
};

/** Returns the properties that the formulas of layers read, if one of these names depends on a layer. */
export const layerFormulaNamesIn = (table: Table, names: ReadonlySet<string>): readonly string[] => {
  const module = LAYERED.some((name) => names.has(name)) ? table.get('module', 'module')?.module : undefined;
  return module ? followed(module) : [];
};

const followed = derived((module: Module): readonly string[] => {
  const formulas = Object.values(module.traits ?? {}).flatMap(({ follows }) =>
    follows === undefined ? [] : [readFormula(follows)],
  );
  return [...new Set(formulas.flatMap((formula) => (formula.ok ? [...reads(formula.expression)] : [])))];
});

const keep = (lists: Map<string, Map<string, CompiledCounter>>, key: string, one: CompiledCounter): void => {
  const list = lists.get(key) ?? new Map<string, CompiledCounter>();
  list.set(one.counter.id, one);
  lists.set(key, list);
};

const drop = (lists: Map<string, Map<string, CompiledCounter>>, key: string, id: string): void => {
  const list = lists.get(key);
  list?.delete(id);
  if (list?.size === 0) lists.delete(key);
};

export type CountersOfPlace = ReadonlyMap<string, CompiledCounter>;

/**
 * Returns the counters of a map, board or deck and of the places around it. They are appended to the lists in `known`.
 */
export const countersAtAndAround = (
  table: Table,
  container: ContainerId,
  known?: CountersOfPlace[],
): CountersOfPlace[] | undefined => {
  const { byPlace } = table.index(counterListingIndex);
  const { map, board, deck } = locateContainerByIndex(table, container) ?? {};
  let lists = map ? withOthers(known, byPlace.get(ANYWHERE)) : known;
  if (map) lists = withOthers(lists, byPlace.get(map.id));
  if (board) lists = withOthers(lists, byPlace.get(board.id));
  if (deck) lists = withOthers(lists, byPlace.get(deck.id));
  return lists;
};

const withOthers = (
  lists: CountersOfPlace[] | undefined,
  some: CountersOfPlace | undefined,
): CountersOfPlace[] | undefined => (some && !lists?.includes(some) ? appendOrCreate(lists, some) : lists);
