import { cardQueries } from '../src/features/cards/view/cards.ts';
import { counterQueries } from '../src/features/counters/view/counters.ts';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/port/command.ts';
import type { Games } from '../src/session/games/games.ts';
import { predictionQueries } from '../src/view/foresight.ts';
import { placeQueries } from '../src/view/places.ts';
import type { View } from '../src/view/view.ts';
import { createChoiceFromText, filterMatchingNames, suggestFromGame } from './common/choices.ts';
import { COMPLETED, defineCommand, FLAG, type OptionOf, required } from './common/definition.ts';
import { act, readAs, runWithChannelGame, staleControlReply, toAsker } from './common/table.ts';
import { COUNTER_DEFINE_OPTIONS, parseCounterDefinition } from './counter/define.ts';
import { findCounterByName, replyWithPublicCounters, sendCounters, showCounters } from './counter/show.ts';

const data = defineCommand('counter', {
  show: { name: COMPLETED, author: FLAG },
  list: { author: FLAG },
  define: COUNTER_DEFINE_OPTIONS,
  remove: { name: required(COMPLETED) },
  refresh: {},
});

const execute = (games: Games, input: CommandInput<OptionOf<'counter'>>): Promise<Reply> =>
  runWithChannelGame(games, input, async (game) => {
    const actor = input.person.id;
    switch (input.subcommand) {
      case 'define': {
        const definition = await readAs(game, input, (view) =>
          parseCounterDefinition(input.words, view, input.options),
        );
        return typeof definition === 'string'
          ? toAsker(definition)
          : act(game, input, { kind: 'define-counter', actor, definition });
      }
      case 'remove': {
        const counter = await readAs(game, input, (view) =>
          findCounterByName(input.words, view, input.options.text('name') ?? ''),
        );
        return typeof counter === 'string'
          ? toAsker(counter)
          : act(game, input, { kind: 'remove-counter', actor, counter: counter.property });
      }
      case 'refresh':
        return act(game, input, { kind: 'refresh-counters', actor });
      default:
        return showCounters(game, input, {
          kind: input.subcommand === 'list' ? 'definitions' : 'values',
          name: input.options.text('name'),
          isAuthor: input.options.flag('author') ?? false,
        });
    }
  });

const complete = (games: Games, input: CompletionInput<OptionOf<'counter'>>): Promise<readonly Choice[]> =>
  suggestFromGame(games, input, (view, typed) => {
    if (input.focused.name === 'on') return filterMatchingNames(placesIn(view), typed).map(createChoiceFromText);
    const counters =
      input.subcommand === 'remove'
        ? view
            .of(counterQueries)
            .all()
            .filter(
              ({ property }) =>
                view
                  .of(predictionQueries)
                  .refusalOf((actor) => ({ kind: 'remove-counter', actor, counter: property })) === undefined,
            )
        : view.of(counterQueries).all();
    return filterMatchingNames(
      counters.map(({ title }) => title).filter((name) => name.length <= 100),
      typed,
    ).map(createChoiceFromText);
  });

const GAME = 'game';

const placesIn = (view: View): readonly string[] => {
  const maps = view.of(placeQueries).maps();
  const boards = maps.flatMap((map) => map.boards);
  return [
    ...new Set([
      ...maps.map(({ name }) => name),
      ...boards.map(({ name }) => name),
      ...boards.flatMap(({ zones }) => zones.map(({ name }) => name)),
      ...view
        .of(cardQueries)
        .decks()
        .map(({ name }) => name),
      GAME,
    ]),
  ];
};

/**
 * Handles a press. `everyone`: show the counters publicly (W2); `send`: send them to the asker's direct messages;
 * `refresh`: count again.
 */
const press = (games: Games, input: PressInput): Promise<Reply> => {
  const [id = '', what = '', ...rest] = input.args;
  return runWithChannelGame(
    games,
    input,
    async (game) => {
      if (input.verb === 'refresh') return act(game, input, { kind: 'refresh-counters', actor: input.person.id });
      if (input.verb === 'send') return sendCounters(game, input);
      if (input.verb !== 'everyone') return staleControlReply(game, input);
      const shown = await replyWithPublicCounters(
        game,
        what === 'definitions' ? 'definitions' : 'values',
        rest.length > 0 ? rest.join(':') : undefined,
      );
      return shown ?? staleControlReply(game, input);
    },
    id,
  );
};

export const counterCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
