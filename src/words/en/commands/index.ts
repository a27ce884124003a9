import * as buttons from '../common/buttons.ts';
import * as files from '../common/files.ts';
import * as options from '../common/options.ts';
import * as places from '../common/places.ts';
import * as replay from '../common/replay.ts';
import * as server from '../common/server.ts';
import * as table from '../common/table.ts';
import * as tips from '../common/tips.ts';
import * as unknown from '../common/unknown.ts';
import * as about from './about.ts';
import * as act from './act.ts';
import * as alone from './alone.ts';
import * as army from './army.ts';
import * as board from './board.ts';
import * as counter from './counter.ts';
import * as deck from './deck.ts';
import * as game from './game.ts';
import * as gameFiles from './game-files.ts';
import * as gameSeats from './game-seats.ts';
import * as hand from './hand.ts';
import * as help from './help.ts';
import * as house from './house.ts';
import * as me from './me.ts';
import * as modifier from './modifier.ts';
import * as move from './move.ts';
import * as piece from './piece.ts';
import * as play from './play.ts';
import * as roll from './roll.ts';
import * as score from './score.ts';
import * as turn from './turn.ts';
import * as tutorial from './tutorial.ts';

/** What commands say, and what Discord lists of them, by command or noun. */
export const commands = {
  about,
  act,
  alone,
  army,
  board,
  buttons,
  counter,
  deck,
  files,
  game,
  gameFiles,
  gameSeats,
  hand,
  help,
  house,
  me,
  modifier,
  move,
  options,
  piece,
  places,
  play,
  replay,
  roll,
  score,
  server,
  table,
  tips,
  turn,
  tutorial,
  unknown,
};
