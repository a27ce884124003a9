import { gameQueries } from '../../src/view/game.ts';
import type { Button } from '../../src/view/message.ts';
import { versionOfTurn } from '../../src/view/panel/version.ts';
import { turnQueries } from '../../src/view/turns.ts';
import { type Deed, deedButton } from './deed.ts';
import type { Panel, Screen } from './panel.ts';

/** What ends a phase, the turn, a battle, the game. */

type Plain = 'end-turn' | 'next-phase' | 'pass' | 'return-army';

const plain = (kind: Plain): Deed => ({
  version: ({ view }) => versionOfTurn(view),
  operation: ({ input }) => ({ kind, actor: input.person.id }),
});

const resign: Deed = {
  version: ({ view }) => versionOfTurn(view),
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

/** They stand last, where no other view of a panel has a button. */
export const turnWays = (panel: Panel): readonly Button[] => {
  const { view, said } = panel;
  const phase = view.of(turnQueries).phase();
  const onward = phase?.isRound || !phase?.next ? said.labels.pass : said.nextPhase(phase.next.name);
  return [
    ...deedButton(panel, said.labels.pass, turnDeeds.pass, ['pass']),
    ...(phase ? deedButton(panel, onward, turnDeeds.next, ['next']) : []),
    ...(phase?.isRound || phase?.isAtOnce ? [] : deedButton(panel, said.labels.end, turnDeeds.end, ['end'], 'success')),
  ];
};

export const battleButton = (panel: Panel): readonly Button[] =>
  deedButton(panel, panel.said.labels.endBattle, turnDeeds.return, ['return']);

/** Asks before somebody gives the game up. */
export const resignScreen = (panel: Panel): Screen | undefined => {
  const { view, said, words } = panel;
  const { sides } = view.of(turnQueries).resigning();
  if (view.of(gameQueries).phase !== 'playing' || sides.length === 0) return undefined;
  return {
    prompt: words.commands.game.resign.question,
    rows: sides.map(({ name, index }) =>
      deedButton(panel, said.resignAs(name), turnDeeds.resign, ['resign', String(index)], 'danger'),
    ),
    at: ['giveup'],
    typed: said.commands.resign,
  };
};
