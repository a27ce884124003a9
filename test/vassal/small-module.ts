import { zipOf } from '../support/modules/zips.ts';
import { pngOf } from '../support/pictures/pictures.ts';

/** A small VASSAL module, written for these tests, as the files that it is made of. */

/** Joins texts by a sign as VASSAL does. */
export const joined = (parts: readonly string[], sign: string): string =>
  parts
    .map((part) => part.replaceAll(sign, `\\${sign}`))
    .map((part) => (part.startsWith('\\') || /^'.*'$/s.test(part) ? `'${part}'` : part))
    .join(sign);

/** A trait as its parameters and its state. */
export type TraitText = readonly [parameters: readonly string[], state?: string];

/** A piece as a slot holds it, from its outermost trait to the piece itself. */
export const pieceText = (traits: readonly TraitText[], id = 'null'): string => {
  const nested = (of: (trait: TraitText) => string): string =>
    [...traits]
      .reverse()
      .reduce((inner, trait, index) => (index === 0 ? of(trait) : joined([of(trait), inner], '\t')), '');
  const type = nested(([parameters]) => joined(parameters, ';'));
  const state = nested(([, own = '']) => own);
  return `+/${joined([id, type, state], '/')}`;
};

export const piece = (image: string, name: string): TraitText => [['piece', '', '', image, name], 'null;0;0;1;0'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\t', '&#9;');

/** An element with its attributes, and what stands in it. */
export const element = (
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...inside: string[]
): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')}>${inside.join('')}</${tag}>`;

const build = (name: string): string => `VASSAL.build.${name}`;
const board = (name: string): string => build(`module.map.boardPicker.board.${name}`);

const slot = (name: string, gpid: number, traits: readonly TraitText[], kind = 'PieceSlot'): string =>
  element(build(`widget.${kind}`), { entryName: name, gpid, width: 40, height: 40 }, escaped(pieceText(traits)));

/** A layer of the second kind: pictures, names, and more by the place of the parameter. */
const layer = (
  images: readonly string[],
  names: readonly string[],
  state: string,
  more: Readonly<Record<number, string>> = {},
): TraitText => {
  const parameters: string[] = Array.from({ length: 30 }, () => '');
  parameters[15] = joined(images, ',');
  parameters[16] = joined(names, ',');
  parameters[18] = 'Strength';
  for (const [index, value] of Object.entries(more)) parameters[Number(index)] = value;
  return [['emb2', ...parameters], state];
};

const soldier: readonly TraitText[] = [
  [['prototype', 'Soldier']],
  [['mark', joined(['Nation', 'Motto'], ',')], joined(['North', 'one, two'], ',')],
  [['PROP', 'Steps', 'true,0,4,false', '', ''], '3'],
  layer(['a.png', 'b.png'], ['fresh', '+ (worn)'], '2', { 24: '1', 25: 'true' }),
  piece('a.png', 'Guard'),
];

const spy: readonly TraitText[] = [
  [['hide', 'H,130', 'Hide', '', 'side:'], 'null'],
  [['obs', 'M,130', 'back.png', 'Mask', 'B', 'Agent', 'side:'], 'null'],
  [['rotate', '6', '', '', 'cw', 'ccw'], '0'],
  [['restrict', 'North', 'false', 'true'], ''],
  [['label', '', 'Label', '10', '', '', '', '', '', '', '', '', '', '', '', '', 'Note'], 'brave'],
  [['macro', 'Trigger', 'Go', 'G,130', '', '', ''], ''],
  [['globalkey', 'All', 'A,130', 'B,130', ''], ''],
  [['calcProp', 'Sum', 'SumStack(Steps)', ''], ''],
  [['acme.OwnTrait', 'x'], ''],
  [['clone', 'Clone', 'C,130', ''], ''],
  [['sendto', 'Escape', 'E,130', 'Town', 'Streets', '0', '0', '', '', '0', '0', '0', '0', '', 'Zone', 'Reserve'], ''],
  [['sendto', 'Vanish', 'V,130', '$Where$', '', '0', '0'], ''],
  [['delete', 'Delete', 'D,130', ''], ''],
  piece('spy.png', 'Spy'),
];

/** Where the palette has a piece. */
const slotPath = (name: string): string =>
  `${build('module.PieceWindow')}:Pieces/${build('widget.ListWidget')}:All/${build('widget.PieceSlot')}:${name}`;

const fort: readonly TraitText[] = [
  [['immob', 'n', 'V', 'R', ''], ''],
  [['replace', 'Ruin', 'R,130', slotPath('Scout'), '', '0', '0', 'false', '', '', '7'], ''],
  [['placemark', 'Dig', 'D,130', pieceText([piece('fort.png', 'Trench')]), '', '0', '0', 'false', '', '', '8'], ''],
  [['replace', 'Lose', 'L,130', slotPath('Gone'), '', '0', '0', 'false', '', '', '9'], ''],
  piece('fort.png', 'Fort'),
];

const card = (name: string): readonly TraitText[] => [
  [['obs', 'M,130', 'back.png', 'Mask', 'B', '?', 'player:'], 'null'],
  [['return', 'Discard', 'X,130', 'Played', '', '', '2', 'false', ''], ''],
  piece('card.png', name),
];

const stack = (attributes: Readonly<Record<string, string | number>>, ...slots: string[]): string =>
  element(build('module.map.SetupStack'), attributes, ...slots);

const numbering = (kind: string, attributes: Readonly<Record<string, string | number | boolean>>): string =>
  element(board(`mapgrid.${kind}`), attributes as Record<string, string>);

const field = element(
  build('module.Map'),
  { mapName: 'Field', edgeWidth: 0, edgeHeight: 0 },
  element(
    build('module.map.BoardPicker'),
    {},
    element(
      build('module.map.boardPicker.Board'),
      { name: 'Plain', image: 'plain.png' },
      element(
        board('HexGrid'),
        { x0: 40, y0: 30, dx: 52, dy: 60, sideways: 'false' },
        numbering('HexGridNumbering', {
          first: 'H',
          hType: 'N',
          vType: 'N',
          hLeading: 1,
          vLeading: 1,
          hOff: 1,
          vOff: 1,
        }),
      ),
    ),
  ),
  stack(
    { name: 'Guards', owningBoard: 'Plain', x: 95, y: 130, useGridLocation: 'false', location: '0909' },
    slot('Guard', 1, soldier),
    slot('Guard', 1, soldier),
  ),
  stack(
    { name: 'Spies', owningBoard: 'Plain', x: 0, y: 0, useGridLocation: 'true', location: '0103' },
    slot('Spy', 2, spy),
  ),
);

const town = element(
  build('module.Map'),
  { mapName: 'Town' },
  element(
    build('module.map.BoardPicker'),
    {},
    element(
      build('module.map.boardPicker.Board'),
      { name: 'Streets', image: 'streets.png' },
      element(
        board('ZonedGrid'),
        {},
        element(
          board('mapgrid.Zone'),
          { name: 'Market', path: '0,0;200,0;200,300;0,300', locationFormat: '$name$: $gridLocation$' },
          element(
            board('RegionGrid'),
            { snapto: 'true' },
            element(board('Region'), { name: 'Well', originx: 50, originy: 60 }),
            element(board('Region'), { name: 'Gate', originx: 150, originy: 240 }),
          ),
        ),
        element(board('mapgrid.Zone'), { name: 'Reserve', path: '200,0;400,0;400,300;200,300' }),
      ),
    ),
  ),
  element(
    build('module.folder.MapSubFolder'),
    { name: 'Stacks' },
    stack({ name: 'Fort', owningBoard: 'Streets', x: 60, y: 70 }, slot('Fort', 3, fort)),
    stack({ name: 'Far', owningBoard: 'Streets', x: 324, y: 200 }, slot('Guard', 1, soldier)),
  ),
  element(
    build('module.map.DrawPile'),
    {
      name: 'Cards',
      owningBoard: 'Streets',
      x: 300,
      y: 150,
      faceDown: 'Always',
      shuffle: 'Always',
      allowSelect: 'false',
    },
    slot('Storm', 4, card('Storm'), 'CardSlot'),
    slot('Calm', 5, card('Calm'), 'CardSlot'),
  ),
  element(build('module.map.DrawPile'), {
    name: 'Played',
    owningBoard: 'Streets',
    x: 300,
    y: 250,
    faceDown: 'Never',
    shuffle: 'Never',
    reshufflable: 'true',
    reshuffleTarget: 'Cards',
  }),
);

const root = element(
  build('GameModule'),
  { name: 'Two Towns', version: '1.2', VassalVersion: '3.7.10', description: 'A small game' },
  element(build('module.PlayerRoster'), {}, '<entry>North</entry><entry>South</entry>'),
  element(
    build('module.PrototypesContainer'),
    {},
    element(
      build('module.PrototypeDefinition'),
      { name: 'Soldier' },
      escaped(pieceText([[['mark', 'Class'], 'foot'], [['report', 'R,130', 'moves'], ''], piece('', '')])),
    ),
  ),
  element(
    build('module.properties.GlobalProperties'),
    {},
    element(build('module.properties.GlobalProperty'), { name: 'Weather', initialValue: 'rain' }),
  ),
  element(build('module.PredefinedSetup'), { name: 'Second day', file: 'second.vsav' }),
  element(build('module.PredefinedSetup'), { name: 'Lost', file: 'lost.vsav' }),
  element(build('module.DiceButton'), { name: 'Attack', nDice: 2, nSides: 6, plus: 1 }),
  element(build('module.GlobalKeyCommand'), { name: 'Clear all' }),
  element(
    build('module.turn.TurnTracker'),
    {},
    element(build('module.turn.ListTurnLevel'), { list: 'South,North', property: 'Side' }),
  ),
  element('acme.Chatter', {}),
  field,
  town,
  element(build('module.PlayerHand'), { mapName: 'North Hand', side: 'North' }),
  element(
    build('module.PieceWindow'),
    { entryName: 'Pieces' },
    element(
      build('widget.ListWidget'),
      { entryName: 'All' },
      slot('Guard', 1, soldier),
      slot('Scout', 6, [piece('gone.png', 'Scout')]),
    ),
  ),
);

const files: readonly (readonly [string, Uint8Array])[] = [
  ['buildFile.xml', Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${root}`)],
  ['images/plain.png', pngOf(300, 300)],
  ['images/streets.png', pngOf(400, 300)],
  ...['a', 'b', 'spy', 'fort', 'card', 'back'].map((name) => [`images/${name}.png`, pngOf(40, 40)] as const),
];

/** With another build file, where one is given. */
export const smallModule = (buildFile?: string): Buffer =>
  zipOf(
    [...files, ['second.vsav', smallSave()] as const].map(([name, bytes], index) => ({
      name,
      bytes: index === 0 && buildFile !== undefined ? Buffer.from(buildFile) : bytes,
    })),
  );

/** An extension of it: a piece for its palette, and one for a part that is not there. */
export const smallExtension = (): Buffer => {
  const part = (target: string, id: number): string =>
    element(build('module.ExtensionElement'), { target }, slot('Captain', id, [piece('a.png', 'Captain')]));
  const root = element(
    build('module.ModuleExtension'),
    { module: 'Two Towns', extensionId: 'x1' },
    part(`${build('module.PieceWindow')}:Pieces`, 1),
    part('acme.Nowhere', 2),
  );
  return zipOf([{ name: 'buildFile.xml', bytes: Buffer.from(root) }]);
};

/** A game of it that was saved, with what came in its log behind. */
export const smallSave = (): Buffer => {
  const ESC = '\u001b';
  const state = (map: string, x: number, y: number, gpid: number): string => `${map};${x};${y};${gpid};0`;
  const guard = (id: number, steps: string, level: string, at: string): string =>
    pieceText(
      [
        [['mark', 'Class'], 'foot'],
        [['report', 'R,130', 'moves'], ''],
        soldier[1] as TraitText,
        [['PROP', 'Steps', 'true,0,4,false', '', ''], steps],
        [(soldier[3] as TraitText)[0], level],
        [['piece', '', '', 'a.png', 'Guard'], at],
      ],
      String(id),
    );
  const spyWith = (id: number, hide: string, mask: string, turned: string, at: string): string => {
    const states = [hide, mask, turned];
    return pieceText(
      spy.map(
        ([parameters, own], index): TraitText =>
          index === spy.length - 1 ? [parameters, at] : [parameters, states[index] ?? own ?? ''],
      ),
      String(id),
    );
  };
  const cardWith = (id: number, name: string, gpid: number): string =>
    pieceText(
      [card(name)[0] as TraitText, [['piece', '', '', 'card.png', name], state('Town', 300, 150, gpid)]],
      String(id),
    );
  const deckText = (id: number, name: string, isDown: boolean, ids: string): string => {
    const type = ['deck', ...Array.from({ length: 12 }, () => ''), name].join(';');
    return `+/${joined([String(id), type, `Town;300;150;${isDown};${ids}`], '/')}`;
  };
  const commands = [
    'begin_save',
    guard(1, '1', '1', state('Field', 95, 130, 1)),
    guard(2, '3', '2', state('Field', 95, 130, 1)),
    '+/10/stack/Field;95;130;1;2;@@-1',
    spyWith(3, 'null', 'sides:South', '2', state('Town', 60, 70, 2)),
    spyWith(4, 'ann', 'null', '0', state('Town', 60, 70, 2)),
    spyWith(5, 'stranger', 'null', '0', state('Nowhere', 1, 1, 2)),
    guard(6, '3', '2', state('null', 0, 0, 1)),
    cardWith(7, 'Calm', 5),
    deckText(11, 'Cards', true, ''),
    deckText(12, 'Played', false, '7'),
    deckText(13, 'Lost', false, ''),
    'PLAYER\tann\tAnn\tSouth',
    'GlobalProperty\t;Weather;snow;Module',
    'end_save',
    `LOG\t${joined([guard(8, '3', '2', state('Field', 95, 130, 1)), 'CHAT'], ESC)}`,
  ];
  const text = Buffer.from(joined(commands, ESC));
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
  const KEY = 0x5a;
  const saved = `!VCSK${hex(KEY)}${[...text].map((byte) => hex(byte ^ KEY)).join('')}`;
  return zipOf([{ name: 'savedGame', bytes: Buffer.from(saved) }]);
};
