import type { Module } from '../../src/engine/index.ts';
import type { InputContext, PressInput, Reply } from '../../src/port/command.ts';
import { previewViewOf } from '../../src/session/games/shown-game.ts';
import { type BoardPictureOptions, boardPicture } from '../../src/view/board/board.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { rulebookOf, translateFields } from '../../src/view/rulebook/rulebook.ts';
import { type Control, controlId, DISCORD_LIMITS, type Drawing } from '../../src/view/text/message.ts';
import { bold } from '../../src/view/text/text.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { handleShowAsTextButton, showAsTextButton } from '../common/in-words.ts';
import {
  disambiguateModuleTitle,
  listGamesToStartMessage,
  listStartableModules,
  loadModuleByName,
  type ModuleSources,
} from '../common/modules.ts';
import { replyToStorageErrors, toAsker } from '../common/table.ts';
import {
  applyEncodedVariants,
  applyVariantChoice,
  createStartVariantSelects,
  encodeVariants,
  encodeVariantsForControlId,
} from '../consent/variants.ts';

/** The list of games that can be started, and the description of one before it starts (U7). */

export const gameSelects = async (
  deps: ModuleSources,
  input: InputContext,
): Promise<readonly (readonly Control[])[]> => {
  const all = await listStartableModules(deps, input);
  const { files } = input.words.commands;
  return Array.from({ length: Math.ceil(all.length / DISCORD_LIMITS.options) }, (_, page) => {
    const first = page * DISCORD_LIMITS.options;
    const some = all.slice(first, first + DISCORD_LIMITS.options);
    return [
      {
        kind: 'select',
        id: controlId('game', 'about', String(page)),
        placeholder: files.gamesFrom(first + 1, first + some.length, all.length),
        options: some.map((game) => {
          const { rulebook } = input.words;
          const { description = '' } = translateFields(game, input.words.locale);
          const about = rulebook.firstSentence(description, DISCORD_LIMITS.optionText);
          const parts = [rulebook.sizeText(game), about].filter((part) => part !== '');
          return {
            value: game.name,
            label: disambiguateModuleTitle(all, game).slice(0, DISCORD_LIMITS.optionText),
            ...(parts.length > 0 ? { description: parts.join(': ').slice(0, DISCORD_LIMITS.optionText) } : {}),
          };
        }),
      },
    ];
  });
};

/** Handles a press. `about`: shows the chosen game instead of the list; `list`: shows the list again. */
export const handleGameListControl = (deps: ModuleSources, input: PressInput): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    if (input.verb === 'list')
      return { update: { ...(await listGamesToStartMessage(deps, input)), rows: await gameSelects(deps, input) } };
    const isText = input.verb === 'text' || input.verb === 'words';
    if (isText)
      return (await handleShowAsTextButton(input, 'game', ['about'], (of) => handleGameListControl(deps, of))) ?? {};
    const [named = '', mark = '', variant] = input.args;
    const isVaried = input.verb === 'choose';
    const module = await loadModuleByName(deps, input, isVaried ? named : (input.values[0] ?? mark));
    if ('why' in module) return toAsker(module.why);
    const played = isVaried
      ? applyVariantChoice(applyEncodedVariants(module, mark), variant ?? '', input.values[0] ?? '')
      : module;
    return { update: aboutGame(input, played) };
  });

const aboutGame = ({ words, threads }: InputContext, module: Module) => {
  const { files } = words.commands;
  const drawing = createStartBoardPicture(words, module);
  return {
    text: [files.chosenGame.whatNow, bold(module.title), ...words.rulebook.aboutLines(rulebookOf(module))].join('\n'),
    ...(drawing ? { drawing } : {}),
    rows: [
      ...createStartVariantSelects(module),
      [
        button(controlId('game', 'list'), files.chosenGame.back),
        button(controlId('game', 'rules-of', module.module), words.posts.buttons.rules),
        button(controlId('game', 'try', module.module, encodeVariantsForControlId(module)), words.posts.buttons.alone),
        ...(threads
          ? [
              button(
                controlId('game', 'start', module.module, 'thread', encodeVariants(module)),
                files.chosenGame.thread,
                'success',
              ),
            ]
          : []),
        button(
          controlId('game', 'start', module.module, 'here', encodeVariants(module)),
          files.chosenGame.start,
          threads ? 'secondary' : 'success',
        ),
      ],
      ...(drawing ? [showAsTextButton(words, 'text', 'game', '', 'about', module.module)] : []),
    ],
  };
};

export const createStartBoardPicture = (words: Words, module: Module): Drawing | undefined => {
  if (!module.maps.some((map) => map.boards.length > 0 && map.private === undefined)) return undefined;
  const begun = (): readonly [View, BoardPictureOptions] => {
    const view = previewViewOf(module);
    const [board] = listVisibleBoards(view);
    if (!board) throw new Error(`${module.module} has no board that everybody sees`);
    return [view, { board }];
  };
  return {
    key: `module ${module.module}`,
    name: 'board.png',
    alt: words.board.begins(module.title),
    get text() {
      return words.board.boardText(...begun());
    },
    picture: () => boardPicture(...begun(), words.board.legend),
  };
};
