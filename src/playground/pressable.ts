import { isBoard, type Picture } from '../draw/index.ts';
import { type CellArea, cellAreas } from '../view/board/areas.ts';
import type { Control, Drawing, Message } from '../view/text/message.ts';
import type { CellPress, WireCell } from './wire.ts';

/** A board's picture at the page can be pressed: each cell as the controls that stand for it are. */

/** A drawing that shows what was drawn once it is. */
export const watchedDrawing = (
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

/** The cells of a board's picture that is so many pixels wide; none of another picture. */
export const areasOf = (picture: Picture | undefined, width: number | undefined): readonly CellArea[] =>
  picture && width !== undefined && isBoard(picture) ? cellAreas(picture, width) : [];

/** What a press on each cell of the message's board does, the likeliest cell first. */
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

/** A list from which several are chosen together is left to itself. */
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

/** The cells that can be pressed; undefined where the message has no such board. */
export const cellsOf = (message: Message, areas: readonly CellArea[]): readonly WireCell[] | undefined => {
  const presses = pressesByCell(message);
  if (presses.size === 0) return undefined;
  const outlines = new Map(areas.map(({ cell, outline }) => [cell, outline]));
  return [...presses].flatMap(([cell, does]) => {
    const outline = outlines.get(cell);
    return outline ? [{ cell, outline: outline.map(({ x, y }) => [Math.round(x), Math.round(y)] as const), does }] : [];
  });
};

/** What the only press on that cell of a message's board is; undefined where there is none, or a choice. */
export const onlyPress = (message: Message, cell: string): CellPress | undefined => {
  const [one, ...others] = pressesByCell(message).get(cell) ?? [];
  return others.length === 0 ? one : undefined;
};
