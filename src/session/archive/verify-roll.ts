import type { Operation } from '../../engine/core/operation.ts';
import { type ChanceSource, streamOf } from '../../engine/core/random.ts';
import { isSound } from '../../engine/core/record-rules.ts';
import type { Table } from '../../engine/core/table.ts';
import { DICE, diceText, PRIVATE_DICE, type RollOutcome } from '../../engine/index.ts';

/** The streams of dice, and the records that show what fell. */
export const rollStreams = [
  { name: DICE, kind: 'roll' },
  { name: PRIVATE_DICE, kind: 'private-roll' },
] as const;

export type RollStream = (typeof rollStreams)[number]['name'];

/** What fell last from a stream of dice, as far as it has the form of such. */
export const outcomeOn = (table: Table, name: string): RollOutcome | undefined => {
  const stream = rollStreams.find((one) => one.name === name);
  const record = stream && table.get(stream.kind, stream.kind);
  return record && isSound(table, record) ? record.outcome : undefined;
};

/**
 * Whether these dice are those that the stream gives from there on, each a number below its sides, and take it to
 * `after`; and whether they are the dice that were asked for. What is made of the faces everybody sees.
 */
export const isRollDrawn = (
  secret: ChanceSource,
  name: RollStream,
  outcome: RollOutcome,
  after: number,
  operation: Operation,
): boolean => {
  if (operation.kind !== 'roll' || operation.private !== (name === PRIVATE_DICE)) return false;
  const { times = 1 } = operation;
  if (diceText(operation.dice) !== outcome.dice || (outcome.totals?.length ?? 1) !== times) return false;
  const chance = streamOf(secret, name, outcome.first);
  let at = 0;
  for (const [i, { dice, sides, faces, bursts = [] }] of outcome.falls.entries()) {
    if (i % (outcome.falls.length / times) === 0) at = 0;
    at = outcome.dice.indexOf(dice, at) + 1;
    const [, count = '', kind, twice] = /^(\d*)d(\d+|%)(adv|dis)?/.exec(dice) ?? [];
    const thrown = twice ? 2 : Number(count === '' ? 1 : count);
    const asked = { faces: thrown + bursts.length, sides: kind === '%' ? 100 : Number(kind) };
    if (at === 0 || faces.length !== asked.faces || sides !== asked.sides) return false;
    if (faces.some((face) => chance.below(sides) + 1 !== face)) return false;
  }
  return chance.used === after;
};
