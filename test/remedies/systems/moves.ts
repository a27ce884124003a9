import type { moves } from '../../../src/view/remedies/moves.ts';
import { BLUE } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof moves> = {
  'overrule-needs-consent': [{ in: 'open', line: 'alice /move piece:A1 to:C2', told: () => ({ sides: [BLUE] }) }],
  'overrule-unseen': [
    {
      in: 'cabinet',
      before: ['alice /piece hide piece:A1'],
      line: 'alice /move piece:A1 to:D3 overrule:True',
      fill: { piece: 'piece:B1' },
    },
  ],
  'overrule-property': [
    {
      in: 'cabinet',
      line: 'alice /piece set piece:A2 property:Luck value:3 overrule:True',
      fill: { property: 'property:Worth' },
    },
  ],
  'not-its-move': [{ in: 'paths', line: 'alice /move piece:A1 to:C2', fill: { to: 'to:A2' } }],
  'way-blocked': [{ in: 'paths', line: 'alice /move piece:A1 to:A4', fill: { to: 'to:A3' } }],
  'nothing-to-jump': [{ in: 'paths', line: 'alice /move piece:D5 to:D3', fill: { to: 'to:D4' } }],
  'takes-not-there': [{ in: 'paths', line: 'alice /move piece:B1 to:B2', fill: { to: 'to:C2' } }],
  'only-takes': [{ in: 'paths', line: 'alice /move piece:E1 to:D2', fill: { to: 'to:E3' } }],
  'moved-already': [
    {
      in: 'paths',
      before: ['alice /move piece:E1 to:E2'],
      line: 'alice /move piece:E2 to:E4',
      fill: { to: 'to:E3' },
    },
  ],
  'moves-on-squares': [{ in: 'paths', line: 'alice /move piece:Lost to:Hive 0102', fill: { piece: 'piece:Bee' } }],
  'moves-not-now': [{ in: 'paths', line: 'alice /move piece:D1 to:D3', fill: { to: 'to:D2' } }],
  'stays-on-board': [{ in: 'paths', line: 'alice /move piece:A1 to:Tray', fill: { to: 'to:A2' } }],
  'may-not-enter': [{ in: 'takes', line: 'alice /move piece:Ann to:A1', fill: { to: 'to:C1' } }],
  'may-not-pass': [{ in: 'takes', line: 'alice /move piece:Ann to:B6', fill: { to: 'to:B3' } }],
  'has-to-stop': [{ in: 'takes', line: 'alice /move piece:Ann to:F1', fill: { to: 'to:E1' } }],
  'must-take': [{ in: 'takes', line: 'alice /move piece:Eve to:D4', fill: { piece: 'piece:Bea' } }],
  'must-take-most': [{ in: 'takes', line: 'alice /move piece:Liz to:C5', fill: { piece: 'piece:Kim' } }],
  'must-go-on': [{ in: 'takes', line: 'alice /move piece:Kim to:E3', fill: { to: 'to:C5' } }],
  'several-ways': [{ in: 'takes', line: 'alice /move piece:May to:C5', fill: { move: 'via:E3' } }],
  'not-that-way': [{ in: 'takes', line: 'alice /move piece:Bea to:D4 via:A1' }],
  suicide: [{ in: 'takes', line: 'alice /move piece:Pip to:Stones A1', fill: { to: 'to:Stones C1' } }],
  'leaves-attacked': [{ in: 'paths', line: 'alice /move piece:Crown to:2A', fill: { to: 'to:1B' } }],
  'becomes-one-of': [
    { in: 'paths', line: 'alice /move piece:Runner to:3C' },
    { in: 'paths', line: 'alice /move piece:Crown to:1B becomes:rook' },
  ],
  repeats: [
    {
      in: 'paths',
      before: ['alice /move piece:Crown to:1B'],
      line: 'alice /move piece:Crown to:1A',
      fill: { to: 'to:2C' },
    },
  ],
  'takes-one-of': [
    { in: 'takes', line: 'alice /move piece:Rows C2 to:Rows C1' },
    { in: 'takes', line: 'alice /move piece:Rows C2 to:Rows C3 capture:Rows F6' },
  ],
  'turns-nobody': [{ in: 'takes', line: 'alice /move piece:Pip to:Discs A4', fill: { to: 'to:Discs C1' } }],
  'not-placed': [{ in: 'paths', line: 'alice /move piece:Spare to:A2', fill: { piece: 'piece:A1' } }],
};
