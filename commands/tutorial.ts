import type { Module } from '../src/engine/index.ts';
import { soloChannelIdOf } from '../src/facts/where.ts';
import type { Command, InputContext, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Operation } from '../src/table/index.ts';
import { gameQueries } from '../src/view/game.ts';
import { seatQueries } from '../src/view/seats.ts';
import { personViewer } from '../src/view/viewer.ts';
import { defineCommand } from './common/definition.ts';
import { handleShowAsTextButton } from './common/in-words.ts';
import type { ModuleSources } from './common/modules.ts';
import { readAs, replyToStorageErrors, second, toAsker } from './common/table.ts';
import { findCardPlay, findLegalMove, playOpponentMove } from './tutorial/acts.ts';
import { loadBoardTutorialModule, loadCardTutorialModule } from './tutorial/modules.ts';
import { type TutorialView, tutorialMessageFor, tutorialViewOf } from './tutorial/views.ts';

/**
 * A private tutorial of five minutes (U8): a game of Tablut that is stored under the person, with one task on each
 * screen. The state of that game determines the progress, and the ids of the controls contain the choices.
 */

const data = defineCommand('tutorial', {});

const STEPS: Readonly<Record<string, { readonly from: TutorialView; readonly to: TutorialView }>> = {
  piece: { from: 'piece', to: 'where' },
  go: { from: 'piece', to: 'undo' },
  undo: { from: 'undo', to: 'again' },
  again: { from: 'again', to: 'since' },
  since: { from: 'since', to: 'king' },
  king: { from: 'since', to: 'edge' },
  edge: { from: 'since', to: 'won' },
};

const CARDS: readonly string[] = ['cards', 'card', 'deal', 'end'];

export const tutorialCommand = (sources: ModuleSources): Command => ({
  data,
  execute: (input) =>
    replyToStorageErrors(input, async () => {
      const game = await gameOf(sources, input, 'tutorial');
      const place = game && (await tutorialViewOf(game, input));
      return toAsker(await tutorialMessageFor(game, input, place && place !== 'won' ? place : 'welcome'));
    }),
  press: (input) => replyToStorageErrors(input, () => pressed(sources, input)),
});

const gameOf = ({ games }: ModuleSources, { person }: InputContext, what: string): Promise<OpenGame | undefined> =>
  games.at(soloChannelIdOf(person.id, what));

const pressed = async (sources: ModuleSources, input: PressInput): Promise<Reply> => {
  const inWords = await handleShowAsTextButton(input, 'tutorial', ['view'], (of) => pressed(sources, of));
  if (inWords) return inWords;
  const { tutorial } = input.words.commands;
  const { verb, values } = input;
  if (verb === 'view') return shownAgain(sources, input);
  if (verb === 'later') return { update: { text: tutorial.later } };
  if (CARDS.includes(verb)) return cardPressed(sources, input);
  if (verb === 'play') {
    const module = await loadBoardTutorialModule(sources);
    const begun = module && (await beginAnew(sources, input, module, 'tutorial'));
    return begun ? { update: await tutorialMessageFor(begun, input, 'piece') } : toAsker(tutorial.missing);
  }
  const game = await gameOf(sources, input, 'tutorial');
  const place = game && (await tutorialViewOf(game, input));
  if (!game || !place) return { update: await tutorialMessageFor(undefined, input, 'welcome') };
  const step = Object.hasOwn(STEPS, verb) ? STEPS[verb] : undefined;
  const wanted = verb === 'piece' ? 'G3' : verb === 'king' ? 'E5' : undefined;
  if (!step || step.from !== place || (wanted !== undefined && values[0] !== wanted))
    return { update: await tutorialMessageFor(game, input, place, true) };
  if (!(await done(game, input, verb))) return { update: await tutorialMessageFor(game, input, place, true) };
  return { update: await tutorialMessageFor(game, input, step.to) };
};

