import { bold, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { undeclaredText } from '../disclosures.ts';
import { pieceName, UNSEEN } from '../names.ts';
import { person, times } from '../text.ts';

/** What is hidden, shown and looked at, and what unseen things stop. */

export const sentences = {
  reports: {
    revealed: (one) => `zeigt ${times(one)}${bold(one.piece)} auf ${plain(one.at)}`,
    covered: (one) => `verdeckt ${times(one)}${bold(one.piece)} auf ${plain(one.at)}`,
    stopped: 'elsewhere',
  },
  tries: { hide: 'zu verdecken', reveal: 'zu zeigen', inspect: 'anzusehen' },
  refusals: {
    unseen: () => UNSEEN,
    'cannot-hide': ({ piece, what }, view) =>
      what === 'identity'
        ? `${pieceName(view, piece)} kann in diesem Spiel nicht verdeckt liegen. Das können nur Figuren mit einer Rückseite.`
        : `${pieceName(view, piece)} lässt sich in diesem Spiel nicht unsichtbar machen. Das geht nur bei Figuren, von denen das Modul es sagt.`,
    'seen-already': ({ piece }, view, { show }) =>
      `Du hast ${pieceName(view, piece)} schon angesehen. ${show} zeigt es noch einmal.`,
    'hidden-already': ({ piece }, view, { reveal }) =>
      `${pieceName(view, piece)} ist schon verborgen. ${reveal} zeigt es.`,
    'nothing-hidden': ({ piece }, view, { hide }) =>
      `An ${pieceName(view, piece)} ist dort nichts verborgen${hide === undefined ? '' : `: ${hide} verbirgt es`}.`,
    'not-yours-to-see': ({ piece }, view, { reveal }) =>
      `${pieceName(view, piece)} darfst du nicht ansehen. Der Besitzer kann es zeigen: ${reveal}.`,
    stranger: ({ person: id }, _view, { join }) =>
      `${person(id)} hat in diesem Spiel keinen Platz. ${join} nimmt einen; ohne Seite schaut man zu.`,
    undeclared: (refusal, _view, ways) => undeclaredText(refusal, ways),
  },
} satisfies SystemSentences;
