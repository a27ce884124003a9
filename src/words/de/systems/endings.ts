import { sentenceText } from '../../../view/seen/spoken.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { listed, mustAgree, person } from '../text.ts';

/** How players end a game themselves. */
export const sentences = {
  deeds: {
    resign: () => 'gibt auf',
    'agree-draw': () => 'beendet das Spiel als Remis, dem alle zustimmten',
    pass: ({ seen = [] }) => (seen.some(({ what }) => what === 'written') ? '' : 'passt'),
  },
  lines: { ended: ({ says }) => [sentenceText(says, { locale: 'de', listed, person })] },
  tries: { resign: 'aufzugeben', 'agree-draw': 'das Spiel als Remis zu beenden', pass: 'zu passen' },
  refusals: {
    'no-resigning': (_, _view, { rules }) => `Dieses Spiel kannst du nicht aufgeben. ${rules} sagt, wie es endet.`,
    'no-draws': (_, _view, { rules }) =>
      `In diesem Spiel gibt es kein vereinbartes Remis. ${rules} sagt, wie es endet.`,
    'draw-needs-consent': ({ sides }, view, { ask }) =>
      `Einem Remis ${mustAgree(sides.map((id) => sideName(view, id)))}. ${ask} fragt sie.`,
    'no-passing': (_, _view, { show }) => `In diesem Spiel kannst du nicht passen. ${show} zeigt, was du tun kannst.`,
    'pass-not-now': (_, _view, { show }) => `Jetzt kannst du nicht passen. ${show} zeigt, was du tun kannst.`,
  },
} satisfies SystemSentences;
