import { zipOf } from '../support/modules/zips.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { element, joined, piece, pieceText, type TraitText } from './small-module.ts';

/** A third small VASSAL module, written for these tests: what is written otherwise than usual, and what is not told. */

const build = (name: string): string => `VASSAL.build.${name}`;
const onBoard = (name: string): string => build(`module.map.boardPicker.board.${name}`);
type Attributes = Readonly<Record<string, string | number>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const slot = (name: string, gpid: number, traits: readonly TraitText[]): string =>
  element(build('widget.PieceSlot'), { entryName: name, gpid, width: 50 }, escaped(pieceText(traits)));

const trait = (code: string, state: string, ...parameters: string[]): TraitText => [[code, ...parameters], state];

/** A layer of the second kind, its parameters by their places. */
const layer = (state: string, more: Readonly<Record<number, string>>): TraitText => {
  const parameters = Array.from({ length: 30 }, (_, at) => more[at] ?? '');
  return trait('emb2', state, ...parameters);
};
const levels = (...all: readonly string[]): string => joined(all, ',');

const board = (name: string, attributes: Attributes, ...inside: string[]): string =>
  element(build('module.map.boardPicker.Board'), { name, ...attributes }, ...inside);
const map = (
  kind: string,
  mapName: string,
  attributes: Attributes,
  boards: readonly string[],
  ...inside: string[]
): string =>
  element(
    build(`module.${kind}`),
    { mapName, ...attributes },
    element(build('module.map.BoardPicker'), {}, ...boards),
    ...inside,
  );
const stack = (name: string, at: Attributes, ...slots: string[]): string =>
  element(build('module.map.SetupStack'), { name, ...at }, ...slots);
const deck = (name: string, attributes: Attributes, ...slots: string[]): string =>
  element(build('module.map.DrawPile'), { name, owningBoard: 'Hall', x: 60, y: 60, ...attributes }, ...slots);
const zone = (name: string, path: string, attributes: Attributes, ...inside: string[]): string =>
  element(onBoard('mapgrid.Zone'), { name, path, ...attributes }, ...inside);
const region = (name: string, originx: number, originy: number): string =>
  element(onBoard('Region'), { name, originx, originy });

/** So many regions that a board needs no other places. */
const shoals = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => region(`Shoal ${at + 1}`, 10 * at, 190));

