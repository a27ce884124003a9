import { isBoard, type Picture } from '../draw/index.ts';
import { type CellArea, cellAreas } from '../view/board/areas.ts';
import type { Control, Drawing, Message } from '../view/text/message.ts';
import type { CellPress, WireCell } from './wire.ts';

/**
 * Wraps a board's drawing so that the page can find the pressed cell: it also returns the picture that was last drawn.
 */

export const trackLastPicture = (
  drawing: Drawing,
): { readonly drawing: Drawing; readonly shown: () => Picture | undefined } => {
  const { key, name, alt, frames } = drawing;
  let last: Picture | undefined;
  const picture = async (): Promise<Picture> => {
    last = await drawing.picture();
    return last;
  };
  return { drawing: { key, name, alt, picture, ...(frames ? { frames } : {}) }, shown: () => last };
};

export const cellAreasOf = (picture: Picture | undefined, width: number | undefined): readonly CellArea[] =>
  picture && width !== undefined && isBoard(picture) ? cellAreas(picture, width) : [];

const pressesByCell = ({ rows = [], drawing }: Message): ReadonlyMap<string, readonly CellPress[]> => {
  const presses = new Map<string, CellPress[]>();
  for (const control of rows.flat()) {
    for (const { at, ...one } of pressesOf(control)) {
      if (at?.cell === undefined || at.in !== drawing?.board?.id) continue;
      presses.set(at.cell, [...(presses.get(at.cell) ?? []), one]);
    }
  }
  return presses;
};

/** Returns the cells whose press does the same as the control; none for a list in which several things are chosen. */
const pressesOf = (control: Control): readonly (CellPress & Pick<Control & { kind: 'button' }, 'at'>)[] => {
  if (control.kind === 'button') {
    const { id, label, at } = control;
    return control.disabled === true || !at ? [] : [{ control: id, values: [], label, at }];
  }
  if ((control.min ?? 1) !== 1 || (control.max ?? 1) !== 1) return [];
  const { id, placeholder } = control;
  return control.options.flatMap(({ value, label, at }) =>
    at ? [{ control: id, values: [value], label, list: placeholder, at }] : [],
  );
};

export const pressableCellsOf = (message: Message, areas: readonly CellArea[]): readonly WireCell[] | undefined => {
  const presses = pressesByCell(message);
  if (presses.size === 0) return undefined;
  const outlines = new Map(areas.map(({ cell, outline }) => [cell, outline]));
  return [...presses].flatMap(([cell, does]) => {
    const outline = outlines.get(cell);
    return outline ? [{ cell, outline: outline.map(({ x, y }) => [Math.round(x), Math.round(y)] as const), does }] : [];
  });
};

/** Returns the action of a cell if the message has exactly one for it. */
export const singlePressOf = (message: Message, cell: string): CellPress | undefined => {
  const [one, ...others] = pressesByCell(message).get(cell) ?? [];
  return others.length === 0 ? one : undefined;
};
