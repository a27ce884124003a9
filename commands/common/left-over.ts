import type { InputContext } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { listMovableStacks } from '../../src/view/panel/stacks.ts';
import { mostSpecificNameOf } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { readAs } from './table.ts';

/**
 * Returns a line that names the stacks that could still move when their player ends the turn. It is only a notice, no
 * question (U6). Undefined if there are none, or if nothing has move points.
 */
export const formatUnmovedStacks = (game: OpenGame, input: InputContext): Promise<string | undefined> =>
  readAs(game, input, (view) => {
    const turn = view.of(gameQueries).turn();
    const mine = view.of(seatQueries).mine();
    if (!view.of(gameQueries).marches || !mine.some(({ id }) => id === turn?.side.id)) return undefined;
    const left = listMovableStacks(view).filter(({ isFresh }) => isFresh);
    const cells = left.map(({ where }) => mostSpecificNameOf(where));
    return cells.length === 0 ? undefined : input.words.commands.table.notMoved(cells);
  });
