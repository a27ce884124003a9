import type { CommandInput } from '../../src/command.ts';
import type { Operation } from '../../src/engine/core/operation.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { armyId } from '../../src/view/armies.ts';
import { findSpot } from '../../src/view/find.ts';
import { looseUnitsAt } from '../../src/view/find-armies.ts';
import type { View } from '../../src/view/view.ts';
import { bold } from '../../src/words/text.ts';
import { unknown } from '../common/unknown.ts';
import { chooseUnits, moversNamed, oneArmy } from './units.ts';

/** What was typed behind `/army` as an operation, or a sentence on what in it means nothing here. */
export const readArmyOperation = (game: OpenGame, view: View, input: CommandInput): Operation | string => {
  const { subcommand, person, options } = input;
  const actor = person.id;
  if (subcommand === 'form') return formed(game, view, input);
  if (subcommand === 'return') return { kind: 'return-army', actor };
  if (subcommand === 'engage') return engaged(game, view, input);
  const army = oneArmy(view, options.text('army') ?? '');
  if (typeof army === 'string') return army;
  const id = armyId(army);
  switch (subcommand) {
    case 'disband':
      return { kind: 'disband-army', actor, army: id };
    case 'rename':
      return { kind: 'rename-army', actor, army: id, name: (options.text('name') ?? '').trim() };
    case 'split': {
      const chosen = chooseUnits(game, actor, view, { units: army.units, army }, options.text('units') ?? '');
      if (typeof chosen === 'string') return chosen;
      return {
        kind: 'split-army',
        actor,
        army: id,
        units: chosen.pieces.map((piece) => view.id(piece)),
        name: options.text('name')?.trim(),
      };
    }
    default: {
      const loose = army.where.cell === undefined ? [] : looseUnitsAt(view, army.where.in, army.where.cell);
      if (loose.length === 0)
        return `No unit of yours stands with ${bold(army.name)} that is in no army. \`/move\` brings others there.`;
      const chosen = chooseUnits(game, actor, view, { units: view.units(loose) }, options.text('units'));
      if (typeof chosen === 'string') return chosen;
      return { kind: 'join-army', actor, army: id, units: chosen.pieces.map((piece) => view.id(piece)) };
    }
  }
};

const formed = (game: OpenGame, view: View, { person, options }: CommandInput): Operation | string => {
  const at = options.text('at') ?? '';
  const spot = findSpot(view, at);
  if (spot?.cell === undefined) return unknown('cell', at, [], '`/board` shows the cells.');
  const loose = looseUnitsAt(view, spot.in, spot.cell);
  if (loose.length === 0)
    return `No unit of yours stands on ${bold(spot.label)} that is in no army. \`/board\` shows where they are.`;
  const chosen = chooseUnits(game, person.id, view, { units: view.units(loose) }, options.text('units'));
  if (typeof chosen === 'string') return chosen;
  return {
    kind: 'form-army',
    actor: person.id,
    units: chosen.pieces.map((piece) => view.id(piece)),
    name: options.text('name')?.trim(),
  };
};

const engaged = (game: OpenGame, view: View, { person, options }: CommandInput): Operation | string => {
  const movers = moversNamed(game, person.id, view, options.text('army') ?? '', options.text('units'));
  if (typeof movers === 'string') return movers;
  const [first] = movers.pieces;
  const target = options.text('target') ?? '';
  const spot = findSpot(view, target, first?.where.in);
  const board = spot && view.board(spot.in);
  if (!board || spot.cell === undefined) return unknown('cell', target, [], '`/board` shows the cells.');
  return {
    kind: 'engage',
    actor: person.id,
    army: movers.army && armyId(movers.army),
    pieces: movers.pieces.map((piece) => view.id(piece)),
    target: { in: board.id, cell: spot.cell },
  };
};
