import type { WishSeen } from '../../../engine/index.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold } from '../../../view/text.ts';
import { counted, listed } from '../text.ts';

/** What is done, or asked, though the rules refuse it (G26). */

type StepSeen = Extract<WishSeen, { readonly what: 'overrule-step' }>;

/** Behind what was done. */
export const overruledText = ({ by }: Seen<'overruled'>): string =>
  by === 'master' ? 'außer der Regel, als Spielleiter' : 'außer der Regel, wie alle Spieler zustimmten';

/** Pieces by name, and so many that the reader does not see. */
export const thingsText = (pieces: readonly string[] = [], unseen = 0): string =>
  listed([
    ...pieces.map(bold),
    ...(unseen === 0 ? [] : unseen === 1 ? ['eine verdeckte Karte'] : [`${unseen} verdeckte Karten`]),
  ]);

/** What is to be done, behind `bittet, außer der Regel`. */
export const stepText = ({ kind, pieces, unseen, from = '', to = [], into = [], count = 1 }: StepSeen): string => {
  const things = thingsText(pieces, unseen);
  const [target, deck, became] = [listed(to.map(bold)), bold(from), listed(into.map(bold))];
  const cards = counted(count, 'Karte', 'Karten');
  switch (kind) {
    case 'end-turn':
      return 'den Zug zu beenden';
    case 'next-phase':
      return 'zur nächsten Phase überzugehen';
    case 'pass':
      return 'zu passen';
    case 'draw':
      return `${things === '' ? cards : things} von ${deck} nach ${target} zu ziehen`;
    case 'deal':
      return `je ${cards} von ${deck}${to.length > 0 ? ` an ${target}` : ''} auszugeben`;
    case 'shuffle':
      return `${deck} zu mischen`;
    case 'peek':
      return `${cards} von ${deck} anzusehen`;
    case 'return':
      return `${things} in ${target} zu legen`;
    case 'gather':
      return `alles von ${deck} in ${target} zu legen`;
    case 'give':
    case 'hand-over':
      return `${things} an ${target} zu geben`;
    case 'flip':
      return `${things} umzudrehen`;
    case 'rotate':
      return `${things} zu drehen`;
    case 'order':
      return `${things} umzustapeln`;
    case 'send':
      return `${things} nach ${target} zu legen`;
    case 'delete':
      return `${things} vom Tisch zu nehmen`;
    case 'clone':
      return `${things}${count === 1 ? '' : ` ${count}-mal`} zu kopieren`;
    case 'replace':
      return `${things} durch ${became} zu ersetzen`;
    case 'place':
      return `${became} neu nach ${target} zu legen`;
    case 'set':
      return `${became} bei ${things} einzustellen`;
    case 'hide':
      return `${things} zu verdecken`;
    case 'form-army':
      return `aus ${things} eine Armee zu bilden`;
    case 'join-army':
      return `${things} in eine Armee zu stellen`;
    case 'engage':
      return `${target} mit ${things === '' ? 'einer Armee' : things} anzugreifen`;
  }
};

/** What the option says of all commands by which rules can be overruled. */
export const OVERRULE = 'Tun, was die Regeln ablehnen: Alle anderen werden gefragt; der Spielleiter tut es einfach';
