import { expect, it } from 'vitest';
import { phases } from '../../src/view/remedies/phases.ts';
import type { View } from '../../src/view/view.ts';

/** A view of a game whose turn stands in this phase. */
const inPhase = (phase: object | undefined): View => ({ of: () => ({ phase: () => phase }) }) as never;

const NEXT = { owed: 0, isRound: false, next: { acts: ['move', 'Buy'] } };
const remedyOf = (phase: object | undefined) =>
  Object.entries(
    phases['not-in-phase']({ code: 'not-in-phase', phase: 'Buy', what: 'move', done: 0, allowed: [] }, inPhase(phase)),
  )
    .filter(([, remedy]) => remedy !== undefined)
    .map(([name]) => name)
    .join();

it('[D16] a refusal suggests the next phase if possible, else the turn overview', () => {
  expect(remedyOf(NEXT)).toBe('next');
  expect(remedyOf({ ...NEXT, owed: 1 })).toBe('show');
  expect(remedyOf({ ...NEXT, isRound: true })).toBe('show');
  expect(remedyOf({ ...NEXT, next: { acts: ['Buy'] } })).toBe('show');
  expect(remedyOf({ ...NEXT, next: undefined })).toBe('show');
  expect(remedyOf(undefined)).toBe('show');
});
