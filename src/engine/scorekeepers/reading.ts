import type { SideId } from '../../table/index.ts';
import type { GameEvent } from './events.ts';
import type { KeeperDefinition } from './language/tree.ts';
import type { Reading, Scorekeeper } from './records.ts';

/** The kinds of events that are the ends of turns. */
const ENDS: readonly string[] = ['side-turn-ended', 'turn-ended'];

/** Whether its scores are read at the bounds of turns alone, and so may be older than what they are read from (D22). */
export const isReadAtTurns = ({ initial, when: { moment, needs } }: KeeperDefinition): boolean => {
  if (initial === undefined) return false;
  if (moment === 'before-turn' || moment === 'after-turn') return true;
  const kinds = moment === 'after-event' ? [...(needs.get('kind') ?? [])] : [];
  return kinds.length > 0 && kinds.every((kind) => ENDS.includes(kind));
};

/** What is read of it now, in this turn, and at this event. */
export const readingOf = (definition: KeeperDefinition, turn: number, event: GameEvent | undefined): Reading => {
  const side = event?.kind === 'side-turn-ended' ? (event.side as SideId | undefined) : undefined;
  return {
    turn,
    at: definition.when.moment === 'before-turn' ? 'beginning' : 'end',
    ...(side === undefined ? {} : { side }),
  };
};

/** As of when scores are that are read at the bounds of turns: of a reading, or of the beginning of the game. */
export type AsOf = Reading | 'start';

/** Undefined where they are as of now, or an earlier version read them and did not note when. */
export const asOf = (definition: KeeperDefinition, record: Scorekeeper | undefined): AsOf | undefined => {
  if (!isReadAtTurns(definition)) return undefined;
  return record?.read ?? (Object.keys(record?.scores ?? {}).length === 0 ? 'start' : undefined);
};
