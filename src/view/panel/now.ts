import { moduleOf } from '../../engine/index.ts';
import { cardQueries } from '../../features/cards/view/cards.ts';
import { gameQueries } from '../game.ts';
import { queries } from '../queries.ts';
import { seatQueries } from '../seats.ts';
import { turnQueries } from '../turns.ts';

/** What matters to somebody who asks what to do now: where the game is, and what kind of acts it has. */
export const nowQueries = queries((sight) => {
  const { lens } = sight;
  return {
    get hasHand(): boolean {
      return sight.of(cardQueries).hand() !== undefined;
    },

    /** Whether the module has actions of its own. */
    get hasActions(): boolean {
      return (moduleOf(lens).actions ?? []).length > 0;
    },

    /** Whether a piece of the module is a unit, so that armies can be formed. */
    get hasArmies(): boolean {
      return Object.values(moduleOf(lens).prototypes).some(({ unit }) => unit);
    },

    /** Whose turn it is, and whether the viewer plays that side; undefined without turns. */
    turn(): { readonly side: string; readonly isMine: boolean } | undefined {
      const turn = sight.of(gameQueries).turn();
      const isMine = sight
        .of(seatQueries)
        .mine()
        .some(({ id }) => id === turn?.side.id);
      return turn && { side: turn.side.name, isMine };
    },

    /** Whether a command or a button ends the turn now. */
    get endsByCommand(): boolean {
      return sight.of(turnQueries).phase()?.canEnd ?? sight.of(gameQueries).rules.ends === 'by-command';
    },
  };
});
