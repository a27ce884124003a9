import type { Grid } from '../table/grid/index.ts';
import type { KingdomPicture } from './kingdom-picture.ts';

export type Picture = BoardPicture | ChartPicture | KingdomPicture | RecapPicture;

/** Cell units: 1 is the width of a cell. x grows to the right, y grows downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Mark = 'from' | 'to' | 'changed' | 'captured' | 'reach' | 'takes' | 'closed' | 'mover';

export interface CellPicture {
  readonly id: string;
  readonly label: string;
  readonly centre?: Point;
  /** Its own outline; by default the board's, around the center. */
  readonly outline?: readonly Point[];
  readonly terrain?: string;
  readonly mark?: Mark;
  readonly number?: string;
  /** Its label is drawn large above its pieces, because it is a choice. */
  readonly large?: true;
  readonly note?: string;
}

export interface TerrainPicture {
  readonly name: string;
  readonly text?: string;
  /** `#rgb`, `#rrggbb` or a named color; by default the terrain's name chooses it. */
  readonly colour?: string;
}

export interface SidePicture {
  /** The index in the order of sides, from 0. It determines the shape, and the default color. */
  readonly index: number;
  readonly name: string;
  /** `#rgb`, `#rrggbb` or a named color; a side named after a color has that color by default. */
  readonly colour?: string;
}

export interface PiecePicture {
  /** The id of its cell; a piece whose cell isn't in the picture isn't drawn. */
  readonly cell: string;
  readonly name: string;
  readonly label?: string;
  readonly side?: SidePicture;
  readonly count?: number;
  /** Degrees clockwise from straight up. */
  readonly facing?: number;
  readonly changed?: boolean;
  /** Face down for this viewer: neither label nor name is drawn. */
  readonly hidden?: boolean;
  readonly art?: ArtPicture;
  readonly place?: boolean;
  readonly card?: CardFace;
  readonly pile?: 'filled' | 'empty';
}

export interface CardFace {
  readonly values: readonly { readonly text: string; readonly value: string }[];
  readonly kinds: string;
  readonly text?: string;
  readonly number?: string;
}

/** A part of a stored picture, in its pixels, that replaces a label. */
export interface ArtPicture {
  readonly hash: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly of: { readonly width: number; readonly height: number };
  /** It shows the side by itself, or is the whole face of a card: no frame is drawn. */
  readonly unframed?: true;
}

/**
 * A line of a kind, such as a road, a river or a wall. It runs `along` points, or `between` consecutive cells of a
 * chain, given by their ids.
 */
export type EdgePicture = {
  readonly kind: string;
  readonly text?: string;
  /** `#rgb`, `#rrggbb` or a named color; by default the kind's name chooses it. */
  readonly colour?: string;
} & ({ readonly along: readonly Point[] } | { readonly between: readonly string[] });

export interface ZonePicture {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * A picture under the board: a PNG, JPEG, GIF or WebP data URI; other kinds are ignored. A stored one is named by its
 * hash until it is drawn. Position and size are in cell units.
 */
export interface BackgroundPicture {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const isBoard = (picture: Picture): picture is BoardPicture =>
  picture.shape === 'square' || picture.shape === 'hex' || picture.shape === 'region';

const KEPT = 'sha256:';

export const keptHref = (hash: string): string => KEPT + hash;

export const keptHash = ({ background }: Pick<BoardPicture, 'background'>): string | undefined =>
  background?.href.startsWith(KEPT) ? background.href.slice(KEPT.length) : undefined;

/** Returns the hashes of the stored pictures in a picture, each once; the drawing code must load them. */
export const keptHashes = (picture: Picture): readonly string[] => {
  if (picture.shape === 'recap') return picture.board ? keptHashes(picture.board) : [];
  if (!isBoard(picture)) return [];
  const art = picture.pieces.flatMap((piece) => piece.art?.hash ?? []);
  return [...new Set([keptHash(picture) ?? [], art].flat())];
};

/** The texts of the legend besides names, in the reader's language; a `#` is replaced by a number. */
export interface LegendWords {
  /** Discord's locale code; the texts on cards are also in this language. */
  readonly locale: string;
  readonly noSide: string;
  readonly faceDown: string;
  readonly more: string;
  readonly marks: { readonly [M in Mark]: string };
}

export interface AxisLabel {
  readonly text: string;
  /** The x of a column, the y of a row. */
  readonly at: number;
}

/**
 * A board, or a window of it, as one viewer sees it. Everything here is visible to that viewer: drawing leaves nothing
 * out except things outside the given cells.
 */
export interface BoardPicture {
  readonly shape: 'square' | 'hex' | 'region';
  readonly title?: string;
  readonly isTurned?: true;
  readonly legend: LegendWords;
  /** Pieces and ground need no text: the legend only explains marks. */
  readonly isSelfEvident?: true;
  readonly cells: readonly CellPicture[];
  /**
   * The grid with the centers of cells that have none of their own. The drawing code computes them, because that is
   * slow for a large board.
   */
  readonly grid?: Grid;
  /** The outline, around the point 0, 0, of all cells without their own: it keeps the data of a large board small. */
  readonly outline?: readonly Point[];
  readonly terrain?: readonly TerrainPicture[];
  readonly edges?: readonly EdgePicture[];
  readonly zones?: readonly ZonePicture[];
  /** No borders of cells are drawn: lines or the background show the cells. */
  readonly borders?: false;
  readonly background?: BackgroundPicture;
  /** Without axes every cell shows its label; hexes and regions always show it if it is readable. */
  readonly axes?: { readonly columns: readonly AxisLabel[]; readonly rows: readonly AxisLabel[] };
  readonly pieces: readonly PiecePicture[];
  readonly sides?: readonly SidePicture[];
  /** The last change: arrows and crosses by cell id. Those with a cell outside the picture aren't drawn. */
  readonly changes?: {
    readonly arrows: readonly { readonly from: string; readonly to: string }[];
    readonly crosses: readonly string[];
  };
  readonly caption?: string;
  readonly more?: {
    readonly left?: boolean;
    readonly right?: boolean;
    readonly top?: boolean;
    readonly bottom?: boolean;
  };
}

export interface ChartPicture {
  readonly shape: 'chart';
  readonly title: string;
  readonly rounds: readonly number[];
  readonly roundWord: string;
  readonly lines: readonly { readonly side: SidePicture; readonly totals: readonly number[] }[];
}

/** The public result of a game, as a picture to keep. All texts are in the language of the game. */
export interface RecapPicture {
  readonly shape: 'recap';
  readonly title: string;
  readonly headline: string;
  readonly reason?: string;
  readonly scoreTitle?: string;
  readonly rows: readonly RecapRow[];
  readonly more?: string;
  readonly turning?: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly board?: BoardPicture;
}

export interface RecapRow {
  readonly side: SidePicture;
  readonly players: string;
  readonly hasWon?: true;
  readonly score?: string;
}
