import type { RequestedChangeReport } from '../../engine/index.ts';
import { bold } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { type ListArgument, list, names } from '../base/values.ts';

/** Acts that the rules forbid, but that other players are asked to allow or that are done anyway (G26). */

type StepSeen = Extract<RequestedChangeReport, { readonly what: 'overrule-step' }>;

/** Pieces by name, and a count of those that the reader does not see. */
export const thingsText = (format: Format, pieces: readonly string[] = [], unseen = 0): ListArgument =>
  list([...pieces.map(bold), ...(unseen === 0 ? [] : [format('overrule-hidden-cards', { count: unseen })])]);

/** The act that a player asks for, as an item after a colon. */
export const stepText = (format: Format, step: StepSeen): string => {
  const { kind, pieces = [], unseen = 0, from = '', to = [], into = [], count = 1 } = step;
  const things = thingsText(format, pieces, unseen);
  const [target, deck, became] = [names(to), bold(from), names(into)];
  const isUnnamed = pieces.length + unseen === 0;
  switch (kind) {
    case 'end-turn':
    case 'next-phase':
    case 'pass':
      return format(`overrule-${kind}`);
    case 'draw':
      return isUnnamed
        ? format('overrule-draw-count', { count, deck, target })
        : format('overrule-draw', { things, deck, target });
    case 'deal':
      return to.length > 0
        ? format('overrule-deal-to', { count, deck, target })
        : format('overrule-deal', { count, deck });
    case 'shuffle':
      return format('overrule-shuffle', { deck });
    case 'peek':
      return format('overrule-peek', { count, deck });
    case 'gather':
      return format('overrule-gather', { deck, target });
    case 'give':
    case 'hand-over':
      return format('overrule-give', { things, target });
    case 'return':
    case 'send':
      return format(`overrule-${kind}`, { things, target });
    case 'flip':
    case 'rotate':
    case 'order':
    case 'delete':
    case 'hide':
    case 'form-army':
    case 'join-army':
      return format(`overrule-${kind}`, { things });
    case 'clone':
      return format('overrule-clone', { things, count });
    case 'replace':
      return format('overrule-replace', { things, became });
    case 'place':
      return format('overrule-place', { became, target });
    case 'set':
      return format('overrule-set', { became, things });
    case 'engage':
      return isUnnamed ? format('overrule-engage-army', { target }) : format('overrule-engage', { target, things });
  }
};
