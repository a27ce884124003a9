import {
  type ClockLimit,
  MAX_BANK_CLOCK_MINUTES,
  POST_FREQUENCIES,
  type PostFrequency,
} from '../../src/engine/index.ts';
import { clockQueries } from '../../src/features/clock/view/clock.ts';
import type { Choice, CommandInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { languages, type Words, wordsFor } from '../../src/words/index.ts';
import { filterMatchingNames } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import { formatBadDuration, readDuration } from '../common/durations.ts';
import { readAs, replyToOutcome, toAsker } from '../common/table.ts';
import { runOrAskConsent } from '../consent/consent.ts';

/** Shows the settings of this game. If an option is given, changes them, which only the host may do (W1). */
export const showOrChangeGameSettings = async (
  game: OpenGame,
  input: CommandInput<OptionOf<'game'>>,
): Promise<Reply> => {
  const typed = input.options.text('reminder');
  const posts = input.options.text('posts');
  const called = input.options.text('language');
  const open = input.options.flag('open');
  const [turn, bank] = [input.options.text('turn'), input.options.text('bank')];
  if (turn !== undefined || bank !== undefined)
    return [typed, posts, called, open].every((one) => one === undefined)
      ? setClock(game, input, turn, bank)
      : toAsker(input.words.commands.gameSeats.clockAlone);
  if ([typed, posts, called, open].every((one) => one === undefined)) return toAsker(await settingsText(game, input));
  const reminder = typed === undefined ? undefined : readDuration(typed);
  if (typed !== undefined && reminder === undefined) return toAsker(formatBadDuration(input.words));
  if (!isPosts(posts)) return toAsker(input.words.commands.gameSeats.noPosts);
  const language = called === undefined ? undefined : languageCalled(called)?.locale;
  if (called !== undefined && language === undefined)
    return toAsker(input.words.commands.gameSeats.noLanguage(SPOKEN.map(({ ownName }) => ownName)));
  const set = {
    ...(reminder === undefined ? {} : { reminder }),
    ...(posts === undefined ? {} : { posts }),
    ...(language === undefined ? {} : { language }),
    ...(open === undefined ? {} : { open }),
  };
  const outcome = await game.session.run({ kind: 'settings', actor: input.person.id, ...set }, input.interaction);
  const reply = await replyToOutcome(game, input, outcome);
  return outcome.kind === 'done' && open === undefined
    ? { ...reply, answer: { text: await settingsText(game, input), to: 'asker' } }
    : reply;
};

const MOST_BANK_DAYS = MAX_BANK_CLOCK_MINUTES / (24 * 60);

/** Sets the game's clock, or asks the other players to agree (U22). */
const setClock = (
  game: OpenGame,
  input: CommandInput<OptionOf<'game'>>,
  turn?: string,
  bank?: string,
): Promise<Reply> => {
  const { words, person } = input;
  const each = turn === undefined ? undefined : readDuration(turn);
  const all = bank === undefined ? undefined : readDuration(bank, MOST_BANK_DAYS);
  if (turn !== undefined && bank !== undefined) return Promise.resolve(toAsker(words.commands.gameSeats.oneClock));
  if (turn !== undefined && each === undefined) return Promise.resolve(toAsker(formatBadDuration(words)));
  if (bank !== undefined && all === undefined)
    return Promise.resolve(toAsker(formatBadDuration(words, MOST_BANK_DAYS)));
  const limit: ClockLimit = each ? { turn: each } : all ? { bank: all } : {};
  const operation = { kind: 'set-clock', actor: person.id, ...limit } as const;
  return runOrAskConsent(game, input, operation, { what: 'clock', ...limit });
};

const SPOKEN: readonly Words[] = Object.values(languages);

const languageCalled = (text: string): Words | undefined => {
  const called = text.trim().toLowerCase();
  return SPOKEN.find(({ locale, ownName }) => [locale, ownName].some((name) => name.toLowerCase() === called));
};

export const languageChoices = (typed: string): readonly Choice[] =>
  filterMatchingNames(
    SPOKEN.map(({ ownName }) => ownName),
    typed,
  ).map((name) => ({ name, value: name }));

const isPosts = (typed: string | undefined): typed is PostFrequency | undefined =>
  typed === undefined || (POST_FREQUENCIES as readonly string[]).includes(typed);

const settingsText = (game: OpenGame, input: CommandInput<OptionOf<'game'>>): Promise<string> =>
  readAs(game, input, (view) =>
    input.words.commands.gameSeats.settings(view.of(gameQueries).title, view.of(gameQueries).host, {
      reminder: game.session.notices.reminder,
      posts: game.session.notices.posts,
      language: wordsFor(languages, view.of(gameQueries).language).ownName,
      clock: view.of(clockQueries).limit(),
      open: view.of(seatQueries).open(),
    }),
  );
