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
  return piece ? bold(piece.name) : side ? bold(side.name) : id.includes(cell) && cell !== id ? bold(cell) : 'dem';
};

const actedPhrase = ({ action, with: thing, chosen = [] }: Omit<Seen<'acted'>, 'what'>): string => {
  const choices = chosen.map(({ choice, of }) => `${plain(choice)} ${listed(of.map(bold))}`);
  const details = choices.length > 0 ? ` (${choices.join('; ')})` : '';
  return `führt ${bold(action)} aus${thing === undefined ? '' : `, mit ${bold(thing)}`}${details}`;
};

/** All that was chosen, by name. */
const chosenThings = ({ with: thing, chosen = [] }: Omit<Seen<'acted'>, 'what' | 'action'>): string =>
  listed([...(thing === undefined ? [] : [thing]), ...chosen.flatMap(({ of }) => of)].map(bold));

/** Those that are spelt nearly so, else all. */
const meant = (near: readonly string[], names: readonly string[]): string =>
  `Wähle ${listed((near.length > 0 ? near : names.slice(0, 10)).map(bold), 'oder')}.`;

const numbered = (count: number): string => (count === 1 ? 'eines' : String(count));

/** Where nothing else can be chosen. */
const elsewise = (act: string | undefined): string =>
  `Auch mit anderem geht es jetzt nicht: ${act} zeigt, was du tun kannst.`;

export const sentences = {
  reports: {
    acted: actedPhrase,
    spoken: 'elsewhere',
    chose: ({ action, covered, says, ...one }) => {
      if (says) return undefined;
      if (action === undefined) return 'ist so weit';
      const things = chosenThings(one);
      if (covered)
        return things === '' ? `wählt heimlich ${bold(action)}` : `wählt heimlich ${things} für ${bold(action)}`;
      return things === ''
        ? `wählt ${bold(action)}, verdeckt, bis alle gewählt haben`
        : `wählt ${things} für ${bold(action)}, verdeckt, bis alle gewählt haben`;
    },
  },
  own: {
    chose: ({ action, covered, says, ...one }) => {
      if (says) return sentenceText(says, { locale: 'de', listed, person });
      if (action === undefined) return 'Du hast gewählt.';
      const things = chosenThings(one);
      if (covered)
        return things === ''
          ? `Du wählst heimlich ${bold(action)}.`
          : `Du wählst heimlich ${things} für ${bold(action)}.`;
      return things === ''
        ? `Du wählst ${bold(action)}, verdeckt, bis alle gewählt haben.`
        : `Du wählst ${things} für ${bold(action)}, verdeckt, bis alle gewählt haben.`;
    },
  },
  lines: {
    uncovered: ({ side, action, ...one }) => [
      `${bold(side.name)} ${action === undefined ? 'tut nichts' : actedPhrase({ action, ...one })}.`,
    ],
    fired: ({ names, isDetail }) =>
      isDetail ? [] : [`-# ${names.length === 1 ? 'Effekt' : 'Effekte'}: ${listed(names.map(bold))}.`],
    valued: ({ side, values }) => {
      const open = values.filter(({ isDetail }) => !isDetail);
      const said = listed(open.map(({ name, value }) => `${plain(propertyText(name))} ${plain(value)}`));
      if (open.length === 0) return [];
      return [side === undefined ? `-# ${said}.` : `-# ${bold(side)}: ${said}.`];
    },
  },
  tries: { act: 'das zu tun' },
  refusals: {
    'no-such-action': ({ action, names }, _view, { help }) =>
      names.length === 0
        ? `Dieses Spiel hat keine eigenen Aktionen. ${help} sagt, was man tun kann.`
        : `Es gibt keine Aktion ${bold(action)}. ${meant(near(action, names), names)}`,
    'action-needs': ({ action }, _view, { on }) =>
      `Sage, womit du ${bold(action)} ausführst: ${on} bietet an, was geht.`,
    'action-alone': ({ action }, _view, { on }) =>
      `Lass ${on} weg: ${bold(action)} wird mit nichts Bestimmtem ausgeführt.`,
    'action-not-with': ({ action, subject }, view, { on, act }) =>
      `${bold(action)} geht so, wie es steht, nicht mit ${thingName(view, subject)}. ${on === undefined ? elsewise(act) : `Wähle etwas anderes: ${on} bietet an, was geht.`}`,
    'action-not-now': ({ action }, _view, { name, act }) =>
      `${bold(action)} geht so, wie es steht, nicht. ${name === undefined ? elsewise(act) : `Wähle etwas anderes: ${name} bietet an, was du tun kannst.`}`,
    'check-fails': ({ action, text }, view, { option }) =>
      `${plain(view.of(gameQueries).said(text, 'de'))} Darum geht ${bold(action)} so nicht. Wähle etwas anderes: ${option} bietet an, was du tun kannst.`,
    'cannot-pay': ({ action, price, has }, _view, { on, act }) =>
      `${bold(action)} kostet dort ${price}, und alles, womit du zahlen könntest, ist ${has} wert. ${on === undefined ? elsewise(act) : `Wähle etwas anderes: ${on} bietet an, was du zahlen kannst.`}`,
    'pays-too-little': ({ action, price, given }, _view, { pay }) =>
      `${bold(action)} kostet ${price}, und das ist ${given} wert. Wähle mehr, oder lass ${pay} weg: Dann nehme ich so wenig, wie reicht.`,
    'not-to-pay-with': ({ action, piece }, view, { pay }) =>
      `${bold(action)} wird nicht mit ${thingName(view, piece)} bezahlt. Wähle andere Karten, oder lass ${pay} weg: Dann nehme ich so wenig, wie reicht.`,
    'nothing-to-pay': ({ action }, _view, { pay }) => `Lass ${pay} weg: ${bold(action)} kostet nichts.`,
    'no-such-choice': ({ action, choice, names }, _view, { with: option }) =>
      names.length === 0
        ? `Lass ${option} weg: Für ${bold(action)} wird nichts gewählt.`
        : `Für ${bold(action)} wählt man ${listed(names.map(bold))}, und kein ${bold(choice)}. Sage es in ${option}, mit ; dazwischen.`,
    'choice-lacks': ({ action, choice, least }, _view, { with: option }) =>
      `Wähle ${bold(choice)} für ${bold(action)}, mindestens ${numbered(least)}: ${option} bietet an, was geht.`,
    'choice-too-many': ({ choice, most }, _view, { with: option }) =>
      `Wähle höchstens ${numbered(most)} für ${bold(choice)}: ${option} bietet an, was geht.`,
    'choice-not-that': ({ choice, chosen }, view, { with: option }) =>
      `Wähle für ${bold(choice)} etwas anderes als ${thingName(view, chosen)}: ${option} bietet an, was geht.`,
    'choice-range': ({ choice, from, to }, _view, { with: option }) =>
      from > to
        ? `So, wie es steht, gibt es keine Zahl, die für ${bold(choice)} geht.`
        : `Sage für ${bold(choice)} eine ganze Zahl von ${from} bis ${to} in ${option}.`,
  },
} satisfies SystemSentences;
