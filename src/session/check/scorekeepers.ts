import { compileGdl, type GdlNote, type GdlResult, namesForGdl, parseGdlForms, systems } from '../../engine/index.ts';
import type { ModuleFaultAtOffset } from '../../facts/module-fault.ts';
import { mapRecordValues } from '../../form/given.ts';
import type { Check } from '../checking/check.ts';
import type { ModuleFile } from '../format/module.ts';
import { initialPropertyValues } from '../format/pieces.ts';
import { childNodeOf, type FileNode, itemsIn } from '../text/spot.ts';
import type { DefinedNames } from './all-names.ts';
import { filePositionOf } from './text-place.ts';

interface KeeperCheck {
  readonly faults: readonly ModuleFaultAtOffset[];
  readonly compiled?: GdlResult;
}

/** Checks the scorekeepers of a file. If the file has errors in its structure, checks only the scorekeepers' syntax. */
export const checkScorekeepers = (source: string, root: Check['root'], file: ModuleFile | undefined): KeeperCheck => {
  const spot = childNodeOf(root, 'scorekeepers');
  if (!spot || typeof spot.value !== 'string') return { faults: objectiveFaults(root, undefined) };
  const text = spot.value;
  const told = (notes: readonly GdlNote[]): readonly ModuleFaultAtOffset[] =>
    notes.map((note) => faultOf(source, spot, text, note));
  if (!file) {
    const read = parseGdlForms(text);
    return { faults: read.ok ? [] : told([read.fault]) };
  }
  const compiled = compileGdl([text], namesIn(file));
  const faults = compiled.ok ? [...told(compiled.open), ...objectiveFaults(root, compiled)] : told(compiled.faults);
  return { faults, compiled };
};

const objectiveFaults = (root: Check['root'], compiled: GdlResult | undefined): readonly ModuleFaultAtOffset[] =>
  itemsIn(root, 'objectives').flatMap((objective): readonly ModuleFaultAtOffset[] => {
    const [keeper, card] = [childNodeOf(objective, 'scorekeeper'), childNodeOf(objective, 'card')?.value];
    const own = compiled?.ok ? compiled.program.definitions : [];
    if (!keeper || own.some((one) => one.card?.name === keeper.value && one.card?.prototype === card)) return [];
    const wrong = { is: 'no-thing', name: String(keeper.value) } as const;
    const expected = { is: 'keeper-on-card', card: String(card ?? 'PROTOTYPE') } as const;
    return [{ code: 'unknown-name', at: keeper.at, path: keeper.path, wrong, expected }];
  });

/** Returns warnings about scorekeepers that have no errors (S3), for example about unknown names. */
export const findScorekeeperWarnings = (
  source: string,
  root: Check['root'],
  file: ModuleFile,
  known: DefinedNames,
): readonly ModuleFaultAtOffset[] => {
  const spot = childNodeOf(root, 'scorekeepers');
  if (!spot || typeof spot.value !== 'string') return [];
  const text = spot.value;
  const [unit, side, game] = ['piece', 'side', 'game'].map((kind) => [...known.of(kind).keys()]);
  const all = {
    unit: new Set(unit),
    side: new Set([...(side ?? []), ...(game ?? [])]),
    words: known.words,
    actions: actionKinds,
    pieces: [...known.pieces],
    maps: file.maps.map(({ name }) => name),
    isCell: (label: string) => known.cell(label) !== undefined,
  };
  const compiled = compileGdl([text], { ...namesIn(file), known: all });
  if (!compiled.ok) return [];
  // A definition is read at each use, so its warnings repeat. Remove the duplicates.
  const once = new Map(compiled.warnings.map((note) => [`${note.at} ${note.code} ${note.found}`, note]));
  return [...once.values()].map((note) => faultOf(source, spot, text, note));
};

export const positionInScorekeeper = (
  source: string,
  root: Check['root'],
  offset: number,
  name: string,
): Pick<FileNode, 'at' | 'path'> => {
  const spot = childNodeOf(root, 'scorekeepers');
  const text = typeof spot?.value === 'string' ? spot.value : '';
  return spot ? { at: filePositionOf(source, spot, text, offset), path: `${spot.path}, ${name}` } : root;
};

const actionKinds: readonly string[] = systems.flatMap(({ operations = {} }) =>
  Object.entries(operations).flatMap(([kind, { play }]) => (play ? kind : [])),
);

const namesIn = (file: ModuleFile): ReturnType<typeof namesForGdl> =>
  namesForGdl({ ...file, prototypes: mapRecordValues(file.prototypes, initialPropertyValues) });

const faultOf = (source: string, spot: FileNode, text: string, note: GdlNote): ModuleFaultAtOffset => ({
  code: 'bad-scorekeepers',
  at: filePositionOf(source, spot, text, note.at),
  path: note.keeper === undefined ? spot.path : `${spot.path}, ${note.keeper}`,
  wrong: { is: 'scorekeepers', note },
  expected: { is: 'scorekeepers', note },
});
