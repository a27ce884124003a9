import { type NotatedOperation, overruledMoveRequestOf, parseUnitSelection } from '../src/engine/index.ts';
import type { Choice, Command, CommandInput, CompletionInput, OptionReader, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import type { CellId, ContainerId, Operation, PieceId } from '../src/table/index.ts';
import { armyIdOfView, armyQueries, movingPiecesOfArmy, unitsForTextParser } from '../src/view/armies.ts';
import {
  findArmiesMeantByText,
  findOwnUnitsWithoutArmyAt,
  matchTypedArmies,
  nameOfArmy,
} from '../src/view/find/armies.ts';
import { matchTypedCaptures } from '../src/view/find/complete.ts';
import {
  findPieces,
  findPlaceByText,
  findPlaceOrCellOfPiece,
  findPreferablyOccupiedPlace,
  opposingSideTestFor,
  type PlaceForPieces,
} from '../src/view/find/find.ts';
import { likeliestPiece } from '../src/view/find/own-first.ts';
import {
  canMovePieces,
  findMoveTargets,
  type MovingPieces,
  moveOperationFor,
  placeOfTarget,
} from '../src/view/find/targets.ts';
import { predictionQueries } from '../src/view/foresight.ts';
import { gameQueries } from '../src/view/game.ts';
import type { CellOnBoard } from '../src/view/modifiers.ts';
import { pieceMoveQueries } from '../src/view/moves.ts';
import { notationQueries } from '../src/view/notation.ts';
import { type PieceView, pieceQueries } from '../src/view/pieces.ts';
import { placeQueries } from '../src/view/places.ts';
import { DISCORD_LIMITS } from '../src/view/text/message.ts';
import type { View } from '../src/view/view.ts';
import type { Words } from '../src/words/index.ts';
import { suggestUnitSelections } from './army/choices.ts';
import { findMovingUnits } from './army/units.ts';
import { MOST_CHOICES, suggestFromGame } from './common/choices.ts';
import { COMPLETED, defineCommand, FLAG, type OptionOf, required } from './common/definition.ts';
import { findSinglePiece, pieceChoice, suggestPieces } from './common/pieces.ts';
import type { RefusalSentence } from './common/sentence.ts';
import { readAs, replyToOutcome, runWithChannelGame, toAsker } from './common/table.ts';
import { listOf } from './common/typed.ts';
import { unknown } from './common/unknown.ts';
import { suggestWaitingForTurn } from './common/waiting.ts';
import { parseWrittenMove, suggestMovesInNotation } from './common/written-moves.ts';
import { runOrAskConsent } from './consent/consent.ts';

const data = defineCommand('move', {
  piece: required(COMPLETED),
  to: COMPLETED,
  units: COMPLETED,
  via: COMPLETED,
  capture: COMPLETED,
  becomes: COMPLETED,
  overrule: FLAG,
});

const ARMIES = 8;

interface TypedMove {
  readonly operation: NotatedOperation['operation'];
  readonly chosen?: string;
}

const readMove = (
  game: OpenGame,
  view: View,
  { person, options, words }: CommandInput<OptionOf<'move'>>,
): TypedMove | RefusalSentence => {
  const isWritten = options.text('to') === undefined && !options.flag('overrule');
  if (isWritten && view.of(notationQueries).isWritten()) {
    const written = parseWrittenMove(
      words,
      view,
      options.text('piece') ?? '',
      becomesTyped(view, options.text('becomes')),
    );
    return typeof written === 'string' ? written : { operation: written };
  }
  const movers = findMovingUnits(
    words,
    game,
    person.id,
    view,
    options.text('piece') ?? '',
    options.text('units'),
    'piece',
  );
  if (typeof movers === 'string') return movers;
  const { pieces, army, chosen } = movers;
  const from = pieces[0]?.where.in;
  const to = options.text('to') ?? '';
  const spot = findPlaceOrCellOfPiece(view, to, from);
  if (!spot) return unknown(words, 'place', to, placeNames(view), 'cells');
  const captures: PieceId[] = [];
  for (const text of listOf(options.text('capture'))) {
    const taken = findSinglePiece(words, view, text, opposingSideTestFor(view), captures);
    if (typeof taken === 'string') return taken;
    captures.push(view.of(pieceQueries).id(taken));
  }
  const path =
    spot.cell === undefined
      ? undefined
      : pathOf(words, view, pieces, listOf(options.text('via')), { ...spot, cell: spot.cell }, from);
  if (typeof path === 'string') return path;
  if (options.flag('overrule')) {
    const ids = pieces.map((piece) => view.of(pieceQueries).id(piece));
    const place = spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell };
    const overruling = { kind: 'move', actor: person.id, pieces: ids, to: place, captures, overruled: true } as const;
    return { operation: overruling, ...(chosen === undefined ? {} : { chosen }) };
  }
  const becomes = becomesTyped(view, options.text('becomes'));
  const operation: Operation<'move'> = {
    kind: 'move',
    actor: person.id,
    pieces: pieces.map((piece) => view.of(pieceQueries).id(piece)),
    to: spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell },
    captures,
    ...(army ? { army: armyIdOfView(army) } : {}),
    ...(path ? { path } : {}),
    ...(becomes === undefined ? {} : { becomes }),
  };
  return { operation, ...(chosen === undefined ? {} : { chosen }) };
};

