import { counterQueries } from '../../src/features/counters/view/counters.ts';
import { shouldOfferDiceInModule } from '../../src/view/chance.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { gameQueries } from '../../src/view/game.ts';
import { canViewerAskForHints, isGameWaitingForViewer } from '../../src/view/panel/hinted.ts';
import { listStacksToMoveNow } from '../../src/view/panel/stacks.ts';
import { hashOfTurnAndEvent } from '../../src/view/panel/version.ts';
import { arrangeButtonsInRows, type Button, controlId } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import { createPieceBoxButton } from './box.ts';
import { createDrawCardButtons, createHandOfCardsButton } from './cards.ts';
import { slashCommandTexts } from './commands.ts';
import { type Deed, operationButton } from './deed.ts';
import { drawSmallBoard } from './home.ts';
import { availableCommandsIn, createListOption, list, type Panel, press, type ShowScreen } from './panel.ts';

const DICE = ['d6', '2d6', '3d6', 'd20', '2d20', 'd4', 'd8', 'd10', 'd12', 'd100', 'd2'];

export const moreDeeds = {
  roll: {
    version: ({ view, mark }) => hashOfTurnAndEvent(view, mark),
    operation: ({ input }, [dice = '']) => ({ kind: 'roll', actor: input.person.id, dice, private: false }),
  },
  refresh: {
    version: ({ view, mark }) => hashOfTurnAndEvent(view, mark),
    operation: ({ input }) => ({ kind: 'refresh-counters', actor: input.person.id }),
  },
} as const satisfies Readonly<Record<string, Deed>>;

const undoButton = (panel: Panel): readonly Button[] =>
  panel.undo === undefined ? [] : press(panel, panel.said.labels.undo, ['undo', panel.undo]);

/** Returns the button for a hint of the bot, if no other person plays (U57). */
const hintButton = (panel: Panel): readonly Button[] =>
  canViewerAskForHints(panel.view) && isGameWaitingForViewer(panel.view)
    ? press(panel, panel.said.labels.hint, ['hint'])
    : [];

const canOfferDraw = ({ view, input }: Panel): boolean => {
  const refusal = view.of(predictionQueries).refusalOf(() => ({ kind: 'agree-draw', actor: input.person.id }));
  return refusal === undefined || refusal.code === 'draw-needs-consent';
};

export const otherActsScreen: ShowScreen = (panel) => {
  const { view, said, words, game } = panel;
  const isPlaying = view.of(gameQueries).phase === 'playing';
  const dice = isPlaying && shouldOfferDiceInModule(view.of(gameQueries).definition) ? DICE : [];
  const hasCounters = view.of(counterQueries).all().length > 0;
  const hasDraws = isPlaying && canOfferDraw(panel);
  const version = moreDeeds.roll.version(panel);
  return {
    prompt: said.moreOf(view.of(gameQueries).title),
    tips: [],
    drawing: drawSmallBoard(panel),
    rows: [
      ...arrangeButtonsInRows([
        ...(listStacksToMoveNow(view).length > 0 ? press(panel, said.labels.pieces, ['pieces', '0']) : []),
        ...hintButton(panel),
        ...press(panel, said.labels.findPiece, ['look']),
        ...createDrawCardButtons(panel, 'more'),
        ...createHandOfCardsButton(panel),
        ...createPieceBoxButton(panel),
        ...(hasCounters ? operationButton(panel, said.labels.refresh, moreDeeds.refresh, ['refresh']) : []),
        ...undoButton(panel),
        ...(isPlaying
          ? [button(controlId('game', 'replay', game.session.game, 'game'), words.posts.buttons.replay)]
          : []),
        ...(hasDraws ? press(panel, said.labels.draws, ['draws']) : []),
        button(controlId('game', 'rules', game.session.game), words.posts.buttons.rules),
        ...(isPlaying ? press(panel, said.labels.resign, ['giveup'], 'danger') : []),
      ]),
      ...list(
        panel,
        said.roll,
        ['roll', version],
        dice.map((one) => createListOption(one, one)),
      ),
      dice.length > 0 ? press(panel, said.labels.rollOther, ['dice']) : [],
    ].filter((row) => row.length > 0),
    at: ['more'],
    typed: availableCommandsIn(slashCommandTexts.more, {
      dice: dice.length > 0,
      undo: panel.undo !== undefined,
      counters: hasCounters,
      draws: hasDraws,
      resigns: isPlaying,
      rules: true,
    }),
  };
};
