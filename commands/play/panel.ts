import type { BotLevel } from '../../src/engine/index.ts';
import type { PanelTip } from '../../src/facts/profile.ts';
import { isSoloChannelId } from '../../src/facts/where.ts';
import type { InputContext } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { createBoardDrawing } from '../../src/session/posts/drawings.ts';
import type { BoardPictureOptions } from '../../src/view/board/board.ts';
import type { BoardMarks } from '../../src/view/board/marks.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { BoardView } from '../../src/view/map-view.ts';
import { seatQueries } from '../../src/view/seats.ts';
import {
  type Button,
  type Control,
  type ControlPlace,
  controlId,
  DISCORD_LIMITS,
  type Drawing,
  type Message,
  type SelectMenu,
} from '../../src/view/text/message.ts';
import { truncateMiddle } from '../../src/view/text/text.ts';
import type { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { describeSelects } from '../common/in-words.ts';
import { levelButtons, REPLACE_IF_UNMOVED } from '../common/levels.ts';
import { gameAndChannelOf } from '../common/place.ts';
import { encodeVariantsForControlId } from '../consent/variants.ts';

/** The private message for playing a turn. It has the message's data and the ids of its controls. */

export interface Panel {
  readonly game: OpenGame;
  readonly input: InputContext;
  readonly words: Words;
  readonly said: Words['commands']['play'];
  readonly view: View;
  /**
   * The newest event that the viewer was shown. If an act doesn't change its target visibly, its control is valid until
   * the next event.
   */
  readonly mark: string;
  readonly undo: string | undefined;
  readonly answered: BoardMarks | undefined;
  readonly hinted?: BoardMarks | undefined;
  /** The tips that the viewer no longer needs, because they have done such an act before. */
  readonly practised: ReadonlySet<PanelTip> | 'all';
}

export interface PanelScreen {
  readonly prompt: string;
  /** Possible tips, the most important first. The panel shows the first that is about an act new to the viewer (U8). */
  readonly tips: readonly PanelTip[];
  /** The module's text about the chosen act, shown instead of a tip. */
  readonly hint?: string | undefined;
  readonly lines?: readonly string[];
  readonly drawing?: Drawing | undefined;
  readonly rows: readonly (readonly Control[])[];
  /** More buttons for the last row, besides those that lead to other views. */
  readonly ways?: readonly Button[];
  readonly at: readonly string[];
  readonly typed: readonly string[];
}

export type ShowScreen = (panel: Panel, args: readonly string[]) => PanelScreen | undefined;

export const idOf = ({ game }: Pick<Panel, 'game'>, verb: string, ...args: readonly string[]): string =>
  controlId('play', verb, game.session.game, ...args);

const placed = (at?: ControlPlace): { readonly at?: ControlPlace } =>
  at?.cell === undefined ? {} : { at: { in: at.in, cell: at.cell } };

/** Returns a button of the panel; none if its id would be too long. `at`: the cell that the button represents. */
export const press = (
  panel: Panel,
  label: string,
  [verb = '', ...args]: readonly string[],
  style: Button['style'] = 'secondary',
  at?: ControlPlace,
): readonly Button[] => {
  const id = idOf(panel, verb, ...args);
  return id.length <= DISCORD_LIMITS.customId
    ? [{ ...button(id, truncateMiddle(label, DISCORD_LIMITS.label), style), ...placed(at) }]
    : [];
};

type ListOption = SelectMenu['options'][number];

export const createListOption = (
  value: string,
  label: string,
  description?: string,
  at?: ControlPlace,
): ListOption => ({
  value,
  label: truncateMiddle(label, DISCORD_LIMITS.optionText),
  ...(description === undefined ? {} : { description: description.slice(0, 100) }),
  ...placed(at),
});

export const MOST_OPTIONS_PER_SELECT = 25;

export interface SelectionBounds {
  readonly least?: number;
  readonly most?: number;
}

export const list = (
  panel: Panel,
  placeholder: string,
  [verb = '', ...args]: readonly string[],
  options: readonly ListOption[],
  { least = 1, most = 1 }: SelectionBounds = {},
): readonly (readonly Control[])[] =>
  options.length === 0
    ? []
    : [
        [
          {
            kind: 'select',
            id: idOf(panel, verb, ...args),
            placeholder: placeholder.slice(0, 150),
            options: options.slice(0, MOST_OPTIONS_PER_SELECT),
            ...(least > 1 && least <= options.length ? { min: least } : {}),
            ...(most > 1 ? { max: Math.min(most, options.length, MOST_OPTIONS_PER_SELECT) } : {}),
          },
        ],
      ];

export const translateModuleText = ({ view, words }: Panel, text: string): string =>
  view.of(gameQueries).said(text, words.locale);

export const availableCommandsIn = <K extends string>(
  all: Readonly<Record<K, readonly string[]>>,
  has: Readonly<Record<K, boolean>>,
): readonly string[] => (Object.keys(all) as K[]).flatMap((one) => (has[one] ? all[one] : []));

export const createPanelBoardPicture = (
  { game, input, words }: Panel,
  board: BoardView,
  more: Omit<BoardPictureOptions, 'board'> = {},
): Drawing | undefined =>
  createBoardDrawing(words, game.session, personViewer(input.person.id), (view) => {
    const now = listVisibleBoards(view).find(({ id }) => id === board.id);
    return now && { board: now, ...more };
  });

/** Returns the marks of a hint on a board, or else those of the bot's last acts. */
export const hintedOrAnsweredMarksOn = (
  { answered, hinted }: Panel,
  board: BoardView | undefined,
): Pick<BoardPictureOptions, 'arrows' | 'crosses' | 'cells' | 'proposed'> => {
  if (hinted) return hinted.board === board?.id ? { proposed: hinted.arrows } : {};
  if (!answered || answered.board !== board?.id) return {};
  const { arrows, crosses, cells } = answered;
  return { arrows, crosses, cells };
};

export const drawBoardWithChoices = (
  panel: Panel,
  places: readonly (ControlPlace | undefined)[],
): Drawing | undefined => {
  const on = new Set(places.flatMap((at) => (at?.cell === undefined ? [] : [at.in])));
  const board = listVisibleBoards(panel.view).find(({ id }) => on.has(id));
  const cells = places.flatMap((at) => (at?.cell !== undefined && at.in === board?.id ? [at.cell] : []));
  return (
    board &&
    createPanelBoardPicture(panel, board, { ...hintedOrAnsweredMarksOn(panel, board), choices: [...new Set(cells)] })
  );
};

/**
 * Returns a screen as a message. The prompt comes first, unless there is a picture: then it is below, next to the
 * controls (U41). Buttons for other views come last. `why`: the lines above the prompt.
 */
export const panelMessageOf = (
  panel: Panel,
  screen: PanelScreen,
  why: readonly string[] = [],
  asText = false,
): Message => {
  const { said, view, words, game } = panel;
  const isHome = screen.at[0] === 'home';
  const [verb = '', ...args] = screen.at;
  const text = press(
    panel,
    asText ? words.commands.buttons.picture : words.commands.buttons.text,
    asText ? screen.at : ['text', verb, ...args],
  );
  const back = press(panel, said.labels.back, isHome ? ['more'] : ['home']);
  const first = isHome ? press(panel, said.labels.more, ['more']) : back;
  const lines = asText ? [...pictureLines(screen), ...describeSelects(screen.rows), said.typeIt(screen.typed)] : [];
  const ask = [screen.prompt, screen.hint ?? '', ...tipLines(panel, screen)].filter((line) => line !== '');
  const drawing = asText ? undefined : screen.drawing;
  return {
    text: [
      words.posts.gameLine(gameAndChannelOf(view, game.channel)),
      ...why,
      ...(drawing ? [] : ask),
      ...(screen.lines ?? []).filter((line) => !why.includes(line)),
      ...lines,
    ].join('\n'),
    ...(drawing ? { ...(ask.length > 0 ? { ask: ask.join('\n') } : {}), drawing } : {}),
    rows: [...(isHome ? firstMoveRow(panel) : []), ...screen.rows, [...first, ...text, ...(screen.ways ?? [])]],
  };
};

/**
 * Returns the buttons that a game against the bot has before the player's first move: other levels, the other side, and
 * the rules (U35).
 */
const firstMoveRow = ({ view, undo, words, game }: Panel): readonly (readonly Button[])[] => {
  if (!isSoloChannelId(game.channel) || undo !== undefined || !view.of(seatQueries).isAgainstBot()) return [];
  const current = view.of(seatQueries).botLevel();
  const way = String(view.of(seatQueries).mine()[0]?.index);
  const { definition } = view.of(gameQueries);
  const anew = (level: BotLevel): string =>
    controlId(
      'game',
      'solo',
      definition.module,
      way,
      level,
      REPLACE_IF_UNMOVED,
      encodeVariantsForControlId(definition),
    );
  return [
    ...(current === undefined ? [] : [levelButtons(words, current, anew)]),
    [
      button(controlId('game', 'rematch', game.session.game), words.commands.alone.switchSides),
      button(controlId('game', 'rules', game.session.game), words.posts.buttons.rules),
    ],
  ];
};

const tipLines = ({ practised, words }: Panel, { tips, hint }: PanelScreen): readonly string[] =>
  practised === 'all'
    ? []
    : tips
        .filter((tip) => !practised.has(tip) && (tip !== 'act' || hint === undefined))
        .slice(0, 1)
        .map((tip) => words.commands.tips[tip]);

const pictureLines = ({ drawing, lines = [] }: PanelScreen): readonly string[] =>
  drawing?.text === undefined || lines.includes(drawing.text) ? [] : [drawing.text];
