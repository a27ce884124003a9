import type { CommandInput, InputContext, PressInput, Reply } from '../../src/port/command.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type Rulebook, rulebookOf } from '../../src/view/rulebook/rulebook.ts';
import { controlId } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { createPageButtonRows } from '../common/buttons.ts';
import type { OptionOf } from '../common/definition.ts';
import { loadModuleByName, type ModuleSources } from '../common/modules.ts';
import { readAs, replyToStorageErrors, runWithChannelGame, toAsker } from '../common/table.ts';

/** Shows the rules of this channel's game, or of a game that can be started here (D27). */
export const showGameRules = (deps: ModuleSources, input: CommandInput<OptionOf<'game'>>): Promise<Reply> => {
  const name = input.options.text('module');
  return name === undefined ? rulesHere(deps, input, 1) : rulesNamed(deps, input, name, 1);
};

/**
 * Handles a press. `rules`: the rules of the game with that id; `rules-of`: those of the module of that name. The last
 * part of the id is the page.
 */
export const handleRulesButton = async (deps: ModuleSources, input: PressInput): Promise<Reply> => {
  const [what = '', page] = input.args;
  const number = Number(page) || 1;
  const reply =
    input.verb === 'rules' ? await rulesHere(deps, input, number, what) : await rulesNamed(deps, input, what, number);
  return page === undefined || !reply.answer ? reply : { update: reply.answer };
};

const rulesHere = ({ games }: ModuleSources, input: InputContext, page: number, id?: string): Promise<Reply> =>
  runWithChannelGame(
    games,
    input,
    async (game) => {
      const { session } = game;
      const [book, turn] = await readAs(game, input, (view) => [
        view.of(gameQueries).rulebook,
        input.words.lists.turnLineOf(view),
      ]);
      return pageReply(input.words, book, page, (to) => controlId('game', 'rules', session.game, String(to)), turn);
    },
    id,
  );

const rulesNamed = (deps: ModuleSources, input: InputContext, name: string, page: number): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const module = await loadModuleByName(deps, input, name);
    if ('why' in module) return toAsker(module.why);
    return pageReply(input.words, rulebookOf(module), page, (to) =>
      controlId('game', 'rules-of', module.module, String(to)),
    );
  });

const pageReply = (words: Words, book: Rulebook, wanted: number, to: (page: number) => string, turn = ''): Reply => {
  const pages = words.rulebook.rulePages(book);
  const now = Math.max(1, Math.min(Math.trunc(wanted), pages.length));
  const text = [
    ...(turn === '' || now > 1 ? [] : [turn]),
    pages[now - 1] ?? '',
    ...(pages.length > 1 ? [words.rulebook.pageOf(now, pages.length)] : []),
  ];
  return toAsker({
    text: text.join('\n'),
    ...createPageButtonRows(words, now > 1 ? to(now - 1) : undefined, now < pages.length ? to(now + 1) : undefined),
  });
};
