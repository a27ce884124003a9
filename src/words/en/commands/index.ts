import * as act from './act.ts';
import * as module from './module.ts';
import * as moduleGenres from './module-genres.ts';
import * as moduleParts from './module-parts.ts';
import * as moduleTemplate from './module-template.ts';
import * as play from './play.ts';

/** What commands say, and what Discord lists of them, by command or noun. */
export const commands = {
  act,
  module,
  moduleParts,
  moduleGenres,
  moduleTemplate,
  play,
};
