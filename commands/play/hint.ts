import type { PressInput, Reply } from '../../src/port/command.ts';
import type { PlayerHint } from '../../src/session/channel/hints.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { BoardMarks } from '../../src/view/board/marks.ts';
import { personKnowledgeQueries } from '../../src/view/foresight.ts';
import {
  type ChosenValueView,
  canViewerAskForHints,
  type HintedActView,
  hintQueries,
  isGameWaitingForViewer,
} from '../../src/view/panel/hinted.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { homeScreen } from './home.ts';
import { inOrder } from './in-order.ts';
import { subjectNameOf } from './options.ts';
import type { Panel, PanelScreen } from './panel.ts';
import { openPanel } from './press.ts';
import { passOrNextPhaseLabel } from './turn.ts';

/** Hints on a panel: the act that the bot would do in the viewer's place (U57). */

/**
 * Shows a hint above the panel. If the game changed while the bot was thinking, it shows nothing, because a new panel
 * was already shown. Other presses needn't wait for the hint.
 */
export const showBotHint = async (game: OpenGame, input: PressInput): Promise<Reply> => {
  const { session, house } = game;
  const { words, person } = input;
  const show = (why: string, marks?: BoardMarks): Promise<Reply> =>
    inOrder(session, async () => ({ update: await openPanel(game, input, [why], undefined, screenWith(marks)) }));
  const asked = await session.read(personViewer(person.id), (view) => {
    if (!canViewerAskForHints(view)) return 'others-play';
    return isGameWaitingForViewer(view) ? view.of(personKnowledgeQueries).knowledge() : undefined;
  });
  if (asked === 'others-play') return show(words.commands.hint.othersPlay);
  if (!asked) return show(words.commands.play.changed);
  const { number } = session;
  const hint = await house.hints.of(session.game, number, asked);
  const shown = await session.read(personViewer(person.id), (view) => {
    const [act] = hint?.acts ?? [];
    return session.number === number
      ? { text: hintText(view, words, hint), marks: act && view.of(hintQueries).marks(act) }
      : undefined;
  });
  return shown ? show(shown.text, shown.marks) : {};
};

const screenWith =
  (marks: BoardMarks | undefined) =>
  (panel: Panel, next?: string): PanelScreen =>
    homeScreen({ ...panel, hinted: marks }, next);

const hintText = (view: View, words: Words, hint: PlayerHint | undefined): string => {
  const [act] = hint?.acts ?? [];
  const shown = act && view.of(hintQueries).act(act);
  if (!hint || !shown) return words.commands.hint.none;
  return [actText(view, words, shown), ...reasonText(view, words, hint.reason)].join(' ');
};

const actText = (view: View, words: Words, act: HintedActView): string => {
  const { hint, play: said } = words.commands;
  const { labels } = said;
  const named = (chosen: readonly ChosenValueView[]): string =>
    chosen.map((one) => (typeof one === 'number' ? String(one) : subjectNameOf({ view, said }, one))).join(', ');
  switch (act.as) {
    case 'written':
      return hint.written(act.text);
    case 'move':
      return hint.moved({ ...act, pieces: counted(words, act.pieces), captured: counted(words, act.captured) });
    case 'act':
      return hint.choose(act.chosen.length === 0 ? act.action : said.actOnly(act.action, named(act.chosen)));
    case 'answer':
      return hint.choose(act.chosen.length === 0 ? labels.none : named(act.chosen));
    case 'engage':
      return hint.choose(said.fight(act.cell));
    case 'next-phase':
      return hint.choose(passOrNextPhaseLabel({ view, said }));
    case 'end-turn':
      return hint.choose(labels.end);
    case 'pass':
      return hint.choose(labels.pass);
    case 'return-army':
      return hint.choose(labels.endBattle);
  }
};

const counted = ({ commands }: Words, pieces: readonly PieceView[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => commands.play.times(name, count));
};

const reasonText = (view: View, { commands }: Words, reason: PlayerHint['reason']): readonly string[] => {
  switch (reason?.kind) {
    case 'wins':
      return [commands.hint.wins(reason.turns)];
    case 'prevents': {
      const side = view.of(seatQueries).side(reason.side);
      return side ? [commands.hint.prevents(side.name)] : [];
    }
    case 'takes': {
      const piece = view.of(pieceQueries).byId(reason.piece);
      return piece ? [commands.hint.takes(piece.name, reason.turns)] : [];
    }
    default:
      return [];
  }
};
