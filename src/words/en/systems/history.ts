import type { Deed } from '../../../view/seen/report.ts';
import type { Say, SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { counted, listed } from '../text.ts';

/** What is taken back and done again. */

/** What was done in the steps that it is about; what was stored as words stays words. */
export const pastText = ({ past = [] }: Deed, say: Say): string =>
  past.map((deed) => (typeof deed === 'string' ? deed : say.deed(deed))).join('; ');

export const sentences = {
  deeds: {
    undo: (deed, say) => (deed.past ? `takes back: ${pastText(deed, say)}` : ''),
    redo: (deed, say) => (deed.past ? `does again: ${pastText(deed, say)}` : ''),
  },
  refusals: {
    'nothing-to-undo': ({ asked, there }, _view, { fewer }) =>
      fewer === undefined
        ? 'Nothing has been played that could be taken back.'
        : `Only ${counted(there, 'step')} can be taken back, not ${asked}: ${fewer}.`,
    'nothing-to-redo': ({ asked, there }, _view, { fewer }) =>
      fewer === undefined
        ? 'Nothing was taken back since the last move.'
        : `Only ${counted(there, 'step')} can be done again, not ${asked}: ${fewer}.`,
    'undo-forbidden': (_, _view, { master }) =>
      `Somebody saw something new by that, and this game does not take such steps back. Only a game master does${master === undefined ? '' : `: ${master}`}.`,
    'redo-shows': (_, _view, { play, move, draw }) =>
      `Somebody saw something new by that, so it is not done again by itself. ${play === undefined ? `${move} or ${draw} plays it anew.` : `${play} shows what you can do now.`}`,
    'undo-needs-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must agree to that first. ${ask} asks them.`,
    'not-your-step': (_, _view, { player }) => `That was played by ${player}, who alone can do it again.`,
  },
} satisfies SystemSentences;
