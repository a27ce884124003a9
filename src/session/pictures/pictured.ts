import type { Module } from '../../engine/index.ts';
import type { MapPicture } from './picture.ts';

type ModuleBoard = Module['maps'][number]['boards'][number];

/** What must be known of a picture for a board to lie on it. */
export type PictureSize = Pick<MapPicture, 'hash' | 'width' | 'height'>;

const boardsOf = ({ maps }: Module): readonly ModuleBoard[] => maps.flatMap(({ boards }) => boards);

/** The files of the pictures that a module names, each once. */
export const pictureFiles = (module: Module): readonly string[] => [
  ...new Set(boardsOf(module).flatMap(({ picture }) => picture?.file ?? [])),
];

/** The hashes of the pictures that have come with a module, by file. */
export const pictureHashes = (module: Module): ReadonlyMap<string, string> =>
  new Map(
    boardsOf(module).flatMap(({ picture }) =>
      picture?.hash === undefined ? [] : [[picture.file, picture.hash] as const],
    ),
  );

/**
 * The module with its pictures, by file; a board whose picture is not among them stays without. Where a board says one
 * measure alone, the other fits it.
 */
export const pictured = (module: Module, pictures: ReadonlyMap<string, PictureSize>): Module => {
  if (pictures.size === 0) return module;
  const laid = (board: ModuleBoard): ModuleBoard => {
    const known = board.picture && pictures.get(board.picture.file);
    return board.picture && known
      ? { ...board, picture: { ...board.picture, ...fitting(board.picture, known), hash: known.hash } }
      : board;
  };
  return { ...module, maps: module.maps.map((map) => ({ ...map, boards: map.boards.map(laid) })) };
};

const fitting = (
  { width, height }: NonNullable<ModuleBoard['picture']>,
  pixels: PictureSize,
): Pick<NonNullable<ModuleBoard['picture']>, 'width' | 'height'> => {
  const ratio = pixels.width / pixels.height;
  if (width !== undefined && height === undefined) return { height: width / ratio };
  return width === undefined && height !== undefined ? { width: height * ratio } : {};
};
