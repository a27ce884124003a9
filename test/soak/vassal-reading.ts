/**
 * A second reading of a VASSAL module's build file, by itself: it shares no code with src/vassal, so that what that
 * makes of a module can be held against it. Plain and slow, after facts of the format alone.
 */

interface Node {
  readonly tag: string;
  readonly at: Readonly<Record<string, string>>;
  readonly kids: Node[];
  text: string;
}

const unescaped = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]+|lt|gt|amp|quot|apos);/gi, (_, name: string) => {
    if (name.startsWith('#x') || name.startsWith('#X')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }[name.toLowerCase()] ?? '';
  });

/** Elements by hand: no DOCTYPE, no comments that hold tags. */
const parsed = (xml: string): Node => {
  const root: Node = { tag: '', at: {}, kids: [], text: '' };
  const open = [root];
  for (const [whole, text, tag] of xml.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '').matchAll(/([^<]*)<([^>]*)>/g)) {
    const top = open.at(-1) as Node;
    top.text += unescaped(text ?? '');
    const said = tag ?? '';
    if (said.startsWith('/')) open.pop();
    else if (whole !== '') {
      const [, name = '', rest = ''] = /^([^\s/]+)([\s\S]*)$/.exec(said) ?? [];
      const at: Record<string, string> = {};
      for (const [, key = '', double, single] of rest.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
        at[key] = unescaped((double ?? single ?? '').replace(/[\t\n\r]/g, ' '));
      const node: Node = { tag: name, at, kids: [], text: '' };
      top.kids.push(node);
      if (!rest.trimEnd().endsWith('/')) open.push(node);
    }
  }
  return root.kids[0] ?? root;
};

const ends = (node: Node, ...names: readonly string[]): boolean =>
  node.tag.startsWith('VASSAL.') && names.some((name) => node.tag.endsWith(`.${name}`));

/** What stands in a node, through folders. */
const inside = (node: Node): readonly Node[] =>
  node.kids.flatMap((kid) => (kid.tag.includes('.folder.') ? inside(kid) : [kid]));
const all = (node: Node): readonly Node[] => [node, ...node.kids.flatMap(all)];
const number = (node: Node, key: string, usual: number): number => {
  const value = node.at[key];
  return value === undefined || value.trim() === '' || !Number.isFinite(Number(value)) ? usual : Number(value);
};
const isTrue = (node: Node, key: string): boolean => node.at[key] === 'true';

type Measure = { readonly width: number; readonly height: number };
/** Of a picture by its name, in pixels. */
export type MeasureOf = (image: string) => Measure | undefined;