/** Each piece by its name: how traits are written that the other modules have otherwise, or not at all. */
const PIECES: Readonly<Record<string, readonly TraitText[]>> = {
  // A flag above and a wake below, the flag off; names before and behind.
  Ship: [
    layer('-1', {
      2: 'x',
      13: '10',
      14: '-8',
      15: levels('red.png', 'blue.png'),
      16: levels('+ red', 'blue +'),
      24: '0',
    }),
    layer('1', { 12: 'true', 13: '-11', 14: '5', 15: levels('wake.png'), 16: levels('+!'), 24: '1', 25: 'true' }),
    trait('basicName', '', ''),
    piece('hull.png', 'Ship'),
  ],
  // Of the first version: each level with its picture and its name.
  Galley: [
    trait('emb', '2', '', '_', '', '', '', '', '12', '-2', 'red.png,Swift', 'blue.png,Slow'),
    piece('hull.png', 'Galley'),
  ],
  // Two that change: the one with more levels counts.
  Tower: [
    layer('1', { 15: levels('red.png', 'blue.png'), 16: levels('low', 'high'), 24: '1', 25: 'true' }),
    layer('3', { 15: levels('red.png', 'blue.png', ''), 16: levels('one', '', 'one'), 24: '1', 25: 'true' }),
    piece('', 'Tower'),
  ],
  Wounded: [
    layer('2', {
      15: levels('red.png', 'blue.png'),
      16: levels('a', 'b'),
      21: 'true',
      22: '{Hits}',
      23: '0',
      24: '1',
      25: 'true',
    }),
    trait('PROP', '2', 'Hits', 'true,0,2,false', '', ''),
    piece('hull.png', 'Wounded'),
  ],
  Late: [
    layer('1', { 15: levels('red.png', 'blue.png'), 21: 'true', 22: 'Day', 23: '3', 24: '1', 25: 'true' }),
    trait('mark', '4', 'Day'),
    piece('hull.png', 'Late'),
  ],
  Dreaming: [
    layer('2', { 15: levels('red.png', 'blue.png'), 21: 'true', 22: 'Sum(Hits)', 23: '1', 24: '1', 25: 'true' }),
    piece('hull.png', 'Dreaming'),
  ],
  Compass: [trait('rotate', '-90', '1', '', '', '', ''), piece('hull.png', 'Compass')],
  Wheel: [trait('rotate', '8', '6', '', '', '', ''), piece('hull.png', 'Wheel')],
  Spun: [trait('rotate', 'x', '99', '', '', '', ''), piece('hull.png', 'Spun')],
  Shared: [trait('restrict', '', 'Gold,Iron', 'false', 'true'), piece('red.png', 'Shared')],
  Marked: [
    trait('mark', '-5,007,0,<b>bold</b> &amp; so,1000000000', 'Low,Secret agent,Zero,Text,Large'),
    trait('mark', 'twice', 'Low'),
    trait('mark', 'x,y', 'Name,§§'),
    trait('PROP', '4', 'Edge', 'true,0,4,false', '', ''),
    trait('PROP', '5', 'Beyond', 'true,0,4,false', '', ''),
    trait('PROP', '1', 'Free', 'false,0,4,false', '', ''),
    trait('PROP', '1', 'Huge', 'true,0,1000000001,false', '', ''),
    trait('PROP', 'word', 'Word', 'true,0,4,false', '', ''),
    trait('PROP', '1', 'Full', 'true,0,4,false', '', ''),
    trait('PROP', '1', 'Over', 'true,0,4,false', '', ''),
    trait('PROP', '1', 'Under', 'true,0,4,false', '', ''),
    trait('label', 'said', '', 'Label', '10'),
    piece('red.png', 'Marked'),
  ],
  Named: [trait('basicName', '', 'The Admiral'), piece('red.png', 'Named')],
  Veiled: [trait('obs', 'sides:Iron', 'M,130', '', 'Mask', 'B', '', 'side:'), piece('blue.png', 'Veiled')],
  Ghost: [trait('hide', 'ann', 'H,130', 'Hide', '', 'player:'), piece('blue.png', 'Ghost')],
  Lurker: [
    trait('hide', 'side:Iron', 'H,130', 'Hide', '', 'side:'),
    trait('restrict', '', 'Iron', 'false', 'true'),
    piece('blue.png', 'Lurker'),
  ],
  // All that does not come over, each once.
  Burdened: [
    ...[
      'macro',
      'globalkey',
      'globalhotkey',
      'locCommand',
      'calcProp',
      'setprop',
      'setpieceprop',
      'hideCmd',
      'footprint',
    ],
    ...[
      'nonRect',
      'nonRect2',
      'border',
      'AreaOfEffect',
      'playSound',
      'translate',
      'pivot',
      'propertysheet',
      'table',
      'mat',
    ],
    ...[
      'matPiece',
      'attach',
      'button',
      'submenu',
      'menuSeparator',
      'markmoved',
      'locmsg',
      'cmt',
      'deselect',
      'acme.Own',
    ],
  ]
    .map((code) => trait(code, ''))
    .concat([piece('red.png', 'Burdened')]),
  Rock: [trait('immob', '', 'n', 'V', 'R', ''), piece('red.png', 'Rock')],
  Sand: [trait('immob', '', 'n', 'N', 'R', ''), piece('red.png', 'Sand')],
  Envoy: [
    trait('sendto', '', 'To a point', '', 'Palace', 'Hall', '10', '20', '', '', '2', '3', '15', '10', '', 'L'),
    trait('sendto', '', 'To any board', '', 'Sea', '{CurrentBoard}', '30', '260', '', '', '0', '0', '0', '0', '', 'L'),
    trait('sendto', '', 'Beside all', '', 'Sea', '', '9', '9', '', '', '0', '0', '0', '0', '', 'L'),
    trait('sendto', '', 'To a region', '', 'Sea', 'Bay', '', '', '', '', '', '', '', '', '', 'Region', '', 'Cape'),
    trait('sendto', '', 'To a cell', '', 'Sea', '', '', '', '', '', '', '', '', '', '', 'Grid', '', '', '', '2-B'),
    trait('sendto', '', 'To a zone', '', 'Palace', '', '', '', '', '', '', '', '', '', '', 'Zone', 'Garden'),
    trait('sendto', '', 'To no zone', '', 'Palace', '', '', '', '', '', '', '', '', '', '', 'Zone', 'Nowhere'),
    trait('sendto', '', 'To a window', '', 'Chart', '', '0', '0', '', '', '0', '0', '0', '0', '', 'L'),
    trait('return', '', 'To its deck', '', 'Fate', '', '', '1', 'false', '{"Spent"}'),
    trait('return', '', 'Asked', '', 'Spent', '', '', '2', 'true', '{"Fate"}'),
    trait(
      'placemark',
      '',
      'A shared one',
      '',
      pieceText([trait('restrict', '', 'Iron', '', ''), piece('blue.png', 'Guard')]),
    ),
    trait('placemark', '', 'Anybody’s', '', pieceText([piece('blue.png', 'Guest')])),
    trait('replace', '', 'Turns to', '', `${build('module.Elsewhere')}:Renamed/${build('widget.PieceSlot')}:Rock`),
    trait('replace', '', 'Turns to nothing', '', '+/broken'),
    piece('red.png', 'Envoy'),
  ],
};

