import type { Module } from '../../src/engine/index.ts';
import type { Act, PressInput, Reply } from '../../src/port/command.ts';
import { shownGame } from '../../src/session/games/shown-game.ts';
import { boardPicture, type Showing } from '../../src/view/board/board.ts';
import { boardsOf } from '../../src/view/find/find.ts';
import { inLanguage, rulebookOf } from '../../src/view/rulebook/rulebook.ts';
import { type Control, controlId, type Drawing, LIMITS } from '../../src/view/text/message.ts';
import { bold } from '../../src/view/text/text.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { pressedForText, textButton } from '../common/in-words.ts';
import { type ModuleSources, moduleNamed, startable, titleAmong, whichGame } from '../common/modules.ts';
import { onceKnown, toAsker } from '../common/table.ts';
import { markedVariants, variantMark, variantPart, variantRows, withChoice } from '../consent/variants.ts';

/** The list of games that can be started, and the description of one before it starts (U7). */

export const gameLists = async (deps: ModuleSources, input: Act): Promise<readonly (readonly Control[])[]> => {
  const all = await startable(deps, input);
  const { files } = input.words.commands;
  return Array.from({ length: Math.ceil(all.length / LIMITS.options) }, (_, page) => {
    const first = page * LIMITS.options;
    const some = all.slice(first, first + LIMITS.options);
    return [
      {
        kind: 'select',
        id: controlId('game', 'about', String(page)),
        placeholder: files.gamesFrom(first + 1, first + some.length, all.length),
        options: some.map((game) => {
          const { rulebook } = input.words;
          const { description = '' } = inLanguage(game, input.words.locale);
          const about = rulebook.firstSentence(description, LIMITS.optionText);
          const parts = [rulebook.sizeText(game), about].filter((part) => part !== '');
          return {
            value: game.name,
            label: titleAmong(all, game).slice(0, LIMITS.optionText),
            ...(parts.length > 0 ? { description: parts.join(': ').slice(0, LIMITS.optionText) } : {}),
          };
        }),
      },
    ];
  });
};

/** Handles a press. `about`: shows the chosen game instead of the list; `list`: shows the list again. */
export const chooseGame = (deps: ModuleSources, input: PressInput): Promise<Reply> =>
  onceKnown(input, async () => {
    if (input.verb === 'list')
      return { update: { ...(await whichGame(deps, input)), rows: await gameLists(deps, input) } };
    const isText = input.verb === 'text' || input.verb === 'words';
    if (isText) return (await pressedForText(input, 'game', ['about'], (of) => chooseGame(deps, of))) ?? {};
    const [named = '', mark = '', variant] = input.args;
    const isVaried = input.verb === 'choose';
    const module = await moduleNamed(deps, input, isVaried ? named : (input.values[0] ?? mark));
    if ('why' in module) return toAsker(module.why);
    const played = isVaried ? withChoice(markedVariants(module, mark), variant ?? '', input.values[0] ?? '') : module;
    return { update: aboutGame(input, played) };
  });

const aboutGame = ({ words, threads }: Act, module: Module) => {
  const { files } = words.commands;
  const drawing = startDrawing(words, module);
  return {
    text: [files.chosenGame.whatNow, bold(module.title), ...words.rulebook.aboutLines(rulebookOf(module))].join('\n'),
    ...(drawing ? { drawing } : {}),
    rows: [
      ...variantRows(module),
      [
        button(controlId('game', 'list'), files.chosenGame.back),
        button(controlId('game', 'rules-of', module.module), words.posts.buttons.rules),
        button(controlId('game', 'try', module.module, variantPart(module)), words.posts.buttons.alone),
        ...(threads
          ? [
              button(
                controlId('game', 'start', module.module, 'thread', variantMark(module)),
                files.chosenGame.thread,
                'success',
              ),
            ]
          : []),
        button(
          controlId('game', 'start', module.module, 'here', variantMark(module)),
          files.chosenGame.start,
          threads ? 'secondary' : 'success',
        ),
      ],
      ...(drawing ? [textButton(words, 'text', 'game', '', 'about', module.module)] : []),
    ],
  };
};

export const startDrawing = (words: Words, module: Module): Drawing | undefined => {
  if (!module.maps.some((map) => map.boards.length > 0 && map.private === undefined)) return undefined;
  const begun = (): readonly [View, Showing] => {
    const view = shownGame(module);
    const [board] = boardsOf(view);
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