const within = (corners: readonly (readonly [number, number])[], x: number, y: number): boolean => {
  let isIn = false;
  for (const [i, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(i + corners.length - 1) % corners.length] as readonly [number, number];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return corners.length > 2 && isIn;
};

const written = (value: number, kind: string, leading: number): string => {
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (kind === 'A') return sign + String.fromCharCode(65 + (size % 26)).repeat(Math.floor(size / 26) + 1);
  return sign + String(size).padStart(leading > 0 ? leading + 1 : 1, '0');
};

const numbered = (
  grid: Node,
  column: number,
  row: number,
  { width, height }: Measure,
  d: readonly [number, number],
) => {
  const numbering = grid.kids.find((kid) => kid.tag.endsWith('Numbering'));
  if (!numbering) return '';
  const isHex = ends(grid, 'HexGrid');
  const sideways = isTrue(grid, 'sideways');
  const [dx, dy] = d;
  const most = (length: number, by: number): number => Math.floor(length / by + 0.5);
  let [c, r] = [column, row];
  const [down, back] = [isTrue(numbering, 'vDescend'), isTrue(numbering, 'hDescend')];
  if (!isHex) {
    if (down) r = Math.trunc(height / dy + 0.5) - r;
    if (back) c = Math.trunc(width / dx + 0.5) - c;
  } else if (sideways) {
    if (down) c = most(height, dx) - c;
    if (back) r = most(width, dy) - r;
  } else {
    if (down) r = most(height, dx) - r;
    if (back) c = most(width, dy) - c;
  }
  const isOdd = column % 2 !== 0;
  if (ends(numbering, 'ObliqueHexGridNumbering'))
    r = r - Math.trunc(column / 2) + 1 + (isTrue(numbering, 'stagger') ? Math.trunc(column / 2) : 0);
  else if (isHex && isTrue(numbering, 'stagger') && isOdd) r += (sideways ? back : down) ? -1 : 1;
  const said = (key: string): string => numbering.at[key] ?? 'N';
  const columnText = written(c + number(numbering, 'hOff', 1), said('hType'), number(numbering, 'hLeading', 1));
  const rowText = written(r + number(numbering, 'vOff', 1), said('vType'), number(numbering, 'vLeading', 1));
  const sep = numbering.at['sep'] ?? '';
  const location = (numbering.at['first'] ?? 'H') === 'H' ? columnText + sep + rowText : rowText + sep + columnText;
  return (numbering.at['locationFormat'] ?? '$gridLocation$')
    .replaceAll('$gridLocation$', location)
    .replaceAll('$column$', columnText)
    .replaceAll('$row$', rowText);
};

/** The name of the cell of a grid at a pixel. */
const cellName = (grid: Node, x: number, y: number, size: Measure): string => {
  if (ends(grid, 'RegionGrid')) {
    let [name, best] = ['', Number.POSITIVE_INFINITY];
    for (const region of new Map(
      inside(grid)
        .filter((kid) => ends(kid, 'Region'))
        .map((kid) => [`${kid.at['originx']} ${kid.at['originy']}`, kid]),
    ).values()) {
      const far = (number(region, 'originx', 0) - x) ** 2 + (number(region, 'originy', 0) - y) ** 2;
      if (far < best) [name, best] = [region.at['name'] ?? '', far];
    }
    return name;
  }
  const isHex = ends(grid, 'HexGrid');
  const dy = number(grid, 'dy', isHex ? 64 : 48);
  const dx = number(grid, 'dx', isHex ? (Math.sqrt(3) / 2) * dy : 48);
  const x0 = Math.trunc(number(grid, 'x0', isHex ? 0 : 24));
  const y0 = Math.trunc(number(grid, 'y0', isHex ? 32 : 24));
  const [px, py] = isHex && isTrue(grid, 'sideways') ? [y, x] : [x, y];
  const column = Math.floor((px - x0) / dx + 0.5);
  const row = isHex
    ? Math.floor((py - y0 - (column % 2 === 0 ? 0 : dy / 2)) / dy + 0.5)
    : Math.trunc((py - y0) / dy + 0.5);
  return numbered(grid, column, row, size, [dx, dy]);
};

const gridOf = (node: Node): Node | undefined =>
  inside(node)
    .filter((kid) => ends(kid, 'HexGrid', 'SquareGrid', 'RegionGrid'))
    .at(-1);

/** What a place of a board can be called: its cell, its zone, and both as the zone writes them. */
const namesAt = (board: Node, x: number, y: number, size: Measure): readonly string[] => {
  const zoned = inside(board).find((kid) => ends(kid, 'ZonedGrid'));
  const behind = (zoned && gridOf(zoned)) ?? gridOf(board);
  for (const zone of zoned ? inside(zoned).filter((kid) => ends(kid, 'Zone')) : []) {
    const corners = (zone.at['path'] ?? '').split(';').flatMap((pair): (readonly [number, number])[] => {
      const [cx, cy] = pair.split(',').map(Number);
      return Number.isFinite(cx) && Number.isFinite(cy) ? [[cx as number, cy as number]] : [];
    });
    if (!within(corners, x, y)) continue;
    const [xs, ys] = [corners.map(([cx]) => cx), corners.map(([, cy]) => cy)];
    const box = { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
    const isBehind = isTrue(zone, 'useParentGrid');
    const grid = isBehind ? behind : gridOf(zone);
    const cell = grid ? cellName(grid, x, y, isBehind ? size : box) : '';
    const name = zone.at['name'] ?? '';
    const whole = (zone.at['locationFormat'] ?? '$name$').replaceAll('$name$', name).replaceAll('$gridLocation$', cell);
    return [cell, whole, name].filter((one) => one !== '');
  }
  const cell = behind ? cellName(behind, x, y, size) : '';
  return cell === '' ? [] : [cell];
};

/** A stack or deck at the start, and what its place can be called; no name where nothing names it. */
export interface ReadStack {
  readonly map: string;
  readonly name: string;
  readonly board: string;
  readonly isDeck: boolean;
  readonly pieces: number;
  readonly places: readonly string[];
  /** Of the board, in pixels; undefined where it goes by name. */
  readonly pixel?: readonly [x: number, y: number];
}

/** What a build file says of slots and of stacks at the start. */
export interface ReadModule {
  readonly slots: number;
  readonly images: readonly string[];
  readonly stacks: readonly ReadStack[];
  readonly vassal: string;
}

export const readBuildFile = (xml: string, measure: MeasureOf): ReadModule => {
  const root = parsed(xml);
  const nodes = all(root);
  const slots = nodes.filter((node) => ends(node, 'PieceSlot', 'CardSlot'));
  const maps = nodes.filter(
    (node) =>
      ends(node, 'Map', 'PrivateMap', 'PlayerHand', 'WidgetMap') ||
      (!node.tag.startsWith('VASSAL.') && node.at['mapName'] !== undefined),
  );
  const stacks = maps.flatMap((map) => {
    const picker = inside(map).find((kid) => ends(kid, 'BoardPicker'));
    const boards = picker ? inside(picker).filter((kid) => ends(kid, 'Board')) : [];
    const setup =
      picker?.kids
        .find((kid) => kid.tag === 'setup')
        ?.text.trim()
        .split('\t') ?? [];
    const laid = boards.filter(({ at }) =>
      setup.some((one, i) => i % 3 === 1 && one.replace(/\/rev$/, '') === at['name']),
    );
    const usual = boards.filter((board) => !isTrue(board, 'reversible'));
    const [first] = usual.length === 1 ? usual : boards;
    const there = laid.length > 0 ? laid : first ? [first] : [];
    return inside(map)
      .filter((kid) => ends(kid, 'SetupStack', 'DrawPile'))
      .flatMap((stack): readonly ReadStack[] => {
        const isDeck = ends(stack, 'DrawPile');
        const pieces = all(stack).filter((node) => ends(node, 'PieceSlot', 'CardSlot')).length;
        const owning = stack.at['owningBoard'] ?? '';
        const board = owning === '' ? there[0] : there.find(({ at }) => at['name'] === owning);
        if ((pieces === 0 && !isDeck) || (!board && there.length > 0)) return [];
        const known = { map: map.at['mapName'] ?? '', name: stack.at['name'] ?? '', isDeck, pieces };
        if (!board) return [{ ...known, board: '', places: [] }];
        const said = isTrue(stack, 'useGridLocation') ? (stack.at['location'] ?? '') : '';
        const [x, y] = [number(stack, 'x', 0), number(stack, 'y', 0)];
        const size = measure(board.at['image'] ?? '') ?? {
          width: number(board, 'width', 0),
          height: number(board, 'height', 0),
        };
        const own = { ...known, board: board.at['name'] ?? '' };
        // VASSAL keeps the pixel of the named place beside it.
        return said === ''
          ? [{ ...own, places: namesAt(board, x, y, size), pixel: [x, y] }]
          : [{ ...own, places: [said, ...namesAt(board, x, y, size)] }];
      });
  });
  const images = new Set<string>();
  for (const slot of slots)
    for (const [name] of slot.text.matchAll(/[\w .()&+'/-]+\.(?:png|jpe?g|gif|svg)/gi)) images.add(name.trim());
  return { slots: slots.length, images: [...images], stacks, vassal: root.at['VassalVersion'] ?? '' };
};
