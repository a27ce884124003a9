import { answerFormOf, isPlay } from '../../src/engine/index.ts';
import type { Post } from '../../src/facts/stored-post.ts';
import { isSoloChannelId } from '../../src/facts/where.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import { type Outcome, UncertainStateError } from '../../src/session/base/outcome.ts';
import type { Reader, Step } from '../../src/session/base/step.ts';
import { countLogLines, marksOfBotActs, waitForBotActs } from '../../src/session/channel/bot-acts.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Games } from '../../src/session/games/games.ts';
import { DamagedLogError } from '../../src/session/log/damage.ts';
import { openButton } from '../../src/session/posts/turn-post.ts';
import { ownPost, postForReader } from '../../src/session/steps/told.ts';
import type { InteractionId, Operation, PersonId, Refusal } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type Button, controlId, type Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from './buttons.ts';
import { createOutdatedMessage } from './fresh.ts';
import type { RefusalSentence } from './sentence.ts';

/** The common steps of all commands at a table: find the game, read it as the asker, run an operation, answer. */

export const toAsker = (message: string | Message): Reply => ({
  answer: { ...(typeof message === 'string' ? { text: message } : message), to: 'asker' },
});

/**
 * Runs a function with the channel's game. If there is none, the answer explains how to start a game. `id`: the game
 * that a pressed control belongs to.
 */
export const runWithChannelGame = (
  games: Games,
  input: InputContext,
  use: (game: OpenGame) => Promise<Reply>,
  id?: string,
): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const game = await games.at(input.channel);
    const { noGame, otherGame } = input.words.commands.table;
    if (!game) return toAsker(noGame);
    game.presence.note(input.person.id);
    return id === undefined || game.session.game === id ? use(game) : staleControlReply(game, input, otherGame);
  });

export const replyToStorageErrors = async ({ words }: InputContext, run: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await run();
  } catch (fault) {
    if (fault instanceof UncertainStateError) return toAsker(words.commands.table.unsaved);
    if (fault instanceof DamagedLogError) return toAsker(words.damage.damageText(fault));
    throw fault;
  }
};

/** Returns a friendly refusal of an outdated control, with the current game (T19). */
export const staleControlReply = async (
  game: OpenGame,
  input: InputContext,
  why = input.words.commands.table.passed,
): Promise<Reply> => toAsker(await createOutdatedMessage(game, input, why));

export const readAs = <T>({ session }: OpenGame, { person }: InputContext, read: (view: View) => T): Promise<T> =>
  session.read(personViewer(person.id), read);

/** Runs an operation and replies with its outcome; if it was done, `line` is added privately. */
export const act = async (game: OpenGame, input: InputContext, operation: Operation, line?: string): Promise<Reply> =>
  replyToOutcome(game, input, await game.session.run(operation, input.interaction, input.share), line);

export const formatFailedOperation = ({ words }: Pick<InputContext, 'words'>, outcome: NotDone): string => {
  const { table } = words.commands;
  return outcome.kind === 'full' ? table.fullText(outcome.bound) : table[outcome.kind];
};

type NotDone = Exclude<Outcome, { readonly kind: 'done' | 'refused' }>;

/**
 * Returns the reply to the result of an operation: the step's message, or the reason why nothing was done. The message
 * is public if the game hides nothing (W3).
 */
export const replyToOutcome = async (
  game: OpenGame,
  input: InputContext,
  outcome: Outcome,
  line?: string,
): Promise<Reply> => {
  if (outcome.kind === 'refused') return refused(game, input, outcome.refusal);
  if (outcome.kind !== 'done') return toAsker(formatFailedOperation(input, outcome));
  const { step } = outcome;
  const reply = replyFromStepMessage(await tell(game, input, outcome), line ?? shareAdded(input, step));
  // The bot's answer to an offer is shown with the offer (U54).
  const isApart = !isSoloChannelId(game.channel) || step.operation.kind === 'ask';
  return isApart ? reply : withBotActs(game, input, step, reply);
};

/** Adds what the bot does after a step, and the game as it then is: nothing is posted in a solo game (U9). */
const withBotActs = async (game: OpenGame, input: InputContext, step: Step, reply: Reply): Promise<Reply> => {
  const acts = await waitForBotActs(game, input, await countLogLines(game, input, step.number));
  if (!reply.answer || acts.length === 0) return reply;
  const { text = '', rows = [] } = reply.answer;
  const now = await createOutdatedMessage(game, input, [text, ...acts].join('\n'), await marksOfBotActs(game, input));
  const undo = rows.flat().filter(({ id }) => id.startsWith('game:undo:'));
  const open = openButton({ game: game.session.game, words: input.words });
  return { ...reply, ...toAsker({ ...now, rows: [[open, ...undo], ...(now.rows ?? [])] }) };
};

export const replyFromStepMessage = (
  { message, open, settled, own, ownSettled }: StepMessage,
  line?: string,
): Reply => {
  const lines = line === undefined ? [] : [line];
  if (!open) return { answer: { ...message, text: [message.text, ...lines].join('\n'), to: 'asker' }, settled };
  const also = own
    ? { ...own, text: [own.text, ...lines].join('\n') }
    : line === undefined
      ? undefined
      : { text: line };
  return {
    answer: { ...message, to: 'channel' },
    settled,
    ...(also ? { also } : {}),
    ...(own ? { alsoSettled: ownSettled } : {}),
  };
};

/**
 * Returns a line if the player's typed text was added to the game's random seed. Other contributions appear only under
 * **Fairness**, so that no hash clutters the answer.
 */
