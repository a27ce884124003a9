import {
  applyVariants,
  type ChosenVariantOption,
  chosenVariantsOf,
  type Module,
  parseVariantChoices,
} from '../../src/engine/index.ts';
import type { Choice, CompletionInput, PressInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { moduleHash } from '../../src/session/text/hash.ts';
import { gameQueries } from '../../src/view/game.ts';
import { variantSelects } from '../../src/view/panel/variants.ts';
import { type Control, controlId, DISCORD_LIMITS } from '../../src/view/text/message.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import { loadModuleByName, type ModuleSources } from '../common/modules.ts';
import { staleControlReply } from '../common/table.ts';
import { runOrAskConsent } from './consent.ts';

/** The variants of a module (S37): typed when a game starts, or chosen from lists. */

export const suggestModuleVariants = async (
  deps: ModuleSources,
  input: CompletionInput<OptionOf<'game'>>,
): Promise<readonly Choice[]> => {
  const { options, focused } = input;
  const module = await loadModuleByName(deps, input, options.text('module'));
  if ('why' in module) return [];
  const parts = focused.typed.split(';');
  const wanted = (parts.pop() ?? '').trim().toLowerCase();
  const before = parts.map((part) => part.trim()).filter((part) => part !== '');
  const typed = parseVariantChoices(module, before.join(';'));
  const chosen = 'unknown' in typed ? [] : typed.map(({ variant }) => variant);
  return (module.variants ?? [])
    .filter(({ name }) => !chosen.includes(name))
    .flatMap(({ name, choices }) => choices.map((choice) => `${name}: ${choice.name}`))
    .filter((one) => one.toLowerCase().includes(wanted))
    .map((one) => [...before, one].join('; '))
    .filter((text) => text.length <= DISCORD_LIMITS.choice)
    .slice(0, MOST_CHOICES)
    .map((text) => ({ name: text, value: text }));
};

export const encodeVariants = (module: Module): string =>
  chosenVariantsOf(module)
    .map(({ variant, choice }) => {
      const choices = module.variants?.find(({ name }) => name === variant)?.choices ?? [];
      return choices.findIndex(({ name }) => name === choice);
    })
    .join('.');

export const encodeVariantsForControlId = (module: Module): string => `v${encodeVariants(module)}`;

export const applyVariantsFromControlId = (module: Module, args: readonly string[]): Module =>
  applyEncodedVariants(module, args.find((one) => one.startsWith('v'))?.slice(1) ?? '');

/** Returns a module with the variants that `mark` encodes. For a variant without a choice, the first choice is used. */
export const applyEncodedVariants = (module: Module, mark: string): Module => {
  const numbers = mark.split('.').map(Number);
  const chosen = (module.variants ?? []).flatMap(({ name, choices }, i): readonly ChosenVariantOption[] => {
    const choice = choices[numbers[i] ?? 0];
    return choice ? [{ variant: name, choice: choice.name }] : [];
  });
  return applyVariants(module, chosen);
};

export const applyVariantChoice = (module: Module, variant: string, choice: string): Module => {
  const numbers = encodeVariants(module).split('.');
  return applyEncodedVariants(module, numbers.map((number, i) => (String(i) === variant ? choice : number)).join('.'));
};

export const createStartVariantSelects = (module: Module): readonly (readonly Control[])[] =>
  variantSelects(module, (variant) => controlId('game', 'choose', module.module, encodeVariants(module), variant));

/** Changes a variant before the game starts, by reloading the module with other variants. */
export const changeGameVariant = async (game: OpenGame, input: PressInput, variant: string): Promise<Reply> => {
  const { session } = game;
  const { definition, phase } = session.viewNow(channelViewer).of(gameQueries);
  if (phase !== 'seating') return staleControlReply(game, input);
  const module = applyVariantChoice(definition, variant, input.values[0] ?? '');
  const hash = moduleHash(module);
  const wants = { what: 'reload', hash, title: module.title } as const;
  const reload = { kind: 'reload', actor: input.person.id, module, hash } as const;
  const { asks, answer, ...reply } = await runOrAskConsent(game, input, reload, wants, module);
  // The updated list of seats includes the new choice, and replaces the message with the lists of variants.
  const isLobby = !asks && answer?.to === 'channel' && answer.rows !== undefined;
  return { ...reply, ...(isLobby ? { update: answer } : answer ? { answer } : {}) };
};
