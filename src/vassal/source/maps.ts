import { layOutBoardsOfMap, type PlacedBoard } from './board-layout.ts';
import {
  attributeFlagOf,
  attributeNumberOf,
  childElementsOfKind,
  type Element,
  everyElement,
  textOf,
} from './element.ts';
import type { PixelPosition } from './grids.ts';
import type { SizeInPixels } from './numbering.ts';
import { listOf } from './sequence.ts';

export interface VassalMap {
  /** The name of the map in saved games. */
  readonly name: string;
  readonly element: Element;
  /** The sides that own the private window; empty if it isn't private. */
  readonly sides: readonly string[];
  readonly visible: boolean;
  readonly isHand: boolean;
  readonly boards: readonly PlacedBoard[];
  readonly otherBoards: readonly string[];
  readonly turnedBoards: readonly string[];
  /** True if VASSAL asks for the boards when a game starts. */
  readonly isAsked: boolean;
  readonly laidBy: (said: string) => readonly PlacedBoard[];
}

const KINDS = new Set(['Map', 'PrivateMap', 'PlayerHand', 'WidgetMap']);

const isMap = ({ kind, tag }: Element): boolean => KINDS.has(kind) && tag !== 'Map';

export const readMaps = (root: Element, sizeOf: (image: string) => SizeInPixels | undefined): readonly VassalMap[] =>
  [...everyElement(root)]
    .filter((one) => isMap(one) || isForeignMap(one))
    .map((element, index) => {
      const name = textOf(element, 'mapName') || `Map${index}`;
      const [picker] = childElementsOfKind(element, 'BoardPicker');
      const edge = edgeOf(element);
      const isPrivate = element.kind === 'PrivateMap' || element.kind === 'PlayerHand';
      return {
        name,
        element,
        sides: isPrivate
          ? listOf(textOf(element, 'side'))
              .map((side) => side.trim())
              .filter((side) => side !== '')
          : [],
        visible: attributeFlagOf(element, 'visible'),
        isHand: element.kind === 'PlayerHand',
        ...layOutBoardsOfMap(picker, name, edge, sizeOf),
      };
    });

/** True for a map of a custom class, which is recognized because it contains boards. */
const isForeignMap = (element: Element): boolean =>
  element.kind === '' &&
  element.attributes['mapName'] !== undefined &&
  childElementsOfKind(element, 'BoardPicker').length > 0;

const edgeOf = (element: Element): SizeInPixels => {
  const [width = '0', height = '0'] = textOf(element, 'edge', '0,0').split(',');
  return {
    width: attributeNumberOf(element, 'edgeWidth', Number.parseInt(width, 10) || 0),
    height: attributeNumberOf(element, 'edgeHeight', Number.parseInt(height, 10) || 0),
  };
};

export const findBoardAtPixel = (
  boards: readonly PlacedBoard[],
  { x, y }: PixelPosition,
): { readonly board: PlacedBoard; readonly pixel: PixelPosition } | undefined => {
  const board = boards.find(
    (one) => x >= one.left && y >= one.top && x < one.left + one.board.width && y < one.top + one.board.height,
  );
  return board && { board, pixel: { x: x - board.left, y: y - board.top } };
};
