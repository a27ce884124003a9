import { near } from '../../../engine/index.ts';
import { splitSubject } from '../../../engine/modifiers/subject.ts';
import { gameQueries } from '../../../view/game.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import { seatQueries } from '../../../view/seats.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { sentenceText } from '../../../view/seen/spoken.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { propertyText } from '../properties.ts';
import { listed, person } from '../text.ts';

/** What a module lets players do. */

/** What an action is done with, as its reader knows it. */
const thingName = (view: View, id: string): string => {
  const piece = view.of(pieceQueries).byId(id);
  const side = view
    .of(seatQueries)
    .sides()
    .find((one) => one.id === id);
  const cell = splitSubject(id)[1];
  return piece ? bold(piece.name) : side ? bold(side.name) : id.includes(cell) && cell !== id ? bold(cell) : 'that';
};

const actedPhrase = ({ action, with: thing, chosen = [] }: Omit<Seen<'acted'>, 'what'>): string => {
  const choices = chosen.map(({ choice, of }) => `${plain(choice)} ${listed(of.map(bold))}`);
  const details = choices.length > 0 ? ` (${choices.join('; ')})` : '';
  return `does ${bold(action)}${thing === undefined ? '' : ` with ${bold(thing)}`}${details}`;
};

/** All that was chosen, by name. */
const chosenThings = ({ with: thing, chosen = [] }: Omit<Seen<'acted'>, 'what' | 'action'>): string =>
  listed([...(thing === undefined ? [] : [thing]), ...chosen.flatMap(({ of }) => of)].map(bold));

/** Those that are spelt nearly so, else all. */
const meant = (near: readonly string[], names: readonly string[]): string =>
  `Choose ${listed((near.length > 0 ? near : names.slice(0, 10)).map(bold), 'or')}.`;

const numbered = (count: number): string => (count === 1 ? 'one' : String(count));

/** Where nothing else can be chosen. */
const elsewise = (act: string | undefined): string => `Nothing else will do now: ${act} shows what you can do.`;

export const sentences = {
  reports: {
    acted: actedPhrase,
    spoken: 'elsewhere',
    chose: ({ action, covered, says, ...one }) => {
      if (says) return undefined;
      if (action === undefined) return 'is ready';
      const things = chosenThings(one);
      if (covered)
        return things === '' ? `secretly chooses ${bold(action)}` : `secretly chooses ${things} for ${bold(action)}`;
      return things === ''
        ? `chooses ${bold(action)}, hidden until everyone has chosen`
        : `chooses ${things} for ${bold(action)}, hidden until everyone has chosen`;
    },
  },
  own: {
    chose: ({ action, covered, says, ...one }) => {
      if (says) return sentenceText(says, { locale: 'en', listed, person });
      if (action === undefined) return 'You have chosen.';
      const things = chosenThings(one);
      if (covered)
        return things === ''
          ? `You secretly choose ${bold(action)}.`
          : `You secretly choose ${things} for ${bold(action)}.`;
      return things === ''
        ? `You choose ${bold(action)}, hidden until everyone has chosen.`
        : `You choose ${things} for ${bold(action)}, hidden until everyone has chosen.`;
    },
  },
  lines: {
    uncovered: ({ side, action, ...one }) => [
      `${bold(side.name)} ${action === undefined ? 'does nothing' : actedPhrase({ action, ...one })}.`,
    ],
    fired: ({ names, isDetail }) =>
      isDetail ? [] : [`-# ${names.length === 1 ? 'Effect' : 'Effects'}: ${listed(names.map(bold))}.`],
    valued: ({ side, values }) => {
      const open = values.filter(({ isDetail }) => !isDetail);
      const said = listed(open.map(({ name, value }) => `${plain(propertyText(name))} ${plain(value)}`));
      if (open.length === 0) return [];
      return [side === undefined ? `-# ${said}.` : `-# ${bold(side)}: ${said}.`];
    },
  },
  tries: { act: 'do that' },
  refusals: {
    'no-such-action': ({ action, names }, _view, { help }) =>
      names.length === 0
        ? `This game has no actions of its own. ${help} says what one can do.`
        : `There is no action ${bold(action)}. ${meant(near(action, names), names)}`,
    'action-needs': ({ action }, _view, { on }) =>
      `Say with what you do ${bold(action)}: ${on} completes what will do.`,
    'action-alone': ({ action }, _view, { on }) =>
      `Take ${on} away: ${bold(action)} is done with nothing in particular.`,
    'action-not-with': ({ action, subject }, view, { on, act }) =>
      `${bold(action)} can't be done with ${thingName(view, subject)} as things are. ${on === undefined ? elsewise(act) : `Choose something else: ${on} completes what will do.`}`,
    'action-not-now': ({ action }, _view, { name, act }) =>
      `${bold(action)} can't be done as things are. ${name === undefined ? elsewise(act) : `Choose something else: ${name} completes what you can do.`}`,
    'check-fails': ({ action, text }, view, { option }) =>
      `${plain(view.of(gameQueries).said(text, 'en'))} So ${bold(action)} can't be done like that. Choose something else: ${option} completes what you can do.`,
    'cannot-pay': ({ action, price, has }, _view, { on, act }) =>
      `${bold(action)} costs ${price} there, and all that you could pay with is worth ${has}. ${on === undefined ? elsewise(act) : `Choose something else: ${on} completes what you can pay.`}`,
    'pays-too-little': ({ action, price, given }, _view, { pay }) =>
      `${bold(action)} costs ${price}, and that is worth ${given}. Choose more, or leave ${pay} out: then I take as little as will do.`,
    'not-to-pay-with': ({ action, piece }, view, { pay }) =>
      `${bold(action)} is not paid with ${thingName(view, piece)}. Choose other cards, or leave ${pay} out: then I take as little as will do.`,
    'nothing-to-pay': ({ action }, _view, { pay }) => `Take ${pay} away: ${bold(action)} costs nothing.`,
    'no-such-choice': ({ action, choice, names }, _view, { with: option }) =>
      names.length === 0
        ? `Take ${option} away: nothing is chosen for ${bold(action)}.`
        : `For ${bold(action)} one chooses ${listed(names.map(bold))}, and no ${bold(choice)}. Say so in ${option}, with ; between.`,
    'choice-lacks': ({ action, choice, least }, _view, { with: option }) =>
      `Choose ${bold(choice)} for ${bold(action)}, ${numbered(least)} at least: ${option} completes what will do.`,
    'choice-too-many': ({ choice, most }, _view, { with: option }) =>
      `Choose ${numbered(most)} at most for ${bold(choice)}: ${option} completes what will do.`,
    'choice-not-that': ({ choice, chosen }, view, { with: option }) =>
      `Choose something else for ${bold(choice)} than ${thingName(view, chosen)}: ${option} completes what will do.`,
    'choice-range': ({ choice, from, to }, _view, { with: option }) =>
      from > to
        ? `There is no number that does for ${bold(choice)} as things are.`
        : `Say a whole number from ${from} to ${to} for ${bold(choice)} in ${option}.`,
  },
} satisfies SystemSentences;
