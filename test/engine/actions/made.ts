import type { ChoiceValue } from '../../../src/engine/actions/choices.ts';
import type { ActionOffer } from '../../../src/engine/actions/offers.ts';
import type { actionSystem } from '../../../src/engine/actions/system.ts';
import { choiceOptionsFor, offersFor, smallestPaymentFor } from '../../../src/engine/index.ts';
import { moduleOf } from '../../../src/engine/play/queries.ts';
import type { PieceId } from '../../../src/table/index.ts';
import type { MadeOperations } from '../../support/made.ts';
import { type Numbers, ownIn, pick, type Scene } from '../../support/play/scene.ts';

/** So many offers are looked at. */
const OFFERED = 20;

const offersIn = ({ actor, lens }: Scene): readonly ActionOffer[] => {
  const offers = [];
  for (const offer of offersFor(lens.ground, actor)) {
    offers.push(offer);
    if (offers.length === OFFERED) break;
  }
  return offers;
};

/** What is chosen, one choice after the other, of what can be. */
const chosenIn = (scene: Scene, offer: ActionOffer, { b, c }: Numbers): { readonly [choice: string]: ChoiceValue } => {
  const { actor, lens } = scene;
  const { choose = {} } = moduleOf(lens).actions?.find(({ name }) => name === offer.action) ?? {};
  const chosen: { [choice: string]: ChoiceValue } = {};
  for (const choice of Object.keys(choose)) {
    const begun = { actor, action: offer.action, subject: offer.subject?.id, choices: chosen };
    const among = choiceOptionsFor(lens.ground, begun, choice);
    if (among && 'from' in among) chosen[choice] = among.from + (b % (among.to - among.from + 1));
    else if (among) chosen[choice] = [pick(among, b + c)?.id ?? 'none'];
  }
  return chosen;
};

/** How the operations of this system are made in random games: what is offered, else what is refused. */
export const made: MadeOperations<typeof actionSystem> = {
  makers: {
    act: (scene, numbers) => {
      const { actor, lens } = scene;
      const { a, b, c } = numbers;
      const offer = pick(offersIn(scene), a);
      const action = offer?.action ?? 'Rally';
      const subject = offer ? offer.subject?.id : ownIn(scene, b);
      const choices = offer ? chosenIn(scene, offer, numbers) : {};
      const paid: readonly PieceId[] = offer?.price
        ? smallestPaymentFor(lens.ground, { actor, action, subject, choices })
        : [];
      return {
        kind: 'act',
        actor,
        action,
        subject,
        choices,
        payment: c % 2 === 0 && paid.length > 0 ? paid : undefined,
      };
    },
  },
  leftOut: {
    act: {
      subject: true,
      payment: true,
      overruled: 'nothing is agreed to here: test/engine/actions/overruled.test.ts',
    },
  },
};