const becomesTyped = (view: View, typed: string | undefined): string | undefined =>
  typed === undefined ? undefined : (view.of(pieceMoveQueries).becomesNamed(typed) ?? typed);

const pathOf = (
  words: Words,
  view: View,
  pieces: readonly PieceView[],
  named: readonly string[],
  to: PlaceForPieces & { readonly cell: CellId },
  from: ContainerId | undefined,
): readonly CellId[] | RefusalSentence | undefined => {
  if (named.length === 0) return undefined;
  const stops: CellOnBoard[] = [];
  const [first] = pieces;
  const jumps = first !== undefined && view.of(pieceMoveQueries).jumps(first);
  for (const [i, spot] of [...named.map((text) => findPlaceByText(view, text, from)), to].entries()) {
    const board = spot && view.of(placeQueries).board(spot.in);
    if (!board || spot.cell === undefined || (jumps && spot.in !== from))
      return unknown(words, 'cell', named[i] ?? to.label, [], 'cells');
    stops.push({ in: board.id, cell: spot.cell });
  }
  if (jumps) return stops.map(({ cell }) => cell);
  const path = view.of(armyQueries).path(pieces, stops);
  return 'code' in path ? words.refusals.refusalText(path, view) : path;
};

const placeNames = (view: View): readonly string[] =>
  view
    .of(placeQueries)
    .maps()
    .flatMap(({ name, boards }) => (boards.length === 0 ? [name] : []));

const mover = (view: View, options: OptionReader<OptionOf<'move'>>): PieceView | undefined =>
  likeliestPiece(view, options.text('piece') ?? '');

const targetChoices = (
  words: Words,
  view: View,
  typed: string,
  options: OptionReader<OptionOf<'move'>>,
): readonly Choice[] =>
  findMoveTargets(view, moversTyped(view, options), typed, MOST_CHOICES).map(({ label, cost, last }) => ({
    name: cost === undefined ? label : words.commands.move.cellInReach(label, last ? undefined : cost),
    value: label,
  }));

const moversTyped = (view: View, options: OptionReader<OptionOf<'move'>>): MovingPieces => {
  const text = options.text('piece') ?? '';
  const [army] = findArmiesMeantByText(view, text);
  const spot = army ? undefined : findPreferablyOccupiedPlace(view, text);
  const loose = spot?.cell === undefined ? [] : findOwnUnitsWithoutArmyAt(view, spot.in, spot.cell);
  const units = army?.units ?? view.of(armyQueries).units(loose);
  const chosen = options.text('units');
  const listed = unitsForTextParser(units, (piece) => view.of(pieceQueries).id(piece));
  const read = chosen === undefined ? undefined : parseUnitSelection(chosen, listed);
  const of = army ? { army: armyIdOfView(army) } : {};
  if (read && 'ids' in read) return { pieces: read.ids.flatMap((id) => view.of(pieceQueries).byId(id) ?? []), ...of };
  if (army) return { pieces: army.units.map(({ piece }) => piece), ...of };
  const piece = mover(view, options);
  return { pieces: piece ? [piece] : [] };
};

const captureChoices = (
  words: Words,
  view: View,
  typed: string,
  options: OptionReader<OptionOf<'move'>>,
): readonly Choice[] => {
  if (!view.of(gameQueries).rules.captures) return [];
  const to = findPlaceByText(view, options.text('to') ?? '', mover(view, options)?.where.in);
  const comma = typed.lastIndexOf(',');
  const named = listOf(typed.slice(0, Math.max(0, comma)));
  const taken = named.flatMap((text) =>
    findPieces(view, text, 1, { side: opposingSideTestFor(view) }).map((piece) => view.of(pieceQueries).id(piece)),
  );
  const before = named.map((text) => `${text}, `).join('');
  const moving = moversTyped(view, options);
  return matchTypedCaptures(view, to, typed.slice(comma + 1), MOST_CHOICES, (piece) =>
    canTake(view, moving, to, piece, taken),
  )
    .map((group) => pieceChoice(words, view, group))
    .map(({ name, value }) => ({ name: before + name, value: before + value }));
};

