import type { NextTask } from '../../view/panel/to-do.ts';
import type { Format } from '../base/messages.ts';
import { name } from '../base/values.ts';

/** The player's next task, in one sentence. */
export const nowText = (format: Format, { what, side }: NextTask): string => {
  const turn = side === undefined ? undefined : { side: name(side) };
  switch (what) {
    case 'play':
      return turn ? format('now-play', turn) : format('now-play-any-time');
    case 'wait':
      return turn ? format('now-wait', turn) : format('now-goes-on');
    case 'watch':
      return turn ? format('now-watch', turn) : format('now-goes-on');
    default:
      return format(`now-${what}`);
  }
};
