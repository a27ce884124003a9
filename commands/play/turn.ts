import { gameQueries } from '../../src/view/game.ts';
import { hashOfTurn } from '../../src/view/panel/version.ts';
import type { Button } from '../../src/view/text/message.ts';
import { turnQueries } from '../../src/view/turns.ts';
import { slashCommandTexts } from './commands.ts';
import { type Deed, operationButton } from './deed.ts';
import { type Panel, type PanelScreen, press } from './panel.ts';

type Plain = 'end-turn' | 'next-phase' | 'pass' | 'return-army';

const plain = (kind: Plain): Deed => ({
  version: ({ view }) => hashOfTurn(view),
  operation: ({ input }) => ({ kind, actor: input.person.id }),
});

const resign: Deed = {
  version: ({ view }) => hashOfTurn(view),
  operation: ({ view, input }, [index]) => {
    const side = view
      .of(turnQueries)
      .resigning()
      .sides.find((one) => String(one.index) === index);
    return side && { kind: 'resign', actor: input.person.id, side: side.id };
  },
};

export const turnDeeds = {
  end: plain('end-turn'),
  next: plain('next-phase'),
  pass: plain('pass'),
  return: plain('return-army'),
  resign,
} as const satisfies Readonly<Record<string, Deed>>;

/**
 * Returns the buttons that end a phase or turn. They are in the last place of the row, where no other view of a panel
 * has a button. Of two buttons with the same effect, only one is shown: if sides act in rounds, to pass already lets
 * the next side continue. After the last phase, End turn keeps its place.
 */
export const endTurnButtons = (panel: Panel): readonly Button[] => {
  const { view, said } = panel;
  const phase = view.of(turnQueries).phase();
  const onward = passOrNextPhaseLabel(panel);
  const pass = operationButton(panel, said.labels.pass, turnDeeds.pass, ['pass']);
  const end =
    phase?.isRound || phase?.isAtOnce ? [] : operationButton(panel, said.labels.end, turnDeeds.end, ['end'], 'success');
  const next =
    phase && !(phase.isRound && pass.length > 0) ? operationButton(panel, onward, turnDeeds.next, ['next']) : [];
  if (end.length === 0 || phase?.next) return [...pass, ...next, ...end];
  return [...pass, ...(phase && phase.all.length > 1 ? lastPhase(panel) : []), ...end];
};

export const passOrNextPhaseLabel = ({ view, said }: Pick<Panel, 'view' | 'said'>): string => {
  const phase = view.of(turnQueries).phase();
  return phase?.isRound || !phase?.next ? said.labels.pass : said.nextPhase(phase.next.name);
};

const lastPhase = (panel: Panel): readonly Button[] =>
  press(panel, panel.said.labels.lastPhase, ['home']).map((button) => ({ ...button, disabled: true }));

export const createEndBattleButton = (panel: Panel): readonly Button[] =>
  operationButton(panel, panel.said.labels.endBattle, turnDeeds.return, ['return']);

export const resignScreen = (panel: Panel): PanelScreen | undefined => {
  const { view, said, words } = panel;
  const { sides } = view.of(turnQueries).resigning();
  if (view.of(gameQueries).phase !== 'playing' || sides.length === 0) return undefined;
  return {
    prompt: words.commands.game.resign.question,
    tips: [],
    rows: sides.map(({ name, index }) =>
      operationButton(panel, said.resignAs(name), turnDeeds.resign, ['resign', String(index)], 'danger'),
    ),
    at: ['giveup'],
    typed: slashCommandTexts.resign,
  };
};
