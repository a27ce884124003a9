import { gameQueries } from '../game.ts';
import { again, instead, look, others, type RemediesByRefusalCode } from '../remedy/remedy.ts';
import { turnQueries } from '../turns.ts';

export const history = {
  'nothing-to-undo': ({ there }) => (there === 0 ? 'has-none' : { fewer: again({ steps: String(there) }) }),
  'nothing-to-redo': ({ there }) => (there === 0 ? 'has-none' : { fewer: again({ steps: String(there) }) }),
  'undo-forbidden': (_, view) => {
    const { master } = view.of(gameQueries);
    return master === undefined ? 'settled' : { master: others([master]) };
  },
  // If turns have phases, they name the possible acts: the remedy is then `/play` instead of `/move` and `/deck draw`.
  'redo-shows': (_, view) =>
    view.of(turnQueries).phase()
      ? { play: look('/play'), move: undefined, draw: undefined }
      : { play: undefined, move: instead('/move'), draw: instead('/deck draw') },
  'undo-needs-consent': () => ({ ask: instead('/game undo') }),
  'not-your-step': ({ player }) => ({ player: others([player]) }),
} satisfies RemediesByRefusalCode;
