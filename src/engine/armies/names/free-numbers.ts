const BLOCK = 256;

/**
 * The numbers, from 1, that armies have after the same name. `borne` counts the armies with each number. `blocks`
 * counts the numbers in use in each block of 256.
 */
export interface ArmyNumbers {
  readonly borne: Map<number, number>;
  readonly blocks: Map<number, number>;
}

export const createEmptyArmyNumbers = (): ArmyNumbers => ({ borne: new Map(), blocks: new Map() });

const count = (counts: Map<number, number>, key: number, by: 1 | -1): number => {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
  return now;
};

const blockOf = (number: number): number => Math.floor((number - 1) / BLOCK);

export const addArmyNumber = ({ borne, blocks }: ArmyNumbers, number: number): void => {
  if (count(borne, number, 1) === 1) count(blocks, blockOf(number), 1);
};

export const removeArmyNumber = ({ borne, blocks }: ArmyNumbers, number: number): void => {
  if (count(borne, number, -1) === 0) count(blocks, blockOf(number), -1);
};

export const findFirstFreeArmyNumber = ({ borne, blocks }: ArmyNumbers): number => {
  let block = 0;
  while (blocks.get(block) === BLOCK) block += 1;
  let number = block * BLOCK + 1;
  while (borne.has(number)) number += 1;
  return number;
};
