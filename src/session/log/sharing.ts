import type { Module, Piece } from '../../engine/index.ts';
import { type AnyRecord, type ContainerId, equal, within } from '../../table/index.ts';
import type { Step } from '../base/step.ts';

/**
 * Modules in memory, shared by all games with an equal module. The hash in a game may be wrong, so the modules
 * themselves are compared.
 */
const modules = new Map<string, WeakRef<Module>>();
const gone = new FinalizationRegistry<string>((hash) => {
  if (!modules.get(hash)?.deref()) modules.delete(hash);
});

export const shareModule = (hash: string, module: Module): Module => {
  const known = modules.get(hash)?.deref();
  if (known === module) return module;
  if (known) return equal(known, module) ? known : module;
  modules.set(hash, new WeakRef(module));
  gone.register(module, hash);
  return module;
};

const NO_VALUES: Piece['values'] = Object.freeze({});

/**
 * Returns records from the store that share equal parts in memory: the module, the places of pieces, and empty values.
 */
export const shareEqualParts = (records: readonly AnyRecord[]): readonly AnyRecord[] => {
  const places = new Map<ContainerId, ContainerId>();
  return records.map((record) => {
    if (record.kind === 'module') return { ...record, module: shareModule(record.hash, record.module) };
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

export const shareStepParts = (step: Step): Step =>
  step.change.added.length === 0
    ? step
    : { ...step, change: { ...step.change, added: shareEqualParts(step.change.added) } };
