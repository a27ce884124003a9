import type { CommandInput } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Operation } from '../../src/table/index.ts';
import { armyIdOfView, armyQueries } from '../../src/view/armies.ts';
import { findOwnUnitsWithoutArmyAt } from '../../src/view/find/armies.ts';
import { findPlaceByText } from '../../src/view/find/find.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import type { View } from '../../src/view/view.ts';
import type { OptionOf } from '../common/definition.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { unknown } from '../common/unknown.ts';
import { findMovingUnits, findSingleArmy, parseChosenUnits } from './units.ts';

export const readArmyOperation = (
  game: OpenGame,
  view: View,
  input: CommandInput<OptionOf<'army'>>,
): Operation | RefusalSentence => {
  const { subcommand, person, options, words } = input;
  const actor = person.id;
  if (subcommand === 'form') return formed(game, view, input);
  if (subcommand === 'return') return { kind: 'return-army', actor };
  if (subcommand === 'engage') return engaged(game, view, input);
  const army = findSingleArmy(words, view, options.text('army') ?? '');
  if (typeof army === 'string') return army;
  const id = armyIdOfView(army);
  switch (subcommand) {
    case 'disband':
      return { kind: 'disband-army', actor, army: id };
    case 'rename':
      return { kind: 'rename-army', actor, army: id, name: (options.text('name') ?? '').trim() };
    case 'split': {
      const chosen = parseChosenUnits(
        words,
        game,
        actor,
        view,
        { units: army.units, army },
        options.text('units') ?? '',
      );
      if (typeof chosen === 'string') return chosen;
      return {
        kind: 'split-army',
        actor,
        army: id,
        units: chosen.pieces.map((piece) => view.of(pieceQueries).id(piece)),
        name: options.text('name')?.trim(),
      };
    }
    default: {
      const loose =
        army.where.cell === undefined ? [] : findOwnUnitsWithoutArmyAt(view, army.where.in, army.where.cell);
      if (loose.length === 0) return words.commands.army.noneBeside(army.name);
      const chosen = parseChosenUnits(
        words,
        game,
        actor,
        view,
        { units: view.of(armyQueries).units(loose) },
        options.text('units'),
      );
      if (typeof chosen === 'string') return chosen;
      return {
        kind: 'join-army',
        actor,
        army: id,
        units: chosen.pieces.map((piece) => view.of(pieceQueries).id(piece)),
      };
    }
  }
};

const formed = (
  game: OpenGame,
  view: View,
  { person, options, words }: CommandInput<OptionOf<'army'>>,
): Operation | RefusalSentence => {
  const at = options.text('at') ?? '';
  const spot = findPlaceByText(view, at);
  if (spot?.cell === undefined) return unknown(words, 'cell', at, [], 'cells');
  const loose = findOwnUnitsWithoutArmyAt(view, spot.in, spot.cell);
  if (loose.length === 0) return words.commands.army.noneOn(spot.label);
  const chosen = parseChosenUnits(
    words,
    game,
    person.id,
    view,
    { units: view.of(armyQueries).units(loose) },
    options.text('units'),
  );
  if (typeof chosen === 'string') return chosen;
  return {
    kind: 'form-army',
    actor: person.id,
    units: chosen.pieces.map((piece) => view.of(pieceQueries).id(piece)),
    name: options.text('name')?.trim(),
  };
};

const engaged = (
  game: OpenGame,
  view: View,
  { person, options, words }: CommandInput<OptionOf<'army'>>,
): Operation | RefusalSentence => {
  const movers = findMovingUnits(
    words,
    game,
    person.id,
    view,
    options.text('army') ?? '',
    options.text('units'),
    'army',
  );
  if (typeof movers === 'string') return movers;
  const [first] = movers.pieces;
  const target = options.text('target') ?? '';
  const spot = findPlaceByText(view, target, first?.where.in);
  const board = spot && view.of(placeQueries).board(spot.in);
  if (!board || spot.cell === undefined) return unknown(words, 'cell', target, [], 'cells');
  return {
    kind: 'engage',
    actor: person.id,
    army: movers.army && armyIdOfView(movers.army),
    pieces: movers.pieces.map((piece) => view.of(pieceQueries).id(piece)),
    target: { in: board.id, cell: spot.cell },
  };
};
