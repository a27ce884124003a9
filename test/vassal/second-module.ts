import { zipOf } from '../support/modules/zips.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { element, joined, piece, pieceText, type TraitText } from './small-module.ts';

/** Another small VASSAL module, written for these tests: what the first has not, with names of another script. */

const build = (name: string): string => `VASSAL.build.${name}`;

const slot = (name: string, gpid: string, traits: readonly TraitText[]): string =>
  element(
    build('widget.PieceSlot'),
    { entryName: name, gpid },
    pieceText(traits).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  );

const map = (kind: string, attributes: Readonly<Record<string, string>>, ...inside: string[]): string =>
  element(
    build(`module.${kind}`),
    attributes,
    ...inside,
    element(
      build('module.map.BoardPicker'),
      {},
      element(build('module.map.boardPicker.Board'), {
        name: `${attributes['mapName']} 1`,
        width: '300',
        height: '300',
        ...(attributes['mapName'] === '城' ? { image: '地図.png' } : {}),
      }),
    ),
  );

const stack = (name: string, ...slots: string[]): string =>
  element(build('module.map.SetupStack'), { name, owningBoard: '城 1', x: 100, y: 100 }, ...slots);

const deck = (name: string, owners: string): string =>
  element(build('module.map.DrawPile'), {
    name,
    owningBoard: '城 1',
    x: 200,
    y: 200,
    ...(owners === '' ? {} : { deckRestrictAccess: 'true', deckOwners: owners }),
  });

const sendTo = (name: string, ...parameters: string[]): TraitText => [['sendto', name, 'S,130', ...parameters], ''];

const samurai: readonly TraitText[] = [
  [['return', '捨てる', 'X,130', '', 'Which', '', '2', 'false', '{"捨て札"}'], ''],
  sendTo('帰る', '{"城"}', '{CurrentBoard}', '{10}', '20', '', '', '2', '', '15', '0', '', 'L'),
  sendTo('', '城', '', '0', '0'),
  sendTo('迷う', '{Where}', '', '0', '0'),
  [['label', '', 'Label', '10', '', '', '', '', '', '', '', '', '', '', '', '', '名札'], '$pieceName$'],
  [['restrict', '赤', 'false', 'true'], ''],
  [['obs', 'M,130', 'gone.png', 'Mask', 'B', '謎', 'side:'], 'side:青'],
  [['mark', 'Colour'], '<span style="color:red;">red</span>'],
  [['PROP', '兵力', 'true,0,4,false', '', ''], '3'],
  piece('侍.png', '侍'),
];

const die = (name: string, ...faces: string[]): string =>
  element(
    build('module.SpecialDie'),
    { name },
    ...faces.map((text) => element(build('module.SpecialDieFace'), { text, icon: 'x.png' })),
  );

const tracker = element(
  build('module.turn.TurnTracker'),
  { name: 'Turn' },
  element(
    build('module.turn.CounterTurnLevel'),
    { name: 'Year', property: 'Year', start: 1560, incr: 1, loop: 'true', loopLimit: 1561 },
    element(build('module.turn.ListTurnLevel'), { name: 'Season', property: '季節', list: '春,秋' }),
  ),
);

const root = element(
  build('GameModule'),
  { name: '戦国', version: '2.0', VassalVersion: '3.7' },
  element(build('module.PlayerRoster'), {}, ...['監督', '赤', '青'].map((side) => `<entry>${side}</entry>`)),
  element(build('module.SpecialDiceButton'), { name: 'Number' }, die('One', '1', '2', '3')),
  element(build('module.SpecialDiceButton'), { name: 'Clash' }, die('Blow', 'hit', 'miss'), die('Luck', 'good', 'bad')),
  element(build('module.SpecialDiceButton'), { name: 'Blank' }),
  tracker,
  map('Map', { mapName: '城' }, stack('陣', slot('侍', '1', samurai)), deck('山札', ''), deck('捨て札', '監督,赤')),
  map('PrivateMap', { mapName: 'Red tent', side: '監督,赤' }),
  map('PrivateMap', { mapName: 'Blue tent', side: '監督,青' }),
  map('PrivateMap', { mapName: 'Council', side: '監督,青,赤' }),
);

/** `damaged`: a picture of which the archive says something else than what it has. */
export const secondModule = (damaged = false): Buffer =>
  zipOf([
    { name: 'buildFile.xml', bytes: Buffer.from(root) },
    { name: 'images/地図.png', bytes: pngOf(300, 300) },
    { name: 'images/侍.png', bytes: pngOf(40, 40), ...(damaged ? { crc: 1 } : {}) },
  ]);

/** A game saved with an older version, in which the slot of the samurai was a horse. */
export const olderSave = (): Buffer => {
  const saved = (id: number, image: string, name: string, x: number): string =>
    pieceText([[['piece', '', '', image, name], `城;${x};100;1;0`]], String(id));
  const commands = ['begin_save', saved(1, '馬.png', '馬', 100), saved(2, '侍.png', '侍', 40), 'end_save'];
  const data = '<?xml version="1.0" encoding="UTF-8"?><data version="1"><version>1.0</version><name>戦国</name></data>';
  return zipOf([
    { name: 'savedGame', bytes: Buffer.from(joined(commands, '\u001b')) },
    { name: 'moduledata', bytes: Buffer.from(data) },
  ]);
};
