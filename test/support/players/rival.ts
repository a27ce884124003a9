import engine from 'js-chess-engine';
import { fenOf } from '../../../src/engine/index.ts';
import type { Luck } from '../../../src/engine/opponent/luck.ts';
import { type MatchPlayer, possibleActsOf } from '../../../src/matches/match.ts';

/** A number from 0 to 1 is chosen from this many. */
const FINENESS = 2 ** 30;

/** Asks a question while `Math.random` gives numbers of this chance: js-chess-engine breaks ties by it. */
const withChance = <T>(luck: Luck, question: () => T): T => {
  const { random } = Math;
  Math.random = () => luck.below(FINENESS) / FINENESS;
  try {
    return question();
  } finally {
    Math.random = random;
  }
};

/** Plays chess as js-chess-engine does at a level from 0 to 4. A pawn becomes a queen. */
export const jsChessEngine =
  (level: number): MatchPlayer =>
  (table, person, luck) => {
    const fen = fenOf(table);
    if (fen === undefined) return undefined;
    const acts = possibleActsOf(table, person, { kind: 'move' });
    const [move] = Object.entries(withChance(luck, () => engine.aiMove(fen, level)));
    return acts.find((act) => {
      if (act.kind !== 'move' || (act.becomes ?? 'queen') !== 'queen') return false;
      const [piece] = act.pieces;
      const from = piece === undefined ? undefined : table.get('piece', piece)?.place.cell;
      return from === move?.[0] && act.to.cell === move?.[1];
    });
  };
