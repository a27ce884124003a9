import * as act from './act.ts';
import * as play from './play.ts';

/** What commands say, and what Discord lists of them, by command or noun. */
export const commands = {
  act,
  play,
};
