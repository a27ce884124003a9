import type { Choice, CompletionInput } from '../../src/command.ts';
import { variantsTyped } from '../../src/engine/index.ts';
import { LIMITS } from '../../src/view/message.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import { moduleNamed } from '../common/modules.ts';
import type { GameDeps } from './deps.ts';

/** What can be chosen of the variants of the module that was named, behind those that are typed already (S37). */
export const variantChoices = async (deps: GameDeps, input: CompletionInput): Promise<readonly Choice[]> => {
  const { options, focused } = input;
  const module = await moduleNamed(deps, input, options.text('module'));
  if ('why' in module) return [];
  const parts = focused.typed.split(';');
  const wanted = (parts.pop() ?? '').trim().toLowerCase();
  const before = parts.map((part) => part.trim()).filter((part) => part !== '');
  const typed = variantsTyped(module, before.join(';'));
  const chosen = 'unknown' in typed ? [] : typed.map(({ variant }) => variant);
  return (module.variants ?? [])
    .filter(({ name }) => !chosen.includes(name))
    .flatMap(({ name, choices }) => choices.map((choice) => `${name}: ${choice.name}`))
    .filter((one) => one.toLowerCase().includes(wanted))
    .map((one) => [...before, one].join('; '))
    .filter((text) => text.length <= LIMITS.choice)
    .slice(0, MOST_CHOICES)
    .map((text) => ({ name: text, value: text }));
};
