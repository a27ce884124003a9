import type { Module } from '../../engine/index.ts';
import type { HashedPicture } from './picture.ts';

type ModuleBoard = Module['maps'][number]['boards'][number];

export type HashedPictureSize = Pick<HashedPicture, 'hash' | 'width' | 'height'>;

const boardsOf = ({ maps }: Module): readonly ModuleBoard[] => maps.flatMap(({ boards }) => boards);

const boardFiles = (module: Module): readonly string[] =>
  boardsOf(module).flatMap(({ picture }) => picture?.file ?? []);

const artFiles = ({ traits = {}, decks = [] }: Module): readonly string[] =>
  [
    ...Object.values(traits).flatMap(({ picture = [], back, layers = [] }) => [
      ...picture,
      ...(back ? [back] : []),
      ...layers.flatMap((layer) => layer.picture ?? []),
    ]),
    ...decks.flatMap(({ back }) => back ?? []),
  ].map(({ file }) => file);

export const modulePictureFiles = (module: Module): readonly string[] => [
  ...new Set([...boardFiles(module), ...artFiles(module)]),
];

export const modulePictureHashes = (module: Module): ReadonlyMap<string, string> =>
  new Map([
    ...boardsOf(module).flatMap(({ picture }) =>
      picture?.hash === undefined ? [] : [[picture.file, picture.hash] as const],
    ),
    ...Object.entries(module.pictures ?? {}).map(([file, { hash }]) => [file, hash] as const),
  ]);

/**
 * Returns the module with the available pictures. If a board gives only one dimension of its picture, the other is
 * computed.
 */
export const pictured = (module: Module, pictures: ReadonlyMap<string, HashedPictureSize>): Module => {
  if (pictures.size === 0) return module;
  const laid = (board: ModuleBoard): ModuleBoard => {
    const known = board.picture && pictures.get(board.picture.file);
    return board.picture && known
      ? { ...board, picture: { ...board.picture, ...fitting(board.picture, known), hash: known.hash } }
      : board;
  };
  const arts = [...new Set(artFiles(module))].flatMap((file) => {
    const known = pictures.get(file);
    return known ? [[file, { hash: known.hash, width: known.width, height: known.height }] as const] : [];
  });
  return {
    ...module,
    maps: module.maps.map((map) => ({ ...map, boards: map.boards.map(laid) })),
    ...(arts.length > 0 ? { pictures: Object.fromEntries(arts) } : {}),
  };
};

const fitting = (
  { width, height }: NonNullable<ModuleBoard['picture']>,
  pixels: HashedPictureSize,
): Pick<NonNullable<ModuleBoard['picture']>, 'width' | 'height'> => {
  const ratio = pixels.width / pixels.height;
  if (width !== undefined && height === undefined) return { height: width / ratio };
  return width === undefined && height !== undefined ? { width: height * ratio } : {};
};
