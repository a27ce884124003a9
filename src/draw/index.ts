/**
 * Draws boards, pieces, cards and Dominion kingdoms as SVG, from plain descriptions. This code knows nothing about
 * games.
 */
export { findEmbeddedPictures } from './art.ts';
export type { BoardGroundDrawing } from './board.ts';
export { drawnBoard } from './board.ts';
export { colorOfSide, INK_COLOR, LINE_COLOR, MUTED_TEXT_COLOR, mixColors, PAGE } from './colour.ts';
export { box, element, label, line, path } from './draw.ts';
export { boardFrameOf } from './frame.ts';
export type { CroppedBackground } from './ground.ts';
export { drawKingdomSvg } from './kingdom.ts';
export type { KingdomPicture, KingdomWords, PilePicture } from './kingdom-picture.ts';
export { addCellOutlines } from './outlined.ts';
export type {
  ArtPicture,
  BackgroundPicture,
  BoardPicture,
  CardFace,
  CellMark,
  CellPicture,
  ChartPicture,
  EdgePicture,
  LegendWords,
  Picture,
  PiecePicture,
  Point,
  RecapPicture,
  RecapRow,
  SidePicture,
  TerrainPicture,
  ZonePicture,
} from './picture.ts';
export { isBoard, storedBackgroundHash, storedPictureHashesIn, storedPictureHref } from './picture.ts';
export { drawSideToken } from './shapes.ts';
export type { PixelBox, Sprite } from './sprite.ts';
export { estimateTextWidth, sanitizeText, wrapTextToWidth } from './text.ts';
