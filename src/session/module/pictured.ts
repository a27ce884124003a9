import type { Module } from '../../engine/index.ts';
import type { Picture } from './picture.ts';

type Board = Module['maps'][number]['boards'][number];

/** What must be known of a picture for a board to lie on it. */
export type Known = Pick<Picture, 'hash' | 'width' | 'height'>;

const boardsOf = ({ maps }: Module): readonly Board[] => maps.flatMap(({ boards }) => boards);

/** The files of the pictures that a module names, each once. */
export const pictureFiles = (module: Module): readonly string[] => [
  ...new Set(boardsOf(module).flatMap(({ picture }) => picture?.file ?? [])),
];

/** The hashes of the pictures that have come with a module, by file. */
export const pictureHashes = (module: Module): ReadonlyMap<string, string> =>
  new Map(boardsOf(module).flatMap(({ picture }) => (picture?.hash === undefined ? [] : [[picture.file, picture.hash] as const])));

/** The module with its pictures, by file; a board whose picture is not among them stays without. Where a board says one measure alone, the other fits it. */
export const pictured = (module: Module, pictures: ReadonlyMap<string, Known>): Module => {
  if (pictures.size === 0) return module;
  const laid = (board: Board): Board => {
    const known = board.picture && pictures.get(board.picture.file);
    return board.picture && known ? { ...board, picture: { ...board.picture, ...fitting(board.picture, known), hash: known.hash } } : board;
  };
  return { ...module, maps: module.maps.map((map) => ({ ...map, boards: map.boards.map(laid) })) };
};

const fitting = (
  { width, height }: NonNullable<Board['picture']>,
  pixels: Known,
): Pick<NonNullable<Board['picture']>, 'width' | 'height'> => {
  const ratio = pixels.width / pixels.height;
  if (width !== undefined && height === undefined) return { height: width / ratio };
  return width === undefined && height !== undefined ? { width: height * ratio } : {};
};
