import { type BotLevel, knowledgeOfPlayer } from '../engine/index.ts';
import { think } from '../engine/opponent/think.ts';
import { BotTurnMemory, PART_OVERLOOKED, searchEffortForAct } from '../session/base/thinker.ts';
import type { MatchPlayer } from './match.ts';

export interface SearchCost {
  readonly nodes: number;
  readonly ms: number;
}

/** Returns a player of a level, which knows only what its seat may see. `nodes`: the limit for an act. */
export const createBotMatchPlayer = (
  level: BotLevel,
  nodes?: number,
  onTurn?: (spent: SearchCost) => void,
): MatchPlayer => {
  const turn = new BotTurnMemory();
  return (table, person, luck) => {
    const start = performance.now();
    const knowledge = knowledgeOfPlayer(table, person);
    const effort = searchEffortForAct(level, turn.before(knowledge));
    const thought = think({
      knowledge,
      effort,
      known: turn.known,
      left: turn.left,
      overlooked: PART_OVERLOOKED[level],
      ...(nodes === undefined ? {} : { nodes }),
      seed: luck.below(2 ** 31),
    });
    turn.after(thought.acts);
    onTurn?.({ nodes: thought.nodes, ms: performance.now() - start });
    return thought.acts[0];
  };
};
