import { type Module, requestedOperationOf } from '../../src/engine/index.ts';
import { isSoloChannelId } from '../../src/facts/where.ts';
import type { PressInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Games } from '../../src/session/games/games.ts';
import { addBeaconToSeed } from '../../src/session/games/mix-beacon.ts';
import { firstPostButtons } from '../../src/session/posts/game-buttons.ts';
import { gameInfoLines } from '../../src/session/posts/step-messages.ts';
import { type Operation, type PersonId, refuse } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type ConsentRequestView, requestQueries } from '../../src/view/requests.ts';
import { type SideView, seatQueries } from '../../src/view/seats.ts';
import { controlId } from '../../src/view/text/message.ts';
import { bold } from '../../src/view/text/text.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { button } from '../common/buttons.ts';
import type { ModuleSources } from '../common/modules.ts';
import {
  act,
  formatFailedOperation,
  refused,
  releaseStepMessages,
  replyToOutcome,
  runWithChannelGame,
  second,
  staleControlReply,
  tell,
  toAsker,
} from '../common/table.ts';
import { ask, canAskForConsent, replyToConsentAnswer } from '../consent/consent.ts';
import { resignSide } from '../consent/resign.ts';
import { undoOrAskConsent } from '../consent/undo.ts';
import { changeGameVariant } from '../consent/variants.ts';
import { restartSoloGame } from './alone.ts';
import { addBot } from './bot.ts';
import { postRandomNumberFairness, showRandomNumberFairness } from './fairness.ts';
import { showLogPage } from './log.ts';
import { showGamePrivately } from './look.ts';
import type { ItemsAwaitingConfirmation } from './pending-questions.ts';
import { reloadConfirmedModule } from './reload.ts';
import { startRematch } from './rematch.ts';
import { parseReplayRange, replayGame } from './replay.ts';
import { joinSide, playTimesForm } from './seats.ts';
import { offered, startGameOfModule } from './start.ts';
import { finishGame, stopGame } from './stop.ts';
import { handleTimeoutButton } from './timeout.ts';
import { publishSecret } from './verify.ts';

/** Handles the buttons of a game. The id of each contains the game's id and the button's target (T19). */
export const handleGameButton = (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  input: PressInput,
): Promise<Reply> => {
  const [id = '', ...args] = input.args;
  return runWithChannelGame(deps.games, input, (game) => pressed(deps, pending, game, input, args), id);
};

const pressed = async (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  game: OpenGame,
  input: PressInput,
  [arg = '', index = '']: readonly string[],
): Promise<Reply> => {
  const actor = input.person.id;
  const { answered: said } = input.words.commands.game;
  /** The texts that are shown when a public question has been answered. */
  const { answered: open } = game.session.words.commands.game;
  switch (input.verb) {
    case 'seat':
    case 'observe':
    case 'reserve':
    case 'alone':
    case 'open':
      return seated(game, input, arg, index);
    case 'bot':
      return addBot(game, input, arg, index);
    case 'ask-seat':
      return askForSeat(game, input, index);
    case 'when':
      return { form: playTimesForm(game, input) };
    case 'begin':
      return begun(deps.games, game, input);
    case 'undo': {
      const steps = await game.session.stepsBackTo(actor, arg);
      return steps === undefined ? staleControlReply(game, input) : undoOrAskConsent(game, input, steps);
    }
    case 'redo':
      return (await game.session.newestToldTag(actor)) === arg
        ? act(game, input, { kind: 'redo', actor, steps: 1 })
        : staleControlReply(game, input);
    case 'agree':
      return agreed(game, input, arg);
    case 'decline': {
      const asked = await requestOf(game, arg);
      if (!asked) return refused(game, input, refuse('no-such-request', {}));
      const closed = asked.request.by === actor ? open.takenBack : open.declined;
      return closing(await act(game, input, { kind: 'decline', actor, request: asked.id }), closed);
    }
    case 'stop':
      return closing(await ended(deps.games, game, input), said.ended);
    case 'finish':
      return closing(await finishGame(game, input), said.ended);
    case 'instead':
      return instead(deps, pending, game, input, arg);
    case 'reload': {
      const { asks, ...reply } = await reloadConfirmedModule(pending, game, input, arg);
      return closing(reply, asks ? said.asked : said.reloaded);
    }
    case 'arrange':
      return ask(game, input, { what: 'arrange' });
    case 'log':
      return { update: (await showLogPage(game, input, Number(arg) || 1)).answer ?? { text: '' } };
    case 'vary':
      return changeGameVariant(game, input, arg);
    case 'fair':
      return showRandomNumberFairness(game, input);
    case 'fair-all':
      return postRandomNumberFairness(game, input);
    case 'publish':
      return publishSecret(game, input);
    case 'rematch':
      return isSoloChannelId(game.channel)
        ? restartSoloGame(deps.games, game, input)
        : startRematch(deps.games, game, input);
    case 'replay':
      return replayGame(deps.games, game, input, parseReplayRange(arg));
    case 'timeout':
      return handleTimeoutButton(game, input, arg, index);
    case 'resign':
      return closing(await resignSide(game, input, arg), said.done);
    case 'look':
      return showGamePrivately(game, input);
    case 'keep':
      return { update: { text: said.goesOn } };
    default:
      return staleControlReply(game, input);
  }
};

/**
 * Takes a seat. Before the game starts, the message with the seats is updated; later the answer is as for any other
 * operation.
 */