const gpidOf = (name: string): number => 1 + Object.keys(PIECES).indexOf(name);
const slotOf = (name: string): string => slot(name, gpidOf(name), PIECES[name] ?? []);

const sea = map(
  'Map',
  'Sea',
  { edge: '10,20' },
  [
    board(
      'North sea',
      { image: 'north.png' },
      element(
        onBoard('ZonedGrid'),
        {},
        zone('Coast', '0,0;100,0;100,100;0,100', { useParentGrid: 'true' }),
        zone('Reef', '160,110;170,110;170,120;160,120', { useParentGrid: 'true' }),
        element(
          onBoard('SquareGrid'),
          { x0: 25, y0: 25, dx: 50, dy: 50 },
          element(onBoard('mapgrid.SquareGridNumbering'), {
            first: 'V',
            sep: '-',
            hType: 'A',
            hOff: 0,
            vLeading: 0,
            vOff: 1,
            vDescend: 'true',
          }),
        ),
      ),
    ),
    board(
      'South sea',
      { width: 240, height: 200 },
      element(
        onBoard('HexGrid'),
        { x0: 0, y0: 30, dx: 52, dy: 60, sideways: 'true' },
        element(onBoard('mapgrid.HexGridNumbering'), {
          first: 'H',
          sep: '.',
          hLeading: 0,
          vLeading: 1,
          stagger: 'true',
        }),
      ),
    ),
    board(
      'Bay',
      { width: 120, height: 200, reversible: 'true' },
      element(
        onBoard('RegionGrid'),
        {},
        region('Cape', 30, 40),
        region('Quay', 90, 150),
        region('Old quay', 90, 150),
        ...shoals(7),
      ),
    ),
    board(
      'Depths',
      { width: 100, height: 100 },
      element(
        onBoard('HexGrid'),
        { x0: 10, y0: 20, dx: 26, dy: 30, sideways: 'true' },
        element(onBoard('mapgrid.HexGridNumbering'), { first: 'H', sep: '.', hLeading: 0, vLeading: 1 }),
      ),
    ),
    element(
      'setup',
      {},
      ['SeaBoardPicker', 'North sea', '0', '0', 'South sea', '0', '1', 'Bay/rev', '1', '0', 'Gone', '2', '0'].join(
        '&#9;',
      ),
    ),
  ],
  stack('Fleet', { owningBoard: 'North sea', x: 60, y: 60 }, ...['Ship', 'Galley', 'Ship'].map(slotOf)),
  stack('Beside', { owningBoard: 'North sea', x: 900, y: 60 }, slotOf('Tower')),
  stack(
    'By name',
    { owningBoard: 'Bay', useGridLocation: 'true', location: 'Cape', x: 1, y: 1 },
    slotOf('Lurker'),
    slotOf('Rock'),
  ),
  stack('Off', { owningBoard: 'Depths', x: 5, y: 5 }, slotOf('Sand')),
  stack('Empty', { owningBoard: 'Bay', x: 5, y: 5 }),
);

