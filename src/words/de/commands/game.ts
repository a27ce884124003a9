/** The words of `/game` that remedies.ts needs. */
export const masterName: string = 'Spielleiter';
export const stop = { end: 'Spiel beenden' };
