import { arrangeButtonsInRows, type Button, type Control, type SelectMenu } from '../../src/view/text/message.ts';
import { list, MOST_OPTIONS_PER_SELECT, type Panel, press, type SelectionBounds } from './panel.ts';

/** Choices with more options than a list can hold: a page has several lists, and each page has a button. */

const LISTS = 4;
const SHOWN = LISTS * MOST_OPTIONS_PER_SELECT;

const MOST_PARTS_SHOWN = 10;

export const MOST_NUMBERS_LISTED = 1_000;

const PART = '@';
const partMark = (part: number): readonly string[] => (part === 0 ? [] : [`${PART}${part}`]);

export const parsePageArgument = (
  args: readonly string[],
): { readonly part: number; readonly rest: readonly string[] } => ({
  part: Number(args.find((arg) => /^@\d{1,2}$/.test(arg))?.slice(1) ?? 0),
  rest: args.filter((arg) => !arg.startsWith('~') && !arg.startsWith(PART)),
});

export const addPageArgument = (at: readonly string[], part: number): readonly string[] => [...at, ...partMark(part)];

export const selectsOfPage = (
  panel: Panel,
  placeholder: string,
  does: readonly string[],
  options: SelectMenu['options'],
  part: number,
  { least = 1, most = 1 }: SelectionBounds = {},
): readonly (readonly Control[])[] => {
  const shown = options.slice(part * SHOWN, (part + 1) * SHOWN);
  return Array.from({ length: Math.ceil(shown.length / MOST_OPTIONS_PER_SELECT) }, (_, i) => i).flatMap((i) =>
    list(
      panel,
      placeholder,
      [...does, `~${i}`],
      shown.slice(i * MOST_OPTIONS_PER_SELECT, (i + 1) * MOST_OPTIONS_PER_SELECT),
      {
        // If the options fill several lists, a player may choose from only some of them.
        least: options.length <= MOST_OPTIONS_PER_SELECT ? least : 1,
        most,
      },
    ),
  );
};

export const panelPageButtons = (
  panel: Panel,
  count: number,
  at: readonly string[],
): readonly (readonly Button[])[] => {
  const parts = Math.min(MOST_PARTS_SHOWN, Math.ceil(count / SHOWN));
  if (parts < 2) return [];
  return arrangeButtonsInRows(
    Array.from({ length: parts }, (_, part) => part).flatMap((part) =>
      press(panel, panel.said.page(part * SHOWN + 1, Math.min(count, (part + 1) * SHOWN)), addPageArgument(at, part)),
    ),
  );
};
