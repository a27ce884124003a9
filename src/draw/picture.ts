import type { Grid } from '../table/grid/index.ts';
import type { KingdomPicture } from './kingdom-picture.ts';

/** Whatever is drawn, as plain data; `shape` tells what it is. */
export type Picture = BoardPicture | ChartPicture | KingdomPicture | RecapPicture;

/** Cell units: 1 is the width of a cell. x grows to the right, y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What happened to a cell, or may happen there; each has its own line, symbol and colour. */
export type Mark = 'from' | 'to' | 'changed' | 'captured' | 'reach' | 'takes' | 'closed' | 'mover';

export interface CellPicture {
  readonly id: string;
  /** What people type to name the cell. */
  readonly label: string;
  /** A point inside the outline, where pieces stand; that of the board's grid when absent. */
  readonly centre?: Point;
  /** Where it is like no other; that of the board, around the centre, when absent. */
  readonly outline?: readonly Point[];
  /** The name of a terrain of the picture. */
  readonly terrain?: string;
  readonly mark?: Mark;
  /** The number by which players call it, besides its label: small in its corner. */
  readonly number?: string;
  /** Its label stands large above what is there: it is one of those among which one chooses. */
  readonly large?: true;
  /** A few characters, such as what it costs to enter. */
  readonly note?: string;
}

export interface TerrainPicture {
  readonly name: string;
  /** What the legend calls it, where that is not its name. */
  readonly text?: string;
  /** `#rgb`, `#rrggbb` or a plain colour name; chosen by the terrain's name when absent. */
  readonly colour?: string;
}

export interface SidePicture {
  /** The place in the order of sides, from 0: it gives the shape, and the colour when none is given. */
  readonly index: number;
  readonly name: string;
  /** `#rgb`, `#rrggbb` or a plain colour name; a side named after a colour has that colour. */
  readonly colour?: string;
}

export interface PiecePicture {
  /** The id of the cell on which it stands; one whose cell is not in the picture is not drawn. */
  readonly cell: string;
  /** What the viewer may call it, in full. */
  readonly name: string;
  /** At most 3 characters; made from the name when absent. */
  readonly label?: string;
  readonly side?: SidePicture;
  /** How many pieces stand here as one; more than 1 is shown. */
  readonly count?: number;
  /** Degrees clockwise from straight up. */
  readonly facing?: number;
  readonly changed?: boolean;
  /** Face down for this viewer: neither label nor name is drawn. */
  readonly hidden?: boolean;
  /** How it looks, or its back; a label where it is left out. */
  readonly art?: ArtPicture;
  /** It is a place such as a city, and stays where it is. */
  readonly place?: boolean;
  /** It is a card: what stands on it as far as the viewer may know it. */
  readonly card?: CardFace;
  /** It is a pile of cards, which may be empty. */
  readonly pile?: 'filled' | 'empty';
}

/** What stands on a card below its name. */
export interface CardFace {
  /** The numbers of it, such as a price, each with what it is called. */
  readonly values: readonly { readonly text: string; readonly value: string }[];
  /** Of what kind it is, in a few words; blank where nothing says so. */
  readonly kinds: string;
  readonly text?: string;
  /** By which it is named in a hand. */
  readonly number?: string;
}

/** A part of a kept picture, in its pixels, that is drawn in the place of a label. */
export interface ArtPicture {
  /** By which the whole is kept. */
  readonly hash: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The size of the whole. */
  readonly of: { readonly width: number; readonly height: number };
  /** It shows the side by itself, or is the whole face of a card: it stands alone. */
  readonly unframed?: true;
}

/**
 * A line of a kind, such as a road, a river or a wall: it leads `along` points, or runs `between` each cell of a chain
 * and the next, given by their ids.
 */
export type EdgePicture = {
  readonly kind: string;
  /** What the legend calls it, where that is not its kind. */
  readonly text?: string;
  /** `#rgb`, `#rrggbb` or a plain colour name; chosen by the kind's name when absent. */
  readonly colour?: string;
} & ({ readonly along: readonly Point[] } | { readonly between: readonly string[] });

