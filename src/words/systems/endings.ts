import { formatModuleSentence } from '../../view/seen/spoken.ts';
import type { Format } from '../base/messages.ts';
import { sideNames } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { naming } from '../base/text.ts';

/** Texts about players ending a game, for example by resigning. */
export const sentences = (format: Format) =>
  ({
    deeds: {
      resign: () => format('ending-resigns'),
      'agree-draw': () => format('ending-agrees-draw'),
      pass: ({ seen = [] }) => (seen.some(({ what }) => what === 'written') ? '' : format('ending-passes')),
    },
    lines: { ended: ({ says }) => [formatModuleSentence(says, naming(format))] },
    tries: {
      resign: format('tries-resign'),
      'agree-draw': format('tries-agree-draw'),
      pass: format('tries-pass'),
    },
    refusals: {
      'no-resigning': (_, _view, { rules }) => format('ending-no-resigning', { rules }),
      'no-draws': (_, _view, { rules }) => format('ending-no-draws', { rules }),
      'draw-needs-consent': ({ sides }, view, { ask }) =>
        format('ending-draw-needs-consent', { sides: sideNames(format, view, sides), ask }),
      'no-passing': (_, _view, { show }) => format('ending-no-passing', { show }),
      'pass-not-now': (_, _view, { show }) => format('ending-pass-not-now', { show }),
    },
  }) satisfies SystemSentences;