const seated = async (game: OpenGame, input: PressInput, place: string, index: string): Promise<Reply> => {
  const { session } = game;
  const actor = input.person.id;
  const side = sideAt(game, index);
  const reply =
    input.verb === 'seat'
      ? side
        ? await takeSeat(game, input, side)
        : await staleControlReply(game, input)
      : await act(game, input, seating(input.verb, actor));
  const isLobby =
    place === 'lobby' &&
    reply.answer?.to === 'channel' &&
    reply.answer.rows?.flat().some(({ id }) => LOBBY.test(id)) === true;
  if (
    !isLobby ||
    session
      .viewNow(channelViewer)
      .of(requestQueries)
      .all()
      .some(({ by }) => by === actor)
  )
    return reply;
  const { answer, ...rest } = reply;
  return answer ? { ...rest, update: answer } : reply;
};

const sideAt = ({ session }: OpenGame, index: string): SideView | undefined =>
  session
    .viewNow(channelViewer)
    .of(seatQueries)
    .sides()
    .find((one) => String(one.index) === index);

/** Takes a seat. If others must agree, the answer only names them. Only a second press asks them (W13). */
const takeSeat = async (game: OpenGame, input: PressInput, { id, index, name }: SideView): Promise<Reply> => {
  const joining = { kind: 'join', actor: input.person.id, side: id } as const;
  const outcome = await game.session.run(joining, input.interaction, input.share);
  if (outcome.kind !== 'refused' || !canAskForConsent(outcome.refusal)) return replyToOutcome(game, input, outcome);
  const { refusal } = outcome;
  const { askForSeat: question } = input.words.commands.gameSeats;
  const ask = button(
    controlId('game', 'ask-seat', game.session.game, '', String(index)),
    input.words.posts.buttons.ask,
  );
  const { answer } =
    refusal.code === 'side-taken' && refusal.until === undefined
      ? toAsker(question(name, refusal.players))
      : await refused(game, input, refusal);
  return answer ? { answer: { ...answer, rows: [[ask]] } } : {};
};

const askForSeat = async (game: OpenGame, input: PressInput, index: string): Promise<Reply> => {
  const side = sideAt(game, index);
  return side ? joinSide(game, input, side.id) : staleControlReply(game, input);
};

const LOBBY = /^(?:game:begin:|play:now:)/;

const seating = (verb: string, actor: PersonId): Operation => {
  if (verb === 'alone') return { kind: 'alone', actor };
  if (verb === 'open') return { kind: 'settings', actor, open: true };
  return { kind: 'join', actor, side: undefined, ...(verb === 'reserve' ? { reserve: true } : {}) };
};

/**
 * Starts the game. Its first post is a separate message. The list of seats above it stays, without the buttons that
 * take them.
 */
const begun = async (games: Games, game: OpenGame, input: PressInput): Promise<Reply> => {
  await addBeaconToSeed(games.beacon, game, input.person.id, input.interaction);
  const reply = await act(game, input, { kind: 'begin', actor: input.person.id, posts: games.posts });
  const seats = game.session.viewNow(channelViewer);
  const { words } = game.session;
  const update = {
    text: [bold(seats.of(gameQueries).title), words.lists.seatsText(seats), ...gameInfoLines(words, seats)].join('\n'),
    rows: [firstPostButtons(game.session.game, seats, words)],
  };
  return reply.settled ? { ...reply, update } : reply;
};

/**
 * Records an agreement. The author of the request may also press, after the time for answers is over. If the request is
 * to take something back, the author must wait for all answers.
 */
const agreed = async (game: OpenGame, input: PressInput, handle: string): Promise<Reply> => {
  const asked = await requestOf(game, handle);
  if (!asked) return refused(game, input, refuse('no-such-request', {}));
  const { id, request } = asked;
  const { by, wants } = request;
  const isDue = request.granted || wants.what !== 'undo';
  if (by === input.person.id && wants.what !== 'arrange' && isDue)
    return closing(
      await act(game, input, requestedOperationOf(by, wants)),
      game.session.words.commands.game.answered.done,
    );
  const outcome = await game.session.run({ kind: 'agree', actor: input.person.id, request: id }, input.interaction);
  if (outcome.kind === 'refused') return refused(game, input, outcome.refusal);
  if (outcome.kind !== 'done') return toAsker(formatFailedOperation(input, outcome));
  const { granted, ...reply } = await replyToConsentAnswer(game, input, outcome, id);
  return granted ? closing(reply, game.session.words.commands.game.answered.agreed(input.person.id)) : reply;
};

const requestOf = (
  { session }: OpenGame,
  handle: string,
): Promise<{ readonly id: string; readonly request: ConsentRequestView } | undefined> =>
  session.read(channelViewer, (view) => {
    const id = view.of(requestQueries).id(handle);
    const request = view
      .of(requestQueries)
      .all()
      .find((one) => one.handle === handle);
    return id === undefined || request === undefined ? undefined : { id, request };
  });

const closing = (reply: Reply, text: string): Reply => (reply.settled ? { ...reply, update: { text } } : reply);

const ended = async (games: Games, game: OpenGame, input: PressInput): Promise<Reply> => {
  const reply = await stopGame(game, input);
  if (reply.settled) games.ended(game);
  return reply;
};

const instead = async (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  game: OpenGame,
  input: PressInput,
  name: string,
): Promise<Reply> => {
  const module = await offered(deps, pending, input, name);
  if (!module) return staleControlReply(game, input);
  const outcome = await game.session.run({ kind: 'stop', actor: input.person.id }, second(input.interaction, 'stop'));
  if (outcome.kind === 'refused' && outcome.refusal.code !== 'game-over') return refused(game, input, outcome.refusal);
  if (outcome.kind !== 'done' && outcome.kind !== 'refused') return toAsker(formatFailedOperation(input, outcome));
  if (outcome.kind === 'done') {
    releaseStepMessages(await tell(game, input, outcome));
    deps.games.ended(game);
  }
  return closing(
    await startGameOfModule(deps, pending, input, module, { seed: '' }),
    input.words.commands.game.answered.thatEnded,
  );
};
