import { expect, it } from 'vitest';
import { requestFrameOf } from '../../../src/kingdom/request/frame.ts';
import { randomBigIntBelow, seededRandomSource } from '../../../src/kingdom/request/luck.ts';
import { splitIntoKingdomCases } from '../../../src/kingdom/ways/case.ts';
import { buildPileProposalPlan } from '../../../src/kingdom/ways/proposal.ts';
import { dominion, sixteen } from '../made/wishes.ts';

it.each([
  [17, 200],
  [27, 200],
  [33, 20],
  [59, 100],
])('[K16] kingdom request %i without solutions is detected within %i steps', (seed, steps) => {
  const frame = requestFrameOf(sixteen(seed), dominion);
  const cases = splitIntoKingdomCases(frame, frame.wishes, {
    natural: true,
    spare: 0,
    filling: frame.request.bane === 'demanded',
  });
  const answers = cases.map((one) =>
    buildPileProposalPlan(frame, one, { steps, tries: 30, share: 0.1, lastResort: 0 }),
  );
  expect(answers).toContain('empty');
});

it('[K16] a random choice among no kingdoms fails at once', () => {
  expect(() => randomBigIntBelow(seededRandomSource(), 0n)).toThrow(RangeError);
});
