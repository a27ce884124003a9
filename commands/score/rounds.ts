import type { ChartPicture } from '../../src/draw/index.ts';
import type { CommandInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { roundQueries, type ScoreRoundTable } from '../../src/view/scoring/rounds.ts';
import type { Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';
import { createLongListMessage } from '../common/long-list.ts';
import { readAs, toAsker } from '../common/table.ts';

const ROUNDS_SHOWN = 10;

const roundsMessage = (words: Words, view: View, key: string): Message => {
  const said = words.commands.score.rounds;
  const tables = view.of(roundQueries).tables();
  const [first] = tables;
  if (!first) return { text: said.none };
  const sources = view.of(roundQueries).sources();
  const text = [
    ...tables.map((one) => said.table(one, ROUNDS_SHOWN)),
    ...(sources.length > 0 ? [said.sourcesTitle, ...sources.toReversed().map(said.source)] : []),
  ].join('\n');
  const picture = chartOf(words, first, view.of(gameQueries).title);
  const message = createLongListMessage(words, text, { name: 'rounds.txt', text: `${text}\n` });
  return { ...message, drawing: { key, name: 'rounds', alt: said.alt(first), picture: () => picture } };
};

const chartOf = (words: Words, { title, rounds, sides }: ScoreRoundTable, game: string): ChartPicture => {
  const said = words.commands.score.rounds;
  return {
    shape: 'chart',
    title: `${game}: ${title ?? said.points}`,
    rounds,
    roundWord: said.round,
    lines: sides.map(({ side, gained, start }) => {
      let total = start;
      return {
        side,
        totals: gained.map((points) => {
          total += points;
          return total;
        }),
      };
    }),
  };
};

export const showScoreRounds = async (game: OpenGame, input: CommandInput<OptionOf<'score'>>): Promise<Reply> => {
  const key = `${game.session.game} rounds ${input.person.id}`;
  return toAsker(await readAs(game, input, (view) => roundsMessage(input.words, view, key)));
};
