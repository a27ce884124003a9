import { expect, test } from 'vitest';
import { turnQueries } from '../../src/view/turns.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { PHASED } from '../support/games/phases.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { begun } from '../support/table.ts';

/** What is said of the second phase during the first, where its line has this too. */
const nextWith = (more: string): unknown => {
  const text = PHASED.replace('act: { move: 2 }', `act: { move: 2 }${more}`);
  return new View(begun(moduleFrom(text)).table, channelViewer).of(turnQueries).phase()?.next;
};

test('the next phase’s acts are shown if that phase certainly follows', () => {
  expect(nextWith('')).toEqual({ name: 'March', acts: ['move'] });
  expect(nextWith(', skip: TurnNumber = 2')).toEqual({ name: 'March', acts: [] });
  expect(nextWith(', who: each')).toEqual({ name: 'March', acts: [] });
});
