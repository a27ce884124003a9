import { type MoveDirection, parseMoveNotation, WAYS } from '../../engine/index.ts';
import { type BoardForm, type Check, type EntryForm, type MapForm, type PartForm, tell } from '../checking/check.ts';
import { checkMatchExpression } from '../checking/values.ts';
import { childEntriesOf, childNodeOf, type FileNode, itemsIn, itemsOfNode, literalPositionOf } from '../text/spot.ts';

export const checkPieceMoves = (check: Check): void => {
  let looksForward: string | undefined;
  for (const [name, { spot }] of childEntriesOf(check.root, 'prototypes')) {
    checkTaking(check, spot);
    const jumps = childNodeOf(spot, 'jumps');
    if (jumps && checkTexts(check, jumps)) looksForward ??= name;
    const moves = childNodeOf(spot, 'moves') ?? jumps;
    if (!moves) continue;
    if (moves !== jumps && checkTexts(check, moves)) looksForward ??= name;
    if (childNodeOf(spot, 'unit')?.value === true)
      tell(check, 'wrong-value', moves, { is: 'unit-moves', name }, { is: 'no-unit-moves' });
  }
  if (looksForward !== undefined) checkForward(check, looksForward);
  for (const map of itemsIn(check.root, 'maps')) {
    checkTaking(check, map);
    checkMatches(check, [childNodeOf(childNodeOf(map, 'quiet'), 'unless')]);
  }
  const zones = itemsIn(check.root, 'maps')
    .flatMap((map) => itemsIn(map, 'boards'))
    .flatMap((board) => itemsIn(board, 'zones'));
  const terrain = [...childEntriesOf(check.root, 'terrain').values()].map(({ spot }) => spot);
  for (const ground of [...terrain, ...zones] as readonly FileNode<GroundForm>[])
    checkMatches(check, [childNodeOf(ground, 'enter'), childNodeOf(ground, 'pass'), childNodeOf(ground, 'stop')]);
};

type GroundForm = EntryForm<'terrain'> | EntryForm<'zones', BoardForm>;

const checkMatches = (check: Check, texts: readonly (FileNode | undefined)[]): void => {
  for (const text of texts) if (typeof text?.value === 'string') checkMatchExpression(check, text, text.value);
};

const STRAIGHT: ReadonlySet<unknown> = new Set(
  Object.entries(WAYS).flatMap(([by, way]) => (way.isStraight ? [by] : [])),
);

const checkTaking = (check: Check, spot: FileNode<MapForm | EntryForm<'prototypes'>>): void => {
  const captures = childNodeOf(spot, 'captures');
  checkMatches(check, [childNodeOf(captures, 'hostile'), childNodeOf(childNodeOf(spot, 'taken'), 'when')]);
  const by = childNodeOf(captures, 'by') ?? captures;
  const boards = itemsIn(spot, 'boards');
  const isStraight = boards.some((board) => hasLines(childNodeOf(board, 'grid')));
  if (by && STRAIGHT.has(by.value) && boards.length > 0 && !isStraight)
    tell(check, 'wrong-value', by, { is: 'no-straight-lines' }, { is: 'straight-lines' });
};

const checkTexts = (check: Check, moves: FileNode<PartForm<'moves', EntryForm<'prototypes'>>>): boolean => {
  let needsForward = false;
  const single: readonly FileNode[] = moves.items ? [] : [moves];
  for (const go of [...single, ...itemsOfNode(moves).map((one) => childNodeOf(one, 'go') ?? one)]) {
    if (typeof go.value !== 'string') continue;
    const read = parseMoveNotation(go.value);
    if (read.ok) {
      needsForward ||= read.needsForward;
      checkBoards(check, go, read.moves);
    } else {
      const { fault } = read;
      tell(
        check,
        'wrong-value',
        { ...go, at: literalPositionOf(go, fault.at) },
        { is: 'moves', fault },
        { is: 'mended-moves', fault },
      );
    }
  }
  return needsForward;
};

type GridNode = FileNode<PartForm<'grid', BoardForm>>;
type Moves = Extract<ReturnType<typeof parseMoveNotation>, { readonly ok: true }>['moves'];

const gridsIn = ({ root }: Check): readonly (GridNode | undefined)[] =>
  itemsIn(root, 'maps')
    .flatMap((map) => itemsIn(map, 'boards'))
    .map((board) => childNodeOf(board, 'grid'));

const kindOf = (grid: GridNode | undefined): unknown => childNodeOf(grid, 'kind')?.value;

const isOfRegions = (grid: GridNode | undefined): boolean => ['region', 'free'].includes(String(kindOf(grid)));

const hasLines = (grid: GridNode | undefined): boolean => !isOfRegions(grid) || itemsIn(grid, 'lines').length > 0;

const NOT_OF_HEXES: { readonly [orientation: string]: readonly MoveDirection[] } = {
  flat: ['east', 'west'],
  pointy: ['north', 'south'],
};

const hasDirection = (grid: GridNode | undefined, towards: MoveDirection): boolean => {
  switch (kindOf(grid)) {
    case 'region':
    case 'free':
      return false;
    case 'hex':
      return !(NOT_OF_HEXES[String(childNodeOf(grid, 'orientation')?.value ?? 'flat')] ?? []).includes(towards);
    default:
      return !towards.includes('-') || childNodeOf(grid, 'diagonals')?.value === true;
  }
};

const checkBoards = (check: Check, go: FileNode, moves: Moves): void => {
  const grids = gridsIn(check);
  const isNoSquare = (grid: GridNode | undefined): boolean => kindOf(grid) === 'hex' || isOfRegions(grid);
  for (const { kind, towards = [] } of moves) {
    const needsSquares = kind === 'steps' || kind === 'castles';
    const lost = towards.find((one) => !grids.some((grid) => hasDirection(grid, one)));
    if (needsSquares && grids.every(isNoSquare))
      tell(check, 'wrong-value', go, { is: 'no-squares' }, { is: 'squares' });
    else if (kind === 'slide' && !grids.some(hasLines))
      tell(check, 'wrong-value', go, { is: 'no-lines' }, { is: 'lines-of-regions' });
    else if (lost !== undefined)
      tell(check, 'wrong-value', go, { is: 'no-direction', name: lost }, { is: 'directions-of-boards' });
    else continue;
    return;
  }
};

const checkForward = (check: Check, prototype: string): void => {
  for (const side of itemsIn(check.root, 'sides'))
    if (side.entries && !side.partial && !childNodeOf(side, 'forward'))
      tell(check, 'missing', side, { is: 'no-forward', name: prototype }, { is: 'forward' });
};
