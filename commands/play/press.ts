import { near } from '../../src/engine/index.ts';
import type { PanelTip } from '../../src/facts/profile.ts';
import { isSoloChannelId } from '../../src/facts/where.ts';
import type { FormInput, InputContext, PressInput, Reply } from '../../src/port/command.ts';
import type { Step } from '../../src/session/base/step.ts';
import { countLogLines, marksOfBotActs, marksOfLastAct, waitForBotActs } from '../../src/session/channel/bot-acts.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { withContextWords } from '../../src/session/posts/drawings.ts';
import { recapDrawingOfGame } from '../../src/session/posts/recap.ts';
import type { Operation } from '../../src/table/index.ts';
import { armyIdOfView } from '../../src/view/armies.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type BoardView, cellNounOf } from '../../src/view/map-view.ts';
import { rankTargets, sortTargetsByDistance } from '../../src/view/panel/cells.ts';
import { encodeTargetPlace } from '../../src/view/panel/printed-cell.ts';
import { hashOfStack } from '../../src/view/panel/version.ts';
import { placeQueries } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import {
  arrangeButtonsInRows,
  type Button,
  controlId,
  DISCORD_LIMITS,
  type Form,
  type Message,
} from '../../src/view/text/message.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { button } from '../common/buttons.ts';
import { createOutdatedMessage } from '../common/fresh.ts';
import { formatUnmovedStacks } from '../common/left-over.ts';
import { formatFailedOperation, tell, toAsker } from '../common/table.ts';
import { actionsScreen } from './actions.ts';
import { actionPaymentScreen, actionSubjectScreen, actionWithSubjectScreen } from './acts.ts';
import { questionScreen } from './asked.ts';
import { newPieceOwnerScreen, newPiecePlaceScreen, pieceBoxScreen, pieceReplacementScreen } from './box.ts';
import { cardScreen, deckScreen, decksScreen, handScreen } from './cards.ts';
import { encodeStackSelection, movingPiecesOf, parseStackSelection } from './chosen.ts';
import { slashCommandTexts } from './commands.ts';
import { type DeedVerb, findButtonOperation } from './deeds.ts';
import { handleDrawOfferButton } from './draws.ts';
import { homeScreen, movablePiecesScreen, nextStackScreen } from './home.ts';
import { inOrder } from './in-order.ts';
import { otherActsScreen } from './more.ts';
import { moveDeeds, moveRoutesScreen } from './moves.ts';
import { idOf, type Panel, type PanelScreen, panelMessageOf, press as pressable, type ShowScreen } from './panel.ts';
import { pieceScreen, pieceSearchScreen } from './piece.ts';
import { chooseCapturesScreen, encodeChosenUnits, findStackAfter, stackScreen, unitsScreen } from './stack.ts';
import { loadPracticedTips, storePracticedTips, tipsPracticedByAct } from './tips.ts';
import { resignScreen } from './turn.ts';

/** The verbs that show a screen. None of them may also be a verb that does something. */
type Screens = Readonly<Record<string, ShowScreen>> & { readonly [V in DeedVerb]?: never };

const SCREENS: Screens = {
  home: (panel, [next]) => homeScreen(panel, next),
  skip: nextStackScreen,
  pick: stackScreen,
  stack: stackScreen,
  pieces: movablePiecesScreen,
  units: unitsScreen,
  chosen: (panel, [handle = '', marks = '', page = '', ...numbers]) => {
    const read = parseStackSelection(panel.view, [handle, marks]);
    return read && unitsScreen(panel, [handle, encodeChosenUnits(read, Number(page), numbers)]);
  },
  ways: moveRoutesScreen,
  take: chooseCapturesScreen,
  taking: (panel, [handle = '', marks = '', ...whom]) => stackScreen(panel, [handle, marks, whom.join('.')]),
  hand: handScreen,
  card: cardScreen,
  decks: decksScreen,
  deck: deckScreen,
  actions: actionsScreen,
  act: actionSubjectScreen,
  with: actionWithSubjectScreen,
  choose: (panel, args) => {
    const at = args.findIndex((arg) => arg.startsWith('~'));
    return actionWithSubjectScreen(panel, [...args.slice(0, at), args.slice(at + 1).join('.')]);
  },
  pay: actionPaymentScreen,
  piece: pieceScreen,
  box: pieceBoxScreen,
  kind: newPieceOwnerScreen,
  owner: newPiecePlaceScreen,
  swaps: pieceReplacementScreen,
  asked: questionScreen,
  more: otherActsScreen,
  giveup: resignScreen,
};

