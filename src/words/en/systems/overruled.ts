import type { WishSeen } from '../../../engine/index.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold } from '../../../view/text.ts';
import { counted, listed } from '../text.ts';

/** What is done, or asked, though the rules refuse it (G26). */

type StepSeen = Extract<WishSeen, { readonly what: 'overrule-step' }>;

/** Behind what was done. */
export const overruledText = ({ by }: Seen<'overruled'>): string =>
  by === 'master' ? 'beyond the rules, as game master' : 'beyond the rules, as all players agreed';

/** Pieces by name, and so many that the reader does not see. */
export const thingsText = (pieces: readonly string[] = [], unseen = 0): string =>
  listed([
    ...pieces.map(bold),
    ...(unseen === 0 ? [] : unseen === 1 ? ['a hidden card'] : [`${counted(unseen, 'hidden card')}`]),
  ]);

/** What is to be done, behind `asks to`. */
export const stepText = ({ kind, pieces, unseen, from = '', to = [], into = [], count = 1 }: StepSeen): string => {
  const things = thingsText(pieces, unseen);
  const [target, deck, became] = [listed(to.map(bold)), bold(from), listed(into.map(bold))];
  switch (kind) {
    case 'end-turn':
      return 'end the turn';
    case 'next-phase':
      return 'go on to the next phase';
    case 'pass':
      return 'pass';
    case 'draw':
      return `draw ${things === '' ? counted(count, 'card') : things} from ${deck} to ${target}`;
    case 'deal':
      return `deal ${counted(count, 'card')} each from ${deck}${to.length > 0 ? ` to ${target}` : ''}`;
    case 'shuffle':
      return `shuffle ${deck}`;
    case 'peek':
      return `look at ${counted(count, 'card')} of ${deck}`;
    case 'return':
      return `put ${things} into ${target}`;
    case 'gather':
      return `put all of ${deck} into ${target}`;
    case 'give':
    case 'hand-over':
      return `give ${things} to ${target}`;
    case 'flip':
      return `turn over ${things}`;
    case 'rotate':
      return `turn ${things}`;
    case 'order':
      return `restack ${things}`;
    case 'send':
      return `put ${things} at ${target}`;
    case 'delete':
      return `take ${things} off the table`;
    case 'clone':
      return `copy ${things}${count === 1 ? '' : ` ${count} times`}`;
    case 'replace':
      return `replace ${things} with ${became}`;
    case 'place':
      return `put a new ${became} at ${target}`;
    case 'set':
      return `set ${became} of ${things}`;
    case 'hide':
      return `cover ${things}`;
    case 'form-army':
      return `form an army of ${things}`;
    case 'join-army':
      return `put ${things} into an army`;
    case 'engage':
      return `attack ${target} with ${things === '' ? 'an army' : things}`;
  }
};

/** What the option says of all commands by which rules can be overruled. */
export const OVERRULE = 'Do what the rules refuse: all others are asked; the game master just does it';
