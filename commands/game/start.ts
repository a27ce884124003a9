import type { Act, Reply } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import { controlId } from '../../src/view/message.ts';
import { bold, listed } from '../../src/view/words/text.ts';
import { answerTo, onceKnown, readAs, toAsker } from '../common/table.ts';
import { unknown } from '../common/unknown.ts';
import type { GameDeps } from '../game.ts';

/** Starts a game; where one runs it asks first (T19). */
export const start = (deps: GameDeps, input: Act, name: string | undefined, seed: string): Promise<Reply> =>
  onceKnown(() => startOrAsk(deps, input, name, seed));

const startOrAsk = async ({ games, modules }: GameDeps, input: Act, name: string | undefined, seed: string): Promise<Reply> => {
  const module = moduleOf(modules, name);
  if (typeof module === 'string') return toAsker(module);
  const { person, channel, guild, interaction } = input;
  const started = await games.start({ channel, guild, module, host: person.id, interaction, seed });
  if (started.kind === 'started') return answerTo(started.game, input, started.outcome);
  const { session } = started.game;
  const title = await readAs(started.game, input, (view) => view.title);
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

const moduleOf = (modules: ReadonlyMap<string, Module>, name: string | undefined): Module | string => {
  const all = [...modules.values()];
  if (name === undefined) {
    const [only, ...others] = all;
    return only && others.length === 0 ? only : sayWhich(all);
  }
  const wanted = name.trim().toLowerCase();
  const found = all.find(({ module, title }) => [module, title].some((one) => one.toLowerCase() === wanted));
  const names = all.flatMap(({ module, title }) => (title.toLowerCase() === module ? [module] : [module, title]));
  return found ?? unknown('game', name, names, sayWhich(all));
};

const sayWhich = (all: readonly Module[]): string => {
  const names = all.map(({ module }) => bold(module));
  return `Say which game: ${listed(names, 'or')}.`;
};
