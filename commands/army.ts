import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { type ArmyView, armyIdOfView, armyQueries, movingPiecesOfArmy } from '../src/view/armies.ts';
import {
  filterOwnUnitsWithoutArmy,
  findArmiesMeantByText,
  findOwnUnitsWithoutArmyAt,
  matchTypedArmies,
  nameOfArmy,
} from '../src/view/find/armies.ts';
import { findPiecesByTypedStart } from '../src/view/find/complete.ts';
import {
  findPlaceByText,
  findPreferablyOccupiedPlace,
  ownMovingSideTestFor,
  placeNameOfPiece,
} from '../src/view/find/find.ts';
import { likeliestPiece } from '../src/view/find/own-first.ts';
import { canPiecesEngageEnemy, findEngageableEnemyCells } from '../src/view/find/targets.ts';
import { predictionQueries } from '../src/view/foresight.ts';
import { type PieceView, pieceQueries } from '../src/view/pieces.ts';
import { placeQueries } from '../src/view/places.ts';
import { DISCORD_LIMITS } from '../src/view/text/message.ts';
import type { View } from '../src/view/view.ts';
import type { Words } from '../src/words/index.ts';
import { suggestUnitSelections } from './army/choices.ts';
import { handleArmyControl, selectAllUnits } from './army/press.ts';
import { readArmyOperation } from './army/read.ts';
import { armyMessage, isArmyOfOwnMovingSide } from './army/show.ts';
import { findSingleArmy } from './army/units.ts';
import { createChoiceFromText, filterMatchingNames, MOST_CHOICES, suggestFromGame } from './common/choices.ts';
import { COMPLETED, defineCommand, FLAG, type OptionOf, required, TEXT } from './common/definition.ts';
import { suggestPieces } from './common/pieces.ts';
import { readAs, runWithChannelGame, toAsker } from './common/table.ts';
import { runOrAskToOverrule } from './consent/consent.ts';

const data = defineCommand('army', {
  form: { at: required(COMPLETED), units: COMPLETED, name: TEXT, overrule: FLAG },
  join: { army: required(COMPLETED), units: COMPLETED, overrule: FLAG },
  split: { army: required(COMPLETED), units: required(COMPLETED), name: TEXT },
  disband: { army: required(COMPLETED) },
  rename: { army: required(COMPLETED), name: required(TEXT) },
  show: { army: required(COMPLETED) },
  list: {},
  engage: { army: required(COMPLETED), target: required(COMPLETED), units: COMPLETED, overrule: FLAG },
  return: {},
});

const listText = ({ armies: said, commands }: Words, view: View): string => {
  const armies = matchTypedArmies(view, '', Number.POSITIVE_INFINITY);
  return armies.length === 0 ? commands.army.none : armies.map(said.armyLine).join('\n');
};

const show = (game: OpenGame, input: CommandInput<OptionOf<'army'>>): Promise<Reply> =>
  readAs(game, input, (view) => {
    const army = findSingleArmy(input.words, view, input.options.text('army') ?? '');
    return toAsker(
      typeof army === 'string' ? army : armyMessage(game, input, view, army, selectAllUnits(view, army), 'list'),
    );
  });

const execute = (games: Games, input: CommandInput<OptionOf<'army'>>): Promise<Reply> =>
  runWithChannelGame(games, input, async (game) => {
    if (input.subcommand === 'list') return toAsker(await readAs(game, input, (view) => listText(input.words, view)));
    if (input.subcommand === 'show') return show(game, input);
    const read = await readAs(game, input, (view) => readArmyOperation(game, view, input));
    return typeof read === 'string' ? toAsker(read) : runOrAskToOverrule(game, input, read);
  });

const FORMED = 400;

const formSpots = ({ commands }: Words, view: View, typed: string): readonly Choice[] => {
  const spots = new Map<string, number>();
  const looked: PieceView[] = [];
  for (const piece of findPiecesByTypedStart(view, '', { side: ownMovingSideTestFor(view), onCells: true }))
    if (looked.push(piece) === FORMED) break;
  for (const piece of filterOwnUnitsWithoutArmy(view, looked)) {
    const spot = placeNameOfPiece(view, piece);
    spots.set(spot, (spots.get(spot) ?? 0) + 1);
  }
  const several = [...spots].filter(([spot, count]) => count > 1 && canForm(view, spot));
  const fitting = new Set(
    filterMatchingNames(
      several.map(([spot]) => spot),
      typed,
    ),
  );
  return several
    .filter(([spot]) => fitting.has(spot))
    .map(([spot, count]) => ({ name: commands.army.offers.spot(spot, count), value: spot }));
};

