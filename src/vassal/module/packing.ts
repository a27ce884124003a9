/** Packs rectangles onto sheets, in rows from the top. The highest rectangles come first. */

export interface Piece {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export interface PackedSheet {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, { readonly left: number; readonly top: number }>;
}

/** The greatest width and height of a sheet, in pixels. */
const SIDE = 1500;

export const packRectangles = (pieces: readonly Piece[]): readonly PackedSheet[] => {
  const sheets: { width: number; height: number; places: Map<string, { left: number; top: number }> }[] = [];
  let [left, top, high] = [0, 0, 0];
  for (const { key, width, height } of [...pieces].sort((a, b) => b.height - a.height)) {
    if (left + width > SIDE) [left, top, high] = [0, top + high, 0];
    let sheet = sheets.at(-1);
    if (!sheet || top + height > SIDE) {
      sheet = { width: 1, height: 1, places: new Map() };
      sheets.push(sheet);
      [left, top, high] = [0, 0, 0];
    }
    sheet.places.set(key, { left, top });
    left += width;
    high = Math.max(high, height);
    sheet.width = Math.max(sheet.width, left);
    sheet.height = Math.max(sheet.height, top + height);
  }
  return sheets;
};
