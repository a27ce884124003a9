import type { Deed } from '../../../view/seen/report.ts';
import type { Say, SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { counted, mustAgree } from '../text.ts';

/** What is taken back and done again. */

/** What was done in the steps that it is about; what was stored as words stays words. */
export const pastText = ({ past = [] }: Deed, say: Say): string =>
  past.map((deed) => (typeof deed === 'string' ? deed : say.deed(deed))).join('; ');

export const sentences = {
  deeds: {
    undo: (deed, say) => (deed.past ? `nimmt zurück: ${pastText(deed, say)}` : ''),
    redo: (deed, say) => (deed.past ? `wiederholt: ${pastText(deed, say)}` : ''),
  },
  refusals: {
    'nothing-to-undo': ({ asked, there }, _view, { fewer }) =>
      fewer === undefined
        ? 'Es wurde nichts gespielt, was man zurücknehmen könnte.'
        : `Nur ${counted(there, 'Schritt lässt sich', 'Schritte lassen sich')} zurücknehmen, nicht ${asked}: ${fewer}.`,
    'nothing-to-redo': ({ asked, there }, _view, { fewer }) =>
      fewer === undefined
        ? 'Seit dem letzten Zug wurde nichts zurückgenommen.'
        : `Nur ${counted(there, 'Schritt lässt sich', 'Schritte lassen sich')} wiederholen, nicht ${asked}: ${fewer}.`,
    'undo-forbidden': (_, _view, { master }) =>
      `Dadurch hat jemand etwas Neues gesehen, und dieses Spiel nimmt solche Schritte nicht zurück. Nur ein Spielleiter tut das${master === undefined ? '' : `: ${master}`}.`,
    'redo-shows': (_, _view, { play, move, draw }) =>
      `Dadurch hat jemand etwas Neues gesehen, also wird es nicht von selbst wiederholt. ${play === undefined ? `${move} oder ${draw} spielt es neu.` : `${play} zeigt, was du jetzt tun kannst.`}`,
    'undo-needs-consent': ({ sides }, view, { ask }) =>
      `Dem ${mustAgree(sides.map((id) => sideName(view, id)))}. ${ask} fragt sie.`,
    'not-your-step': (_, _view, { player }) => `Das hat ${player} gespielt und kann es allein wiederholen.`,
  },
} satisfies SystemSentences;