/** An id from Discord can contain any word, even the name of an inherited property such as `toString`. */
const screenOf = (verb: string): ShowScreen | undefined => (Object.hasOwn(SCREENS, verb) ? SCREENS[verb] : undefined);

const panelOf = async <T>(game: OpenGame, input: InputContext, read: (panel: Panel) => T): Promise<T> => {
  const { session } = game;
  const mark = (await session.newestToldTag(input.person.id)) ?? '';
  const undo = await session.undoTagFor(input.person.id);
  const practised = await loadPracticedTips(game.people, input);
  const answered = await marksOfBotActs(game, input);
  const { words } = input;
  return session.read(personViewer(input.person.id), (view) =>
    read({ game, input, words, said: words.commands.play, view, mark, undo, practised, answered }),
  );
};

export const openPanel = async (
  game: OpenGame,
  input: InputContext,
  why: readonly string[] = [],
  next?: string,
  screenOf: (panel: Panel, next?: string) => PanelScreen = homeScreen,
): Promise<Message> => {
  const isPlayed = (panel: Panel): boolean => panel.view.of(gameQueries).phase === 'playing';
  const message = await panelOf(game, input, (panel) =>
    isPlayed(panel) ? panelMessageOf(panel, screenOf(panel, next), why) : undefined,
  );
  if (message) return message;
  const isOver = game.session.viewNow(personViewer(input.person.id)).of(gameQueries).phase === 'over';
  const marks = isOver ? await marksOfLastAct(game, input) : undefined;
  const fresh = await createOutdatedMessage(game, input, why.join('\n'), marks);
  const rules = button(controlId('game', 'rules', game.session.game), input.words.posts.buttons.rules);
  const { rows = [[rules]] } = fresh;
  const again = againRow(game, input);
  const recap =
    again.length > 0
      ? recapDrawingOfGame(withContextWords(input.words, game.session), game.session.number, marks ? { marks } : {})
      : undefined;
  const drawing = recap ? { drawing: recap } : {};
  return { ...fresh, ...drawing, text: fresh.text.trimStart(), rows: [...rows, ...again] };
};

/** Returns the row of buttons below an ended solo game: play again, replay, and other games (U34, U48). */
const againRow = ({ session, channel }: OpenGame, { words, person }: InputContext): readonly (readonly Button[])[] => {
  const view = session.viewNow(personViewer(person.id));
  if (!isSoloChannelId(channel) || view.of(gameQueries).phase !== 'over') return [];
  const { alone } = words.commands;
  const next = view.of(seatQueries).nextSide();
  const again = next ? alone.againAs(next.name).slice(0, DISCORD_LIMITS.label) : alone.again;
  return [
    [
      button(controlId('game', 'rematch', session.game), again, 'primary'),
      button(controlId('game', 'replay', session.game, 'game'), words.posts.buttons.replay),
      button(controlId('game', 'list'), alone.otherGames),
    ],
  ];
};

export const createActionsPanelMessage = (game: OpenGame, input: InputContext): Promise<Message> =>
  openPanel(game, input, [], undefined, actionsScreen);

interface Doing {
  readonly operation: Operation;
  readonly next?: string | undefined;
  readonly tips: readonly PanelTip[];
}

type PressOutcome = { readonly show: Message } | { readonly form: Form } | Doing | 'stale';

export const handlePanelControl = (game: OpenGame, input: PressInput): Promise<Reply> =>
  inOrder(game.session, () => pressed(game, input));

const pressed = async (game: OpenGame, input: PressInput): Promise<Reply> => {
  if (input.verb === 'open') return toAsker(await openPanel(game, input));
  if (input.verb === 'draws') return handleDrawOfferButton(game, input, (why) => openPanel(game, input, why));
  const outcome = await panelOf(game, input, (panel) => read(panel, input));
  if (outcome === 'stale') return { update: await openPanel(game, input, [input.words.commands.play.changed]) };
  if ('form' in outcome) return { form: outcome.form };
  if ('show' in outcome) return { update: outcome.show };
  return done(game, input, outcome);
};

