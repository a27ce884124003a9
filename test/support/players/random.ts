import type { MatchPlayer } from '../../../src/matches/match.ts';
import { endingActsOf, firstSideOfPerson, possibleActsOf } from '../../../src/matches/match.ts';

/** The chance that a random player ends its turn, if it may and could do something else. */
const ENDS_TURN = 0.1;
/** A player that picks a piece first tries this many. */
const MOST_PIECES_TRIED = 8;

/** Plays any legal act. It ends a phase or a turn now and then, and if nothing else is legal. */
export const randomMover: MatchPlayer = (table, person, luck) => {
  const ends = endingActsOf(table, person);
  if (ends.length > 0 && luck.chance(ENDS_TURN)) return ends[0];
  const acts = possibleActsOf(table, person);
  return acts.length > 0 ? luck.oneOf(acts) : ends[0];
};

/** Like the random mover, but picks a piece of its own first: for games with hundreds of legal acts. */
export const randomByPiece: MatchPlayer = (table, person, luck) => {
  const side = firstSideOfPerson(table, person);
  const ends = endingActsOf(table, person);
  if (ends.length > 0 && luck.chance(ENDS_TURN)) return ends[0];
  const pieces = [...table.all('piece')].filter((piece) => piece.side === side && piece.place.cell !== undefined);
  for (let tries = 0; tries < MOST_PIECES_TRIED && pieces.length > 0; tries += 1) {
    const [piece] = pieces.splice(luck.below(pieces.length), 1);
    const acts = piece ? possibleActsOf(table, person, { piece: piece.id }) : [];
    if (acts.length > 0) return luck.oneOf(acts);
  }
  return randomMover(table, person, luck);
};
