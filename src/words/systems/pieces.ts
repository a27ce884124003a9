import { only, type Refusal } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { labelQueries } from '../../view/labels.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { unitsThatJoinedByMove } from '../../view/seen/musters.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import type { Format } from '../base/messages.ts';
import { pieceName, sideName } from '../base/names.ts';
import { heldText, propertyIn, propertyText } from '../base/properties.ts';
import type { SentenceFormatters, SystemSentences } from '../base/sentences.ts';
import { countedName, listed, times } from '../base/text.ts';
import { list, name, names } from '../base/values.ts';

/** Texts about pieces: how they appear, disappear and change. */

/** Two cells with an arrow, and their boards if these differ. */
const way = ({ from, to, boards }: SeenReport<'moved'>): string =>
  boards ? `${plain(boards[0])} ${plain(from)} → ${plain(boards[1])} ${plain(to)}` : `${plain(from)} → ${plain(to)}`;

/** A piece with its number: `3 × **Pawn**`, `**Pawn**`. */
const several = (one: { readonly piece: string; readonly count?: number | undefined }): string =>
  `${times(one)}${bold(one.piece)}`;

const vanishedPhrase = (format: Format, one: SeenReport<'vanished'>): string => {
  const given = { pieces: several(one), from: plain(one.from) };
  if (one.gone) return format('pieces-takes-off', given);
  return one.to === undefined
    ? format('pieces-moves-away', given)
    : format('pieces-moves-from', { ...given, to: plain(one.to) });
};

/** The value of a property for players. */
export const valueText = (format: Format, text = ''): string =>
  text === '' ? format('value-blank') : plain(heldText(format, text));

/** Pieces that move the same way together, in the order in which they start; armies by their names. */
const marchPhrases = (format: Format, seen: readonly SeenReport[]): readonly string[] => {
  const marches = new Map<string, { readonly one: SeenReport<'moved'>; readonly units: string[] }>();
  for (const one of only(seen, 'moved')) {
    const key = [one.with, ...(one.boards ?? []), one.from, one.to].join('\n');
    const march = marches.get(key) ?? { one, units: [] };
    marches.set(key, march);
    march.units.push(several(one));
  }
  return [...marches.values()].map(({ one, units }) => {
    const given = { pieces: list(units), way: way(one) };
    return one.with === undefined
      ? format('pieces-moves', given)
      : format('pieces-army-moves', { ...given, army: name(one.with) });
  });
};

/** An army that units joined, with the others that joined it by the same move. */
const joinedArmy = (format: Format, army: string, seen: readonly SeenReport[]): string => {
  const others = unitsThatJoinedByMove(army, seen);
  return others.length > 0
    ? format('pieces-army-with', { army: name(army), units: list(others.map(countedName)) })
    : bold(army);
};

/** A move, to follow the player's name, with its captures and the armies that units left and joined. */
export const movePhrase = (format: Format, seen: readonly SeenReport[], say: SentenceFormatters): string => {
  const moves = [...marchPhrases(format, seen)];
  const [taken, armies, left]: [string[], string[], string[]] = [[], [], []];
  for (const one of seen) {
    if (one.what === 'moved') continue;
    if (one.what === 'appeared') moves.push(format('pieces-plays', { pieces: several(one), at: plain(one.at) }));
    else if (one.what === 'vanished' && one.gone) taken.push(`${several(one)} ${plain(one.from)}`);
    else if (one.what === 'owned') taken.push(`${several(one)} ${plain(one.at)}`);
    else if (one.what === 'regrouped') {
      armies.push(...one.armies.map((army) => joinedArmy(format, army, seen)));
      left.push(...(one.left ?? []).map(bold));
    } else moves.push(...[say.reports([one])].filter((text) => text !== ''));
  }
  const takes = taken.length > 0 ? [format('pieces-takes', { pieces: list(taken) })] : [];
  const deed = listed(format, [...moves, ...takes]);
  const away = left.length > 0 ? format('pieces-leaves-armies', { deed, armies: list(left) }) : deed;
  return armies.length > 0 ? format('pieces-joins-armies', { deed: away, armies: list(armies) }) : away;
};