const canForm = (view: View, spot: string): boolean => {
  const place = findPlaceByText(view, spot);
  const loose = place?.cell === undefined ? [] : findOwnUnitsWithoutArmyAt(view, place.in, place.cell);
  const units = loose.slice(0, 2).map((piece) => view.of(pieceQueries).id(piece));
  return (
    view.of(predictionQueries).refusalOf((actor) => ({ kind: 'form-army', actor, units, name: undefined })) ===
    undefined
  );
};

const armyChoices = (
  { commands: { army: said } }: Words,
  view: View,
  typed: string,
  subcommand: string | undefined,
): readonly Choice[] =>
  matchTypedArmies(view, typed, MOST_CHOICES, (army) => canCommand(view, army, subcommand)).map((army) => ({
    name: said.offers.army(army.name, army.at, army.side.name, army.units.length).slice(0, DISCORD_LIMITS.choice),
    value: nameOfArmy(view, army),
  }));

const canCommand = (view: View, army: ArmyView, subcommand: string | undefined): boolean => {
  if (subcommand === 'show') return true;
  if (!isArmyOfOwnMovingSide(view, army)) return false;
  if (subcommand === 'engage') return canPiecesEngageEnemy(view, movingPiecesOfArmy(army));
  const id = armyIdOfView(army);
  const { in: container, cell } = army.where;
  const [loose] = cell === undefined || subcommand !== 'join' ? [] : findOwnUnitsWithoutArmyAt(view, container, cell);
  if (subcommand === 'join')
    return (
      loose !== undefined &&
      view
        .of(predictionQueries)
        .refusalOf((actor) => ({ kind: 'join-army', actor, army: id, units: [view.of(pieceQueries).id(loose)] })) ===
        undefined
    );
  return view.of(predictionQueries).refusalOf((actor) => ({ kind: 'disband-army', actor, army: id })) === undefined;
};

const BESIDE = 600;

const attackerChoices = (words: Words, view: View, typed: string): readonly Choice[] =>
  suggestPieces(words, view, typed, {
    side: ownMovingSideTestFor(view),
    onCells: true,
    can: (piece) => view.of(armyQueries).isUnit(piece) && canPiecesEngageEnemy(view, { pieces: [piece] }),
    judged: BESIDE,
  });

const targetChoices = (view: View, text: string, typed: string): readonly Choice[] => {
  const [army] = findArmiesMeantByText(view, text);
  const spot = army ? undefined : findPreferablyOccupiedPlace(view, text);
  const loose = spot?.cell === undefined ? [] : findOwnUnitsWithoutArmyAt(view, spot.in, spot.cell);
  const named = army || loose.length > 0 ? undefined : likeliestPiece(view, text);
  const moving = army ? movingPiecesOfArmy(army) : { pieces: named ? [named] : loose };
  const cells = [...findEngageableEnemyCells(view, moving)].map((target) =>
    view.of(placeQueries).cellFrom(undefined, target),
  );
  return filterMatchingNames(cells, typed).map(createChoiceFromText);
};

const complete = (games: Games, input: CompletionInput<OptionOf<'army'>>): Promise<readonly Choice[]> =>
  suggestFromGame(games, input, (view, typed, options, words) => {
    switch (input.focused.name) {
      case 'at':
        return formSpots(words, view, typed);
      case 'target':
        return targetChoices(view, options.text('army') ?? '', typed);
      case 'units':
        return suggestUnitSelections(
          words,
          view,
          input.subcommand === 'form' ? (options.text('at') ?? '') : (options.text('army') ?? ''),
          typed,
          input.subcommand,
        );
      default: {
        const armies = armyChoices(words, view, typed, input.subcommand);
        return input.subcommand === 'engage'
          ? [...armies, ...attackerChoices(words, view, typed)].slice(0, MOST_CHOICES)
          : armies;
      }
    }
  });

const press = (games: Games, input: PressInput): Promise<Reply> =>
  runWithChannelGame(games, input, (game) => handleArmyControl(game, input), input.args[0]);

export const armyCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