const shownAgain = async (sources: ModuleSources, input: PressInput): Promise<Reply> => {
  const [, name = '', handle] = input.args;
  const { views } = input.words.commands.tutorial;
  const place = Object.hasOwn(views, name) ? (name as TutorialView) : 'welcome';
  const isCard = place === 'hand' || place === 'card' || place === 'drawn';
  const game = await gameOf(sources, input, isCard ? 'tutorial-cards' : 'tutorial');
  return { update: await tutorialMessageFor(game, input, game ? place : 'welcome', false, handle) };
};

const done = async (game: OpenGame, input: PressInput, verb: string): Promise<boolean> => {
  const { session } = game;
  const { id: actor } = input.person;
  if (verb === 'go' || verb === 'again') {
    const move = await findLegalMove(game, input, 'G3', 'E3');
    const isDone = move && (await session.run(move, input.interaction)).kind === 'done';
    if (isDone && verb === 'again') await playOpponentMove(game, input);
    return isDone === true;
  }
  if (verb === 'edge') {
    const move = await findLegalMove(game, input, 'E5', 'E9');
    return move !== undefined && (await session.run(move, input.interaction)).kind === 'done';
  }
  if (verb === 'undo') return (await session.run({ kind: 'undo', actor, steps: 1 }, input.interaction)).kind === 'done';
  // If the process stopped after the player's move, the bot's answer is still missing.
  if (verb === 'since' && !(await findLegalMove(game, input, 'E5', 'E9'))) await playOpponentMove(game, input);
  return true;
};

const cardPressed = async (sources: ModuleSources, input: PressInput): Promise<Reply> => {
  const what = 'tutorial-cards';
  if (input.verb === 'cards') {
    const module = await loadCardTutorialModule(sources);
    const game = module && (await beginAnew(sources, input, module, what));
    return game
      ? { update: await tutorialMessageFor(game, input, 'hand') }
      : { update: await tutorialMessageFor(game, input, 'done') };
  }
  const game = await gameOf(sources, input, what);
  if (!game) return { update: await tutorialMessageFor(undefined, input, 'welcome') };
  const viewer = personViewer(input.person.id);
  if (input.verb === 'card') {
    const [handle = ''] = input.values;
    const isIt = await findCardPlay(game, input, handle);
    return { update: await tutorialMessageFor(game, input, isIt ? 'card' : 'hand', !isIt, handle) };
  }
  if (input.verb === 'deal') {
    const act = await findCardPlay(game, input, input.args[0] ?? '');
    const isDone = act && (await game.session.run(act, input.interaction)).kind === 'done';
    return { update: await tutorialMessageFor(game, input, isDone ? 'drawn' : 'hand', !isDone) };
  }
  await game.session.run({ kind: 'end-turn', actor: input.person.id }, input.interaction);
  if (game.session.viewNow(viewer).of(gameQueries).phase === 'playing')
    await game.session.run({ kind: 'stop', actor: input.person.id }, second(input.interaction, 'stop'));
  return { update: await tutorialMessageFor(game, input, 'done') };
};

const beginAnew = async (
  { games }: ModuleSources,
  input: InputContext,
  module: Module,
  what: string,
): Promise<OpenGame | undefined> => {
  const { id: actor } = input.person;
  const start = {
    channel: soloChannelIdOf(actor, what),
    guild: undefined,
    module,
    host: actor,
    interaction: input.interaction,
    seed: '',
  };
  let started = await games.start(start);
  if (started.kind === 'runs') {
    await started.game.session.run({ kind: 'stop', actor }, second(input.interaction, 'stop'));
    started = await games.start(start);
  }
  if (started.kind === 'runs' || started.outcome.kind !== 'done') return undefined;
  const { game } = started;
  const seat = await readAs(game, input, (view): Operation => {
    const [side] = view.of(seatQueries).sides();
    return side && view.of(gameQueries).hides ? { kind: 'join', actor, side: side.id } : { kind: 'alone', actor };
  });
  await game.session.run(seat, second(input.interaction, 'seat'), input.share);
  const begun = await game.session.run({ kind: 'begin', actor }, second(input.interaction, 'begin'));
  return begun.kind === 'done' ? game : undefined;
};
