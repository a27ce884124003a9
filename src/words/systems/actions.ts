import { near } from '../../engine/index.ts';
import { splitBoardSubjectId } from '../../engine/modifiers/subject.ts';
import { gameQueries } from '../../view/game.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { seatQueries } from '../../view/seats.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import { formatModuleSentence } from '../../view/seen/spoken.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import type { Format } from '../base/messages.ts';
import { propertyText } from '../base/properties.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { naming } from '../base/text.ts';
import { type ListArgument, list, name, names } from '../base/values.ts';

/** Texts about the actions of a module. */

/** The target of an action, as the reader knows it. */
const targetName = (format: Format, view: View, id: string, use: 'with' | 'chosen' = 'with'): string => {
  const piece = view.of(pieceQueries).byId(id);
  if (piece) return bold(piece.name);
  const side = view
    .of(seatQueries)
    .sides()
    .find((one) => one.id === id);
  if (side) return bold(side.name);
  const cell = splitBoardSubjectId(id)[1];
  return id.includes(cell) && cell !== id ? bold(cell) : format(`action-that.${use}`);
};

type Acted = Omit<SeenReport<'acted'>, 'what'>;

/** An action with everything that was chosen for it, to follow the player's name. */
const actedPhrase = (format: Format, { action, with: target, chosen = [] }: Acted): string => {
  const given = { action: name(action) };
  const choices = chosen.map(({ choice, of }) => format('action-choice', { choice: plain(choice), chosen: names(of) }));
  if (target === undefined)
    return choices.length === 0
      ? format('action-does', given)
      : format('action-does-choosing', { ...given, choices: list(choices, 'more') });
  return choices.length === 0
    ? format('action-does-with', { ...given, target: name(target) })
    : format('action-does-with-choosing', { ...given, target: name(target), choices: list(choices, 'more') });
};

/** The names of everything that was chosen; undefined if nothing was. */
const chosenNames = ({ with: target, chosen = [] }: Omit<Acted, 'action'>): ListArgument | undefined => {
  const all = [...(target === undefined ? [] : [target]), ...chosen.flatMap(({ of }) => of)];
  return all.length === 0 ? undefined : names(all);
};

type Chose = Omit<SeenReport<'chose'>, 'what' | 'says'>;

/** A choice, to follow the player's name or to address the player. `whose`: the variant of the messages. */
const chosePhrase = (format: Format, { action, covered, ...one }: Chose, whose: 'theirs' | 'yours'): string => {
  if (action === undefined) return format(`choice-ready.${whose}`);
  const things = chosenNames(one);
  const how = covered ? 'secret' : 'hidden';
  if (things === undefined) return format(`choice-${how}.${whose}`, { action: name(action) });
  return format(`choice-${how}-of.${whose}`, { action: name(action), things });
};

/** The names that are similar to the typed one; if there are none, the first ten. */
const meant = (typed: string, all: readonly string[]): ListArgument => {
  const alike = near(typed, all);
  return names(alike.length > 0 ? alike : all.slice(0, 10), 'or');
};

/** Lines below an act: choices that become public, effects and values. */
const lines = (format: Format) =>
  ({
    uncovered: ({ side, action, ...one }) => [
      action === undefined
        ? format('action-nothing', { side: name(side.name) })
        : format('action-line', { side: bold(side.name), deed: actedPhrase(format, { action, ...one }) }),
    ],
    fired: ({ names: effects, isDetail }) =>
      isDetail ? [] : [format('action-effects', { effects: names(effects), count: effects.length })],
    valued: ({ side, values }) => {
      const shown = values.filter(({ isDetail }) => !isDetail);
      if (shown.length === 0) return [];
      const all = list(
        shown.map(({ name: key, value }) =>
          format('action-value', { property: plain(propertyText(format, key)), value: plain(value) }),
        ),
      );
      return [
        side === undefined
          ? format('action-values', { values: all })
          : format('action-values-of', { side: bold(side), values: all }),
      ];
    },
  }) satisfies SystemSentences['lines'];

/** The reasons why an action isn't possible. */
const actionRefusals = (format: Format) =>
  ({
    'no-such-action': ({ action, names: all }, _view, { help }) =>
      all.length === 0
        ? format('action-none', { help: String(help) })
        : format('action-unknown', { action: name(action), actions: meant(action, all) }),
    'action-needs': ({ action }, _view, { on }) => format('action-needs', { action: name(action), on }),
    'action-alone': ({ action }, _view, { on }) => format('action-alone', { action: name(action), on }),
    'action-not-with': ({ action, subject }, view, { on, act }) => {
      const given = { action: name(action), target: targetName(format, view, subject) };
      return on === undefined
        ? format('action-not-with', { ...given, act: String(act) })
        : format('action-not-with-choose', { ...given, on });
    },
    'action-not-now': ({ action }, _view, { name: option, act }) =>
      option === undefined
        ? format('action-not-now', { action: name(action), act: String(act) })
        : format('action-not-now-choose', { action: name(action), option }),
    'check-fails': ({ action, text }, view, { option }) =>
      [
        plain(view.of(gameQueries).said(text, format.locale)),
        format('action-check-fails', { action: name(action), option: String(option) }),
      ].join(' '),
  }) satisfies SystemSentences['refusals'];

/** The reasons why an action can't be paid for. */
const priceRefusals = (format: Format) =>
  ({
    'cannot-pay': ({ action, price, has }, _view, { on, act }) => {
      const given = { action: name(action), price, has };
      return on === undefined
        ? format('action-cannot-pay', { ...given, act: String(act) })
        : format('action-cannot-pay-choose', { ...given, on });
    },
    'pays-too-little': ({ action, price, given }, _view, { pay }) =>
      format('action-pays-too-little', { action: name(action), price, given, pay }),
    'not-to-pay-with': ({ action, piece }, view, { pay }) =>
      format('action-not-to-pay-with', { action: name(action), piece: targetName(format, view, piece), pay }),
    'nothing-to-pay': ({ action }, _view, { pay }) => format('action-free', { action: name(action), pay }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why the choices for an action don't work. */
const choiceRefusals = (format: Format) =>
  ({
    'no-such-choice': ({ action, choice, names: all }, _view, { with: option }) =>
      all.length === 0
        ? format('choice-none', { action: name(action), option })
        : format('choice-unknown', { action: name(action), choice: name(choice), choices: names(all), option }),
    'choice-lacks': ({ action, choice, least }, _view, { with: option }) =>
      format('choice-missing', { action: name(action), choice: name(choice), count: least, option }),
    'choice-too-many': ({ choice, most }, _view, { with: option }) =>
      format('choice-too-many', { choice: name(choice), count: most, option }),
    'choice-not-that': ({ choice, chosen }, view, { with: option }) =>
      format('choice-not-that', { choice: name(choice), chosen: targetName(format, view, chosen, 'chosen'), option }),
    'choice-range': ({ choice, from, to }, _view, { with: option }) =>
      from > to
        ? format('choice-no-number', { choice: name(choice) })
        : format('choice-range', { choice: name(choice), from, to, option: String(option) }),
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: {
      acted: (one) => actedPhrase(format, one),
      spoken: 'elsewhere',
      chose: ({ says, ...one }) => (says ? undefined : chosePhrase(format, one, 'theirs')),
    },
    own: {
      chose: ({ says, ...one }) =>
        says ? formatModuleSentence(says, naming(format)) : chosePhrase(format, one, 'yours'),
    },
    lines: lines(format),
    tries: { act: format('tries-act') },
    refusals: { ...actionRefusals(format), ...priceRefusals(format), ...choiceRefusals(format) },
  }) satisfies SystemSentences;
