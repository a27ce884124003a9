import { findPlaceByText } from '../../src/view/find/find.ts';
import { hashOfTurnAndEvent } from '../../src/view/panel/version.ts';
import { pieceQueries, type StockPieceKind } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { Button, Control } from '../../src/view/text/message.ts';
import { can } from '../common/can.ts';
import { placesToPlayCard } from './cards.ts';
import { slashCommandTexts } from './commands.ts';
import type { Deed } from './deed.ts';
import { createListOption, list, MOST_OPTIONS_PER_SELECT, type Panel, press, type ShowScreen } from './panel.ts';

/** Controls for the box, which has the kinds of pieces that players may add, or use to replace a piece (C83). */

const kindsIn = ({ view }: Panel): readonly StockPieceKind[] => view.of(pieceQueries).stock();

const kindAt = (panel: Panel, index = ''): StockPieceKind | undefined => kindsIn(panel)[Number(index)];

export const boxDeeds = {
  unbox: {
    version: ({ view, mark }) => hashOfTurnAndEvent(view, mark),
    operation: (panel, [index, owner, ...where]) => {
      const kind = kindAt(panel, index);
      const spot = findPlaceByText(panel.view, where.join(':'));
      const side = panel.view.of(seatQueries).mine()[Number(owner)];
      return (
        kind &&
        spot && {
          kind: 'place',
          actor: panel.input.person.id,
          prototype: kind.key,
          name: undefined,
          side: side?.id,
          to: spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell },
        }
      );
    },
  },
  swap: {
    version: ({ view, mark }) => hashOfTurnAndEvent(view, mark),
    operation: (panel, [handle = '', index]) => {
      const kind = kindAt(panel, index);
      const piece = panel.view.of(pieceQueries).byHandle(handle);
      const actor = panel.input.person.id;
      return (
        kind &&
        piece && {
          kind: 'replace',
          actor,
          piece: panel.view.of(pieceQueries).id(piece),
          prototype: kind.key,
          name: undefined,
        }
      );
    },
  },
} as const satisfies Readonly<Record<string, Deed>>;

export const createPieceBoxButton = (panel: Panel): readonly Button[] =>
  kindsIn(panel).length > 0 && placesOf(panel, '0').length > 0 ? press(panel, panel.said.labels.box, ['box']) : [];

export const createReplacePieceButton = (panel: Panel, handle: string): readonly Button[] =>
  can(panel, boxDeeds.swap.operation(panel, [handle, '0']))
    ? press(panel, panel.said.labels.replace, ['swaps', handle])
    : [];

const placesOf = (panel: Panel, index: string, owner = '0'): readonly string[] =>
  placesToPlayCard(panel).filter((label) => can(panel, boxDeeds.unbox.operation(panel, [index, owner, label])));

/**
 * Returns lists of kinds. If there are more than one list can hold, the player first chooses a range. `choose` and
 * `ranges`: the ids of the controls for a kind and for a range.
 */
const kindRows = (
  panel: Panel,
  from: string | undefined,
  choose: readonly string[],
  ranges: readonly string[],
): readonly (readonly Control[])[] => {
  const { said } = panel;
  const kinds = kindsIn(panel).map(({ label }, i) => createListOption(String(i), label));
  const size = Math.max(MOST_OPTIONS_PER_SELECT, Math.ceil(kinds.length / MOST_OPTIONS_PER_SELECT));
  const start = Number(from ?? 0);
  if (kinds.length <= MOST_OPTIONS_PER_SELECT || (from !== undefined && size === MOST_OPTIONS_PER_SELECT))
    return list(panel, said.kinds(kinds.length), choose, kinds.slice(start, start + MOST_OPTIONS_PER_SELECT));
  const all = from === undefined ? kinds : kinds.slice(start, start + size);
  const step = from === undefined ? size : MOST_OPTIONS_PER_SELECT;
  const starts = Array.from({ length: Math.ceil(all.length / step) }, (_, i) => i * step);
  return list(
    panel,
    said.kinds(kinds.length),
    ranges,
    starts.map((at) =>
      createListOption(String(start + at), `${all[at]?.label} – ${all[Math.min(at + step, all.length) - 1]?.label}`),
    ),
  );
};

export const pieceBoxScreen: ShowScreen = (panel, [from]) => {
  const { said } = panel;
  if (kindsIn(panel).length === 0) return undefined;
  return {
    prompt: said.chooseKind,
    tips: [],
    rows: kindRows(panel, from, ['kind'], ['box']),
    at: ['box', ...(from === undefined ? [] : [from])],
    typed: slashCommandTexts.box,
  };
};

export const newPieceOwnerScreen: ShowScreen = (panel, args) => {
  const { said, view } = panel;
  const [index = ''] = args.slice(-1);
  const kind = kindAt(panel, index);
  const sides = view.of(seatQueries).mine();
  if (!kind || sides.length < 2) return newPiecePlaceScreen(panel, [index, '0']);
  return {
    prompt: said.kindFor(kind.label),
    tips: [],
    rows: list(
      panel,
      said.whichSide(sides.length),
      ['owner', index],
      sides.map(({ name }, i) => createListOption(String(i), name)),
    ),
    at: ['kind', index],
    typed: slashCommandTexts.box,
  };
};

export const newPiecePlaceScreen: ShowScreen = (panel, [index = '', owner = '0']) => {
  const { said } = panel;
  const kind = kindAt(panel, index);
  if (!kind) return undefined;
  const places = placesOf(panel, index, owner);
  return {
    prompt: said.putKind(kind.label),
    tips: [],
    rows: list(
      panel,
      said.playTo(places.length),
      ['unbox', boxDeeds.unbox.version(panel), index, owner],
      places.map((label) => createListOption(label, label)),
    ),
    at: ['owner', index, owner],
    typed: slashCommandTexts.box,
  };
};

export const pieceReplacementScreen: ShowScreen = (panel, [handle = '', from]) => {
  const { view, said } = panel;
  const piece = view.of(pieceQueries).byHandle(handle);
  if (!piece) return undefined;
  return {
    prompt: said.replaceWith(piece.name),
    tips: [],
    rows: kindRows(panel, from, ['swap', boxDeeds.swap.version(panel), handle], ['swaps', handle]),
    at: ['swaps', handle, ...(from === undefined ? [] : [from])],
    typed: slashCommandTexts.box,
  };
};
