import { questionQueries } from '../find/questions.ts';
import { gameQueries } from '../game.ts';
import { scoreQueries } from '../scores.ts';
import { seatQueries } from '../seats.ts';
import { turnQueries } from '../turns.ts';
import type { View } from '../view.ts';

/** The result of the viewer's side when the game is over. */
type OwnResult = 'won' | 'lost' | 'drew';

/**
 * The next task of a viewer. `fill`: take a seat in a game that starts when all seats are taken; `full`: no seat is
 * left. `choose`: all players choose at the same time. `side`: the side to move, if turns have an order.
 */
export interface NextTask {
  readonly what: 'sit' | 'fill' | 'full' | 'answer' | 'play' | 'choose' | 'wait' | 'watch' | 'over' | OwnResult;
  readonly side?: string;
}

export const nextTaskOf = (view: View): NextTask => {
  const { phase } = view.of(gameQueries);
  const open = view.of(seatQueries).open();
  if (open) return { what: open.isFull ? 'full' : 'fill' };
  if (phase !== 'playing') return { what: phase === 'over' ? (ownResultIn(view) ?? 'over') : 'sit' };
  const turn = view.of(gameQueries).turn();
  const on = turn ? { side: turn.side.name } : {};
  const question = view.of(questionQueries).open();
  if (question?.isMine) return { what: 'answer' };
  if (view.of(seatQueries).mine().length === 0) return { what: 'watch', ...on };
  const { isAtOnce = false, hasChosen } = view.of(turnQueries).phase() ?? {};
  if (isAtOnce) return { what: hasChosen === false ? 'choose' : 'wait' };
  return { what: !question && canViewerActNow(view) ? 'play' : 'wait', ...on };
};

/** Returns the result of the viewer's sides; undefined if the viewer plays none or all of them, or if they differ. */
const ownResultIn = (view: View): OwnResult | undefined => {
  const mine = view.of(seatQueries).mine();
  if (mine.length === view.of(seatQueries).sides().length) return undefined;
  const results = view.of(scoreQueries).results();
  const own = new Set(mine.map(({ name }) => results.find(({ side }) => side === name)?.result));
  const [result] = own;
  return own.size === 1 ? result : undefined;
};

export const canViewerActNow = (view: View): boolean => {
  if (view.of(gameQueries).phase !== 'playing') return false;
  const mine = view.of(seatQueries).mine();
  const { strict } = view.of(gameQueries).rules;
  const turn = view.of(gameQueries).turn();
  const phase = view.of(turnQueries).phase();
  if (phase?.isAtOnce) return phase.hasChosen !== undefined;
  return mine.length > 0 && (!strict || !turn || mine.some(({ id }) => id === turn.side.id));
};
