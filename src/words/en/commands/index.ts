import * as table from '../common/table.ts';
import * as tips from '../common/tips.ts';
import * as about from './about.ts';
import * as act from './act.ts';
import * as alone from './alone.ts';
import * as army from './army.ts';
import * as board from './board.ts';
import * as counter from './counter.ts';
import * as deck from './deck.ts';
import * as hand from './hand.ts';
import * as house from './house.ts';
import * as modifier from './modifier.ts';
import * as module from './module.ts';
import * as moduleGenres from './module-genres.ts';
import * as moduleParts from './module-parts.ts';
import * as moduleTemplate from './module-template.ts';
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
  counter,
  deck,
  hand,
  house,
  modifier,
  module,
  moduleParts,
  moduleGenres,
  moduleTemplate,
  move,
  piece,
  play,
  roll,
  score,
  table,
  tips,
  turn,
  tutorial,
};
