import type { Module } from '../../engine/index.ts';
import { locateModuleFaults, type ModuleFault, type ModuleFaultAtOffset } from '../../facts/module-fault.ts';
import { checkDecks } from '../../features/cards/check/decks.ts';
import { checkCounters } from '../../features/counters/check/counters.ts';
import { checkActions } from '../check/actions.ts';
import { checkArmies } from '../check/armies.ts';
import { checkArmyNames } from '../check/army-names.ts';
import { checkMaps, type ParsedMaps } from '../check/boards.ts';
import { checkDisclosures } from '../check/flow.ts';
import { replaceCountsByCounters } from '../check/kept-counts.ts';
import { checkModifiers } from '../check/modifiers.ts';
import { checkPieceMoves } from '../check/moves.ts';
import { checkNames, collectDefinedNames } from '../check/name-warnings.ts';
import { checkEndings, checkPhases, findStalemateWarnings } from '../check/phases.ts';
import { checkProperties, checkReferences } from '../check/references.ts';
import { checkScorekeepers, findScorekeeperWarnings } from '../check/scorekeepers.ts';
import { checkSetup, checkVariants } from '../check/setup.ts';
import { checkImageSheetParts } from '../check/sheets.ts';
import { checkSetupPieces } from '../check/standing.ts';
import { checkTables } from '../check/tables.ts';
import { type Check, createModuleCheck, knownNamesOfKind, tell } from '../checking/check.ts';
import { checkPrototypes, propertyDomainsIn } from '../checking/values.ts';
import { type FileForm, fileSchema, moduleOf } from '../format/module.ts';
import { readDocument } from '../text/document.ts';
import { expandPerSideEntries } from '../text/each.ts';
import { expectationOf, faultsOfSchemaIssues } from '../text/issues.ts';
import { type BaseModuleTextLookup, mergeWithBaseFile } from '../text/like.ts';
import { DEEPEST_MODULE_NESTING, readYamlTokens } from '../text/limits.ts';
import { normalizeColorKeys } from '../text/spelling.ts';
import { childNodeOf, type FileNode } from '../text/spot.ts';
import { createParsingWork, type ParsingWork } from '../text/work.ts';

export type ReadModuleResult =
  | { readonly ok: true; readonly module: Module; readonly warnings: readonly ModuleFault[] }
  | { readonly ok: false; readonly faults: readonly ModuleFault[]; readonly warnings: readonly ModuleFault[] };

/**
 * Reads a module's file, YAML or JSON (T25). Returns the checked module, or all its faults in the order of the text. If
 * the YAML itself is invalid, only that is reported, because nothing after it can be read. The work is limited for
 * every text. `bases`: returns the text of a file that this one extends.
 */
export const readModule = (
  text: string,
  work: ParsingWork = createParsingWork(),
  bases: BaseModuleTextLookup = () => undefined,
): ReadModuleResult => {
  const cut = readYamlTokens(text, work);
  if (!cut.ok) return { ok: false, faults: locateModuleFaults([tooMuch(cut.why, cut.at, work)], text), warnings: [] };
  const { root: written, faults: broken } = readDocument(text, cut.tokens, work);
  const own = written && normalizeColorKeys(written);
  const based = own && mergeWithBaseFile(own, bases, work);
  const faults = [...broken, ...(based?.faults ?? [])];
  if (!based?.isBased) return { ok: false, faults: locateModuleFaults(faults, text), warnings: [] };
  // The checks expect the keys of a module file; the values are still unchecked.
  const root: FileNode<FileForm> = based.root as FileNode<FileForm>;
  const { root: whole, faults: uncounted } = replaceCountsByCounters(expandPerSideEntries(root, work), work);
  const form = fileSchema.safeParse(whole.value, { error: expectationOf });
  const scorekeepers = checkScorekeepers(text, whole, form.success ? form.data : undefined);
  const { check, maps } = crossCheck(whole, work);
  const found = [
    ...faults,
    ...uncounted,
    ...(form.success ? [] : faultsOfSchemaIssues(whole, form.error.issues)),
    ...check.faults,
    ...scorekeepers.faults,
  ];
  if (work.done >= work.limit) found.push(tooMuch('too-large', 0, work));
  if (!form.success || work.done >= work.limit)
    return { ok: false, faults: locateModuleFaults(found, text), warnings: [] };
  const known = collectDefinedNames(check, maps, scorekeepers.compiled);
  const names = checkNames(text, check, known);
  found.push(...names.faults);
  const named = [
    ...names.warnings,
    ...findScorekeeperWarnings(text, whole, form.data, known),
    ...findStalemateWarnings(check),
  ];
  if (found.length > 0)
    return { ok: false, faults: locateModuleFaults(found, text), warnings: placedBeside(named, found, text) };
  const module = moduleOf(form.data);
  const flow = checkDisclosures(text, whole, module);
  if (flow.faults.length > 0)
    return {
      ok: false,
      faults: locateModuleFaults(flow.faults, text),
      warnings: locateModuleFaults(named, text, true),
    };
  return { ok: true, module, warnings: locateModuleFaults([...named, ...flow.warnings], text, true) };
};

const placedBeside = (
  warnings: readonly ModuleFaultAtOffset[],
  faults: readonly ModuleFaultAtOffset[],
  text: string,
): readonly ModuleFault[] => {
  const taken = new Set(faults.map(({ at, path }) => `${at} ${path}`));
  return locateModuleFaults(
    warnings.filter(({ at, path }) => !taken.has(`${at} ${path}`)),
    text,
    true,
  );
};

const tooMuch = (code: 'too-large' | 'too-deep', at: number, { largest }: ParsingWork): ModuleFaultAtOffset =>
  code === 'too-large'
    ? {
        code,
        at,
        path: '',
        wrong: { is: 'too-large' },
        expected: { is: 'at-most-size', size: largest / 1024 },
      }
    : {
        code,
        at,
        path: '',
        wrong: { is: 'too-deep' },
        expected: { is: 'at-most-levels', levels: DEEPEST_MODULE_NESTING },
      };

const checkSeats = (check: Check): void => {
  const { all, complete } = knownNamesOfKind(check, 'side');
  const least = childNodeOf(childNodeOf(check.root, 'seats'), 'least');
  if (complete && typeof least?.value === 'number' && least.value > all.size)
    tell(check, 'wrong-value', least, { is: 'so-many-sides', count: all.size }, { is: 'range', from: 1, to: all.size });
};

const crossCheck = (
  root: FileNode<FileForm>,
  work: ParsingWork,
): { readonly check: Check; readonly maps: ParsedMaps } => {
  const check = createModuleCheck(root, work);
  const maps = checkMaps(check);
  checkReferences(check, maps);
  checkProperties(check, propertyDomainsIn(check));
  checkPrototypes(check);
  checkPieceMoves(check);
  checkImageSheetParts(check);
  checkPhases(check);
  checkEndings(check);
  checkSetup(check, maps);
  checkSetupPieces(check);
  checkDecks(check, maps);
  checkCounters(check);
  checkModifiers(check, maps);
  checkTables(check);
  checkActions(check, maps);
  checkSeats(check);
  checkVariants(check);
  checkArmies(check);
  checkArmyNames(check, maps);
  return { check, maps };
};