const handOverPhrase = (format: Format, seen: readonly SeenReport[]): string => {
  const lost = seen.flatMap((one) => (one.what === 'disbanded' ? one.army : []));
  const given = only(seen, 'given').map(({ piece, at, side, leaves, army }) => {
    const gift = { piece: name(piece), at: plain(at), side: name(side) };
    if (!leaves) return format('pieces-gives', gift);
    return army === undefined
      ? format('pieces-gives-out-of-army', gift)
      : format('pieces-gives-out-of', { ...gift, army: name(army) });
  });
  if (given.length === 0) return '';
  const deed = listed(format, given);
  return lost.length === 0 ? deed : format('army-lost-too', { deed, armies: names(lost), count: lost.length });
};

const reports = (format: Format) =>
  ({
    moved: (one) => format('pieces-moves', { pieces: list([several(one)]), way: way(one) }),
    appeared: (one) => format('pieces-puts', { pieces: several(one), at: plain(one.at) }),
    vanished: (one) => vanishedPhrase(format, one),
    set: ({ piece, property, from, to }) =>
      format('pieces-sets', {
        property: plain(propertyText(format, property)),
        piece: name(piece),
        from: valueText(format, from),
        to: valueText(format, to),
      }),
    owned: (one) => format('pieces-takes-over', { piece: `${several(one)} ${plain(one.at)}` }),
    turned: ({ piece, layer }) => format('pieces-turns', { piece: name(piece), layer: name(layer) }),
    faces: ({ piece, facing }) => format('pieces-faces', { piece: name(piece), direction: facing }),
    restacked: ({ piece, at }) => format('pieces-restacks', { piece: name(piece), at: plain(at) }),
    given: 'elsewhere',
  }) satisfies SystemSentences['reports'];

const notYours = (format: Format, { piece, side }: Refusal<'not-your-piece'>, view: View): string => {
  const known = view.of(pieceQueries).byId(piece)?.name;
  if (known === undefined) return format('unseen-in-the-way');
  if (side === undefined) return format('pieces-of-nobody', { piece: name(known) });
  const given = { piece: name(known), side: sideName(format, view, side) };
  const turn = view.of(gameQueries).turn();
  return turn && view.of(gameQueries).rules.strict
    ? format('pieces-not-yours-turn', { ...given, turn: sideName(format, view, turn.side.id) })
    : format('pieces-not-yours', given);
};

/** The piece that holds a cell, with its owner; undefined if the reader can't see it. */
const holderName = (format: Format, view: View, id: string): string | undefined => {
  const holder = view.of(pieceQueries).byId(id);
  if (!holder) return undefined;
  return holder.side
    ? format('piece-of', { piece: name(holder.name), side: name(holder.side.name) })
    : bold(holder.name);
};

/** The reasons why a piece can't go somewhere, or isn't the reader's. */
const placeRefusals = (format: Format) =>
  ({
    'not-your-piece': (refusal, view) => notYours(format, refusal, view),
    'no-such-piece': ({ piece }, view, { list: shown }) => {
      const known = view.of(pieceQueries).byId(piece)?.name;
      return known === undefined
        ? format('pieces-unknown', { list: shown })
        : format('pieces-gone', { piece: name(known), list: shown });
    },
    'not-your-side': ({ side }, view, { other, none }) =>
      format('pieces-not-your-side', { side: sideName(format, view, side), other, none }),
    'no-such-prototype': ({ prototype }, view, { list: shown }) =>
      format('pieces-no-kind', { kind: name(view.of(labelQueries).of(prototype)), list: shown }),
    'no-such-place': ({ place }, _view, { board }) => format('pieces-no-place', { place: name(place), board }),
    'nothing-to-move': (_, _view, { piece }) => format('pieces-nothing-to-move', { piece }),
    'already-there': ({ piece, place }, view) =>
      format('pieces-already-there', { piece: pieceName(format, view, piece), place: name(place) }),
    occupied: ({ place, by }, view, { take }) => {
      const piece = holderName(format, view, by);
      if (piece === undefined) return format('unseen-in-the-way');
      return take === undefined
        ? format('pieces-occupied', { piece, cell: name(place) })
        : format('pieces-occupied-take', { piece, cell: name(place), take });
    },
    'cell-taken': ({ place, by }, view) => {
      const piece = holderName(format, view, by);
      if (piece === undefined) return format('unseen-in-the-way');
      return format('pieces-occupied', { piece, cell: name(place) });
    },
    'one-a-cell': ({ place }) => format('pieces-one-a-cell', { cell: name(place) }),
    'already-theirs': ({ piece, side }, view) =>
      format('pieces-already-theirs', { piece: pieceName(format, view, piece), side: sideName(format, view, side) }),
    'in-window': ({ piece, side }, view, { give, move }) => {
      const given = { piece: pieceName(format, view, piece), side: sideName(format, view, side) };
      return give !== undefined
        ? format('pieces-in-hand', { ...given, give })
        : format('pieces-in-window', { ...given, move: String(move) });
    },
  }) satisfies SystemSentences['refusals'];

