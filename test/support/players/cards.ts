import { handMapOfSide, look } from '../../../src/engine/index.ts';
import { endingActsOf, firstSideOfPerson, type MatchPlayer, possibleActsOf } from '../../../src/matches/match.ts';
import type { LiveTable, Operation, PieceId } from '../../../src/table/index.ts';

const rankOf = (table: LiveTable, piece: string): number =>
  Number(look(table, { kind: 'piece', id: piece, name: 'Rank' }));

/** Returns the things that are chosen by an act, with the same number of the lowest cards of the hand in their place. */
const withLowest = (act: Operation<'act'>, hand: readonly PieceId[]): Operation => {
  const choices = Object.entries(act.choices).map(([name, chosen]) => {
    const isOfCards = Array.isArray(chosen) && chosen.every((one) => hand.includes(one as PieceId));
    return [name, isOfCards ? hand.slice(0, chosen.length) : chosen];
  });
  return { ...act, choices: Object.fromEntries(choices) };
};

/** Plays the lowest legal card of its hand, and passes its lowest cards. */
export const lowestCard: MatchPlayer = (table, person, luck) => {
  const side = firstSideOfPerson(table, person);
  const hand = side === undefined ? undefined : handMapOfSide(table, side);
  const cards = hand ? table.at(hand.id).flatMap(({ kind, id }) => (kind === 'piece' ? [id as PieceId] : [])) : [];
  const sorted = cards.toSorted((a, b) => rankOf(table, a) - rankOf(table, b));
  const acts = possibleActsOf(table, person).filter((act) => act.kind === 'act');
  const plays = acts.filter(({ subject }) => subject !== undefined);
  const [pass] = acts.filter(({ subject }) => subject === undefined);
  if (plays.length === 0) return pass ? withLowest(pass, sorted) : endingActsOf(table, person)[0];
  const lowest = Math.min(...plays.map(({ subject = '' }) => rankOf(table, subject)));
  return luck.oneOf(plays.filter(({ subject = '' }) => rankOf(table, subject) === lowest));
};
