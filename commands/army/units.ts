import type { ArmyId, PieceId } from '../../src/engine/core/ids.ts';
import { readSelection, type Unread } from '../../src/engine/index.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { type ArmyView, armyId, listedUnits, type UnitView } from '../../src/view/armies.ts';
import { findSpot } from '../../src/view/find.ts';
import { findArmies, looseUnitsAt } from '../../src/view/find-armies.ts';
import type { PieceView, View } from '../../src/view/view.ts';
import { unitList } from '../../src/words/en/armies.ts';
import { bold, counted, listed } from '../../src/words/text.ts';
import { onePiece } from '../common/pieces.ts';

/** Who is meant by what was typed: an army, some of its units, loose units of one cell, a single piece. */
export interface Movers {
  readonly pieces: readonly PieceView[];
  /** The army of which they are chosen. */
  readonly army?: ArmyView;
  /** Who they are, where a text chose them (A30, A64). */
  readonly chosen?: string;
}

/** The most units that a sentence names. */
const NAMED = 12;

/** Which units a person was shown with which numbers, as long as this process knows the game (A30). */
const shown = new WeakMap<OpenGame['session'], Map<string, readonly PieceId[]>>();

const keyOf = (person: string, army: ArmyId): string => `${person} ${army}`;

/** Notes that a list of an army's units was shown to somebody. */
export const noteShown = ({ session }: OpenGame, person: string, view: View, army: ArmyView): void => {
  const lists = shown.get(session) ?? new Map<string, readonly PieceId[]>();
  shown.set(session, lists);
  lists.set(
    keyOf(person, armyId(army)),
    army.units.map(({ piece }) => view.id(piece)),
  );
};

/** Whether numbers mean something else now than in the list that this person was shown last. */
const isStale = ({ session }: OpenGame, person: string, view: View, army: ArmyView): boolean => {
  const before = shown.get(session)?.get(keyOf(person, armyId(army)));
  return before !== undefined && before.join(' ') !== army.units.map(({ piece }) => view.id(piece)).join(' ');
};

const listText = (units: readonly UnitView[]): string => unitList(units).join('\n');

const unreadText = (unread: Unread): string => {
  switch (unread.code) {
    case 'blank':
      return 'No units are selected. Choose some: `1,3`, `1-3`, `2 pikemen`, `all`, `all but 2`.';
    case 'form':
      return `${bold(unread.text)} chooses no units. Write it like this: \`1,3\`, \`1-3\`, \`2 pikemen\`, \`all\`, \`all but 2\`.`;
    case 'number':
      return `There is no unit number ${unread.number}: they are numbered 1 to ${unread.most}.`;
    case 'word':
      return `None of them is called ${bold(unread.word)}. There ${unread.words.length === 1 ? 'is' : 'are'} ${listed(unread.words.map(bold))}.`;
    case 'few':
      return `There ${unread.there === 1 ? 'is' : 'are'} only ${counted(unread.there, 'unit')} called ${bold(unread.word)}, not ${unread.wanted}.`;
  }
};

/** Those of some units that a text chooses; all of them without one. */
export const chooseUnits = (
  game: OpenGame,
  person: string,
  view: View,
  from: { readonly units: readonly UnitView[]; readonly army?: ArmyView },
  text: string | undefined,
): Movers | string => {
  const { units, army } = from;
  const known = army ? { army } : {};
  if (text === undefined) return { pieces: units.map(({ piece }) => piece), ...known };
  const read = readSelection(
    text,
    listedUnits(units, (piece) => view.id(piece)),
  );
  if ('code' in read) return `${unreadText(read)}\n${listText(units)}`;
  if (read.byNumber && army && isStale(game, person, view, army)) {
    noteShown(game, person, view, army);
    return `${bold(army.name)} is not what it was when you were shown its numbers. These are its units now:\n${listText(units)}`;
  }
  const chosen = units.filter(({ piece }) => read.ids.includes(view.id(piece)));
  const names = chosen.slice(0, NAMED).map(({ piece, number }) => bold(`${piece.name} #${number}`));
  const more = chosen.length > NAMED ? [`${chosen.length - NAMED} more`] : [];
  const pieces = read.ids.flatMap((id) => view.byId(id) ?? []);
  return { pieces, ...known, chosen: `Units: ${listed([...names, ...more])}.` };
};

/** The army or the units that a text means; a single piece otherwise. */
export const moversNamed = (
  game: OpenGame,
  person: string,
  view: View,
  text: string,
  units: string | undefined,
): Movers | string => {
  const armies = findArmies(view, text);
  const own = armies.filter(({ side }) => view.mine().some(({ id }) => id === side.id));
  const [army, ...others] = own.length > 0 ? own : armies;
  const spot = findSpot(view, text);
  const loose = spot?.cell === undefined ? [] : looseUnitsAt(view, spot.in, spot.cell);
  if (army && others.length === 0 && (spot === undefined || loose.length === 0 || units !== undefined)) {
    return chooseUnits(game, person, view, { units: army.units, army }, units);
  }
  if (units !== undefined && loose.length > 0)
    return chooseUnits(game, person, view, { units: view.units(loose) }, units);
  const [unit, ...rest] = loose;
  if (unit && rest.length === 0 && armies.length === 0) return { pieces: [unit] };
  const piece = onePiece(view, text);
  if (typeof piece === 'string' && army && loose.length > 0) {
    const names = listed(armies.map(({ name }) => bold(name)));
    return `${bold(text)} can be ${names} or ${counted(loose.length, 'unit')} beside. Name the army, or the unit as completion offers it.`;
  }
  if (typeof piece === 'string' && loose.length > 1 && !army) {
    return `${bold(text)} holds ${counted(loose.length, 'unit')}. Choose some with \`units:\`, such as \`all\` or \`1\`:\n${listText(view.units(loose))}`;
  }
  if (typeof piece === 'string') return piece;
  if (units !== undefined) return chooseUnits(game, person, view, { units: view.units([piece]) }, units);
  return { pieces: [piece] };
};

/** One army that a text means, or a sentence on why it means none or several. */
export const oneArmy = (view: View, text: string): ArmyView | string => {
  const armies = findArmies(view, text);
  const own = armies.filter(({ side }) => view.mine().some(({ id }) => id === side.id));
  const [army, ...others] = own.length > 0 ? own : armies;
  if (!army) return `There is no army ${bold(text)} here. \`/army list\` shows those that you can see.`;
  if (others.length === 0) return army;
  return `${bold(text)} can be several armies: ${listed([army, ...others].slice(0, 5).map(({ name }) => bold(name)))}. Choose one by its name.`;
};
