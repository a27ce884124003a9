import type { Operation } from '../../src/table/index.ts';
import { armyIdOfView } from '../../src/view/armies.ts';
import { findEngageableEnemyCells, moveOperationFor, placeOfTarget } from '../../src/view/find/targets.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { labelQueries } from '../../src/view/labels.ts';
import { findTargetByText, hasRuleBasedTargets, rankTargets } from '../../src/view/panel/cells.ts';
import { decodeTargetPlace } from '../../src/view/panel/printed-cell.ts';
import { hashOfStack } from '../../src/view/panel/version.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { arrangeButtonsInRows } from '../../src/view/text/message.ts';
import { armyOperation } from './armies.ts';
import {
  describeMovingPieces,
  movingPiecesOf,
  parseStackSelection,
  type StackSelection,
  stackNameForCommand,
} from './chosen.ts';
import { slashCommandTexts } from './commands.ts';
import type { Deed } from './deed.ts';
import { type Panel, type PanelScreen, press } from './panel.ts';

const version: Deed['version'] = ({ view }, [handle = '']) => {
  const read = parseStackSelection(view, [handle]);
  return read && hashOfStack(view, read.stack);
};

const waysOf = ({ view }: Pick<Panel, 'view'>, read: StackSelection, to: PieceTarget): readonly Operation<'move'>[] => {
  const [first] = read.chosen;
  if (!first || read.taken.length > 0 || !hasRuleBasedTargets(view, movingPiecesOf(read), first)) return [];
  return [...view.of(predictionQueries).moves(first)].filter((one) => one.to.in === to.in && one.to.cell === to.cell);
};

type PieceTarget = Operation<'move'>['to'];

const wayText = (
  { view, said }: Pick<Panel, 'view' | 'said'>,
  { becomes, captures, path = [] }: Operation<'move'>,
): string => {
  if (becomes !== undefined) return view.of(labelQueries).of(becomes);
  const [taken] = captures.flatMap((id) => view.of(pieceQueries).byId(id) ?? []);
  return taken ? said.takesOn(taken.name, taken.where.cell ?? '') : path.join(' ');
};

export const moveRoutesScreen = (panel: Panel, args: readonly string[]): PanelScreen | undefined => {
  const { view, said } = panel;
  const [handle = '', marks = '', takes = '', ...label] = args;
  const read = parseStackSelection(view, [handle, marks, takes]);
  const [first] = read?.chosen ?? [];
  const target =
    read &&
    first &&
    findTargetByText(view, rankTargets(view, movingPiecesOf(read), read.taken), first, label.join(':'));
  const ways = target ? waysOf(panel, read, placeOfTarget(target)) : [];
  if (!read || !target || ways.length < 2) return undefined;
  const of = hashOfStack(view, read.stack);
  return {
    prompt: said.chooseWay(describeMovingPieces(panel, read.chosen), target.label),
    tips: [],
    rows: arrangeButtonsInRows(
      ways
        .slice(0, 25)
        .flatMap((way, i) => press(panel, wayText(panel, way), ['way', of, handle, String(i), ...label], 'primary')),
    ),
    at: ['ways', ...args],
    typed: [slashCommandTexts.move(stackNameForCommand(panel, read.stack), target.label)],
  };
};

const way: Deed = {
  version,
  operation: (panel, [handle = '', index = '', ...label]) => {
    const { view } = panel;
    const read = parseStackSelection(view, [handle]);
    const [first] = read?.chosen ?? [];
    const target =
      read && first && findTargetByText(view, rankTargets(view, movingPiecesOf(read), []), first, label.join(':'));
    return target && waysOf(panel, read, placeOfTarget(target))[Number(index)];
  },
};

const go: Deed = {
  version,
  operation: (panel, [handle = '', marks = '', takes = '', ...label]) => {
    const { view, input } = panel;
    const read = parseStackSelection(view, [handle, marks, takes]);
    const [first] = read?.chosen ?? [];
    if (!read || !first) return undefined;
    const target = findTargetByText(view, rankTargets(view, movingPiecesOf(read), read.taken), first, label.join(':'));
    const taken = read.taken.map((piece) => view.of(pieceQueries).id(piece));
    const [way, ...others] = target ? waysOf(panel, read, placeOfTarget(target)) : [];
    if (way) return others.length === 0 ? way : undefined;
    return target && moveOperationFor(view, movingPiecesOf(read), placeOfTarget(target), taken)(input.person.id);
  },
};

const engage: Deed = {
  version,
  operation: ({ view, input }, [handle = '', marks = '', ...cell]) => {
    const read = parseStackSelection(view, [handle, marks]);
    if (!read) return undefined;
    const { army, where } = read.stack;
    const target = decodeTargetPlace(where.in, findEngageableEnemyCells(view, movingPiecesOf(read)), cell.join(':'));
    if (!target) return undefined;
    return {
      kind: 'engage',
      actor: input.person.id,
      army: army && armyIdOfView(army),
      pieces: read.chosen.map((piece) => view.of(pieceQueries).id(piece)),
      target,
    };
  },
};

const army: Deed = {
  version,
  operation: (panel, [handle = '', marks = '', act = '']) => {
    const read = parseStackSelection(panel.view, [handle, marks]);
    return read && armyOperation(panel, read, act, panel.input.person.id);
  },
};

export const moveDeeds = { go, way, engage, army } as const satisfies Readonly<Record<string, Deed>>;
