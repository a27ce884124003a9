import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { pieceQueries } from '../src/view/pieces.ts';
import { suggestFromGame } from './common/choices.ts';
import {
  between,
  COMPLETED,
  defineCommand,
  FLAG,
  type OptionOf,
  oneOf,
  PERSON,
  required,
  TEXT,
  upTo,
} from './common/definition.ts';
import { findSinglePiece } from './common/pieces.ts';
import { readAs, runWithChannelGame, toAsker } from './common/table.ts';
import { runOrAskToOverrule } from './consent/consent.ts';
import { changePiece } from './piece/change.ts';
import { suggestPieceOptions } from './piece/choices.ts';
import { showPieceListPage } from './piece/list.ts';

const data = defineCommand('piece', {
  list: { side: COMPLETED, name: COMPLETED },
  show: { piece: required(COMPLETED) },
  delete: { piece: required(COMPLETED), overrule: FLAG },
  add: {
    prototype: required(COMPLETED),
    to: required(COMPLETED),
    side: COMPLETED,
    name: upTo(60, TEXT),
    overrule: FLAG,
  },
  set: { piece: required(COMPLETED), property: required(upTo(60, COMPLETED)), value: upTo(200, TEXT), overrule: FLAG },
  clone: { piece: required(COMPLETED), count: between(1, 100), overrule: FLAG },
  replace: { piece: required(COMPLETED), prototype: required(COMPLETED), name: upTo(60, TEXT), overrule: FLAG },
  flip: { piece: required(COMPLETED), layer: COMPLETED, overrule: FLAG },
  rotate: { piece: required(COMPLETED), facing: required(between(0, 359)), overrule: FLAG },
  order: { piece: required(COMPLETED), to: required(oneOf('top', 'up', 'down', 'bottom')), overrule: FLAG },
  send: { piece: required(COMPLETED), to: required(COMPLETED), overrule: FLAG },
  give: { piece: required(COMPLETED), side: required(COMPLETED), overrule: FLAG },
  reveal: { piece: required(COMPLETED), person: PERSON },
  hide: { piece: required(COMPLETED), what: oneOf('identity', 'existence'), overrule: FLAG },
  peek: { piece: required(COMPLETED) },
});

const deletePiece = async (game: OpenGame, input: CommandInput<OptionOf<'piece'>>, text: string): Promise<Reply> => {
  const piece = await readAs(game, input, (view) => {
    const found = findSinglePiece(input.words, view, text);
    return typeof found === 'string' ? { why: found } : { id: view.of(pieceQueries).id(found) };
  });
  return 'why' in piece
    ? toAsker(piece.why)
    : runOrAskToOverrule(game, input, { kind: 'delete', actor: input.person.id, piece: piece.id });
};

const execute = (games: Games, input: CommandInput<OptionOf<'piece'>>): Promise<Reply> =>
  runWithChannelGame(games, input, async (game) => {
    const { options } = input;
    const text = options.text('piece') ?? '';
    switch (input.subcommand) {
      case 'list':
        return showPieceListPage(game, input, { side: options.text('side'), name: options.text('name'), from: 0 });
      case 'delete':
        return deletePiece(game, input, text);
      case 'show':
        return toAsker(
          await readAs(game, input, (view) => {
            const piece = findSinglePiece(input.words, view, text);
            return typeof piece === 'string' ? piece : input.words.lists.pieceDetails(view, piece);
          }),
        );
      default:
        return changePiece(game, input);
    }
  });

/** Handles a press. `all`: the whole list from its beginning; `page`: another page of it in the same message. */
const press = (games: Games, input: PressInput): Promise<Reply> => {
  const [id, from, side, ...name] = input.args;
  return runWithChannelGame(
    games,
    input,
    async (game) => {
      if (input.verb !== 'page') return showPieceListPage(game, input, { from: 0 });
      const { answer } = await showPieceListPage(game, input, {
        from: Math.max(0, Number(from) || 0),
        ...(side ? { side } : {}),
        ...(name.length > 0 ? { name: name.join(':') } : {}),
      });
      return answer ? { update: answer } : {};
    },
    id,
  );
};

const complete = (games: Games, input: CompletionInput<OptionOf<'piece'>>): Promise<readonly Choice[]> =>
  suggestFromGame(games, input, (view, _typed, options) => suggestPieceOptions(input, view, options));

export const pieceCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
