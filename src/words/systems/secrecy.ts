import { bold, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { pieceName } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { times } from '../base/text.ts';
import { person } from '../base/values.ts';
import { undeclaredText } from '../module/disclosures.ts';

/** Texts about hiding pieces, showing them and looking at them, and about acts that unseen things stop. */
export const sentences = (format: Format) =>
  ({
    reports: {
      revealed: (one) => format('secrecy-shows', { pieces: `${times(one)}${bold(one.piece)}`, at: plain(one.at) }),
      covered: (one) => format('secrecy-covers', { pieces: `${times(one)}${bold(one.piece)}`, at: plain(one.at) }),
      stopped: 'elsewhere',
    },
    tries: { hide: format('tries-hide'), reveal: format('tries-reveal'), inspect: format('tries-inspect') },
    refusals: {
      unseen: () => format('unseen-in-the-way'),
      'cannot-hide': ({ piece, what }, view) =>
        format(`secrecy-cannot-hide-${what}`, { piece: pieceName(format, view, piece) }),
      'seen-already': ({ piece }, view, { show }) =>
        format('secrecy-seen', { piece: pieceName(format, view, piece), show }),
      'hidden-already': ({ piece }, view, { reveal }) =>
        format('secrecy-hidden', { piece: pieceName(format, view, piece), reveal }),
      'nothing-hidden': ({ piece }, view, { hide }) => {
        const given = { piece: pieceName(format, view, piece) };
        return hide === undefined
          ? format('secrecy-nothing-hidden', given)
          : format('secrecy-nothing-hidden-hide', { ...given, hide });
      },
      'not-yours-to-see': ({ piece }, view, { reveal }) =>
        format('secrecy-not-yours', { piece: pieceName(format, view, piece), reveal }),
      stranger: ({ person: id }, _view, { join }) => format('secrecy-stranger', { player: person(id), join }),
      undeclared: (refusal, _view, ways) => undeclaredText(format, refusal, ways),
    },
  }) satisfies SystemSentences;