const read = (panel: Panel, { verb, args, values }: PressInput): PressOutcome => {
  const [, ...parts] = args;
  if (verb === 'text') {
    const [of = '', ...more] = parts;
    const told = screenOf(of)?.(panel, more);
    return told ? { show: panelMessageOf(panel, told, [], true) } : 'stale';
  }
  const form = formOf(panel, verb, parts);
  if (form) return { form };
  const screen = screenOf(verb);
  if (screen) {
    const shown = screen(panel, [...parts, ...values]);
    return shown ? { show: panelMessageOf(panel, shown) } : 'stale';
  }
  const does = findButtonOperation(verb);
  const [version, ...rest] = parts;
  // If a choice has several lists, the id of each contains its number, which isn't an argument of the act.
  const own = rest.filter((part) => !/^~\d*$/.test(part));
  const chosen = chosenBy(verb, own, values);
  if (!does || version === undefined || does.deed.version(panel, chosen) !== version) return 'stale';
  const operation = does.deed.operation(panel, chosen);
  const ways = operation || verb !== 'go' ? undefined : moveRoutesScreen(panel, chosen);
  if (ways) return { show: panelMessageOf(panel, ways) };
  if (!operation) return 'stale';
  const next = findStackAfter(panel, operation, verb === 'go' ? chosen[0] : undefined)?.handle;
  return { operation, next, tips: tipsPracticedByAct(panel, does.verb, chosen) };
};

/**
 * Returns the arguments of the act, including the chosen values. Things chosen together are one argument; cards for a
 * payment come after `=`.
 */
const chosenBy = (verb: string, own: readonly string[], values: readonly string[]): readonly string[] => {
  if (verb === 'paid') return [...own, '=', ...values];
  return verb === 'choice' && values.length > 0 ? [...own, values.join('.')] : [...own, ...values];
};

/**
 * Runs an operation. Other people get the same posts as for a typed command, and the panel shows the result in one
 * line.
 */
const done = async (game: OpenGame, input: InputContext, { operation, next, tips }: Doing): Promise<Reply> => {
  const left = operation.kind === 'end-turn' ? await formatUnmovedStacks(game, input) : undefined;
  const before = await countLogLines(game, input);
  const outcome = await game.session.run(operation, input.interaction, input.share);
  if (outcome.kind === 'refused') {
    const { refusal } = outcome;
    const why = await panelOf(game, input, ({ view, words }) => words.refusals.refusalText(refusal, view));
    return { update: await openPanel(game, input, [why]) };
  }
  if (outcome.kind !== 'done') return toAsker(formatFailedOperation(input, outcome));
  await storePracticedTips(game.people, input, tips);
  const told = await tell(game, input, outcome);
  const answers = await waitForBotActs(game, input, before);
  const [own] = [told.own?.text, told.message.text].flatMap((text) => text ?? []);
  const lines = [own, left].flatMap((text) => text ?? []);
  const panel = await openPanel(game, input, [...lines, ...answers], next);
  const isAnswered = answers.length > 0;
  const after = isAnswered && ENDINGS.has(operation.kind) ? withoutEndings(panel) : panel;
  const update = operation.kind === 'end-turn' && !isAnswered ? withTakeBack(game, input, outcome.step, panel) : after;
  if (!told.open) return { update, settled: told.settled };
  told.ownSettled(true);
  return { update, answer: { ...told.message, to: 'channel' }, settled: told.settled };
};

/** Adds a button to take back the end of a turn, if no other message has such a button (U6). */
const withTakeBack = (
  { session }: OpenGame,
  { words }: InputContext,
  { number }: Step,
  { rows = [], ...panel }: Message,
): Message => {
  const id = controlId('play', 'undo', session.game, session.names.tag(number));
  return { ...panel, rows: [...rows, [button(id, words.posts.buttons.takeBack)]] };
};

const ENDINGS: ReadonlySet<Operation['kind']> = new Set<Operation['kind']>(['end-turn', 'next-phase', 'pass']);

/**
 * Removes the buttons that end a turn. If the bot has answered at once, a second tap must not also end the next turn.
 * The next panel has the buttons again.
 */
const withoutEndings = ({ rows = [], ...message }: Message): Message => ({
  ...message,
  rows: rows.map((row) => row.filter(({ id }) => !/^play:(end|next|pass):/.test(id))).filter((row) => row.length > 0),
});

