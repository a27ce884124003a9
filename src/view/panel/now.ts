import { moduleOf } from '../../engine/index.ts';
import { cardQueries } from '../../features/cards/view/cards.ts';
import { gameQueries } from '../game.ts';
import { queries } from '../queries.ts';
import { seatQueries } from '../seats.ts';
import { turnQueries } from '../turns.ts';

export const panelStateQueries = queries((sight) => {
  const { lens } = sight;
  return {
    get hasHand(): boolean {
      return sight.of(cardQueries).hand() !== undefined;
    },

    get hasActions(): boolean {
      return (moduleOf(lens).actions ?? []).length > 0;
    },

    get hasArmies(): boolean {
      return Object.values(moduleOf(lens).prototypes).some(({ unit }) => unit);
    },

    /** Returns the side whose turn it is; undefined if the game has no turns. */
    turn(): { readonly side: string; readonly isMine: boolean } | undefined {
      const turn = sight.of(gameQueries).turn();
      const isMine = sight
        .of(seatQueries)
        .mine()
        .some(({ id }) => id === turn?.side.id);
      return turn && { side: turn.side.name, isMine };
    },

    get endsByCommand(): boolean {
      return sight.of(turnQueries).phase()?.canEnd ?? sight.of(gameQueries).rules.ends === 'by-command';
    },
  };
});
