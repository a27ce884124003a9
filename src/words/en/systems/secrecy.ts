import { bold, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { undeclaredText } from '../disclosures.ts';
import { pieceName, UNSEEN } from '../names.ts';
import { person, times } from '../text.ts';

/** What is hidden, shown and looked at, and what unseen things stop. */

export const sentences = {
  reports: {
    revealed: (one) => `shows ${times(one)}${bold(one.piece)} on ${plain(one.at)}`,
    covered: (one) => `covers ${times(one)}${bold(one.piece)} on ${plain(one.at)}`,
    stopped: 'elsewhere',
  },
  tries: { hide: 'cover', reveal: 'show', inspect: 'look at' },
  refusals: {
    unseen: () => UNSEEN,
    'cannot-hide': ({ piece, what }, view) =>
      what === 'identity'
        ? `${pieceName(view, piece)} can't lie face down in this game. Only pieces with a back can.`
        : `${pieceName(view, piece)} can't be made invisible in this game. Only pieces that the module says so of can.`,
    'seen-already': ({ piece }, view, { show }) =>
      `You have looked at ${pieceName(view, piece)} already. ${show} shows it again.`,
    'hidden-already': ({ piece }, view, { reveal }) =>
      `${pieceName(view, piece)} is hidden already. ${reveal} shows it.`,
    'nothing-hidden': ({ piece }, view, { hide }) =>
      `Nothing of ${pieceName(view, piece)} is hidden there${hide === undefined ? '' : `: ${hide} hides it`}.`,
    'not-yours-to-see': ({ piece }, view, { reveal }) =>
      `${pieceName(view, piece)} is not for you to look at. Its owner can show it: ${reveal}.`,
    stranger: ({ person: id }, _view, { join }) =>
      `${person(id)} has no seat in this game. Use ${join} to take one, or leave out the side to watch.`,
    undeclared: (refusal, _view, ways) => undeclaredText(refusal, ways),
  },
} satisfies SystemSentences;
