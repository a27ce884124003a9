import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cards, insisting, TRIES, triedUnasked } from './unasked.ts';

const SEED = 20_300_103;
const GAMES = 40;
const ACTS = 14;
const PATIENCE = 600_000;

it(
  '[T29] [T30] [T34] no person gets a seat or hand without consent that was asked',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        cards,
        fc.array(fc.record({ what: fc.nat(TRIES.length - 1), who: fc.nat(4), a: fc.nat(11) }), {
          minLength: ACTS,
          maxLength: ACTS,
        }),
        (world, tries) => triedUnasked(world, tries),
      ),
      { seed: SEED, numRuns: GAMES },
    );
  },
  PATIENCE,
);

it('[T29] a bot that counts its downtime as silence would give seats away', async () => {
  const [world] = fc.sample(cards, { seed: SEED, numRuns: 1 });
  const ask = { what: TRIES.indexOf(insisting), who: 3, a: 4 };
  if (!world) throw new Error('no world');
  await triedUnasked(world, [ask]);
  await expect(triedUnasked(world, [ask], { alwaysUp: true })).rejects.toThrow('to deeply equal');
});
