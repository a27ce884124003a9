import { z } from 'zod';
import { MAX_SUGGESTED_NAMES, near } from '../../engine/index.ts';
import type { ModuleFaultReason, ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { ModuleFaultAtOffset, ModuleFaultCode } from '../../facts/module-fault.ts';
import type { ValueExpectation, ValueKind } from '../../form/expectations.ts';
import { expectedBy, expects } from '../../form/expects.ts';
import { AMBIGUOUS_VALUE, childNodeAt, FAULTY_VALUE, type FileNode, pathOfChild } from './spot.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const KINDS: { readonly [expected: string]: ValueKind } = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  tuple: 'list',
  object: 'mapping',
  record: 'mapping',
};

export const expectationOf = (issue: RawIssue): string => expects(remedyFor(issue));

const remedyFor = (issue: RawIssue): ValueExpectation => {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      if (kind) return { is: 'kind', kind };
      return issue.expected === 'int' ? { is: 'whole-number' } : { is: 'form' };
    }
    case 'invalid_value':
      return { is: 'one-of', names: issue.values.map(String) };
    case 'too_small':
      return { is: 'at-least', least: Number(issue.minimum) };
    case 'too_big':
      return { is: issue.origin === 'array' ? 'most-entries' : 'at-most', most: Number(issue.maximum) };
    case 'unrecognized_keys':
      return issue.inst instanceof z.ZodObject
        ? { is: 'one-of', names: Object.keys(issue.inst.shape) }
        : { is: 'form' };
    default:
      return { is: 'form' };
  }
};

/**
 * Returns the faults with their positions in the file. If a key is misspelled, the right key is not also reported as
 * missing.
 */
export const faultsOfSchemaIssues = (root: FileNode, issues: readonly Issue[]): readonly ModuleFaultAtOffset[] => {
  const found = issues.flatMap((issue) => issueFaults(root, issue));
  const misspelt = new Set(
    found.flatMap(({ path, wrong, expected }) => {
      if (wrong.is !== 'no-key' || expected.is !== 'near-names') return [];
      const parent = path.slice(0, Math.max(0, path.length - wrong.key.length - 1));
      return expected.names.map((name) => pathOfChild(parent, name));
    }),
  );
  return found.filter(({ wrong, path }) => wrong.is !== 'lacks' || !misspelt.has(path));
};

const issueFaults = (root: FileNode, issue: Issue): readonly ModuleFaultAtOffset[] => {
  const { spot, missing } = follow(root, issue.path);
  if (spot.value === FAULTY_VALUE) return [];
  if (missing !== undefined) {
    if (spot.partial) return [];
    return [
      fault(
        'missing',
        spot,
        { is: 'lacks', key: missing },
        { is: 'under-key', key: missing, remedy: expectedBy(issue) },
        pathOfChild(spot.path, missing),
      ),
    ];
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(spot, key, expectedBy(issue)));
  if (issue.code === 'invalid_key') return [badKey(root, issue)];
  if (issue.code === 'invalid_union') {
    const branch = fittingBranch(issue.errors);
    if (branch) return branch.flatMap((inner) => issueFaults(root, { ...inner, path: [...issue.path, ...inner.path] }));
  }
  return wrongValue(spot, issue);
};

const fault = (
  code: ModuleFaultCode,
  { at, path: own }: FileNode,
  wrong: ModuleFaultReason,
  expected: ModuleFaultRemedy,
  path = own,
): ModuleFaultAtOffset => ({
  code,
  at,
  path,
  wrong,
  expected,
});

const follow = (
  root: FileNode,
  path: readonly PropertyKey[],
): { readonly spot: FileNode; readonly missing?: string } => {
  let spot = root;
  for (const key of path) {
    const part = childNodeAt(spot, key);
    if (!part) return spot.entries ? { spot, missing: String(key) } : { spot };
    spot = part;
  }
  return { spot };
};

/** Returns the faults of the alternative that the value is probably meant for: the only one whose outer type fits. */
const fittingBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined => {
  const fitting = branches.filter((issues) => !issues.some(isOfAnotherForm));
  return fitting.length === 1 ? fitting[0] : undefined;
};

const isOfAnotherForm = (issue: Issue): boolean => {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return fittingBranch(issue.errors) === undefined;
  return issue.code === 'invalid_type' || issue.code === 'invalid_value';
};

const short = (expected: ModuleFaultRemedy): ModuleFaultRemedy =>
  expected.is === 'one-of' && expected.names.length > MAX_SUGGESTED_NAMES
    ? { is: 'defined', near: [], names: expected.names.slice(0, MAX_SUGGESTED_NAMES), hasMore: true }
    : expected;

const unknownKey = (spot: FileNode, key: string, expected: ModuleFaultRemedy): ModuleFaultAtOffset => {
  const at = spot.entries?.get(key)?.keyAt ?? spot.at;
  const names = expected.is === 'one-of' ? near(key, expected.names) : [];
  const remedy: ModuleFaultRemedy = names.length > 0 ? { is: 'near-names', names } : short(expected);
  return { code: 'unknown-key', at, path: pathOfChild(spot.path, key), wrong: { is: 'no-key', key }, expected: remedy };
};

const badKey = (
  root: FileNode,
  issue: z.core.$ZodIssueInvalidElement | z.core.$ZodIssueInvalidKey,
): ModuleFaultAtOffset => {
  const key = String(issue.path.at(-1));
  const parent = follow(root, issue.path.slice(0, -1)).spot;
  const [inner] = issue.issues;
  return {
    code: 'bad-name',
    at: parent.entries?.get(key)?.keyAt ?? parent.at,
    path: pathOfChild(parent.path, key),
    wrong: { is: 'no-name', name: key },
    expected: inner ? expectedBy(inner) : expectedBy(issue),
  };
};

const wrongValue = (spot: FileNode, issue: Issue): readonly ModuleFaultAtOffset[] => {
  const { value, written } = spot;
  const remedy = expectedBy(issue);
  if (value === AMBIGUOUS_VALUE) {
    const or = /^[-+.\d]/.test(written) ? 'number-or-date' : 'flag';
    const typed = issue.code === 'invalid_type' && issue.expected !== 'string';
    return [
      fault('quotes', spot, { is: 'doubtful', written, or }, typed ? remedy : { is: 'or-quoted', written, remedy }),
    ];
  }
  if (value === null) return [fault('missing', spot, { is: 'nothing' }, remedy)];
  const kind = kindOf(value);
  const text = issue.code === 'invalid_type' && issue.expected === 'string';
  if (text && written !== '')
    return [fault('quotes', spot, { is: 'other-to-yaml', written, kind }, { is: 'in-quotes', written, remedy })];
  const form = issue.code === 'invalid_type' || (issue.code === 'invalid_union' && issue.errors.length > 0);
  if (form) return [fault('wrong-type', spot, { is: 'other-kind', kind }, remedy)];
  const wrong: ModuleFaultReason =
    typeof value === 'object' ? { is: 'unfit-kind', kind } : { is: 'unfit-value', value: String(value) };
  return [fault('wrong-value', spot, wrong, remedy)];
};

const kindOf = (value: unknown): ValueKind => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'mapping';
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'number' ? 'number' : 'text';
};