const shareAdded = ({ words, person }: InputContext, { change }: Step): string | undefined =>
  change.added.some((record) => record.kind === 'share' && record.person === person.id && record.typed === true)
    ? words.chance.typedShare
    : undefined;

export const refused = async (
  game: OpenGame,
  input: InputContext,
  refusal: Refusal,
  more?: RefusalSentence,
): Promise<Reply> => {
  const why = await readAs(game, input, (view) => input.words.refusals.refusalText(refusal, view));
  const text = more === undefined ? why : `${why} ${more}`;
  return toAsker(refusal.code === 'arranging-needs-consent' ? { text, rows: [[askButton(game, input)]] } : text);
};

const askButton = ({ session }: OpenGame, { words }: InputContext): Button =>
  button(controlId('game', 'arrange', session.game), words.posts.buttons.ask);

export interface StepMessage {
  readonly message: Message;
  /** True if the message is the post for the channel. */
  readonly open: boolean;
  readonly settled: (out: boolean) => void;
  /** A private message to the actor besides the channel's post. */
  readonly own?: Message;
  readonly ownSettled: (out: boolean) => void;
}

/** Sends all messages of a step as posts of their own, because the command gives another answer. */
export const releaseStepMessages = ({ settled, ownSettled }: StepMessage): void => {
  settled(false);
  ownSettled(false);
};

/**
 * Returns the answer to a stored step, and sends its other posts. If the game hides anything, the kind of operation
 * decides if the answer is private (D6). If not, the answer is private only if the actor may know more than the
 * channel. A private message to the actor follows a public answer (T9). Acts from other channels are answered privately
 * (W3). Only the channel's post mentions people (T18).
 */
export const tell = async (
  { session, outbox, people }: OpenGame,
  { person, apart, words }: InputContext,
  { step, told: given, answer, repeated }: Extract<Outcome, { kind: 'done' }>,
): Promise<StepMessage> => {
  const channelPost = postForReader(step, 'channel');
  const { hides } = session.viewNow(channelViewer).of(gameQueries);
  const isApart = hides
    ? answerFormOf(step.operation) === 'apart' || (session.notices.posts === 'turn' && isActOfTurn(step.operation))
    : postForReader(step, person.id) !== undefined;
  const isQuiet = channelPost !== undefined && (await outbox.isQuiet(step, channelPost));
  const open = channelPost !== undefined && !channelPost.waits && !isApart && !apart && !isQuiet;
  const post = open ? channelPost : ownPost(step, person.id);
  const reader = post?.reader === person.id || open ? post?.reader : undefined;
  const own = open ? given.get(person.id) : undefined;
  if (!repeated) outbox.take(step, reader, given, own && person.id);
  const told = open || !answer ? given : new Map([...given, ['channel', answer] as const]);
  const {
    mentions = [],
    news = [],
    ...message
  } = answerIn(
    words,
    step,
    person.id,
    told,
    post,
    session.notices.posts === 'turn' && !open && !channelPost?.waits,
  ) ?? {
    text: words.commands.table.done,
  };
  const settling = (of: typeof reader) => (out: boolean) =>
    of !== undefined && !repeated ? outbox.settle(step, of, out) : undefined;
  const unreached = open ? await outbox.unreachedLine() : undefined;
  const text = unreached === undefined ? message.text : `${message.text}\n${unreached}`;
  // Only the others can agree to a request. The channel's post has the buttons for them.
  const ownAnswer = step.operation.kind === 'ask' ? { ...message, rows: [] } : message;
  return {
    message: open ? await people.dressed(session.words, { ...message, text, mentions, news }) : ownAnswer,
    open,
    settled: settling(reader),
    ...(own ? { own } : {}),
    ownSettled: settling(person.id),
  };
};

/**
 * True for acts within a turn: if the game hides anything, they are answered privately, even those that end the turn.
 */
const isActOfTurn = ({ kind }: Operation): boolean => isPlay(kind) && !ENDS_TURN.has(kind);

const ENDS_TURN: ReadonlySet<Operation['kind']> = new Set<Operation['kind']>([
  'end-turn',
  'next-phase',
  'pass',
  'resign',
  'agree-draw',
]);

/**
 * Returns the answer that contains a post. `isElsewhere`: the channel already got this post. The answer then only says
 * so, has the undo button, and repeats the act if it did more than end a turn. A person who agreed to another player's
 * request doesn't get the line about the end of their turn.
 */
const answerIn = (
  { commands }: Words,
  { operation }: Step,
  asker: PersonId,
  told: ReadonlyMap<Reader, Message>,
  post: Post | undefined,
  isElsewhere: boolean,
): Message | undefined => {
  const message = post && told.get(post.reader);
  if (!message || !isElsewhere || post.reader !== 'channel') return message;
  const isOwn = operation.actor === asker;
  const undo = (isOwn ? (message.rows ?? []) : []).flat().filter(({ id }) => id.startsWith('game:undo:'));
  // A player who takes back the end of their turn is on turn again.
  const isOver = isOwn && post.turn !== undefined && operation.kind !== 'undo';
  const over = isOver ? commands.table.turnOver(post.turn.side) : commands.table.toldToAll;
  const text = ENDS_TURN.has(operation.kind) ? over : `${over}\n${message.text}`;
  return { text, ...(undo.length > 0 ? { rows: [undo] } : {}) };
};

export const second = (interaction: InteractionId, what: string): InteractionId =>
  `${interaction}/${what}` as InteractionId;
