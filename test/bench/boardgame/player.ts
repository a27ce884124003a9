import { HandWrittenGame } from './by-hand.ts';
import { randomMoves } from './game.ts';
import { OurGame } from './ours.ts';
import { TheirGame, type Way } from './rival.ts';

/**
 * Run as a process of its own: plays one game, in one way, as many moves as it is asked for. Before the first it plays
 * another one for some seconds, so that everything is compiled as it is in a process that runs for long.
 */

export type Contestant = 'ours' | 'by hand' | Way;
/** Until each player has his JSON, or the engine alone. */
export type Play = 'tell' | 'move';

/**
 * After so many moves: the processor time of one, in microseconds, what the counter holds, and how much JSON the last
 * move made.
 */
export interface Played {
  readonly time: number;
  readonly worth: number;
  readonly bytes: number;
}

/** Microseconds of processor time. */
const WARM = 6_000_000;

const [, , who, what] = process.argv as readonly string[] as readonly [string, string, Contestant, Play];

const newGame = (): ((count: number) => Promise<Played>) => {
  const game = who === 'ours' ? new OurGame() : who === 'by hand' ? new HandWrittenGame() : new TheirGame(who);
  const moves = randomMoves();
  return async (count) => {
    const some = Array.from({ length: count }, () => moves.next().value);
    let texts: readonly string[] = [];
    const before = process.cpuUsage();
    for (const move of some) {
      if (what === 'tell') texts = await game.tell(move);
      else game.move(move);
    }
    const { user, system } = process.cpuUsage(before);
    return {
      time: (user + system) / count,
      worth: game.worth,
      bytes: texts.reduce((sum, text) => sum + text.length, 0),
    };
  };
};

const warmed = async (): Promise<void> => {
  const play = newGame();
  const before = process.cpuUsage();
  for (let used = before; used.user - before.user < WARM; used = process.cpuUsage()) await play(50);
};

const warm = warmed();
const play = newGame();

process.on('message', (count: number) => {
  void warm.then(async () => process.send?.(await play(count)));
});
