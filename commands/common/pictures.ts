import type { Module } from '../../src/engine/index.ts';
import { type BadPicture, MOST_PICTURE_BYTES, MOST_PICTURES } from '../../src/facts/picture-limits.ts';
import type { ChosenFile, CommandInput } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';
import { addPicturesAndHash } from '../../src/session/pictures/laid.ts';
import { type HashedPicture, readPictureFiles } from '../../src/session/pictures/picture.ts';
import { type HashedPictureSize, modulePictureFiles } from '../../src/session/pictures/pictured.ts';
import type { Words } from '../../src/words/index.ts';
import { FILE } from './definition.ts';
import type { RefusalSentence } from './sentence.ts';

export const PICTURE_FILE_OPTIONS = { picture: FILE, picture2: FILE, picture3: FILE, picture4: FILE };
export type PictureOption = keyof typeof PICTURE_FILE_OPTIONS;
const PICTURE_OPTIONS: readonly PictureOption[] = ['picture', 'picture2', 'picture3', 'picture4'];

export const attachedPictures = ({ options }: CommandInput<PictureOption>): readonly ChosenFile[] =>
  PICTURE_OPTIONS.flatMap((name) => options.file(name) ?? []);

/**
 * A module with its available pictures. It also lists those that were just uploaded, and the files of missing pictures.
 */
export interface ModuleWithPictures {
  readonly module: Module;
  readonly pictures: readonly HashedPicture[];
  readonly missing: readonly string[];
}

/**
 * Adds the attached pictures to a module's boards, matched by file name. Pictures that this person already stored for a
 * module of that name aren't needed again. `beside`: other files of the same archive. `base`: the module that this one
 * is based on; its pictures aren't needed. If a picture can't be used, it returns all reasons.
 */
export const attachModulePictures = async (
  { library }: Games,
  input: CommandInput,
  module: Module,
  beside: ReadonlyMap<string, Uint8Array> = new Map(),
  base?: Module,
): Promise<ModuleWithPictures | { readonly why: RefusalSentence }> => {
  const { pictures: said } = input.words.commands.files;
  const { pictureFaultText } = input.words.pictures;
  const wanted = modulePictureFiles(module);
  const matched = matchedBy(wanted, attachedPictures(input));
  if (matched.stray.length > 0) return { why: strayText(input.words, module, wanted, matched.stray) };
  const files = new Map([...beside].filter(([file]) => wanted.includes(file)));
  for (const [file, chosen] of matched.files) {
    const bytes = await chosen.read(MOST_PICTURE_BYTES);
    if (bytes === 'unreachable') return { why: said.unreachable(chosen.name) };
    if (bytes === 'too-large') return { why: said.bad(chosen.name, pictureFaultText('too-many-bytes')) };
    files.set(file, bytes);
  }
  const found = readPictureFiles(files);
  if (found.bad.length > 0) return { why: badPicturesText(input.words, found.bad) };
  const { pictures, bad } = await library.decoded(input, found.pictures);
  if (bad.length > 0) return { why: badPicturesText(input.words, bad) };
  const former = await library.picturesOf(input, module.module);
  const known = new Map<string, HashedPictureSize>();
  for (const file of wanted) {
    const picture = pictures.get(file) ?? former.get(file) ?? base?.pictures?.[file];
    if (picture) known.set(file, picture);
  }
  if (known.size > MOST_PICTURES) return { why: said.tooMany(module.title, MOST_PICTURES) };
  const whole = await addPicturesAndHash(module, known);
  return { module: whole, pictures: [...pictures.values()], missing: wanted.filter((file) => !known.has(file)) };
};

export const badPicturesText = ({ commands, pictures }: Words, bad: readonly BadPicture[]): RefusalSentence =>
  bad.map(({ file, fault }) => commands.files.pictures.bad(file, pictures.pictureFaultText(fault))).join('\n');

export const describeMissingPictures = (
  { commands }: Words,
  { module, missing }: ModuleWithPictures,
): RefusalSentence => commands.files.pictures.missing(module.title, missing);

const nameKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/**
 * Matches attached files to pictures. If one picture and one file remain, they match under any name. `stray`: files
 * that match none.
 */
const matchedBy = (wanted: readonly string[], attached: readonly ChosenFile[]) => {
  const files = new Map<string, ChosenFile>();
  const stray: ChosenFile[] = [];
  for (const chosen of attached) {
    const file = wanted.find((name) => !files.has(name) && nameKey(name) === nameKey(chosen.name));
    if (file === undefined) stray.push(chosen);
    else files.set(file, chosen);
  }
  const [open, ...others] = wanted.filter((file) => !files.has(file));
  const [left] = stray;
  if (open !== undefined && others.length === 0 && left && stray.length === 1)
    return { files: files.set(open, left), stray: [] };
  return { files, stray };
};

const strayText = (
  { commands }: Words,
  { title }: Module,
  wanted: readonly string[],
  stray: readonly ChosenFile[],
): RefusalSentence =>
  commands.files.pictures.stray(
    title,
    wanted,
    stray.map(({ name }) => name),
  );