const palace = map(
  'Map',
  'Palace',
  { edgeWidth: 5, edgeHeight: 5 },
  [
    board(
      'Hall',
      { width: 300, height: 300 },
      element(
        onBoard('ZonedGrid'),
        {},
        zone(
          'Floor',
          '0,0;200,0;200,200;0,200',
          { locationFormat: '$name$ $gridLocation$' },
          element(
            onBoard('SquareGrid'),
            { x0: 50, y0: 50, dx: 100, dy: 100 },
            element(onBoard('mapgrid.SquareGridNumbering'), { sep: '/', hLeading: 0, vLeading: 0 }),
          ),
        ),
        zone('Garden', '200,200;300,200;300,300;200,300', {}),
        zone('Line', '0,250;10,250', {}),
      ),
    ),
  ],
  stack(
    'Guests',
    { owningBoard: '', x: 60, y: 55 },
    slotOf('Compass'),
    slotOf('Wheel'),
    slotOf('Spun'),
    slotOf('Veiled'),
  ),
  stack('Beyond', { owningBoard: 'Hall', x: 240, y: 20 }, slotOf('Ghost')),
  deck(
    'Fate',
    { faceDown: 'Via right-click Menu', shuffle: 'Via right-click Menu', expressionCounting: 'true' },
    slotOf('Marked'),
  ),
  deck('Spent', {
    faceDown: 'Never',
    shuffle: 'Always',
    reshufflable: 'true',
    reshuffleTarget: 'Fate',
    allowSelect: 'true',
  }),
  deck('Fate', { deckRestrictAccess: 'true', deckOwners: 'Iron', shuffle: 'Never' }, slotOf('Named'), slotOf('Shared')),
  deck('', { restrictOption: 'true', faceDown: 'Never', shuffle: 'Never' }),
);

const level = (kind: string, attributes: Attributes, ...inside: string[]): string =>
  element(build(`module.turn.${kind}TurnLevel`), attributes, ...inside);
const tracker = (name: string, ...inside: string[]): string =>
  element(build('module.turn.TurnTracker'), { name }, ...inside);

const die = (name: string, ...faces: readonly Attributes[]): string =>
  element(build('module.SpecialDie'), { name }, ...faces.map((face) => element(build('module.SpecialDieFace'), face)));

const global = (kind: string, name: string, initialValue: string): string =>
  element(build(`module.properties.${kind}`), { name, initialValue });

const root = (): string =>
  element(
    build('GameModule'),
    { name: 'Été: the “Tides”', version: '  3.1\tbeta ', VassalVersion: '3.6', description: ' Long  ago ' },
    element(build('module.PlayerRoster'), {}, ...['Gold', 'Iron', '', 'Gold'].map((side) => `<entry>${side}</entry>`)),
    global('GlobalProperty', 'Wind', '-3'),
    global('GlobalProperty', 'Wind', '9'),
    global('ZoneProperty', 'Full moon', '007'),
    global('GlobalProperty', 'Name', 'x'),
    global('GlobalProperty', '!!', 'x'),
    element(build('module.DiceButton'), { name: 'Two' }),
    element(build('module.DiceButton'), { name: 'Less', nDice: 1, nSides: 100, plus: -2 }),
    element(build('module.DiceButton'), { name: '', nDice: 3, nSides: 8 }),
    element(build('module.DiceButton'), { name: 'None', nDice: 0 }),
    element(build('module.SpecialDiceButton'), { name: 'Fate' }, die('', { text: 'up' }, { icon: 'down.png' }, {})),
    element(build('module.SpecialDiceButton'), { name: 'Coin' }, die('', { text: '1' })),
    element(
      build('module.SpecialDiceButton'),
      { name: 'Same' },
      die('A', { text: 'a' }, { text: 'b' }),
      die('A', { text: 'a' }, {}),
    ),
    element(build('module.StartupGlobalKeyCommand'), { name: 'At first' }),
    element(build('module.DoActionButton'), { text: 'Do it' }),
    tracker(
      'Time',
      level(
        'List',
        { name: 'Moon', list: 'new,"full"' },
        level('Counter', { property: 'Tide', start: 5, incr: -2, loop: 'false' }),
      ),
    ),
    tracker('Free', level('Counter', { property: 'Age', start: 2.5, incr: 3 })),
    tracker('Two at once', level('Counter', { property: 'A' }), level('Counter', { property: 'B' })),
    tracker('Of the table', level('Counter', { property: 'Name' })),
    tracker('Twice', level('List', { property: 'C', list: 'x,x' })),
    tracker('Whose', level('List', { property: 'D', list: 'Iron,Gold' })),
    sea,
    palace,
    map('WidgetMap', 'Chart', {}, []),
    map('PrivateMap', 'Den', { side: ' Gold ' }, []),
    map('PrivateMap', 'Open den', { side: 'Iron', visible: 'true' }, []),
    map('PrivateMap', 'Ghost’s', { side: 'Ghost' }, []),
    element(
      'acme.OwnMap',
      { mapName: 'Strange' },
      element(
        build('module.map.BoardPicker'),
        {},
        board(
          'Strange',
          {},
          element(onBoard('RegionGrid'), {}, region('Far', 1400, 20), region('Deep', 3, 990), ...shoals(6)),
        ),
        board('Other', {}),
      ),
    ),
    element(
      build('module.PieceWindow'),
      { entryName: 'Box' },
      ...Object.keys(PIECES).map(slotOf),
      slot('', 90, [piece('big_tank-01.PNG', '')]),
      slot('', 91, [piece('', '')]),
      slot('Ship', 92, [piece('hull.png', 'Ship')]),
      element(build('widget.PieceSlot'), { entryName: 'Torn', gpid: 99 }, 'no piece'),
    ),
    ...[
      { name: 'Low tide: a', file: 'low.vsav' },
      { name: 'No file', file: '' },
      { name: 'A menu', file: 'low.vsav', isMenu: 'true' },
      { name: 'Without', file: 'low.vsav', useFile: 'false' },
      { name: 'None', file: 'low.vsav' },
      { name: 'Torn', file: 'torn.vsav' },
    ].map((one) => element(build('module.PredefinedSetup'), one)),
  );