const canTake = (
  view: View,
  moving: MovingPieces,
  to: PlaceForPieces | undefined,
  piece: PieceView,
  taken: readonly PieceId[],
): boolean => {
  const id = view.of(pieceQueries).id(piece);
  const [first] = moving.pieces;
  if (!first || taken.includes(id)) return false;
  const where = to ?? first.where;
  const refusal = view
    .of(predictionQueries)
    .refusalOf(moveOperationFor(view, moving, placeOfTarget({ ...where, label: '' }), [...taken, id]));
  if (!to) return refusal?.code === 'already-there';
  const isThere = piece.where.in === to.in && piece.where.cell === to.cell;
  return refusal === undefined || (isThere && (refusal.code === 'occupied' || refusal.code === 'cell-held'));
};

const viaChoices = (
  words: Words,
  view: View,
  typed: string,
  options: OptionReader<OptionOf<'move'>>,
): readonly Choice[] => {
  const comma = typed.lastIndexOf(',');
  const before = comma < 0 ? '' : `${typed.slice(0, comma + 1)} `;
  return targetChoices(words, view, typed.slice(comma + 1), options).map(({ name, value }) => ({
    name: `${before}${name}`.slice(0, DISCORD_LIMITS.choice),
    value: `${before}${value}`.slice(0, DISCORD_LIMITS.choice),
  }));
};

const becomesChoices = (view: View, typed: string, options: OptionReader<OptionOf<'move'>>): readonly Choice[] => {
  const piece = mover(view, options);
  const to = piece && findPlaceByText(view, options.text('to') ?? '', piece.where.in);
  const all = piece && to?.cell !== undefined ? view.of(pieceMoveQueries).becomes(piece, to.in, to.cell) : [];
  return all
    .filter((name) => name.toLowerCase().startsWith(typed.trim().toLowerCase()))
    .map((name) => ({ name, value: name }));
};

const moverChoices = (words: Words, view: View, typed: string): readonly Choice[] => {
  const armies = matchTypedArmies(view, typed, ARMIES, (army) => canMovePieces(view, movingPiecesOfArmy(army))).map(
    (army) => ({
      name: words.commands.army.offers.ownArmy(army.name, army.at, army.units.length).slice(0, DISCORD_LIMITS.choice),
      value: nameOfArmy(view, army),
    }),
  );
  const pieces = suggestPieces(words, view, typed, { can: (piece) => canMovePieces(view, { pieces: [piece] }) });
  const written = suggestMovesInNotation(view, typed);
  const movers = typed.trim() === '' ? [...armies, ...pieces, ...written] : [...written, ...armies, ...pieces];
  return movers.length === 0 ? suggestWaitingForTurn(words, view) : movers.slice(0, MOST_CHOICES);
};

/** Adds a line to an answer, which names the chosen units (A64). */
const withLine = (reply: Reply, line: string): Reply =>
  reply.answer ? { ...reply, answer: { ...reply.answer, text: `${reply.answer.text}\n${line}` } } : reply;

export const moveCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput<OptionOf<'move'>>): Promise<Reply> =>
    runWithChannelGame(games, input, async (game) => {
      const move = await readAs(game, input, (view) => readMove(game, view, input));
      if (typeof move === 'string') return toAsker(move);
      if (move.operation.kind === 'move' && move.operation.overruled)
        return runOrAskConsent(game, input, move.operation, overruledMoveRequestOf(move.operation));
      const outcome = await game.session.run(move.operation, input.interaction);
      const reply = await replyToOutcome(game, input, outcome);
      return outcome.kind === 'done' && move.chosen !== undefined ? withLine(reply, move.chosen) : reply;
    }),
  complete: (input: CompletionInput<OptionOf<'move'>>): Promise<readonly Choice[]> =>
    suggestFromGame(games, input, (view, typed, options, words) => {
      switch (input.focused.name) {
        case 'piece':
          return moverChoices(words, view, typed);
        case 'to':
          return targetChoices(words, view, typed, options);
        case 'units':
          return suggestUnitSelections(words, view, options.text('piece') ?? '', typed);
        case 'via':
          return viaChoices(words, view, typed, options);
        case 'becomes':
          return becomesChoices(view, typed, options);
        default:
          return captureChoices(words, view, typed, options);
      }
    }),
});
