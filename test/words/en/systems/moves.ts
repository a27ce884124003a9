import type { sentences } from '../../../../src/words/systems/moves.ts';
import { BLUE, RED } from '../../../support/table.ts';
import { GONE, type RefusalExamples, SEEN, UNSEEN } from '../refusal-examples.ts';

const to = [SEEN, UNSEEN, GONE].map((piece) => ({ piece, to: 'D4' }));
const place = [SEEN, UNSEEN, GONE].map((piece) => ({ piece, place: 'D4' }));
const at = [SEEN, UNSEEN, GONE].map((piece) => ({ piece, at: 'D4' }));
const met = [SEEN, UNSEEN, GONE].flatMap((piece) => [SEEN, UNSEEN, GONE].map((by) => ({ piece, by, at: 'D4' })));

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'overrule-needs-consent': [{ sides: [RED] }, { sides: [RED, BLUE] }],
  'overrule-unseen': [SEEN, UNSEEN, GONE].map((piece) => ({ piece })),
  'overrule-property': [{ property: 'Worth' }],
  'not-its-move': to,
  'way-blocked': met,
  'nothing-to-jump': to,
  'takes-not-there': met,
  'only-takes': to,
  'moved-already': to,
  'moves-on-squares': [SEEN, UNSEEN, GONE].map((piece) => ({ piece, board: 'Hive' })),
  'moves-not-now': to,
  'stays-on-board': place,
  'may-not-enter': to,
  'may-not-pass': at,
  'has-to-stop': at,
  'must-take': at,
  'must-take-most': at.map((one) => ({ ...one, count: 3 })),
  'must-go-on': to,
  'several-ways': to.map((one) => ({ ...one, via: ['C3', 'E3'] })),
  'not-that-way': to,
  suicide: to,
  'leaves-attacked': met,
  repeats: to,
  'becomes-one-of': to.flatMap((one) => [
    { ...one, choices: ['pawn', 'king'] },
    { ...one, choices: [] },
  ]),
  'takes-one-of': [SEEN, UNSEEN, GONE].flatMap((piece) =>
    [[], [SEEN], [SEEN, UNSEEN, GONE]].map((choices) => ({ piece, to: 'D4', choices })),
  ),
  'turns-nobody': to,
  'not-placed': place,
};
