import {
  diceRolledByModule,
  moduleOf,
  normalizeDiceText,
  OPEN_ROLL_STREAM,
  PRIVATE_ROLL_STREAM,
  type RollOutcome,
} from '../../engine/index.ts';
import {
  createRandomStream,
  isRecordValid,
  type Operation,
  type RandomStreamSource,
  type Table,
} from '../../table/index.ts';

export const randomStreamsOfRolls = [
  { name: OPEN_ROLL_STREAM, kind: 'roll' },
  { name: PRIVATE_ROLL_STREAM, kind: 'private-roll' },
] as const;

export type RollStreamName = (typeof randomStreamsOfRolls)[number]['name'];

/** Returns the last results of a random stream for dice, all from one step; empty if they are invalid. */
export const rollOutcomesOf = (table: Table, name: string): readonly RollOutcome[] => {
  const stream = randomStreamsOfRolls.find((one) => one.name === name);
  const record = stream && table.get(stream.kind, stream.kind);
  if (!record?.outcome || !isRecordValid(table, record)) return [];
  const earlier = record.kind === 'roll' ? (record.earlier ?? []) : [];
  return [...earlier.map(({ outcome }) => outcome), record.outcome];
};

/**
 * True if these are the dice that a step had to roll: first those that the player asked for, then those of the module's
 * rules.
 */
export const areRollsRequired = (
  table: Table,
  name: RollStreamName,
  outcomes: readonly RollOutcome[],
  operation: Operation,
): boolean => {
  const isAsked = operation.kind === 'roll' && operation.private === (name === PRIVATE_ROLL_STREAM);
  const [first, ...others] = outcomes;
  if (isAsked && !(first && isAsAsked(first, operation))) return false;
  const ruled = diceRolledByModule(moduleOf(table));
  return (isAsked ? others : outcomes).every(
    ({ dice, totals }) => name === OPEN_ROLL_STREAM && !totals && ruled.has(dice),
  );
};

const isAsAsked = ({ dice, totals }: RollOutcome, { dice: asked, times = 1 }: Operation<'roll'>): boolean =>
  normalizeDiceText(asked) === dice && (totals?.length ?? 1) === times;

/** True if the random stream, read from a position, gives exactly these faces and ends at `after`. */
export const isRollFromStream = (
  secret: RandomStreamSource,
  name: RollStreamName,
  outcome: RollOutcome,
  after: number,
): boolean => {
  const times = outcome.totals?.length ?? 1;
  const chance = createRandomStream(secret, name, outcome.first);
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
