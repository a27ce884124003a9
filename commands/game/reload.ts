import { applyVariants, type Module } from '../../src/engine/index.ts';
import type { CommandInput, InputContext, PressInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { moduleHash } from '../../src/session/text/hash.ts';
import { type Refusal, refuse } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { moduleReloadQueries } from '../../src/view/reload.ts';
import { controlId, type Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import type { OptionOf } from '../common/definition.ts';
import { loadChosenModule, type ModuleSources } from '../common/modules.ts';
import { readAs, staleControlReply, toAsker } from '../common/table.ts';
import { runOrAskConsent } from '../consent/consent.ts';
import type { ItemsAwaitingConfirmation } from './pending-questions.ts';

const MARK = 12;

/**
 * Asks the host to confirm reloading a changed module (W1). If the module doesn't fit the game, the answer lists all
 * reasons at once.
 */
export const askToConfirmModuleReload = async (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  game: OpenGame,
  input: CommandInput<OptionOf<'game'>>,
): Promise<Reply> => {
  const refusal = await readAs(game, input, (view) => hostOnly(view, input));
  if (refusal) return toAsker(await readAs(game, input, (view) => input.words.refusals.refusalText(refusal, view)));
  // Without a typed name, the module with the same name as the game's module is used, in its current version.
  const read = await loadChosenModule(deps, input, () => readAs(game, input, (view) => view.of(gameQueries).module));
  if ('why' in read) return toAsker(read.why);
  const module = applyVariants(read, await readAs(game, input, (view) => view.of(gameQueries).variants));
  const hash = moduleHash(module);
  const asked = await readAs(
    game,
    input,
    (view) => fitting(input.words, view, module, hash) ?? question(input.words, game, view, module, hash),
  );
  pending.put(input, module);
  return toAsker(asked);
};

const hostOnly = (view: View, { person: { id } }: InputContext): Refusal | undefined => {
  const { host, master, phase } = view.of(gameQueries);
  if (phase === 'over') return refuse('game-over', {});
  return host === id || master === id ? undefined : refuse('host-only', { host });
};

const fitting = (words: Words, view: View, module: Module, hash: string): Message | undefined => {
  const refusal = view.of(moduleReloadQueries).refusal(module, hash);
  if (!refusal) return undefined;
  if (refusal.code !== 'does-not-fit') return { text: words.refusals.refusalText(refusal, view) };
  return { text: words.commands.game.reload.misfits(module.title, words.misfits.misfitLines(refusal.misfits)) };
};

const question = (
  { differences, commands }: Words,
  { session: { game } }: OpenGame,
  view: View,
  module: Module,
  hash: string,
): Message => {
  const { reload: said } = commands.game;
  const asked = view.of(moduleReloadQueries).asks(module, hash);
  const differs = differences.differencesText(
    differences.differenceLines(view.of(moduleReloadQueries).changes(module)),
  );
  const reload = controlId('game', 'reload', game, hash.slice(0, MARK));
  return {
    text: said.question(module.title, view.of(gameQueries).title, differs.lines, asked),
    ...(differs.file === undefined ? {} : { file: { name: 'changes.txt', text: differs.file } }),
    rows: [
      [
        button(reload, asked.length > 0 ? said.ask : said.reload, 'danger'),
        button(controlId('game', 'keep', game), commands.buttons.keepIt),
      ],
    ],
  };
};

/**
 * Reloads the module after the host's confirmation, or asks the players who must agree. If the module no longer fits,
 * the answer says so.
 */
export const reloadConfirmedModule = async (
  pending: ItemsAwaitingConfirmation<Module>,
  game: OpenGame,
  input: PressInput,
  mark: string,
): ReturnType<typeof runOrAskConsent> => {
  const module = pending.take(input);
  const hash = module && moduleHash(module);
  if (!module || !hash?.startsWith(mark))
    return staleControlReply(game, input, input.words.commands.game.reload.forgotten);
  const wants = { what: 'reload', hash, title: module.title } as const;
  return runOrAskConsent(game, input, { kind: 'reload', actor: input.person.id, module, hash }, wants, module);
};
