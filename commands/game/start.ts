import type { Act, CommandInput, Reply } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import { controlId } from '../../src/view/message.ts';
import { bold } from '../../src/words/text.ts';
import { moduleChosen, moduleNamed } from '../common/modules.ts';
import { answerTo, onceKnown, readAs, toAsker } from '../common/table.ts';
import type { GameDeps } from '../game.ts';
import type { PendingQuestions } from './pending-questions.ts';

/** Starts a game of a module that is known by name, or of a file; where one runs it asks first (T19). */
export const start = (deps: GameDeps, pending: PendingQuestions<Module>, input: CommandInput): Promise<Reply> =>
  onceKnown(async () => {
    const module = await moduleChosen(deps, input);
    return 'why' in module
      ? toAsker(module.why)
      : startModule(deps, pending, input, module, input.options.text('seed') ?? '');
  });

/** Starts a game of this module, or asks; what a file brought waits for the answer. */
export const startModule = async (
  { games }: GameDeps,
  pending: PendingQuestions<Module>,
  input: Act,
  module: Module,
  seed: string,
): Promise<Reply> => {
  const { person, channel, guild, interaction } = input;
  const started = await games.start({ channel, guild, module, host: person.id, interaction, seed });
  if (started.kind === 'started') return answerTo(started.game, input, started.outcome);
  const { session } = started.game;
  const title = await readAs(started.game, input, (view) => view.title);
  pending.put(input, module);
  return toAsker({
    text: `A game of ${bold(title)} runs in this channel. Its host can stop it and start ${bold(module.title)} instead.`,
    rows: [
      [
        {
          kind: 'button',
          id: controlId('game', 'instead', session.game, module.module),
          label: `Stop it and start ${module.title}`,
          style: 'danger',
        },
        { kind: 'button', id: controlId('game', 'keep', session.game), label: 'Keep it', style: 'secondary' },
      ],
    ],
  });
};

/**
 * The module of which a button speaks: the one that waits for the answer, else the one that is known by that name now.
 */
export const offered = async (
  deps: GameDeps,
  pending: PendingQuestions<Module>,
  input: Act,
  name: string,
): Promise<Module | undefined> => {
  const waiting = pending.take(input);
  if (waiting?.module === name) return waiting;
  const module = await moduleNamed(deps, input, name);
  return 'why' in module ? undefined : module;
};
