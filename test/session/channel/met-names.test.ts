import { expect, test } from 'vitest';
import { LastKnownNames } from '../../../src/session/server/people.ts';
import { GUILD } from '../../support/session.ts';
import { ANN, BEN } from '../../support/table.ts';

test('[U32] a person’s name is known only in its server until forgotten', () => {
  const names = new LastKnownNames();
  names.met({ id: ANN, name: 'Ann\n"A"' }, GUILD);
  names.met({ id: BEN, name: 'Ben' }, undefined);
  expect([names.of(ANN, GUILD), names.of(ANN, undefined), names.of(BEN, undefined)]).toEqual([
    'Ann "A"',
    undefined,
    'Ben',
  ]);
  names.met({ id: ANN, name: 'Anna' }, GUILD);
  expect(names.of(ANN, GUILD)).toBe('Anna');
  names.forget(ANN);
  expect(names.of(ANN, GUILD)).toBeUndefined();
});
