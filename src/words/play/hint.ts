import type { Format } from '../base/messages.ts';
import { list, name } from '../base/values.ts';

/** A move as players write it. */
export const written = (format: Format, move: string): string => format('hint-written', { move: name(move) });

/** Equal names are one, with their number. */
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

/** `label`: a button or an entry of a list. */
export const choose = (format: Format, label: string): string => format('hint-choose', { label: name(label) });

/** Reasons, each proved by playing it out. */
export const wins = (format: Format, count: number): string => format('hint-wins', { count });
export const prevents = (format: Format, side: string): string => format('hint-prevents', { side: name(side) });
export const takes = (format: Format, piece: string, count: number): string =>
  format('hint-takes', { piece: name(piece), count });

export const none = 'hint-none';
/** To a player of a game that others play, or that the bot doesn't know. */
export const othersPlay = 'hint-others-play';
