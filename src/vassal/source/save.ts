import { basename } from 'node:path';
import { type Archive, openArchiveFromBytes } from './archive.ts';
import { attributeFlagOf, everyElement, parseBuildFile, textOf } from './element.ts';
import { decodeSavedGame } from './saved.ts';
import { type Source, VassalSourceFault } from './source.ts';

export interface VassalSavedGame {
  readonly name: string;
  readonly text: string;
  readonly madeWith?: { readonly module: string; readonly version: string };
}

const FILE = /\.(?:vsav|vlog|sav|log)$/i;
const SETUP = '--setup=';

export const isSavedGameArgument = (typed: string): boolean => FILE.test(typed) || typed.startsWith(SETUP);

/**
 * Opens the first saved game that the arguments name: a file, or with `--setup=` a setup. Throws SourceFault for an
 * unknown setup, and ArchiveFault for a saved game that can't be read.
 */
export const openSavedGameArgument = async (
  typed: readonly string[],
  source: Source,
  open: (path: string) => Promise<Archive>,
): Promise<VassalSavedGame | undefined> => {
  const one = typed.find(isSavedGameArgument);
  if (one === undefined) return undefined;
  if (!one.startsWith(SETUP)) return saveIn(await open(one), basename(one).replace(FILE, ''));
  const name = one.slice(SETUP.length);
  const setup = availableSetupsOf(source).find((offered) => offered.name === name);
  const bytes = setup && (await source.archive.read(setup.file));
  if (!bytes) throw new VassalSourceFault('no-setup', name);
  return { name, text: await decodeSavedGame(await openArchiveFromBytes(bytes)) };
};

const saveIn = async (archive: Archive, name: string): Promise<VassalSavedGame> => {
  const bytes = await archive.read('moduledata').catch(() => undefined);
  const data = bytes && parseBuildFile(bytes);
  const said = (kind: string): string =>
    typeof data === 'object' ? (data.children.find((one) => one.kind === kind)?.text ?? '') : '';
  return { name, text: await decodeSavedGame(archive), madeWith: { module: said('name'), version: said('version') } };
};

export const availableSetupsOf = ({
  root,
  archive,
}: Source): readonly { readonly name: string; readonly file: string }[] =>
  listedSetups(root).filter(({ file }) => archive.names.has(file));

/**
 * Returns the setups that the module lists, even if their saved games are missing. A menu that only contains setups
 * isn't included.
 */
const listedSetups = (root: Source['root']): readonly { readonly name: string; readonly file: string }[] =>
  [...everyElement(root)]
    .filter(
      (one) =>
        one.kind === 'PredefinedSetup' && attributeFlagOf(one, 'useFile', true) && !attributeFlagOf(one, 'isMenu'),
    )
    .map((one) => ({ name: textOf(one, 'name'), file: textOf(one, 'file') }))
    .filter(({ file }) => file !== '');

export interface PredefinedSetup {
  readonly name: string;
  /** Reads the saved game, again at each call. Undefined if it is missing or can't be read. */
  readonly text: () => Promise<string | undefined>;
}

export const listPredefinedSetups = ({ root, archive }: Source): readonly PredefinedSetup[] =>
  listedSetups(root).map(({ name, file }) => ({
    name,
    text: async () => {
      const bytes = await archive.read(file);
      return (
        bytes &&
        openArchiveFromBytes(bytes)
          .then(decodeSavedGame)
          .catch(() => undefined)
      );
    },
  }));
