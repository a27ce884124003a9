import { type Button, type Control, rowsOf, type Select } from '../../src/view/text/message.ts';
import { LIST, type ListBounds, list, type Panel, press } from './panel.ts';

/** What one chooses among of which there is much: some lists at a time, and a button for each part of it. */

/** So many lists of a view. */
const LISTS = 4;
const SHOWN = LISTS * LIST;

/** So many parts have a button: more than anybody is asked among. */
const MOST_PARTS_SHOWN = 10;

/** So many numbers are listed; others are typed. */
export const MOST_NUMBERS_LISTED = 1_000;

/** What stands in an id for the part that is shown. */
const PART = '@';
const partMark = (part: number): readonly string[] => (part === 0 ? [] : [`${PART}${part}`]);

/** Which part is shown, and what else stands in an id; what only tells lists apart is left out. */
export const partIn = (args: readonly string[]): { readonly part: number; readonly rest: readonly string[] } => ({
  part: Number(args.find((arg) => /^@\d{1,2}$/.test(arg))?.slice(1) ?? 0),
  rest: args.filter((arg) => !arg.startsWith('~') && !arg.startsWith(PART)),
});

/** How a part is shown again. */
export const atPart = (at: readonly string[], part: number): readonly string[] => [...at, ...partMark(part)];

/** The lists of a part. `does`: what a choice does. */
export const partLists = (
  panel: Panel,
  placeholder: string,
  does: readonly string[],
  options: Select['options'],
  part: number,
  { least = 1, most = 1 }: ListBounds = {},
): readonly (readonly Control[])[] => {
  const shown = options.slice(part * SHOWN, (part + 1) * SHOWN);
  return Array.from({ length: Math.ceil(shown.length / LIST) }, (_, i) => i).flatMap((i) =>
    list(panel, placeholder, [...does, `~${i}`], shown.slice(i * LIST, (i + 1) * LIST), {
      // What is chosen together may stand in several lists.
      least: options.length <= LIST ? least : 1,
      most,
    }),
  );
};

/** A button for each part, where there are several. */
export const partButtons = (panel: Panel, count: number, at: readonly string[]): readonly (readonly Button[])[] => {
  const parts = Math.min(MOST_PARTS_SHOWN, Math.ceil(count / SHOWN));
  if (parts < 2) return [];
  return rowsOf(
    Array.from({ length: parts }, (_, part) => part).flatMap((part) =>
      press(panel, panel.said.page(part * SHOWN + 1, Math.min(count, (part + 1) * SHOWN)), atPart(at, part)),
    ),
  );
};
