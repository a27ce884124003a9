import type { Module } from '../../src/engine/index.ts';
import { madeModule } from '../support/modules/any-module.ts';
import { largeModule } from '../support/modules/large-module.ts';
import { type Charged, chargedIn, MOST_CHARGED } from '../support/play/charged.ts';
import type { Result, Soak } from './soak.ts';

/** How many modules are played; `npm run soak modules 10000` plays more. */
const MODULES = 500;
const STEPS = 2;
/** Each so-manieth module has many pieces and dear lines; the others have all kinds of parts. */
const LARGE_EVERY = 10;
/** A call that takes fewer units says nothing of what a unit takes. */
const DEAR = 50_000;

const moduleOf = (seed: number): Module => (seed % LARGE_EVERY === 0 ? largeModule(seed) : madeModule(seed).module);

/**
 * Q20: modules of all kinds, played by chance, with everything that people look at; the dearest calls are printed, by
 * what they were charged and by the processor's time for it.
 */
const run = async (count = MODULES): Promise<readonly Result[]> => {
  let beyond = 0;
  const dearest = new Map<string, Charged & { readonly seed: number }>();
  const keep = (key: string, call: Charged & { readonly seed: number }, worth: (one: Charged) => number): void => {
    const known = dearest.get(key);
    if (!known || worth(call) > worth(known)) dearest.set(key, call);
  };
  for (let seed = 1; seed <= count; seed += 1)
    for await (const charged of chargedIn(moduleOf(seed), seed, STEPS)) {
      const call = { ...charged, seed };
      if (call.units > MOST_CHARGED) beyond += 1;
      keep('most units', call, ({ units }) => units);
      keep('most time', call, ({ time }) => time);
      if (call.units > DEAR) keep('most time for its units', call, ({ units, time }) => time / units);
    }
  for (const [key, { call, seed, units, time }] of dearest)
    process.stdout.write(`${key}: ${call} of module ${seed}: ${units} units, ${Math.round(time)} ms\n`);
  return [{ what: 'Q20 calls beyond the limit', figure: beyond, bound: 0, unit: `in ${count} modules` }];
};

export const modules: Soak = { name: 'modules', run };
