import type { BotLevel, Module } from '../engine/index.ts';
import type { Player } from './match.ts';
import { opponentPlayer } from './player.ts';
import { type Rating, rate } from './rate.ts';

export class Effort {
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
export const measuredPlayer = (level: BotLevel, nodes?: number): readonly [player: Player, effort: Effort] => {
  const effort = new Effort();
  return [opponentPlayer(level, nodes, (spent) => effort.add(spent)), effort];
};

export interface LevelMatch {
  readonly module: Module;
  readonly levels: readonly [a: BotLevel, b: BotLevel];
  readonly games: number;
  readonly seed: number;
  /** The most nodes that a player may search in a turn. By default, the level decides. */
  readonly nodes?: number | undefined;
}

export const playLevels = async ({
  module,
  levels: [a, b],
  games,
  seed,
  nodes,
}: LevelMatch): Promise<{ readonly rating: Rating; readonly efforts: readonly [Effort, Effort] }> => {
  const [player, own] = measuredPlayer(a, nodes);
  const [opponent, other] = measuredPlayer(b, nodes);
  return { rating: await rate({ module, player, opponent, games, seed }), efforts: [own, other] };
};
