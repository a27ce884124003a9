import type { SystemSentences } from '../../sentences.ts';
import { sideName } from '../names.ts';
import { listed } from '../text.ts';

/** How players end a game themselves. */
export const sentences = {
  deeds: {
    resign: () => 'resigns',
    'agree-draw': () => 'ends the game as a draw, which all agreed to',
    pass: () => 'passes',
  },
  tries: { resign: 'resign', 'agree-draw': 'end the game as a draw', pass: 'pass' },
  refusals: {
    'no-resigning': (_, _view, { rules }) => `In this game nobody resigns. ${rules} tells how it ends.`,
    'no-draws': (_, _view, { rules }) => `In this game no draw is agreed. ${rules} tells how it ends.`,
    'draw-needs-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must agree to a draw first. ${ask} asks them.`,
    'no-passing': (_, _view, { show }) => `In this game one does not pass. ${show} tells what can be done.`,
    'pass-not-now': (_, _view, { show }) => `You can't pass as things are now. ${show} tells what can be done.`,
  },
} satisfies SystemSentences;
