import { modifier } from '../../engine/forms.ts';
import { type CounterLookup, modifierFaults, systems } from '../../engine/index.ts';
import type { ModuleFaultReason } from '../../facts/clauses.ts';
import { counterLookUpIn } from '../../features/counters/check/counters.ts';
import { repeated } from '../../form/each.ts';
import { type Check, type EntryForm, type PartForm, tell } from '../checking/check.ts';
import { modifierDefinitionOf, type NameResolver, nameResolverFor } from '../format/modifiers.ts';
import {
  childEntriesOf,
  childNodeAt,
  childNodeOf,
  type FileNode,
  itemsIn,
  literalPositionOf,
  textIn,
} from '../text/spot.ts';
import type { ParsedMaps } from './boards.ts';

const inFile = repeated(modifier);

export const checkModifiers = (check: Check, { maps }: ParsedMaps): void => {
  const naming = nameResolverOfFile(check.root, maps);
  const counters = counterLookUpIn(check);
  for (const one of itemsIn(check.root, 'modifiers')) {
    checkOneDeed(check, one);
    const grants = childNodeOf(one, 'grants');
    for (const part of grants ? [one, grants] : [one]) checkPhase(check, part);
    if (grants) checkOneDeed(check, grants);
    const file = inFile.safeParse(one.value);
    if (!file.success) continue;
    checkDefinition(check, one, file.data, naming, counters);
    for (const part of grants ? [one, grants] : [one]) checkLinked(check, part, naming, maps);
  }
};

/** Checks that two linked cells are on the same map, because each map is a separate space. */
const checkLinked = (check: Check, one: PartNode, { cell }: NameResolver, maps: ParsedMaps['maps']): void => {
  const link = childNodeOf(one, 'link') ?? childNodeOf(one, 'unlink');
  const mapOf = (id: string | undefined): string | undefined =>
    maps.find(({ name, boards }) => boards.some((board) => id?.startsWith(`${name}/${board.name}\n`)))?.name;
  const [first, second] = linkedIn(one, []).map(({ value }) => mapOf(cell(String(value))));
  if (link && first !== undefined && second !== undefined && first !== second)
    tell(check, 'wrong-value', link, { is: 'linked-maps', first, second }, { is: 'cells-of-map', map: first });
};

const DEEDS = ['change', 'link', 'unlink', 'grants'] as const;

type ModifierForm = EntryForm<'modifiers'>;
type ModifierNode = FileNode<ModifierForm>;
type PartNode = FileNode<ModifierForm | PartForm<'grants', ModifierForm>>;

const checkOneDeed = (check: Check, one: PartNode): void => {
  const found = DEEDS.filter((key) => childNodeOf(one as ModifierNode, key) !== undefined);
  if (one.entries && !one.partial && found.length !== 1)
    tell(
      check,
      found.length === 0 ? 'missing' : 'wrong-value',
      one,
      { is: 'deeds', any: found.length > 0 },
      { is: 'one-of', names: DEEDS },
    );
};

const checkPhase = (check: Check, one: PartNode): void => {
  const [phase, precedence] = [textIn(one, 'phase'), childNodeOf(one, 'precedence')];
  const [first, last] = itemsIn(childNodeOf(check.root, 'phases'), phase ?? '').map(({ value }) => value);
  if (
    phase === undefined ||
    typeof precedence?.value !== 'number' ||
    typeof first !== 'number' ||
    typeof last !== 'number'
  )
    return;
  if (precedence.value < first || precedence.value > last)
    tell(
      check,
      'wrong-value',
      precedence,
      { is: 'outside-phase', precedence: precedence.value, phase },
      { is: 'range', from: first, to: last },
    );
};

const checkDefinition = (
  check: Check,
  one: ModifierNode,
  file: Parameters<typeof modifierDefinitionOf>[0],
  naming: NameResolver,
  counters: CounterLookup,
): void => {
  for (const { part, why, at, found, expected } of modifierFaults(
    modifierDefinitionOf(file, naming),
    systems,
    counters,
  )) {
    if (why === 'cells' && linkedIn(one, part).some(({ value }) => naming.cell(String(value)) === undefined)) continue;
    const spot = spotOf(one, part);
    const isText = why === 'expression' || why === 'change';
    const place = isText ? { ...spot, at: literalPositionOf(spot, at) } : spot;
    const wrong: ModuleFaultReason =
      why === 'counter'
        ? { is: 'counter-number', found }
        : isText
          ? { is: 'misplaced', found }
          : { is: 'unfit-value', value: found };
    tell(check, isText ? 'bad-expression' : 'wrong-value', place, wrong, { is: 'typed', texts: expected });
  }
};

const linkedIn = (one: PartNode, [first]: readonly (string | number)[]): readonly FileNode[] => {
  const entry: PartNode = (first === 'grants' && childNodeOf(one as ModifierNode, 'grants')) || one;
  const typed = [childNodeOf(entry, 'link'), childNodeOf(entry, 'unlink')].flatMap((part) => part ?? []);
  return typed.flatMap(
    (part) => part.items ?? [childNodeOf(part, 'from'), childNodeOf(part, 'to')].flatMap((end) => end ?? []),
  );
};

/** Returns the location of a part of a definition. A missing part is reported at the whole entry. */
const spotOf = (one: ModifierNode, part: readonly (string | number)[]): FileNode => {
  let spot: FileNode = one;
  for (const key of part) {
    if (key === 0 && !spot.items) continue;
    spot =
      childNodeAt(spot, key) ??
      (key === 'cells' ? (childNodeAt(spot, 'link') ?? childNodeAt(spot, 'unlink')) : undefined) ??
      spot;
  }
  return spot;
};

export const nameResolverOfFile = (root: Check['root'], maps: ParsedMaps['maps']): NameResolver => {
  const zones = itemsIn(root, 'maps').flatMap((map) =>
    itemsIn(map, 'boards').flatMap((board) =>
      itemsIn(board, 'zones').map((zone) => ({
        board: `${textIn(map, 'name')}/${textIn(board, 'name')}`,
        name: textIn(zone, 'name') ?? '',
      })),
    ),
  );
  const phases = [...childEntriesOf(root, 'phases')].map(([name, { spot }]) => {
    const [first, last] = spot.items?.map(({ value }) => Number(value)) ?? [];
    return [name, [first ?? 0, last ?? 0]] as const;
  });
  return nameResolverFor(maps, zones, Object.fromEntries(phases));
};
