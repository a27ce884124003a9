import type { Format } from '../base/messages.ts';
import { list, name } from '../base/values.ts';

/** A move as players write it. */
export const written = (format: Format, move: string): string => format('hint-written', { move: name(move) });

/** A hinted move, whose equal names are combined with their number. */
export interface MoveNamed {
  readonly pieces: readonly string[];
  readonly from: string | undefined;
  readonly to: string;
  readonly captured: readonly string[];
}

export const moved = (format: Format, { pieces: ids, from, to: spot, captured }: MoveNamed): string => {
  const [pieces, to] = [list(ids.map(name)), name(spot)];
  if (from === undefined) return format('hint-put', { pieces, to });
  return captured.length === 0
    ? format('hint-move', { pieces, from: name(from), to })
    : format('hint-capture', { pieces, from: name(from), to, captured: list(captured.map(name)) });
};

/** `label`: the text of a button or list entry to choose. */
export const choose = (format: Format, label: string): string => format('hint-choose', { label: name(label) });

/** The reasons for the hinted move. The bot has verified each by playing out the moves. */
export const wins = (format: Format, count: number): string => format('hint-wins', { count });
export const prevents = (format: Format, side: string): string => format('hint-prevents', { side: name(side) });
export const takes = (format: Format, piece: string, count: number): string =>
  format('hint-takes', { piece: name(piece), count });

export const none = 'hint-none';
/** The answer to a player of a game with other people, or of a game that the bot can't play. */
export const othersPlay = 'hint-others-play';
