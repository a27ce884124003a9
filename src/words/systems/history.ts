import type { Deed } from '../../view/seen/report.ts';
import type { Format } from '../base/messages.ts';
import { sideNames } from '../base/names.ts';
import type { SentenceFormatters, SystemSentences } from '../base/sentences.ts';

/** The acts of the steps that are taken back. Acts that older versions stored as text stay as they are. */
export const pastText = ({ past = [] }: Deed, say: SentenceFormatters): string =>
  past.map((deed) => (typeof deed === 'string' ? deed : say.deed(deed))).join('; ');

export const sentences = (format: Format) =>
  ({
    deeds: {
      undo: (deed, say) => (deed.past ? format('history-undoes', { deeds: pastText(deed, say) }) : ''),
      redo: (deed, say) => (deed.past ? format('history-redoes', { deeds: pastText(deed, say) }) : ''),
    },
    refusals: {
      'nothing-to-undo': ({ asked, there }, _view, { fewer }) =>
        fewer === undefined
          ? format('history-nothing-to-undo')
          : format('history-too-few-to-undo', { there, asked, fewer }),
      'nothing-to-redo': ({ asked, there }, _view, { fewer }) =>
        fewer === undefined
          ? format('history-nothing-to-redo')
          : format('history-too-few-to-redo', { there, asked, fewer }),
      'undo-forbidden': (_, _view, { master }) =>
        master === undefined ? format('history-undo-forbidden') : format('history-undo-by-master', { master }),
      'redo-shows': (_, _view, { play, move = '', draw = '' }) =>
        play === undefined ? format('history-redo-typed', { move, draw }) : format('history-redo-play', { play }),
      'undo-needs-consent': ({ sides }, view, { ask }) =>
        format('history-needs-consent', { sides: sideNames(format, view, sides), ask }),
      'not-your-step': (_, _view, { player }) => format('history-not-yours', { player }),
    },
  }) satisfies SystemSentences;
