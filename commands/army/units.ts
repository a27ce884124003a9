import { parseUnitSelection } from '../../src/engine/index.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { ArmyId, PieceId } from '../../src/table/index.ts';
import { type ArmyView, armyIdOfView, armyQueries, type UnitView, unitsForTextParser } from '../../src/view/armies.ts';
import {
  filterOwnUnitsWithoutArmy,
  findArmies,
  findArmiesMeantByText,
  findOwnUnitsWithoutArmyAt,
  nameOfArmy,
} from '../../src/view/find/armies.ts';
import { findPreferablyOccupiedPlace, sidesOfViewer } from '../../src/view/find/find.ts';
import { canMovePieces } from '../../src/view/find/targets.ts';
import { takeFirstItems } from '../../src/view/first.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { findSinglePiece } from '../common/pieces.ts';
import type { RefusalSentence } from '../common/sentence.ts';

export interface MovingUnits {
  readonly pieces: readonly PieceView[];
  readonly army?: ArmyView;
  /** A description of the chosen units, if a text chose them (A30, A64). */
  readonly chosen?: string;
}

const MOST_ARMY_UNITS_NAMED = 12;
const MOST_ARMIES = 5;
const CROWD = 200;

/** The units that each person last saw in a numbered list, by game; kept only in memory (A30). */
const shown = new WeakMap<OpenGame['session'], Map<string, readonly PieceId[]>>();

const keyOf = (person: string, army: ArmyId): string => `${person} ${army}`;

export const rememberShownUnits = ({ session }: OpenGame, person: string, view: View, army: ArmyView): void => {
  const lists = shown.get(session) ?? new Map<string, readonly PieceId[]>();
  shown.set(session, lists);
  lists.set(
    keyOf(person, armyIdOfView(army)),
    army.units.map(({ piece }) => view.of(pieceQueries).id(piece)),
  );
};

const isStale = ({ session }: OpenGame, person: string, view: View, army: ArmyView): boolean => {
  const before = shown.get(session)?.get(keyOf(person, armyIdOfView(army)));
  return (
    before !== undefined &&
    before.join(' ') !== army.units.map(({ piece }) => view.of(pieceQueries).id(piece)).join(' ')
  );
};

const listText = ({ armies }: Words, units: readonly UnitView[]): string => armies.unitList(units).join('\n');

export const parseChosenUnits = (
  words: Words,
  game: OpenGame,
  person: string,
  view: View,
  from: { readonly units: readonly UnitView[]; readonly army?: ArmyView },
  text: string | undefined,
): MovingUnits | RefusalSentence => {
  const { army: said } = words.commands;
  const { units, army } = from;
  const known = army ? { army } : {};
  if (text === undefined) return { pieces: units.map(({ piece }) => piece), ...known };
  const read = parseUnitSelection(
    text,
    unitsForTextParser(units, (piece) => view.of(pieceQueries).id(piece)),
  );
  if ('code' in read) return `${said.unread(read, units.length, units[0]?.className ?? '')}\n${listText(words, units)}`;
  if (read.byNumber && army && isStale(game, person, view, army)) {
    rememberShownUnits(game, person, view, army);
    return said.renumbered(army.name, listText(words, units));
  }
  const byId = new Map(units.map((unit) => [view.of(pieceQueries).id(unit.piece), unit]));
  const ids = new Set(read.ids);
  const chosen = [...byId].flatMap(([id, unit]) => (ids.has(id) ? [unit] : []));
  const named = chosen.slice(0, MOST_ARMY_UNITS_NAMED).map(({ piece, number }) => ({ name: piece.name, number }));
  const pieces = read.ids.flatMap((id) => byId.get(id)?.piece ?? []);
  return { pieces, ...known, chosen: said.chosenUnits(named, chosen.length - named.length) };
};

export const findMovingUnits = (
  words: Words,
  game: OpenGame,
  person: string,
  view: View,
  text: string,
  units: string | undefined,
  option: 'piece' | 'army',
): MovingUnits | RefusalSentence => {
  const { army: said } = words.commands;
  const armies = findArmiesMeantByText(view, text);
  const [army, ...others] = armies;
  const spot = findPreferablyOccupiedPlace(view, text);
  const loose = spot?.cell === undefined ? [] : findOwnUnitsWithoutArmyAt(view, spot.in, spot.cell);
  if (army && others.length === 0 && (spot === undefined || loose.length === 0 || units !== undefined)) {
    return parseChosenUnits(words, game, person, view, { units: army.units, army }, units);
  }
  if (units !== undefined && loose.length > 0)
    return parseChosenUnits(words, game, person, view, { units: view.of(armyQueries).units(loose) }, units);
  const [unit, ...rest] = loose;
  if (unit && rest.length === 0 && armies.length === 0) return { pieces: [unit] };
  if (loose.length > 1 && !army)
    return said.severalUnits(text, loose.length, listText(words, view.of(armyQueries).units(loose)));
  const able = option === 'piece' ? (piece: PieceView): boolean => canMovePieces(view, { pieces: [piece] }) : undefined;
  const piece = findSinglePiece(words, view, text, undefined, [], able);
  if (typeof piece === 'string' && army && loose.length > 0) {
    const names = armies.map(({ name }) => name);
    return said.armyOrUnits(text, names, loose.length);
  }
  if (typeof piece === 'string')
    return numbersAlone(words, view, text, units === undefined ? option : undefined) ?? piece;
  if (units !== undefined)
    return parseChosenUnits(words, game, person, view, { units: view.of(armyQueries).units([piece]) }, units);
  return { pieces: [piece] };
};

const NUMBERS = /^\d{1,4}(?:\s*[-–,]\s*\d{1,4})*$/;

/** Returns a hint for a text that has only numbers: it names an army or cell of the viewer with that many units. */
const numbersAlone = ({ commands }: Words, view: View, text: string, option?: string): RefusalSentence | undefined => {
  if (option === undefined || !NUMBERS.test(text.trim())) return undefined;
  const most = Math.max(...text.split(/\D+/).map(Number));
  const mine = sidesOfViewer(view);
  const army = view
    .of(armyQueries)
    .all()
    .find(({ side, units }) => mine.has(side.id) && units.length >= most);
  if (army) return commands.army.numbersAlone(text, option, nameOfArmy(view, army));
  const pieces = [...takeFirstItems(view.of(pieceQueries).search({ side: (side) => mine.has(side) }), CROWD)];
  for (const { where } of filterOwnUnitsWithoutArmy(view, pieces)) {
    const { in: container, cell } = where;
    if (cell !== undefined && findOwnUnitsWithoutArmyAt(view, container, cell).length >= most)
      return commands.army.numbersAlone(
        text,
        option,
        view.of(placeQueries).cellFrom(undefined, { in: container, cell }),
      );
  }
  return undefined;
};

export const findSingleArmy = ({ commands }: Words, view: View, text: string): ArmyView | RefusalSentence => {
  const [army, ...others] = findArmies(view, text);
  if (!army) return commands.army.notThere(text);
  if (others.length === 0) return army;
  const names = [army, ...others].slice(0, MOST_ARMIES).map(({ name }) => name);
  return commands.army.several(text, names);
};
