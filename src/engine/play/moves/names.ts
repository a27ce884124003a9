/**
 * The usual names of pieces, in Betza's notation. A king does not castle: that is written KO2.
 */
export const USUAL: ReadonlyMap<string, string> = new Map([
  ['king', 'K'],
  ['queen', 'Q'],
  ['rook', 'R'],
  ['bishop', 'B'],
  ['knight', 'N'],
  ['pawn', 'fmWfceFifmnD'],
  ['wazir', 'W'],
  ['ferz', 'F'],
  ['dabbaba', 'D'],
  ['alfil', 'A'],
  ['camel', 'C'],
  ['zebra', 'Z'],
  ['nightrider', 'NN'],
  ['archbishop', 'BN'],
  ['chancellor', 'RN'],
  ['amazon', 'QN'],
  ['cannon', 'mRcpR'],
  ['horse', 'nN'],
  ['lance', 'fR'],
  ['gold', 'WfF'],
  ['silver', 'FfW'],
]);
