import type { Module, Piece } from '../../engine/index.ts';
import { type AnyRecord, type ContainerId, equal, within } from '../../table/index.ts';
import type { Step } from '../base/step.ts';

/**
 * Games carry their whole modules, and many carry the same one: in memory it is there once, with all that is made of
 * it, as long as any game has it. By the hash that a game says it has, which may be wrong: only equal ones are shared.
 */
const modules = new Map<string, WeakRef<Module>>();
const gone = new FinalizationRegistry<string>((hash) => {
  if (!modules.get(hash)?.deref()) modules.delete(hash);
});

/** The module that is in memory already, where it is the same; else this one, which others will find. */
export const sameModule = (hash: string, module: Module): Module => {
  const known = modules.get(hash)?.deref();
  if (known === module) return module;
  if (known) return equal(known, module) ? known : module;
  modules.set(hash, new WeakRef(module));
  gone.register(module, hash);
  return module;
};

const NO_VALUES: Piece['values'] = Object.freeze({});

/**
 * Records as they come from the store, with what they have alike in memory once: the module, where pieces are, and that
 * they have no values of their own.
 */
export const sharing = (records: readonly AnyRecord[]): readonly AnyRecord[] => {
  const places = new Map<ContainerId, ContainerId>();
  return records.map((record) => {
    if (record.kind === 'module') return { ...record, module: sameModule(record.hash, record.module) };
    if (record.kind !== 'piece') return record;
    const { place, values } = record;
    const container = within(places, place.in, () => place.in);
    return {
      ...record,
      place: { ...place, in: container },
      values: Object.keys(values).length === 0 ? NO_VALUES : values,
    };
  });
};

/** The same of a step as it comes from the store. */
export const stepSharing = (step: Step): Step =>
  step.change.added.length === 0 ? step : { ...step, change: { ...step.change, added: sharing(step.change.added) } };
