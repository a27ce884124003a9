import type { BotLevel, Module } from '../engine/index.ts';
import type { MatchPlayer } from './match.ts';
import { createBotMatchPlayer } from './player.ts';
import { type MatchRating, ratePlayer } from './rate.ts';

export class SearchEffort {
  turns = 0;
  nodes = 0;
  ms = 0;
  longest = 0;

  add({ nodes, ms }: { readonly nodes: number; readonly ms: number }): void {
    this.turns += 1;
    this.nodes += nodes;
    this.ms += ms;
    this.longest = Math.max(this.longest, ms);
  }

  get nodesPerTurn(): number {
    return this.nodes / Math.max(1, this.turns);
  }

  get msPerTurn(): number {
    return this.ms / Math.max(1, this.turns);
  }
}

/** Returns a player, and a record of its work that grows while it plays. */
export const createMeasuredPlayer = (
  level: BotLevel,
  nodes?: number,
): readonly [player: MatchPlayer, effort: SearchEffort] => {
  const effort = new SearchEffort();
  return [createBotMatchPlayer(level, nodes, (spent) => effort.add(spent)), effort];
};

export interface LevelMatch {
  readonly module: Module;
  readonly levels: readonly [a: BotLevel, b: BotLevel];
  readonly games: number;
  readonly seed: number;
  /** The most nodes that a player may search in a turn. By default, the level decides. */
  readonly nodes?: number | undefined;
}

export const playBotLevelMatch = async ({
  module,
  levels: [a, b],
  games,
  seed,
  nodes,
}: LevelMatch): Promise<{ readonly rating: MatchRating; readonly efforts: readonly [SearchEffort, SearchEffort] }> => {
  const [player, own] = createMeasuredPlayer(a, nodes);
  const [opponent, other] = createMeasuredPlayer(b, nodes);
  return { rating: await ratePlayer({ module, player, opponent, games, seed }), efforts: [own, other] };
};
