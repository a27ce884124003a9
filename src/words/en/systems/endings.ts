import { sentenceText } from '../../../view/seen/spoken.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { listed, person } from '../text.ts';

/** How players end a game themselves. */
export const sentences = {
  deeds: {
    resign: () => 'resigns',
    'agree-draw': () => 'ends the game as a draw, which all agreed to',
    pass: ({ seen = [] }) => (seen.some(({ what }) => what === 'written') ? '' : 'passes'),
  },
  lines: { ended: ({ says }) => [sentenceText(says, { locale: 'en', listed, person })] },
  tries: { resign: 'resign', 'agree-draw': 'end the game as a draw', pass: 'pass' },
  refusals: {
    'no-resigning': (_, _view, { rules }) => `You can't resign this game. ${rules} shows how it ends.`,
    'no-draws': (_, _view, { rules }) => `This game has no draws by agreement. ${rules} shows how it ends.`,
    'draw-needs-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must agree to a draw first. ${ask} asks them.`,
    'no-passing': (_, _view, { show }) => `You can't pass in this game. ${show} shows what you can do.`,
    'pass-not-now': (_, _view, { show }) => `You can't pass right now. ${show} shows what you can do.`,
  },
} satisfies SystemSentences;
