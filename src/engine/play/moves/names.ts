/**
 * The usual names of pieces, in Betza's notation. A pawn takes no pawn in passing and a king does not castle: that is
 * more than one piece's move.
 */
export const USUAL: ReadonlyMap<string, string> = new Map([
  ['king', 'K'],
  ['queen', 'Q'],
  ['rook', 'R'],
  ['bishop', 'B'],
  ['knight', 'N'],
  ['pawn', 'fmWfcFifmnD'],
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
