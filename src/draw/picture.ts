import type { Grid } from '../table/grid/index.ts';
import type { KingdomPicture } from './kingdom-picture.ts';

export type Picture = BoardPicture | ChartPicture | KingdomPicture | RecapPicture;

/** A point in cell units: 1 is the width of a cell. x grows to the right, y grows downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type CellMark = 'from' | 'to' | 'changed' | 'captured' | 'reach' | 'takes' | 'closed' | 'mover';

export interface CellPicture {
  readonly id: string;
  readonly label: string;
  readonly centre?: Point;
  /** The cell's own outline; by default the board's outline around the cell's center. */
  readonly outline?: readonly Point[];
  readonly terrain?: string;
  readonly mark?: CellMark;
  readonly number?: string;
  /** Draws the cell's label in large letters above its pieces, because the reader can choose the cell. */
  readonly large?: true;
  readonly note?: string;
}

export interface TerrainPicture {
  readonly name: string;
  readonly text?: string;
  /** The color: `#rgb`, `#rrggbb` or a named color; by default the terrain's name determines it. */
  readonly colour?: string;
}

export interface SidePicture {
  /** The index of the side in the order of sides, from 0. It determines the side's shape, and its default color. */
  readonly index: number;
  readonly name: string;
  /** The color: `#rgb`, `#rrggbb` or a named color. By default, a side named after a color has that color. */
  readonly colour?: string;
}

export interface PiecePicture {
  /** The id of the piece's cell. A piece whose cell isn't in the picture isn't drawn. */
  readonly cell: string;
  readonly name: string;
  readonly label?: string;
  readonly side?: SidePicture;
  readonly count?: number;
  /** The direction that the piece faces, in degrees clockwise from straight up. */
  readonly facing?: number;
  readonly changed?: boolean;
  /** True if the piece is face down for this viewer: neither its label nor its name is drawn. */
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

/** A part of a stored picture, in its pixels. It is drawn instead of a label. */
export interface ArtPicture {
  readonly hash: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly of: { readonly width: number; readonly height: number };
  /** The picture shows the side itself, or is the whole face of a card: no frame is drawn around it. */
  readonly unframed?: true;
}

/**
 * A line such as a road, a river or a wall. It runs `along` points, or `between` consecutive cells of a list of ids.
 */
export type EdgePicture = {
  readonly kind: string;
  readonly text?: string;
  /** The color: `#rgb`, `#rrggbb` or a named color; by default the name of the kind determines it. */
  readonly colour?: string;
} & ({ readonly along: readonly Point[] } | { readonly between: readonly string[] });

export interface ZonePicture {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * A picture under the board: a PNG, JPEG, GIF or WebP data URI; other kinds are ignored. Until it is drawn, a stored
 * picture is given by its hash. Position and size are in cell units.
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

export const storedPictureHref = (hash: string): string => KEPT + hash;

export const storedBackgroundHash = ({ background }: Pick<BoardPicture, 'background'>): string | undefined =>
  background?.href.startsWith(KEPT) ? background.href.slice(KEPT.length) : undefined;

/** Returns the hashes of the stored pictures that a picture uses, each once. They must be loaded before it is drawn. */
export const storedPictureHashesIn = (picture: Picture): readonly string[] => {
  if (picture.shape === 'recap') return picture.board ? storedPictureHashesIn(picture.board) : [];
  if (!isBoard(picture)) return [];
  const art = picture.pieces.flatMap((piece) => piece.art?.hash ?? []);
  return [...new Set([storedBackgroundHash(picture) ?? [], art].flat())];
};

/** The texts of the legend besides names, in the reader's language. A number replaces each `#`. */
export interface LegendWords {
  /** The reader's language as Discord's locale code. The texts on cards are also in this language. */
  readonly locale: string;
  readonly noSide: string;
  readonly faceDown: string;
  readonly more: string;
  readonly marks: { readonly [M in CellMark]: string };
}

export interface AxisLabel {
  readonly text: string;
  /** The x of a column's center, or the y of a row's. */
  readonly at: number;
}

/**
 * A board, or a part of it, as a viewer sees it. That viewer may see all of this data: it is all drawn, except for
 * things outside the given cells.
 */
export interface BoardPicture {
  readonly shape: 'square' | 'hex' | 'region';
  readonly title?: string;
  readonly isTurned?: true;
  readonly legend: LegendWords;
  /** True if pieces and ground need no explanation: the legend then only explains marks. */
  readonly isSelfEvident?: true;
  readonly cells: readonly CellPicture[];
  /**
   * The grid, which gives the centers of cells that have none of their own. The drawing code computes them, because
   * that is slow for a large board.
   */
  readonly grid?: Grid;
  /**
   * The outline of all cells that have none of their own, around the point 0, 0. It keeps the data of a large board
   * small.
   */
  readonly outline?: readonly Point[];
  readonly terrain?: readonly TerrainPicture[];
  readonly edges?: readonly EdgePicture[];
  readonly zones?: readonly ZonePicture[];
  /** False if no borders of cells are drawn, because lines or the background show the cells. */
  readonly borders?: false;
  readonly background?: BackgroundPicture;
  /**
   * The labels of columns and rows. Without them every cell shows its own label. Hexes and regions always show it if it
   * is readable.
   */
  readonly axes?: { readonly columns: readonly AxisLabel[]; readonly rows: readonly AxisLabel[] };
  readonly pieces: readonly PiecePicture[];
  readonly sides?: readonly SidePicture[];
  /** The last change: arrows and crosses by cell id. An arrow or cross with a cell outside the picture isn't drawn. */
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
