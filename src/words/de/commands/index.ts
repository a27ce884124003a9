import * as buttons from '../common/buttons.ts';
import * as files from '../common/files.ts';
import * as options from '../common/options.ts';
import * as places from '../common/places.ts';
import * as replay from '../common/replay.ts';
import * as server from '../common/server.ts';
import * as unknown from '../common/unknown.ts';
import * as act from './act.ts';
import * as game from './game.ts';
import * as gameFiles from './game-files.ts';
import * as gameSeats from './game-seats.ts';
import * as help from './help.ts';
import * as me from './me.ts';
import * as module from './module.ts';
import * as moduleGenres from './module-genres.ts';
import * as moduleParts from './module-parts.ts';
import * as moduleTemplate from './module-template.ts';
import * as play from './play.ts';

/** What commands say, and what Discord lists of them, by command or noun. */
export const commands = {
  act,
  buttons,
  files,
  game,
  gameFiles,
  gameSeats,
  help,
  me,
  module,
  moduleParts,
  moduleGenres,
  moduleTemplate,
  options,
  places,
  play,
  replay,
  server,
  unknown,
};
