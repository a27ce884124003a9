import { isHouse } from '../../engine/index.ts';
import type { Post } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import type { ChannelId } from '../../facts/where.ts';
import { clockQueries } from '../../features/clock/view/clock.ts';
import { type Operation, only, type PersonId } from '../../table/index.ts';
import { disclosureQueries } from '../../view/disclosures.ts';
import { gameQueries } from '../../view/game.ts';
import { nextTaskOf } from '../../view/panel/to-do.ts';
import { requestQueries } from '../../view/requests.ts';
import { seatQueries } from '../../view/seats.ts';
import { type Button, controlId, type Message } from '../../view/text/message.ts';
import { plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import type { Step } from '../base/step.ts';
import { mentionFieldsOf, missingMentionsIn } from '../steps/mentions.ts';
import { postForReader } from '../steps/told.ts';
import { boardDescriptionButton, messageMarkOf, showBoardButton } from './board-buttons.ts';
import {
  boardPartMenus,
  changedHandDrawing,
  createMarkedDrawing,
  createWholeBoardDrawing,
  type MessageContext,
  momentBeforeRemoval,
  viewerOfReader,
} from './drawings.ts';
import { doesStepEndGame, gameEndButtons, peopleWhoPlayIn } from './end-buttons.ts';
import { emptySeatButtons, findMentionedEmptySides, phaseButtons, seatButtons } from './game-buttons.ts';
import { hasPostReportOfKind } from './post.ts';
import { deedOfPost, moduleChangesOfPost, reportLinesOfPost } from './post-words.ts';
import { recapDrawingOfStep } from './recap.ts';
import {
  type ActInTurnPost,
  boardMarksOfActs,
  combinedReportLines,
  currentBoardButtons,
  describeActs,
  describeChangedHands,
  gameEndSentences,
  isCurrentBoardPost,
  openButton,
  pictureCaptionOfActs,
  reportedActsOf,
  turnWordingIn,
} from './turn-post.ts';

/** The message of a whole operation for one reader (W4). */

/**
 * Returns the message of a stored step for one reader. Its picture is made only when it is drawn. `before`: the steps
 * that are posted together with it.
 */
export const buildStepMessage = (session: MessageContext, step: Step, post: Post, before: readonly Step[]): Message => {
  const { operation } = step;
  const isSeating = SEATING.has(operation.kind) || hasPostReportOfKind(post, 'opened');
  if (isSeating && session.viewNow(channelViewer).of(gameQueries).phase === 'seating')
    return lobby(session, step, post);
  if (operation.kind === 'import') return arrival(session, step, post);
  const acts = reportedActsOf(step, post, before);
  const marks = boardMarksOfActs(acts) ?? post.marks;
  const isStanding = isCurrentBoardPost(post);
  const caption = (): string => pictureCaptionOfActs(session.words, acts);
  const shown = marks
    ? createMarkedDrawing(
        session,
        viewerOfReader(post.reader),
        marks,
        caption,
        session.words,
        momentBeforeRemoval(step),
      )
    : createWholeBoardDrawing(session, step, post);
  const isLast = doesStepEndGame(step) && post.reader === 'channel';
  const drawing = (isLast ? recapDrawingOfStep(session, step, marks, caption) : undefined) ?? shown;
  const hand = changedHandDrawing(session, step, post);
  const board = drawing || post.turn ? [showBoardButton(session, step, post, isStanding)] : [];
  const isBack = shown || hasPostReportOfKind(post, 'unused') || (isStanding && operation.kind === 'end-turn');
  const first = hasPostReportOfKind(post, 'time-up')
    ? timeoutButtons(session)
    : operation.kind === 'ask'
      ? consentButtons(session, step)
      : (operation.kind === 'begin' || hasPostReportOfKind(post, 'question')) && !isStanding
        ? [openButton(session)]
        : isBack
          ? playButtons(session, step, acts)
          : [];
  const phases = phaseButtons(session, post);
  const words = drawing && !hand ? [boardDescriptionButton(session, post)] : [];
  const parts = marks || !shown ? [] : boardPartMenus(session, post);
  const end = doesStepEndGame(step) ? gameEndButtons(session, post.reader) : [];
  const empty = findMentionedEmptySides(session, post);
  const seats = emptySeatButtons(session, session.viewNow(channelViewer), empty);
  const rows = (
    isStanding
      ? [[...currentBoardButtons(session, step, [...board, ...first]), ...words], phases, seats, ...parts]
      : [[...first, ...board, ...phases, ...words], seats, end, ...parts]
  ).filter((row) => row.length > 0);
  const differs = session.words.differences.differencesText(moduleChangesOfPost(session.words, step, post));
  const { posts } = session.words;
  const below = [
    ...combinedReportLines(session.words, acts, post),
    ...differs.lines,
    ...describeChangedHands(session, step, post, before),
    ...(doesStepEndGame(step) ? [] : posts.happenedLines(post.happened ?? [])),
    ...(post.turn && !isStanding && !isBotsTurn(post.turn.players)
      ? [posts.turnLine(post.turn.side, post.turn.players, turnWordingIn(session))]
      : []),
    ...(empty.length > 0 ? [posts.emptySeats(empty.map(({ name }) => name))] : []),
    ...(operation.kind === 'begin' && post.reader === 'channel' ? [posts.firstMove] : []),
    ...(isStanding || (end.length > 0 && !hasPostReportOfKind(post, 'final'))
      ? posts.scoreLines(session.viewNow(viewerOfReader(post.reader)))
      : []),
    ...(post.asks && post.asks.length > 0 && operation.kind === 'ask'
      ? [session.words.requests.questionText(operation.wants, operation.actor, post.asks, post.wait)]
      : []),
    ...(postForReader(step, 'channel')?.waits ? [posts.draftLine(session.notices.draftEnds)] : []),
  ];
  const due = isStanding ? session.viewNow(channelViewer).of(clockQueries).due() : undefined;
  const clock = due === undefined ? [] : [session.words.clock.clockLine(due)];
  const call = isStanding && post.turn ? [callOf(session, post, post.turn), ...clock] : [];
  const ended = gameEndSentences(session.words, acts);
  const deeds = describeActs(session.words, acts, [...ended, ...call, ...below].join('\n').length);
  const lines = [...call, ...deeds, ...ended, ...below];
  const unnamed = doesStepEndGame(step) ? missingMentionsIn(lines, step, post) : [];
  if (unnamed.length > 0) lines.push(...posts.thanksLines([...new Set([...peopleWhoPlayIn(session), ...unnamed])]));
  const picture = hand ?? drawing;
  return {
    text: lines.join('\n'),
    ...(picture ? { drawing: picture } : {}),
    ...(differs.file === undefined ? {} : { file: { name: session.words.posts.files.changes, text: differs.file } }),
    ...(rows.length > 0 ? { rows } : {}),
    ...mentionFieldsOf(step, post),
  };
};

/** True if only the bot plays the side whose turn it is. It plays at once, so no player is called. */
const isBotsTurn = (players: readonly PersonId[]): boolean => players.length > 0 && players.every(isHouse);

/** Returns the first line: it calls the players whose turn it is, or all players if all choose at once. */
const callOf = (session: MessageContext, post: Post, turn: NonNullable<Post['turn']>): string => {
  const { posts } = session.words;
  const last = session.viewNow(channelViewer).of(gameQueries).turn()?.last;
  const choosing = isTextPost(post) ? [] : only(post.seen ?? [], 'phase').filter(({ all }) => all !== undefined);
  const players = isBotsTurn(turn.players) ? [] : turn.players;
  return choosing.length > 0 ? posts.callOfAll(turn.number, last) : posts.turnCall({ ...turn, players, last });
};

const SEATING: ReadonlySet<Operation['kind']> = new Set<Operation['kind']>([
  'start',
  'import',
  'join',
  'leave',
  'seat-bot',
  'alone',
  'reload',
  'say-when',
]);

/**
 * Returns the message with the seats before a game begins. It has buttons for each side, and the buttons Watch, Try
 * alone and Begin.
 */
const lobby = (session: MessageContext, step: Step, post: Post): Message => {
  const { words } = session;
  const view = session.viewNow(channelViewer);
  const open = view.of(seatQueries).open();
  const differs = words.differences.differencesText(moduleChangesOfPost(words, step, post));
  const revealed = session.words.disclosures.disclosuresText(view.of(disclosureQueries).all());
  const done = [
    `**${plain(view.of(gameQueries).title)}**`,
    words.posts.deedLine(step.operation.actor, deedOfPost(words, step, post)),
    ...reportLinesOfPost(words, step, post),
    ...differs.lines,
  ];
  const files = [differs.file, revealed.file].flatMap((file) => file ?? []);
  return {
    text: [
      words.now.nowText(nextTaskOf(view)),
      ...done,
      ...words.origin.originText(view.of(gameQueries).origin),
      words.lists.seatsText(view),
      ...(open ? [words.lists.openText(open.until)] : []),
      ...gameInfoLines(words, view),
      ...revealed.lines,
    ].join('\n'),
    ...(files.length > 0 ? { file: { name: words.posts.files.told, text: files.join('\n') } } : {}),
    rows: seatButtons(session, view, 'lobby', messageMarkOf(session, step)),
  };
};

const arrival = (session: MessageContext, step: Step, post: Post): Message => {
  const { words } = session;
  const view = session.viewNow(channelViewer);
  const drawing = createWholeBoardDrawing(session, step, post);
  const seats = view.of(gameQueries).phase === 'over' ? [] : seatButtons(session, view, 'list');
  const others = [
    ...(seats.at(-1) ?? []),
    showBoardButton(session, step, post),
    ...(drawing ? [boardDescriptionButton(session, post)] : []),
  ];
  return {
    text: [
      words.posts.deedLine(step.operation.actor, deedOfPost(words, step, post)),
      ...reportLinesOfPost(words, step, post),
      words.lists.statusText(view),
    ].join('\n'),
    ...(drawing ? { drawing } : {}),
    rows: [...seats.slice(0, -1), others, ...(drawing ? boardPartMenus(session, post) : [])],
  };
};

/** Returns the lines about the game in its first post (D27). */
export const gameInfoLines = (words: Words, view: View): readonly string[] => {
  const limit = view.of(clockQueries).limit();
  return [
    ...words.rulebook.aboutLines(view.of(gameQueries).rulebook),
    ...(limit ? [words.clock.clockRule(limit)] : []),
  ];
};

const consentButtons = (session: MessageContext, { change, operation }: Step): readonly Button[] => {
  const { game } = session;
  const { buttons } = session.words.posts;
  const view = session.viewNow(channelViewer);
  const request = change.added.find(({ kind }) => kind === 'request');
  const handle = view
    .of(requestQueries)
    .all()
    .find((one) => view.of(requestQueries).id(one.handle) === request?.id)?.handle;
  if (handle === undefined) return [];
  const yes = operation.kind === 'ask' && operation.wants.what === 'transfer' ? buttons.take : buttons.agree;
  return [
    { kind: 'button', id: controlId('game', 'agree', game, handle), label: yes, style: 'success' },
    { kind: 'button', id: controlId('game', 'decline', game, handle), label: buttons.decline, style: 'secondary' },
  ];
};

const timeoutButtons = (session: MessageContext): readonly Button[] => {
  const { key, choices = [] } = session.viewNow(channelViewer).of(clockQueries).timeout() ?? {};
  return choices.map((choice) => ({
    kind: 'button',
    id: controlId('game', 'timeout', session.game, key ?? '', choice),
    label: session.words.clock.choiceLabels[choice],
    style: choice === 'forfeit' ? 'danger' : 'secondary',
  }));
};

/**
 * Returns a direct message with the game's name and a link to its channel. It has no mentions, and a control that
 * identifies it (T3, T9).
 */
export const directMessageOf = (
  session: MessageContext,
  step: Step,
  { text, drawing, file }: Message,
  channel: ChannelId,
): Message => ({
  text: `${session.words.posts.gameLine({ title: session.viewNow(channelViewer).of(gameQueries).title, channel })}\n${text}`,
  ...(drawing ? { drawing } : {}),
  ...(file ? { file } : {}),
  rows: [[lookButton(session, messageMarkOf(session, step))]],
});

export const lookButton = ({ game, words }: Pick<MessageContext, 'game' | 'words'>, mark: string): Button => ({
  kind: 'button',
  id: controlId('game', 'look', game, mark),
  label: words.posts.buttons.look,
  style: 'secondary',
});

const playButtons = (session: MessageContext, step: Step, acts: readonly ActInTurnPost[]): readonly Button[] => {
  const { kind } = step.operation;
  if (kind === 'begin' || kind === 'reload') return [];
  const verb = kind === 'undo' ? 'redo' : 'undo';
  const label = session.words.posts.buttons[kind === 'end-turn' ? 'takeBack' : verb];
  const tag = standingTag(session, step, acts) ?? '';
  return [{ kind: 'button', id: controlId('game', verb, session.game, tag), label, style: 'secondary' }];
};

/**
 * Returns the tag of the newest step in a post that wasn't undone. Later steps that aren't visible are ignored (D7).
 */
const standingTag = (
  { names, stands, undoTag }: MessageContext,
  { number, operation }: Step,
  acts: readonly ActInTurnPost[],
): string | undefined => {
  if (operation.kind === 'redo') return operation.of ? names.tag(Math.max(...operation.of)) : undoTag;
  if (operation.kind !== 'tell-turn') return names.tag(number);
  return names.tagOf(acts.findLast(({ step }) => stands(step.number))?.step.number);
};