/** The reasons why a piece can't be captured. */
const captureRefusals = (format: Format) =>
  ({
    'no-combat': (_, _view, { engage, move }) =>
      engage === undefined
        ? format('pieces-no-captures-map', { move })
        : format('pieces-no-captures-map-engage', { engage, move }),
    'no-captures': (_, _view, { move }) => format('pieces-no-captures', { move }),
    'captures-by-rule': (_, _view, { move }) => format('pieces-captures-by-rule', { move }),
    'not-an-enemy': ({ piece }, view) => format('pieces-not-an-enemy', { piece: pieceName(format, view, piece) }),
    'captures-itself': ({ piece }, view) => format('pieces-captures-itself', { piece: pieceName(format, view, piece) }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why a piece can't be turned, moved in its stack or copied. */
const lookRefusals = (format: Format) =>
  ({
    'no-layers': ({ piece }, view) => format('pieces-one-layer', { piece: pieceName(format, view, piece) }),
    'no-such-layer': ({ piece, layers }, view) =>
      format('pieces-no-layer', { piece: pieceName(format, view, piece), layers: names(layers) }),
    'layer-follows': ({ piece }, view) => format('pieces-layer-follows', { piece: pieceName(format, view, piece) }),
    'no-facing': ({ piece }, view) => format('pieces-no-facing', { piece: pieceName(format, view, piece) }),
    'no-such-facing': ({ piece, directions }, view) =>
      format('pieces-bad-facing', { piece: pieceName(format, view, piece), directions, last: directions - 1 }),
    'shows-layer': ({ piece, layer }, view) =>
      format('pieces-shows-layer', { piece: pieceName(format, view, piece), layer: name(layer) }),
    'faces-so': ({ piece, facing }, view) =>
      format('pieces-faces-so', { piece: pieceName(format, view, piece), direction: facing }),
    'not-higher': ({ piece, to }, view) => format(`pieces-in-stack.${to}`, { piece: pieceName(format, view, piece) }),
    'too-many': ({ most }) => format('pieces-too-many-copies', { most }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why a property can't have a value. */
const valueRefusals = (format: Format) =>
  ({
    'has-value': ({ piece, property, value }, view) =>
      format('pieces-has-value', {
        property: name(propertyIn(format, view, property)),
        piece: pieceName(format, view, piece),
        value: valueText(format, value),
      }),
    'read-only': ({ property }, view, { piece }) =>
      format('pieces-read-only', { property: name(propertyIn(format, view, property)), piece }),
    'wrong-value': ({ property, domain }, view) =>
      format(`pieces-value-${domain}`, { property: name(propertyIn(format, view, property)) }),
    'out-of-bounds': ({ property, min, max }, view) => {
      const given = { property: name(propertyIn(format, view, property)) };
      if (min === undefined) return format('pieces-value-most', { ...given, max: String(max) });
      return max === undefined
        ? format('pieces-value-least', { ...given, min: String(min) })
        : format('pieces-value-range', { ...given, min: String(min), max: String(max) });
    },
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: reports(format),
    deeds: {
      move: ({ seen = [] }, say) => movePhrase(format, seen, say),
      'hand-over': ({ seen = [] }) => handOverPhrase(format, seen),
    },
    tries: {
      move: format('tries-move'),
      'hand-over': format('tries-hand-over'),
      delete: format('tries-delete'),
      flip: format('tries-flip'),
      rotate: format('tries-rotate'),
      order: format('tries-order'),
    },
    refusals: {
      ...placeRefusals(format),
      ...captureRefusals(format),
      ...lookRefusals(format),
      ...valueRefusals(format),
    },
  }) satisfies SystemSentences;
