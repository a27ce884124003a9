import type { Bound } from '../../../session/game/bound.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_STACKS_NAMED } from '../../base/limits.ts';
import { counted } from '../text.ts';

/** What every command says at a table. */
export const noGame: string = 'No game is played in this channel. `/game start` starts one.';
export const failed: string = 'I could not save that, so nothing was changed. Please try again.';
export const unsaved: string =
  'My storage does not answer, so I do not know yet whether that was saved. Look at `/board` in a moment before you try again.';
export const later: string =
  'I am being brought up to date, and not all of me can do that yet. Nothing was changed: please try again in an hour.';
/** Nothing was changed, as the host of the bot allows no more. */
export const fullText = ({ what, most, by }: Bound): string =>
  by === 'server'
    ? `In this server ${counted(most, 'game is', 'games are')} under way, as many as those who manage it allow (\`/server settings\`). Nothing was started: \`/game stop\` where one is no longer played makes room.`
    : {
        steps: `Whoever runs me allows ${counted(most, 'step')} a game, and this would be one more. Nothing was changed, and nothing is lost: \`/game export\` gives you all of it, \`/game stop\` ends it.`,
        setup: `This game would begin with more pieces than the ${most} that whoever runs me allows. Nothing was changed: one with fewer can be played.`,
        pieces: `The table would have more pieces than the ${most} that whoever runs me allows. Nothing was changed: \`/piece delete\` makes room.`,
        games: `In this server ${counted(most, 'game is', 'games are')} under way, as many as whoever runs me allows. Nothing was started: \`/game stop\` where one is no longer played makes room.`,
      }[what];
export const noAnswer: string = 'My storage does not answer. Please try again in a moment.';
export const otherGame: string =
  'That button belongs to an earlier game in this channel. Here is the one that is there now.';
export const passed: string = 'That button belongs to an earlier moment of the game. Here is how it stands now.';
export const done: string = 'Done.';
export const turnOver = (side: string): string => `Your turn is over. It's ${bold(side)}'s turn.`;
/** What could still have moved in a turn that is over, by where it stands. */
export const notMoved = (cells: readonly string[]): string => {
  const places = [...new Set(cells)];
  const named = places.slice(0, MOST_STACKS_NAMED).map((cell) => plain(cell));
  const all = [...named, ...(places.length > MOST_STACKS_NAMED ? ['…'] : [])].join(', ');
  return cells.length === 1 ? `One stack has not moved: ${all}.` : `${cells.length} stacks have not moved: ${all}.`;
};
export const allTold: string = 'Nothing is waiting to be posted.';
export const underWay: string = '-# A turn is under way: the others are told of it when it ends.';
export const toldToAll: string = 'Done. It goes to the channel.';

/** Behind the beginning of a list that no message holds. */
export const restInFile: string = '… all in the file';
