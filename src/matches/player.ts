import { type BotLevel, knowledgeOf } from '../engine/index.ts';
import { think } from '../engine/opponent/think.ts';
import { effortOfAct } from '../session/thinker.ts';
import type { Player } from './match.ts';

/** The work of one decision. */
export interface Spent {
  readonly nodes: number;
  readonly ms: number;
}

/** Plays a level in a match, from its own seat's view alone. `nodes`: at most so many for an act. */
export const opponentPlayer = (level: BotLevel, nodes?: number, onTurn?: (spent: Spent) => void): Player => {
  let [turn, done] = ['', 0];
  return (table, person, luck) => {
    const start = performance.now();
    const now = `${person} ${table.get('turn', 'turn')?.number}`;
    [turn, done] = now === turn ? [turn, done + 1] : [now, 0];
    const thought = think({
      knowledge: knowledgeOf(table, person),
      effort: effortOfAct(level, done),
      ...(nodes === undefined ? {} : { nodes }),
      seed: luck.below(2 ** 31),
    });
    onTurn?.({ nodes: thought.nodes, ms: performance.now() - start });
    return thought.acts[0];
  };
};
