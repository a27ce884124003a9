/**
 * Draws boards, pieces, cards and Dominion kingdoms as SVG, from plain descriptions. This code knows nothing about
 * games.
 */
export { artIn } from './art.ts';
export type { BoardGround } from './board.ts';
export { drawnBoard } from './board.ts';
export { INK, LINE, MUTED, mix, PAGE, sideColour } from './colour.ts';
export { box, element, label, line, path } from './draw.ts';
export { frameOf } from './frame.ts';
export type { UnderPicture } from './ground.ts';
export { kingdomSvg } from './kingdom.ts';
export type { KingdomPicture, KingdomWords, PilePicture } from './kingdom-picture.ts';
export { outlined } from './outlined.ts';
export type {
  ArtPicture,
  BackgroundPicture,
  BoardPicture,
  CardFace,
  CellPicture,
  ChartPicture,
  EdgePicture,
  LegendWords,
  Mark,
  Picture,
  PiecePicture,
  Point,
  RecapPicture,
  RecapRow,
  SidePicture,
  TerrainPicture,
  ZonePicture,
} from './picture.ts';
export { isBoard, keptHash, keptHashes, keptHref } from './picture.ts';
export { token } from './shapes.ts';
export type { PixelBox, Sprite } from './sprite.ts';
export { clean, widthOf, wrap } from './text.ts';
