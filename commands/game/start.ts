import type { Act, Reply } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import { controlId } from '../../src/view/message.ts';
import { near } from '../../src/view/words/near.ts';
import { unknownName } from '../../src/view/words/refusals.ts';
import { bold, listed } from '../../src/view/words/text.ts';
import { answerTo, readAs, toAsker } from '../common/table.ts';
import type { GameDeps } from '../game.ts';

/** Starts a game; where one runs it asks first (T19). */
export const start = async ({ games, modules }: GameDeps, input: Act, name: string | undefined, seed: string): Promise<Reply> => {
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
    return only && others.length === 0
      ? only
      : `Say which game: ${listed(
          all.map(({ module }) => bold(module)),
          'or',
        )}.`;
  }
  const wanted = name.trim().toLowerCase();
  const found = all.find(({ module, title }) => [module, title].some((one) => one.toLowerCase() === wanted));
  return (
    found ??
    unknownName(
      'game',
      name,
      near(
        name,
        all.flatMap(({ module, title }) => [module, title]),
      ),
    )
  );
};