const MOST_TYPED = 60;

const formOf = (panel: Panel, verb: string, parts: readonly string[]): Form | undefined => {
  const { said } = panel;
  const forms: Readonly<Record<string, { readonly title: string; readonly label: string }>> = {
    type: said.cellForm[cellNounOf(boardOfParts(panel, parts))],
    find: said.forms.piece,
    look: said.forms.piece,
    dice: said.forms.dice,
    rename: said.forms.army,
  };
  const form = Object.hasOwn(forms, verb) ? forms[verb] : undefined;
  return (
    form && {
      id: idOf(panel, verb, ...parts),
      title: form.title,
      fields: [{ name: 'text', label: form.label, required: true, max: MOST_TYPED }],
    }
  );
};

const boardOfParts = ({ view }: Panel, parts: readonly string[]): BoardView | undefined => {
  const read = parseStackSelection(view, parts);
  return read && view.of(placeQueries).board(read.stack.where.in);
};

export const handlePanelForm = (game: OpenGame, input: FormInput): Promise<Reply> =>
  inOrder(game.session, () => submitted(game, input));

const submitted = async (game: OpenGame, input: FormInput): Promise<Reply> => {
  const [, ...parts] = input.args;
  const text = (input.texts['text'] ?? '').trim();
  const outcome = await panelOf(game, input, (panel): PressOutcome => {
    if (input.verb === 'type') return typedCell(panel, parts, text);
    if (input.verb === 'dice')
      return { operation: { kind: 'roll', actor: input.person.id, dice: text, private: false }, tips: [] };
    if (input.verb === 'rename') return renamed(panel, parts, text);
    const found = pieceSearchScreen(panel, text);
    return found ? { show: panelMessageOf(panel, found) } : 'stale';
  });
  if (outcome === 'stale') return { update: await openPanel(game, input, [input.words.commands.play.changed]) };
  if ('operation' in outcome) return done(game, input, outcome);
  return 'show' in outcome ? { update: outcome.show } : toAsker(input.words.commands.table.passed);
};

const renamed = (panel: Panel, [version, ...parts]: readonly string[], name: string): PressOutcome => {
  const army = parseStackSelection(panel.view, parts)?.stack.army;
  if (!army || moveDeeds.go.version(panel, parts) !== version) return 'stale';
  return {
    operation: { kind: 'rename-army', actor: panel.input.person.id, army: armyIdOfView(army), name },
    tips: [],
  };
};

const NEAR = 5;

const typedCell = (panel: Panel, parts: readonly string[], text: string): PressOutcome => {
  const { view, said } = panel;
  const read = parseStackSelection(view, parts);
  if (!read) return 'stale';
  const print = encodeStackSelection(view, read);
  const operation = moveDeeds.go.operation(panel, [...print, text]);
  if (operation) {
    const next = findStackAfter(panel, operation, print[0])?.handle;
    const tips = tipsPracticedByAct(panel, 'go', print);
    return { operation: { ...operation, actor: panel.input.person.id }, next, tips };
  }
  const cells = new Map(rankTargets(view, movingPiecesOf(read), read.taken).map((cell) => [cell.label, cell]));
  const board = view.of(placeQueries).board(read.stack.where.in);
  const labels = sortTargetsByDistance(board, [...cells.values()], text).map(({ label }) => label);
  const begun = labels.filter((label) => label.toLowerCase().startsWith(text.toLowerCase().slice(0, 1)));
  const close = [...new Set([...near(text, labels, NEAR), ...begun, ...labels])].slice(0, NEAR);
  const go = ['go', hashOfStack(view, read.stack), ...print];
  const screen: PanelScreen = {
    prompt: said.noSuchCell(text),
    tips: [],
    rows: [
      ...arrangeButtonsInRows(
        close.flatMap((label) => {
          const cell = cells.get(label);
          return cell ? pressable(panel, label, [...go, encodeTargetPlace(read.stack.where.in, cell)], 'primary') : [];
        }),
      ),
      pressable(panel, said.typeCell[cellNounOf(board)], ['type', ...print]),
    ],
    at: ['stack', ...print],
    typed: slashCommandTexts.pieces,
  };
  return { show: panelMessageOf(panel, screen) };
};
