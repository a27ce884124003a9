import { describe, expect, it } from 'vitest';
import { roles } from '../../../src/kingdom/cards/card.ts';
import {
  costExamples,
  landscapeCountExamples,
  potionCountExamples,
  setCountSuffixes,
  setMixExamples,
  typedRole,
} from '../../../src/kingdom/cards/typed.ts';
import { readExpression } from '../../../src/kingdom/typed/expression.ts';
import { readLandscapes, readPotions } from '../../../src/kingdom/typed/numbers.ts';
import { dominion, editions } from '../made/wishes.ts';

describe('[K21] offered completions are readable', () => {
  it.each(potionCountExamples)('an offered completion for potions is readable: %s', (text) =>
    expect(readPotions(text)).toBeDefined(),
  );

  it.each(landscapeCountExamples)('an offered completion for landscapes is readable: %s', (text) =>
    expect(readLandscapes(text)).toBeDefined(),
  );

  it.each([
    ...roles.map((role) => `1 ${typedRole(role)}`),
    ...costExamples.map((cost) => `1 ${cost}`),
    ...setMixExamples,
    ...[1, 2, 3].flatMap((count) => setCountSuffixes(count).map((sets) => `${count} ${sets}`)),
  ])('an offered completion in an expression is readable: %s', (text) =>
    expect(readExpression(text, dominion, editions)).not.toHaveProperty('code'),
  );
});
