import { basename } from 'node:path';
import { type Archive, archiveOf } from './archive.ts';
import { everyElement, flagOf, readElement, textOf } from './element.ts';
import { savedText } from './saved.ts';
import { type Source, SourceFault } from './source.ts';

export interface Save {
  readonly name: string;
  readonly text: string;
  readonly madeWith?: { readonly module: string; readonly version: string };
}

const FILE = /\.(?:vsav|vlog|sav|log)$/i;
const SETUP = '--setup=';

export const isSave = (typed: string): boolean => FILE.test(typed) || typed.startsWith(SETUP);

/**
 * Opens the first save among the arguments: a file, or with `--setup=` a setup. Throws SourceFault for an unknown
 * setup, ArchiveFault for an unreadable save.
 */
export const saveAmong = async (
  typed: readonly string[],
  source: Source,
  open: (path: string) => Promise<Archive>,
): Promise<Save | undefined> => {
  const one = typed.find(isSave);
  if (one === undefined) return undefined;
  if (!one.startsWith(SETUP)) return saveIn(await open(one), basename(one).replace(FILE, ''));
  const name = one.slice(SETUP.length);
  const setup = setupsOf(source).find((offered) => offered.name === name);
  const bytes = setup && (await source.archive.read(setup.file));
  if (!bytes) throw new SourceFault('no-setup', name);
  return { name, text: await savedText(await archiveOf(bytes)) };
};

const saveIn = async (archive: Archive, name: string): Promise<Save> => {
  const bytes = await archive.read('moduledata').catch(() => undefined);
  const data = bytes && readElement(bytes);
  const said = (kind: string): string =>
    typeof data === 'object' ? (data.children.find((one) => one.kind === kind)?.text ?? '') : '';
  return { name, text: await savedText(archive), madeWith: { module: said('name'), version: said('version') } };
};

export const setupsOf = ({ root, archive }: Source): readonly { readonly name: string; readonly file: string }[] =>
  listedSetups(root).filter(({ file }) => archive.names.has(file));

/** Returns the listed setups, even if their saves are missing. A menu of setups is none. */
const listedSetups = (root: Source['root']): readonly { readonly name: string; readonly file: string }[] =>
  [...everyElement(root)]
    .filter((one) => one.kind === 'PredefinedSetup' && flagOf(one, 'useFile', true) && !flagOf(one, 'isMenu'))
    .map((one) => ({ name: textOf(one, 'name'), file: textOf(one, 'file') }))
    .filter(({ file }) => file !== '');

export interface OfferedSetup {
  readonly name: string;
  /** Reads the save each time; undefined if it is missing or unreadable. */
  readonly text: () => Promise<string | undefined>;
}

export const offeredSetups = ({ root, archive }: Source): readonly OfferedSetup[] =>
  listedSetups(root).map(({ name, file }) => ({
    name,
    text: async () => {
      const bytes = await archive.read(file);
      return (
        bytes &&
        archiveOf(bytes)
          .then(savedText)
          .catch(() => undefined)
      );
    },
  }));
