import { type BotLevel, knowledgeOf } from '../engine/index.ts';
import { think } from '../engine/opponent/think.ts';
import { effortOfAct, TurnActCounter } from '../session/base/thinker.ts';
import type { MatchPlayer } from './match.ts';

export interface SearchCost {
  readonly nodes: number;
  readonly ms: number;
}

/** Returns a player of a level, which knows only what its seat may see. `nodes`: the limit for an act. */
export const opponentPlayer = (level: BotLevel, nodes?: number, onTurn?: (spent: SearchCost) => void): MatchPlayer => {
  const acts = new TurnActCounter();
  return (table, person, luck) => {
    const start = performance.now();
    const knowledge = knowledgeOf(table, person);
    const thought = think({
      knowledge,
      effort: effortOfAct(level, acts.before(knowledge)),
      ...(nodes === undefined ? {} : { nodes }),
      seed: luck.below(2 ** 31),
    });
    onTurn?.({ nodes: thought.nodes, ms: performance.now() - start });
    return thought.acts[0];
  };
};
