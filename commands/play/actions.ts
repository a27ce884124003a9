import { actionQueries } from '../../src/view/find/actions.ts';
import { gameQueries } from '../../src/view/game.ts';
import { canViewerActNow } from '../../src/view/panel/to-do.ts';
import { questionScreen } from './asked.ts';
import { slashCommandTexts } from './commands.ts';
import { actionControlRows, findActionOffers, omittedOffersLines } from './offers.ts';
import type { Panel, PanelScreen } from './panel.ts';
import { endTurnButtons } from './turn.ts';

/** Shows the module's possible actions, with prices and texts (G9). */
export const actionsScreen = (panel: Panel): PanelScreen => {
  const { view, said } = panel;
  const asked = questionScreen(panel, []);
  if (asked) return { ...asked, at: ['actions'] };
  const screen = { at: ['actions'], typed: slashCommandTexts.actions } as const;
  const all = view.of(actionQueries).all();
  const found = findActionOffers(panel);
  const more = omittedOffersLines(panel, found);
  const lines = all.flatMap(({ name, text }) => {
    const own = found.offers.filter(({ action }) => action === name);
    const prices = [...new Set(own.flatMap(({ price }) => price ?? []))];
    return own.length > 0 ? [said.actionLine(name, prices, text)] : [];
  });
  if (lines.length > 0)
    return {
      ...screen,
      prompt: said.act,
      tips: ['act'],
      lines: [...lines, ...more],
      rows: actionControlRows(panel, found).flat(),
      ways: endTurnButtons(panel),
    };
  const isWaiting = all.length > 0 && !canViewerActNow(view);
  const [cut] = more;
  const prompt =
    cut ?? (isWaiting ? said.waiting(view.of(gameQueries).turn()?.side.name) : said.noAction(all.length > 0));
  return { ...screen, prompt, tips: [], rows: [], ...(canViewerActNow(view) ? { ways: endTurnButtons(panel) } : {}) };
};
