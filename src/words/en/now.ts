import type { NowToDo } from '../../view/panel/to-do.ts';
import { bold } from '../../view/text.ts';

const onTurn = (side: string | undefined): string =>
  side === undefined ? 'The game goes on' : `It’s ${bold(side)}’s turn`;

/** What there is to do now, in one sentence: the beginning of what somebody is shown. */
export const nowText = ({ what, side }: NowToDo): string => {
  switch (what) {
    case 'sit':
      return 'Choose a side, then press **Begin**.';
    case 'fill':
      return 'Choose a side: the game begins by itself once every side has a player.';
    case 'full':
      return 'Every side has a player: the game begins.';
    case 'answer':
      return 'You are asked something: `/play` shows it.';
    case 'play':
      return side === undefined ? 'Act when you like: `/play`.' : `It is your turn as ${bold(side)}: \`/play\`.`;
    case 'choose':
      return 'All choose at once, and you have not chosen yet: `/play`.';
    case 'wait':
      return side === undefined ? 'The game goes on.' : `Waiting for ${bold(side)}.`;
    case 'watch':
      return `${onTurn(side)}.`;
    case 'over':
      return 'The game is over.';
  }
};
