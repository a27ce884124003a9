/** The words of `/game` that remedies.ts needs. */
export const masterName: string = 'Game master';
export const stop = { end: 'End the game' };
