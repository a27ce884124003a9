import { SlashCommandBuilder } from '@discordjs/builders';
import type { Choice, Command, CommandInput, CompletionInput, Options, Reply } from '../src/command.ts';
import type { PieceId } from '../src/engine/core/ids.ts';
import type { Operation } from '../src/engine/core/operation.ts';
import type { Games } from '../src/session/games.ts';
import { completeCaptures, findPieces, findSpot } from '../src/view/find.ts';
import type { PieceView, View } from '../src/view/view.ts';
import { choicesIn, LIMIT } from './common/choices.ts';
import { isEnemy, isMovable, onePiece, pieceChoice, pieceChoices } from './common/pieces.ts';
import { spotChoices } from './common/spots.ts';
import { act, readAs, toAsker, withGame } from './common/table.ts';
import { unknown } from './common/unknown.ts';

const data = new SlashCommandBuilder()
  .setName('move')
  .setDescription('Move a piece, taking pieces where the game allows it')
  .addStringOption((option) =>
    option.setName('piece').setDescription('The piece: its cell, its name or its id').setRequired(true).setAutocomplete(true),
  )
  .addStringOption((option) => option.setName('to').setDescription('Where to: a cell, or a map').setRequired(true).setAutocomplete(true))
  .addStringOption((option) =>
    option.setName('capture').setDescription("Enemy's pieces that are taken, with commas between").setAutocomplete(true),
  );

/** What was typed as an operation, or a sentence on what in it means nothing here. */
const readMove = (view: View, { person, options }: CommandInput): Operation<'move'> | string => {
  const piece = onePiece(view, options.text('piece') ?? '');
  if (typeof piece === 'string') return piece;
  const to = options.text('to') ?? '';
  const spot = findSpot(view, to, piece.where.in);
  if (!spot) return unknown('place', to, placeNames(view), '`/board` shows the cells.');
  const captures: PieceId[] = [];
  for (const text of listOf(options.text('capture'))) {
    const taken = onePiece(view, text, isEnemy);
    if (typeof taken === 'string') return taken;
    captures.push(view.id(taken));
  }
  const target = spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell };
  return { kind: 'move', actor: person.id, pieces: [view.id(piece)], to: target, captures };
};

const placeNames = (view: View): readonly string[] =>
  view.maps().flatMap(({ name, boards }) => [name, ...boards.map((board) => board.name)]);

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The piece that is to move, as far as it can be told from what was typed so far. */
const mover = (view: View, options: Options): PieceView | undefined => {
  const found = findPieces(view, options.text('piece') ?? '');
  return found.find((piece) => isMovable(view, piece)) ?? found[0];
};

const targetChoices = (view: View, typed: string, options: Options): readonly Choice[] => {
  const piece = mover(view, options);
  return piece ? spotChoices(view, piece, typed) : [];
};

/** Completes the last of several, and keeps the others as they are. */
const captureChoices = (view: View, typed: string, options: Options): readonly Choice[] => {
  if (!view.rules.captures) return [];
  const to = findSpot(view, options.text('to') ?? '', mover(view, options)?.where.in);
  const comma = typed.lastIndexOf(',');
  const named = listOf(typed.slice(0, Math.max(0, comma)));
  const taken = new Set(named.flatMap((text) => findPieces(view, text).map((piece) => view.id(piece))));
  const before = named.map((text) => `${text}, `).join('');
  return completeCaptures(view, to, typed.slice(comma + 1), LIMIT + taken.size)
    .filter((piece) => !taken.has(view.id(piece)))
    .slice(0, LIMIT)
    .map((piece) => pieceChoice(view, piece))
    .map(({ name, value }) => ({ name: before + name, value: before + value }));
};

export const moveCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput): Promise<Reply> =>
    withGame(games, input, async (game) => {
      const move = await readAs(game, input, (view) => readMove(view, input));
      return typeof move === 'string' ? toAsker(move) : act(game, input, move);
    }),
  complete: (input: CompletionInput): Promise<readonly Choice[]> =>
    choicesIn(games, input, (view, typed, options) => {
      if (input.focused.name === 'piece') return pieceChoices(view, typed);
      return input.focused.name === 'to' ? targetChoices(view, typed, options) : captureChoices(view, typed, options);
    }),
});