/** A save that lays the Depths on the Sea, and in which things are otherwise than at first. */
const lowTide = (): Buffer => {
  const saved = (id: number, name: string, states: Readonly<Record<number, string>>, at: string): string => {
    const traits = (PIECES[name] ?? []).map(
      ([parameters, state], index): TraitText => [parameters, states[index] ?? state ?? ''],
    );
    return pieceText([...traits.slice(0, -1), [traits.at(-1)?.[0] ?? [], at]], String(id));
  };
  const state = (mapName: string, x: number, y: number, name: string): string =>
    `${mapName};${x};${y};${gpidOf(name)};0`;
  const commands = [
    'begin_save',
    ['SeaBoardPicker', 'Depths', '0', '0', 'Bay', '1', '0'].join('\t'),
    saved(1, 'Ship', { 0: '2' }, state('Sea', 30, 40, 'Ship')),
    saved(2, 'Wounded', { 1: '1' }, state('Sea', 30, 40, 'Wounded')),
    '+/20/stack/Sea;30;40;2;1;@@-1',
    saved(3, 'Marked', { 3: '0', 4: '7', 5: '9', 7: '3', 8: '4', 9: '5', 10: '-1' }, state('Sea', 140, 60, 'Marked')),
    saved(4, 'Compass', { 0: '60' }, state('Palace', 250, 255, 'Compass')),
    saved(5, 'Ghost', { 0: 'ann' }, state('Palace', 250, 255, 'Ghost')),
    saved(6, 'Veiled', { 0: 'side:Nobody' }, state('Palace', 900, 900, 'Veiled')),
    saved(7, 'Tower', { 1: '-2' }, state('Palace', 65, 65, 'Tower')),
    saved(8, 'Rock', {}, state('Palace', 65, 65, 'Sand')),
    `+/21/${['deck', ...Array.from({ length: 12 }, () => ''), 'Spent'].join(';')}/Palace;60;60;true;7,8`,
    'PLAYER\tann\tAnn\tIron',
    'GlobalProperty\t;Wind;4;Module',
    'GlobalProperty\t;Wind;5;Module',
    'GlobalProperty\t;Tide;3;Module',
    'end_save',
  ];
  return zipOf([{ name: 'savedGame', bytes: Buffer.from(joined(commands, '\u001b')) }]);
};

/** Each a colour, so that it is seen which lies on which. */
export const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  hull: [90, 90, 90],
  red: [200, 0, 0],
  blue: [0, 0, 200],
  wake: [250, 250, 250],
};

export const thirdModule = (): Buffer =>
  zipOf([
    { name: 'buildFile', bytes: Buffer.from(root()) },
    { name: 'images/north.png', bytes: pngOf(240, 200, [0, 80, 160]) },
    { name: 'images/hull.png', bytes: pngOf(20, 12, COLOURS['hull']) },
    { name: 'red.png', bytes: pngOf(6, 4, COLOURS['red']) },
    { name: 'images/blue.png', bytes: pngOf(4, 4, COLOURS['blue']) },
    { name: 'images/wake.png', bytes: pngOf(4, 4, COLOURS['wake']) },
    { name: 'low.vsav', bytes: lowTide() },
    { name: 'torn.vsav', bytes: Buffer.from('torn') },
  ]);
