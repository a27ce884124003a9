import type { InputContext } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Operation } from '../../src/table/index.ts';
import { placeNameOfPiece } from '../../src/view/find/find.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { listMovableStacks } from '../../src/view/panel/stacks.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';
import { readAs, second } from '../common/table.ts';

const movesOf = (view: View, cell?: string): readonly Operation<'move'>[] =>
  listMovableStacks(view)
    .filter((stack) => cell === undefined || stack.where.cell === cell)
    .flatMap(({ pieces: [piece] }) => (piece ? [...view.of(predictionQueries).moves(piece)] : []));

export const findLegalMove = (
  game: OpenGame,
  input: InputContext,
  from: string,
  to: string,
): Promise<Operation<'move'> | undefined> =>
  readAs(game, input, (view) => movesOf(view, from).find((move) => move.to.cell === to));

export const playOpponentMove = async (game: OpenGame, input: InputContext): Promise<void> => {
  const moves = await readAs(game, input, (view) => movesOf(view));
  const move = moves[Math.floor(moves.length / 2)];
  if (move) await game.session.run(move, second(input.interaction, 'answer'));
};

export const findCardPlay = (
  game: OpenGame,
  input: InputContext,
  handle: string,
): Promise<Operation<'act'> | undefined> =>
  readAs(game, input, (view) => {
    const card = view.of(pieceQueries).byHandle(handle);
    if (!card || placeNameOfPiece(view, card) === '') return undefined;
    const act: Operation<'act'> = {
      kind: 'act',
      actor: input.person.id,
      action: 'Play',
      subject: view.of(pieceQueries).id(card),
      choices: {},
      payment: undefined,
    };
    return view.of(predictionQueries).refusalOf(() => act) === undefined ? act : undefined;
  });