/** A part of the board that has a name: the ids of its cells in the picture. */
export interface ZonePicture {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * A picture under the board: a PNG, JPEG, GIF or WebP data URI; anything else is left out. A kept one is named by its
 * hash until it is drawn. Place and size in cell units.
 */
export interface BackgroundPicture {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** True if a picture shows a board and nothing else. */
export const isBoard = (picture: Picture): picture is BoardPicture =>
  picture.shape === 'square' || picture.shape === 'hex' || picture.shape === 'region';

const KEPT = 'sha256:';

/** What stands for a picture that is kept under this hash. */
export const keptHref = (hash: string): string => KEPT + hash;

/** The hash of the kept picture under a board. */
export const keptHash = ({ background }: Pick<BoardPicture, 'background'>): string | undefined =>
  background?.href.startsWith(KEPT) ? background.href.slice(KEPT.length) : undefined;

/** The hashes of the kept pictures in a picture, each once, which whoever draws must bring. */
export const keptHashes = (picture: Picture): readonly string[] => {
  if (picture.shape === 'recap') return picture.board ? keptHashes(picture.board) : [];
  if (!isBoard(picture)) return [];
  const art = picture.pieces.flatMap((piece) => piece.art?.hash ?? []);
  return [...new Set([keptHash(picture) ?? [], art].flat())];
};

/** What the legend says beside names, in the reader's language; a `#` stands for a number. */
export interface LegendWords {
  /** By the locale of Discord's: what stands on cards is drawn in it, too. */
  readonly locale: string;
  readonly noSide: string;
  readonly faceDown: string;
  /** How many names it has no room for. */
  readonly more: string;
  readonly marks: { readonly [M in Mark]: string };
}

export interface AxisLabel {
  readonly text: string;
  /** The x of a column, the y of a row. */
  readonly at: number;
}

/**
 * A board as one viewer sees it, or a window of it: the cells handed over are those that are drawn.
 * Everything here may be shown to that viewer; nothing is left out by the drawing but what is outside.
 */
export interface BoardPicture {
  readonly shape: 'square' | 'hex' | 'region';
  readonly title?: string;
  /** It is drawn upside down: what the grid has at its bottom is at the top. */
  readonly isTurned?: true;
  readonly legend: LegendWords;
  /** Pieces and ground need no words: the legend explains marks alone. */
  readonly isSelfEvident?: true;
  readonly cells: readonly CellPicture[];
  /**
   * Where cells without a centre of their own have theirs, by their ids: finding it for all of a large board is left to
   * who draws.
   */
  readonly grid?: Grid;
  /**
   * The outline, around the point 0, 0, of all cells that have none of their own: it makes the data of a large board
   * small.
   */
  readonly outline?: readonly Point[];
  readonly terrain?: readonly TerrainPicture[];
  readonly edges?: readonly EdgePicture[];
  readonly zones?: readonly ZonePicture[];
  /** No borders of cells are drawn: lines or the background show where they are. */
  readonly borders?: false;
  readonly background?: BackgroundPicture;
  /** Without axes every cell bears its label; hexes and regions bear it in any case when it can be read. */
  readonly axes?: { readonly columns: readonly AxisLabel[]; readonly rows: readonly AxisLabel[] };
  readonly pieces: readonly PiecePicture[];
  /** The sides of the game, for the legend; sides met only on pieces are added. */
  readonly sides?: readonly SidePicture[];
  /** The last change: arrows and crosses by cell id; one with a cell outside the picture is not drawn. */
  readonly changes?: {
    readonly arrows: readonly { readonly from: string; readonly to: string }[];
    readonly crosses: readonly string[];
  };
  /** The last change in words. */
  readonly caption?: string;
  /** Where the board goes on beyond the cells handed over. */
  readonly more?: {
    readonly left?: boolean;
    readonly right?: boolean;
    readonly top?: boolean;
    readonly bottom?: boolean;
  };
}

/** Scores by round as one viewer knows them, as plain data: a line a side. */
export interface ChartPicture {
  readonly shape: 'chart';
  readonly title: string;
  /** What each column is, the earliest first. */
  readonly rounds: readonly number[];
  /** What the axis of the rounds is called. */
  readonly roundWord: string;
  /** What each side had at the end of each round. */
  readonly lines: readonly { readonly side: SidePicture; readonly totals: readonly number[] }[];
}

/** How a game ended, as everybody may know it: a picture to keep. All texts are in the language of the game. */
export interface RecapPicture {
  readonly shape: 'recap';
  readonly title: string;
  /** The result in a sentence. */
  readonly headline: string;
  /** Why it ended that way, in a sentence. */
  readonly reason?: string;
  /** What the scores of the rows are called. */
  readonly scoreTitle?: string;
  /** The sides, the best first. */
  readonly rows: readonly RecapRow[];
  /** How many sides there is no row for, in words. */
  readonly more?: string;
  /** The turning point, in a sentence. */
  readonly turning?: string;
  /** Numbers of the game, each with what it counts. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  /** The board as it is at the end. */
  readonly board?: BoardPicture;
}

/** A side in the picture of a game that ended. */
export interface RecapRow {
  readonly side: SidePicture;
  /** The names of its players; blank if none is known. */
  readonly players: string;
  readonly hasWon?: true;
  readonly score?: string;
}
