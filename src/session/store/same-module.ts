import { equal } from '../../engine/core/plain.ts';
import type { AnyRecord } from '../../engine/core/record.ts';
import type { Module } from '../../engine/index.ts';
import type { Step } from '../game/step.ts';

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

/** A record as it comes from the store, with the module that is in memory. */
export const withSameModule = <R extends AnyRecord>(record: R): R =>
  record.kind === 'module' ? { ...record, module: sameModule(record.hash, record.module) } : record;

/** The same of a step as it comes from the store. */
export const stepWithSameModule = (step: Step): Step => {
  const { change } = step;
  return change.added.some(({ kind }) => kind === 'module')
    ? { ...step, change: { ...change, added: change.added.map(withSameModule) } }
    : step;
};
