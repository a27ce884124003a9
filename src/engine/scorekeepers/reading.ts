import type { SideId } from '../../table/index.ts';
import type { GameEvent } from './events.ts';
import type { KeeperDefinition } from './language/tree.ts';
import type { Reading, ScorekeeperRecord } from './records.ts';

const ENDS: readonly string[] = ['side-turn-ended', 'turn-ended'];

/** True if the scores are updated only at the beginning or end of turns, and so may be out of date (D22). */
export const isScoreUpdatedOnlyAtTurns = ({ initial, when: { moment, needs } }: KeeperDefinition): boolean => {
  if (initial === undefined) return false;
  if (moment === 'before-turn' || moment === 'after-turn') return true;
  const kinds = moment === 'after-event' ? [...(needs.get('kind') ?? [])] : [];
  return kinds.length > 0 && kinds.every((kind) => ENDS.includes(kind));
};

export const turnBoundaryOf = (definition: KeeperDefinition, turn: number, event: GameEvent | undefined): Reading => {
  const side = event?.kind === 'side-turn-ended' ? (event.side as SideId | undefined) : undefined;
  return {
    turn,
    at: definition.when.moment === 'before-turn' ? 'beginning' : 'end',
    ...(side === undefined ? {} : { side }),
  };
};

/** The time of the last update of scores: the beginning or end of a turn, or the start of the game. */
export type ScoreUpdateTime = Reading | 'start';

/**
 * Returns the time of the last update of the scores. Undefined if the scores are current, or if an earlier version
 * updated them.
 */
export const scoreUpdateTimeOf = (
  definition: KeeperDefinition,
  record: ScorekeeperRecord | undefined,
): ScoreUpdateTime | undefined => {
  if (!isScoreUpdatedOnlyAtTurns(definition)) return undefined;
  return record?.read ?? (Object.keys(record?.scores ?? {}).length === 0 ? 'start' : undefined);
};
