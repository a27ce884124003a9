import { systems } from '../../engine/index.ts';
import { handlerOf } from '../../table/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import type { Step } from '../base/step.ts';
import { UnpostedSteps } from './draft.ts';
import { TurnNotices } from './given.ts';
import { LogIndex } from './log-index.ts';
import { advanceTimeline, createUndoTimeline, stepsReferredTo, type UndoTimeline } from './timeline.ts';
import { isStepReportedTo } from './told.ts';

/** The number of interaction ids that are remembered: if an id is repeated, the answer is made from its step (T2). */
const INTERACTIONS = 1000;

export interface LogIndexes {
  readonly timeline: UndoTimeline;
  readonly interactions: Map<string, number>;
  readonly lines: LogIndex;
  readonly given: TurnNotices;
  readonly draft: UnpostedSteps;
}

export const newIndexes = (): LogIndexes => ({
  timeline: createUndoTimeline(),
  interactions: new Map(),
  lines: new LogIndex(),
  given: new TurnNotices(),
  draft: new UnpostedSteps(),
});

export const addStepToIndexes = ({ timeline, interactions, lines, given, draft }: LogIndexes, step: Step): void => {
  draft.note(step, stepsReferredTo(timeline, step.operation));
  const isTold = step.posts.length === 0 || isStepReportedTo(step, 'channel');
  advanceTimeline(timeline, step.number, step.operation, handlerOf(systems, step.operation.kind).play, isTold);
  lines.note(step);
  given.note(step);
  addToLimitedMap(interactions, INTERACTIONS, step.interaction, step.number);
};
